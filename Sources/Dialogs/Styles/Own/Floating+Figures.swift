import Devices

/// The numbers and colours of views that float: `Figures/floating.json`.
extension Floating {
    enum FigureName: Int, FigureKey {
        case sizeWidth, borderWidth, laterBorderWidth, cornerRadius, duration, presentScale, dismissScale
        case backdropOpacity, parallax
    }

    static let figures = FigureTable<FigureName, AnyRelease>("floating")

    enum ColorName: Int, FigureKey { case border, backdrop }

    static let colors = ColorTable<ColorName, AnyRelease>("floating")
}
