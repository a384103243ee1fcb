import Devices
import Geometry
import Typography

/// The content's layers, back to front, and what had to give.
struct Arranged {
    var layers: [Layer]
    /// The boxes that the dialog's outline is made of, where it is more than one.
    var groups: [Rect] = []
    var notes = Notes()
}

/// Takes the dialog's resting frame; gives a layer for each part of its content; promises that none overlaps another
/// and none leaves the frame.
struct ArrangeContent {
    let stack: ContentStack
    let frame: Rect
    /// The bands of the frame that content keeps free.
    let insets: EdgeInsets
    /// Whether the caller gave the frame's height.
    let isHeightGiven: Bool
    /// Whether texts are set into their layers, which are as large without them.
    let setsTexts: Bool
    /// Notes of its own, to be added to the others.
    var notes = Notes()

    private var content: Content {
        @inline(__always) _read { yield stack.content }
    }
    private var metrics: ContentMetrics {
        @inline(__always) _read { yield stack.metrics }
    }
    private var isRightToLeft: Bool { stack.stage.direction == .rightToLeft }

    func arrange() -> Arranged {
        guard stack.hasContent else { return Arranged(layers: []) }
        if metrics.usesFixedBoxes, isHeightGiven, stack.fitsFixedBoxes(of: frame) {
            return fixedBoxes()
        }
        return column()
    }

    // MARK: Fixed boxes (ledger E4)

    private func fixedBoxes() -> Arranged {
        let boxes = stack.fixedBoxes(in: frame.size)
        var layers: [Layer] = []
        if let message = content.message {
            addFixed("message", .message, message, stack.messageStyle, in: place(boxes.message), to: &layers)
        }
        if let title = content.title {
            addFixed("title", .title, title, stack.titleStyle, in: place(boxes.title), to: &layers)
        }
        return Arranged(layers: layers)
    }

    private func place(_ box: Rect) -> Rect { box.offset(x: frame.minX, y: frame.minY) }

    // MARK: The column

    private func column() -> Arranged {
        let interior = frame.inset(by: insets)
        let fit = FitContent(stack, into: interior, notes: notes)
        var arranged = Arranged(layers: [], notes: fit.notes)
        if let bar = content.navigationBar {
            let box = Rect(x: interior.minX, y: interior.minY, width: interior.width, height: fit.barHeight)
            add(bar, in: box, to: &arranged.layers)
        }
        arranged.layers.reserveCapacity(
            6 + fit.plan.body.items.count + fit.plan.buttons.items.count
                + fit.plan.cancel.items.count + 2)
        add(fit.plan.body, in: fit.body, named: "scroll:body", scrolls: fit.bodyScrolls, to: &arranged.layers)
        add(
            fit.plan.buttons, in: fit.buttons, named: "scroll:actions", scrolls: fit.buttonsScroll,
            to: &arranged.layers)
        add(fit.plan.cancel, in: fit.cancel, named: "", scrolls: false, to: &arranged.layers)
        var number = 0
        for index in arranged.layers.indices where arranged.layers[index].role == .separator {
            arranged.layers[index].id = "separator:\(number)"
            number += 1
        }
        if !fit.plan.cancel.items.isEmpty {
            let list = Rect(
                minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: fit.cancel.minY - fit.plan.cancelGap)
            let cancel = Rect(minX: frame.minX, minY: fit.cancel.minY, maxX: frame.maxX, maxY: frame.maxY)
            arranged.groups = fit.plan.cancelGap > 0 && list.height > 0 ? [list, cancel] : []
        }
        return arranged
    }

    /// The parts of a section from the top of `viewport` on; what scrolls is cut off at its edges.
    private func add(
        _ section: ContentPlan.Section, in viewport: Rect, named id: String, scrolls: Bool, to layers: inout [Layer]
    ) {
        if scrolls {
            var scroll = child(id, .scroll, viewport)
            scroll.contentSize = Size(width: viewport.width, height: section.height)
            layers.append(scroll)
        }
        for item in section.items {
            let box = item.frame.offset(x: viewport.minX, y: viewport.minY)
            let count = layers.count
            add(item.part, in: box, parent: scrolls ? id : "dialog", to: &layers)
            if scrolls, layers.count > count { layers[count] = layers[count].clipped(to: viewport) }
        }
    }

