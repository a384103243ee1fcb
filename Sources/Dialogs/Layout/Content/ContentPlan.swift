import Boxes
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
        /// The app's own icon.
        case icon
        case field(Int)
        /// By its place among the content's blocks.
        case block(Int)
        /// By its place among the stack's buttons.
        case button(Int)
        /// A line of one physical pixel, by its number.
        case separator(Int)
        /// The line below the title.
        case titleRule
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
    private let isCancelApart: Bool
    private let askedRowHeight: Double?
    /// The one that its stack made before this.
    let earlier: ContentPlan?

    /// The texts in the lines that they have in this width.
    let title: MeasuredText?
    let message: MeasuredText?
    /// Whether the title is set in the font of those that take more than one line.
    let isTitleWrapped: Bool
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
    ///   - isCancelApart: Whether the cancel buttons are a section of their own; else they scroll with the others.
    ///   - rowHeight: The height of a row of buttons; nil is the style's own.
    init(_ stack: ContentStack, width: Double, isCancelApart: Bool, rowHeight: Double?, earlier: ContentPlan?) {
        self.width = width
        self.isCancelApart = isCancelApart
        askedRowHeight = rowHeight
        self.earlier = earlier
        self.rowHeight = rowHeight ?? stack.rowHeight
        barHeight = stack.hasBar ? stack.barHeight : 0
        var layout = ContentLayout(stack, width: width, rowHeight: self.rowHeight)
        var body = layout.layBody()
        // Buttons beside the text are parts of the body.
        let first = layout.hasButtonsInBody ? stack.buttons.count : 0
        let upper = first..<(isCancelApart && first == 0 ? stack.firstCancel : stack.buttons.count)
        var buttons = layout.lay(upper, isAfterBody: !body.items.isEmpty)
        if case .some(let watch) = stack.metrics.watch {
            layout.join(&body, &buttons, by: watch.value)
        } else if stack.metrics.joinsButtons {
            layout.join(&body, &buttons)
        }
        self.body = body
        self.buttons = buttons
        rowCount = layout.rowCount
        cancel = layout.lay(upper.upperBound..<stack.buttons.count, isAfterBody: false)
        let hasRest = barHeight > 0 || !body.items.isEmpty || !buttons.items.isEmpty
        cancelGap =
            cancel.items.isEmpty || !hasRest
            ? 0 : stack.metrics.buttons.cancelGap + (buttons.items.isEmpty ? 0 : stack.metrics.buttons.rowSpacing)
        hasRow = layout.hasRow
        title = layout.title
        isTitleWrapped = layout.isTitleWrapped
        message = layout.message
        items = layout.items
    }

    /// Whether this is the plan that `init` makes of these.
    func isFor(width: Double, isCancelApart: Bool, rowHeight: Double?) -> Bool {
        self.width == width && self.isCancelApart == isCancelApart && askedRowHeight == rowHeight
    }

    /// From the last part of the body to its end, where buttons of their own follow, in points.
    var gapAboveButtons: Double {
        guard !buttons.items.isEmpty else { return 0 }
        return items[body.items].map { body.height - $0.frame.maxY }.min() ?? 0
    }

    /// How large the image is shown; nil where there is none.
    var shownImage: Size? {
        for item in items[body.items] {
            if case .image = item.part { return item.frame.size }
        }
        return nil
    }

    /// The frame of a text field, from the body's top-left corner.
    func frame(ofField index: Int) -> Rect? {
        for item in items[body.items] {
            if case .field(index) = item.part { return item.frame }
        }
        return nil
    }
}

/// Lays content out in a width, one section after another.
struct ContentLayout {
    let stack: ContentStack
    let width: Double
    let rowHeight: Double
    let isMirrored: Bool
    var items: [ContentPlan.Item] = []
    var title: MeasuredText?
    var message: MeasuredText?
    /// Whether the title is set in the font of those that take more than one line.
    private(set) var isTitleWrapped = false
    /// Whether the buttons stand in the body, beside the text.
    var hasButtonsInBody = false
    var rowCount = 0
    var hasRow = false
    /// Whether the app draws a part of the content itself.
    let hasBlocks: Bool
    private var separatorCount = 0
    /// By how much the column of the body is narrower than usual on either side, in points.
    var narrowing = 0.0

