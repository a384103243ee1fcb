import Boxes
import Devices
import Geometry
import Typography

/// Makes a layer for each part of the arranged content, back to front.
struct ContentLayers {
    let arranged: ArrangeContent
    /// Sets the texts; without it, layers have the same frames and motions but no texts.
    let texts: ContentTexts?
    let look: DialogLook

    var stack: ContentStack { arranged.stack }
    private var content: Content { @inline(__always) _read { yield stack.content } }
    var metrics: ContentMetrics { @inline(__always) _read { yield stack.metrics } }
    var isRightToLeft: Bool { stack.direction == .rightToLeft }

    /// Whether the two groups of an action sheet are layers of their own, with their parts as children.
    private let isGrouped: Bool
    /// The id of the parent of everything except a group of cancel buttons.
    var main: String { isGrouped ? LayerID.group(0) : LayerID.dialog }

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
            layers.add(child(LayerID.message, .message, .message, inWindow(boxes.message))) {
                $0.text = texts?.fixed(message, stack.fonts.message.style, in: $0.frame)
            }
        }
        if let title = content.title {
            layers.add(child(LayerID.title, .title, .title, inWindow(boxes.title))) {
                $0.text = texts?.fixed(title, stack.fonts.title.style, in: $0.frame)
            }
        }
    }

    private func inWindow(_ box: Rect) -> Rect { box.offset(x: arranged.frame.minX, y: arranged.frame.minY) }

    // MARK: The column

    private func addColumn(_ fit: FitContent, to layers: inout [Layer]) {
        if let bar = stack.bar {
            let interior = arranged.interior
            add(
                bar, in: Rect(x: interior.minX, y: interior.minY, width: interior.width, height: fit.barHeight),
                to: &layers)
        }
        let plan = fit.plan
        var bodySection = plan.body
        var body = SectionViewport(
            viewport: fit.body, parent: main, scroll: fit.bodyScrolls ? LayerID.bodyScroll : nil,
            offset: fit.bodyOffset, more: -fit.remainingGap)
        var buttons = SectionViewport(
            viewport: fit.buttons, parent: main, scroll: fit.buttonsScroll ? LayerID.actionScroll : nil,
            more: fit.overhang)
        if let pinned = fit.pinned {
            var head = ContentPlan.Section()
            head.items = pinned.items
            add(
                head, of: plan, in: SectionViewport(viewport: fit.titleFrame, parent: main, skipped: pinned.offTop),
                to: &layers
            )
            bodySection.items = pinned.items.upperBound..<plan.body.items.upperBound
            body.skipped = pinned.end
            buttons.skipped = pinned.offButtons
            buttons.height = fit.buttonsHeight
        }
        add(bodySection, of: plan, in: body, to: &layers)
        if fit.listsButtons {
            addList(fit, to: &layers)
        } else {
            add(plan.buttons, of: plan, in: buttons, to: &layers)
        }
        add(
            plan.cancel, of: plan,
            in: SectionViewport(viewport: fit.cancel, parent: isGrouped ? LayerID.group(1) : main), to: &layers)
        addClose(to: &layers)
    }

    /// Adds the close button, above the content, which stays clear of it.
    private func addClose(to layers: inout [Layer]) {
        guard let close = stack.close, let box = stack.closeBox(in: arranged.interior) else { return }
        var form = ButtonForm(isOnBar: true, closeSize: min(close.form.icon, box.width))
        if stack.cross == nil, let radius = close.form.cornerRadius {
            form.cornerRadius = min(radius, box.width / 2)
        } else if stack.cross?.isRound ?? close.form.isRound {
            form.cornerRadius = box.width / 2
        } else if look[.closeButton].look.background != nil {
            form.cornerRadius = metrics.cornerRadius(ofClose: box.size)
        }
        add([close.button], 0, in: box, parent: main, form, to: &layers)
    }

    /// Adds the buttons as rows of a list that scrolls in a box of its own, with the buttons' usual spacing.
    private func addList(_ fit: FitContent, to layers: inout [Layer]) {
        let insets = stack.buttonInsets
        // The room between the buttons and the dialog's end is below the box instead.
        let bottom = fit.plan.cancel.items.isEmpty ? insets.bottom : 0
        let box = fit.buttons.inset(by: EdgeInsets(left: insets.left, bottom: bottom, right: insets.right))
        let rowHeight = fit.plan.rowHeight + metrics.buttons.rowSpacing
        let list = layers.count
        layers.append(child(LayerID.actionScroll, .scroll, .list, box, parent: main))
        layers[list].cornerRadius = min(metrics.buttons.cornerRadius, min(box.width, box.height) / 2)
        var y = box.minY
        for item in fit.plan.items[fit.plan.buttons.items] {
            if case .block(let index) = item.part {
                let room = Rect(origin: Point(x: fit.buttons.minX + item.frame.minX, y: y), size: item.frame.size)
                add(content.blocks[index], in: room, parent: LayerID.actionScroll, to: &layers)
                layers[layers.count - 1].clip(to: box, pixel: 1 / stack.grid.scale)
                y += item.frame.height
                continue
            }
            guard case .button(let index) = item.part else { continue }
            let row = Rect(x: box.minX, y: y, width: box.width, height: rowHeight)
            let form = ButtonForm(titlePadding: metrics.buttons.titlePadding, isRow: true)
            add(stack.buttons, index, in: row, parent: LayerID.actionScroll, form, to: &layers)
            layers[layers.count - 1].clip(to: box, pixel: 1 / stack.grid.scale)
            y += rowHeight
        }
        layers[list].contentSize = Size(width: box.width, height: y - box.minY)
    }

    /// The viewport of a section, and the layer that contains it.
    private struct SectionViewport {
        /// The area where the section is visible.
        let viewport: Rect
        let parent: String
        /// The id of the layer that scrolls it; `nil` if it does not scroll.
        var scroll: String?
        /// How far it is scrolled at rest, in points.
        var offset = 0.0
        /// The height of the section's upper part that is shown elsewhere or not at all, in points.
        var skipped = 0.0
        /// The height of all that scrolls, in points; `nil` is the section's height below what is skipped.
        var height: Double?
        /// The height of further scrolling content beyond that, in points.
        var more = 0.0
    }

    /// Adds the parts of a section from the top of its viewport on; parts that scroll are clipped to the viewport.
    private func add(
        _ section: ContentPlan.Section, of plan: ContentPlan, in place: SectionViewport, to layers: inout [Layer]
    ) {
        let viewport = place.viewport
        if let scroll = place.scroll {
            layers.add(child(scroll, .scroll, .scroll, viewport, parent: place.parent)) {
                let height = place.height ?? section.height - place.skipped
                $0.contentSize = Size(width: viewport.width, height: height + place.more)
                if place.offset > 0 { $0.contentOffset = Point(x: 0, y: place.offset) }
            }
        }
        let parent = place.scroll ?? place.parent
        for item in section.items {
            let box = plan.items[item].frame.offset(x: viewport.minX, y: viewport.minY - place.offset - place.skipped)
            let first = layers.count
            add(plan.items[item].part, of: plan, in: box, parent: parent, to: &layers)
            guard place.scroll != nil else { continue }
            for index in first..<layers.count { layers[index].clip(to: viewport, pixel: 1 / stack.grid.scale) }
        }
    }

    private func add(
        _ part: ContentPlan.Part, of plan: ContentPlan, in box: Rect, parent: String, to layers: inout [Layer]
    ) {
        switch part {
        case .image:
            layers.add(child(LayerID.image, .image, .image, box, parent: parent)) { layer in
                layer.changeDetails { $0.image = content.image }
            }
        case .icon:
            layers.add(child(LayerID.icon, .image, .icon, box, parent: parent)) { layer in
                layer.cornerRadius = metrics.appIcon?.cornerRadius ?? 0
                layer.changeDetails { $0.image = Boxed(ImageContent(size: box.size)) }
            }
        case .title:
            layers.add(child(LayerID.title, .title, .title, box, parent: parent)) {
                $0.text = texts?.title(plan, in: box)
            }
        case .message:
            let part = content.title == nil ? LookPart.soloMessage : .message
            layers.add(child(LayerID.message, .message, part, box, parent: parent)) {
                $0.text = texts?.message(plan, in: box)
            }
        case .field(let index): add(content.textFields[index], in: box, parent: parent, to: &layers)
        case .block(let index): add(content.blocks[index], in: box, parent: parent, to: &layers)
        case .button(let index):
            let radius = metrics.buttons.cornerRadius(isFilled: stack.buttons[index].isFilled, of: box.size)
            let padding = metrics.buttons.padding(ofCancel: index >= stack.firstCancel)
            var form = ButtonForm(cornerRadius: radius, titlePadding: padding)
            if metrics.buttons.hasOneLine { form.mostLines = 1 }
            if stack.hasIcon(index) { form.icons = metrics.buttons.icons }
            if case .some(let watch) = metrics.watch { shape(&form, of: index, by: watch.value) }
            add(stack.buttons, index, in: box, parent: parent, form, to: &layers)
            if let outline = form.outline { shape(&layers[layers.count - 1], as: outline, form) }
        case .separator(let number):
            layers.append(child(LayerID.separator(number), .separator, .separator, box, parent: parent))
            // A background along the dialog's end has the dialog's corners there.
            if number == 0, metrics.buttons.bandInset != nil {
                let radii = arranged.corners(ofBandIn: box)
                layers[layers.count - 1].cornerRadii = radii == .zero ? nil : radii
                layers[layers.count - 1].cornerRadius = max(radii.bottomLeft, radii.bottomRight)
            }
        case .titleRule: layers.append(child(LayerID.titleSeparator, .separator, .titleRule, box, parent: parent))
        }
    }

    // MARK: Parts

    /// A button's corners, the form of its title, and the room on either side of the title.
    struct ButtonForm {
        var isOnBar = false
        var cornerRadius = 0.0
        var titlePadding = 0.0
        /// The greatest number of lines of the title; `nil` for as many as fit.
        var mostLines: Int?
        /// The icon above the title; `nil` for none.
        var icons: ButtonIcons?
        /// The side of the cross that replaces the title, in points; `nil` shows the title.
        var closeSize: Double?
        /// Whether the button is a row of a list.
        var isRow = false
        /// The part whose look it has; `nil` derives the part from its action.
        var part: LookPart?
        /// Whether its sign, in place of a title, is a check mark.
        var isCheck = false
        /// Its outline on a watch; `nil` if a corner radius describes it.
        var outline: WatchContent.Outline?
    }

    /// Adds one of several buttons, which is read in place to save a copy.
    func add(
        _ buttons: [ContentStack.Button], _ index: Int, in box: Rect, parent: String, _ form: ButtonForm,
        to layers: inout [Layer]
    ) {
        let action = buttons[index].action
        let part =
            buttons[index].isClose
            ? LookPart.closeButton
            : form.isOnBar ? action.barPart : form.isRow ? action.rowPart : form.part ?? action.part
        layers.add(child(buttons[index].id, .action, part, box, parent: parent)) { layer in
            layer.cornerRadius = form.cornerRadius
            if case .some(let own) = buttons[index].action.details { recolor(&layer, by: own.value) }
            if !buttons[index].action.isEnabled { disable(&layer, part) }
            guard texts != nil else { return }
            layer.action = stack.received(buttons[index].action)
            show(buttons, index, on: &layer, in: box, form)
        }
    }

    /// Shows a button's contents: its title, with a symbol if it has one, or a sign instead.
    private func show(
        _ buttons: [ContentStack.Button], _ index: Int, on layer: inout Layer, in box: Rect, _ form: ButtonForm
    ) {
        if let size = form.closeSize {
            let frame = Rect(center: box.center, size: Size(width: size, height: size))
            let (name, sign) =
                form.isCheck ? ("confirm", VectorPath.check(in: frame)) : ("close", VectorPath.cross(in: frame))
            let color = layer.textColor
            layer.changeDetails { $0.symbol = Boxed(LayerSymbol(name, sign, color)) }
            return
        }
        if case .some(let own) = buttons[index].action.details, let symbol = own.value.symbol {
            return show(buttons[index], under: symbol, on: &layer, in: box, form)
        }
        if let icons = form.icons { layer.changeDetails { $0.symbol = Boxed(icons.symbol(in: box)) } }
        layer.text = texts?.title(
            buttons[index].action.title, buttons[index].title, in: form.icons?.title(in: box) ?? box,
            padding: form.titlePadding, mostLines: form.icons == nil ? form.mostLines : ButtonIcons.mostLines,
            isOnBar: form.isOnBar, shrinks: form.icons == nil)
    }

    private func add(_ block: ContentBlock, in box: Rect, parent: String, to layers: inout [Layer]) {
        layers.add(child(LayerID.block(block.id), .block, .image, box, parent: parent)) { layer in
            layer.changeDetails { $0.block = Boxed(block) }
        }
    }

    private func add(_ field: TextField, in box: Rect, parent: String, to layers: inout [Layer]) {
        let part = field.isFilled ? LookPart.field : .fieldPlaceholder
        layers.add(child(LayerID.field(field.id), .textField, part, box, parent: parent)) { layer in
            layer.cornerRadius = min(metrics.fieldCornerRadius, min(box.width, box.height) / 2)
            layer.text = field.shown.flatMap { texts?.inField($0, in: box) }
        }
        if metrics.fieldIsRoundAtTopOnly, let radius = layers.last?.cornerRadius {
            layers[layers.count - 1].cornerRadii = CornerRadii(topLeft: radius, topRight: radius)
        }
        guard metrics.fieldLine > 0, look[.fieldLine].look.background != nil else { return }
        let line = Rect(
            minX: box.minX, minY: box.maxY - min(metrics.fieldLine, box.height), maxX: box.maxX, maxY: box.maxY)
        layers.append(
            child(LayerID.line(ofField: field.id), .separator, .fieldLine, line, parent: LayerID.field(field.id)))
    }

    /// Gives a part's layer the platform's look of a disabled part.
    private func disable(_ layer: inout Layer, _ part: LookPart) {
        layer.look = look[disabled: part]
        if let opacity = look[part].look.states?.disabled?.opacity { layer.opacity = opacity }
    }

    /// Not inlined, since it writes some sixty values and is called in many places.
    @inline(never)
    func child(
        _ id: String, _ role: Layer.Role, _ part: LookPart, _ box: Rect, parent: String = LayerID.dialog
    ) -> Layer {
        Layer(id: id, role: role, parent: parent, frame: box, look: look[part])
    }
}

