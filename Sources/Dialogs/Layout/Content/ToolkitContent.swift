import Boxes
import Devices
import Geometry
import Typography

/// Distances and fonts of a toolkit's widgets.
extension ContentMetrics {
    private enum Form: Int, CaseIterable {
        case alert, outlinedAlert, plain, page, untitledPage, menu,
            untitledMenu, drawer, popover, message
        case messageWithAction, tip, boundSheet, heldSheet, heldPlainSheet, textPopover, actionPopover
        case iconAlert, glassAlert, glassIconAlert
        case shortAlert, unspacedAlert, shortUnspacedAlert, shortTightAlert
    }

    /// How old a toolkit's message dialogs are, by the features that they lack.
    enum AlertAge {
        /// All features.
        case current
        /// In short windows they are no wider than their buttons.
        case tight
        /// As `tight`; moreover, the message has no line height of its own.
        case unspaced

        fileprivate init(of toolkit: Toolkit, on stage: Stage) {
            let version = stage.system.version.map { Double($0.major) } ?? .infinity
            self =
                version < toolkit.figures[.bodyLineSince]
                ? .unspaced : version < toolkit.figures[.rowWidthSince] ? .tight : .current
        }
    }

    private static let forms = Toolkit.allCases.map { toolkit in
        Form.allCases.map { form in
            switch form {
            case .alert: Boxed(newAlert(toolkit, isShort: false))
            case .shortAlert: Boxed(newAlert(toolkit, isShort: true))
            case .unspacedAlert: Boxed(newAlert(toolkit, isShort: false, age: .unspaced))
            case .shortUnspacedAlert: Boxed(newAlert(toolkit, isShort: true, age: .unspaced))
            case .shortTightAlert: Boxed(newAlert(toolkit, isShort: true, age: .tight))
            case .outlinedAlert: Boxed(newAlert(toolkit, isShort: false, isOutlined: true))
            case .page: Boxed(newPage(toolkit))
            case .untitledPage: Boxed(newPage(toolkit, isTitled: false))
            case .menu: Boxed(newMenu(toolkit))
            case .untitledMenu: Boxed(newMenu(toolkit, isTitled: false))
            case .plain: Boxed(newPlain(toolkit, inset: toolkit.figures[.pageInset]))
            case .drawer: Boxed(newDrawer(toolkit))
            case .popover: Boxed(newPopover(toolkit))
            case .message: Boxed(newMessage(toolkit, hasAction: false))
            case .messageWithAction: Boxed(newMessage(toolkit, hasAction: true))
            case .tip: Boxed(newTip(toolkit))
            case .boundSheet: Boxed(newBoundSheet(toolkit))
            case .heldSheet: Boxed(newHeldSheet(toolkit, isTitled: true))
            case .heldPlainSheet: Boxed(newHeldSheet(toolkit, isTitled: false))
            case .textPopover: Boxed(newTextPopover(toolkit))
            case .actionPopover: Boxed(newActionPopover(toolkit))
            case .iconAlert: Boxed(newApplesAlert(toolkit, hasIcon: true, isGlass: false))
            case .glassAlert: Boxed(newApplesAlert(toolkit, hasIcon: false, isGlass: true))
            case .glassIconAlert: Boxed(newApplesAlert(toolkit, hasIcon: true, isGlass: true))
            }
        }
    }

    private static func shared(_ form: Form, _ toolkit: Toolkit) -> Boxed<ContentMetrics> {
        forms[toolkit.rawValue][form.rawValue]
    }

