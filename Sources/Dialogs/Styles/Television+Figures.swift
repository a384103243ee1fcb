import Devices

/// The numbers and colours of dialogs on Apple's televisions: `Figures/tvos.json`.
extension Television {
    enum FigureName: Int, FigureKey {
        case scale, buttonHeight, buttonCornerRadius, sizeWidth, sizeWidthLargest, titleLinesMost, contentHeightMost
        case buttonWidthMaximum, backdropOpacity, cornerRadius, contentInset, textInsetSide, titleBaseline
        case messageBaseline, textBottom, titleSize, messageSize, buttonTitleSize, buttonSpacing, shadowBlur
        case shadowOffset, presentDuration, dismissDuration, presentStart, presentFade, presentScale
    }

    static let figures = FigureTable<FigureName, TelevisionRelease>("tvos")

    enum ColorName: Int, FigureKey {
        case buttonFocused, buttonFocusedText, pageButtonFocused, pageButtonFocusedText, button, alertShadow
    }

    static let colors = ColorTable<ColorName, TelevisionRelease>("tvos")
}
