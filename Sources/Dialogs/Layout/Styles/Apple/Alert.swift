package import Boxes
import Devices
package import Geometry
import Timeline
import Typography

/// A short question in the middle of the screen that has to be answered.
package struct Alert: CachedStyle {
    package init() {}

    package var summary: String {
        "A short question in the middle of the screen that has to be answered."
    }

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[Look(on: stage)] }

    private static let defaults = CachedDefaults<AppleRelease, Traits> { look in
        let release = look.release
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(width(in: look))
        defaults.sizing.height = .fit
        defaults.sizing.maximumHeight = release == .classic ? classicMaximumHeight.value : nil
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.margins = margins(in: look)
        defaults.sizing.centredIn = release == .glass ? .safeArea : .container
        defaults.look.corners = CornerRadii(all: radius(in: release))
        defaults.look.backdropOpacity = dimming(in: look)
        defaults.look.background = background(in: look)
        defaults.look.content = metrics(in: release)
        if release == .seven || release == .eight {
            defaults.look.parallax = Parallax(horizontal: tilt.value, vertical: tilt.value)
        }
        if release == .glass { defaults.look.shadow = glassShadow }
        move(&defaults, in: release)
        return defaults
    }

    /// The card's fill. The blue of the oldest alerts and the grey of the dark appearance are chosen to look like them.
    static func background(in look: Look) -> Background {
        switch look.release {
        case .classic: Background(color: Color(red: 0x10, green: 0x1C, blue: 0x48), opacity: classicFillOpacity.value)
        case .seven, .eight, .nine:
            // Source: presentation-metrics alert.body.fill, white 0.97 at an alpha of 0.96.
            Background(color: Color(red: 0xF7, green: 0xF7, blue: 0xF7), opacity: fillOpacity.value)
        case .thirteen, .glass: .system(isDark: look.traits.contains(.dark))
        }
    }

    /// In the middle of the container, from iOS 26 on of the safe area, and inside the safe area as far as it goes.
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed { Placed(Self.centred(measured, for: request, on: stage)) }

    static func centred(_ measured: Measured, for request: DialogRequest, on stage: Stage) -> Rect {
        guard !measured.isFixed, measured.edge == nil else { return measured.rest }
        let isWhole = AppleRelease(stage) != .glass && request.placement.keyboard != .resize
        guard isWhole else { return measured.rest }
        let margins = request.placement.margins?.physical(in: stage.direction) ?? .zero
        let middle = measured.container.inset(by: margins).center
        return Rect(center: middle, size: measured.size).clamped(into: measured.available)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        switch transition {
        case .zoom where stage.era == .classic: Self.popTimes.reduce(0) { $0 + $1.value }
        case .zoom, .crossDissolve: stage.era == .classic ? Self.classicFade.value : AlertSpring.duration
        default: SystemMotion.duration(of: transition, in: stage.era)
        }
    }

    // MARK: Looks

    typealias Look = StyleLook<AppleRelease, Traits>

    /// What the looks of alerts follow beside the release.
    struct Traits: LookTraits {
        let rawValue: Int

        /// The window has a bottom inset.
        static let bottomInset = Traits(rawValue: 1)
        /// The text size is one of those for accessibility.
        static let largeText = Traits(rawValue: 2)
        static let dark = Traits(rawValue: 4)
        static let all: Traits = [.bottomInset, .largeText, .dark]
    }

    private static func width(in look: Look) -> Double {
        switch look.release {
        case .classic: classicWidth.value
        case .seven, .eight, .nine: width.value
        case .thirteen: look.traits.contains(.largeText) ? accessibilityWidth.value : width.value
        case .glass: glassWidth.value
        }
    }

    private static func margins(in look: Look) -> EdgeInsets {
        let edge = look.traits.contains(.bottomInset) ? 0 : screenMargin.value
        let sides = look.release == .classic ? classicMargin.value : 0
        return EdgeInsets(top: edge, left: sides, bottom: edge, right: sides)
    }

    static func radius(in release: AppleRelease) -> Double {
        switch release {
        case .classic: classicRadius.value
        case .seven, .eight: sevenRadius.value
        case .nine: nineRadius.value
        case .thirteen: cardRadius.value
        case .glass: glassRadius.value
        }
    }

    static func dimming(in look: Look) -> Double {
        switch look.release {
        case .classic: classicDimming.value
        case .seven, .eight, .nine: flatDimming.value
        case .thirteen, .glass: look.traits.contains(.dark) ? darkDimming.value : lightDimming.value
        }
    }

    private static let glassShadow = Shadow(
        color: .black, opacity: glassShadowOpacity.value, radius: glassShadowBlur.value,
        offset: Point(x: 0, y: glassShadowOffset.value))

    // MARK: Motion

    private static func move(_ defaults: inout StyleDefaults, in release: AppleRelease) {
        let fade = Pose(scale: Size(width: 1, height: 1), opacity: 0)
        defaults.motion.transition = .zoom
        defaults.motion.zoomTo = fade
        switch release {
        case .classic:
            let whole = popTimes.reduce(0) { $0 + $1.value }
            defaults.motion.zoomFrom = scaled(by: popScales[0].value)
            var time = 0.0
            defaults.motion.zoomSteps = zip(popScales, [0] + popTimes.map(\.value)).map { scale, duration in
                time += duration
                return ScaleStep(share: min(1, time / whole), scale: scale.value)
            }
            defaults.motion.zoomSteps.append(ScaleStep(share: 1, scale: 1))
            defaults.motion.fadeShare = classicFade.value / whole
            defaults.motion.dismissDuration = classicFade.value
        case .seven:
            defaults.motion.zoomFrom = scaled(by: sevenPresentScale.value)
            defaults.motion.zoomTo = scaled(by: sevenDismissScale.value)
            defaults.motion.curve = SystemMotion.springCurve
        case .eight, .nine, .thirteen:
            defaults.motion.zoomFrom = scaled(by: presentScale.value)
            defaults.motion.easing = .spring(AlertSpring.spring)
        case .glass:
            defaults.motion.transition = .crossDissolve
            defaults.motion.easing = .spring(AlertSpring.spring)
        }
    }

    private static func scaled(by scale: Double) -> Pose {
        Pose(scale: Size(width: scale, height: scale), opacity: 0)
    }
}

extension Alert.Look {
    init(on stage: borrowing Stage) {
        var traits: Alert.Traits = []
        if stage.device.appearance == .dark { traits.insert(.dark) }
        if stage.device.textSize.isAccessibility { traits.insert(.largeText) }
        if stage.safeAreaInsets.bottom > 0 { traits.insert(.bottomInset) }
        self.init(release: AppleRelease(stage), traits: traits)
    }
}
