import Boxes
import Geometry
import Typography

// The rows of buttons, one below the other.
extension ContentLayout {
    /// Adds a section with some of the stack's buttons.
    mutating func lay(_ buttons: Range<Int>, isAfterBody: Bool) -> ContentPlan.Section {
        let start = items.count
        guard !buttons.isEmpty else { return ContentPlan.Section(items: start..<start) }
        if case .some(let watch) = stack.metrics.watch, let pair = watch.value.pair { return lay(pair) }
        let layout = stack.metrics.buttons
        let insets = stack.buttonInsets
        let room = max(0, width - insets.horizontal)
        var inner = min(room, layout.maximumWidth)
        var left = min(isMirrored ? insets.right : insets.left, width / 2) + (room - inner) / 2
        if layout.evenRow?.keepsColumns == true, stack.buttons.count == 1 {
            let half = max((inner - layout.columnSpacing) / 2, min(inner, stack.naturalWidth(ofButton: 0)))
            if !isMirrored { left += inner - half }
            inner = half
        }
        let hasBand = layout.bandInset != nil && isAfterBody && buttons.lowerBound == 0
        if hasBand { addSeparator(x: 0, y: 0, width: width, height: 0) }
        let pixel = layout.hasSeparators ? 1 / stack.grid.scale : 0
        let rule = isAfterBody && buttons.lowerBound == 0 ? layout.rule : 0
        let top = max(insets.top, rule)
        if rule > 0 { addSeparator(x: 0, y: (top - rule) / 2, width: width, height: rule) }
        let isRow = stack.shareRow(buttons, width: inner)
        // Buttons of role cancel in a section of their own are laid out as the end of the column of all buttons.
        let (hasOthersAbove, hasOthersBelow) = (buttons.lowerBound > 0, buttons.upperBound < stack.buttons.count)
        let isAlone = !isAfterBody && !stack.hasBar
        var y = hasOthersAbove ? 0 : isAlone ? max(top, stack.topAlone) : top
        var first = buttons.lowerBound
        while first < buttons.upperBound {
            let end = stack.endOfRow(in: first..<buttons.upperBound, isRow: isRow, width: inner)
            if first > buttons.lowerBound {
                y += layout.rowSpacing
                // Buttons of role cancel come last; the gap is above the first of them.
                if first == stack.firstCancel { y += layout.cancelGap }
            }
            if pixel > 0, first > buttons.lowerBound || isAfterBody {
                addSeparator(x: 0, y: y, width: width, height: pixel)
                y += pixel
            }
            if stack.hasIcon(first), let icons = stack.metrics.buttons.icons {
                let height = icons.height(stack.fonts.action.lineHeight)
                layIcons(first..<end, icons, left: left, inner: inner, y: y, height: height)
                y += height
            } else {
                let columns = columns(of: first..<end, in: inner)
                let height = heightOfRow(first..<end, in: inner, pixel: pixel, columns)
                layRow(first..<end, left: left, inner: inner, y: y, pixel: pixel, height: height, columns: columns)
                y += height
            }
            if end - first > 1 { hasRow = true }
            rowCount += 1
            first = end
        }
        if !hasOthersBelow { layBlocksAfterActions(&y) }
        if hasBand, let inset = layout.bandInset {
            let side = min(inset, width / 2)
            items[start].frame = Rect(
                x: side, y: 0, width: width - 2 * side,
                height: max(0, y + (hasOthersBelow ? 0 : insets.bottom - inset)))
        }
        return ContentPlan.Section(items: start..<items.count, height: y + (hasOthersBelow ? 0 : insets.bottom))
    }

    /// Adds one row of buttons with icons, from the leading end on.
    private mutating func layIcons(
        _ row: Range<Int>, _ icons: ButtonIcons, left: Double, inner: Double, y: Double, height: Double
    ) {
        let cell = inner / Double(icons.columns(in: inner))
        for index in row {
            let x = Double(index - row.lowerBound) * cell
            add(.button(index), x: left + (isMirrored ? inner - x - cell : x), y: y, width: cell, height: height)
        }
    }