extension [Layer] {
    /// Appends a layer and completes it in place, which saves a copy.
    @inline(__always) mutating func add(_ layer: consuming Layer, _ complete: (inout Layer) -> Void) {
        append(layer)
        complete(&self[count - 1])
    }
}

extension Layer {
    /// Reduces the layer to what is visible in `viewport`: its frame is clipped (`scrolledFrame` has the whole one),
    /// and its text is reduced to the completely visible lines. A partly visible button keeps its title.
    ///
    /// - Parameter pixel: The size of a pixel in points. A line that lacks less than half a pixel counts as visible.
    fileprivate mutating func clip(to viewport: Rect, pixel: Double) {
        guard !viewport.inset(by: EdgeInsets(all: -Self.tolerance)).contains(frame) else { return }
        func into(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(high, value)) }
        scrolledFrame = frame
        // The outline would be that of the whole frame.
        outline = nil
        frame = Rect(
            minX: into(frame.minX, viewport.minX, viewport.maxX), minY: into(frame.minY, viewport.minY, viewport.maxY),
            maxX: into(frame.maxX, viewport.minX, viewport.maxX), maxY: into(frame.maxY, viewport.minY, viewport.maxY))
        guard role != .action || frame.isEmpty, var text = text?.value else { return }
        let ascent = text.style.size * TextStyle.ascentPerSize
        let descent = text.style.size * TextStyle.lineHeightPerSize - ascent
        let (top, bottom) = (viewport.minY - pixel / 2 - Self.tolerance, viewport.maxY + pixel / 2 + Self.tolerance)
        var (seen, scrolled): ([TextBlock.Line], [TextBlock.Line]) = ([], [])
        for var line in text.lines {
            let (upper, lower) = (line.baseline - ascent, line.baseline + descent)
            if upper >= top, lower <= bottom {
                seen.append(line)
                continue
            }
            if upper < viewport.maxY, lower > viewport.minY { line.cutAt = upper < top ? .top : .bottom }
            scrolled.append(line)
        }
        (text.lines, text.scrolledLines) = (TextLines(seen), TextLines(scrolled))
        self.text = Boxed(text)
    }

    /// The tolerance for sums that should be equal, in points.
    private static var tolerance: Double { 1e-6 }
}

extension Action {
    /// The part whose look the action has as a button of the content.
    fileprivate var part: LookPart {
        switch role {
        // The destructive role takes precedence.
        case .destructive: .destructiveButton
        case _ where isPreferred: .preferredButton
        case .default: .button
        case .cancel: .cancelButton
        }
    }

    /// The part whose look the action has as a row of a list.
    fileprivate var rowPart: LookPart { role == .destructive ? .listDestructiveButton : .listButton }

    /// The part whose look the action has on a bar.
    fileprivate var barPart: LookPart {
        switch role {
        case .destructive: .barDestructiveButton
        case _ where isPreferred: .barPreferredButton
        case .default: .barButton
        case .cancel: .barCancelButton
        }
    }
}