    private func add(_ part: ContentPlan.Part, in box: Rect, parent: String, to layers: inout [Layer]) {
        switch part {
        case .image: layers.append(child("image", .image, box, parent: parent))
        case .title:
            guard let title = content.title else { return }
            layers.add(child("title", .title, box, parent: parent)) {
                $0.text = lines(title, stack.titleSetting, stack.titleAlignment, in: box)
            }
        case .message:
            guard let message = content.message else { return }
            layers.add(child("message", .message, box, parent: parent)) {
                $0.text = lines(message, stack.messageSetting, stack.messageAlignment, in: box)
            }
        case .field(let index): add(content.textFields[index], in: box, parent: parent, to: &layers)
        case .action(let index):
            let action = content.actions[index]
            add(
                action, stack.style(of: action), in: box, parent: parent,
                cornerRadius: min(metrics.buttons.cornerRadius, min(box.width, box.height) / 2), to: &layers)
        case .separator:
            layers.add(child("separator", .separator, box, parent: parent)) {
                $0.color = ArrangeContent.separatorColor
                $0.opacity = ArrangeContent.separatorOpacity
            }
        }
    }

    /// Source: presentation-metrics alert.separator, white 0.5 at an alpha of 0.5.
    private static let separatorColor = Color(red: 0x80, green: 0x80, blue: 0x80)
    private static let separatorOpacity = 0.5

    // MARK: Parts

    private func add(_ bar: NavigationBar, in box: Rect, to layers: inout [Layer]) {
        let place = layers.count
        layers.append(child("bar:navigation", .navigationBar, box))
        add(bar.leading, from: isRightToLeft ? .right : .left, in: box, to: &layers)
        add(bar.trailing, from: isRightToLeft ? .left : .right, in: box, to: &layers)
        guard setsTexts, let title = bar.title else { return }
        let taken = layers[(place + 1)...].reduce(0) {
            max($0, box.width / 2 - abs($1.frame.midX - box.midX) + $1.frame.width / 2)
        }
        let room = max(0, box.width - 2 * min(taken, box.width / 2))
        let style = stack.barTitleStyle
        let line = Rect(
            center: box.center, size: Size(width: room, height: min(box.height, style.lineHeight)))
        var text = block(
            title, style, in: line, isCentered: true, maximumLines: box.height >= style.lineHeight ? 1 : 0)
        // Where the buttons leave less than an ellipsis, nothing is drawn rather than something across them.
        if let drawn = text.lines.first, drawn.width > room {
            text.lines = []
            text.isTruncated = true
        }
        layers[place].text = Shared(text)
    }

    /// The bar's buttons from one side, each as wide as its title needs and no narrower than 44 pt.
    private func add(_ actions: [Action], from side: Edge, in box: Rect, to layers: inout [Layer]) {
        guard !actions.isEmpty else { return }
        // Each side may take half the bar; buttons that need more share it alike.
        let natural = actions.map { action in
            let set = stack.typesetter.set(action.title, stack.barActionStyle, width: box.width)
            return max(metrics.barHeight, (set.lines.first?.width ?? 0) + 2 * metrics.gap)
        }
        let total = natural.reduce(0, +)
        let factor = total > box.width / 2 ? box.width / 2 / total : 1
        var taken = 0.0
        for (action, wanted) in zip(actions, natural) {
            let width = wanted * factor
            let x = side == .left ? box.minX + taken : box.maxX - taken - width
            taken += width
            add(
                action, stack.barActionStyle, in: Rect(x: x, y: box.minY, width: width, height: box.height),
                parent: "bar:navigation", to: &layers)
        }
    }

    private func add(
        _ action: Action, _ style: TextStyle, in box: Rect, parent: String, cornerRadius: Double = 0,
        to layers: inout [Layer]
    ) {
        layers.add(child("action:" + action.id, .action, box, parent: parent)) { layer in
            layer.action = action
            layer.cornerRadius = cornerRadius
            guard setsTexts else { return }
            let line = Rect(
                center: box.center, size: Size(width: box.width, height: min(style.lineHeight, box.height)))
            layer.text = Shared(
                block(
                    action.title, style, in: line, isCentered: true,
                    maximumLines: box.height >= style.lineHeight ? 1 : 0))
        }
    }

    private func add(_ field: TextField, in box: Rect, parent: String, to layers: inout [Layer]) {
        layers.add(child("field:" + field.id, .textField, box, parent: parent)) { layer in
            layer.cornerRadius = min(metrics.fieldCornerRadius, min(box.width, box.height) / 2)
            guard setsTexts, let placeholder = field.placeholder else { return }
            let style = stack.fieldStyle
            let inner = Rect(
                center: box.center,
                size: Size(
                    width: max(0, box.width - 2 * metrics.fieldTextInset), height: min(box.height, style.lineHeight)))
            layer.text = Shared(
                block(
                    placeholder, style, in: inner, isCentered: false,
                    maximumLines: box.height >= style.lineHeight ? 1 : 0))
        }
    }

