import Devices
import Geometry
import Typography

/// The content of a dialog from top to bottom: bar, image, title, message, fields, and rows of buttons at the foot.
///
/// Nothing overlaps and nothing leaves the frame, however little room there is: the message gives way first, then the
/// title, then every fixed part in proportion.
struct ContentStack {
    let content: Content
    let metrics: ContentMetrics
    let stage: Stage
    let typesetter: Typesetter

    init(_ content: Content, _ metrics: ContentMetrics, _ stage: Stage, _ typesetter: Typesetter) {
        self.content = content
        self.metrics = metrics
        self.stage = stage
        self.typesetter = typesetter
    }

    /// Whether there is anything to lay out.
    var hasContent: Bool {
        content.title != nil || content.message != nil || content.image != nil || !content.actions.isEmpty
            || !content.textFields.isEmpty || content.navigationBar != nil
    }

    var titleStyle: TextStyle { typesetter.style(metrics.titleSize, metrics.titleWeight) }
    var messageStyle: TextStyle { typesetter.style(metrics.messageSize, .regular) }
    /// Buttons: 17 pt. Source: presentation-metrics alert.fonts.ios8.
    var actionStyle: TextStyle { typesetter.style(17, .regular) }
    /// A bar keeps its height (ledger C8), and so its text keeps its size, whatever the user's setting.
    var barTitleStyle: TextStyle { TextStyle(size: metrics.titleSize, weight: metrics.titleWeight) }
    var barActionStyle: TextStyle { TextStyle(size: 17, weight: .regular) }

    /// The height of a row of buttons, which grows with text that would not fit it.
    var rowHeight: Double { max(metrics.rowHeight, actionStyle.lineHeight + 2 * ContentMetrics.rowPadding) }
    /// The height of a text field, likewise.
    var fieldHeight: Double { max(metrics.fieldHeight, messageStyle.lineHeight + 2 * ContentMetrics.fieldPadding) }

    // MARK: Natural size

    /// The width at which no text breaks, with the insets.
    var naturalWidth: Double {
        let wide = Double.greatestFiniteMagnitude.squareRoot()
        var widest = 0.0
        for (text, style) in [(content.title, titleStyle), (content.message, messageStyle)] {
            guard let text else { continue }
            for line in typesetter.set(text, style, width: wide).lines { widest = max(widest, line.width) }
        }
        let beside = metrics.putsImageBeside ? content.image.map { $0.width + metrics.gap } ?? 0 : 0
        widest = max(widest + beside, content.image?.width ?? 0)
        for action in content.actions {
            for line in typesetter.set(action.title, actionStyle, width: wide).lines {
                widest = max(widest, line.width + 2 * metrics.gap)
            }
        }
        for field in content.textFields {
            for line in typesetter.set(field.placeholder ?? "", messageStyle, width: wide).lines {
                widest = max(widest, line.width + 2 * metrics.gap)
            }
        }
        // Up to the next whole point, so that rounding never breaks a line that fits.
        return max(widest + metrics.insets.horizontal, barWidth(wide)).rounded(.up)
    }

    /// The width at which a bar shows its title in the middle, clear of the buttons on both sides.
    private func barWidth(_ wide: Double) -> Double {
        guard let bar = content.navigationBar else { return 0 }
        func width(_ text: String, _ style: TextStyle) -> Double {
            typesetter.set(text, style, width: wide, maximumLines: 1).lines.first?.width ?? 0
        }
        func side(_ actions: [Action]) -> Double {
            actions.reduce(0) { $0 + max(metrics.rowHeight, width($1.title, barActionStyle) + 2 * metrics.gap) }
        }
        return (bar.title.map { width($0, barTitleStyle) } ?? 0) + 2 * max(side(bar.leading), side(bar.trailing))
    }

    /// The height that shows everything inside a safe width of `width`.
    func naturalHeight(width: Double) -> Double {
        guard hasContent else { return metrics.emptyHeight }
        let plan = Plan(self, width: width)
        return plan.fixedHeight + plan.textHeight
    }

    // MARK: Fixed boxes (ledger E4)

    /// The boxes of title and message in a frame of `size`, in its own coordinates.
    func fixedBoxes(in size: Size) -> (title: Rect, message: Rect) {
        let side = SlidingMessage.sideInset.value
        let top = SlidingMessage.topInset.value
        let width = max(0, size.width - 2 * side)
        return (
            Rect(x: side, y: top, width: width, height: SlidingMessage.titleHeight.value),
            Rect(x: side, y: top, width: width, height: max(0, size.height - 2 * top))
        )
    }

    /// Whether the caller gave the dialog a height of its own, which is what the fixed boxes are for.
    var isHeightGiven: Bool {
        switch content.height {
        case nil, .fit: false
        default: true
        }
    }

