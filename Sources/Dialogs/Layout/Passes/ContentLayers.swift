import Boxes
import Devices
import Geometry
import Typography

/// Takes content in its frames; gives a layer for each part of it, back to front.
struct ContentLayers {
    private let arranged: ArrangeContent
    /// What sets the texts; without it layers are as large and move alike.
    private let texts: ContentTexts?
    private let look: DialogLook

    private var stack: ContentStack { arranged.stack }
    private var content: Content {
        @inline(__always) _read { yield stack.content }
    }
    private var metrics: ContentMetrics {
        @inline(__always) _read { yield stack.metrics }
    }
    private var isRightToLeft: Bool { stack.direction == .rightToLeft }

    /// Whether the two groups of an action sheet are layers of their own, which carry what is in them.
    private let isGrouped: Bool
    /// The layer that carries all but a group of cancel buttons.
    private var main: String { isGrouped ? LayerID.group(0) : "dialog" }

    init(_ arranged: ArrangeContent, texts: ContentTexts?, look: DialogLook, isGrouped: Bool) {
        self.arranged = arranged
        self.look = look
        self.texts = texts
        self.isGrouped = isGrouped
    }

    /// Adds the layers, back to front.
    func add(to layers: inout [Layer]) {
        if let fit = arranged.fit { addColumn(fit, to: &layers) } else { addFixedBoxes(to: &layers) }
    }

    // MARK: Fixed boxes (ledger E4)

    private func addFixedBoxes(to layers: inout [Layer]) {
        let boxes = FixedBoxes(in: arranged.frame.size)
        if let message = content.message {
            layers.add(child("message", .message, .message, inWindow(boxes.message))) {
                $0.text = texts?.fixed(message, stack.fonts.message.style, in: $0.frame)
            }
        }
        if let title = content.title {
            layers.add(child("title", .title, .title, inWindow(boxes.title))) {
                $0.text = texts?.fixed(title, stack.fonts.title.style, in: $0.frame)
            }
        }
    }

    private func inWindow(_ box: Rect) -> Rect {
        box.offset(x: arranged.frame.minX, y: arranged.frame.minY)
    }

    // MARK: The column

    private func addColumn(_ fit: FitContent, to layers: inout [Layer]) {
        if let bar = stack.bar {
            let interior = arranged.interior
            let box = Rect(x: interior.minX, y: interior.minY, width: interior.width, height: fit.barHeight)
            add(bar, in: box, to: &layers)
        }
        let plan = fit.plan
        var bodySection = plan.body
        var body = Place(
            viewport: fit.body, parent: main, scroll: fit.bodyScrolls ? "scroll:body" : nil, offset: fit.bodyOffset)
        var buttons = Place(viewport: fit.buttons, parent: main, scroll: fit.buttonsScroll ? "scroll:actions" : nil)
        if let pinned = fit.pinned {
            var head = ContentPlan.Section()
            head.items = pinned.items
            add(
                head, of: plan, in: Place(viewport: fit.titleFrame, parent: main, skipped: pinned.offTop), to: &layers)
            bodySection.items = pinned.items.upperBound..<plan.body.items.upperBound
            body.skipped = pinned.end
            buttons.skipped = pinned.offButtons
            buttons.height = fit.buttonsHeight
        }
        add(bodySection, of: plan, in: body, to: &layers)
        add(plan.buttons, of: plan, in: buttons, to: &layers)
        add(
            plan.cancel, of: plan, in: Place(viewport: fit.cancel, parent: isGrouped ? LayerID.group(1) : main),
            to: &layers)
    }

    /// Where a section stands.
    private struct Place {
        /// Where it is seen.
        let viewport: Rect
        let parent: String
        /// Id of the layer that it scrolls in; nil where it does not scroll.
        var scroll: String?
        /// How far it is scrolled at rest, in points.
        var offset = 0.0
        /// What of the section's top stands elsewhere, or nowhere, in points.
        var skipped = 0.0
        /// The height of all that scrolls, in points; nil is the section's below what is skipped.
        var height: Double?
    }

