import Geometry
import Typography

extension ContentMetrics {
    /// A dialog's as Holo has it: a headline with a line below it, and buttons that share the width.
    var holoDialog: ContentMetrics {
        var metrics = earlierDialog
        let side = Holo.side.value
        metrics.titleSize = Holo.titleSize.value
        metrics.titleWeight = .regular
        metrics.messageSize = Holo.messageSize.value
        let padding = Holo.messagePadding.value
        metrics.insets = EdgeInsets(top: padding, left: side, bottom: padding, right: side)
        metrics.titleHeight = Holo.titleHeight.value
        metrics.titleRule = Holo.titleRule.value
        metrics.gap = padding
        metrics.lastBottom = padding
        // The panel holds the padding below the message, too.
        metrics.leastMessage = Holo.leastMessage.value - padding
        metrics.rowHeight = Holo.actionHeight.value
        metrics.buttons.arrangement = .row
        metrics.buttons.insets = .zero
        metrics.buttons.hasSeparators = true
        metrics.buttons.titlePadding = Holo.actionPadding.value
        metrics.buttons.titleSize = Holo.actionSize.value
        metrics.buttons.weight = .regular
        metrics.buttons.cancelWeight = .regular
        metrics.buttons.isUppercase = false
        metrics.buttons.cornerRadius = 0
        return metrics
    }
}
