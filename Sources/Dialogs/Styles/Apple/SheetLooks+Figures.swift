import Devices

/// The numbers and colours of Apple's pages, sheets and popovers: `Figures/apple-sheet-looks.json`.
extension SheetLooks {
    enum FigureName: Int, FigureKey {
        case sheetShadowBlur, sheetShadowSpread, popoverShadowBlur, popoverShadowOffset, borderWidth
        case popoverShadowNearBlur, popoverShadowNearOffset
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sheet-looks")

    enum ColorName: Int, FigureKey {
        case floatingMaterial, floating, formMaterial, form, popoverMaterial, grabber, sheetShadow, popoverFrame
        case popoverFrameTop, popoverFrameBottom, popoverShadow, popover, popoverShadowNear
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-sheet-looks")
}
