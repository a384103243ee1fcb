import Boxes
import Devices
import Geometry
import Typography

/// The metrics of the navigation bars of Apple's pages and sheets, by release.
enum NavigationBars {
    private static let figures = AppleBars.figures

    /// The content of sheets and cards, with their bars.
    static func inSheets(in look: SystemLook) -> Boxed<ContentMetrics> {
        switch look.release {
        case .classic: look.traits.contains(.lowBars) ? lowClassicBar : classicBar
        case .seven, .eight, .nine: look.traits.contains(.lowBars) ? lowBar : plainBar
        case .card, .detents: look.traits.contains(.lowBars) ? lowCardBar : sheetBar
        case .glass: glassBar
        }
    }

    /// The content of dialogs that cover the whole screen, with their bar.
    static func inFullScreens(in look: SystemLook) -> Boxed<ContentMetrics> {
        switch look.release {
        case .classic: look.traits.contains(.lowBars) ? lowClassicBar : classicBar
        case .seven, .eight, .nine:
            look.traits.contains(.lowBars) ? lowBar : look.traits.contains(.tallBars) ? padBar : plainBar
        case .card, .detents:
            look.traits.contains(.lowBars) ? lowCardBar : look.traits.contains(.tallBars) ? padCardBar : cardBar
        case .glass: glassBar
        }
    }

    /// Whether bars are low: on phones in windows that are compact in both directions. The largest phones have regular
    /// width in landscape, and bars of 44 pt.
    static func areLow(on stage: borrowing Stage) -> Bool {
        guard case .phone = stage.idiom else { return false }
        return stage.sizeClass.vertical == .compact && stage.sizeClass.horizontal == .compact
    }

    private static let firstTall = figures.firstVersion(of: .navigationBarHeightPad)

    /// Whether the bars of full screens are tall: on pads from iOS 12 on.
    static func areTall(on stage: borrowing Stage) -> Bool {
        guard case .pad = stage.idiom else { return false }
        return stage.majorVersion >= firstTall && stage.release < .glass
    }

    private static let classicBar = Boxed(plainBar.value.outliningBarButtons(in: .classic))
    private static let lowClassicBar = Boxed(lowBar.value.outliningBarButtons(in: .classic))
    private static let plainBar = bar(height: ContentMetrics.standard.value.barHeight)
    private static let lowBar = bar(height: figures[.navigationBarHeightLow, .classic])
    private static let padBar = bar(height: figures[.navigationBarHeightPad, .nine])
    private static let cardBar = bar(height: ContentMetrics.standard.value.barHeight, margin: cardMargin)
    private static let lowCardBar = bar(height: figures[.navigationBarHeightLow, .card], margin: cardMargin)
    private static let padCardBar = bar(height: figures[.navigationBarHeightPad, .card], margin: cardMargin)
    private static let sheetBar = bar(height: figures[.navigationBarHeightSheet, .card], margin: cardMargin)
    private static let cardMargin = figures[.navigationBarButtonMargin, .card]

    private static func bar(height: Double, margin: Double = 0) -> Boxed<ContentMetrics> {
        var metrics = ContentMetrics()
        metrics.barHeight = height
        metrics.barButtons.height = min(height, figures[.navigationBarButtonHeight, .detents])
        metrics.barButtons.margin = margin
        // Appearance nav.ios13.button.light.
        metrics.barButtons.preferredWeight = .semibold
        metrics.roundControls(in: .detents)
        metrics.foot = metrics.insets.left
        metrics.keepsGap = true
        return Boxed(metrics)
    }

    /// The content with the bars of iOS 26, for sheets, full screens and popovers alike.
    static let glassBar = Boxed(glass(ContentMetrics()))

    /// `metrics` with the navigation bar of iOS 26.
    static func glass(_ metrics: ContentMetrics) -> ContentMetrics {
        var metrics = metrics
        metrics.foot = metrics.insets.left
        metrics.keepsGap = true
        metrics.barHeight = figures[.navigationBarHeight]
        metrics.roundControls(in: .glass)
        return metrics.outliningBarButtons(in: .glass)
    }

}
