import Devices

/// The figures and colours of dialogs in browsers: `Figures/web-dialog.json`.
extension WebLooks {
    enum FigureName: Int, FigureKey {
        case popoverPadding
        case buttonBorderWidth, inputBorderWidth, focusRingWidth, transitionDuration, keyboardDuration
        case rearrangingDuration, padding, borderWidth, backdropOpacity, messageSize, titleSize, inputWidth
        case sheetSizeWidthMaximum, releaseShare, releaseSpeed
    }

    static let figures = FigureTable<FigureName, WebRelease>("web-dialog")

    enum ColorName: Int, FigureKey {
        case closeButton
        case backdrop, buttonPressed, buttonPressedBorder, buttonDisabled, buttonDisabledBorder, buttonDisabledText
        case inputBorder, inputPlaceholder, inputDisabled, inputDisabledText, focusRing, separator
    }

    static let colors = ColorTable<ColorName, WebRelease>("web-dialog")
}
