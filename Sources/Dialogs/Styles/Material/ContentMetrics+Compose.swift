import Boxes
import Geometry

/// The distances of Compose Material 3's components: Material's, except where Compose has its own.
extension ContentMetrics {
    private static let compose = ComposeFigure.table

    /// Those of an alert dialog: under an icon its headline is in the middle, and without a text it is nearer to its
    /// buttons; an icon alone is no further from them than from a headline.
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

    /// - Parameter bottom: From what is above the buttons to these, in points, beyond what an icon has below it.
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
        // The confirming button comes first: at the end of the first row, or alone in it.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.columnSpacing = compose[.alertButtonsGap]
        metrics.buttons.rowSpacing = compose[.alertRowsGap]
        return metrics
    }

    /// Text buttons, each in a row as high as what can be touched, or as its title.
    private mutating func setTextButtons() {
        rowHeight = Self.compose[.buttonTarget]
        keepRows()
        buttons.titlePadding = Self.compose[.buttonPadding]
        buttons.minimumWidth = Self.compose[.buttonWidth]
    }

    /// Rows that are as high as their titles take, whatever room there is.
    private mutating func keepRows() {
        buttons.growsWithTitles = true
        buttons.leastHeight = .infinity
    }

    /// The metrics below the handle's band; a sheet that is only a list of actions has rows of a list.
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

    /// Distances of a rich tooltip, whose text is nearer to its edges where it is alone.
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

    /// Those of a snackbar: as many lines as its text takes, its action always at the end of them, or before the button
    /// that dismisses it.
    static func composeMessage(_ content: Content) -> Boxed<ContentMetrics> {
        content.closeButton?.side == .trailing ? dismissibleMessages : messages
    }

    private static let messages = Boxed(newComposeMessage(isDismissible: false))
    private static let dismissibleMessages = Boxed(newComposeMessage(isDismissible: true))

    private static func newComposeMessage(isDismissible: Bool) -> ContentMetrics {
        var metrics = newSnackbar(isTablet: false)
        let (start, space, padding) = (compose[.messageStart], compose[.messageEnd], compose[.messagePadding])
        let button = compose[.buttonTarget]
        // Up to the dismissing button nothing is free.
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

    /// A limit above the number of lines of any text.
    private static let mostComposeLines = 10_000
}
