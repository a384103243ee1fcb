import Boxes
import Devices
import Geometry
import Typography

// The width of content at which no text wraps.
extension ContentStack {
    /// How buttons with natural widths are arranged.
    enum Rows {
        /// All in one row.
        case one
        /// One per row.
        case column
        /// As many per row as fit in this width, in points.
        case broken(at: Double)
    }

    /// The width that shows everything if `room` points are available: if the buttons do not fit in one row, that of a
    /// column or of the widest of several rows.
    func naturalWidth(within room: Double) -> Double {
        if metrics.hugsLines { return widthAroundLines(within: room) }
        guard naturalWidth > room, buttons.count > 1, metrics.messageRow == nil else { return naturalWidth }
        let inner = max(0, min(room - buttonInsets.horizontal, metrics.buttons.maximumWidth))
        switch metrics.buttons.arrangement {
        case .trailingRow, .leadingRow:
            return shareRow(0..<buttons.count, width: inner) ? naturalWidth : widthOfAll(.column)
        case .trailingRows: return widthOfAll(.broken(at: inner))
        case .sideBySideOrStacked, .row, .stacked, .icons: return naturalWidth
        }
    }

    /// The width of the widest line, in points, if texts wrap in `room` points.
    private func widthAroundLines(within room: Double) -> Double {
        let most = min(room, metrics.buttons.evenRow?.most ?? .infinity)
        return naturalWidth < most ? naturalWidth : min(naturalWidth, widthOfAll(.one, within: most))
    }

    /// The width, in points with insets, at which texts have no more lines than in a dialog that is `most` points wide;
    /// by default, at which no text wraps.
    func widthOfAll(_ rows: Rows, within most: Double = ContentStack.wide) -> Double {
        var texts = 0.0
        var header = 0.0
        let taken = most < ContentStack.wide ? metrics.insets.horizontal : 0
        func widest(_ text: String, _ style: TextStyle, beside: Double) -> Double {
            typesetter.set(text, style, width: max(0, most - taken - beside)).width + beside
        }
        let icon = titleIcon.map { $0.width + (metrics.titleIcon?.gap ?? 0) } ?? 0
        if let title = content.title { texts = widest(title, fonts.title.style, beside: widthBesideClose + icon) }
        if hasHeader { swap(&header, &texts) }
        for block in content.blocks { texts = max(texts, block.width ?? 0) }
        if let message = content.message {
            let corner = close?.form.isBesideTexts == true ? widthBesideClose : 0
            texts = max(texts, widest(message, fonts.message.style, beside: corner))
        }
        let beside = metrics.putsImageBeside ? content.image.map { $0.width + metrics.gap } ?? 0 : 0
        texts = max(texts + beside, content.image?.width ?? 0, header, metrics.appIcon?.side ?? 0)
        let fieldInset = metrics.fieldInset.map { 2 * $0 } ?? metrics.insets.horizontal
        var fields = 0.0
        for field in content.textFields {
            let text = self.widest(field.shown ?? "", fonts.field) + 2 * metrics.fieldTextInset
            let width = metrics.fieldWidth ?? max(metrics.fieldWidthMinimum, text)
            fields = max(fields, width + fieldInset)
        }
        var columns = max(texts + metrics.insets.horizontal + widthOfCross, fields, widthOfButtons(rows))
        if shareMessageRow { columns = max(columns, texts + metrics.insets.left + widthBesideText) }
        if let row = metrics.buttons.evenRow { columns = width(columns, by: row) }
        // Rounded up to a whole point, so that rounding never wraps a line that fits.
        return max(columns, metrics.insets.horizontal, widthOfBar()).rounded(.up)
    }

    /// The width at which neither title nor message wraps, plus that of an image beside them, in points.
    var widthOfTexts: Double {
        let title = content.title.map { widest($0, fonts.title.style) } ?? 0
        let message = content.message.map { widest($0, fonts.message.style) } ?? 0
        return max(title, message) + (content.image.map { $0.width + metrics.gap } ?? 0)
    }

    func widest(_ text: String, _ style: TextStyle) -> Double {
        typesetter.set(text, style, width: ContentStack.wide).width
    }

    /// The width at which all buttons show their titles, with their insets; 0 without buttons.
    private func widthOfButtons(_ rows: Rows) -> Double {
        guard !buttons.isEmpty else { return 0 }
        var isNatural = metrics.buttons.arrangement.isNatural && content.actionAxis != .vertical
        switch rows {
        case .one: break
        case .column: isNatural = false
        case .broken(let width): return widestRow(in: width) + buttonInsets.horizontal
        }
        // Side by side with equal widths, each is as wide as the widest.
        let isEven =
            content.actionAxis == .horizontal && !metrics.buttons.arrangement.isNatural
            && metrics.buttons.evenRow?.keepsColumns != true
        let isRow = isNatural || isEven
        var together = 0.0
        for action in content.actions {
            let style = fonts.style(of: action)
            let title = widest(action.title, style) + symbolRoom(of: action, in: style)
            let width = width(ofTitle: title, isCancel: action.role == .cancel)
            together = isNatural ? together + width : max(together, width)
        }
        if isEven { together *= Double(buttons.count) }
        if isRow { together += metrics.buttons.columnSpacing * Double(buttons.count - 1) }
        return together + buttonInsets.horizontal
    }

    /// The width of the widest of the rows into which buttons break in `room` points.
    private func widestRow(in room: Double) -> Double {
        var (first, widest) = (0, 0.0)
        while first < buttons.count {
            let end = endOfRow(in: first..<buttons.count, isRow: false, width: room)
            widest = max(widest, min(room, widthOfRow(first..<end)))
            first = end
        }
        return widest
    }

    /// The width at which a bar shows its centred title clear of the buttons on both sides.
    private func widthOfBar() -> Double {
        guard let bar = content.navigationBar else { return 0 }
        func width(_ text: String, _ style: TextStyle) -> Double {
            typesetter.set(text, style, width: ContentStack.wide, maximumLines: 1).lines.first?.width ?? 0
        }
        func side(_ actions: [Action]) -> Double {
            let gaps = metrics.barButtons.gap * Double(max(0, actions.count - 1))
            return actions.reduce(actions.isEmpty ? 0 : barMargin + gaps + metrics.barButtons.titleGap) {
                $0 + barButtonWidth(title: width($1.title, barButtonStyle(of: $1)))
            }
        }
        let close = close.map { _ in barButtonWidth(title: 0) + metrics.barButtons.gap } ?? 0
        return (bar.title.map { width($0, barTitleStyle) } ?? 0) + 2 * max(side(bar.leading), side(bar.trailing))
            + 2 * close
    }
}
