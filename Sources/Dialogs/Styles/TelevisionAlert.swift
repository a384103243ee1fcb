import Boxes
import Devices
import Geometry
import Timeline
import Typography

/// The alert of Apple's televisions, which also replaces action sheets.
///
/// Source of measured figures: the visual style of alerts in the UIKit of tvOS as it shipped with 18.2 and 26.1
/// (UIAlertControllerVisualStyleAlertModernTV, UIInterfaceActionConcreteVisualStyle_ModernAppleTV), and its curves.
enum TelevisionAlert {
    static func defaults(in release: TelevisionRelease) -> Boxed<StyleDefaults> { defaults[release.rawValue] }

    private static let defaults = TelevisionRelease.allCases.map { Boxed(newDefaults(in: $0)) }

    private static func newDefaults(in release: TelevisionRelease) -> StyleDefaults {
        let figures = Television.figures[release]
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(figures[.sizeWidth])
        defaults.sizing.height = .fit
        defaults.sizing.wider = SizingDefaults.Wider(
            widths: [figures[.sizeWidthLarge], figures[.sizeWidthLargest]],
            titleLines: Int(figures[.titleLinesMost]), height: figures[.contentHeightMost])
        // The insets of 60 pt and 80 pt are those of the safe area.
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.centresAboveKeyboard = true
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        defaults.look.backdropOpacity = figures[.backdropOpacity]
        defaults.look.content = Boxed(metrics(by: figures))
        defaults.motion.transition = .zoom
        let away = Pose(scale: Size(width: figures[.presentScale], height: figures[.presentScale]), opacity: 0)
        (defaults.motion.zoomFrom, defaults.motion.zoomTo) = (away, away)
        defaults.motion.zoomSteps = [
            ScaleStep(share: figures[.presentStart], scale: figures[.presentScale]), ScaleStep(share: 1, scale: 1),
        ]
        return defaults
    }

    private static func metrics(
        by figures: TableRow<Television.FigureName, TelevisionRelease, StyleFigure>
    ) -> ContentMetrics {
        var metrics = ContentMetrics()
        let inset = figures[.contentInset]
        let side = inset + figures[.textInsetSide]
        // Below the last baseline are the rest of its line and the inset of the buttons.
        let descent = TextStyle.lineHeightPerSize - TextStyle.ascentPerSize
        metrics.baselines = BaselineDistances(
            top: inset + figures[.titleBaseline], between: figures[.messageBaseline],
            bottom: inset + descent * figures[.messageSize], soloBottom: inset + descent * figures[.titleSize])
        metrics.insets = EdgeInsets(top: inset, sides: side, bottom: inset)
        metrics.title.set(figures[.titleSize], .bold)
        metrics.message.set(figures[.messageSize], .medium)
        metrics.gap = figures[.buttonSpacing]
        metrics.rowHeight = figures[.buttonHeight]
        metrics.fieldSize = figures[.buttonTitleSize]
        metrics.fieldHeight = figures[.buttonHeight]
        metrics.fieldInset = inset
        metrics.fieldTextInset = figures[.buttonPadding]
        metrics.fieldGap = figures[.buttonSpacing]
        metrics.fieldBottom = inset
        metrics.fieldCornerRadius = figures[.buttonCornerRadius]
        metrics.leastBody = figures[.bodyHeightMinimum]
        metrics.keepsButtonsInSight = false
        metrics.buttons.insets = EdgeInsets(sides: inset, bottom: inset)
        metrics.buttons.topAlone = inset
        metrics.buttons.maximumWidth = figures[.buttonWidthMaximum]
        metrics.buttons.rowSpacing = figures[.buttonSpacing]
        metrics.buttons.columnSpacing = figures[.buttonSpacingSide]
        metrics.buttons.titlePadding = figures[.buttonPadding]
        metrics.buttons.title.set(figures[.buttonTitleSize], .medium)
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
        metrics.buttons.leastVisible = 2 * figures[.buttonHeight]
        Television.scaleBar(of: &metrics)
        return metrics
    }

    // MARK: Motion

    private static let growing = Television.curves[.growing]
    private static let darkening = Television.curves[.darkening]

    /// The scale follows one curve, and opacity and dimming follow the other.
    static let coming = StyleMotion(
        duration: Television.figures[.presentDuration], curve: growing,
        fade: StyleMotion.Part(
            from: Television.figures[.presentStart],
            to: Television.figures[.presentStart] + Television.figures[.presentFade], darkening),
        dimming: StyleMotion.Part(darkening))
    static let going = StyleMotion(
        duration: Television.figures[.dismissDuration], curve: growing,
        fade: StyleMotion.Part(from: 0, to: Television.figures[.dismissFade], darkening),
        dimming: StyleMotion.Part(darkening),
        scaling: StyleMotion.Part(from: 0, to: Television.figures[.dismissFade], growing))
}
