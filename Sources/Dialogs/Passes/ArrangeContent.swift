import Devices
import Geometry
import Typography

/// The content's layers, back to front, and what had to give.
struct Arranged {
    var layers: [Layer]
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

    private var content: Content { stack.content }
    private var metrics: ContentMetrics { stack.metrics }
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
            layers.append(
                text("message", .message, message, stack.messageStyle, in: place(boxes.message), isCentered: true))
        }
        if let title = content.title {
            layers.append(text("title", .title, title, stack.titleStyle, in: place(boxes.title), isCentered: true))
        }
        return Arranged(layers: layers)
    }

    private func place(_ box: Rect) -> Rect { box.offset(x: frame.minX, y: frame.minY) }

    // MARK: The column

    private func column() -> Arranged {
        let interior = frame.inset(by: insets)
        let plan = ContentStack.Plan(stack, width: interior.width)
        var arranged = Arranged(layers: [])

        // What the fixed parts have to give when even they do not fit.
        let squeeze = plan.fixedHeight > interior.height ? interior.height / plan.fixedHeight : 1
        let textRoom = max(0, interior.height - plan.fixedHeight * squeeze)
        if squeeze < 1 || textRoom < plan.textHeight {
            arranged.notes.adapt(
                from: NumberText.points(plan.fixedHeight + plan.textHeight),
                to: NumberText.points(interior.height), reason: "contentDoesNotFit",
                field: ["dialog", "content"])
        }
        var y = interior.minY
        if let bar = content.navigationBar {
            let box = Rect(x: interior.minX, y: y, width: interior.width, height: plan.barHeight * squeeze)
            arranged.layers += navigationBar(bar, in: box)
            y = box.maxY
        }

        let left = interior.minX + min(metrics.insets.left, interior.width / 2)
        let width = max(0, interior.width - metrics.insets.horizontal)
        y += (plan.head > 0 ? metrics.insets.top : 0) * squeeze
        let isBeside = metrics.putsImageBeside && content.image != nil
        var textLeft = left
        var textTop = y
        if let image = content.image {
            if isBeside {
                let size = Size(
                    width: min(image.width, width), height: min(image.height, max(0, textRoom)))
                let x = isRightToLeft ? left + width - size.width : left
                arranged.layers.append(
                    child("image", .image, Rect(origin: Point(x: x, y: y), size: size)))
                if !isRightToLeft { textLeft = left + width - plan.textWidth }
            } else {
                let size = Size(width: min(image.width, width), height: image.height * squeeze)
                arranged.layers.append(
                    child(
                        "image", .image,
                        Rect(x: left + (width - size.width) / 2, y: y, width: size.width, height: size.height)))
                textTop = y + (image.height + metrics.gap) * squeeze
            }
        }
        y = texts(plan, at: Point(x: textLeft, y: textTop), room: textRoom, into: &arranged)

        let fieldHeight = stack.fieldHeight * squeeze
        for field in content.textFields {
            y += metrics.gap * squeeze
            arranged.layers.append(fieldLayer(field, in: Rect(x: left, y: y, width: width, height: fieldHeight)))
            y += fieldHeight
        }
        buttons(
            plan, left: left, width: width, bottom: interior.maxY, height: stack.rowHeight * squeeze, into: &arranged)
        return arranged
    }

    /// Sets title and message into `room`, and returns where the room they were due ends.
    private func texts(
        _ plan: ContentStack.Plan, at origin: Point, room: Double, into arranged: inout Arranged
    ) -> Double {
        let natural = min(room, plan.textHeight)
        var left = room
        var y = origin.y
        let gap = min(plan.gapBetweenTexts, left)
        if let title = content.title {
            let lines = lineCount(plan.title?.lines.count ?? 0, plan.titleLine, room: left)
            let box = Rect(x: origin.x, y: y, width: plan.textWidth, height: Double(lines) * plan.titleLine)
            arranged.layers.append(text("title", .title, title, stack.titleStyle, in: box, maximumLines: lines))
            y += box.height
            left -= box.height
        }
        if let message = content.message {
            if plan.gapBetweenTexts > 0 {
                y += min(gap, left)
                left -= min(gap, left)
            }
            let lines = lineCount(plan.message?.lines.count ?? 0, plan.messageLine, room: left)
            let box = Rect(x: origin.x, y: y, width: plan.textWidth, height: Double(lines) * plan.messageLine)
            arranged.layers.append(text("message", .message, message, stack.messageStyle, in: box, maximumLines: lines))
        }
        return origin.y + natural
    }

    private func lineCount(_ wanted: Int, _ lineHeight: Double, room: Double) -> Int {
        guard lineHeight > 0, room > 0 else { return 0 }
        // A hair of tolerance, so that a height computed from whole lines shows all of them.
        let fitting = ((room + 1e-6) / lineHeight).rounded(.down)
        return fitting >= Double(wanted) ? wanted : Int(fitting)
    }

    private func buttons(
        _ plan: ContentStack.Plan, left: Double, width: Double, bottom: Double, height: Double,
        into arranged: inout Arranged
    ) {
        var y = bottom - Double(plan.rows.count) * height
        for row in plan.rows {
            let gap = row.count > 1 ? min(metrics.gap, width) : 0
            let each = (width - gap) / Double(row.count)
            for (column, index) in row.enumerated() {
                let position = isRightToLeft ? row.count - 1 - column : column
                let box = Rect(x: left + Double(position) * (each + gap), y: y, width: each, height: height)
                arranged.layers.append(
                    actionLayer(content.actions[index], stack.actionStyle, in: box, parent: "dialog"))
            }
            y += height
        }
    }

    // MARK: Parts

    private func navigationBar(_ bar: NavigationBar, in box: Rect) -> [Layer] {
        var layer = child("bar:navigation", .navigationBar, box)
        let leading = barActions(bar.leading, from: isRightToLeft ? .right : .left, in: box)
        let trailing = barActions(bar.trailing, from: isRightToLeft ? .left : .right, in: box)
        if let title = bar.title {
            let taken = (leading + trailing).reduce(0) {
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
            layer.text = text
        }
        return [layer] + leading + trailing
    }

    /// The bar's buttons from one side, each as wide as its title needs and no narrower than 44 pt.
    private func barActions(_ actions: [Action], from side: Edge, in box: Rect) -> [Layer] {
        guard !actions.isEmpty else { return [] }
        // Each side may take half the bar; buttons that need more share it alike.
        let natural = actions.map { action in
            let set = stack.typesetter.set(action.title, stack.barActionStyle, width: box.width)
            return max(metrics.rowHeight, (set.lines.first?.width ?? 0) + 2 * metrics.gap)
        }
        let total = natural.reduce(0, +)
        let factor = total > box.width / 2 ? box.width / 2 / total : 1
        var taken = 0.0
        return zip(actions, natural).map { action, wanted in
            let width = wanted * factor
            let x = side == .left ? box.minX + taken : box.maxX - taken - width
            taken += width
            return actionLayer(
                action, stack.barActionStyle, in: Rect(x: x, y: box.minY, width: width, height: box.height),
                parent: "bar:navigation")
        }
    }

    private func actionLayer(_ action: Action, _ style: TextStyle, in box: Rect, parent: String) -> Layer {
        var layer = child("action:" + action.id, .action, box, parent: parent)
        layer.action = action
        let line = Rect(center: box.center, size: Size(width: box.width, height: min(style.lineHeight, box.height)))
        layer.text = block(
            action.title, style, in: line, isCentered: true, maximumLines: box.height >= style.lineHeight ? 1 : 0)
        return layer
    }

    private func fieldLayer(_ field: TextField, in box: Rect) -> Layer {
        var layer = child("field:" + field.id, .textField, box)
        if let placeholder = field.placeholder {
            let style = stack.messageStyle
            let inner = Rect(
                center: box.center,
                size: Size(width: max(0, box.width - 2 * metrics.gap), height: min(box.height, style.lineHeight)))
            layer.text = block(
                placeholder, style, in: inner, isCentered: false, maximumLines: box.height >= style.lineHeight ? 1 : 0)
        }
        return layer
    }

    private func text(
        _ id: String, _ role: Layer.Role, _ content: String, _ style: TextStyle, in box: Rect,
        isCentered: Bool = true, maximumLines: Int? = nil
    ) -> Layer {
        var layer = child(id, role, box)
        layer.text = block(content, style, in: box, isCentered: isCentered, maximumLines: maximumLines)
        return layer
    }

    private func child(_ id: String, _ role: Layer.Role, _ box: Rect, parent: String = "dialog") -> Layer {
        Layer(id: id, role: role, parent: parent, frame: box)
    }

    /// `content` set in lines that stand together in the middle of `box`'s height.
    private func block(
        _ content: String, _ style: TextStyle, in box: Rect, isCentered: Bool, maximumLines: Int?
    ) -> TextBlock {
        let natural: TextBlock.Alignment = isRightToLeft ? .right : .left
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
        for (index, line) in set.lines.enumerated() {
            let free = box.width - line.width
            let x =
                switch block.alignment {
                case .left: box.minX
                case .center: box.minX + free / 2
                case .right: box.maxX - line.width
                }
            block.lines.append(
                TextBlock.Line(
                    text: line.text, x: x, baseline: top + Double(index) * style.lineHeight + style.baseline,
                    width: line.width))
        }
        return block
    }
}