    /// A text of the column: its lines from the top of its box on.
    private func lines(
        _ content: String, _ setting: TextSetting, _ alignment: ContentMetrics.TextAlignment, in box: Rect
    ) -> Shared<TextBlock>? {
        guard setsTexts else { return nil }
        let set = stack.typesetter.set(content, setting.style, width: box.width)
        var block = TextBlock(
            content: content, style: setting.style, color: metrics.textColor,
            alignment: alignment == .center ? .center : natural, lines: [], isTruncated: set.isTruncated,
            metrics: set.metrics)
        block.missingGlyphs = set.missingGlyphs
        block.lines.reserveCapacity(set.lines.count)
        for (index, line) in set.lines.enumerated() {
            block.lines.append(
                block.line(line, in: box, baseline: box.minY + setting.baseline(ofLine: index)))
        }
        return Shared(block)
    }

    /// A text in a box of the ledger's.
    private func addFixed(
        _ id: String, _ role: Layer.Role, _ content: String, _ style: TextStyle, in box: Rect,
        to layers: inout [Layer]
    ) {
        layers.add(child(id, role, box)) { layer in
            guard setsTexts else { return }
            layer.text = Shared(block(content, style, in: box, isCentered: true, maximumLines: nil))
        }
    }

    private func child(_ id: String, _ role: Layer.Role, _ box: Rect, parent: String = "dialog") -> Layer {
        Layer(id: id, role: role, parent: parent, frame: box)
    }

    private var natural: TextBlock.Alignment { isRightToLeft ? .right : .left }

    /// `content` set in lines that stand together in the middle of `box`'s height.
    private func block(
        _ content: String, _ style: TextStyle, in box: Rect, isCentered: Bool, maximumLines: Int?
    ) -> TextBlock {
        var block = TextBlock(
            content: content, style: style, color: metrics.textColor, alignment: isCentered ? .center : natural,
            lines: [], isTruncated: false, metrics: .measured)
        if maximumLines == 0 {
            block.isTruncated = !content.isEmpty
            return block
        }
        let set = stack.typesetter.set(content, style, width: box.width, maximumLines: maximumLines)
        block.isTruncated = set.isTruncated
        block.metrics = set.metrics
        block.missingGlyphs = set.missingGlyphs
        let top = box.midY - Double(set.lines.count) * style.lineHeight / 2
        block.lines.reserveCapacity(set.lines.count)
        for (index, line) in set.lines.enumerated() {
            block.lines.append(
                block.line(line, in: box, baseline: top + Double(index) * style.lineHeight + style.baseline))
        }
        return block
    }
}

extension TextBlock {
    /// A measured line where this block's alignment puts it in `box`.
    fileprivate func line(_ line: MeasuredText.Line, in box: Rect, baseline: Double) -> Line {
        let x =
            switch alignment {
            case .left: box.minX
            case .center: box.minX + (box.width - line.width) / 2
            case .right: box.maxX - line.width
            }
        return Line(text: line.text, x: x, baseline: baseline, width: line.width)
    }
}

extension [Layer] {
    /// Appends a layer and completes it where it is, rather than copying it there.
    @inline(__always) mutating func add(_ layer: Layer, _ complete: (inout Layer) -> Void) {
        append(layer)
        complete(&self[count - 1])
    }
}

extension Layer {
    /// What is seen of the layer through `viewport`: its frame cut off there, with the whole one beside it, and of its
    /// text the lines that are seen whole.
    fileprivate func clipped(to viewport: Rect) -> Layer {
        guard !viewport.contains(frame) else { return self }
        var layer = self
        func into(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(high, value)) }
        layer.frame = Rect(
            minX: into(frame.minX, viewport.minX, viewport.maxX), minY: into(frame.minY, viewport.minY, viewport.maxY),
            maxX: into(frame.maxX, viewport.minX, viewport.maxX), maxY: into(frame.maxY, viewport.minY, viewport.maxY))
        layer.scrolledFrame = frame
        guard var text = layer.text?.value else { return layer }
        let ascent = text.style.size * TextStyle.ascentPerSize
        let descent = text.style.size * TextStyle.lineHeightPerSize - ascent
        // A hair of tolerance, so that a line that just fits is seen.
        let isSeen = { (line: TextBlock.Line) in
            line.baseline - ascent >= viewport.minY - 1e-6 && line.baseline + descent <= viewport.maxY + 1e-6
        }
        text.scrolledLines = text.lines.filter { !isSeen($0) }
        text.lines = text.lines.filter(isSeen)
        layer.text = Shared(text)
        return layer
    }
}
