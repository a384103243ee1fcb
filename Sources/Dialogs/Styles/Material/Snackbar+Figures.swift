import Devices

/// The numbers of Material 3's snackbars: `Figures/android-snackbar.json`.
extension Snackbar {
    enum FigureName: Int, FigureKey {
        case sizeHeightOneLine, textInsetVerticalTwoLines, textLinesMaximum, textLinesMaximumTablet
        case actionInlineWidthMaximum, actionWidthMinimum, actionInset, imageGap, cornerRadius, margin
        case closeSize, sizeWidthMinimumTablet, sizeWidthMaximumTablet, textInsetSide, textInsetVertical
        case slideDuration, zoomPresentDuration, zoomDismissDuration, zoomScale, cornerRadiusTablet
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-snackbar")
}
