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
    static let allFigures = Television.figures.list(
        of: .sizeWidth, .sizeWidthLargest, .titleLinesMost, .contentHeightMost, .buttonWidthMaximum, .backdropOpacity,
        .cornerRadius, .contentInset, .textInsetSide, .titleBaseline, .messageBaseline, .textBottom, .titleSize,
        .messageSize, .buttonTitleSize, .buttonSpacing, .shadowBlur, .shadowOffset, .presentDuration, .dismissDuration,
        .presentStart, .presentFade, .presentScale)

    static let defaults: Boxed<StyleDefaults> = {
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(Television.figures[.sizeWidth])
        defaults.sizing.height = .fit
        defaults.sizing.wider = SizingDefaults.Wider(
            width: Television.figures[.sizeWidthLargest], titleLines: Int(Television.figures[.titleLinesMost]),
            height: Television.figures[.contentHeightMost])
        // The insets of 60 and 80 are those of the safe area.
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.centresAboveKeyboard = true
        defaults.look.corners = CornerRadii(all: Television.figures[.cornerRadius])
        defaults.look.backdropOpacity = Television.figures[.backdropOpacity]
        defaults.look.content = Boxed(metrics)
        defaults.motion.transition = .zoom
        let away = Pose(
            scale: Size(width: Television.figures[.presentScale], height: Television.figures[.presentScale]), opacity: 0
        )
        (defaults.motion.zoomFrom, defaults.motion.zoomTo) = (away, away)
        defaults.motion.zoomSteps = [
            ScaleStep(share: Television.figures[.presentStart], scale: Television.figures[.presentScale]),
            ScaleStep(share: 1, scale: 1),
        ]
        return Boxed(defaults)
    }()

    private static let metrics: ContentMetrics = {
        var metrics = ContentMetrics()
        let side = Television.figures[.contentInset] + Television.figures[.textInsetSide]
        metrics.baselines = BaselineDistances(
            top: Television.figures[.contentInset] + Television.figures[.titleBaseline],
            between: Television.figures[.messageBaseline], bottom: Television.figures[.textBottom],
            soloBottom: Television.figures[.textBottom])
        metrics.insets = EdgeInsets(
            top: Television.figures[.contentInset], left: side, bottom: Television.figures[.contentInset], right: side)
        metrics.titleSize = Television.figures[.titleSize]
        metrics.messageSize = Television.figures[.messageSize]
        metrics.gap = Television.figures[.buttonSpacing]
        metrics.rowHeight = Television.figures[.buttonHeight]
        metrics.fieldSize = Television.figures[.buttonTitleSize]
        metrics.fieldHeight = Television.figures[.buttonHeight]
        metrics.fieldInset = Television.figures[.contentInset]
        metrics.fieldTextInset = Television.figures[.textInsetSide]
        metrics.fieldGap = Television.figures[.buttonSpacing]
        metrics.fieldBottom = Television.figures[.contentInset]
        metrics.fieldCornerRadius = Television.figures[.buttonCornerRadius]
        metrics.leastBody = 176
        metrics.keepsButtonsInSight = false
        metrics.buttons.insets = EdgeInsets(
            left: Television.figures[.contentInset], bottom: Television.figures[.contentInset],
            right: Television.figures[.contentInset])
        metrics.buttons.maximumWidth = Television.figures[.buttonWidthMaximum]
        metrics.buttons.rowSpacing = Television.figures[.buttonSpacing]
        metrics.buttons.columnSpacing = Television.figures[.buttonSpacing]
        metrics.buttons.titlePadding = Television.figures[.textInsetSide]
        metrics.buttons.titleSize = Television.figures[.buttonTitleSize]
        metrics.buttons.weight = .medium
        metrics.buttons.cancelWeight = .medium
        metrics.buttons.cornerRadius = Television.figures[.buttonCornerRadius]
        metrics.buttons.leastVisible = 2 * Television.figures[.buttonHeight]
        return metrics
    }()

    // MARK: Motion

    private static let growing = curve(0.13, 0.38, 0.18, 1)
    private static let darkening = curve(0.35, 0, 0.18, 1)

    private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> MotionCurve {
        MotionCurve(.cubicBezier(CubicBezier(x1, y1, x2, y2)))
    }

    static let coming = StyleMotion(
        duration: Television.figures[.presentDuration], curve: growing,
        fade: StyleMotion.Part(
            from: Television.figures[.presentStart],
            to: Television.figures[.presentStart] + Television.figures[.presentFade], growing),
        dimming: StyleMotion.Part(darkening))
    static let going = StyleMotion(
        duration: Television.figures[.dismissDuration], curve: growing, fade: firstHalf,
        dimming: StyleMotion.Part(darkening),
        scaling: firstHalf)
    private static let firstHalf = StyleMotion.Part(from: 0, to: 0.5, growing)
}
