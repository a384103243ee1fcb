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

    /// The fill of a floating sheet of iOS 26.
    static let floating = MaterialFigure(
        "regular", Materials.glassFilter, tint: colors[.floatingMaterial], flat: colors[.floating])
    static let formGlass = MaterialFigure(
        "regular",
        BackdropFilter(
            light: Materials.glassFilter.light, .assumed,
            source: "presentation-metrics formsheet.glass.ios26: documented is that it is glass, its amounts are "
                + "those of floating sheets"),
        tint: colors[.formMaterial], flat: colors[.form])
    static let glassPopover = MaterialFigure(
        "regular", Materials.glassFilter, tint: colors[.popoverMaterial], flat: colors[.popover])

    /// The colours of sheets and pages, and of popovers.
    static let sheetColors = AppleLooks.colors.list + colors.list(of: .grabber, .sheetShadow)
    static let popoverColors = AppleLooks.colors.list + colors.list

    static let sheetMaterials = AppleLooks.materials + [floating]
    static let popoverMaterials = AppleLooks.materials + [glassPopover]

    static let allFigures = AppleLooks.figures.list + figures.list
}