    /// The parts of a section from the top of its viewport on; what scrolls is cut off at its edges.
    private func add(
        _ section: ContentPlan.Section, of plan: ContentPlan, in place: Place, to layers: inout [Layer]
    ) {
        let viewport = place.viewport
        if let scroll = place.scroll {
            layers.add(child(scroll, .scroll, .scroll, viewport, parent: place.parent)) {
                $0.contentSize = Size(width: viewport.width, height: place.height ?? section.height - place.skipped)
                if place.offset > 0 { $0.contentOffset = Point(x: 0, y: place.offset) }
            }
        }
        let parent = place.scroll ?? place.parent
        for item in section.items {
            let box = plan.items[item].frame.offset(x: viewport.minX, y: viewport.minY - place.offset - place.skipped)
            add(plan.items[item].part, of: plan, in: box, parent: parent, to: &layers)
            if place.scroll != nil { layers[layers.count - 1].clip(to: viewport) }
        }
    }

    private func add(
        _ part: ContentPlan.Part, of plan: ContentPlan, in box: Rect, parent: String, to layers: inout [Layer]
    ) {
        switch part {
        case .image:
            layers.add(child("image", .image, .image, box, parent: parent)) { layer in
                layer.changeDetails { $0.image = content.image }
            }
        case .title:
            layers.add(child("title", .title, .title, box, parent: parent)) {
                $0.text = texts?.title(plan, in: box)
            }
        case .message:
            let part = content.title == nil ? LookPart.soloMessage : .message
            layers.add(child("message", .message, part, box, parent: parent)) {
                $0.text = texts?.message(plan, in: box)
            }
        case .field(let index): add(content.textFields[index], in: box, parent: parent, to: &layers)
        case .button(let index):
            let radius = min(metrics.buttons.cornerRadius, min(box.width, box.height) / 2)
            var form = ButtonForm(cornerRadius: radius, titlePadding: metrics.buttons.titlePadding)
            if stack.hasIcon(index) { form.icons = metrics.buttons.icons }
            add(stack.buttons, index, in: box, parent: parent, form, to: &layers)
        case .separator(let number):
            layers.append(child(ContentLayers.separator(number), .separator, .separator, box, parent: parent))
        }
    }

    /// The name of a separator.
    private static func separator(_ number: Int) -> String {
        number < firstSeparators.count ? firstSeparators[number] : "separator:\(number)"
    }

    private static let firstSeparators = (0..<16).map { "separator:\($0)" }

    // MARK: Parts

    private func add(_ bar: ContentStack.Bar, in box: Rect, to layers: inout [Layer]) {
        let index = layers.count
        layers.append(child("bar:navigation", .navigationBar, .bar, box, parent: main))
        let row = metrics.barButtons.row(in: box)
        add(bar.leading, from: isRightToLeft ? .right : .left, in: row, to: &layers)
        add(bar.trailing, from: isRightToLeft ? .left : .right, in: row, to: &layers)
        guard let texts, let title = bar.title else { return }
        layers[index].text = texts.barTitle(title, in: roomForTitle(of: row, beside: layers[(index + 1)...]))
    }

    /// What the buttons of a bar leave its title: as much on either side of the middle, or all between them.
    private func roomForTitle(of box: Rect, beside buttons: ArraySlice<Layer>) -> Rect {
        let gap = metrics.barButtons.titleGap
        guard metrics.barTitleAlignment == .natural else {
            var taken = buttons.reduce(0) {
                max($0, box.width / 2 - abs($1.frame.midX - box.midX) + $1.frame.width / 2)
            }
            if !buttons.isEmpty { taken += gap }
            let width = max(0, box.width - 2 * min(taken, box.width / 2))
            return Rect(center: box.center, size: Size(width: width, height: box.height))
        }
        var (left, right) = (box.minX + metrics.barTitleInset, box.maxX - metrics.barTitleInset)
        for button in buttons where button.role == .action {
            if button.frame.midX < box.midX { left = max(left, button.frame.maxX + gap) }
            if button.frame.midX > box.midX { right = min(right, button.frame.minX - gap) }
        }
        return Rect(minX: left, minY: box.minY, maxX: max(left, right), maxY: box.maxY)
    }

