import Boxes
import Geometry
import Typography

/// WinUI's panel of an info bar (InfoBarPanel.cpp): a row of title, message and buttons, each with its natural width,
/// or a column.
extension ContentLayout {
    mutating func layPanel(_ panel: ContentMetrics.MessageRow.Panel) -> ContentPlan.Section {
        let metrics = stack.metrics
        let image = stack.content.image.map { image in
            let scale = image.width > width / 2 ? width / 2 / image.width : 1
            return Size(width: image.width * scale, height: image.height * scale)
        }
        let left = min(metrics.insets.left, width / 2)
        let start = left + (image.map { $0.width + metrics.gap } ?? 0)
        let room = max(0, width - start - metrics.insets.right - stack.widthOfCross)
        title = stack.content.title.map { stack.typesetter.set($0, stack.fonts.title.style, width: room) }
        message = stack.content.message.map { stack.typesetter.set($0, stack.fonts.message.style, width: room) }
        if let image {
            add(.image, x: mirrored(left, image.width), y: panel.imageTop, width: image.width, height: image.height)
        }
        let imageBottom = image.map { panel.imageTop + $0.height } ?? 0
        let leastByImage = image == nil ? 0 : imageBottom + panel.imageTop
        if stacksPanel(panel, in: room) {
            return layColumn(panel, from: start, in: room, imageBottom: imageBottom, least: leastByImage)
        }
        var x = start
        func gap(_ before: Double) { if x > start { x += before } }
        for (part, set, height) in panelTexts {
            gap(panel.rowGap)
            let needed = min(room, stack.grid.roundUp(set.width))
            add(part, x: mirrored(x, needed), y: panel.top, width: needed, height: height)
            x += needed
        }
        if !stack.buttons.isEmpty {
            gap(panel.buttonGap)
            hasButtonsInBody = true
            hasRow = stack.buttons.count > 1
            layRow(
                0..<stack.buttons.count, left: isMirrored ? 0 : x, inner: max(0, width - x), y: panel.buttonTop,
                pixel: 0)
        }
        return ContentPlan.Section(items: 0..<items.count, height: max(panel.least + 2 * panel.outline, leastByImage))
    }

    /// Title and message, with the heights of their boxes.
    private var panelTexts: [(ContentPlan.Part, MeasuredText, Double)] {
        let fonts = stack.fonts
        return [
            title.map { (.title, $0, fonts.title.height(ofLines: $0.lines.count)) },
            message.map { (.message, $0, fonts.message.height(ofLines: $0.lines.count)) },
        ].compactMap(\.self)
    }

    /// Whether the panel is a column: if it has only one part, if the row is too narrow for all parts, or if one of
    /// them is higher than the row.
    private func stacksPanel(_ panel: ContentMetrics.MessageRow.Panel, in room: Double) -> Bool {
        let texts = panelTexts
        let hasButtons = !stack.buttons.isEmpty
        guard texts.count + (hasButtons ? 1 : 0) > 1, !hasButtons || stack.shareMessageRow else { return true }
        var total = texts.reduce(panel.rowGap * Double(max(0, texts.count - 1))) { $0 + stack.grid.roundUp($1.1.width) }
        var highest = panel.top + (texts.map(\.2).max() ?? 0)
        if hasButtons {
            total += panel.buttonGap + stack.widthOfRow(0..<stack.buttons.count)
            highest = max(highest, panel.buttonTop + rowHeight)
        }
        return total > room || highest - panel.outline > panel.least
    }

    /// Adds texts and buttons one below the other, aligned at the start. Buttons that do not fit in one row become a
    /// section.
    private mutating func layColumn(
        _ panel: ContentMetrics.MessageRow.Panel, from start: Double, in room: Double, imageBottom: Double,
        least: Double
    ) -> ContentPlan.Section {
        var y = panel.top
        for (index, (part, _, height)) in panelTexts.enumerated() {
            if index > 0 { y += panel.columnGap }
            add(part, x: mirrored(start, room), y: y, width: room, height: height)
            y += height
        }
        let all = 0..<stack.buttons.count
        guard !all.isEmpty else {
            return ContentPlan.Section(
                items: 0..<items.count, height: max(y + panel.bottom, panel.least + 2 * panel.outline, least))
        }
        y += panel.buttonsTop
        guard stack.shareMessageRow, stack.widthOfRow(all) <= room else {
            return ContentPlan.Section(items: 0..<items.count, height: max(y, imageBottom))
        }
        hasButtonsInBody = true
        hasRow = all.count > 1
        layRow(all, left: isMirrored ? 0 : start, inner: max(0, width - start), y: y, pixel: 0)
        return ContentPlan.Section(items: 0..<items.count, height: max(y + rowHeight + panel.bottom, least))
    }

    /// The left edge of a box of width `length` whose distance from the leading side is `start`, both in points.
    private func mirrored(_ start: Double, _ length: Double) -> Double { isMirrored ? width - start - length : start }
}
