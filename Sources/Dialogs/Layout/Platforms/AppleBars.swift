import Devices
import Typography

/// The buttons of Apple's navigation bars that have an outline of their own: glossy ones up to iOS 6, capsules on iOS 26.
enum AppleBars {
    // MARK: iPhone OS

    private static let classic = AppleLooks.classic

    static let borderedHeight = StyleFigure(
        "navigationBar.button.height", 30, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.barButton; in the middle of the bar")
    static let lowBorderedHeight = StyleFigure(
        "navigationBar.button.height.low", 24, "pt", eras: "\(classic), phones of compact height", .assumed,
        source: "no source found; nearly as far from the ends of a bar of 32 as others are from those of one of 44")
    static let borderedMargin = StyleFigure(
        "navigationBar.button.margin", 6, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.barButton: from the sides of the bar")
    static let borderedPadding = StyleFigure(
        "navigationBar.button.padding", 8, "pt", eras: classic, .imitated,
        source:
            "appearance looks.classic.barButton: 5 of its edge and 3 inside, from the sides of a button to its title")
    static let borderedGap = StyleFigure(
        "navigationBar.button.gap", 6, "pt", eras: classic, .assumed,
        source: "no source found; as far as from the sides of the bar")
    static let borderedTitle = StyleFigure(
        "navigationBar.button.title.size", 12, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.barButton: in bold")
    static let borderedRadius = StyleFigure(
        "navigationBar.button.cornerRadius", 5, "pt", eras: classic, .imitated,
        source: "appearance looks.classic.barButton: the width of the edge of its picture")
    static let classicTitle = StyleFigure(
        "navigationBar.title.size", 20, "pt", eras: classic, .imitated, source: "appearance nav.ios6.title: in bold")

    // MARK: iOS 26

    static let capsule = StyleFigure(
        "navigationBar.button.height", 44, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics nav.ios26.capsule: from the top of the bar")
    static let capsuleMargin = StyleFigure(
        "navigationBar.button.margin", 16, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics nav.ios26.capsule: from the sides of the bar")
    static let capsulePadding = StyleFigure(
        "navigationBar.button.padding", 16, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics nav.ios26.capsule: from the sides of a button to its title")
    static let capsuleGap = StyleFigure(
        "navigationBar.button.gap", 12, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics nav.ios26.capsule: between two buttons")

    static let glassTitleGap = StyleFigure(
        "navigationBar.title.gap", 8, "pt", eras: "iOS 26 on", .assumed,
        source: "no source found; from the edge of a button to a title that fills the room between them")

    static let glassTop = StyleFigure(
        "navigationBar.top", 10, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics nav.ios26.zone: above the bar, where no safe area is")

    static let figures = [
        borderedHeight, lowBorderedHeight, borderedMargin, borderedPadding, borderedGap, borderedTitle, borderedRadius,
        classicTitle, glassTitleGap, glassTop, capsule, capsuleMargin, capsulePadding, capsuleGap,
    ]

    // MARK: Buttons

    /// Bars of this height or more are not low, in points.
    private static let usualHeight = 44.0

    /// Those of a bar so high.
    static func bordered(in barHeight: Double) -> BarButtons {
        BarButtons(
            height: (barHeight < usualHeight ? lowBorderedHeight : borderedHeight).value, margin: borderedMargin.value,
            padding: borderedPadding.value, gap: borderedGap.value,
            titleGap: borderedGap.value, titleSize: borderedTitle.value, weight: .bold,
            cornerRadius: borderedRadius.value)
    }

    static let capsules = BarButtons(
        height: capsule.value, margin: capsuleMargin.value, padding: capsulePadding.value, gap: capsuleGap.value,
        titleGap: glassTitleGap.value, weight: .medium, preferredWeight: .semibold, isCapsule: true)
}

extension ContentMetrics {
    /// The same with a bar whose buttons have the outline that a release gives them; its height stays.
    func outliningBarButtons(in release: AppleRelease) -> ContentMetrics {
        var metrics = self
        switch release {
        case .classic:
            metrics.barButtons = AppleBars.bordered(in: barHeight)
            metrics.barTitleSize = AppleBars.classicTitle.value
            metrics.barTitleWeight = .bold
        case .seven, .eight, .nine, .card, .detents: break
        case .glass:
            metrics.barButtons = AppleBars.capsules
            metrics.barTop = AppleBars.glassTop.value
        }
        return metrics
    }
}
