import Devices

/// The numbers of Material 3's bottom sheets: `Figures/android-bottom-sheet.json`.
extension BottomSheet {
    enum FigureName: Int, FigureKey {
        case sizeWidthMaximum, cornerRadius, grabberWidth, grabberHeight, grabberTop, grabberBottom
        case peekMinimum, listRowHeight
        case listPadding, listTextInset, peekRatio, detentMedium, detentLargeTop, presentSlideDuration
        case dismissSlideDuration, dismissFadeDuration, awayOffset
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-bottom-sheet")
}
