import Boxes
import Geometry

/// The distances of Compose Material 3's components: Material's, except where Compose has its own.
extension ContentMetrics {
    private static let compose = ComposeFigure.table

    /// The metrics of an alert dialog. Below an icon the headline is centred. Without a message or fields, the buttons
    /// are nearer to the headline; an icon without texts adds no further distance to them.
    static func composeDialog(_ content: Content) -> Boxed<ContentMetrics> {
        let hasText = content.message != nil || !content.textFields.isEmpty || !content.blocks.isEmpty
        guard content.image == nil else {
            return hasText ? iconDialogs : content.title == nil ? bareIconDialogs : plainIconDialogs
        }
        return hasText || content.title == nil ? dialogs : plainDialogs
    }

    private static let dialogs = Boxed(newComposeDialog(hasIcon: false, bottom: compose[.alertTextBottom]))
    private static let plainDialogs = Boxed(newComposeDialog(hasIcon: false, bottom: compose[.alertTitleBottom]))
    private static let iconDialogs = Boxed(newComposeDialog(hasIcon: true, bottom: compose[.alertTextBottom]))
    private static let plainIconDialogs = Boxed(newComposeDialog(hasIcon: true, bottom: compose[.alertTitleBottom]))
    private static let bareIconDialogs = Boxed(newComposeDialog(hasIcon: true, bottom: 0))

    /// - Parameter bottom: The distance from the texts to the buttons, in points, in addition to the room below an
    ///   icon.
    private static func newComposeDialog(hasIcon: Bool, bottom: Double) -> ContentMetrics {
        var metrics = newBasicDialog()
        let padding = compose[.alertPadding]
        metrics.insets = EdgeInsets(top: padding, sides: padding)
        metrics.lastBottom = padding
        metrics.gap = compose[.alertTitleBottom]
        if hasIcon { metrics.titleAlignment = .center }
        metrics.fieldWidthMinimum = compose[.fieldWidth]
        metrics.setTextButtons()
        metrics.buttons.insets = EdgeInsets(top: bottom, sides: padding, bottom: padding)
        // The confirming button comes first: at the end of the first row, or alone in that.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.columnSpacing = compose[.alertButtonsGap]
        metrics.buttons.rowSpacing = compose[.alertRowsGap]
        return metrics
    }

    /// Sets text buttons, whose rows are as high as a touch target, or higher if a title needs it.
    private mutating func setTextButtons() {
        rowHeight = Self.compose[.buttonTarget]
        keepRows()
        buttons.titlePadding = Self.compose[.buttonPadding]
        buttons.minimumWidth = Self.compose[.buttonWidth]
    }

    /// Makes rows as high as their titles need, even if there is less room.
    private mutating func keepRows() {
        buttons.growsWithTitles = true
        buttons.leastHeight = .infinity
    }

    /// The metrics of a sheet below its handle's band; a sheet with only actions has rows of a list.
    static func composeSheet(_ style: StyleName) -> Boxed<ContentMetrics> {
        style == .sheet ? composeSheets : composeLists
    }

    private static let composeSheets = Boxed(newComposeSheet(isList: false))
    private static let composeLists = Boxed(newComposeSheet(isList: true))

    private static func newComposeSheet(isList: Bool) -> ContentMetrics {
        var metrics = newBottomSheet(isList: isList)
        metrics.keepRows()
        return metrics
    }

    /// Distances of a side sheet.
    static let composeSide: Boxed<ContentMetrics> = {
        var metrics = newComposeSheet(isList: false)
        let padding = compose[.sidePadding]
        metrics.insets = EdgeInsets(top: padding, sides: padding)
        return Boxed(metrics)
    }()

    /// Distances of a rich tooltip; without title and actions, its text is nearer to the edges.
    static func composeTooltip(_ content: Content) -> Boxed<ContentMetrics> {
        content.title == nil && content.actions.isEmpty ? plainTooltips : tooltips
    }

    private static let tooltips = Boxed(newComposeTooltip(isPlain: false))
    private static let plainTooltips = Boxed(newComposeTooltip(isPlain: true))

    private static func newComposeTooltip(isPlain: Bool) -> ContentMetrics {
        var metrics = newRichTooltip()
        let (side, plain) = (compose[.tooltipSide], compose[.tooltipPlainPadding])
        let bottom = isPlain ? plain : compose[.tooltipTextBottom]
        metrics.insets = EdgeInsets(top: plain, sides: side, bottom: bottom)
        metrics.lastBottom = bottom
        metrics.titleBaseline = compose[.tooltipTitleBaseline]
        metrics.messageBaseline = isPlain ? nil : compose[.tooltipTextBaseline]
        metrics.gap = compose[.tooltipTextBottom]
        metrics.setTextButtons()
        metrics.buttons.insets = EdgeInsets(sides: side, bottom: compose[.tooltipActionBottom])
        return metrics
    }

    /// The metrics of a snackbar: with any number of lines, and its action beside them at the end, before a close
    /// button.
    static func composeMessage(_ content: Content) -> Boxed<ContentMetrics> {
        content.closeButton?.side == .trailing ? dismissibleMessages : messages
    }

    private static let messages = Boxed(newComposeMessage(isDismissible: false))
    private static let dismissibleMessages = Boxed(newComposeMessage(isDismissible: true))

    private static func newComposeMessage(isDismissible: Bool) -> ContentMetrics {
        var metrics = newSnackbar(isTablet: false)
        let (start, space, padding) = (compose[.messageStart], compose[.messageEnd], compose[.messagePadding])
        let button = compose[.buttonTarget]
        // Before a close button there is no free room.
        let (end, gap) = isDismissible ? (button, 0) : (space, space)
        metrics.insets = EdgeInsets(top: padding, left: start, bottom: 0, right: end + gap)
        metrics.lastBottom = padding
        metrics.setTextButtons()
        metrics.buttons.insets = EdgeInsets(left: space, bottom: compose[.messageFoot], right: end)
        metrics.messageRow = MessageRow(
            mostLines: mostComposeLines, linesInset: padding, gap: gap, widestButtons: .infinity, buttonsGap: padding,
            least: compose[.messageHeight],
            cross: isDismissible
                ? MessageRow.Cross(size: button, margin: 0, isRound: true, place: .middleOfButtons) : nil)
        metrics.emptyHeight = compose[.messageHeight]
        return metrics
    }

    /// A number of lines that no text reaches.
    private static let mostComposeLines = 10_000
}
