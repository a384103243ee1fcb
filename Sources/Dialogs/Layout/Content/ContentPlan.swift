import Devices
import Geometry
import Typography

/// What a dialog's content comes to at a given width, before anybody asks how much height there is: three sections,
/// each part with its place in its section.
///
/// The body (image, title, message, fields) and the buttons may scroll; the bar above them and a group of cancel
/// buttons below them stay.
final class ContentPlan: ChainLink {
    enum Part {
        case image, title, message
        case field(Int)
        /// By its place among the stack's buttons.
        case button(Int)
        /// A line of one physical pixel, by its number.
        case separator(Int)
    }

    /// A part and its frame, from the section's top-left corner.
    struct Item {
        var part: Part
        var frame: Rect
    }

    struct Section {
        /// Which of the plan's items.
        var items = 0..<0
        var height = 0.0
    }

    private let width: Double
    private let separatesCancel: Bool
    private let askedRowHeight: Double?
    /// The one that its stack made before this.
    let earlier: ContentPlan?

    /// The texts in the lines that they have in this width.
    let title: MeasuredText?
    let message: MeasuredText?
    /// Everything but the bar, section by section.
    let items: [Item]
    let barHeight: Double
    let body: Section
    let buttons: Section
    /// The cancel buttons that are a group of their own.
    let cancel: Section
    /// Between that group and the rest.
    let cancelGap: Double
    let rowHeight: Double
    /// The rows of buttons that may scroll.
    let rowCount: Int
    /// Whether buttons stand side by side.
    let hasRow: Bool

    /// Everything, one below the other.
    var height: Double { barHeight + body.height + buttons.height + cancelGap + cancel.height }
    var hasBody: Bool { !body.items.isEmpty }

    /// - Parameters:
    ///   - width: The width of the dialog inside the bands that content keeps free.
    ///   - separatesCancel: False puts the group of cancel buttons below the others, to scroll with them.
    ///   - rowHeight: The height of a row of buttons; nil is the style's own.
    init(_ stack: ContentStack, width: Double, separatesCancel: Bool, rowHeight: Double?, earlier: ContentPlan?) {
        self.width = width
        self.separatesCancel = separatesCancel
        askedRowHeight = rowHeight
        self.earlier = earlier
        self.rowHeight = rowHeight ?? stack.rowHeight
        barHeight = stack.hasBar ? stack.metrics.barHeight : 0
        var layout = ContentLayout(stack, width: width, rowHeight: self.rowHeight)
        body = layout.layBody()
        let isApart = separatesCancel && stack.metrics.buttons.separatesCancel
        // Buttons beside the text are parts of the body.
        let first = layout.hasButtonsInBody ? stack.buttons.count : 0
        let upper = first..<(isApart && first == 0 ? stack.firstCancel : stack.buttons.count)
        buttons = layout.lay(upper, isAfterBody: !body.items.isEmpty)
        rowCount = layout.rowCount
        cancel = layout.lay(upper.upperBound..<stack.buttons.count, isAfterBody: false)
        let hasRest = barHeight > 0 || !body.items.isEmpty || !buttons.items.isEmpty
        cancelGap = cancel.items.isEmpty || !hasRest ? 0 : stack.metrics.buttons.cancelGap
        hasRow = layout.hasRow
        title = layout.title
        message = layout.message
        items = layout.items
    }

    /// Whether this is the plan that `init` makes of these.
    func isFor(width: Double, separatesCancel: Bool, rowHeight: Double?) -> Bool {
        self.width == width && self.separatesCancel == separatesCancel && askedRowHeight == rowHeight
    }
}

/// Lays content out in a width, one section after another.
struct ContentLayout {
    let stack: ContentStack
    let width: Double
    let rowHeight: Double
    let isMirrored: Bool
    private(set) var items: [ContentPlan.Item] = []
    var title: MeasuredText?
    var message: MeasuredText?
    /// Whether the buttons stand in the body, beside the text.
    var hasButtonsInBody = false
    private(set) var rowCount = 0
    var hasRow = false
    private var separatorCount = 0

    init(_ stack: ContentStack, width: Double, rowHeight: Double) {
        self.stack = stack
        self.width = width
        self.rowHeight = rowHeight
        isMirrored = stack.direction == .rightToLeft
        // Image, title, message; and above each button may be a line.
        items.reserveCapacity(3 + stack.content.textFields.count + 2 * stack.buttons.count)
    }

    mutating func add(_ part: ContentPlan.Part, x: Double, y: Double, width: Double, height: Double) {
        items.append(ContentPlan.Item(part: part, frame: Rect(x: x, y: y, width: width, height: height)))
    }

    private mutating func addSeparator(x: Double, y: Double, width: Double, height: Double) {
        add(.separator(separatorCount), x: x, y: y, width: width, height: height)
        separatorCount += 1
    }

    // MARK: Body

