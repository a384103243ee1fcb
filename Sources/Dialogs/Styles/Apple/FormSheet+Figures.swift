import Devices

/// The numbers of form sheets on Apple's systems: `Figures/apple-form-sheet.json`.
extension FormSheet {
    enum FigureName: Int, FigureKey {
        case sizeScreenSmall, sizeScreenLarge, cornerRadius, sizeWidth, sizeWidthSmall, sizeWidthMedium
        case sizeWidthLarge, sizeHeight, sizeHeightSmall, sizeHeightMedium, sizeHeightLarge
        case marginInPage
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-form-sheet")
}
