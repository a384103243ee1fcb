import Devices
import Geometry
import Typography

/// Takes the dialog's resting frame; gives a layer for each part of its content; promises that none overlaps another
/// and none leaves the frame.
struct ArrangeContent {
    private let stack: ContentStack
    private let frame: Rect
    /// The part of the frame that content keeps to.
    private let interior: Rect
    /// Whether layers get their texts and actions; without them they are as large and move alike.
    private let setsTexts: Bool
    /// Nil where it stands in fixed boxes.
    private let fit: FitContent?

    private var content: Content {
        @inline(__always) _read { yield stack.content }
    }
    private var metrics: ContentMetrics {
        @inline(__always) _read { yield stack.metrics }
    }
    private var isRightToLeft: Bool { stack.direction == .rightToLeft }

    /// Finds the place of each section, and says what had to give.
    ///
    /// - Parameters:
    ///   - insets: The bands of the frame that content keeps free.
    ///   - isHeightGiven: Whether the caller gave the frame's height.
    init(
        _ stack: ContentStack, in frame: Rect, insets: EdgeInsets, isHeightGiven: Bool, on stage: Stage,
        setsTexts: Bool, notes: inout Notes
    ) {
        self.stack = stack
        self.frame = frame
        self.setsTexts = setsTexts
        interior = frame.inset(by: insets)
        let isBoxed =
            stack.metrics.usesFixedBoxes && isHeightGiven && stack.fitsFixedBoxes(of: frame, on: stage)
        fit = isBoxed ? nil : FitContent(stack, into: interior, notes: &notes)
    }

    /// At least as many layers as there are.
    var mostLayers: Int {
        guard let fit else { return 2 }
        // Two sections may scroll; and there is the bar with what is on it.
        return fit.plan.items.count + 2
            + (stack.bar.map { 1 + $0.leading.count + $0.trailing.count } ?? 0)
    }

    /// The boxes that the dialog's outline is made of, where it is more than one.
    var groups: [Rect] {
        guard let fit, fit.plan.cancelGap > 0, !fit.plan.cancel.items.isEmpty else { return [] }
        let list = Rect(
            minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: fit.cancel.minY - fit.plan.cancelGap)
        let cancel = Rect(minX: frame.minX, minY: fit.cancel.minY, maxX: frame.maxX, maxY: frame.maxY)
        return list.height > 0 ? [list, cancel] : []
    }

    /// Adds the layers, back to front.
    func add(to layers: inout [Layer]) {
        if let fit { addColumn(fit, to: &layers) } else { addFixedBoxes(to: &layers) }
    }

    // MARK: Fixed boxes (ledger E4)

    private func addFixedBoxes(to layers: inout [Layer]) {
        let boxes = FixedBoxes(in: frame.size)
        if let message = content.message {
            addFixed("message", .message, message, stack.fonts.message.style, in: place(boxes.message), to: &layers)
        }
        if let title = content.title {
            addFixed("title", .title, title, stack.fonts.title.style, in: place(boxes.title), to: &layers)
        }
    }

    private func place(_ box: Rect) -> Rect { box.offset(x: frame.minX, y: frame.minY) }

    // MARK: The column

    private func addColumn(_ fit: FitContent, to layers: inout [Layer]) {
        if let bar = stack.bar {
            let box = Rect(x: interior.minX, y: interior.minY, width: interior.width, height: fit.barHeight)
            add(bar, in: box, to: &layers)
        }
        let plan = fit.plan
        add(plan.body, of: plan, in: fit.body, named: fit.bodyScrolls ? "scroll:body" : nil, to: &layers)
        add(plan.buttons, of: plan, in: fit.buttons, named: fit.buttonsScroll ? "scroll:actions" : nil, to: &layers)
        add(plan.cancel, of: plan, in: fit.cancel, named: nil, to: &layers)
    }

    /// The parts of a section from the top of `viewport` on; what scrolls is cut off at its edges.
    ///
    /// - Parameter scroll: Id of the layer that the section scrolls in; nil where it does not scroll.
    private func add(
        _ section: ContentPlan.Section, of plan: ContentPlan, in viewport: Rect, named scroll: String?,
        to layers: inout [Layer]
    ) {
        if let scroll {
            layers.add(child(scroll, .scroll, viewport)) {
                $0.contentSize = Size(width: viewport.width, height: section.height)
            }
        }
        let parent = scroll ?? "dialog"
        for item in section.items {
            let box = plan.items[item].frame.offset(x: viewport.minX, y: viewport.minY)
            add(plan.items[item].part, of: plan, in: box, parent: parent, to: &layers)
            if scroll != nil { layers[layers.count - 1].clip(to: viewport) }
        }
    }

