import Devices

/// The figures of Android's dialogs before Material 3: `Figures/android-earlier.json`.
extension EarlierMaterial {
    enum FigureName: Int, FigureKey {
        case sizeWidthPortraitLarge, sizeWidthLandscapeLarge, windowLargeLong, windowLargeShort
        case cornerRadius, windowInset, backdropOpacity, paddingSide, paddingTop, messageHeightMinimum, titleSize
        case messageSize, textPadding, actionsInsetSide, actionsInsetVertical, actionHeight, actionWidthMinimum
        case actionPadding, actionTitleSize, actionCornerRadius, textFieldTextInset, textFieldHeight, textFieldSize
        case sheetCornerRadius, sheetPaddingTop, presentDuration, dismissDuration, presentRise, dismissRise
        case stateDisabledOpacity, stateDisabledOpacityDark, holoTitleHeightMinimum, holoTitleSize, holoTitleDivider
        case holoPaddingSide, holoMessagePaddingVertical, holoMessageHeightMinimum, holoMessageSize, holoActionHeight
        case holoActionPadding, holoActionTitleSize, holoPresentScale, holoPresentDuration
    }

    static let table = FigureTable<FigureName, AndroidRelease>("android-earlier")
    /// The figures from Android 5 on.
    static let figures = table[.material1]
}