    init(_ stack: ContentStack, width: Double, rowHeight: Double) {
        self.stack = stack
        self.width = width
        self.rowHeight = rowHeight
        isMirrored = stack.direction == .rightToLeft
        hasBlocks = !stack.content.blocks.isEmpty
        // Image, title, message; and above each button may be a line.
        items.reserveCapacity(
            3 + stack.content.textFields.count + 2 * stack.buttons.count + stack.content.blocks.count)
    }

    mutating func add(_ part: ContentPlan.Part, x: Double, y: Double, width: Double, height: Double) {
        items.append(ContentPlan.Item(part: part, frame: Rect(x: x, y: y, width: width, height: height)))
    }

    mutating func addSeparator(x: Double, y: Double, width: Double, height: Double) {
        add(.separator(separatorCount), x: x, y: y, width: width, height: height)
        separatorCount += 1
    }

    // MARK: Body

    mutating func layBody() -> ContentPlan.Section {
        if case .some(let watch) = stack.metrics.watch { return layBodyInCircle(by: watch.value) }
        return layBodyInColumn()
    }

    mutating func layBodyInColumn() -> ContentPlan.Section {
        let hasText = stack.content.title != nil || stack.content.message != nil || stack.content.image != nil
        guard
            hasText || !stack.content.textFields.isEmpty || stack.metrics.rowOfApps > 0 || stack.content.hasBlockInBody
        else { return ContentPlan.Section(height: stack.closeReach?.size.height ?? 0) }
        if let row = stack.metrics.messageRow, stack.isMessage { return layMessage(row) }
        let insets = stack.bodyInsets
        let left = min(insets.left + narrowing, width / 2)
        let inner = max(0, width - insets.horizontal - 2 * narrowing)
        var y = topOfBody
        let reach = stack.closeReach
        let hasHeader = stack.hasHeader
        // A watch has no room for both beside one another.
        let isTitleFirst =
            hasHeader || stack.content.title != nil && stack.content.image == nil && stack.metrics.watch == nil
        let hasBlockBelowImage = stack.content.hasBlock(after: .image)
        if let reach, !isTitleFirst || hasBlockBelowImage && !hasHeader { y = max(y, reach.size.height) }
        if let icon = stack.metrics.appIcon { lay(icon, above: y, in: (left, inner), beside: reach) }
        if hasHeader {
            layTitle(in: (left, inner), beside: reach, &y)
            layBlocks(after: .title, left: left, inner: inner, &y)
            if hasBlockBelowImage || stack.content.image != nil { y += stack.metrics.textGap ?? stack.metrics.gap }
        }
        let column = layImage(left: left, inner: inner, &y)
        layBlocks(after: .image, left: column.room.x, inner: column.room.width, &y)
        if !hasHeader {
            layTitle(in: column.room, beside: isTitleFirst ? reach : nil, &y)
            layBlocks(after: .title, left: column.room.x, inner: column.room.width, &y)
        }
        if let text = stack.content.message {
            // Asked by pattern: two texts that may be absent are compared with all that they hold.
            let isBelowTitle = if case .some = title { true } else { false }
            let end = (isBelowTitle ? y : 0) + stack.metrics.leastMessage
            if hasHeader, hasBlockBelowImage || stack.content.image != nil {
                // An image and what follows it keep their distance from what is below them.
            } else if endsInBlock, !hasBlockBelowImage || isBelowTitle {
                y += stack.metrics.gap
            } else if isBelowTitle {
                // In a gap as high as it at least, and none below a line that the system itself has there.
                let rule = stack.metrics.titleRule > 0 ? 0 : stack.metrics.titleGapRule
                let gap = max(textGap, rule)
                if rule > 0 { add(.titleRule, x: 0, y: y + (gap - rule) / 2, width: width, height: rule) }
                y += gap
            }
            message = lay(text, .message, stack.fonts.message, in: column.room, &y)
            y = max(y, end)
        }
        y = max(y, column.besideBottom)
        layBlocks(after: .message, left: left, inner: inner, &y)
        layFields(left: left, inner: inner, isBehindText: hasText || endsInBlock, &y)
        layBlocks(after: .textFields, left: left, inner: inner, &y)
        if stack.buttons.isEmpty { layBlocks(after: .actions, left: left, inner: inner, &y) }
        if stack.metrics.rowOfApps > 0 { y = max(y, ShareSheet.leastHeader) + stack.metrics.rowOfApps }
        let missing = max(0, stack.metrics.bodyHeight - (y + stack.metrics.insets.bottom))
        // A message takes the room that is left, and stands in its middle.
        if missing > 0, let last = items.indices.last, case .message = items[last].part {
            items[last].frame.origin.y += missing / 2
        }
        return ContentPlan.Section(items: 0..<items.count, height: y + bottom + missing)
    }

