import Devices
import Typography

/// The buttons of Apple's navigation bars that have an outline: glossy ones up to iOS 6, capsules on iOS 26.
enum AppleBars {
    /// The numbers of Apple's navigation bars, and of the controls of pages: `Figures/apple-navigation-bars.json`.
    enum FigureName: Int, FigureKey {
        case navigationBarButtonHeight
        case navigationBarHeightLow, navigationBarHeightPad, navigationBarHeightSheet, navigationBarHeight
        case navigationBarButtonMargin, contentTextFieldCornerRadius, contentButtonCornerRadius
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-navigation-bars")

    /// The layout of outlined buttons of iPhone OS, for a bar that is `barHeight` points high.
    static func bordered(in barHeight: Double) -> BarButtons {
        let figures = AppleLooks.figures[.classic]
        return BarButtons(
            height: figures[
                barHeight < ContentMetrics.figures[.barHeight]
                    ? .navigationBarButtonHeightLow : .navigationBarButtonHeight],
            margin: figures[.navigationBarButtonMargin], padding: figures[.navigationBarButtonPadding],
            gap: figures[.navigationBarButtonGap], titleGap: figures[.navigationBarButtonGap],
            title: TextRole(size: figures[.navigationBarButtonTitleSize], weight: .bold),
            cornerRadius: figures[.navigationBarButtonCornerRadius])
    }

    static let capsules = {
        let figures = AppleLooks.figures[.glass]
        return BarButtons(
            height: figures[.navigationBarButtonHeight], margin: figures[.navigationBarButtonMargin],
            padding: figures[.navigationBarButtonPadding], gap: figures[.navigationBarButtonGap],
            titleGap: figures[.navigationBarTitleGap],
            title: TextRole(size: figures[.navigationBarButtonTitleSize], weight: .medium), preferredWeight: .semibold,
            isCapsule: true)
    }()
}

extension ContentMetrics {
    /// Gives text fields, and buttons that a request fills, their corners in a release.
    mutating func roundControls(in release: AppleRelease) {
        fieldCornerRadius = AppleBars.figures[.contentTextFieldCornerRadius, release]
        buttons.filledCornerRadius = AppleBars.figures[.contentButtonCornerRadius, release]
    }

    /// This content with the outlines that a release gives the bar's buttons; the bar's height does not change.
    func outliningBarButtons(in release: AppleRelease) -> ContentMetrics {
        var metrics = self
        switch release {
        case .classic:
            metrics.barButtons = AppleBars.bordered(in: barHeight)
            metrics.barTitleSize = AppleLooks.figures[.navigationBarTitleSize, release]
            metrics.barTitleWeight = .bold
        case .seven, .eight, .nine, .card, .detents: break
        case .glass:
            metrics.barButtons = AppleBars.capsules
            metrics.barTop = AppleLooks.figures[.navigationBarTop, release]
        }
        return metrics
    }
}