    /// - Parameter hasImage: Whether an image replaces the icon that the toolkit's alerts have.
    static func alert(
        of toolkit: Toolkit, on stage: Stage, isTitled: Bool, hasImage: Bool = true
    ) -> Boxed<ContentMetrics> {
        if toolkit.details[.titleHeight] > 0 { return Boxed(bandedAlert(toolkit, on: stage, isTitled: isTitled)) }
        if toolkit.widgets != nil {
            let isGlass = stage.isGlass(by: toolkit)
            return shared(hasImage ? isGlass ? .glassAlert : .alert : isGlass ? .glassIconAlert : .iconAlert, toolkit)
        }
        let isShort = stage.isShort(for: toolkit)
        switch AlertAge(of: toolkit, on: stage) {
        case .unspaced: return shared(isShort ? .shortUnspacedAlert : .unspacedAlert, toolkit)
        case .tight where isShort: return shared(.shortTightAlert, toolkit)
        case .current where isShort: return shared(.shortAlert, toolkit)
        case .tight, .current:
            let isOutlined = stage.device.contrast == .increased && toolkit.design[.buttonBand] != nil
            return shared(isOutlined ? .outlinedAlert : .alert, toolkit)
        }
    }
    /// The metrics of forms and pages with the toolkit's header, which exists even without a title.
    static func dialog(of toolkit: Toolkit, on stage: Stage, isTitled: Bool) -> Boxed<ContentMetrics> {
        toolkit.design.habits[.hasOneDialog]
            ? alert(of: toolkit, on: stage, isTitled: isTitled)
            : shared(isTitled ? .page : .untitledPage, toolkit)
    }
    static func menu(of toolkit: Toolkit, on stage: Stage, isTitled: Bool) -> Boxed<ContentMetrics> {
        toolkit.details[.titleHeight] > 0
            ? Boxed(bandedMenu(toolkit, on: stage, isTitled: isTitled))
            : shared(isTitled ? .menu : .untitledMenu, toolkit)
    }
    /// The metrics of a dialog without a title whose navigation bar takes the place of the toolkit's header.
    static func barred(_ metrics: Boxed<ContentMetrics>, of toolkit: Toolkit) -> Boxed<ContentMetrics> {
        let header = toolkit.figures[.headerHeight]
        guard header > 0, !toolkit.design.habits[.hasOneDialog] else { return metrics }
        var barred = metrics.value
        barred.insets.top -= header
        barred.emptyHeight = max(0, barred.emptyHeight - header)
        barred.buttons.topAlone = max(0, barred.buttons.topAlone - header)
        return Boxed(barred)
    }
    /// The metrics of a page without a header.
    static func page(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.plain, toolkit) }
    /// The metrics of a sheet, or of a panel on an edge.
    static func drawer(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.drawer, toolkit) }
    static func tip(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.tip, toolkit) }
    static func popover(of toolkit: Toolkit, hasActions: Bool = false) -> Boxed<ContentMetrics> {
        let hasOwnRows = hasActions && toolkit.details[.popupButtonWidth] > 0
        return shared(hasOwnRows ? .actionPopover : .popover, toolkit)
    }
    static func textPopover(of toolkit: Toolkit) -> Boxed<ContentMetrics> { shared(.textPopover, toolkit) }
    /// The metrics of a sheet that depends on its window's size (`bindsSheets`).
    static func boundSheet(
        of toolkit: Toolkit, on stage: Stage, isTitled: Bool, hasHandle: Bool
    ) -> Boxed<ContentMetrics> {
        let form = hasHandle ? isTitled ? Form.heldSheet : .heldPlainSheet : isTitled ? .boundSheet : .drawer
        let side = toolkit.details[.sheetSideDesktop]
        guard isTitled, side > 0, stage.idiom == .desktop else { return shared(form, toolkit) }
        var metrics = shared(form, toolkit).value
        metrics.titleInset = side
        return Boxed(metrics)
    }
    static func message(of toolkit: Toolkit, on stage: Stage, hasAction: Bool) -> Boxed<ContentMetrics> {
        let form = hasAction ? Form.messageWithAction : .message
        let side = toolkit.details[.toastSideDesktop]
        guard side > 0, stage.idiom == .desktop else { return shared(form, toolkit) }
        var metrics = shared(form, toolkit).value
        metrics.insets.right += side - toolkit.figures[.messageEnd]
        metrics.insets.left = side
        metrics.buttons.insets?.left = side
        metrics.buttons.insets?.right = side
        return Boxed(metrics)
    }

    // MARK: Forms

    /// The metrics that all forms share: texts, fields and bars.
    static func common(_ toolkit: Toolkit) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = ContentMetrics()
        metrics.roundsTextBoxes = true
        metrics.roundsToPoints = habits[.roundsToPoints]
        metrics.title.set(figures[.titleSize], line: figures[.titleLine], toolkit.design.titleWeight)
        metrics.textAlignment = habits[.centresTexts] ? .center : .natural
        metrics.putsImageBeside = habits[.putsImageBeside]
        metrics.hugsLines = habits[.hugsLines]
        metrics.buttons.roundsLines = habits[.roundsLines]
        metrics.message.set(figures[.bodySize], line: figures[.bodyLine])
        metrics.fieldHeight = figures[.fieldHeight]
        metrics.fieldTextInset = figures[.fieldPadding]
        metrics.fieldCornerRadius = figures[.fieldRadius]
        metrics.fieldLine = figures[.outlineWidth]
        metrics.rowHeight = figures[.buttonHeight]
        if habits[.keepsButtonHeight] { metrics.buttons.leastHeight = figures[.buttonHeight] }
        if figures[.fieldGap] > 0 {
            metrics.firstFieldGap = figures[.fieldGap]
            metrics.fieldGap = figures[.fieldGap]
        }
        metrics.buttons.arrangement =
            habits[.pairsButtons] ? .sideBySideOrStacked : habits[.hasEvenButtons] ? .row : .trailingRow
        metrics.buttons.title.set(figures[.bodySize], line: figures[.plainLine], toolkit.design.buttonWeight)
        metrics.buttons.titlePadding = figures[.buttonPadding]
        metrics.buttons.cornerRadius = figures[.buttonRadius]
        metrics.buttons.setSpacing(figures[.barGap])
        metrics.buttons.minimumWidth = figures[.buttonWidth]
        metrics.buttons.widthStep = figures[.buttonStep]
        metrics.buttons.stacksFromEnd = !habits[.cancelIsLast] && !habits[.stacksAsGiven]
        metrics.buttons.endsWithCancel = habits[.cancelIsLast]
        metrics.buttons.hasOneLine = habits[.cutsButtonTitles]
        if habits[.keepsPadding] {
            metrics.buttons.verticalPadding = figures[.buttonHeight] - figures[.plainLine].rounded(.up)
        } else if figures[.buttonTextHeight] > 0 {
            metrics.buttons.verticalPadding = figures[.buttonHeight] - figures[.buttonTextHeight]
        }
        metrics.barHeight = figures[.barHeight]
        metrics.barTitleSize = figures[.barTitleSize]
        metrics.barTitleWeight = toolkit.design.titleWeight
        metrics.barButtons.height = figures[.buttonHeight]
        metrics.barButtons.margin = figures[.barInset]
        metrics.barButtons.gap = figures[.barGap]
        metrics.barButtons.titleGap = figures[.barGap]
        metrics.barButtons.padding = figures[.buttonPadding]
        metrics.barButtons.title = metrics.buttons.title
        metrics.barButtons.cornerRadius = figures[.buttonRadius]
        return metrics
    }

    /// - Parameter isOutlined: Whether the content is inside the outline of increased contrast.
    static func newAlert(
        _ toolkit: Toolkit, isShort: Bool, age: AlertAge = .current, isOutlined: Bool = false
    ) -> ContentMetrics {
        let (figures, habits) = (toolkit.figures, toolkit.design.habits)
        var metrics = common(toolkit)
        if age == .unspaced { metrics.message.lineHeight = figures[.plainLine] }
        let outline = figures[isOutlined ? .outlineWidthIncreased : .outlineWidth]
        let more = outline - figures[.outlineWidth]
        let side = figures[isShort ? .alertSideShort : .alertSide] + more
        metrics.insets = EdgeInsets(
            top: figures[isShort ? .alertTopShort : .alertTop] + more, sides: side, bottom: figures[.alertTextBottom])
        if isShort {
            metrics.title.set(figures[.titleSizeWrapped], line: figures[.titleLineWrapped])
        } else if figures[.titleSizeWrapped] != figures[.titleSize] {
            metrics.wrappedTitle = WrappedTitle(
                size: figures[.titleSizeWrapped], lineHeight: figures[.titleLineWrapped])
        }
        metrics.textGap = figures[isShort ? .alertTextGapShort : .alertTextGap]
        metrics.gap = figures[isShort ? .alertPartGapShort : .alertPartGap]
        let top = figures[isShort ? .alertButtonsTopShort : .alertButtonsTop]
        let (start, end) = (figures[.alertButtonsStart], figures[.alertButtonsEnd])
        let foot = end > 0 ? end : side
        metrics.buttons.insets = EdgeInsets(top: top, left: start > 0 ? start : side, bottom: foot, right: foot)
        metrics.buttons.setSpacing(figures[.alertButtonsGap])
        metrics.buttons.titlePadding = figures[isShort ? .alertButtonPaddingShort : .alertButtonPadding]
        metrics.buttons.minimumWidth = figures[isShort ? .alertButtonWidthShort : .alertButtonWidth]
        metrics.buttons.cornerRadius = figures[.alertButtonRadius]
        if habits[.hasEvenButtons] {
            metrics.buttons.evenRow = ButtonLayout.EvenRow(
                least: figures[.alertWidthMinimum], most: figures[.alertWidthMaximum], staysRow: isShort,
                keepsColumns: habits[.keepsColumns])
            if isShort, age != .current { metrics.buttons.evenRow?.mostByRow = figures[.rowWidthMaximum] }
        }
        metrics.rowHeight = figures[isShort ? .alertButtonHeightShort : .alertButtonHeight]
        if figures[.buttonTextHeight] > 0 {
            metrics.buttons.verticalPadding = metrics.rowHeight - figures[.buttonTextHeight]
        }
        metrics.bodyHeight = figures[.alertTextsHeight]
        // The area of the buttons is there even without buttons, unless it has a background of its own.
        let last = figures[.lastBottom]
        metrics.lastBottom = metrics.insets.bottom + (last > 0 ? last : top + side)
        if toolkit.design[.buttonBand] != nil {
            metrics.buttons.bandInset = outline
            metrics.lastBottom = metrics.insets.bottom + 1 + outline
        }
        metrics.emptyHeight = metrics.insets.top + (metrics.lastBottom ?? 0)
        metrics.useAlertText(of: toolkit)
        return metrics
    }

    static func newDrawer(_ toolkit: Toolkit) -> ContentMetrics {
        let padding = toolkit.figures[.drawerPadding]
        var metrics = newPlain(toolkit, inset: padding > 0 ? padding : toolkit.figures[.contentInset])
        metrics.insetLowBar()
        return metrics
    }

    private static func newPlain(_ toolkit: Toolkit, inset: Double) -> ContentMetrics {
        var metrics = common(toolkit)
        metrics.insets = EdgeInsets(all: inset)
        let gap = toolkit.figures[.contentGap]
        metrics.gap = gap > 0 ? gap : inset / 2
        metrics.buttons.insets = EdgeInsets(sides: inset, bottom: inset)
        metrics.emptyHeight = 2 * inset
        metrics.keepsGap = true
        metrics.startTexts(of: toolkit)
        return metrics
    }

    private static func newPage(_ toolkit: Toolkit, isTitled: Bool = true) -> ContentMetrics {
        let figures = toolkit.figures
        let inset = figures[.contentInset]
        var metrics = newPlain(toolkit, inset: inset)
        metrics.insetLowBar()
        guard figures[.headerHeight] > 0 else { return metrics }
        let alert = newAlert(toolkit, isShort: false)
        metrics.buttons.insets = alert.buttons.insets
        metrics.buttons.columnSpacing = alert.buttons.columnSpacing
        metrics.buttons.rowSpacing = alert.buttons.rowSpacing
        metrics.lastBottom = alert.lastBottom
        metrics.insets.bottom = alert.insets.bottom
        metrics.emptyHeight = figures[.headerHeight] + inset + (alert.lastBottom ?? 0)
        if isTitled {
            // The gap between title and content is unchanged, and includes the end of the header.
            metrics.titleHeight = figures[.headerHeight] + inset - metrics.gap
            metrics.titleTop = figures[.headerTitle]
        } else {
            metrics.insets.top = figures[.headerHeight] + inset
            metrics.buttons.topAlone = metrics.insets.top
        }
        return metrics
    }

    private static func newMenu(_ toolkit: Toolkit, isTitled: Bool = true) -> ContentMetrics {
        let figures = toolkit.figures
        var metrics = newPage(toolkit, isTitled: isTitled)
        let padding = figures[.menuPadding]
        let hasHeader = figures[.headerHeight] > 0
        metrics.insets = EdgeInsets(
            top: !hasHeader ? padding + figures[.rowPadding] : isTitled ? figures[.headerTitle] : metrics.insets.top,
            sides: hasHeader ? figures[.contentInset] : padding + figures[.rowPadding], bottom: hasHeader ? 0 : padding)
        if !hasHeader { metrics.title.set(figures[.bodySize], line: figures[.plainLine]) }
        metrics.titleHeight = hasHeader && isTitled ? figures[.headerHeight] : 0
        metrics.textAlignment = .natural
        metrics.gap = padding
        // Rows do not shrink: the list scrolls below a fixed header.
        metrics.keepsButtonsInSight = false
        metrics.leastBody = .infinity
        metrics.buttons.arrangement = .stacked
        metrics.buttons.stacksFromEnd = false
        metrics.buttons.insets = EdgeInsets(top: hasHeader ? 0 : padding, sides: padding, bottom: figures[.menuBottom])
        if hasHeader, !isTitled { metrics.buttons.topAlone = figures[.headerHeight] }
        metrics.lastBottom = hasHeader ? figures[.menuBottom] : nil
        metrics.buttons.minimumWidth = 0
        metrics.buttons.rowSpacing = figures[.rowGap]
        metrics.buttons.titleAlignment = .natural
        metrics.buttons.titlePadding = figures[.rowPadding]
        metrics.buttons.title.weight = .regular
        metrics.buttons.cornerRadius = figures[.rowRadius]
        metrics.rowHeight = figures[.rowHeight]
        let line = figures[.plainLine].rounded(.up)
        metrics.buttons.verticalPadding = toolkit.design.habits[.roundsLines] ? max(0, metrics.rowHeight - line) : 0
        return metrics
    }

    static func newPopover(_ toolkit: Toolkit) -> ContentMetrics {
        let figures = toolkit.figures
        let inset = figures[.popoverPadding]
        var metrics = common(toolkit)
        let lift = figures[.popoverLift]
        metrics.insets = EdgeInsets(top: inset - lift, sides: inset, bottom: inset + lift)
        metrics.gap = figures[.barGap]
        metrics.title.set(figures[.bodySize], line: figures[.plainLine])
        metrics.buttons.insets = EdgeInsets(sides: inset, bottom: inset)
        metrics.emptyHeight = 2 * inset
        metrics.putsImageBeside = false
        metrics.insetBar(figures[.barGap])
        metrics.startTexts(of: toolkit)
        metrics.useSmallText(of: toolkit)
        let vertical = toolkit.details[.popupPaddingVertical]
        guard vertical > 0 else { return metrics }
        metrics.insets.top = vertical
        metrics.insets.bottom = vertical
        metrics.buttons.insets?.bottom = vertical
        metrics.emptyHeight = 2 * vertical
        return metrics
    }

    /// A number of lines that no text reaches.
    static let manyLines = 1000

    /// The metrics of a teaching tip, which only WinUI has.
    private static func newTip(_ toolkit: Toolkit) -> ContentMetrics {
        let figures = TeachingTip.figures
        let padding = figures[.padding]
        var metrics = newPopover(toolkit)
        metrics.insets = EdgeInsets(all: padding)
        metrics.textAlignment = .natural
        metrics.textGap = 0
        metrics.gap = figures[.gap]
        metrics.buttons.insets = EdgeInsets(sides: padding, bottom: padding)
        metrics.buttons.setSpacing(figures[.buttonsGap])
        metrics.emptyHeight = 2 * padding
        metrics.closeButton = Boxed(.tip)
        return metrics
    }
}