    /// Whether the drawn lines fit the fixed boxes of `frame`, and keep clear of each other and of the unsafe bands.
    func fitsFixedBoxes(of frame: Rect) -> Bool {
        let size = frame.size
        let safe = Rect(origin: .zero, size: size).inset(by: stage.unsafeInsets(of: frame))
        guard content.actions.isEmpty, content.textFields.isEmpty, content.image == nil, content.navigationBar == nil
        else { return false }
        let boxes = fixedBoxes(in: size)
        let title = content.title.map { drawn($0, titleStyle, in: boxes.title) }
        let message = content.message.map { drawn($0, messageStyle, in: boxes.message) }
        if let title, !boxes.title.contains(title) || !safe.contains(title) { return false }
        if let message, !boxes.message.contains(message) || !safe.contains(message) { return false }
        if let title, let message, title.intersection(message) != nil { return false }
        return true
    }

    /// The box that the lines of `text` take when they stand centred in `box`.
    private func drawn(_ text: String, _ style: TextStyle, in box: Rect) -> Rect {
        let set = typesetter.set(text, style, width: box.width)
        let width = set.lines.reduce(0) { max($0, $1.width) }
        return Rect(
            center: box.center, size: Size(width: width, height: Double(set.lines.count) * style.lineHeight))
    }
}

extension ContentStack {
    /// Which parts there are at a given width, and how high each wants to be.
    struct Plan {
        let textWidth: Double
        let title: MeasuredText?
        let message: MeasuredText?
        let titleLine: Double
        let messageLine: Double
        let gapBetweenTexts: Double
        let barHeight: Double
        /// Above the text: padding and an image of its own row.
        let head: Double
        let imageHeight: Double
        /// The height of an image that stands beside the text; it then has no row of its own.
        let besideHeight: Double
        let fieldsHeight: Double
        let rows: [[Int]]
        let rowsHeight: Double
        let foot: Double

        init(_ stack: ContentStack, width: Double) {
            let content = stack.content
            let metrics = stack.metrics
            let inner = max(0, width - metrics.insets.horizontal)
            let isBeside = metrics.putsImageBeside && content.image != nil
            let besideWidth = isBeside ? min(inner, (content.image?.width ?? 0) + metrics.gap) : 0
            let columnWidth = max(0, inner - besideWidth)
            textWidth = columnWidth
            title = content.title.map { stack.typesetter.set($0, stack.titleStyle, width: columnWidth) }
            message = content.message.map { stack.typesetter.set($0, stack.messageStyle, width: columnWidth) }
            titleLine = stack.titleStyle.lineHeight
            messageLine = stack.messageStyle.lineHeight
            gapBetweenTexts = title != nil && message != nil ? metrics.gap : 0
            barHeight = content.navigationBar == nil ? 0 : metrics.barHeight
            imageHeight = content.image?.height ?? 0
            besideHeight = isBeside ? imageHeight : 0
            let hasBody =
                title != nil || message != nil || content.image != nil || !content.textFields.isEmpty
            let imageRow = content.image == nil || isBeside ? 0 : imageHeight + metrics.gap
            head = hasBody ? metrics.insets.top + imageRow : 0
            foot = hasBody ? metrics.insets.bottom : 0
            fieldsHeight = Double(content.textFields.count) * (stack.fieldHeight + metrics.gap)
            rows = stack.rows(width: inner)
            rowsHeight = Double(rows.count) * stack.rowHeight
        }

        /// Everything but the text.
        var fixedHeight: Double { barHeight + head + fieldsHeight + foot + rowsHeight }

        /// Title, gap and message, or an image beside them if that is higher.
        var textHeight: Double {
            let texts =
                Double(title?.lines.count ?? 0) * titleLine + gapBetweenTexts
                + Double(message?.lines.count ?? 0) * messageLine
            return max(texts, besideHeight)
        }
    }

    /// The rows of buttons: exactly two side by side where both titles fit, else one a row.
    ///
    /// Two buttons: cancel on the left; a column: cancel last (Human Interface Guidelines, Alerts).
    func rows(width: Double) -> [[Int]] {
        let order = content.actions.indices.sorted { first, second in
            let isFirstCancel = content.actions[first].role == .cancel
            let isSecondCancel = content.actions[second].role == .cancel
            guard isFirstCancel != isSecondCancel else { return first < second }
            return content.actions.count == 2 ? isFirstCancel : isSecondCancel
        }
        guard order.count == 2 else { return order.map { [$0] } }
        let room = (width - metrics.gap) / 2 - 2 * metrics.gap
        let fits = order.allSatisfy { index in
            let set = typesetter.set(content.actions[index].title, actionStyle, width: max(0, room))
            return set.lines.count == 1 && (set.lines.first?.width ?? 0) <= room
        }
        guard fits else {
            // A column has cancel last, a row has it first.
            return order.sorted { content.actions[$0].role != .cancel && content.actions[$1].role == .cancel }
                .map { [$0] }
        }
        return [order]
    }
}
