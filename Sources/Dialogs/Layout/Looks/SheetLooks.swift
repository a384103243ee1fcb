import Devices

/// The looks of Apple's pages, sheets and popovers, by release.
enum SheetLooks {
    /// The numbers and colours of Apple's pages, sheets and popovers: `Figures/apple-sheet-looks.json`.
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

    private enum MaterialName: Int, FigureKey { case floating, form, popover }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-sheet-looks")

    /// The fill of a floating sheet of iOS 26.
    static let floating = materials[.floating]
    static let formGlass = materials[.form]
    static let glassPopover = materials[.popover]
}
