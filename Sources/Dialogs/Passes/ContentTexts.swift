import Boxes
import Devices
import Geometry
import Typography

/// Sets the texts of a dialog's content into their frames.
struct ContentTexts {
    private let stack: ContentStack

    private var metrics: ContentMetrics { @inline(__always) _read { yield stack.metrics } }
    private var natural: TextBlock.Alignment { stack.direction == .rightToLeft ? .right : .left }

    init(of stack: ContentStack) { self.stack = stack }

    // MARK: The column

    func title(_ plan: ContentPlan, in box: Rect) -> Boxed<TextBlock>? {
        let setting = plan.isTitleWrapped ? stack.titleSetting(isWrapped: true) : stack.fonts.title
        let alignment = stack.alignment(of: plan.title, stack.titleAlignment)
        return lines(plan.title, of: stack.content.title, setting, alignment, in: box)
    }

    func message(_ plan: ContentPlan, in box: Rect) -> Boxed<TextBlock>? {
        let alignment = stack.alignment(of: plan.message, stack.messageAlignment)
        return lines(plan.message, of: stack.content.message, stack.fonts.message, alignment, in: box)
    }

    /// Sets the lines of a text from the top of its box on.
    private func lines(
        _ set: MeasuredText?, of content: String?, _ setting: TextSetting, _ alignment: ContentMetrics.TextAlignment,
        in box: Rect
    ) -> Boxed<TextBlock>? {
        guard let set, let content else { return nil }
        let alignment = alignment == .center ? .center : natural
        let lines = TextLines(of: set, alignment, in: box, natural) { box.minY + setting.baseline(ofLine: $0) }
        return block(set, of: content, alignment, lines)
    }

    // MARK: In one line

    /// Sets the title of a navigation bar in `room` between the buttons, with the bar's alignment.
    func barTitle(_ title: String, in room: Rect) -> Boxed<TextBlock> {
        let style = stack.barTitleStyle
        let alignment = metrics.barTitleAlignment == .center ? .center : natural
        guard room.height >= style.lineHeight else { return emptyBlock(title, style, alignment) }
        var set = stack.typesetter.set(title, style, width: room.width, maximumLines: 1)
        // If there is less room than an ellipsis needs, the title is left out rather than drawn over the buttons; an
        // ellipsis alone would say nothing.
        if set.width > room.width || set.isTruncated && set.lines.first?.text == "…" {
            set.lines = []
            set.isTruncated = true
        }
        return block(set, of: title, in: room, alignment)
    }

    /// Sets the title of a button, with the alignment of buttons; see `ButtonTitle`.
    /// - Parameters:
    ///   - own: The title set at its natural width.
    ///   - padding: The room on either side of the title, in points.
    ///   - mostLines: The greatest number of lines; `nil` for as many as fit.
    ///   - isOnBar: Whether the button is on a bar, where titles are centred even if rows of a list are not.
    ///   - shrinks: Whether the title may shrink before it wraps, on platforms that do so.
    func title(
        _ title: String, _ own: MeasuredText, in box: Rect, padding: Double, mostLines: Int? = nil,
        isOnBar: Bool = false, shrinks: Bool = true
    ) -> Boxed<TextBlock> {
        let isCentred = isOnBar || metrics.buttons.titleAlignment == .center
        let room = Size(width: max(0, box.width - 2 * padding), height: box.height)
        let frame = isCentred ? box : Rect(center: box.center, size: room)
        let alignment = isCentred ? .center : natural
        if ButtonTitle.fits(own, in: room, mostLines: mostLines) {
            return block(own, of: title, in: frame, alignment)
        }
        let set = ButtonTitle(
            typesetter: stack.typesetter, leastScale: shrinks ? stack.leastTitleScale : 1, mostLines: mostLines,
            keepsLineHeight: metrics.buttons.growsWithTitles
        ).set(title, own, in: room)
        return block(set, of: title, in: frame, alignment)
    }

    /// Sets the text of a text field: its contents, or its placeholder.
    func inField(_ text: String, in box: Rect) -> Boxed<TextBlock> {
        let style = stack.fonts.field
        guard box.height >= style.lineHeight else { return emptyBlock(text, style, natural) }
        let inner = Rect(
            center: box.center,
            size: Size(
                width: max(0, box.width - 2 * metrics.fieldTextInset), height: min(box.height, style.lineHeight)))
        let set = stack.typesetter.set(text, style, width: inner.width, maximumLines: 1)
        return block(set, of: text, in: inner, natural)
    }

    // MARK: Blocks

    /// Sets a text in one of the fixed boxes (ledger E4).
    func fixed(_ content: String, _ style: TextStyle, in box: Rect) -> Boxed<TextBlock> {
        block(stack.typesetter.set(content, style, width: box.width), of: content, in: box, .center)
    }

    /// A text for which there is no room.
    private func emptyBlock(
        _ content: String, _ style: TextStyle, _ alignment: TextBlock.Alignment
    ) -> Boxed<TextBlock> {
        let nothing = MeasuredText(lines: [], isTruncated: !content.isEmpty, metrics: .measured, style: style)
        return block(nothing, of: content, alignment, TextLines())
    }

    /// A text whose lines form one block, vertically centred in `box`.
    private func block(
        _ set: MeasuredText, of content: String, in box: Rect, _ alignment: TextBlock.Alignment
    ) -> Boxed<TextBlock> {
        let style = set.style
        let top = box.midY - Double(set.lines.count) * style.lineHeight / 2
        let lines = TextLines(of: set, alignment, in: box, natural) {
            top + Double($0) * style.lineHeight + style.baseline
        }
        return block(set, of: content, alignment, lines)
    }

    private func block(
        _ set: MeasuredText, of content: String, _ alignment: TextBlock.Alignment, _ lines: TextLines
    ) -> Boxed<TextBlock> {
        Boxed(
            TextBlock(
                content: content, family: stack.families.family(of: set.style.size).of(set),
                style: set.style, letterSpacing: set.letterSpacing, alignment: alignment, lines: lines,
                isTruncated: set.isTruncated, metrics: set.metrics, missingGlyphs: set.missingGlyphs))
    }
}

extension TextLines {
    /// Places the measured lines in `box`, by alignment.
    @inline(__always)
    init(
        of set: MeasuredText, _ alignment: TextBlock.Alignment, in box: Rect, _ natural: TextBlock.Alignment,
        baseline: (_ index: Int) -> Double
    ) {
        self.init()
        // A line without a strong direction of its own has the direction of the interface.
        let inherited = natural == .right ? TextDirection.rightToLeft : .leftToRight
        for index in set.lines.indices {
            let line = set.lines[index]
            let x =
                switch alignment {
                case .left: box.minX
                case .center: box.minX + (box.width - line.width) / 2
                case .right: box.maxX - line.width
                }
            append(
                TextBlock.Line(
                    text: line.text, x: x, baseline: baseline(index), width: line.width,
                    direction: line.direction ?? inherited))
        }
    }
}
