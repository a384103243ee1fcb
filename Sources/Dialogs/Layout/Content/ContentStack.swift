import Boxes
import Devices
import Geometry
import Typography

/// The content of a dialog: its parts, their fonts, and the room that it needs.
///
/// All rests of an answer that show the same content share one stack, so that what does not depend on a rest's frame is
/// computed once.
final class ContentStack: ChainLink {
    /// One button. Use the memberwise initialiser, as for `Layer`, where another would copy.
    struct Button {
        let action: Action
        /// The id of the button's layer.
        let id: String
        /// The title, broken only at its own line breaks.
        let title: MeasuredText
        /// Whether the button shows a cross in place of its title.
        var isClose = false
        /// Whether the request gives the button a background. Pattern matching copies nothing.
        var isFilled: Bool {
            if case .some(let own) = action.details { own.value.background != nil } else { false }
        }

        static func showing(_ action: Action, in style: TextStyle, _ typesetter: Typesetter) -> Button {
            Button(
                action: action, id: LayerID.action(action.id),
                title: typesetter.set(action.title, style, width: ContentStack.wide))
        }
    }

    /// A navigation bar: its title, and the buttons on it.
    struct Bar {
        let title: String?
        var leading: [Button]
        var trailing: [Button]
    }

    /// The request as it was received.
    private let received: DialogRequest
    /// The request as it is shown: as `received`, except for titles in capitals and bars that a watch has no room for.
    private let request: DialogRequest
    let sharedMetrics: Boxed<ContentMetrics>
    /// The radius of the dialog's upper corners in points, from the request or the style.
    private let cornerRadius: Double
    let direction: LayoutDirection
    let grid: PixelGrid
    let typesetter: Typesetter
    let fonts: ContentFonts
    let families: SystemFonts
    /// The least share of their size to which button titles may shrink.
    let leastTitleScale: Double
    /// The content's own buttons in the order of a column: those of role cancel last (Human Interface Guidelines,
    /// Alerts).
    let buttons: [Button]
    let bar: Bar?
    /// The button that closes the dialog; it is on the bar if there is one.
    let close: PlacedCloseButton?
    /// Whether there is a bar. Pattern matching copies nothing.
    var hasBar: Bool { if case .some = bar { true } else { false } }
    /// The bar at the user's text size; `nil` if that does not change the bar.
    private let grownBar: Boxed<BarGrowth>?
    /// The index of the first button of role cancel.
    let firstCancel: Int
    /// The stack that the answer made before this one.
    let earlier: ContentStack?
    private var plans = Chain<ContentPlan>()

    var content: Content { @inline(__always) _read { yield request.value.content } }
    var metrics: ContentMetrics { @inline(__always) _read { yield sharedMetrics.value } }

    init(
        _ request: DialogRequest, _ metrics: Boxed<ContentMetrics>, cornerRadius: Double = 0, on stage: Stage,
        _ typesetter: Typesetter, earlier: ContentStack?
    ) {
        received = request
        let request = request.shown(by: metrics, in: stage.device.language)
        self.request = request
        self.cornerRadius = cornerRadius
        sharedMetrics = metrics
        direction = stage.direction
        grid = stage.grid
        self.typesetter = typesetter
        self.earlier = earlier
        families = SystemFonts.of(stage)
        leastTitleScale = stage.platform == .apple ? ButtonLayout.leastTitleScale.value : 1
        fonts = ContentFonts(metrics, for: request, on: stage.grid, typesetter)
        buttons = ContentStack.buttons(
            of: request.value.content.actions, in: fonts, typesetter,
            stacksFromEnd: metrics.buttons.stacksFromEnd)
        firstCancel = Self.firstCancel(among: buttons)
        let grownBar = BarGrowth(of: metrics, on: stage, typesetter).map { Boxed($0) }
        self.grownBar = grownBar
        let isGrown = grownBar != nil
        // Functions rather than closures: a closure copies what it captures (Swift 6.3).
        close = Self.closeButton(of: request, metrics, isGrown: isGrown, on: stage, typesetter)
        bar = Self.bar(of: request, metrics, isGrown: isGrown, typesetter, close)
    }

    /// Buttons are read where they lie: a closure would copy each.
    private static func firstCancel(among buttons: [Button]) -> Int {
        for index in buttons.indices where buttons[index].action.role == .cancel { return index }
        return buttons.count
    }

