import Devices

/// The numbers of semi-modal panels: `Figures/semi-modal.json`.
extension SemiModal {
    enum FigureName: Int, FigureKey {
        case sizeHeight, backdropOpacity, durationHalfHeight, awayCenter
    }

    static let figures = FigureTable<FigureName, AnyRelease>("semi-modal")
}
