import Boxes
import Devices
import Geometry
import Typography

/// A dialog's content laid out at a given width, without regard to the available height: three sections, each part with
/// its frame in its section.
///
/// The body (image, title, message, fields) and the buttons may scroll; the bar above them and a group of cancel
/// buttons below them stay in place.
final class ContentPlan: ChainLink {
    enum Part {
        case image, title, message
        /// The app's own icon.
        case icon
        case field(Int)
        /// A block, by its index in the content.
        case block(Int)
        /// A button, by its index in the stack.
        case button(Int)
        /// A line of one physical pixel, by its number.
        case separator(Int)
        /// The line below the title.
        case titleRule
    }

    /// A part and its frame, relative to the section's top-left corner.
    struct Item {
        var part: Part
        var frame: Rect
    }

    struct Section {
        /// The range of the plan's items.
        var items = 0..<0
        var height = 0.0
    }

    private let width: Double
    private let isCancelApart: Bool
    private let requestedRowHeight: Double?
    private let joinsButtons: Bool
    /// The plan that the stack made before this one.
    let earlier: ContentPlan?

    /// The texts, broken into lines at the plan's width.
    let title: MeasuredText?
    let message: MeasuredText?
    /// Whether the title has the font of titles that take more than one line.
    let isTitleWrapped: Bool
    /// All items except the bar's, section by section.
    let items: [Item]
    let barHeight: Double
    let body: Section
    let buttons: Section
    /// The cancel buttons, if they are a group of their own.
    let cancel: Section
    /// The gap between that group and the rest.
    let cancelGap: Double
    let rowHeight: Double
    /// The number of rows in the section of buttons.
    let rowCount: Int
    /// Whether any buttons are side by side.
    let hasRow: Bool

    /// The height of all sections together.
    var height: Double { barHeight + body.height + buttons.height + cancelGap + cancel.height }
    var hasBody: Bool { !body.items.isEmpty }

