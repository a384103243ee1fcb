import Devices

/// The numbers of rich tooltips: `Figures/android-tooltip.json`.
extension RichTooltip {
    enum FigureName: Int, FigureKey {
        case radius, maxWidth, anchorGap, sidePadding, titleBaseline, textBaseline, textBottom, actionBottom
        case actionWidth, plainPadding
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-tooltip")
}
