import Boxes
import Devices
import Geometry
import Typography

/// Distances and fonts of a toolkit's widgets.
extension ContentMetrics {
    private enum Form: Int, CaseIterable {
        case alert, shortAlert, outlinedAlert, page, menu, popover, message, messageWithAction, tip
    }

    private static let forms = Toolkit.allCases.map { toolkit in
        Form.allCases.map { form in
            switch form {
            case .alert: Boxed(newAlert(toolkit, isShort: false))
            case .shortAlert: Boxed(newAlert(toolkit, isShort: true))
            case .outlinedAlert: Boxed(newAlert(toolkit, isShort: false, isOutlined: true))
            case .page: Boxed(newPage(toolkit))
            case .menu: Boxed(newMenu(toolkit))
            case .popover: Boxed(newPopover(toolkit))
            case .message: Boxed(newMessage(toolkit, hasAction: false))
            case .messageWithAction: Boxed(newMessage(toolkit, hasAction: true))
            case .tip: Boxed(newTip(toolkit))
            }
        }
    }

    private static func shared(_ form: Form, _ toolkit: Toolkit) -> Boxed<ContentMetrics> {
        forms[toolkit.rawValue][form.rawValue]
    }

    static func alert(of toolkit: Toolkit, on stage: Stage) -> Boxed<ContentMetrics> {
        if stage.isShort(for: toolkit) { return shared(.shortAlert, toolkit) }
        let isOutlined = stage.device.contrast == .increased && toolkit.design.roles.buttonBand != nil
        return shared(isOutlined ? .outlinedAlert : .alert, toolkit)
    }
    /// Of dialogs of forms and pages.
    static func dialog(of toolkit: Toolkit, on stage: Stage) -> Boxed<ContentMetrics> {
        toolkit.design.habits.hasOneDialog ? alert(of: toolkit, on: stage) : page(of: toolkit)
    }
    static func tip(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.tip, toolkit) }
    static func page(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.page, toolkit) }
    static func menu(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.menu, toolkit) }
    static func popover(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.popover, toolkit) }
    static func message(of toolkit: Toolkit, hasAction: Bool) -> Boxed<ContentMetrics> {
        shared(hasAction ? .messageWithAction : .message, toolkit)
    }

    static func toolkitFigures(_ toolkit: Toolkit) -> [StyleFigure] {
        toolkit.figures.list(
            of: .titleSize, .titleLine, .titleSizeWrapped, .titleLineWrapped, .bodySize, .bodyLine, .plainLine,
            .barTitleSize, .targetMinimum, .fieldHeight, .fieldPadding, .fieldRadius, .contentInset, .barHeight,
            .barInset, .barGap, .buttonHeight, .buttonPadding, .buttonRadius)
    }

    // MARK: Forms

    /// What all of them share: texts, fields and bars.
    private static func common(_ toolkit: Toolkit) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = ContentMetrics()
        metrics.roundsTextBoxes = true
        metrics.roundsToPoints = habits.roundsToPoints
        metrics.titleSize = figures[.titleSize]
        metrics.titleLineHeight = figures[.titleLine]
        metrics.titleWeight = habits.titleWeight
        metrics.titleAlignment = habits.centresTexts ? .center : .natural
        metrics.messageAlignment = metrics.titleAlignment
        metrics.messageSize = figures[.bodySize]
        metrics.messageLineHeight = figures[.bodyLine]
        metrics.fieldHeight = figures[.fieldHeight]
        metrics.fieldTextInset = figures[.fieldPadding]
        metrics.fieldCornerRadius = figures[.fieldRadius]
        metrics.rowHeight = figures[.buttonHeight]
        metrics.buttons.arrangement = .row
        metrics.buttons.titleSize = figures[.bodySize]
        metrics.buttons.titleLineHeight = figures[.plainLine]
        metrics.buttons.weight = habits.buttonWeight
        metrics.buttons.cancelWeight = habits.buttonWeight
        metrics.buttons.titlePadding = figures[.buttonPadding]
        metrics.buttons.cornerRadius = figures[.buttonRadius]
        metrics.buttons.columnSpacing = figures[.barGap]
        metrics.buttons.rowSpacing = figures[.barGap]
        metrics.buttons.stacksFromEnd = !habits.cancelIsLast
        metrics.buttons.endsWithCancel = habits.cancelIsLast
        if habits.keepsPadding {
            metrics.buttons.verticalPadding = figures[.buttonHeight] - figures[.plainLine].rounded(.up)
        }
        metrics.barHeight = figures[.barHeight]
        metrics.barTitleSize = figures[.barTitleSize]
        metrics.barTitleWeight = habits.titleWeight
        metrics.barButtons.height = figures[.buttonHeight]
        metrics.barButtons.margin = figures[.barInset]
        metrics.barButtons.gap = figures[.barGap]
        metrics.barButtons.titleGap = figures[.barGap]
        metrics.barButtons.padding = figures[.buttonPadding]
        metrics.barButtons.titleSize = figures[.bodySize]
        metrics.barButtons.titleLineHeight = figures[.plainLine]
        metrics.barButtons.weight = habits.buttonWeight
        metrics.barButtons.cornerRadius = figures[.buttonRadius]
        return metrics
    }

    /// - Parameter isOutlined: Whether what is in the dialog is inside the outline of increased contrast.
    private static func newAlert(
        _ toolkit: Toolkit, isShort: Bool, isOutlined: Bool = false
    ) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = common(toolkit)
        let outline = figures[isOutlined ? .outlineWidthIncreased : .outlineWidth]
        let more = outline - figures[.outlineWidth]
        let side = figures[isShort ? .alertSideShort : .alertSide] + more
        metrics.insets = EdgeInsets(
            top: figures[isShort ? .alertTopShort : .alertTop] + more, left: side, bottom: figures[.alertTextBottom],
            right: side)
        if isShort {
            metrics.titleSize = figures[.titleSizeWrapped]
            metrics.titleLineHeight = figures[.titleLineWrapped]
        } else if figures[.titleSizeWrapped] != figures[.titleSize] {
            metrics.wrappedTitle = WrappedTitle(
                size: figures[.titleSizeWrapped], lineHeight: figures[.titleLineWrapped])
        }
        metrics.textGap = figures[isShort ? .alertTextGapShort : .alertTextGap]
        metrics.gap = figures[isShort ? .alertPartGapShort : .alertPartGap]
        let top = figures[isShort ? .alertButtonsTopShort : .alertButtonsTop]
        metrics.buttons.insets = EdgeInsets(top: top, left: side, bottom: side, right: side)
        metrics.buttons.columnSpacing = figures[.alertButtonsGap]
        metrics.buttons.rowSpacing = figures[.alertButtonsGap]
        metrics.buttons.titlePadding = figures[isShort ? .alertButtonPaddingShort : .alertButtonPadding]
        metrics.buttons.minimumWidth = figures[isShort ? .alertButtonWidthShort : .alertButtonWidth]
        metrics.buttons.cornerRadius = figures[.alertButtonRadius]
        metrics.buttons.evenRow = ButtonLayout.EvenRow(
            least: figures[.alertWidthMinimum], most: figures[.alertWidthMaximum], staysRow: isShort,
            keepsColumns: habits.keepsColumns)
        metrics.rowHeight = figures[isShort ? .alertButtonHeightShort : .alertButtonHeight]
        // The area of the buttons is there without any, unless it has a ground of its own.
        metrics.lastBottom = metrics.insets.bottom + top + side
        if toolkit.design.roles.buttonBand != nil {
            metrics.buttons.bandInset = outline
            metrics.lastBottom = metrics.insets.bottom + 1 + outline
        }
        metrics.emptyHeight = metrics.insets.top + (metrics.lastBottom ?? 0)
        return metrics
    }

    private static func newPage(_ toolkit: Toolkit) -> ContentMetrics {
        let inset = toolkit.figures[.contentInset]
        var metrics = common(toolkit)
        metrics.insets = EdgeInsets(all: inset)
        metrics.gap = inset / 2
        metrics.buttons.insets = EdgeInsets(top: 0, left: inset, bottom: inset, right: inset)
        metrics.emptyHeight = 2 * inset
        return metrics
    }

    private static func newMenu(_ toolkit: Toolkit) -> ContentMetrics {
        let figures = toolkit.figures
        var metrics = newPage(toolkit)
        let padding = figures[.menuPadding]
        metrics.insets = EdgeInsets(
            top: padding + figures[.rowPadding], left: padding + figures[.rowPadding], bottom: padding,
            right: padding + figures[.rowPadding])
        metrics.titleSize = figures[.bodySize]
        metrics.titleLineHeight = figures[.plainLine]
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        metrics.gap = padding
        metrics.buttons.arrangement = .stacked
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.insets = EdgeInsets(all: padding)
        metrics.buttons.rowSpacing = figures[.rowGap]
        metrics.buttons.titleAlignment = .natural
        metrics.buttons.titlePadding = figures[.rowPadding]
        metrics.buttons.weight = .regular
        metrics.buttons.cancelWeight = .regular
        metrics.buttons.cornerRadius = figures[.rowRadius]
        metrics.buttons.verticalPadding = 0
        metrics.rowHeight = figures[.rowHeight]
        return metrics
    }

    private static func newPopover(_ toolkit: Toolkit) -> ContentMetrics {
        let figures = toolkit.figures
        let inset = figures[.popoverPadding]
        var metrics = common(toolkit)
        let lift = figures[.popoverLift]
        metrics.insets = EdgeInsets(top: inset - lift, left: inset, bottom: inset + lift, right: inset)
        metrics.gap = figures[.barGap]
        metrics.titleSize = figures[.bodySize]
        metrics.titleLineHeight = figures[.plainLine]
        metrics.buttons.insets = EdgeInsets(top: 0, left: inset, bottom: inset, right: inset)
        metrics.emptyHeight = 2 * inset
        metrics.insetBar(figures[.barGap])
        return metrics
    }

    /// As many lines as a text has.
    private static let manyLines = 1000

    /// A teaching tip's, which are WinUI's alone.
    private static func newTip(_ toolkit: Toolkit) -> ContentMetrics {
        let figures = TeachingTip.figures
        let padding = figures[.padding]
        var metrics = newPopover(toolkit)
        metrics.insets = EdgeInsets(all: padding)
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        metrics.textGap = 0
        metrics.gap = figures[.gap]
        metrics.buttons.insets = EdgeInsets(top: 0, left: padding, bottom: padding, right: padding)
        metrics.buttons.columnSpacing = figures[.buttonsGap]
        metrics.buttons.rowSpacing = figures[.buttonsGap]
        metrics.emptyHeight = 2 * padding
        return metrics
    }

    /// One line beside its button, and the room of the cross that closes it.
    private static func newMessage(_ toolkit: Toolkit, hasAction: Bool) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = common(toolkit)
        let line = figures[.plainLine].rounded(.up)
        let room = figures[.messagePadding] + (figures[.buttonHeight] - line) / 2
        metrics.titleSize = figures[.bodySize]
        metrics.titleLineHeight = figures[.plainLine]
        metrics.messageLineHeight = figures[.plainLine]
        metrics.soloWeight = habits.titleWeight
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        let end = figures[.messageEnd]
        metrics.insets = EdgeInsets(
            top: room, left: figures[.messageStart], bottom: room,
            right: end + (hasAction ? 0 : figures[.messageGap]))
        metrics.lastBottom = room
        metrics.gap = figures[.messageGap]
        metrics.textGap = 0
        metrics.buttons.arrangement = .trailingRow
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.insets = EdgeInsets(left: end, right: end)
        metrics.messageRow = MessageRow(
            mostLines: habits.messageIsWide ? Self.manyLines : 1, linesInset: room, gap: figures[.messageGap],
            widestButtons: .infinity)
        metrics.emptyHeight = figures[.buttonHeight] + 2 * figures[.messagePadding]
        metrics.putsImageBeside = true
        return metrics
    }
}
