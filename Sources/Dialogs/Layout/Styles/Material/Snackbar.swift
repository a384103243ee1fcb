import Devices
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
    private static let components =
        "https://github.com/material-components/material-components-android snackbar/res/values: "
    package static let linesPadding = StyleFigure(
        "text.inset.vertical.twoLines", 16, "dp", eras: MaterialMotion.eras, .assumed,
        source: components + "design_snackbar_padding_vertical_2lines, so 72 dp with two lines of 20; on tablets as "
            + "with one line. Material's tokens and Compose have 68 dp")
    package static let mostLines = figure(
        "text.lines.maximum", 2, "", source: components + "design_snackbar_text_max_lines")
    package static let tabletLines = figure(
        "text.lines.maximum.tablet", 1, "", source: components + "design_snackbar_text_max_lines from 600 dp both ways")
    package static let inlineWidth = figure(
        "action.inline.width.maximum", 128,
        source: components + "design_snackbar_action_inline_max_width: wider ones go below two lines on phones")
    package static let actionWidth = figure(
        "action.width.minimum", 48, source: components + "mtrl_layout_snackbar_include")
    package static let actionInset = figure(
        "action.inset", 8,
        source: components + "mtrl_snackbar_padding_horizontal, mtrl_snackbar_message_margin_horizontal")
    package static let imageGap = StyleFigure(
        "image.gap", 12, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source found; between an image and the text, as between what stands side by side in dialogs")
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
        let isTablet = Self.isTablet(stage)
        // Off the bars of system and app, each counted once.
        defaults.sizing.margins = EdgeInsets(all: Self.margin.value)
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.keyboardMargin = Self.margin.value
        let room = max(0, stage.safeArea.width - defaults.sizing.margins.horizontal)
        defaults.sizing.width = .fit
        let widest = min(room, isTablet ? Self.tabletMaxWidth.value : Self.maxWidth.value)
        // On a phone it is as wide as it may be; on a tablet as wide as its text.
        defaults.sizing.widths = (isTablet ? min(widest, Self.tabletMinWidth.value) : widest)...widest
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .zoom
        defaults.motion.curve = MaterialMotion.legacyDecelerate
        defaults.interaction.outside = .passThrough
        defaults.look.corners = CornerRadii(all: Self.radius.value)
        defaults.look.content = ContentMetrics.snackbar(on: stage)
        if AndroidRelease(stage.system).isFirst { Self.makeFirst(&defaults, isTablet: isTablet, on: stage) }
        defaults.interaction.release = .message
        let small = Size(width: Self.fromScale.value, height: Self.fromScale.value)
        defaults.motion.zoomFrom = Pose(scale: small, opacity: 0)
        return defaults
    }

    /// Source: appearance m3.snackbar.*. Its tokens have one colour for its action, whatever that does, and none for one that
    /// is disabled: its text's there.
    package func look(in setting: LookSetting) -> DialogLook {
        let looks = MaterialLooks(in: setting)
        let text = looks.text(.inverseOnSurface)
        let button = looks.textButton(.inversePrimary, on: .inverseOnSurface)
        return looks.dialog(
            .inverseSurface, at: .level3,
            changing: [
                .title: text, .message: text, .bar: text, .button: button, .destructiveButton: button,
                .barButton: button, .barDestructiveButton: button,
            ])
    }

    /// The design library's: on phones it is a band along the bottom edge, on tablets a card that stands on it; it slides.
    private static func makeFirst(_ defaults: inout StyleDefaults, isTablet: Bool, on stage: Stage) {
        defaults.sizing.margins = .zero
        if !isTablet {
            let room = stage.safeArea.width
            defaults.sizing.widths = room...room
        }
        defaults.motion.transition = .slide
        defaults.motion.curve = MaterialMotion.legacyStandard
        let radius = isTablet ? firstTabletRadius.value : 0
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
    }

    private static let firstTabletRadius = StyleFigure(
        "cornerRadius.tablet", 2, "dp", eras: "Android 5 – 8", .assumed,
        source: components
            + "design_snackbar_background_corner_radius before Material 2: 0 on phones, where it is as wide "
            + "as the window; the upper corners on tablets, which it stands on the edge of")

    /// Whether the window is as wide and high as a tablet's.
    static func isTablet(_ stage: Stage) -> Bool { min(stage.window.width, stage.window.height) >= 600 }

    private static let sliding = StyleMotion(duration: slide.value, curve: MaterialMotion.legacyStandard)
    private static let growing = fading(in: fadeIn)
    private static let shrinking = fading(in: fadeOut)

    private static func fading(in duration: StyleFigure) -> StyleMotion {
        StyleMotion(
            duration: duration.value, curve: MaterialMotion.legacyDecelerate,
            fade: StyleMotion.Part(MotionCurve(.linear)))
    }

    /// As the library's two ways have it: a fade that grows from 0.8 in 0.15 s and goes in 0.075 s, which Material's themes
    /// have; or, asked for, a slide of 0.25 s from outside the edge.
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
            Self.oneLine, Self.linesPadding, Self.mostLines, Self.tabletLines, Self.inlineWidth, Self.actionWidth,
            Self.actionInset, Self.imageGap, Self.radius, Self.margin, Self.maxWidth, Self.tabletMinWidth,
            Self.tabletMaxWidth, Self.sidePadding, Self.verticalPadding, Self.slide, Self.fadeIn, Self.fadeOut,
            Self.fromScale,
        ] + Elevation.level3.figures + ReleaseFigures.materialMessage + ReadingFigures.all
            + ContentMetrics.materialFigures + [Self.firstTabletRadius] + EarlierMaterial.figures
    }
}
