import Boxes
import Devices
import Geometry
import Typography

/// A short message and its buttons in one row, as in a snackbar: text at the start and buttons at the end, both
/// vertically centred.
extension ContentLayout {
    /// The least share of the row's width that is left for text; buttons that need more of the row go below.
    private static let leastText = ContentMetrics.figures[.textBesideButtons]

    mutating func layMessage(_ row: ContentMetrics.MessageRow) -> ContentPlan.Section {
        if let panel = row.panel { return layPanel(panel) }
        let insets = stack.metrics.insets
        let inner = max(0, width - insets.horizontal)
        let beside = inner + insets.right - stack.widthBesideText
        // Without buttons beside them, texts end at the close button.
        let alone = inner - stack.widthOfCross
        let hasButtons = stack.shareMessageRow
        var isInline = hasButtons && beside >= min(inner * Self.leastText, stack.widthOfTexts)
        var texts = MessageTexts(stack, row, in: isInline ? beside : alone)
        if isInline, texts.count > 1, stack.widthOfRow(0..<stack.buttons.count) > row.widestButtons {
            isInline = false
            texts = MessageTexts(stack, row, in: alone)
        }
        if hasButtons, !isInline {
            // Text above its buttons has the insets of text with several lines.
            return place(
                texts, top: row.linesInset, bottom: row.buttonsGap ?? max(0, row.linesInset - insets.top),
                least: stack.heightOfCross)
        }
        let inset = texts.count > 1 ? row.linesInset : insets.top
        let least = max(isInline || stack.buttons.isEmpty ? row.least : 0, stack.heightOfCross)
        let section = place(
            texts, top: inset, bottom: inset, least: isInline ? max(least, rowHeight + row.buttonsInset) : least)
        guard isInline else { return section }
        hasButtonsInBody = true
        hasRow = stack.buttons.count > 1
        let right = max(stack.buttonInsets.right, stack.roomOfCross)
        layRow(
            0..<stack.buttons.count, left: isMirrored ? right : 0, inner: max(0, width - right),
            y: (section.height - rowHeight) / 2, pixel: 0)
        return ContentPlan.Section(items: 0..<items.count, height: section.height)
    }

    /// Adds image and texts with room above and below, vertically centred in a height of at least `least`.
    private mutating func place(
        _ texts: MessageTexts, top: Double, bottom: Double, least: Double
    ) -> ContentPlan.Section {
        let left = min(stack.metrics.insets.left, width / 2)
        let taken = texts.image.map { $0.width + stack.metrics.gap } ?? 0
        let natural = max(texts.height + top + bottom, (texts.image?.height ?? 0) + top + bottom)
        let height = max(least, natural)
        func x(_ start: Double, _ length: Double) -> Double { isMirrored ? width - start - length : start }
        if let image = texts.image {
            add(
                .image, x: x(left, image.width), y: top + (height - top - bottom - image.height) / 2,
                width: image.width, height: image.height)
        }
        title = texts.title
        message = texts.message
        let column = max(0, texts.width - taken)
        let start = max(left, min(left + taken, width - column))
        var y = top + (height - top - bottom - texts.height) / 2
        if texts.title != nil {
            add(.title, x: x(start, column), y: y, width: column, height: texts.titleHeight)
            y += texts.titleHeight + texts.gap
        }
        if texts.message != nil {
            add(.message, x: x(start, column), y: y, width: column, height: texts.messageHeight)
        }
        return ContentPlan.Section(items: 0..<items.count, height: height)
    }
}

/// Image and texts of a message in a width, in no more lines than allowed.
private struct MessageTexts {
    let width: Double
    let image: Size?
    let title: MeasuredText?
    let message: MeasuredText?
    let titleHeight: Double
    let messageHeight: Double
    /// The gap between title and message, in points; 0 if there is only one.
    let gap: Double

    /// - Parameter width: The width that image and texts share, in points.
    init(_ stack: ContentStack, _ row: ContentMetrics.MessageRow, in width: Double) {
        self.width = width
        image = stack.content.image.map { image in
            let scale = image.width > width / 2 ? width / 2 / image.width : 1
            return Size(width: image.width * scale, height: image.height * scale)
        }
        let column = max(0, width - (image.map { $0.width + stack.metrics.gap } ?? 0))
        // If lines are limited, the title gets one of them and the message the rest, but at least one.
        let isAlone = stack.content.message == nil
        let fitting = row.mostHeight.map {
            max(1, Int(($0 - 2 * row.linesInset) / max(1, stack.fonts.message.style.lineHeight)))
        }
        let most = [row.mostLines, fitting].compactMap(\.self).min()
        title = stack.content.title.map {
            stack.typesetter.set(
                $0, stack.fonts.title.style, width: column, maximumLines: most.map { isAlone ? $0 : 1 })
        }
        let left = most.map { [title] in max(1, $0 - (title == nil ? 0 : 1)) }
        message = stack.content.message.map {
            stack.typesetter.set($0, stack.fonts.message.style, width: column, maximumLines: left)
        }
        titleHeight = title.map { stack.fonts.title.height(ofLines: $0.lines.count) } ?? 0
        messageHeight = message.map { stack.fonts.message.height(ofLines: $0.lines.count) } ?? 0
        gap = title == nil || message == nil ? 0 : row.textGap
    }

    var height: Double { titleHeight + gap + messageHeight }
    var count: Int { (title?.lines.count ?? 0) + (message?.lines.count ?? 0) }
}

extension ContentStack {
    /// Whether the content consists of text, and possibly an image and buttons.
    var isMessage: Bool {
        content.textFields.isEmpty && (content.title != nil || content.message != nil) && content.blocks.isEmpty
            && (content.closeButton == nil || rowsCross != nil)
    }

    /// The close button of a message in its row; `nil` if there is none, or if it is in a corner.
    var cross: ContentMetrics.MessageRow.Cross? { isMessage ? rowsCross : nil }

    /// How much nearer to the start a message's texts end for the cross than without it, where no buttons are beside
    /// them, in points.
    var widthOfCross: Double {
        max(0, roomOfCross - metrics.insets.right)
    }

    /// How far texts and buttons end before the message's end for the cross in their row, in points; 0 without one. A
    /// named style may have narrower insets than those that keep the platform's row off its cross.
    var roomOfCross: Double { cross.map { max($0.room, $0.margin + $0.size) } ?? 0 }

    /// The height of a row that only a cross makes so high, in points.
    var heightOfCross: Double {
        guard let cross, cross.room > 0 else { return 0 }
        return cross.size + 2 * cross.margin
    }

    /// The form of the close button that a message row has at its trailing end, without regard to whether the content
    /// is a message; `nil` if there is none.
    private var rowsCross: ContentMetrics.MessageRow.Cross? {
        guard let cross = metrics.messageRow?.cross, let close, close.side == .trailing else { return nil }
        return cross
    }

    /// Whether buttons stand beside the text if there is room for that.
    var shareMessageRow: Bool {
        metrics.messageRow != nil && isMessage && !buttons.isEmpty && content.actionAxis != .vertical
    }

    /// The width at the end of the dialog that buttons in one row with the text take, including the gap before them.
    var widthBesideText: Double {
        guard let row = metrics.messageRow, shareMessageRow else { return metrics.insets.right }
        return row.gap + widthOfRow(0..<buttons.count) + max(buttonInsets.right, roomOfCross)
    }
}
