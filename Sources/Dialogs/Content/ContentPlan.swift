import Devices
import Geometry
import Typography

/// What a dialog's content comes to at a given width, before anybody asks how much height there is: three sections,
/// each part with its place in its section.
///
/// The body (image, title, message, fields) and the buttons may scroll; the bar above them and a group of cancel
/// buttons below them stay.
struct ContentPlan {
    enum Part: Hashable {
        case image, title, message
        case field(Int)
        case action(Int)
        /// A line of one physical pixel.
        case separator
    }

    /// A part and its frame, from the section's top-left corner.
    struct Item {
        var part: Part
        var frame: Rect
    }

    struct Section {
        var items: [Item] = []
        var height = 0.0
    }

    let barHeight: Double
    private(set) var body = Section()
    private(set) var buttons = Section()
    /// The cancel buttons that are a group of their own.
    private(set) var cancel = Section()
    /// Between that group and the rest.
    private(set) var cancelGap = 0.0
    let rowHeight: Double
    /// The rows of buttons that may scroll.
    private(set) var rowCount = 0
    /// Whether buttons stand side by side.
    private(set) var hasRow = false

    /// Everything, one below the other.
    var height: Double { barHeight + body.height + buttons.height + cancelGap + cancel.height }
    var hasBody: Bool { !body.items.isEmpty }

    /// - Parameters:
    ///   - width: The width of the dialog inside the bands that content keeps free.
    ///   - separatesCancel: False puts the group of cancel buttons below the others, to scroll with them.
    ///   - rowHeight: The height of a row of buttons; nil is the style's own.
    init(_ stack: ContentStack, width: Double, separatesCancel: Bool = true, rowHeight: Double? = nil) {
        self.rowHeight = rowHeight ?? stack.rowHeight
        barHeight = stack.content.navigationBar == nil ? 0 : stack.metrics.barHeight
        layBody(stack, width)
        let layout = stack.metrics.buttons
        let actions = stack.content.actions
        guard layout.separatesCancel, separatesCancel else {
            buttons = lay(Array(actions.indices), stack, width, isAfterBody: hasBody)
            rowCount = buttonRows
            return
        }
        let apart = actions.indices.filter { actions[$0].role == .cancel }
        buttons = lay(actions.indices.filter { actions[$0].role != .cancel }, stack, width, isAfterBody: hasBody)
        rowCount = buttonRows
        cancel = lay(apart, stack, width, isAfterBody: false)
        let hasRest = barHeight > 0 || hasBody || !buttons.items.isEmpty
        cancelGap = apart.isEmpty || !hasRest ? 0 : layout.cancelGap
    }

    private var buttonRows: Int {
        // From the top down: a row begins where the top is another one.
        var count = 0
        var top: Double?
        for item in buttons.items {
            guard case .action = item.part, item.frame.minY != top else { continue }
            top = item.frame.minY
            count += 1
        }
        return count
    }

    // MARK: Body

    private mutating func layBody(_ stack: ContentStack, _ width: Double) {
        let (content, metrics) = (stack.content, stack.metrics)
        guard content.title != nil || content.message != nil || content.image != nil || !content.textFields.isEmpty
        else { return }
        let left = min(metrics.insets.left, width / 2)
        let inner = max(0, width - metrics.insets.horizontal)
        let isMirrored = stack.stage.direction == .rightToLeft
        var y = metrics.insets.top
        var column = Rect(x: left, y: y, width: inner, height: 0)
        var besideBottom = y
        if let image = content.image {
            let shown = Size(width: min(image.width, inner), height: image.height)
            if metrics.putsImageBeside {
                let x = isMirrored ? left + inner - shown.width : left
                body.items.append(Item(part: .image, frame: Rect(origin: Point(x: x, y: y), size: shown)))
                let taken = min(inner, image.width + metrics.gap)
                column = Rect(x: isMirrored ? left : left + taken, y: y, width: inner - taken, height: 0)
                besideBottom = y + image.height
            } else {
                body.items.append(
                    Item(
                        part: .image,
                        frame: Rect(origin: Point(x: left + (inner - shown.width) / 2, y: y), size: shown)))
                y += image.height + metrics.gap
            }
        }
        func addText(_ part: Part, _ text: String, _ setting: TextSetting) {
            let lines = stack.typesetter.set(text, setting.style, width: column.width).lines.count
            let height = setting.height(ofLines: lines)
            body.items.append(
                Item(part: part, frame: Rect(x: column.minX, y: y, width: column.width, height: height)))
            y += height
        }
        if let title = content.title { addText(.title, title, stack.titleSetting) }
        if let message = content.message {
            if content.title != nil { y += metrics.textGap ?? metrics.gap }
            addText(.message, message, stack.messageSetting)
        }
        y = max(y, besideBottom)
        let hasText = content.title != nil || content.message != nil || content.image != nil
        let fieldLeft = metrics.fieldInset.map { min($0, width / 2) } ?? left
        let fieldWidth = metrics.fieldInset.map { max(0, width - 2 * $0) } ?? inner
        for index in content.textFields.indices {
            let gap = metrics.fieldGap ?? metrics.gap
            y += index > 0 ? gap : hasText ? metrics.firstFieldGap ?? gap : 0
            let height = stack.fieldHeight(index)
            body.items.append(
                Item(part: .field(index), frame: Rect(x: fieldLeft, y: y, width: fieldWidth, height: height)))
            y += height
        }
        body.height = y + bottom(stack)
    }

