import Devices
import Geometry
import Typography

extension ContentMetrics {
    /// The metrics of a dialog in Holo: a headline with a line below it, and buttons that share the width.
    var holoDialog: ContentMetrics {
        let figures = Holo.figures
        var metrics = earlierDialog
        let side = figures[.holoPaddingSide]
        metrics.title.set(figures[.holoTitleSize], .regular)
        metrics.message.size = figures[.holoMessageSize]
        let padding = figures[.holoMessagePaddingVertical]
        metrics.insets = EdgeInsets(top: padding, sides: side, bottom: padding)
        metrics.titleHeight = figures[.holoTitleHeightMinimum]
        metrics.titleRule = figures[.holoTitleDivider]
        metrics.titleIcon = nil
        metrics.gap = padding
        metrics.lastBottom = padding
        // The panel's least height includes the padding below the message.
        metrics.leastMessage = figures[.holoMessageHeightMinimum] - padding
        metrics.rowHeight = figures[.holoActionHeight]
        metrics.buttons.arrangement = .row
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.insets = .zero
        metrics.buttons.hasSeparators = true
        metrics.buttons.titlePadding = figures[.holoActionPadding]
        metrics.buttons.title.set(figures[.holoActionTitleSize], .regular)
        metrics.buttons.isUppercase = false
        metrics.buttons.cornerRadius = 0
        return metrics
    }
}