    private func add(
        _ part: ContentPlan.Part, of plan: ContentPlan, in box: Rect, parent: String, to layers: inout [Layer]
    ) {
        switch part {
        case .image: layers.append(child("image", .image, box, parent: parent))
        case .title:
            layers.add(child("title", .title, box, parent: parent)) {
                $0.text = lines(plan.title, of: content.title, stack.fonts.title, stack.titleAlignment, in: box)
            }
        case .message:
            layers.add(child("message", .message, box, parent: parent)) {
                $0.text = lines(plan.message, of: content.message, stack.fonts.message, stack.messageAlignment, in: box)
            }
        case .field(let index): add(content.textFields[index], in: box, parent: parent, to: &layers)
        case .button(let place):
            let radius = min(metrics.buttons.cornerRadius, min(box.width, box.height) / 2)
            add(stack.buttons, place, in: box, parent: parent, cornerRadius: radius, to: &layers)
        case .separator(let number):
            layers.add(child(ArrangeContent.separator(number), .separator, box, parent: parent)) {
                $0.color = ArrangeContent.separatorColor
                $0.opacity = ArrangeContent.separatorOpacity
            }
        }
    }

    /// The name of a separator.
    private static func separator(_ number: Int) -> String {
        number < firstSeparators.count ? firstSeparators[number] : "separator:\(number)"
    }

    private static let firstSeparators = (0..<16).map { "separator:\($0)" }

    /// Source: presentation-metrics alert.separator, white 0.5 at an alpha of 0.5.
    private static let separatorColor = Color(red: 0x80, green: 0x80, blue: 0x80)
    private static let separatorOpacity = 0.5

    // MARK: Parts

    private func add(_ bar: ContentStack.Bar, in box: Rect, to layers: inout [Layer]) {
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
        guard box.height >= style.lineHeight else {
            return layers[place].text = emptyBlock(title, style, isCentered: true)
        }
        var set = stack.typesetter.set(title, style, width: line.width, maximumLines: 1)
        // Where the buttons leave less than an ellipsis, nothing is drawn rather than something across them.
        if set.width > room {
            set.lines = []
            set.isTruncated = true
        }
        layers[place].text = block(set, of: title, in: line, isCentered: true)
    }

    /// The bar's buttons from one side, each as wide as its title needs and no narrower than 44 pt.
    private func add(
        _ buttons: [ContentStack.Button], from side: Edge, in box: Rect, to layers: inout [Layer]
    ) {
        // Each side may take half the bar; buttons that need more share it alike.
        func natural(_ place: Int) -> Double {
            let title =
                buttons[place].title.stands(in: box.width)
                ? buttons[place].title.firstWidth
                : stack.typesetter.set(buttons[place].action.title, buttons[place].title.style, width: box.width)
                    .firstWidth
            return max(metrics.barHeight, title + 2 * metrics.gap)
        }
        var total = 0.0
        for place in buttons.indices { total += natural(place) }
        let factor = total > box.width / 2 ? box.width / 2 / total : 1
        var taken = 0.0
        for place in buttons.indices {
            let width = natural(place) * factor
            let x = side == .left ? box.minX + taken : box.maxX - taken - width
            taken += width
            add(
                buttons, place, in: Rect(x: x, y: box.minY, width: width, height: box.height), parent: "bar:navigation",
                cornerRadius: 0, to: &layers)
        }
    }

    /// One of several buttons, read where it lies.
    private func add(
        _ buttons: [ContentStack.Button], _ place: Int, in box: Rect, parent: String, cornerRadius: Double,
        to layers: inout [Layer]
    ) {
        layers.add(child(buttons[place].id, .action, box, parent: parent)) { layer in
            layer.cornerRadius = cornerRadius
            guard setsTexts else { return }
            layer.action = buttons[place].action
            layer.text = block(buttons[place].title, of: buttons[place].action.title, in: box)
        }
    }

    /// The title of a button, in the one line that there is room for.
    private func block(_ own: MeasuredText, of title: String, in box: Rect) -> Shared<TextBlock> {
        let style = own.style
        guard box.height >= style.lineHeight else { return emptyBlock(title, style, isCentered: true) }
        let line = Rect(center: box.center, size: Size(width: box.width, height: style.lineHeight))
        if own.stands(in: box.width) { return block(own, of: title, in: line, isCentered: true) }
        let set = stack.typesetter.set(title, style, width: box.width, maximumLines: 1)
        return block(set, of: title, in: line, isCentered: true)
    }

    private func add(_ field: TextField, in box: Rect, parent: String, to layers: inout [Layer]) {
        layers.add(child("field:" + field.id, .textField, box, parent: parent)) { layer in
            layer.cornerRadius = min(metrics.fieldCornerRadius, min(box.width, box.height) / 2)
            guard setsTexts, let placeholder = field.placeholder else { return }
            let style = stack.fonts.field
            let inner = Rect(
                center: box.center,
                size: Size(
                    width: max(0, box.width - 2 * metrics.fieldTextInset), height: min(box.height, style.lineHeight)))
            guard box.height >= style.lineHeight else {
                return layer.text = emptyBlock(placeholder, style, isCentered: false)
            }
            let set = stack.typesetter.set(placeholder, style, width: inner.width, maximumLines: 1)
            layer.text = block(set, of: placeholder, in: inner, isCentered: false)
        }
    }

