package import Boxes
package import Devices

/// What the looks of a dialog depend on apart from its style: the system, and the user's settings.
package struct LookSetting: Sendable {
    package let platform: Platform
    /// The release of Apple's system; the newest on other platforms.
    package let release: AppleRelease
    /// The release of Android; the newest on other platforms.
    package var android = AndroidRelease.material3
    /// Whether Compose draws the dialogs, on Android.
    package var isByCompose = false
    /// The appearance of dialogs; light if the system has no dark one.
    package fileprivate(set) var appearance: Appearance
    package let contrast: Contrast
    /// Whether the user reduces transparency, so that plain colours replace materials.
    package let isOpaque: Bool
    package let isPad: Bool
    /// Whether the device is an Apple TV, where buttons show whether they have the focus.
    package var isTelevision = false
    /// Whether the device is a car's display.
    package var isCar = false
    /// Whether a style other than the popover is shown in a popover.
    package var isPopover = false
    /// Whether the dialog is a teaching tip, which only toolkits have.
    package var isTip = false
    /// The colours that the request gives roles; `nil` if it gives none.
    package var theme: [ColorRole: Color]?
    /// The named style, whose colours replace the built-in style's; `nil` if there is none.
    package var named: NamedStyle?

    /// The setting of a stage. A function rather than an initialiser, which would copy what it returns (see `Layer`).
    ///
    /// - Parameter theme: The colours that the request gives roles, for both appearances.
    package static func of(_ stage: borrowing Stage, theme: Boxed<Theme>? = nil) -> LookSetting {
        guard let theme else { return plain(stage) }
        return plain(stage).themed(by: theme)
    }

    private static func plain(_ stage: borrowing Stage) -> LookSetting {
        let isPad = if case .pad = stage.idiom { true } else { false }
        return LookSetting(
            platform: stage.platform, release: stage.release, android: stage.android, isByCompose: stage.isByCompose,
            appearance: appearance(on: stage.device, in: stage.appleRelease), contrast: stage.device.contrast,
            isOpaque: stage.device.reduceTransparency, isPad: isPad, isTelevision: stage.isAppleTelevision,
            isCar: stage.isCarPlay)
    }

    private func themed(by theme: Boxed<Theme>) -> LookSetting {
        let colors = appearance == .dark ? theme.dark : theme.light
        guard !colors.isEmpty else { return self }
        var setting = self
        setting.theme = readable(Palette.expanded(colors, on: platform))
        return setting
    }

    /// The appearance that dialogs have: light if the system has no other.
    ///
    /// - Parameter release: `nil` if the platform is not Apple's.
    package static func appearance(on device: DeviceState, in release: AppleRelease?) -> Appearance {
        guard device.appearance == .dark else { return .light }
        guard let release, device.runningSystem.isAppleTouch else { return .dark }
        return release >= .card ? .dark : .light
    }

    /// This setting in another appearance, with the same colours of the theme.
    package func appearing(_ appearance: Appearance) -> LookSetting {
        var other = self
        other.appearance = appearance
        return other
    }

    package var isDark: Bool { appearance == .dark }

    /// The index of this setting among the looks of a style, below `count`.
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
            + (isPopover ? 16 : 0) + (isTelevision || isByCompose || isTip ? 32 : 0)
        return 64 * system + bits
    }

    /// The number of systems without those of cars, whose indices come last.
    private static let systems =
        AppleRelease.allCases.count + AndroidRelease.allCases.count + 1 + Toolkit.allCases.count

    static let count = 64 * (systems + CarPlayRelease.allCases.count)

    // MARK: Colours

    private var palette: Palette { if case .material = platform { .of(android) } else { .of(platform, release) } }

    /// The colour of a figure: that of the theme, else of the named style, else the figure's own.
    package func paint(_ figure: ColorFigure) -> Paint { themed(figure) ?? own(figure) }

    /// The figure's colour, or the named style's colour in its place.
    func own(_ figure: ColorFigure) -> Paint { own(figure, contrast) }

    /// The figure's colour as it is with another contrast.
    func own(_ figure: ColorFigure, _ contrast: Contrast) -> Paint {
        named?.colors[figure.name]?[appearance, contrast] ?? figure[appearance, contrast]
    }

    /// The colour of a role in the system's palette; nil if it has none.
    func figure(_ role: ColorRole) -> ColorFigure? { palette[role] }

    /// The theme's colour that replaces the figure's; `nil` if there is none.
    private func themed(_ figure: ColorFigure) -> Paint? {
        figure.follows.flatMap { themed($0) ?? (isGround($0) ? ground(insteadOf: figure) : nil) }
    }

    /// The theme's colour for a role, with its alpha as an opacity; `nil` if there is none.
    package func themed(_ role: ColorRole) -> Paint? {
        guard let color = theme?[role] else { return nil }
        var plain = color
        plain.alpha = 255
        return Paint(plain, opacity: Double(color.alpha) / 255, role: role)
    }

    /// The colour of a role of the platform.
    ///
    /// - Precondition: The platform has the role; tests make every look of every release.
    package func paint(_ role: ColorRole) -> Paint {
        guard let figure = palette[role] else { preconditionFailure("a look asks for roles that its palette has") }
        return paint(figure)
    }

    /// The fill in the plain colour of a role.
    package func fill(_ role: ColorRole) -> Background {
        palette[role].map { fill($0) } ?? Background(paint(role))
    }

    package func fill(_ figure: ColorFigure) -> Background {
        guard var themed = themed(figure) else { return Background(own(figure)) }
        // What is not drawn at all stays so: there is nothing to see through.
        if isOpaque, themed.opacity > 0 { themed.opacity = 1 }
        return Background(themed)
    }

    /// The fill with a material. `flat` replaces it where nothing can be blurred, and whenever the user reduces
    /// transparency.
    package func fill(_ flat: ColorFigure, material: Material) -> Background {
        var background = fill(flat)
        background.material = isOpaque ? nil : material
        return background
    }

    /// The fill with a material. A colour of a theme or of a named style replaces the whole material.
    package func fill(_ figure: MaterialFigure) -> Background {
        guard themed(figure.flat) == nil, named?.colors[figure.flat.name] == nil else { return fill(figure.flat) }
        let filter = isDark ? figure.filter.dark : figure.filter.light
        return fill(
            figure.flat,
            material: Material(
                figure.name, blur: filter.blur, saturation: filter.saturation, tint: own(figure.tint)))
    }
}
