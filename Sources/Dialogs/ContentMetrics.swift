package import Geometry
package import Typography

/// Distances and fonts of a dialog's content.
package struct ContentMetrics: Sendable {
    /// Around the text, inside the safe part of the dialog.
    package var insets = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    package var titleSize = 17.0
    package var titleWeight = TextStyle.Weight.semibold
    package var messageSize = 15.0
    package var textColor: Color?
    /// Between title and message, message and fields, and so on.
    package var gap = 8.0
    /// Height of a navigation bar. Ledger C8.
    package var barHeight = 44.0
    /// Height of a row of buttons: the least target of Apple's guidelines, 44 pt.
    package var rowHeight = 44.0
    /// Height of a text field. Source: presentation-metrics alert.textfield (iOS 7).
    package var fieldHeight = 30.0
    /// The least room above and below the text of a button that outgrows its row.
    static let rowPadding = 8.0
    /// Likewise for a text field. Source: presentation-metrics alert.textfield (text insets 4).
    static let fieldPadding = 4.0
    /// Whether title and message stand in fixed boxes when the height is given (ledger E4).
    package var usesFixedBoxes = false
    /// Height of a dialog that has nothing in it and is to fit its content.
    package var emptyHeight = 88.0
    /// Whether an image stands beside the text rather than above it (ledger E12).
    package var putsImageBeside = false

    package init() {}

    package static let slidingMessage: ContentMetrics = {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(
            top: 10, left: SlidingMessage.sideInset.value, bottom: 10, right: SlidingMessage.sideInset.value)
        metrics.titleSize = SlidingMessage.titleSize.value
        metrics.titleWeight = .bold
        metrics.messageSize = SlidingMessage.messageSize.value
        metrics.textColor = .white
        metrics.gap = 4
        metrics.usesFixedBoxes = true
        metrics.emptyHeight = SlidingMessage.height.value
        metrics.putsImageBeside = true
        return metrics
    }()
}