    /// The room under the body.
    private func bottom(_ stack: ContentStack) -> Double {
        let (content, metrics) = (stack.content, stack.metrics)
        let hasSoloText = stack.hasSoloText && content.image == nil
        var bottom = hasSoloText ? metrics.soloBottom ?? metrics.insets.bottom : metrics.insets.bottom
        if !content.textFields.isEmpty { bottom = metrics.fieldBottom ?? metrics.insets.bottom }
        if content.actions.isEmpty, let last = metrics.lastBottom { bottom = last }
        return bottom
    }

    // MARK: Buttons

    private mutating func lay(
        _ indices: [Int], _ stack: ContentStack, _ width: Double, isAfterBody: Bool
    ) -> Section {
        guard !indices.isEmpty else { return Section() }
        let layout = stack.metrics.buttons
        let insets = stack.buttonInsets
        let left = min(insets.left, width / 2)
        let inner = max(0, width - insets.horizontal)
        let isMirrored = stack.stage.direction == .rightToLeft
        let pixel = layout.hasSeparators ? 1 / stack.stage.grid.scale : 0
        let rows = stack.rows(of: indices, width: inner)
        hasRow = hasRow || rows.contains { $0.count > 1 }
        var section = Section()
        var y = insets.top
        var isAfterCancel = false
        for (number, row) in rows.enumerated() {
            let isCancel = row.allSatisfy { stack.content.actions[$0].role == .cancel }
            if number > 0 {
                y += layout.rowSpacing
                if isCancel, !isAfterCancel { y += layout.cancelGap }
            }
            isAfterCancel = isCancel && row.count == 1
            if pixel > 0, number > 0 || isAfterBody {
                section.items.append(
                    Item(part: .separator, frame: Rect(x: 0, y: y, width: width, height: pixel)))
                y += pixel
            }
            let spacing = layout.hasSeparators ? pixel : layout.columnSpacing
            let widths = stack.widths(of: row, in: inner, spacing: spacing)
            let taken = widths.reduce(0, +) + spacing * Double(row.count - 1)
            var x = layout.arrangement == .trailingRow ? inner - taken : 0
            for (column, index) in row.enumerated() {
                let cell = widths[column]
                if column > 0 {
                    if pixel > 0 {
                        let line = isMirrored ? inner - x - pixel : x
                        section.items.append(
                            Item(
                                part: .separator,
                                frame: Rect(x: left + line, y: y, width: pixel, height: rowHeight)))
                    }
                    x += spacing
                }
                let start = isMirrored ? inner - x - cell : x
                section.items.append(
                    Item(
                        part: .action(index),
                        frame: Rect(x: left + start, y: y, width: cell, height: rowHeight)))
                x += cell
            }
            y += rowHeight
        }
        section.height = y + insets.bottom
        return section
    }
}

extension ContentStack {
    /// The rows of buttons, each from its leading end on.
    ///
    /// Side by side: cancel first, so that it stands on the left where people read from the left; a column: cancel last
    /// (Human Interface Guidelines, Alerts).
    func rows(of indices: [Int], width: Double) -> [[Int]] {
        let cancel = indices.filter { content.actions[$0].role == .cancel }
        let others = cancel.isEmpty ? indices : indices.filter { content.actions[$0].role != .cancel }
        var column: [[Int]] { (others + cancel).map { [$0] } }
        let row = cancel + others
        if metrics.buttons.stacksAtAccessibilitySizes, typesetter.contentSize.isAccessibility { return column }
        let spacing = metrics.buttons.hasSeparators ? 1 / stage.grid.scale : metrics.buttons.columnSpacing
        switch metrics.buttons.arrangement {
        case .stacked: return column
        case .sideBySideOrStacked:
            guard row.count == 2 else { return column }
            let room = (width - spacing) / 2
            return row.allSatisfy { naturalWidth(of: content.actions[$0]) <= room } ? [row] : column
        case .trailingRow:
            let together = row.reduce(0) { $0 + naturalWidth(of: content.actions[$1]) }
            return together + spacing * Double(row.count - 1) <= width ? [row] : column
        }
    }

    /// Why buttons stand in a row, or one a row.
    func axisReason(isRow: Bool) -> String {
        if isRow { return "titlesFit" }
        if metrics.buttons.stacksAtAccessibilitySizes, typesetter.contentSize.isAccessibility {
            return "accessibilitySize"
        }
        switch metrics.buttons.arrangement {
        case .stacked: return "style"
        case .sideBySideOrStacked: return content.actions.count > 2 ? "moreThanTwo" : "titlesDoNotFit"
        case .trailingRow: return "titlesDoNotFit"
        }
    }

    /// The widths of the buttons of one row.
    func widths(of row: [Int], in width: Double, spacing: Double) -> [Double] {
        guard metrics.buttons.arrangement == .trailingRow else {
            let each = max(0, width - spacing * Double(row.count - 1)) / Double(row.count)
            return row.map { _ in each }
        }
        return row.map { min(width, naturalWidth(of: content.actions[$0])) }
    }

    /// The width of a button that shows its whole title in one line; endless for a title of more lines.
    private func naturalWidth(of action: Action) -> Double {
        let wide = Double.greatestFiniteMagnitude.squareRoot()
        let set = typesetter.set(action.title, style(of: action), width: wide)
        guard set.lines.count <= 1 else { return wide }
        return max(metrics.buttons.minimumWidth, (set.lines.first?.width ?? 0) + 2 * metrics.buttons.titlePadding)
    }
}