    /// The bar's buttons from one side, each as wide as its title needs and no narrower than it is high.
    ///
    /// The outermost keeps clear of the dialog's corners.
    private func add(
        _ buttons: [ContentStack.Button], from side: Edge, in box: Rect, to layers: inout [Layer]
    ) {
        // Each side may take half the bar; buttons that need more share it alike.
        func natural(_ index: Int) -> Double {
            if closeSize(of: buttons[index], among: buttons) != nil { return metrics.barButtons.height ?? box.height }
            let title =
                buttons[index].title.stands(in: box.width)
                ? buttons[index].title.firstWidth
                : stack.typesetter.set(buttons[index].action.title, buttons[index].title.style, width: box.width)
                    .firstWidth
            return stack.barButtonWidth(title: title)
        }
        guard !buttons.isEmpty else { return }
        let beside = side == .left ? box.minX - arranged.frame.minX : arranged.frame.maxX - box.maxX
        let clear = arranged.clearance(on: side, from: box.minY, to: box.maxY) - beside
        let margin = metrics.barButtons.margin(beside: buttons.first.flatMap { closeSize(of: $0, among: buttons) })
        var taken = min(max(margin, clear), box.width / 4)
        let gaps = min(metrics.barButtons.gap * Double(buttons.count - 1), box.width / 4)
        let gap = buttons.count > 1 ? gaps / Double(buttons.count - 1) : 0
        let room = max(0, box.width / 2 - taken - gaps)
        var total = 0.0
        for index in buttons.indices { total += natural(index) }
        let factor = total > room ? room / total : 1
        for index in buttons.indices {
            let width = natural(index) * factor
            let x = side == .left ? box.minX + taken : box.maxX - taken - width
            taken += width + gap
            let place = Rect(x: x, y: box.minY, width: width, height: box.height)
            add(
                buttons, index, in: place, parent: "bar:navigation",
                ButtonForm(
                    isOnBar: true, cornerRadius: metrics.barButtons.cornerRadius(of: place.size), mostLines: 1,
                    closeSize: closeSize(of: buttons[index], among: buttons)),
                to: &layers)
        }
    }

    /// The corners of a button, and what stays free on either side of its title.
    private struct ButtonForm {
        var isOnBar = false
        var cornerRadius = 0.0
        var titlePadding = 0.0
        /// How many lines the title may have; nil for as many as fit.
        var mostLines: Int?
        /// Above the title; nil for none.
        var icons: ButtonIcons?
        /// The size of the sign that stands for the title, in points; nil where that is shown.
        var closeSize: Double?
    }

    /// The size of the sign in the place of a bar button's title; nil where the bar has none, or the button is another.
    private func closeSize(of button: ContentStack.Button, among buttons: [ContentStack.Button]) -> Double? {
        guard buttons.count == 1, let bar = stack.bar, bar.leading.first?.id == button.id else { return nil }
        return stack.closeSize(of: button.action)
    }

