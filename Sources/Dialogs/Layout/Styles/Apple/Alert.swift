package import Devices
package import Geometry
import Timeline
import Typography

/// A short question in the middle of the screen that has to be answered.
package struct Alert: ReadyStyle {
    package init() {}

    package var summary: String {
        "A short question in the middle of the screen that has to be answered."
    }

    package static func ready(on stage: Stage) -> Shared<StyleDefaults> { defaults[Look(on: stage)] }

    private static let defaults = ReadyDefaults<Look> { look in
        let release = look.release
        var defaults = StyleDefaults()
        defaults.width = .points(width(in: look))
        defaults.height = .fit
        defaults.maximumHeight = release == .classic ? classicMaximumHeight.value : nil
        defaults.staysInSafeArea = true
        defaults.margins = margins(in: look)
        defaults.centredIn = release == .glass ? .safeArea : .container
        defaults.corners = CornerRadii(all: radius(in: release))
        defaults.shape = .rounded(radius: nil)
        defaults.backdropOpacity = dimming(in: look)
        defaults.background = background(in: look)
        defaults.content = metrics(in: release)
        if release == .seven || release == .eight {
            defaults.parallax = Parallax(horizontal: tilt.value, vertical: tilt.value)
        }
        if release == .glass { defaults.shadow = glassShadow }
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
        case .thirteen, .glass: .system(isDark: look.isDark)
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
        case .zoom, .crossDissolve: stage.era == .classic ? Self.classicFade.value : Self.springDuration
        default: SystemMotion.duration(of: transition, in: stage.era)
        }
    }

    // MARK: Looks

    /// What of a stage the looks of its alerts follow.
    struct Look: StyleLook {
        let release: AppleRelease
        let isDark: Bool
        /// Whether the text size is one of those for accessibility.
        let hasLargeText: Bool
        /// Whether the window has a bottom inset.
        let hasBottomInset: Bool

        static let allCases = AppleRelease.allCases.flatMap { release in
            (0..<8).map { traits in
                Look(
                    release: release, isDark: traits & 4 > 0, hasLargeText: traits & 2 > 0,
                    hasBottomInset: traits & 1 > 0)
            }
        }

        var place: Int {
            8 * release.rawValue + (isDark ? 4 : 0) + (hasLargeText ? 2 : 0) + (hasBottomInset ? 1 : 0)
        }
    }

    private static func width(in look: Look) -> Double {
        switch look.release {
        case .classic: classicWidth.value
        case .seven, .eight, .nine: width.value
        case .thirteen: look.hasLargeText ? accessibilityWidth.value : width.value
        case .glass: glassWidth.value
        }
    }

    private static func margins(in look: Look) -> EdgeInsets {
        let edge = look.hasBottomInset ? 0 : screenMargin.value
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
        case .thirteen, .glass: look.isDark ? darkDimming.value : lightDimming.value
        }
    }

    private static let glassShadow = Shadow(
        color: .black, opacity: glassShadowOpacity.value, radius: glassShadowBlur.value,
        offset: Point(x: 0, y: glassShadowOffset.value))

    // MARK: Motion

    private static func move(_ defaults: inout StyleDefaults, in release: AppleRelease) {
        let fade = Pose(scale: Size(width: 1, height: 1), opacity: 0)
        defaults.transition = .zoom
        defaults.zoomTo = fade
        switch release {
        case .classic:
            let whole = popTimes.reduce(0) { $0 + $1.value }
            defaults.zoomFrom = scaled(by: popScales[0].value)
            var time = 0.0
            defaults.zoomSteps = zip(popScales, [0] + popTimes.map(\.value)).map { scale, duration in
                time += duration
                return ScaleStep(share: min(1, time / whole), scale: scale.value)
            }
            defaults.zoomSteps.append(ScaleStep(share: 1, scale: 1))
            defaults.fadeShare = classicFade.value / whole
            defaults.dismissDuration = classicFade.value
        case .seven:
            defaults.zoomFrom = scaled(by: sevenPresentScale.value)
            defaults.zoomTo = scaled(by: sevenDismissScale.value)
            defaults.curve = SystemMotion.springCurve
        case .eight, .nine, .thirteen:
            defaults.zoomFrom = scaled(by: presentScale.value)
            defaults.easing = .spring(spring)
        case .glass:
            defaults.transition = .crossDissolve
            defaults.easing = .spring(spring)
        }
    }

    private static func scaled(by scale: Double) -> Pose {
        Pose(scale: Size(width: scale, height: scale), opacity: 0)
    }

    /// The spring of the system's 0.404 s animations.
    static let spring = Spring(mass: springMass.value, stiffness: springStiffness.value, damping: springDamping.value)
    static let springDuration = spring.settlingDuration() ?? 0.404
}

extension Alert.Look {
    init(on stage: borrowing Stage) {
        self.init(
            release: AppleRelease(stage), isDark: stage.device.appearance == .dark,
            hasLargeText: stage.device.textSize.isAccessibility, hasBottomInset: stage.safeAreaInsets.bottom > 0)
    }
}