    mutating func layBody() -> ContentPlan.Section {
        let hasText = stack.content.title != nil || stack.content.message != nil || stack.content.image != nil
        guard hasText || !stack.content.textFields.isEmpty else { return ContentPlan.Section() }
        if let row = stack.metrics.messageRow, stack.isMessage { return layMessage(row) }
        let insets = stack.metrics.insets
        let left = min(insets.left, width / 2)
        let inner = max(0, width - insets.horizontal)
        var y = insets.top
        var column = (x: left, width: inner)
        var besideBottom = y
        if let image = stack.content.image {
            let shown = min(image.width, inner)
            if stack.metrics.putsImageBeside {
                add(.image, x: isMirrored ? left + inner - shown : left, y: y, width: shown, height: image.height)
                let taken = min(inner, image.width + stack.metrics.gap)
                column = (isMirrored ? left : left + taken, inner - taken)
                besideBottom = y + image.height
            } else {
                add(.image, x: left + (inner - shown) / 2, y: y, width: shown, height: image.height)
                y += image.height + stack.metrics.gap
            }
        }
        if let text = stack.content.title {
            if startsWithText, let distance = stack.metrics.titleBaseline {
                y = top(of: stack.fonts.title, distance, below: 0)
            }
            title = lay(text, .title, stack.fonts.title, in: column, &y)
        }
        if let text = stack.content.message {
            if title != nil || startsWithText, let distance = stack.metrics.messageBaseline {
                y = top(of: stack.fonts.message, distance, below: title == nil ? 0 : y)
            } else if title != nil {
                y += stack.metrics.textGap ?? stack.metrics.gap
            }
            message = lay(text, .message, stack.fonts.message, in: column, &y)
        }
        y = max(y, besideBottom)
        layFields(left: left, inner: inner, isBehindText: hasText, &y)
        return ContentPlan.Section(items: 0..<items.count, height: y + bottom)
    }

    /// Whether nothing stands above the first text.
    private var startsWithText: Bool { stack.metrics.putsImageBeside || stack.content.image == nil }

    /// The top of a text whose first baseline is `distance` below `edge`, or its own ascent where that is more.
    private func top(of setting: TextSetting, _ distance: Double, below edge: Double) -> Double {
        edge + max(0, distance - setting.baseline(ofLine: 0))
    }

    private mutating func lay(
        _ text: String, _ part: ContentPlan.Part, _ setting: TextSetting, in column: (x: Double, width: Double),
        _ y: inout Double
    ) -> MeasuredText {
        let set = stack.typesetter.set(text, setting.style, width: column.width)
        let height = setting.height(ofLines: set.lines.count)
        add(part, x: column.x, y: y, width: column.width, height: height)
        y += height
        return set
    }

    private mutating func layFields(left: Double, inner: Double, isBehindText: Bool, _ y: inout Double) {
        let count = stack.content.textFields.count
        guard count > 0 else { return }
        let inset = stack.metrics.fieldInset
        let x = inset.map { min($0, width / 2) } ?? left
        let fieldWidth = inset.map { max(0, width - 2 * $0) } ?? inner
        let gap = stack.metrics.fieldGap ?? stack.metrics.gap
        for index in 0..<count {
            y += index > 0 ? gap : isBehindText ? stack.metrics.firstFieldGap ?? gap : 0
            let height = stack.fieldHeight(index)
            add(.field(index), x: x, y: y, width: fieldWidth, height: height)
            y += height
        }
    }

    /// The room under the body.
    private var bottom: Double {
        let usual = stack.metrics.insets.bottom
        if stack.content.actions.isEmpty, let last = stack.metrics.lastBottom { return last }
        if !stack.content.textFields.isEmpty { return stack.metrics.fieldBottom ?? usual }
        return stack.hasSoloText && stack.content.image == nil ? stack.metrics.soloBottom ?? usual : usual
    }

    // MARK: Buttons

    /// A section of the stack's buttons.
    mutating func lay(_ buttons: Range<Int>, isAfterBody: Bool) -> ContentPlan.Section {
        let start = items.count
        guard !buttons.isEmpty else { return ContentPlan.Section(items: start..<start) }
        let layout = stack.metrics.buttons
        let insets = stack.buttonInsets
        let left = min(insets.left, width / 2)
        let inner = max(0, width - insets.horizontal)
        let pixel = layout.hasSeparators ? 1 / stack.grid.scale : 0
        let isRow = stack.standInRow(buttons, width: inner)
        var y = insets.top
        var first = buttons.lowerBound
        while first < buttons.upperBound {
            let end = stack.endOfRow(in: first..<buttons.upperBound, isRow: isRow, width: inner)
            if first > buttons.lowerBound {
                y += layout.rowSpacing
                // Buttons of role cancel are the last; the first of them keeps off the others.
                if first == stack.firstCancel { y += layout.cancelGap }
            }
            if pixel > 0, first > buttons.lowerBound || isAfterBody {
                addSeparator(x: 0, y: y, width: width, height: pixel)
                y += pixel
            }
            layRow(first..<end, left: left, inner: inner, y: y, pixel: pixel)
            if end - first > 1 { hasRow = true }
            rowCount += 1
            y += rowHeight
            first = end
        }
        return ContentPlan.Section(items: start..<items.count, height: y + insets.bottom)
    }

    /// One row of buttons; a line parts one from the next where `pixel` is more than nothing.
    mutating func layRow(_ row: Range<Int>, left: Double, inner: Double, y: Double, pixel: Double) {
        let spacing = pixel > 0 ? pixel : stack.metrics.buttons.columnSpacing
        let arrangement = stack.metrics.buttons.arrangement
        let isNatural = arrangement.isNatural
        let between = spacing * Double(row.count - 1)
        let each = max(0, inner - between) / Double(row.count)
        func width(_ place: Int) -> Double { isNatural ? min(inner, stack.naturalWidth(ofButton: place)) : each }
        var x = 0.0
        if isNatural, arrangement != .leadingRow {
            var taken = 0.0
            for column in 0..<row.count { taken += width(stack.place(in: row, column: column)) }
            x = inner - (taken + between)
        }
        for column in 0..<row.count {
            let place = stack.place(in: row, column: column)
            let cell = width(place)
            if column > 0 {
                if pixel > 0 {
                    addSeparator(
                        x: left + (isMirrored ? inner - x - pixel : x), y: y, width: pixel, height: rowHeight)
                }
                x += spacing
            }
            add(
                .button(place), x: left + (isMirrored ? inner - x - cell : x), y: y, width: cell, height: rowHeight)
            x += cell
        }
    }
}
