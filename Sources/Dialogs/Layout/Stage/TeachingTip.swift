import Devices

/// WinUI's popover with a title or a picture, which no other toolkit has: `Figures/teaching-tip.json`.
enum TeachingTip {
    enum FigureName: Int, FigureKey {
        case widthMinimum, width, heightMinimum, heightMaximum, padding, gap, buttonsGap
        case arrowWidth, arrowHeight, arrowPadding, closeSize, closeIcon, closeMargin
        case scale, exitLength, duration, exitDuration
    }

    enum CurveName: Int, FigureKey { case enter, exit }

    static let figures = FigureTable<FigureName, AnyRelease>("teaching-tip", line: .toolkit(.windows))
    static let curves = CurveTable<CurveName, AnyRelease>("teaching-tip", line: .toolkit(.windows))
}