    /// - Parameters:
    ///   - width: The width of the dialog inside the content's insets.
    ///   - isCancelApart: Whether the cancel buttons are a section of their own; else they scroll with the others.
    ///   - rowHeight: The height of a row of buttons; `nil` is the style's own.
    ///   - joinsButtons: Whether the buttons are part of the body.
    init(
        _ stack: ContentStack, width: Double, isCancelApart: Bool, rowHeight: Double?, joinsButtons: Bool,
        earlier: ContentPlan?
    ) {
        self.width = width
        self.isCancelApart = isCancelApart
        requestedRowHeight = rowHeight
        self.joinsButtons = joinsButtons
        self.earlier = earlier
        self.rowHeight = rowHeight ?? stack.rowHeight
        barHeight = stack.hasBar ? stack.barHeight : 0
        var layout = ContentLayout(stack, width: width, rowHeight: self.rowHeight)
        var body = layout.layBody()
        // Buttons beside the text are part of the body.
        let first = layout.hasButtonsInBody ? stack.buttons.count : 0
        let upper = first..<(isCancelApart && first == 0 ? stack.firstCancel : stack.buttons.count)
        var buttons = layout.lay(upper, isAfterBody: !body.items.isEmpty)
        if case .some(let watch) = stack.metrics.watch {
            layout.join(&body, &buttons, by: watch.value)
        } else if joinsButtons {
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

    /// Whether this plan was made from the same arguments.
    func isFor(width: Double, isCancelApart: Bool, rowHeight: Double?, joinsButtons: Bool) -> Bool {
        self.width == width && self.isCancelApart == isCancelApart && requestedRowHeight == rowHeight
            && self.joinsButtons == joinsButtons
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
    /// Whether the title has the font of titles that take more than one line.
    private(set) var isTitleWrapped = false
    /// Whether the buttons are in the body, beside the text.
    var hasButtonsInBody = false
    var rowCount = 0
    var hasRow = false
    /// Whether the content has blocks, which the app draws itself.
    let hasBlocks: Bool
    private var separatorCount = 0
    /// By how much the column of the body is narrower than usual on each side, in points.
    var narrowing = 0.0

    init(_ stack: ContentStack, width: Double, rowHeight: Double) {
        self.stack = stack
        self.width = width
        self.rowHeight = rowHeight
        isMirrored = stack.direction == .rightToLeft
        hasBlocks = !stack.content.blocks.isEmpty
        // Image, title and message; each button may have a line above it.
        items.reserveCapacity(3 + stack.content.textFields.count + 2 * stack.buttons.count + stack.content.blocks.count)
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
            hasText || !stack.content.textFields.isEmpty || stack.metrics.rowOfApps > 0 || stack.hasBlockInBody
        else { return ContentPlan.Section(height: stack.closeReach?.size.height ?? 0) }
        if let row = stack.metrics.messageRow, stack.isMessage { return layMessage(row) }
        let insets = stack.bodyInsets
        let inner = max(0, width - insets.horizontal - 2 * narrowing)
        let left = leftEdge(of: inner, by: insets)
        var y = topOfBody
        let (reach, hasHeader) = (stack.closeReach, stack.hasHeader)
        // A watch has no room for title and close button side by side, nor has a narrow dialog.
        let isTitleFirst =
            (hasHeader || stack.titleIcon != nil
                || stack.content.title != nil && stack.content.image == nil && stack.metrics.watch == nil)
            && reach?.hasRoom(in: (left, inner), of: width, isCentred: stack.titleAlignment == .center) != false
        let corner = isTitleFirst ? reach : nil
        let hasBlockBelowImage = stack.hasBlock(after: .image)
        if let reach, !isTitleFirst || hasBlockBelowImage && !hasHeader { y = max(y, reach.size.height) }
        if let icon = stack.metrics.appIcon { lay(icon, above: y, in: (left, inner), beside: reach) }
        let hasImageBelowHeader = hasHeader && (hasBlockBelowImage || stack.content.image != nil)
        if hasHeader {
            layTitle(in: (left, inner), beside: corner, &y)
            layBlocks(after: .title, left: left, inner: inner, &y)
            if hasImageBelowHeader { y += stack.metrics.textGap ?? stack.metrics.gap }
        }
        let column = layImage(left: left, inner: inner, &y)
        layBlocks(after: .image, left: column.room.x, inner: column.room.width, &y)
        if !hasHeader {
            layTitle(in: column.room, beside: corner, &y)
            layBlocks(after: .title, left: column.room.x, inner: column.room.width, &y)
        }
        if let text = stack.content.message {
            let room = corner?.besideTexts?.beside(column.room, of: width, isCentred: stack.messageAlignment == .center)
            layMessage(text, in: room ?? column.room, keepsOffImage: hasImageBelowHeader, hasBlockBelowImage, &y)
        }
        y = max(y, column.besideBottom)
        layBlocks(after: .message, left: left, inner: inner, &y)
        layFields(left: left, inner: inner, isBehindAny: hasText || reach != nil || endsInBlock, &y)
        layBlocks(after: .textFields, left: left, inner: inner, &y)
        if stack.buttons.isEmpty { layBlocks(after: .actions, left: left, inner: inner, &y) }
        if stack.metrics.rowOfApps > 0 { y = max(y, ShareSheet.leastHeader) + stack.metrics.rowOfApps }
        let missing = max(0, stack.metrics.bodyHeight - (y + stack.metrics.insets.bottom))
        // A message is centred in the remaining height.
        if missing > 0, let last = items.indices.last, case .message = items[last].part {
            items[last].frame.origin.y += missing / 2
        }
        return ContentPlan.Section(items: 0..<items.count, height: y + bottom + missing)
    }

    /// Adds the message at its distance from what is above it.
    ///
    /// - Parameter keepsOffImage: Whether the image directly above it, below a header, already includes the gap.
    private mutating func layMessage(
        _ text: String, in column: Column, keepsOffImage: Bool, _ hasBlockBelowImage: Bool, _ y: inout Double
    ) {
        // Pattern matching: comparing two optional texts would compare all that they contain.
        let isBelowTitle = if case .some = title { true } else { false }
        let end = (isBelowTitle ? y : 0) + stack.metrics.leastMessage
        if keepsOffImage {
            // What follows an image keeps its distance, too.
        } else if endsInBlock, !hasBlockBelowImage || isBelowTitle {
            y += stack.metrics.gap
        } else if isBelowTitle {
            // A gap at least as high as the rule in it. There is no rule if the header already has a line.
            let rule = stack.metrics.titleRule > 0 ? 0 : stack.metrics.titleGapRule
            let gap = max(textGap, rule)
            if rule > 0 { add(.titleRule, x: 0, y: y + (gap - rule) / 2, width: width, height: rule) }
            y += gap
        }
        let panel = items.isEmpty ? 0 : y
        message = lay(text, .message, stack.fonts.message, in: column, &y)
        y = max(y, end)
        // The message's box fills its panel.
        let missing = panel + stack.metrics.messagePanel - stack.roomBelowMessage - y
        guard missing > 0, let last = items.indices.last else { return }
        items[last].frame.size.height += missing
        y += missing
    }

    /// Adds the title, clear of the close button's corner if that is given, and completes its header.
    private mutating func layTitle(in column: Column, beside reach: CloseReach?, _ y: inout Double) {
        guard let text = stack.content.title else { return }
        var room = reach?.beside(column, of: width, isCentred: stack.titleAlignment == .center) ?? column
        let top = y
        let icon = stack.titleIcon.map { layIcon($0, in: &room, y: y) }
        isTitleWrapped = stack.wraps(text, in: room.width)
        title = lay(
            text, .title, stack.titleSetting(isWrapped: isTitleWrapped), in: stack.titleRoom(room),
            maximumLines: isTitleWrapped ? stack.metrics.wrappedTitle?.mostLines : nil, &y)
        if let icon { centre(icon, beside: items.count - 1, from: top, &y) }
        addTitleRule(&y)
        if let reach, !reach.isBesideTexts { y = max(y, reach.titleHeight) }
    }

    /// A column of the body, in points from its left edge.
    typealias Column = (x: Double, width: Double)

    /// Adds the image above the text or beside it, in its own proportions and no wider than the room. Returns the
    /// column that is left for text, and the image's lower edge if it is beside the text.
    private mutating func layImage(left: Double, inner: Double, _ y: inout Double) -> (
        room: Column, besideBottom: Double
    ) {
        guard let image = stack.content.image, stack.titleIcon == nil else { return ((left, inner), y) }
        let gap = stack.metrics.gap
        let isBeside = stack.metrics.putsImageBeside
        let hasText = stack.content.title != nil || stack.content.message != nil
        let room = isBeside && hasText ? inner - min(inner, gap + inner * ContentMetrics.textBesideImage.value) : inner
        let scale = image.width > room ? room / image.width : 1
        let (width, height) = (image.width * scale, image.height * scale)
        guard isBeside else {
            let taken = max(height, stack.metrics.imageRoom)
            add(.image, x: left + (inner - width) / 2, y: y + (taken - height) / 2, width: width, height: height)
            y += taken + gap
            return ((left, inner), 0)
        }
        add(.image, x: isMirrored ? left + inner - width : left, y: y, width: width, height: height)
        let taken = min(inner, width + gap)
        return ((isMirrored ? left : left + taken, inner - taken), y + height)
    }

    private mutating func lay(
        _ text: String, _ part: ContentPlan.Part, _ setting: TextSetting, in column: Column, maximumLines: Int? = nil,
        _ y: inout Double
    ) -> MeasuredText {
        let set = stack.typesetter.set(text, setting.style, width: column.width, maximumLines: maximumLines)
        let height = setting.height(ofLines: set.lines.count)
        add(part, x: column.x, y: y, width: column.width, height: height)
        y += height
        return set
    }

    /// Centres the title in its least height and adds the line below it, if the style has them and no own distances.
    private mutating func addTitleRule(_ y: inout Double) {
        guard stack.metrics.titleHeight > 0, let index = items.indices.last else { return }
        let (title, whole) = (items[index].frame, stack.metrics.endOfHeader(at: items[index].frame))
        if !stack.metrics.ownsTop {
            items[index].frame.origin.y = stack.metrics.titleTop ?? stack.grid.snap((whole - title.height) / 2)
        }
        let end = stack.metrics.endsHeaderWithTitle ? items[index].frame.maxY : whole
        if stack.metrics.titleRule > 0 { add(.titleRule, x: 0, y: end, width: width, height: stack.metrics.titleRule) }
        y = end + stack.metrics.titleRule
    }

    private mutating func layFields(left: Double, inner: Double, isBehindAny: Bool, _ y: inout Double) {
        let count = stack.content.textFields.count
        guard count > 0 else { return }
        let inset = stack.metrics.fieldInset
        let room = inset.map { max(0, width - 2 * $0) } ?? inner
        let fieldWidth = min(room, stack.metrics.fieldWidth ?? room)
        // The field is at the leading side.
        let x = (inset.map { min($0, width / 2) } ?? left) + (stack.direction == .rightToLeft ? room - fieldWidth : 0)
        let gap = stack.metrics.fieldGap ?? stack.metrics.gap
        for index in 0..<count {
            y += index > 0 ? gap : isBehindAny ? firstFieldGap ?? gap : 0
            let height = stack.fieldHeight(index)
            add(.field(index), x: x, y: y, width: fieldWidth, height: height)
            y += height
        }
    }

    // MARK: Distances

    /// The last text of the body, and its setting; `nil` if there is none.
    private var lastText: (set: MeasuredText, setting: TextSetting)? {
        message.map { ($0, stack.fonts.message) } ?? title.map { ($0, stack.fonts.title) }
    }

    /// Returns a distance from a baseline of `setting`'s text at the user's text size, rounded to whole pixels.
    private func grown(_ distance: Double, _ setting: TextSetting) -> Double {
        stack.grid.snap(distance * setting.growth)
    }

    /// The distance from the top of the body to its first part.
    private var topOfBody: Double {
        let metrics = stack.metrics
        let hasTitle = stack.content.title != nil
        let isImageFirst = stack.content.image != nil && !stack.hasHeader
        // An image has a gap above it below a bar; texts do not, as the bar's own text has room below it.
        guard !isImageFirst else { return stack.hasBar ? max(metrics.insets.top, metrics.gap) : metrics.insets.top }
        guard !metrics.ownsTop, hasTitle || stack.content.message != nil else { return metrics.insets.top }
        let first = hasTitle ? stack.fonts.title : stack.fonts.message
        let distance =
            metrics.baselines.map { grown(stack.content.message == nil ? $0.topAlone ?? $0.top : $0.top, first) }
            ?? (hasTitle ? metrics.titleBaseline : metrics.messageBaseline)
        return distance.map { max(0, $0 - first.baseline(ofLine: 0)) } ?? metrics.insets.top
    }

    /// The gap between the boxes of title and message.
    private var textGap: Double {
        let message = stack.fonts.message
        if stack.metrics.ownsGap { return stack.metrics.gap }
        guard let distances = stack.metrics.baselines, let title else {
            return stack.metrics.messageBaseline.map { max(0, $0 - message.baseline(ofLine: 0)) }
                ?? stack.metrics.textGap ?? stack.metrics.gap
        }
        let below = stack.fonts.title.underBaseline(ofLines: title.lines.count)
        return max(0, grown(distances.between, message) - below - message.baseline(ofLine: 0))
    }

    /// The gap between the text and the first field, if the style has one.
    private var firstFieldGap: Double? {
        guard let distances = stack.metrics.baselines, !stack.metrics.ownsGap, let (set, setting) = lastText else {
            return stack.metrics.firstFieldGap
        }
        return max(0, grown(distances.bottom, setting) - setting.underBaseline(ofLines: set.lines.count))
    }

    /// The room below the body.
    private var bottom: Double {
        let inset = stack.metrics.insets.bottom
        if stack.metrics.ownsBottom {
            return stack.content.actions.isEmpty ? stack.metrics.lastBottom ?? inset : inset
        }
        if endsInBlock { return stack.metrics.fieldBottom ?? inset }
        if stack.content.actions.isEmpty, let own = stack.metrics.lastBottomOfTitle, case .title = items.last?.part {
            return own
        }
        if stack.content.actions.isEmpty, let last = stack.metrics.lastBottom { return last }
        if !stack.content.textFields.isEmpty { return stack.metrics.fieldBottom ?? inset }
        let isSolo = stack.hasSoloText && stack.content.image == nil
        guard let distances = stack.metrics.baselines, let (set, setting) = lastText else {
            return isSolo ? stack.metrics.soloBottom ?? inset : inset
        }
        let holdsSeparator = isSolo && distances.soloHoldsSeparator && stack.metrics.buttons.hasSeparators
        let pixel = holdsSeparator && !stack.content.actions.isEmpty ? 1 / stack.grid.scale : 0
        let distance = grown(isSolo ? distances.soloBottom : distances.bottom, setting) - pixel
        return max(0, distance - setting.underBaseline(ofLines: set.lines.count))
    }
}
