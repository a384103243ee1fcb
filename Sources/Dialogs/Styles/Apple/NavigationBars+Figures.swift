import Devices

/// The numbers of Apple's navigation bars: `Figures/apple-navigation-bars.json`.
extension NavigationBars {
    enum FigureName: Int, FigureKey {
        case navigationBarButtonHeight
        case navigationBarHeightLow, navigationBarHeightPad, navigationBarHeightSheet, navigationBarHeight
        case navigationBarButtonMargin, contentTextFieldCornerRadius
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-navigation-bars")
}
