import Devices

/// The figures of content for which neither a style nor a platform has its own: `Figures/content.json`.
extension ContentMetrics {
    enum FigureName: Int, FigureKey {
        case insetSide, insetVertical, gap, titleSize, messageSize, fieldHeight, rowHeight, leastControl
        case leastTitleScale, barHeight, textBesideImage, symbolScale, symbolGap, boxSide, boxTop, boxTitleHeight
    }

    static let figures = FigureTable<FigureName, AnyRelease>("content")

    /// The numbers of content on Apple's systems.
    package static let allFigures = figures.list(for: .content)
}
