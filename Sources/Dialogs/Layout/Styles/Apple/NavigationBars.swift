import Boxes
import Devices
import Geometry
import Typography

/// The navigation bars of Apple's pages and sheets, era by era.
enum NavigationBars {
    static let low = StyleFigure(
        "navigationBar.height.low", 32, "pt", eras: "to iOS 18, phones of compact height and width", .measured,
        source: "presentation-metrics nav.height.32")
    static let tall = StyleFigure(
        "navigationBar.height.pad", 50, "pt", eras: "iOS 12 – 18, full screens on pads", .measured,
        source: "presentation-metrics nav.height.50")
    static let sheet = StyleFigure(
        "navigationBar.height.sheet", 56, "pt", eras: "iOS 13 – 18, sheets and cards", .measured,
        source: "presentation-metrics nav.height.56")
    static let glass = StyleFigure(
        "navigationBar.height", 54, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics nav.ios26.zone")
    static let flatButton = AppleBars.capsule.carried(
        to: "iOS 7 – 18", because: "the least target; in the middle of higher bars")
    static let flatMargin = StyleFigure(
        "navigationBar.button.margin", 8, "pt", eras: "iOS 13 – 18", .assumed,
        source: "no source found; titles then stand at the layout margin of 16")

    static let fieldRadius = StyleFigure(
        "content.textField.cornerRadius", 5, "pt", eras: "to iOS 18", .assumed,
        source: "no source for fields of pages; as in alerts, appearance alert.ios7.textfield")
    static let glassFieldRadius = StyleFigure(
        "content.textField.cornerRadius", 15, "pt", eras: "iOS 26 on", .assumed,
        source: "no source for fields of pages; round at the ends as in alerts, appearance alert.ios26.textfield")

    /// Those of sheets and cards.
    static func inSheets(in look: SystemLook) -> Boxed<ContentMetrics> {
        switch look.release {
        case .classic: look.traits.contains(.lowBars) ? lowClassicBar : classicBar
        case .seven, .eight, .nine: look.traits.contains(.lowBars) ? lowBar : plainBar
        case .card, .detents: look.traits.contains(.lowBars) ? lowCardBar : sheetBar
        case .glass: glassBar
        }
    }

    /// Those of what covers the whole screen.
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

    /// Whether bars are low: on phones that are compact both ways; the largest keep 44 in landscape, where they are of
    /// regular width.
    static func areLow(on stage: borrowing Stage) -> Bool {
        guard case .phone = stage.idiom else { return false }
        return stage.sizeClass.vertical == .compact && stage.sizeClass.horizontal == .compact
    }

    /// Whether the bars of full screens are tall: on pads from iOS 12 on.
    static func areTall(on stage: borrowing Stage) -> Bool {
        guard case .pad = stage.idiom else { return false }
        return stage.majorVersion >= 12 && stage.release < .glass
    }

    private static let classicBar = Boxed(plainBar.value.outliningBarButtons(in: .classic))
    private static let lowClassicBar = Boxed(lowBar.value.outliningBarButtons(in: .classic))
    private static let plainBar = bar(height: ContentMetrics.standard.value.barHeight)
    private static let lowBar = bar(height: low.value)
    private static let padBar = bar(height: tall.value)
    private static let cardBar = bar(height: ContentMetrics.standard.value.barHeight, margin: flatMargin.value)
    private static let lowCardBar = bar(height: low.value, margin: flatMargin.value)
    private static let padCardBar = bar(height: tall.value, margin: flatMargin.value)
    private static let sheetBar = bar(height: sheet.value, margin: flatMargin.value)

    private static func bar(height: Double, margin: Double = 0) -> Boxed<ContentMetrics> {
        var metrics = ContentMetrics()
        metrics.barHeight = height
        metrics.barButtons.height = min(height, flatButton.value)
        metrics.barButtons.margin = margin
        // Appearance nav.ios13.button.light.
        metrics.barButtons.preferredWeight = .semibold
        metrics.fieldCornerRadius = fieldRadius.value
        metrics.foot = metrics.insets.left
        return Boxed(metrics)
    }

    /// Those of iOS 26, for sheets, full screens and popovers alike.
    static let glassBar = Boxed(glass(ContentMetrics()))

    /// `metrics` with the bar of iOS 26.
    static func glass(_ metrics: ContentMetrics) -> ContentMetrics {
        var metrics = metrics
        metrics.foot = metrics.insets.left
        metrics.barHeight = glass.value
        metrics.fieldCornerRadius = glassFieldRadius.value
        return metrics.outliningBarButtons(in: .glass)
    }

    static let figures = [low, tall, sheet, glass, flatButton, flatMargin, fieldRadius, glassFieldRadius]
}