    /// One of several buttons, read where it lies.
    private func add(
        _ buttons: [ContentStack.Button], _ index: Int, in box: Rect, parent: String, _ form: ButtonForm,
        to layers: inout [Layer]
    ) {
        let part = form.isOnBar ? buttons[index].action.barPart : buttons[index].action.part
        layers.add(child(buttons[index].id, .action, part, box, parent: parent)) { layer in
            layer.cornerRadius = form.cornerRadius
            if !buttons[index].action.isEnabled { disable(&layer, part) }
            guard let texts else { return }
            layer.action = stack.asked(buttons[index].action)
            if let icons = form.icons {
                layer.changeDetails { $0.symbol = Boxed(icons.symbol(in: box)) }
            }
            if let size = form.closeSize {
                let sign = VectorPath.cross(in: Rect(center: box.center, size: Size(width: size, height: size)))
                let color = layer.look?.look.text?.flat ?? .black
                layer.changeDetails { $0.symbol = Boxed(LayerSymbol("close", sign, color)) }
                return
            }
            layer.text = texts.title(
                buttons[index].action.title, buttons[index].title, in: form.icons?.title(in: box) ?? box,
                padding: form.titlePadding, mostLines: form.icons == nil ? form.mostLines : ButtonIcons.mostLines)
        }
    }

    private func add(_ field: TextField, in box: Rect, parent: String, to layers: inout [Layer]) {
        let part = field.isFilled ? LookPart.field : .fieldPlaceholder
        layers.add(child("field:" + field.id, .textField, part, box, parent: parent)) { layer in
            layer.cornerRadius = min(metrics.fieldCornerRadius, min(box.width, box.height) / 2)
            layer.text = field.shown.flatMap { texts?.inField($0, in: box) }
        }
        guard metrics.fieldIsRoundAtTopOnly, let radius = layers.last?.cornerRadius else { return }
        layers[layers.count - 1].cornerRadii = CornerRadii(topLeft: radius, topRight: radius)
    }

    /// Makes a part's layer look as its platform has it while it cannot be chosen.
    private func disable(_ layer: inout Layer, _ part: LookPart) {
        layer.look = look[disabled: part]
        if let opacity = look[part].look.states?.disabled?.opacity { layer.opacity = opacity }
    }

    /// Not inlined: it writes some sixty values, and is called in many places.
    @inline(never)
    private func child(
        _ id: String, _ role: Layer.Role, _ part: LookPart, _ box: Rect, parent: String = "dialog"
    ) -> Layer {
        Layer(id: id, role: role, parent: parent, frame: box, look: look[part])
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
    /// its text the lines that are seen whole; a button of which anything is seen keeps its title.
    fileprivate mutating func clip(to viewport: Rect) {
        guard !viewport.contains(frame) else { return }
        func into(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(high, value)) }
        scrolledFrame = frame
        frame = Rect(
            minX: into(frame.minX, viewport.minX, viewport.maxX), minY: into(frame.minY, viewport.minY, viewport.maxY),
            maxX: into(frame.maxX, viewport.minX, viewport.maxX), maxY: into(frame.maxY, viewport.minY, viewport.maxY))
        guard role != .action || frame.isEmpty, var text = text?.value else { return }
        let ascent = text.style.size * TextStyle.ascentPerSize
        let descent = text.style.size * TextStyle.lineHeightPerSize - ascent
        // A hair of tolerance, so that a line that just fits is seen.
        let isSeen = { (line: TextBlock.Line) in
            line.baseline - ascent >= viewport.minY - 1e-6 && line.baseline + descent <= viewport.maxY + 1e-6
        }
        text.scrolledLines = TextLines(text.lines.filter { !isSeen($0) })
        text.lines = TextLines(text.lines.filter(isSeen))
        self.text = Boxed(text)
    }
}

extension Action {
    /// What it looks like among the content's buttons.
    fileprivate var part: LookPart {
        switch role {
        // What destroys something says so first.
        case .destructive: .destructiveButton
        case _ where isPreferred: .preferredButton
        case .default: .button
        case .cancel: .cancelButton
        }
    }

    /// What it looks like on a bar.
    fileprivate var barPart: LookPart {
        switch role {
        case .destructive: .barDestructiveButton
        case _ where isPreferred: .barPreferredButton
        case .default: .barButton
        case .cancel: .barCancelButton
        }
    }
}
