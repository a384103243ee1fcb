import Devices
import Geometry
import Typography

/// The content of a dialog: what there is, in which fonts, and how much room it wants.
struct ContentStack {
    private let request: DialogRequest
    private let defaults: Shared<StyleDefaults>
    let stage: Stage
    let typesetter: Typesetter

    var content: Content {
        @inline(__always) _read { yield request.value.content }
    }
    var metrics: ContentMetrics {
        @inline(__always) _read { yield defaults.value.content }
    }

    private let plans: ContentPlans

    init(
        _ request: DialogRequest, _ defaults: Shared<StyleDefaults>, _ stage: Stage, _ typesetter: Typesetter,
        _ plans: ContentPlans
    ) {
        self.plans = plans
        self.request = request
        self.defaults = defaults
        self.stage = stage
        self.typesetter = typesetter
    }

    /// Whether there is anything to lay out.
    var hasContent: Bool {
        content.title != nil || content.message != nil || content.image != nil || !content.actions.isEmpty
            || !content.textFields.isEmpty || content.navigationBar != nil
    }

    // MARK: Fonts

    /// Whether title or message stands alone, the other missing.
    var hasSoloText: Bool { (content.title == nil) != (content.message == nil) }

    var titleStyle: TextStyle { titleSetting.style }
    var messageStyle: TextStyle { messageSetting.style }
    var titleSetting: TextSetting { setting(metrics.titleSize, metrics.titleWeight, metrics.titleLineHeight) }
    var messageSetting: TextSetting {
        setting(metrics.messageSize, metrics.messageWeight, metrics.messageLineHeight)
    }
    var titleAlignment: ContentMetrics.TextAlignment { alignment(metrics.titleAlignment) }
    var messageAlignment: ContentMetrics.TextAlignment { alignment(metrics.messageAlignment) }

    private func alignment(_ usual: ContentMetrics.TextAlignment) -> ContentMetrics.TextAlignment {
        hasSoloText ? metrics.soloAlignment ?? usual : usual
    }

    private func setting(_ size: Double, _ weight: TextStyle.Weight, _ lineHeight: Double?) -> TextSetting {
        let size = hasSoloText ? metrics.soloSize ?? size : size
        let weight = hasSoloText ? metrics.soloWeight ?? weight : weight
        var style = typesetter.style(size, weight)
        // The height of a line grows with its text.
        if let lineHeight, size > 0 { style.lineHeight = lineHeight * style.size / size }
        let first = metrics.roundsTextBoxes ? stage.grid.roundUp(style.lineHeight) : style.lineHeight
        let own = style.lineHeight
        if metrics.usesLeading { style.lineHeight = typesetter.leading(size) }
        return TextSetting(
            style: style, first: first, ownHeight: own, grid: metrics.roundsTextBoxes ? stage.grid : nil)
    }

    func style(of action: Action) -> TextStyle {
        typesetter.style(
            metrics.buttons.titleSize, action.role == .cancel ? metrics.buttons.cancelWeight : metrics.buttons.weight)
    }
    var actionStyle: TextStyle { typesetter.style(metrics.buttons.titleSize, metrics.buttons.weight) }
    var fieldStyle: TextStyle { typesetter.style(metrics.fieldSize ?? metrics.messageSize, .regular) }
    /// A bar keeps its height (ledger C8), and so its text keeps its size, whatever the user's setting.
    var barTitleStyle: TextStyle { TextStyle(size: metrics.titleSize, weight: metrics.titleWeight) }
    var barActionStyle: TextStyle { TextStyle(size: 17, weight: .regular) }

    /// The height of a row of buttons, which grows with text that would not fit it.
    var rowHeight: Double { max(metrics.rowHeight, actionStyle.lineHeight + metrics.buttons.verticalPadding) }

    /// The height of a text field, likewise.
    func fieldHeight(_ index: Int) -> Double {
        let height = index == 0 ? metrics.fieldHeight : metrics.laterFieldHeight ?? metrics.fieldHeight
        return max(height, fieldStyle.lineHeight + 2 * ContentMetrics.fieldPadding)
    }

    // MARK: Natural size