    /// The title, clear of the corner that the closing button is in where that is given, and the end of its header.
    private mutating func layTitle(in column: Column, beside reach: CloseReach?, _ y: inout Double) {
        guard let text = stack.content.title else { return }
        let room = reach?.beside(column, of: width, isCentred: stack.titleAlignment == .center) ?? column
        isTitleWrapped = stack.wraps(text, in: room.width)
        title = lay(text, .title, stack.titleSetting(isWrapped: isTitleWrapped), in: stack.titleRoom(room), &y)
        addTitleRule(&y)
        if let reach { y = max(y, reach.size.height) }
    }

    /// The app's icon, in the middle or where its texts start.
    private mutating func lay(
        _ icon: ContentMetrics.AppIcon, above y: Double, in column: Column, beside reach: CloseReach?
    ) {
        let isCentred = stack.titleAlignment == .center
        let room = reach?.beside(column, of: width, isCentred: isCentred) ?? column
        let side = min(icon.side, room.width)
        let x = isCentred ? room.x + (room.width - side) / 2 : isMirrored ? room.x + room.width - side : room.x
        add(.icon, x: x, y: y - icon.gap - icon.side, width: side, height: side)
    }

    /// A column of the body, in points from its left edge.
    typealias Column = (x: Double, width: Double)

    /// The image, no wider than there is room and of its own proportions, above the text or beside it; gives what it
    /// leaves for text, and where it ends if it stands beside that.
    private mutating func layImage(left: Double, inner: Double, _ y: inout Double) -> (
        room: Column, besideBottom: Double
    ) {
        guard let image = stack.content.image else { return ((left, inner), y) }
        let gap = stack.metrics.gap
        let isBeside = stack.metrics.putsImageBeside
        let hasText = stack.content.title != nil || stack.content.message != nil
        let room = isBeside && hasText ? inner - min(inner, gap + inner * ContentMetrics.textBesideImage.value) : inner
        let scale = image.width > room ? room / image.width : 1
        let (width, height) = (image.width * scale, image.height * scale)
        guard isBeside else {
            add(.image, x: left + (inner - width) / 2, y: y, width: width, height: height)
            y += height + gap
            return ((left, inner), 0)
        }
        add(.image, x: isMirrored ? left + inner - width : left, y: y, width: width, height: height)
        let taken = min(inner, width + gap)
        return ((isMirrored ? left : left + taken, inner - taken), y + height)
    }

    private mutating func lay(
        _ text: String, _ part: ContentPlan.Part, _ setting: TextSetting, in column: Column, _ y: inout Double
    ) -> MeasuredText {
        let set = stack.typesetter.set(text, setting.style, width: column.width)
        let height = setting.height(ofLines: set.lines.count)
        add(part, x: column.x, y: y, width: column.width, height: height)
        y += height
        return set
    }

    /// The title in the middle of its least height, and the line below that, where a style has them.
    private mutating func addTitleRule(_ y: inout Double) {
        guard stack.metrics.titleHeight > 0, let place = items.indices.last else { return }
        let title = items[place].frame
        let end = max(stack.metrics.titleHeight, title.maxY + title.minY)
        items[place].frame.origin.y = stack.metrics.titleTop ?? stack.grid.snap((end - title.height) / 2)
        if stack.metrics.titleRule > 0 { add(.titleRule, x: 0, y: end, width: width, height: stack.metrics.titleRule) }
        y = end + stack.metrics.titleRule
    }