    /// A text of the column: its lines from the top of its box on.
    private func lines(
        _ set: MeasuredText?, of content: String?, _ setting: TextSetting, _ alignment: ContentMetrics.TextAlignment,
        in box: Rect
    ) -> Shared<TextBlock>? {
        guard setsTexts, let set, let content else { return nil }
        let alignment = alignment == .center ? .center : natural
        let lines = TextLines(of: set, alignment, in: box) { box.minY + setting.baseline(ofLine: $0) }
        return block(set, of: content, alignment, lines)
    }

    /// A text in a box of the ledger's.
    private func addFixed(
        _ id: String, _ role: Layer.Role, _ content: String, _ style: TextStyle, in box: Rect,
        to layers: inout [Layer]
    ) {
        layers.add(child(id, role, box)) { layer in
            guard setsTexts else { return }
            let set = stack.typesetter.set(content, style, width: box.width)
            layer.text = block(set, of: content, in: box, isCentered: true)
        }
    }

    /// Not inlined: it writes some sixty values, and is called in many places.
    @inline(never)
    private func child(_ id: String, _ role: Layer.Role, _ box: Rect, parent: String = "dialog") -> Layer {
        Layer(id: id, role: role, parent: parent, frame: box)
    }

    private var natural: TextBlock.Alignment { isRightToLeft ? .right : .left }

    /// A text that there is no room for.
    private func emptyBlock(_ content: String, _ style: TextStyle, isCentered: Bool) -> Shared<TextBlock> {
        let nothing = MeasuredText(lines: [], isTruncated: !content.isEmpty, metrics: .measured, style: style)
        return block(nothing, of: content, isCentered ? .center : natural, TextLines())
    }

    /// A text whose lines stand together in the middle of `box`'s height.
    private func block(
        _ set: MeasuredText, of content: String, in box: Rect, isCentered: Bool
    ) -> Shared<TextBlock> {
        let style = set.style
        let alignment = isCentered ? .center : natural
        let top = box.midY - Double(set.lines.count) * style.lineHeight / 2
        let lines = TextLines(of: set, alignment, in: box) { top + Double($0) * style.lineHeight + style.baseline }
        return block(set, of: content, alignment, lines)
    }

    private func block(
        _ set: MeasuredText, of content: String, _ alignment: TextBlock.Alignment, _ lines: TextLines
    ) -> Shared<TextBlock> {
        Shared(
            TextBlock(
                content: content, style: set.style, color: metrics.textColor, alignment: alignment, lines: lines,
                isTruncated: set.isTruncated, metrics: set.metrics, missingGlyphs: set.missingGlyphs))
    }
}

extension MeasuredText {
    /// Whether the text as it is stands in one line of a width, and so is the same wherever there is as much room.
    fileprivate func stands(in width: Double) -> Bool { lines.count <= 1 && firstWidth <= width }

    /// The width of the first line; 0 without lines.
    fileprivate var firstWidth: Double { lines.isEmpty ? 0 : lines[0].width }
}

extension TextLines {
    /// Measured lines where an alignment puts them in `box`.
    @inline(__always)
    fileprivate init(
        of set: MeasuredText, _ alignment: TextBlock.Alignment, in box: Rect, baseline: (_ index: Int) -> Double
    ) {
        self.init()
        for index in set.lines.indices {
            let line = set.lines[index]
            let x =
                switch alignment {
                case .left: box.minX
                case .center: box.minX + (box.width - line.width) / 2
                case .right: box.maxX - line.width
                }
            append(TextBlock.Line(text: line.text, x: x, baseline: baseline(index), width: line.width))
        }
    }
}

extension [Layer] {
    /// Appends a layer and completes it where it is, rather than copying it there.
    @inline(__always) mutating func add(_ layer: consuming Layer, _ complete: (inout Layer) -> Void) {
        append(layer)
        complete(&self[count - 1])
    }
}

extension Layer {
    /// Leaves of the layer what is seen through `viewport`: its frame cut off there, with the whole one beside it, and of
    /// its text the lines that are seen whole.
    fileprivate mutating func clip(to viewport: Rect) {
        guard !viewport.contains(frame) else { return }
        func into(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(high, value)) }
        scrolledFrame = frame
        frame = Rect(
            minX: into(frame.minX, viewport.minX, viewport.maxX), minY: into(frame.minY, viewport.minY, viewport.maxY),
            maxX: into(frame.maxX, viewport.minX, viewport.maxX), maxY: into(frame.maxY, viewport.minY, viewport.maxY))
        guard var text = text?.value else { return }
        let ascent = text.style.size * TextStyle.ascentPerSize
        let descent = text.style.size * TextStyle.lineHeightPerSize - ascent
        // A hair of tolerance, so that a line that just fits is seen.
        let isSeen = { (line: TextBlock.Line) in
            line.baseline - ascent >= viewport.minY - 1e-6 && line.baseline + descent <= viewport.maxY + 1e-6
        }
        text.scrolledLines = TextLines(text.lines.filter { !isSeen($0) })
        text.lines = TextLines(text.lines.filter(isSeen))
        self.text = Shared(text)
    }
}