    private static func buttons(
        of actions: [Action], in fonts: ContentFonts, _ typesetter: Typesetter, stacksFromEnd: Bool
    ) -> [Button] {
        var buttons: [Button] = []
        buttons.reserveCapacity(actions.count)
        func add(areCancel: Bool) {
            for index in actions.indices where (actions[index].role == .cancel) == areCancel {
                buttons.append(.showing(actions[index], in: fonts.style(of: actions[index]), typesetter))
            }
        }
        add(areCancel: false)
        if stacksFromEnd { buttons.reverse() }
        let first = buttons.count
        add(areCancel: true)
        if stacksFromEnd { buttons[first...].reverse() }
        return buttons
    }

    /// Whether this stack is the content of `request` with these metrics.
    func shows(_ request: DialogRequest, by metrics: Boxed<ContentMetrics>, cornerRadius: Double) -> Bool {
        self.cornerRadius == cornerRadius
            && (sharedMetrics.isIdentical(to: metrics) || sharedMetrics.value == metrics.value)
            && (received.isIdentical(to: request) || received.value.content == request.value.content)
    }

    /// Returns an action as the request gives it, without capitals in its title.
    func received(_ action: Action) -> Action {
        if received.isIdentical(to: request) { return action }
        let content = received.value.content
        let bar = content.navigationBar
        return content.actions.first { $0.id == action.id } ?? bar?.leading.first { $0.id == action.id }
            ?? bar?.trailing.first { $0.id == action.id } ?? action
    }

    // MARK: Fonts

    /// The insets around the body on physical sides.
    var bodyInsets: EdgeInsets { physical(metrics.insets) }

    /// A style's own insets, which are for left-to-right layouts, on physical sides.
    func physical(_ insets: EdgeInsets) -> EdgeInsets {
        guard direction == .rightToLeft else { return insets }
        return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }

    /// Whether the title is in a header, which comes before an image and the rest of the body.
    var hasHeader: Bool { metrics.titleHeight > 0 && content.title != nil }
    /// Whether there is either a title or a message, but not both.
    var hasSoloText: Bool { content.hasSoloText }

    var titleAlignment: ContentMetrics.TextAlignment { alignment(metrics.titleAlignment ?? metrics.textAlignment) }
    var messageAlignment: ContentMetrics.TextAlignment { alignment(metrics.textAlignment) }

    /// The alignment of a text once its lines are known: a single line may be centred.
    func alignment(of set: MeasuredText?, _ byDefault: ContentMetrics.TextAlignment) -> ContentMetrics.TextAlignment {
        guard metrics.centresLoneLine, hasSoloText, content.alignment == .automatic, let set else { return byDefault }
        return set.lines.count == 1 ? .center : byDefault
    }

    private func alignment(_ byDefault: ContentMetrics.TextAlignment) -> ContentMetrics.TextAlignment {
        switch content.alignment {
        case .automatic: hasSoloText ? metrics.soloAlignment ?? byDefault : byDefault
        case .leading: .natural
        case .center: .center
        }
    }

    /// The font of the bar's title. On Apple's systems it does not depend on the user's text size, because the height
    /// of bars is fixed (ledger C8).
    var barTitleStyle: TextStyle {
        let (size, weight) = (
            metrics.barTitleSize ?? metrics.title.size, metrics.barTitleWeight ?? metrics.title.weight
        )
        return growsBar ? typesetter.style(size, weight) : typesetter.spaced(TextStyle(size: size, weight: weight))
    }
    /// The style of the title of a button on the bar; Apple's do not depend on the user's text size.
    func barButtonStyle(of action: Action) -> TextStyle {
        Self.style(of: action, sharedMetrics, isGrown: growsBar, typesetter)
    }

    static func style(
        of action: Action, _ metrics: Boxed<ContentMetrics>, isGrown: Bool, _ typesetter: Typesetter
    ) -> TextStyle {
        let style = metrics.barButtons.style(of: action)
        return isGrown
            ? typesetter.buttonStyle(style.size, style.weight, lineHeight: metrics.barButtons.title.lineHeight)
            : typesetter.spaced(style)
    }

    /// Whether the bar grows with the text size. Pattern matching copies nothing.
    private var growsBar: Bool { if case .some = grownBar { true } else { false } }
    var barHeight: Double { grownBar?.value.height ?? metrics.barHeight }
    /// The layout of the bar's buttons, at the user's text size where bars grow with it.
    var barButtons: BarButtons { grownBar?.value.buttons ?? metrics.barButtons }
    /// The room above the bar, in points; 0 without a bar.
    var barTop: Double { hasBar ? metrics.barTop : 0 }
    /// The least room below the buttons, in points; 0 without buttons.
    var foot: Double { buttons.isEmpty ? 0 : metrics.foot }
    /// The distance from the sides of the bar to its outermost buttons, in points: clear of the corners that the style
    /// or the request gives the dialog.
    var barMargin: Double {
        let row = barButtons.row(in: Rect(x: 0, y: metrics.barTop, width: 0, height: barHeight))
        return max(metrics.barButtons.margin, CornerRadii.reach(of: cornerRadius, at: row.minY))
    }
    /// The width of a bar button whose title is `title` points wide.
    func barButtonWidth(title: Double) -> Double {
        max(barButtons.height ?? barHeight, title + 2 * metrics.barButtons.padding)
    }