    /// The gap between two buttons of a row, in points; `pixel` is the width of a separator between them, or 0.
    private func gap(pixel: Double) -> Double { pixel > 0 ? pixel : stack.metrics.buttons.columnSpacing }

    /// The widths of a row's buttons if they are columns of a grid; `nil` for any other row.
    private func columns(of row: Range<Int>, in inner: Double) -> [Double]? {
        let layout = stack.metrics.buttons
        guard !layout.arrangement.isNatural, layout.evenRow?.keepsColumns == true, row.count > 1 else { return nil }
        return stack.widthsOfColumns(row, in: inner)
    }

    /// The width of the button at `index` in a row, in points.
    ///
    /// - Parameter columns: The widths of all buttons, if they are columns of a grid.
    private func widthOfButton(
        _ index: Int, of row: Range<Int>, in inner: Double, pixel: Double, _ columns: [Double]?
    ) -> Double {
        if let columns { return columns[index - row.lowerBound] }
        if stack.metrics.buttons.arrangement.isNatural { return min(inner, stack.naturalWidth(ofButton: index)) }
        return max(0, inner - gap(pixel: pixel) * Double(row.count - 1)) / Double(row.count)
    }

    /// The height of a row of buttons, in points: where titles may wrap, that of the highest button.
    private func heightOfRow(_ row: Range<Int>, in inner: Double, pixel: Double, _ columns: [Double]?) -> Double {
        let layout = stack.metrics.buttons
        guard layout.growsWithTitles else { return rowHeight }
        return row.reduce(rowHeight) { height, index in
            let (action, own) = (stack.buttons[index].action, stack.buttons[index].title)
            let padding = 2 * layout.padding(ofCancel: index >= stack.firstCancel) + stack.buttons[index].symbolRoom
            let room = max(0, widthOfButton(index, of: row, in: inner, pixel: pixel, columns) - padding)
            let isWhole = ButtonTitle.fits(own, in: Size(width: room, height: .infinity), mostLines: nil)
            let set = isWhole ? own : stack.typesetter.set(action.title, own.style, width: room)
            return max(height, Double(set.lines.count) * own.style.lineHeight + layout.verticalPadding)
        }
    }

    /// Adds one row of buttons, with separators between them if their width `pixel` is above 0.
    ///
    /// - Parameters:
    ///   - height: In points; `nil` is that of titles of one line.
    ///   - columns: The widths of the buttons that are columns, if they are known already.
    mutating func layRow(
        _ row: Range<Int>, left: Double, inner: Double, y: Double, pixel: Double, height: Double? = nil,
        columns known: [Double]? = nil
    ) {
        let columns = known ?? columns(of: row, in: inner)
        let spacing = gap(pixel: pixel)
        let height = height ?? rowHeight
        let arrangement = stack.metrics.buttons.arrangement
        let isNatural = arrangement.isNatural
        let between = spacing * Double(row.count - 1)
        func width(_ index: Int) -> Double { widthOfButton(index, of: row, in: inner, pixel: pixel, columns) }
        var x = 0.0
        if isNatural, arrangement != .leadingRow {
            var taken = 0.0
            for column in 0..<row.count { taken += width(stack.index(in: row, column: column)) }
            x = inner - (taken + between)
        }
        for column in 0..<row.count {
            let index = stack.index(in: row, column: column)
            let cell = width(index)
            if column > 0 {
                if pixel > 0 {
                    addSeparator(x: left + (isMirrored ? inner - x - pixel : x), y: y, width: pixel, height: height)
                } else if let divider = stack.metrics.buttons.divider {
                    let line = divider.width / stack.grid.scale
                    let middle = x + spacing / 2
                    addSeparator(
                        x: left + (isMirrored ? inner - middle : middle) - line / 2,
                        y: y + (height - divider.height) / 2, width: line, height: divider.height)
                }
                x += spacing
            }
            // Where text is rounded to whole points, so are equal columns; the first takes the odd point.
            let isWhole = stack.metrics.roundsToPoints && !isNatural
            let (start, end) = isWhole ? (x.rounded(), (x + cell).rounded()) : (x, x + cell)
            add(.button(index), x: left + (isMirrored ? inner - end : start), y: y, width: end - start, height: height)
            x += cell
        }
    }
}
