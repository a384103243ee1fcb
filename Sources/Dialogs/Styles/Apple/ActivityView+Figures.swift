import Devices

/// The numbers and colours of activity views on Apple's systems: `Figures/apple-activity-view.json`.
extension ActivityView {
    enum FigureName: Int, FigureKey {
        case sizeHeight, detentMedium, buttonHeight, buttonSpacing, buttonCornerRadius, contentInsetSide, iconSize
        case iconCellWidthMinimum, iconTitleSize
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-activity-view")

    enum ColorName: Int, FigureKey {
        case panel, iconTitle
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-activity-view")
}