    /// The side of the cross that replaces a bar button's title, in points; `nil` if the title is shown.
    func closeSize(of action: Action) -> Double? {
        action.role == .cancel ? metrics.barButtons.closeSize : nil
    }

    // MARK: Buttons

    /// The index of the button that is at `column` of a row, counted from its leading end. In a row of all buttons
    /// Cancel comes first, which is left in left-to-right layouts (Human Interface Guidelines, Alerts); in several rows
    /// it comes last, as in a column.
    func index(in row: Range<Int>, column: Int) -> Int {
        if metrics.buttons.stacksFromEnd { return row.upperBound - 1 - column }
        if metrics.buttons.endsWithCancel || row.count < buttons.count { return row.lowerBound + column }
        let first = max(row.lowerBound, min(row.upperBound, firstCancel))
        let cancels = row.upperBound - first
        return column < cancels ? first + column : row.lowerBound + column - cancels
    }

    /// Whether the title of a button is below an icon.
    func hasIcon(_ index: Int) -> Bool { metrics.buttons.arrangement == .icons && index < firstCancel }

    /// Whether these buttons share one row that is `width` points wide; if not, each has its own row.
    func shareRow(_ row: Range<Int>, width: Double) -> Bool {
        guard row.count > 1, !stacksForSize, content.actionAxis != .vertical else { return false }
        let spacing = metrics.buttons.hasSeparators ? 1 / grid.scale : metrics.buttons.columnSpacing
        let arrangement = metrics.buttons.arrangement
        let isRequested = content.actionAxis == .horizontal
        switch arrangement {
        case .icons: return false
        case .stacked where !isRequested: return false
        case .sideBySideOrStacked where !isRequested:
            let room = (width - spacing) / 2
            return row.count == 2 && row.allSatisfy { naturalWidth(ofButton: $0) <= room }
        case .row where metrics.buttons.evenRow?.staysRow == true: return true
        case .row where metrics.buttons.evenRow?.keepsColumns == true: return widthOfRow(row) <= width + Self.tolerance
        case .row, .stacked, .sideBySideOrStacked:
            let each = (width - spacing * Double(row.count - 1)) / Double(row.count)
            return row.allSatisfy { naturalWidth(ofButton: $0) <= each }
        case .trailingRow, .leadingRow, .trailingRows: return widthOfRow(row) <= width
        }
    }

    /// The width of buttons side by side, each as wide as its title needs.
    func widthOfRow(_ row: Range<Int>) -> Double {
        var together = 0.0
        for index in row { together += naturalWidth(ofButton: index) }
        return together + metrics.buttons.columnSpacing * Double(max(0, row.count - 1))
    }

    /// The end of the row that begins with the first of these buttons.
    ///
    /// - Parameter isRow: Whether all of them share one row.
    func endOfRow(in buttons: Range<Int>, isRow: Bool, width: Double) -> Int {
        if isRow { return buttons.upperBound }
        var end = buttons.lowerBound + 1
        if hasIcon(buttons.lowerBound), let icons = metrics.buttons.icons {
            return min(buttons.lowerBound + icons.columns(in: width), buttons.upperBound, firstCancel)
        }
        guard metrics.buttons.arrangement == .trailingRows, !stacksForSize, content.actionAxis != .vertical else {
            return end
        }
        while end < buttons.upperBound, widthOfRow(buttons.lowerBound..<end + 1) <= width { end += 1 }
        return end
    }

    private var stacksForSize: Bool {
        metrics.buttons.stacksAtAccessibilitySizes && typesetter.contentSize.isAccessibility
    }

    /// The trace's reason why buttons share a row, or have one each.
    func axisReason(isRow: Bool) -> TraceReason {
        if isRow { return content.actionAxis == .horizontal ? .request : .titlesFit }
        if content.actionAxis == .vertical { return .request }
        if stacksForSize { return .accessibilitySize }
        switch metrics.buttons.arrangement {
        case .stacked, .icons: return .style
        case .sideBySideOrStacked: return content.actions.count > 2 ? .moreThanTwo : .titlesDoNotFit
        case .row, .trailingRow, .leadingRow, .trailingRows: return .titlesDoNotFit
        }
    }

