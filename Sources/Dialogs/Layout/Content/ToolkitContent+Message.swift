import Boxes
import Devices
import Geometry
import Typography

// Distances and fonts of a toolkit's messages.
extension ContentMetrics {
    /// One line with its button beside it, and room for the close button.
    static func newMessage(_ toolkit: Toolkit, hasAction: Bool) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = common(toolkit)
        let details = toolkit.details
        let line = (details[.smallLine] > 0 ? details[.smallLine] : figures[.plainLine]).rounded(.up)
        // A close button is as high as a button.
        let endsInCross = figures[.messageEndGap] > 0
        let padding = figures[.messagePadding]
        let room = max(
            padding + (endsInCross || hasAction ? (figures[.buttonHeight] - line) / 2 : 0),
            (details[.toastHeight] - line) / 2)
        metrics.title.set(figures[.bodySize], line: figures[.plainLine])
        metrics.message.lineHeight = figures[.plainLine]
        metrics.useSmallText(of: toolkit)
        metrics.soloWeight = habits[.messageIsToast] ? .regular : toolkit.design.titleWeight
        metrics.textAlignment = .natural
        metrics.centresLoneLine = habits[.messageIsToast] && !hasAction
        let end = figures[.messageEnd]
        metrics.insets = EdgeInsets(
            top: room, left: figures[.messageStart], bottom: room,
            right: end + (hasAction ? 0 : figures[.messageEndGap]))
        metrics.lastBottom = room
        metrics.gap = figures[.messageGap]
        metrics.textGap = 0
        metrics.buttons.arrangement = .trailingRow
        metrics.buttons.stacksFromEnd = false
        // Buttons beside the text are in the body.
        metrics.buttons.insets = EdgeInsets(sides: end, bottom: figures[.messageButtonsBottom])
        let lines = Int(figures[.messageLines])
        metrics.messageRow = MessageRow(
            mostLines: lines > 0 ? lines : manyLines, linesInset: endsInCross ? room : padding,
            gap: figures[.messageGap], widestButtons: .infinity, buttonsGap: figures[.messageButtonsTop],
            buttonsInset: 2 * padding,
            cross: figures[.messageCloseSize] > 0
                ? MessageRow.Cross(
                    size: figures[.messageCloseSize], margin: figures[.messageCloseMargin],
                    isRound: habits[.closeIsRound] || figures[.messageRadius] >= figures[.messageCloseSize] / 2,
                    place: habits[.messageCrossIsCentred] ? .middle : .top,
                    room: endsInCross
                        ? 0 : figures[.messageCloseMargin] + figures[.messageCloseSize] + figures[.messageGap])
                : nil)
        metrics.emptyHeight = (endsInCross ? figures[.buttonHeight] : line) + 2 * padding
        metrics.putsImageBeside = true
        metrics.usePanel(of: toolkit)
        return metrics
    }
}
