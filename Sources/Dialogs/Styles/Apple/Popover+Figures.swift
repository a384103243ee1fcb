import Devices

/// The numbers of popovers on Apple's systems: `Figures/apple-popover.json`.
extension Popover {
    enum FigureName: Int, FigureKey {
        case sizeWidth, sizeHeightWithoutContent, padding, backdropOpacity, duration
        case arrowWidth, arrowHeight, cornerRadius
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-popover")
}
