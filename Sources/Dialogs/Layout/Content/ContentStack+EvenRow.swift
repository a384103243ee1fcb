import Boxes
import Geometry
import Typography

// The width of content in toolkits: buttons of equal widths, and titles that become smaller before they wrap.
extension ContentStack {
    /// Returns the width by the limits of an even row, for content that is `natural` points wide with its buttons in a
    /// column.
    func width(_ natural: Double, by row: ButtonLayout.EvenRow) -> Double {
        if row.keepsColumns { return max(row.least, min(max(natural, widthOfColumns), row.most)) }
        let each = buttons.indices.reduce(0) { max($0, naturalWidth(ofButton: $1)) }
        let count = Double(max(1, buttons.count))
        let inRow = each * count + metrics.buttons.columnSpacing * (count - 1) + buttonInsets.horizontal
        let wanted = max(natural, buttons.isEmpty ? 0 : inRow)
        // The maximum width, and the width of a column, grow with the text.
        let growth = metrics.message.size > 0 ? fonts.message.style.size / metrics.message.size : 1
        if let most = row.mostByRow { return max(row.least, min(wanted, inRow, most * growth)) }
        let widest = row.most * growth
        guard buttons.count > 1, inRow > row.least else { return max(row.least, min(wanted, widest)) }
        if row.staysRow { return max(row.least, min(wanted, inRow)) }
        let title = content.title.map { self.widest($0, fonts.title.style) + metrics.insets.horizontal } ?? 0
        let column = max(each + buttonInsets.horizontal, row.least * growth)
        let most = min(widest, max(column, min(inRow, title)))
        return max(row.least, min(wanted, most))
    }

    // MARK: Columns

    /// The width at which columns show their titles, with their insets. A single button has an empty column beside it.
    private var widthOfColumns: Double {
        guard !buttons.isEmpty else { return 0 }
        let empty = buttons.count == 1 ? metrics.buttons.columnSpacing : 0
        return widthOfRow(0..<buttons.count) + empty + buttonInsets.horizontal
    }

    /// The widths of buttons that share a row as columns of a grid: those that need more than an equal share get what
    /// they need, and the others share the rest equally.
    func widthsOfColumns(_ row: Range<Int>, in inner: Double) -> [Double] {
        let needed = row.map { naturalWidth(ofButton: $0) }
        var left = max(0, inner - metrics.buttons.columnSpacing * Double(max(0, row.count - 1)))
        var count = Double(row.count)
        for width in needed.sorted(by: >) {
            guard count > 0, width > left / count else { break }
            left = max(0, left - width)
            count -= 1
        }
        let share = count > 0 ? left / count : 0
        return needed.map { min(inner, max($0, share)) }
    }

    // MARK: Titles of several lines

    /// Whether a title at a width, in points, has the font of titles that take more than one line.
    func wraps(_ title: String, in width: Double) -> Bool {
        guard let wrapped = metrics.wrappedTitle else { return false }
        let set = typesetter.set(title, fonts.title.style, width: ContentStack.wide)
        return set.width > width || wrapped.mostLines != nil && set.lines.count > 1
    }

    func titleSetting(isWrapped: Bool) -> TextSetting {
        guard isWrapped, let wrapped = metrics.wrappedTitle else { return fonts.title }
        return TextSetting(
            size: wrapped.size, metrics.title.weight, lineHeight: wrapped.lineHeight, sharedMetrics,
            on: metrics.roundsToPoints ? ContentFonts.points : grid, extra: wrapped.boxExtra, typesetter)
    }
}