    /// The width at which a button shows its whole title in one line; ``wide`` for a title of more lines.
    func naturalWidth(ofButton index: Int) -> Double {
        guard buttons[index].title.lines.count <= 1 else { return ContentStack.wide }
        let title = buttons[index].title.width + buttons[index].symbolRoom
        return width(ofTitle: title, isCancel: index >= firstCancel)
    }

    /// The width of a button, in points, whose contents are `title` points wide.
    func width(ofTitle title: Double, isCancel: Bool) -> Double {
        let padding = metrics.buttons.padding(ofCancel: isCancel)
        let (width, step) = (max(metrics.buttons.minimumWidth, title + 2 * padding), metrics.buttons.widthStep)
        return step > 0 ? (width / step).rounded(.up) * step : width
    }

    /// The tolerance for rounding errors in sums of widths, in points.
    private static let tolerance = 1e-6

    /// The room below a message that ends the dialog, in points; 0 if something follows the message.
    var roomBelowMessage: Double {
        content.actions.isEmpty && content.textFields.isEmpty && content.blocks.isEmpty ? metrics.lastBottom ?? 0 : 0
    }

    /// A width with room for any text, small enough for sums of it to be finite.
    static let wide = Double.greatestFiniteMagnitude.squareRoot()

    /// The insets around all buttons together.
    var buttonInsets: EdgeInsets {
        metrics.buttons.insets ?? EdgeInsets(left: metrics.insets.left, right: metrics.insets.right)
    }

    /// The least room above buttons with nothing above them, in points: if they have room below them but none of their
    /// own above, the content's inset there, or in a message, where that centres a text beside them, the room below
    /// them; rows that fill a card have neither.
    var topAlone: Double {
        let insets = buttonInsets
        let isInset = insets.top == 0 && max(insets.bottom, metrics.foot) > 0 && !metrics.buttons.hasSeparators
        let own = metrics.buttons.topAlone
        guard own == 0, isInset else { return own }
        return if case .some = metrics.messageRow { insets.bottom } else { metrics.insets.top }
    }

    /// The height of a row of buttons, in points, which grows with text that would not fit.
    var rowHeight: Double {
        let height = fonts.action.lineHeight
        let line =
            metrics.roundsToPoints
            ? height.rounded(.up) : metrics.buttons.roundsLines ? grid.roundUp(height) : height
        let padding = metrics.buttons.verticalPadding + metrics.buttons.verticalPaddingPerSize * fonts.action.size
        return max(metrics.rowHeight, line + padding)
    }

    /// The height of a text field, in points, which grows with text that would not fit.
    func fieldHeight(_ index: Int) -> Double {
        let height = index == 0 ? metrics.fieldHeight : metrics.laterFieldHeight ?? metrics.fieldHeight
        return max(height, fonts.field.lineHeight + 2 * ContentMetrics.fieldPadding)
    }

    // MARK: Natural size

    /// The width at which no text wraps, with the insets.
    private(set) lazy var naturalWidth = widthOfAll(.one)

    /// The height that shows everything at a width, without unsafe bands, in points.
    func naturalHeight(width: Double) -> Double { plan(width: width).height }

    /// Returns the content laid out at a width; see `ContentPlan`.
    ///
    /// - Parameters:
    ///   - isCancelApart: Whether the cancel buttons are a section of their own; `nil` is as in the style.
    ///   - joinsButtons: Whether the buttons are part of the body; `nil` is as in the style.
    func plan(
        width: Double, isCancelApart: Bool? = nil, rowHeight: Double? = nil, joinsButtons: Bool? = nil
    ) -> ContentPlan {
        let isCancelApart = isCancelApart ?? metrics.buttons.separatesCancel
        let joinsButtons = joinsButtons ?? metrics.joinsButtons
        let made = plans.first {
            $0.isFor(width: width, isCancelApart: isCancelApart, rowHeight: rowHeight, joinsButtons: joinsButtons)
        }
        if let made { return made }
        let plan = ContentPlan(
            self, width: width, isCancelApart: isCancelApart, rowHeight: rowHeight, joinsButtons: joinsButtons,
            earlier: plans.newest)
        plans.newest = plan
        return plan
    }

    /// Whether every text was measured rather than estimated.
    var isMeasured: Bool {
        guard isMeasured(content.title), isMeasured(content.message) else { return false }
        for index in buttons.indices where !isMeasured(buttons[index].action.title) { return false }
        return true
    }

    private func isMeasured(_ text: String?) -> Bool {
        guard let text else { return true }
        return typesetter.isMeasured(text, fonts.message.style)
    }
}
