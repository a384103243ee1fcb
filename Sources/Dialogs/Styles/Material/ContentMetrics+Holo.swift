import Devices
import Geometry
import Typography

extension ContentMetrics {
    /// The metrics of a dialog in Holo: a headline with a line below it, and buttons that share the width.
    var holoDialog: ContentMetrics {
        var metrics = earlierDialog
        let side = EarlierMaterial.figures[.holoPaddingSide, .holo]
        metrics.title.set(EarlierMaterial.figures[.holoTitleSize, .holo], .regular)
        metrics.message.size = EarlierMaterial.figures[.holoMessageSize, .holo]
        let padding = EarlierMaterial.figures[.holoMessagePaddingVertical, .holo]
        metrics.insets = EdgeInsets(top: padding, sides: side, bottom: padding)
        metrics.titleHeight = EarlierMaterial.figures[.holoTitleHeightMinimum, .holo]
        metrics.titleRule = EarlierMaterial.figures[.holoTitleDivider, .holo]
        metrics.gap = padding
        metrics.lastBottom = padding
        // The panel's least height includes the padding below the message.
        metrics.leastMessage = EarlierMaterial.figures[.holoMessageHeightMinimum, .holo] - padding
        metrics.rowHeight = EarlierMaterial.figures[.holoActionHeight, .holo]
        metrics.buttons.arrangement = .row
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.insets = .zero
        metrics.buttons.hasSeparators = true
        metrics.buttons.titlePadding = EarlierMaterial.figures[.holoActionPadding, .holo]
        metrics.buttons.title.set(EarlierMaterial.figures[.holoActionTitleSize, .holo], .regular)
        metrics.buttons.isUppercase = false
        metrics.buttons.cornerRadius = 0
        return metrics
    }
}