    private mutating func layFields(left: Double, inner: Double, isBehindText: Bool, _ y: inout Double) {
        let count = stack.content.textFields.count
        guard count > 0 else { return }
        let inset = stack.metrics.fieldInset
        let room = inset.map { max(0, width - 2 * $0) } ?? inner
        let fieldWidth = min(room, stack.metrics.fieldWidth ?? room)
        // At the side where a line begins.
        let x = (inset.map { min($0, width / 2) } ?? left) + (stack.direction == .rightToLeft ? room - fieldWidth : 0)
        let gap = stack.metrics.fieldGap ?? stack.metrics.gap
        for index in 0..<count {
            y += index > 0 ? gap : isBehindText ? firstFieldGap ?? gap : 0
            let height = stack.fieldHeight(index)
            add(.field(index), x: x, y: y, width: fieldWidth, height: height)
            y += height
        }
    }

    // MARK: Distances

    /// The text that is the last of the body, and how it is set; nil where there is none.
    private var lastText: (set: MeasuredText, setting: TextSetting)? {
        message.map { ($0, stack.fonts.message) } ?? title.map { ($0, stack.fonts.title) }
    }

    /// A distance from a baseline of a text, as it is at the user's text size: a whole number of pixels.
    private func grown(_ distance: Double, _ setting: TextSetting) -> Double {
        stack.grid.snap(distance * setting.growth)
    }

    /// From the top of the body to its first part.
    private var topOfBody: Double {
        let metrics = stack.metrics
        let hasTitle = stack.content.title != nil
        let isImageFirst = stack.content.image != nil && !stack.hasHeader
        // An image keeps off a bar, whose own texts have room below them.
        guard !isImageFirst else { return stack.hasBar ? max(metrics.insets.top, metrics.gap) : metrics.insets.top }
        guard hasTitle || stack.content.message != nil else { return metrics.insets.top }
        let first = hasTitle ? stack.fonts.title : stack.fonts.message
        let distance =
            metrics.baselines.map { grown(stack.content.message == nil ? $0.topAlone ?? $0.top : $0.top, first) }
            ?? (hasTitle ? metrics.titleBaseline : metrics.messageBaseline)
        return distance.map { max(0, $0 - first.baseline(ofLine: 0)) } ?? metrics.insets.top
    }

    /// Between the boxes of title and message.
    private var textGap: Double {
        let message = stack.fonts.message
        guard let distances = stack.metrics.baselines, let title else {
            return stack.metrics.messageBaseline.map { max(0, $0 - message.baseline(ofLine: 0)) }
                ?? stack.metrics.textGap ?? stack.metrics.gap
        }
        let below = stack.fonts.title.underBaseline(ofLines: title.lines.count)
        return max(0, grown(distances.between, message) - below - message.baseline(ofLine: 0))
    }

    /// Between the text and the first field, where the style says.
    private var firstFieldGap: Double? {
        guard let distances = stack.metrics.baselines, let (set, setting) = lastText else {
            return stack.metrics.firstFieldGap
        }
        return max(0, grown(distances.bottom, setting) - setting.underBaseline(ofLines: set.lines.count))
    }

    /// The room under the body.
    private var bottom: Double {
        let usual = stack.metrics.insets.bottom
        if endsInBlock { return stack.metrics.fieldBottom ?? usual }
        if stack.content.actions.isEmpty, let last = stack.metrics.lastBottom { return last }
        if !stack.content.textFields.isEmpty { return stack.metrics.fieldBottom ?? usual }
        let isSolo = stack.hasSoloText && stack.content.image == nil
        guard let distances = stack.metrics.baselines, let (set, setting) = lastText else {
            return isSolo ? stack.metrics.soloBottom ?? usual : usual
        }
        let holdsSeparator = isSolo && distances.soloHoldsSeparator && stack.metrics.buttons.hasSeparators
        let pixel = holdsSeparator && !stack.content.actions.isEmpty ? 1 / stack.grid.scale : 0
        let distance = grown(isSolo ? distances.soloBottom : distances.bottom, setting) - pixel
        return max(0, distance - setting.underBaseline(ofLines: set.lines.count))
    }
}
