import Devices

/// WinUI's popover with a title or a picture, whose figures no other toolkit has: `Figures/teaching-tip.json`.
enum TeachingTip {
    enum FigureName: Int, FigureKey {
        case widthMinimum, width, heightMinimum, heightMaximum, padding, gap, buttonsGap
        case arrowWidth, arrowHeight, arrowPadding, closeSize, closeIcon, closeMargin
        case scale, exitLength, duration, exitDuration
    }

    /// Whether a popover with this content is a teaching tip rather than a flyout.
    static func isShown(_ content: Content, by toolkit: Toolkit?) -> Bool {
        toolkit?.design.habits.hasTeachingTips == true && (content.title != nil || content.image != nil)
    }

    static let figures = FigureTable<FigureName, AnyRelease>("teaching-tip", line: .toolkit(.windows))
}
