package import Geometry
import Timeline

/// Material 3's snackbar: a short message above the bottom edge, inside margins.
package struct Snackbar: PresentationStyle {
    package init() {}

    package var summary: String {
        "A short message on an edge that comes and goes by itself; everything else stays live."
    }
    package var component: String? { "snackbar" }

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: MaterialMotion.eras, .documented, source: source)
    }

    package static let oneLine = figure(
        "size.height.oneLine", 48, source: "presentation-metrics snackbar.m3.height")
    package static let twoLines = figure(
        "size.height.twoLines", 68, source: "presentation-metrics snackbar.m3.height")
    package static let radius = figure("cornerRadius", 4, source: "presentation-metrics snackbar.m3.height")
    package static let margin = figure("margin", 8, source: "presentation-metrics snackbar.mdc_android")
    package static let maxWidth = figure(
        "size.width.maximum", 600,
        source: "presentation-metrics snackbar.compose.width: windows less than 600 dp wide or high")
    package static let tabletMinWidth = figure(
        "size.width.minimum.tablet", 320, source: "presentation-metrics snackbar.mdc_android: from 600 dp both ways")
    package static let tabletMaxWidth = figure(
        "size.width.maximum.tablet", 576, source: "presentation-metrics snackbar.mdc_android: from 600 dp both ways")
    package static let sidePadding = figure(
        "text.inset.side", 16, source: "presentation-metrics snackbar.compose.width")
    package static let verticalPadding = figure(
        "text.inset.vertical", 14, source: "presentation-metrics snackbar.compose.width")
    package static let slide = figure(
        "slide.duration", 0.25, "s", source: "presentation-metrics snackbar.mdc_android; curve m2.ease.legacy standard")
    package static let fadeIn = figure(
        "zoom.present.duration", 0.15, "s", source: "presentation-metrics snackbar.mdc_android")
    package static let fadeOut = figure(
        "zoom.dismiss.duration", 0.075, "s", source: "presentation-metrics snackbar.mdc_android")
    package static let fromScale = figure(
        "zoom.scale", 0.8, "", source: "presentation-metrics snackbar.mdc_android")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let isTablet = min(stage.window.width, stage.window.height) >= 600
        let safe = stage.safeAreaInsets
        let margin = Self.margin.value
        defaults.sizing.margins = EdgeInsets(
            top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin, right: safe.right + margin)
        let room = max(0, stage.window.width - defaults.sizing.margins.horizontal)
        defaults.sizing.width = .fit
        let widest = min(room, isTablet ? Self.tabletMaxWidth.value : Self.maxWidth.value)
        // On a phone it is as wide as it may be; on a tablet as wide as its text.
        defaults.sizing.widths = (isTablet ? min(widest, Self.tabletMinWidth.value) : widest)...widest
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.curve = MaterialMotion.legacyStandard
        defaults.interaction.outside = .passThrough
        defaults.look.corners = CornerRadii(all: Self.radius.value)
        defaults.look.background = Background(color: MaterialColor.snackbar(on: stage), opacity: 1)
        defaults.look.content = ContentMetrics.snackbar(on: stage)
        defaults.interaction.release = .message
        let small = Size(width: Self.fromScale.value, height: Self.fromScale.value)
        defaults.motion.zoomFrom = Pose(scale: small, opacity: 0)
        return defaults
    }

    private static let sliding = StyleMotion(duration: slide.value, curve: MaterialMotion.legacyStandard)
    private static let growing = fading(in: fadeIn)
    private static let shrinking = fading(in: fadeOut)

    private static func fading(in duration: StyleFigure) -> StyleMotion {
        StyleMotion(
            duration: duration.value, curve: MaterialMotion.legacyDecelerate,
            fade: StyleMotion.Part(MotionCurve(.linear)))
    }

    /// As the library's two ways have it: a slide of 0.25 s from outside the edge, or, asked for as `zoom`, a fade that
    /// grows from 0.8 in 0.15 s and goes in 0.075 s.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        switch transition {
        case .slide, .coverVertical, .custom: Self.sliding
        case .zoom, .crossDissolve: direction == .present ? Self.growing : Self.shrinking
        default: MaterialMotion.motion(direction, by: transition)
        }
    }

    package var figures: [StyleFigure] {
        [
            Self.oneLine, Self.twoLines, Self.radius, Self.margin, Self.maxWidth, Self.tabletMinWidth,
            Self.tabletMaxWidth, Self.sidePadding, Self.verticalPadding, Self.slide, Self.fadeIn, Self.fadeOut,
            Self.fromScale,
        ] + ReleaseFigures.materialMessage + ReadingFigures.all + ContentMetrics.materialFigures
    }
}
