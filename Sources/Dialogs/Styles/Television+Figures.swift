import Devices

/// The numbers and colours of dialogs on Apple's televisions: `Figures/tvos.json`.
extension Television {
    enum FigureName: Int, FigureKey {
        case scale, buttonHeight, buttonCornerRadius, sizeWidth, sizeWidthLarge, sizeWidthLargest, titleLinesMost
        case contentHeightMost, buttonWidthMaximum, backdropOpacity, cornerRadius, contentInset, hairline, textInsetSide
        case titleBaseline, messageBaseline, titleSize, messageSize, buttonTitleSize, buttonPadding, buttonSpacing
        case buttonSpacingSide, emphasisOpacity, shadowBlur, shadowOffset, presentDuration, dismissDuration
        case presentStart, presentFade, presentScale
    }

    static let figures = FigureTable<FigureName, TelevisionRelease>("tvos")

    enum ColorName: Int, FigureKey {
        case buttonFocused, buttonFocusedText, pageButtonFocused, pageButtonFocusedText, button, buttonEmphasized
        case hairline, alertShadow
    }

    static let colors = ColorTable<ColorName, TelevisionRelease>("tvos")
}
