import Boxes
import Geometry
import Typography

// The width of content in toolkits: buttons of equal widths, and titles that become smaller before they wrap.
extension ContentStack {
    /// Returns the width by the rule of an even row, for content that is `natural` wide with its buttons in a column.
    func width(_ natural: Double, by row: ButtonLayout.EvenRow) -> Double {
        let each = buttons.indices.reduce(0) { max($0, naturalWidth(ofButton: $1)) }
        let count = Double(max(1, buttons.count))
        let inRow = each * count + metrics.buttons.columnSpacing * (count - 1) + buttonInsets.horizontal
        let wanted = max(natural, buttons.isEmpty ? 0 : inRow)
        // The maximum width, and the width of a column, grow with the text.
        let growth = metrics.messageSize > 0 ? fonts.message.style.size / metrics.messageSize : 1
        if row.keepsColumns { return max(row.least, min(wanted, row.most)) }
        if let most = row.mostByRow { return max(row.least, min(wanted, inRow, most * growth)) }
        let widest = row.most * growth
        guard buttons.count > 1, inRow > row.least else { return max(row.least, min(wanted, widest)) }
        if row.staysRow { return max(row.least, min(wanted, inRow)) }
        let title = content.title.map { self.widest($0, fonts.title.style) + metrics.insets.horizontal } ?? 0
        let column = max(each + buttonInsets.horizontal, row.least * growth)
        let most = min(widest, max(column, min(inRow, title)))
        return max(row.least, min(wanted, most))
    }

    // MARK: Titles of several lines

    /// Whether a title at a width, in points, has the font of titles that take more than one line.
    func wraps(_ title: String, in width: Double) -> Bool {
        guard let wrapped = metrics.wrappedTitle else { return false }
        let set = typesetter.set(title, fonts.title.style, width: ContentStack.wide)
        return set.width > width || wrapped.mostLines != nil && set.lines.count > 1
    }

    /// The setting of the title.
    func titleSetting(isWrapped: Bool) -> TextSetting {
        guard isWrapped, let wrapped = metrics.wrappedTitle else { return fonts.title }
        return TextSetting(
            size: wrapped.size, metrics.titleWeight, lineHeight: wrapped.lineHeight, metrics,
            on: metrics.roundsToPoints ? ContentFonts.points : grid, extra: wrapped.boxExtra, typesetter)
    }
}
