import Boxes
import Devices
import Geometry
import Timeline
import Typography

/// The alert of Apple's televisions, and the action sheet, which is the same.
///
/// Source of what is measured: the visual style of alerts in the UIKit of tvOS as it shipped with 18.2 and 26.1
/// (UIAlertControllerVisualStyleAlertModernTV), and its curves.
enum TelevisionAlert {
    private static let shipped = "platforms, tvOS: UIAlertControllerVisualStyleAlertModernTV of 26.1 and 18.2"

    private static func figure(_ name: String, _ value: Double, _ unit: String = "pt", _ more: String = "")
        -> StyleFigure
    {
        StyleFigure("tv." + name, value, unit, eras: "tvOS", .assumed, source: shipped + more)
    }

    static let width = figure(
        "size.width", 640, "pt",
        ": buttons are at most 640 less 64 wide; the least of its widths is not told, nor one between (assumed)"
    )
    static let widest = figure("size.width.largest", 820)
    static let titleLines = figure(
        "title.lines.most", 5, "", ": a title of more lines makes the alert wider")
    static let contentHeight = figure(
        "content.height.most", 575, "pt", ": an alert whose content is as high becomes wider")
    static let buttonWidth = figure("button.width.maximum", 576, "pt", ": 640 less 64")
    static let dimming = figure("backdrop.opacity", 0.45, "")
    static let radius = figure("cornerRadius", 48)
    static let inset = figure("content.inset", 32)
    static let textInset = figure("text.inset.side", 16, "pt", ": beside the content's own")
    static let titleBaseline = figure("title.baseline", 45, "pt", ": below the content's inset")
    static let messageBaseline = figure("message.baseline", 49)
    static let underText = figure("text.bottom", 45, "pt", "; no source found for it, as above the title")
    static let title = figure(
        "title.size", 31, "pt", ": emphasized callout; Apple Human Interface Guidelines, Typography")
    static let message = figure("message.size", 25, "pt", ": caption 1; Apple Human Interface Guidelines, Typography")
    static let button = figure("button.title.size", 29, "pt", "; no source found for it: body")
    static let spacing = figure("button.spacing", 12, "pt", "; no source found for it")
    static let shadowBlur = figure("shadow.blur", 20, "pt", "; no source found for it")
    static let shadowOffset = figure("shadow.offset", 4)
    static let present = figure("present.duration", 0.7, "s")
    static let dismiss = figure("dismiss.duration", 0.5, "s")
    static let start = figure("present.start", 0.5238, "of the duration", ": from when on it grows and fades in")
    static let fade = figure("present.fade", 0.3571, "of the duration")
    static let scale = figure("present.scale", 0.9, "", " of 18.2")
    static let shadow = ColorFigure(
        "tv.alert.shadow", light: Paint(0x000000, opacity: 0.2), eras: "tvOS", .assumed, source: shipped)

    static let figures = [
        width, widest, titleLines, contentHeight, buttonWidth, dimming, radius, inset, textInset, titleBaseline,
        messageBaseline, underText, title, message, button,
        spacing,
        shadowBlur, shadowOffset, present, dismiss, start, fade, scale,
    ]

    static let defaults: Boxed<StyleDefaults> = {
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(width.value)
        defaults.sizing.height = .fit
        defaults.sizing.wider = SizingDefaults.Wider(
            width: widest.value, titleLines: Int(titleLines.value), height: contentHeight.value)
        // The insets of 60 and 80 are those of the safe area.
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.centresAboveKeyboard = true
        defaults.look.corners = CornerRadii(all: radius.value)
        defaults.look.backdropOpacity = dimming.value
        defaults.look.content = Boxed(metrics)
        defaults.motion.transition = .zoom
        let away = Pose(scale: Size(width: scale.value, height: scale.value), opacity: 0)
        (defaults.motion.zoomFrom, defaults.motion.zoomTo) = (away, away)
        defaults.motion.zoomSteps = [
            ScaleStep(share: start.value, scale: scale.value), ScaleStep(share: 1, scale: 1),
        ]
        return Boxed(defaults)
    }()

    private static let metrics: ContentMetrics = {
        var metrics = ContentMetrics()
        let side = inset.value + textInset.value
        metrics.baselines = BaselineDistances(
            top: inset.value + titleBaseline.value, between: messageBaseline.value, bottom: underText.value,
            soloBottom: underText.value)
        metrics.insets = EdgeInsets(top: inset.value, left: side, bottom: inset.value, right: side)
        metrics.titleSize = title.value
        metrics.messageSize = message.value
        metrics.gap = spacing.value
        metrics.rowHeight = Television.row.value
        metrics.fieldSize = button.value
        metrics.fieldHeight = Television.row.value
        metrics.fieldInset = inset.value
        metrics.fieldTextInset = textInset.value
        metrics.fieldGap = spacing.value
        metrics.fieldBottom = inset.value
        metrics.fieldCornerRadius = Television.buttonRadius.value
        metrics.leastBody = 176
        metrics.keepsButtonsInSight = false
        metrics.buttons.insets = EdgeInsets(left: inset.value, bottom: inset.value, right: inset.value)
        metrics.buttons.maximumWidth = buttonWidth.value
        metrics.buttons.rowSpacing = spacing.value
        metrics.buttons.columnSpacing = spacing.value
        metrics.buttons.titlePadding = textInset.value
        metrics.buttons.titleSize = button.value
        metrics.buttons.weight = .medium
        metrics.buttons.cancelWeight = .medium
        metrics.buttons.cornerRadius = Television.buttonRadius.value
        metrics.buttons.leastVisible = 2 * Television.row.value
        return metrics
    }()

    // MARK: Motion

    private static let growing = curve(0.13, 0.38, 0.18, 1)
    private static let darkening = curve(0.35, 0, 0.18, 1)

    private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> MotionCurve {
        MotionCurve(.cubicBezier(CubicBezier(x1, y1, x2, y2)))
    }

    static let coming = StyleMotion(
        duration: present.value, curve: growing,
        fade: StyleMotion.Part(from: start.value, to: start.value + fade.value, growing),
        dimming: StyleMotion.Part(darkening))
    static let going = StyleMotion(
        duration: dismiss.value, curve: growing, fade: firstHalf, dimming: StyleMotion.Part(darkening),
        scaling: firstHalf)
    private static let firstHalf = StyleMotion.Part(from: 0, to: 0.5, growing)
}
