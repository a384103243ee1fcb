package import Boxes
package import Devices

/// What the look of a dialog follows beside its style: the system, and what the user set.
package struct LookSetting: Sendable {
    package let platform: Platform
    /// The newest where the platform is not Apple's.
    package let release: AppleRelease
    /// The newest where the platform is not Android's.
    package var android = AndroidRelease.material3
    /// Whether Compose draws the dialogs of an Android.
    package var isByCompose = false
    /// Light where the system has nothing else.
    package private(set) var appearance: Appearance
    package let contrast: Contrast
    /// Whether the user reduces transparency: materials are plain colours.
    package let isOpaque: Bool
    package let isPad: Bool
    /// Whether it is one of Apple's televisions, where what can be chosen shows whether the focus is on it.
    package var isTelevision = false
    /// Whether it is a car's display.
    package var isCar = false
    /// Whether a style that is no popover stands in one.
    package var isPopover = false
    /// The colours that the request puts in the place of roles; nil where it puts none.
    package var theme: [ColorRole: Color]?
    /// The owner's own style, whose colours take the place of the built-in one's; nil where there is none.
    package var named: NamedStyle?

    /// - Parameter theme: Colours that the request puts in the place of roles, in either appearance.
    package init(_ stage: borrowing Stage, theme: Boxed<Theme>? = nil) {
        let device = stage.device
        platform = stage.platform
        release = stage.release
        android = AndroidRelease(stage.system)
        isByCompose = stage.isByCompose
        appearance = Self.appearance(on: device, in: stage.appleRelease)
        contrast = device.contrast
        isOpaque = device.reduceTransparency
        isPad = stage.idiom == .pad
        isTelevision = stage.isAppleTelevision
        isCar = stage.isCarPlay
        if let theme {
            let colors = appearance == .dark ? theme.dark : theme.light
            if !colors.isEmpty { self.theme = Palette.expanded(colors, on: platform) }
        }
    }

    /// The appearance that dialogs have: light where the system has nothing else.
    ///
    /// - Parameter release: Nil where the platform is not Apple's.
    package static func appearance(on device: DeviceState, in release: AppleRelease?) -> Appearance {
        guard device.appearance == .dark else { return .light }
        guard let release, device.runningSystem.isAppleTouch else { return .dark }
        return release >= .card ? .dark : .light
    }

    package init(
        platform: Platform, release: AppleRelease = .glass, appearance: Appearance = .light,
        contrast: Contrast = .normal, isOpaque: Bool = false, isPad: Bool = false
    ) {
        self.platform = platform
        self.release = release
        self.appearance = appearance
        self.contrast = contrast
        self.isOpaque = isOpaque
        self.isPad = isPad
    }

    /// This setting in another appearance; a theme stays that of the dialog's own.
    package func appearing(_ appearance: Appearance) -> LookSetting {
        var other = self
        other.appearance = appearance
        return other
    }

    package var isDark: Bool { appearance == .dark }

    /// Where looks of this setting stand among those of a style, below `count`.
    var index: Int {
        let system =
            switch platform {
            case .apple: isCar ? Self.systems + CarPlayRelease(release).rawValue : release.rawValue
            case .material: AppleRelease.allCases.count + android.rawValue
            case .web: AppleRelease.allCases.count + AndroidRelease.allCases.count
            case .toolkit(let toolkit):
                AppleRelease.allCases.count + AndroidRelease.allCases.count + 1 + toolkit.rawValue
            }
        let bits =
            (isDark ? 1 : 0) + (contrast == .increased ? 2 : 0) + (isOpaque ? 4 : 0) + (isPad ? 8 : 0)
            + (isPopover ? 16 : 0) + (isTelevision || isByCompose ? 32 : 0)
        return 64 * system + bits
    }

    /// How many systems there are beside those of cars, which come last.
    private static let systems =
        AppleRelease.allCases.count + AndroidRelease.allCases.count + 1 + Toolkit.allCases.count

    static let count = 64 * (systems + CarPlayRelease.allCases.count)

    // MARK: Colours

    private var palette: Palette { if case .material = platform { .of(android) } else { .of(platform, release) } }

    /// The colour of a part.
    package func paint(_ figure: ColorFigure) -> Paint {
        themed(figure) ?? own(figure)
    }

    /// The figure's colour, or the named style's own in its place.
    private func own(_ figure: ColorFigure) -> Paint {
        named?.colors[figure.name]?[appearance, contrast] ?? figure[appearance, contrast]
    }

    /// The request's own colour in the place of the figure's; nil where it has none.
    private func themed(_ figure: ColorFigure) -> Paint? {
        figure.follows.flatMap { themed($0) }
    }

    /// The colour that the request gives a role, with its alpha as an opacity; nil where it gives none.
    package func themed(_ role: ColorRole) -> Paint? {
        guard let color = theme?[role] else { return nil }
        var plain = color
        plain.alpha = 255
        return Paint(plain, opacity: Double(color.alpha) / 255, role: role)
    }

    /// The colour of a role of the platform's.
    /// - Precondition: It has the role; the tests put together every look of every release.
    package func paint(_ role: ColorRole) -> Paint {
        guard let figure = palette[role] else { preconditionFailure("a look asks for roles that its palette has") }
        return paint(figure)
    }

    /// A plain colour as what fills a layer.
    package func fill(_ role: ColorRole) -> Background {
        palette[role].map { fill($0) } ?? Background(paint(role))
    }

    package func fill(_ figure: ColorFigure) -> Background {
        guard var themed = themed(figure) else { return Background(own(figure)) }
        if isOpaque { themed.opacity = 1 }
        return Background(themed)
    }

    /// A material: `flat` where nothing can be blurred, and all there is where the user reduces transparency.
    package func fill(_ flat: ColorFigure, material: Material) -> Background {
        var background = fill(flat)
        background.material = isOpaque ? nil : material
        return background
    }

    /// A theme's colour, or a named style's, takes the place of material and all.
    package func fill(_ figure: MaterialFigure) -> Background {
        guard themed(figure.flat) == nil, named?.colors[figure.flat.name] == nil else { return fill(figure.flat) }
        let filter = isDark ? figure.filter.dark : figure.filter.light
        return fill(
            figure.flat,
            material: Material(
                figure.name, blur: filter.blur, saturation: filter.saturation,
                tint: own(figure.tint)))
    }
}
