package import Boxes
import Devices
package import Geometry
import Typography

/// A short message that slides on to the screen, stays a while and slides off by itself (2009).
package struct SlidingMessage: CachedStyle {
    package init() {}

    package var summary: String {
        "A short message on an edge that comes and goes by itself; everything else stays live."
    }

    package static let height = StyleFigure(
        "size.height.withoutText", 90, "pt", .ledger, source: "ledger E1; with text the height is measured (E5)")
    package static let opacity = StyleFigure(
        "opacity", 0.87, "", .ledger, source: "ledger E4; presentation-metrics mission.toast")
    package static let background = ColorFigure(
        "background", light: .black, dark: Paint(0x1C1C1E), eras: "all", .ledger,
        source: "ledger E4: black; in the dark appearance raised from the black of the screen (assumed)"
    ).following(.background)
    package static let textColor = ColorFigure(
        "text", light: .white, eras: "all", .ledger, source: "ledger E4"
    ).following(.label)
    package static let duration = StyleFigure("duration", 0.75, "s", .ledger, source: "ledger E2")
    package static let titleSize = StyleFigure("title.size", 17, "pt", .ledger, source: "ledger E4")
    package static let messageSize = StyleFigure("message.size", 15, "pt", .ledger, source: "ledger E4")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[stage]
    }

    private static let defaults = OwnDefaults(ContentMetrics.slidingMessage, onTheWeb: ContentMetrics.edgedMessage) {
        content in
        var defaults = StyleDefaults()
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.interaction.outside = .passThrough
        defaults.look.opacity = Self.opacity.value
        defaults.look.content = content
        defaults.interaction.release = .message
        return defaults
    }

    /// Dark in either appearance; what is on it is as the platform has it in the dark.
    package func look(in setting: LookSetting) -> DialogLook {
        let text = PartLook(text: setting.paint(Self.textColor))
        var parts = OwnLooks.parts(in: setting.appearing(.dark))
        for part in [LookPart.title, .message, .bar] { parts[part] = text }
        // The blue of iPhone OS is for light pages.
        if setting.platform == .apple, setting.release == .classic {
            let button = AppleLooks(in: setting).fading(text, disabled: setting.paint(.tertiaryLabel))
            for part in [LookPart.button, .cancelButton, .destructiveButton, .preferredButton] { parts[part] = button }
        }
        parts[.presenter] = OwnLooks.parts(in: setting)[.presenter]
        parts[.dialog] = OwnLooks.surface(setting.fill(Self.background))
        return DialogLook(parts)
    }

    /// Against its edge; along the edge in the middle, but clear of the unsafe bands where it can be.
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        guard let edge = measured.edge, !measured.isFixed else { return Placed(measured.rest) }
        // What is safe of the container: beside a fold, nothing beyond it.
        let safe = stage.safeArea.intersection(measured.container) ?? measured.container
        var frame = measured.rest
        if edge.isVertical {
            frame.origin.x = frame.width <= safe.width ? frame.clamped(into: safe).minX : frame.minX
        } else {
            frame.origin.y = frame.height <= safe.height ? frame.clamped(into: safe).minY : frame.minY
        }
        return Placed(frame)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        transition == .none ? 0 : Self.duration.value
    }

    /// Its motion is its own on every platform.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { nil }

    package var figures: [StyleFigure] {
        [
            Self.height, Self.opacity, Self.duration, Self.titleSize, Self.messageSize, FixedBoxes.sideInset,
            FixedBoxes.topInset, FixedBoxes.titleHeight, ContentMetrics.textBesideImage,
        ] + ReleaseFigures.message + ReadingFigures.all + OwnLooks.figures
    }
    package var colors: [ColorFigure] { [Self.background, Self.textColor] + OwnLooks.colors }
    package var materials: [MaterialFigure] { OwnLooks.materials }
}

extension ContentMetrics {
    package static let slidingMessage: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(
            top: 10, left: FixedBoxes.sideInset.value, bottom: 10, right: FixedBoxes.sideInset.value)
        metrics.titleSize = SlidingMessage.titleSize.value
        metrics.titleWeight = .bold
        metrics.messageSize = SlidingMessage.messageSize.value
        metrics.gap = 4
        metrics.usesFixedBoxes = true
        metrics.emptyHeight = SlidingMessage.height.value
        metrics.putsImageBeside = true
        return Boxed(metrics)
    }()

    /// The same where buttons have edges, as in browsers.
    fileprivate static let edgedMessage: Boxed<ContentMetrics> = {
        var metrics = slidingMessage.value
        metrics.foot = metrics.insets.left
        metrics.standOff(metrics.insets.left)
        return Boxed(metrics)
    }()
}