    /// The width at which no text breaks, with the insets.
    var naturalWidth: Double {
        let wide = Double.greatestFiniteMagnitude.squareRoot()
        func widest(_ text: String, _ style: TextStyle) -> Double {
            typesetter.set(text, style, width: wide).lines.reduce(0) { max($0, $1.width) }
        }
        var texts = 0.0
        if let title = content.title { texts = widest(title, titleStyle) }
        if let message = content.message { texts = max(texts, widest(message, messageStyle)) }
        let beside = metrics.putsImageBeside ? content.image.map { $0.width + metrics.gap } ?? 0 : 0
        texts = max(texts + beside, content.image?.width ?? 0)
        let fieldInset = metrics.fieldInset.map { 2 * $0 } ?? metrics.insets.horizontal
        let fields = content.textFields.reduce(0) {
            max($0, widest($1.placeholder ?? "", fieldStyle) + 2 * metrics.fieldTextInset + fieldInset)
        }
        let buttons = content.actions.map { widest($0.title, style(of: $0)) + 2 * metrics.buttons.titlePadding }
        let together =
            metrics.buttons.arrangement == .trailingRow
            ? buttons.reduce(0, +) + metrics.buttons.columnSpacing * Double(max(0, buttons.count - 1))
            : buttons.max() ?? 0
        let columns = max(
            texts + metrics.insets.horizontal, fields, together + (buttons.isEmpty ? 0 : buttonInsets.horizontal))
        // Up to the next whole point, so that rounding never breaks a line that fits.
        return max(columns, metrics.insets.horizontal, barWidth(wide)).rounded(.up)
    }

    /// The width at which a bar shows its title in the middle, clear of the buttons on both sides.
    private func barWidth(_ wide: Double) -> Double {
        guard let bar = content.navigationBar else { return 0 }
        func width(_ text: String, _ style: TextStyle) -> Double {
            typesetter.set(text, style, width: wide, maximumLines: 1).lines.first?.width ?? 0
        }
        func side(_ actions: [Action]) -> Double {
            actions.reduce(0) { $0 + max(metrics.barHeight, width($1.title, barActionStyle) + 2 * metrics.gap) }
        }
        return (bar.title.map { width($0, barTitleStyle) } ?? 0) + 2 * max(side(bar.leading), side(bar.trailing))
    }

    /// The height that shows everything inside a safe width of `width`.
    func naturalHeight(width: Double) -> Double {
        guard hasContent else { return metrics.emptyHeight }
        return plan(width: width).height
    }

    /// The content laid out in a width; see `ContentPlan`.
    func plan(width: Double, separatesCancel: Bool = true, rowHeight: Double? = nil) -> ContentPlan {
        plans.plan(self, width: width, separatesCancel: separatesCancel, rowHeight: rowHeight)
    }

    /// Whether every text was measured, not estimated; false where there is nothing to measure.
    var isMeasured: Bool {
        guard hasContent else { return false }
        let style = messageStyle
        func isMeasured(_ text: String) -> Bool { typesetter.isMeasured(text, style) }
        return content.title.map(isMeasured) ?? true && content.message.map(isMeasured) ?? true
            && content.actions.allSatisfy { isMeasured($0.title) }
    }

    /// Around all buttons together.
    var buttonInsets: EdgeInsets {
        metrics.buttons.insets ?? EdgeInsets(left: metrics.insets.left, right: metrics.insets.right)
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

/// How a text stands in lines: the box of the first, and the distance from there to each other.
struct TextSetting {
    /// Its line height is the distance from one baseline to the next.
    var style: TextStyle
    /// Height of the box of a single line, in points.
    var first: Double
    /// The font's own line height, in points.
    var ownHeight: Double
    /// The grid on which boxes end; nil leaves them as computed.
    var grid: PixelGrid?

    /// Height of the box of `count` lines.
    func height(ofLines count: Int) -> Double {
        guard count > 0 else { return 0 }
        let height = ownHeight + Double(count - 1) * style.lineHeight
        return grid.map { $0.roundUp(height) } ?? height
    }

    /// From the top of the box to the baseline of a line.
    func baseline(ofLine index: Int) -> Double {
        style.size * TextStyle.ascentPerSize + (first - ownHeight) / 2 + Double(index) * style.lineHeight
    }
}
