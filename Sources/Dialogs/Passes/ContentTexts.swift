import Boxes
import Devices
import Geometry
import Typography

/// Sets the texts of a dialog's content into their frames.
struct ContentTexts {
    private let stack: ContentStack

    private var metrics: ContentMetrics {
        @inline(__always) _read { yield stack.metrics }
    }
    private var natural: TextBlock.Alignment { stack.direction == .rightToLeft ? .right : .left }

    init(of stack: ContentStack) {
        self.stack = stack
    }

    // MARK: The column

    func title(_ plan: ContentPlan, in box: Rect) -> Boxed<TextBlock>? {
        let setting = plan.isTitleWrapped ? stack.titleSetting(isWrapped: true) : stack.fonts.title
        return lines(plan.title, of: stack.content.title, setting, stack.titleAlignment, in: box)
    }

    func message(_ plan: ContentPlan, in box: Rect) -> Boxed<TextBlock>? {
        lines(plan.message, of: stack.content.message, stack.fonts.message, stack.messageAlignment, in: box)
    }

    /// A text in its lines from the top of its box on.
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

    /// The title of a navigation bar in `room`, which the buttons leave it, as the bar aligns it.
    func barTitle(_ title: String, in room: Rect) -> Boxed<TextBlock> {
        let style = stack.barTitleStyle
        let alignment = metrics.barTitleAlignment == .center ? .center : natural
        guard room.height >= style.lineHeight else { return emptyBlock(title, style, alignment) }
        var set = stack.typesetter.set(title, style, width: room.width, maximumLines: 1)
        // Where the buttons leave less than an ellipsis, nothing is drawn rather than something across them.
        if set.width > room.width {
            set.lines = []
            set.isTruncated = true
        }
        return block(set, of: title, in: room, alignment)
    }

    /// The title of a button, aligned as buttons are; see `ButtonTitle`.
    /// - Parameters:
    ///   - own: The title as it is where it may be as wide as it needs.
    ///   - padding: What stays free on either side of it.
    ///   - mostLines: How many lines there may be; nil for as many as fit.
    ///   - shrinks: Whether it is set smaller before it gets more lines than one, where its platform has that.
    func title(
        _ title: String, _ own: MeasuredText, in box: Rect, padding: Double, mostLines: Int? = nil,
        shrinks: Bool = true
    ) -> Boxed<TextBlock> {
        let isCentred = metrics.buttons.titleAlignment == .center
        let room = Size(width: max(0, box.width - 2 * padding), height: box.height)
        let place = isCentred ? box : Rect(center: box.center, size: room)
        let alignment = isCentred ? .center : natural
        if ButtonTitle.fits(own, in: room, mostLines: mostLines) {
            return block(own, of: title, in: place, alignment)
        }
        let least = shrinks ? stack.leastTitleScale : 1
        let set = ButtonTitle(typesetter: stack.typesetter, leastScale: least, mostLines: mostLines)
            .set(title, own, in: room)
        return block(set, of: title, in: place, alignment)
    }

    /// What stands in a text field: what was typed, or its placeholder.
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

    /// A text in a box of the ledger's.
    func fixed(_ content: String, _ style: TextStyle, in box: Rect) -> Boxed<TextBlock> {
        block(stack.typesetter.set(content, style, width: box.width), of: content, in: box, .center)
    }

    /// A text that there is no room for.
    private func emptyBlock(
        _ content: String, _ style: TextStyle, _ alignment: TextBlock.Alignment
    ) -> Boxed<TextBlock> {
        let nothing = MeasuredText(lines: [], isTruncated: !content.isEmpty, metrics: .measured, style: style)
        return block(nothing, of: content, alignment, TextLines())
    }

    /// A text whose lines stand together in the middle of `box`'s height.
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
    /// Measured lines where an alignment puts them in `box`.
    @inline(__always)
    init(
        of set: MeasuredText, _ alignment: TextBlock.Alignment, in box: Rect, _ natural: TextBlock.Alignment,
        baseline: (_ index: Int) -> Double
    ) {
        self.init()
        // Where text is aligned that is not told where: the side where the interface begins.
        let usual = natural == .right ? TextDirection.rightToLeft : .leftToRight
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
                    direction: line.direction ?? usual))
        }
    }
}
