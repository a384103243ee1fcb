import Devices

/// The numbers of Material 3's basic dialogs: `Figures/android-dialog.json`.
extension BasicDialog {
    enum FigureName: Int, FigureKey {
        case sizeWidthPortrait, sizeWidthLandscape, sizeWidthPortraitExtraLarge, sizeWidthLandscapeExtraLarge
        case windowExtraLargeLong, windowExtraLargeShort, messageHeightMinimum
        case longTitleSize, longTitleLine, longTitlePadding, longTitleLines
        case formSizeWidthMinimum, formSizeWidthMaximum, cornerRadius
        case windowInsetSide, windowInsetTopBottom, windowInsetShort, windowHeightTall, backdropOpacity, padding, gap
        case actionsTop, actionsBottom, actionsGap, actionsGapTelevision, actionWidthMinimum, actionHeight
        case actionPadding, formSizeHeight
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-dialog")
}
