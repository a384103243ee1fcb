package import Boxes
import Devices
import Geometry
import Timeline
import Typography

extension Alert: CachedStyle {
    package var list: StyleList { StyleList("alert", in: "apple-alert") }

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        if stage.isAppleTelevision { return TelevisionAlert.defaults(in: TelevisionRelease(stage.release)) }
        return stage.isCarPlay ? CarPlay.alert(on: stage) : defaults[Look(on: stage)]
    }

    /// The defaults on a phone, by release and traits. Some of Apple's other systems have figures of their own.
    static let defaults = CachedDefaults<AppleRelease, Traits> { look in
        let release = look.release
        let figures = figures[release]
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(width(in: look))
        defaults.sizing.height = .fit
        defaults.sizing.maximumHeight = release == .classic ? figures[.sizeHeightMaximum] : nil
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.margins = margins(in: look)
        defaults.sizing.centredIn = release == .classic || release == .glass ? .safeArea : .container
        defaults.sizing.centresAboveKeyboard = release != .classic
        defaults.sizing.keyboardMargin = figures[.marginKeyboard]
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        defaults.look.backdropOpacity = dimming(in: look)
        // Its window is at the level 2000, the status bar's at 1000 (w3toppers.com, Where does a UIAlertView live).
        defaults.look.coversStatusBar = release == .classic
        defaults.look.content = metrics(in: release, at: look.traits.textStep)
        if release == .seven || release == .eight {
            defaults.look.parallax = Parallax(horizontal: figures[.parallax], vertical: figures[.parallax])
        }
        move(&defaults, in: release)
        return defaults
    }

    /// Places the alert in the middle of the container; up to iOS 6 in that of the safe area, from iOS 26 on only
    /// vertically so (presentation-metrics ios26.alert.centre), and inside the safe area as far as possible. From iOS 7
    /// on, above a keyboard, it is in the middle of the area between the top inset and the keyboard.
    package func frame(for measured: Measured) -> Placed { Placed(Self.centred(measured)) }

    static func centred(_ measured: Measured) -> Rect {
        guard !measured.isFixed, measured.edge == nil else { return measured.rest }
        let (request, stage) = (measured.request, measured.stage)
        let release = stage.release
        var frame = measured.rest
        if let keyboard = stage.dockedKeyboard, keyboard.minY == measured.centringFrame.maxY, release != .classic {
            let top = max(measured.centringFrame.minY, stage.safeArea.minY)
            frame.origin.y = (top + keyboard.minY - frame.height) / 2
        } else if release == .glass, request.placement.margins == nil {
            // The style's own margins only limit the alert's size; those of a request also move it.
            let safe = measured.container.inset(by: stage.unsafeInsets(of: measured.container))
            frame.origin.y = safe.midY - frame.height / 2
        } else if release != .glass, release != .classic {
            let margins = request.placement.margins?.physical(in: stage.direction) ?? .zero
            frame = Rect(center: measured.container.inset(by: margins).center, size: measured.size)
        }
        if release == .classic {
            // These releases round the alert's position to whole points: with an odd height it is half a point below
            // the middle.
            frame.origin = Point(x: (frame.minX + 0.5).rounded(.down), y: (frame.minY + 0.5).rounded(.down))
        }
        guard release == .glass, request.placement.margins == nil else {
            return frame.clamped(into: measured.available)
        }
        frame = frame.clamped(into: measured.available)
        frame.origin.x = measured.container.midX - frame.width / 2
        return frame
    }

    package func duration(of move: StyleMove) -> Double {
        switch move.transition {
        case .zoom where move.stage.release == .classic: Self.popDuration
        case .zoom, .crossDissolve:
            move.stage.release == .classic ? Self.figures[.fadeDuration, .classic] : AlertSpring.duration
        default: SystemMotion.duration(of: move.transition, in: move.stage.release)
        }
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        guard move.stage.isAppleTelevision, move.transition == .zoom else {
            return move.stage.motion(move.direction, by: move.transition)
        }
        return move.direction == .present ? TelevisionAlert.coming : TelevisionAlert.going
    }

    // MARK: Looks

    typealias Look = DefaultsKey<AppleRelease, Traits>

    /// The conditions, besides the release, that the look of an alert depends on.
    struct Traits: LookTraits {
        let rawValue: Int

        /// The window has a bottom inset.
        static let bottomInset = Traits(rawValue: 1)
        /// The text size is one of those for accessibility.
        static let largeText = Traits(rawValue: 2)
        static let dark = Traits(rawValue: 4)
        /// The window has a top inset.
        static let topInset = Traits(rawValue: 8)
        /// Together with `highStep`, the step of the user's text size above the standard: `oddStep` for the first and
        /// the third.
        static let oddStep = Traits(rawValue: 16)
        static let highStep = Traits(rawValue: 32)
        static let all: Traits = [.bottomInset, .largeText, .dark, .topInset, .oddStep, .highStep]

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ step: TextStep) {
            switch step {
            case .standard: self = []
            case .xLarge: self = .oddStep
            case .xxLarge: self = .highStep
            case .xxxLarge: self = [.oddStep, .highStep]
            case .accessibility: self = .largeText
            }
        }

        var textStep: TextStep {
            if contains(.largeText) { return .accessibility }
            if contains(.highStep) { return contains(.oddStep) ? .xxxLarge : .xxLarge }
            return contains(.oddStep) ? .xLarge : .standard
        }
    }

    /// The text sizes that alerts distinguish in their distances.
    enum TextStep: Int, CaseIterable {
        /// The standard size, and those below it.
        case standard
        case xLarge, xxLarge, xxxLarge, accessibility

        init(_ size: ContentSize) {
            switch size {
            case .xSmall, .small, .medium, .large: self = .standard
            case .xLarge: self = .xLarge
            case .xxLarge: self = .xxLarge
            case .xxxLarge: self = .xxxLarge
            case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5:
                self = .accessibility
            }
        }
    }

    private static func width(in look: Look) -> Double {
        let isWide = look.release.isCard && look.traits.contains(.largeText)
        return figures[isWide ? .widthOfLargeText : .width, look.release]
    }

    private static func margins(in look: Look) -> EdgeInsets {
        let hasBottom = look.traits.contains(.bottomInset)
        let top = hasBottom && look.traits.contains(.topInset) ? 0 : figures[.marginVertical]
        let bottom = hasBottom ? 0 : figures[.marginVertical]
        let hasSides = look.release == .classic || look.release == .glass
        let sides = hasSides ? figures[.marginSide, look.release] : 0
        return EdgeInsets(top: top, sides: sides, bottom: bottom)
    }

    static func dimming(in look: Look) -> Double {
        guard look.release >= .card else { return figures[.backdropOpacity, look.release] }
        return figures[look.traits.contains(.dark) ? .backdropOpacityDark : .backdropOpacityLight, look.release]
    }

    // MARK: Motion

    /// The scales of iPhone OS' pop animation, and the duration of each of its three parts in seconds.
    private static let pops: [(scale: Double, time: Double)] = [
        (.presentScale1, .presentDuration1), (.presentScale2, .presentDuration2), (.presentScale3, .presentDuration3),
    ].map { (scale: FigureName, time: FigureName) in (figures[scale, .classic], figures[time, .classic]) }
    private static let popDuration = pops.reduce(0) { $0 + $1.time }

    private static func move(_ defaults: inout StyleDefaults, in release: AppleRelease) {
        let fade = Pose(scale: Size(width: 1, height: 1), opacity: 0)
        defaults.motion.transition = .zoom
        defaults.motion.zoomTo = fade
        switch release {
        case .classic:
            defaults.motion.zoomFrom = scaled(by: pops[0].scale)
            var time = 0.0
            for pop in pops {
                defaults.motion.zoomSteps.append(ScaleStep(share: min(1, time / popDuration), scale: pop.scale))
                time += pop.time
            }
            defaults.motion.zoomSteps.append(ScaleStep(share: 1, scale: 1))
            defaults.motion.fadeShare = figures[.fadeDuration, release] / popDuration
            defaults.motion.dismissDuration = figures[.fadeDuration, release]
        case .seven:
            defaults.motion.zoomFrom = scaled(by: figures[.presentScale, release])
            defaults.motion.zoomTo = scaled(by: figures[.dismissScale, release])
            defaults.motion.curve = SystemMotion.springCurve
        case .eight, .nine, .card, .detents, .glass:
            defaults.motion.zoomFrom = scaled(by: figures[.presentScale, release])
            defaults.motion.easing = .spring(AlertSpring.spring)
        }
    }

    private static func scaled(by scale: Double) -> Pose {
        Pose(scale: Size(width: scale, height: scale), opacity: 0)
    }
}

extension Alert.Look {
    init(on stage: borrowing Stage) {
        var traits = Alert.Traits(Alert.TextStep(stage.device.textSize))
        if stage.device.appearance == .dark { traits.insert(.dark) }
        if stage.safeAreaInsets.bottom > 0 { traits.insert(.bottomInset) }
        if stage.safeAreaInsets.top > 0 { traits.insert(.topInset) }
        self.init(release: stage.release, traits: traits)
    }
}
