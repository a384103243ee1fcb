import Devices

/// What Apple's pages, sheets and popovers look like, era by era.
enum SheetLooks {
    /// What fills a sheet of iOS 26 that floats.
    static let floating = MaterialFigure(
        "regular", Materials.glassFilter, tint: colors[.floatingMaterial], flat: colors[.floating])
    static let glassPopover = MaterialFigure(
        "regular", Materials.glassFilter, tint: colors[.popoverMaterial], flat: colors[.popover])

    /// The colours of sheets and pages, and of popovers.
    static let sheetColors = AppleLooks.allColors + colors.list(of: .grabber, .sheetShadow)
    static let popoverColors = AppleLooks.allColors + colors.list

    static let sheetMaterials = AppleLooks.materials + [floating]
    static let popoverMaterials = AppleLooks.materials + [glassPopover]

    static let sheetFigures = AppleLooks.allFigures + figures.list
    static let popoverFigures = AppleLooks.allFigures + figures.list
}
