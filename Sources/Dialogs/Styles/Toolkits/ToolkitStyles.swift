import Boxes
package import Devices
import Geometry

/// What each style is in a toolkit.
///
/// The table in docs/platforms.md says the same in words.
extension StyleName {
    func rules(in toolkit: Toolkit) -> any PresentationStyle {
        if case .wearos = toolkit { return WearDialog.rules(of: self) }
        return switch self {
        // Widgets of the toolkit's own.
        case .sheet where toolkit.design.habits.bindsSheets: ToolkitBoundSheet(.sheet, toolkit)
        case .pageSheet where toolkit.design.habits.bindsSheets: ToolkitBoundSheet(.pageSheet, toolkit)
        case .alert: ToolkitAlert(toolkit)
        case .formSheet: ToolkitDialog(.formSheet, toolkit)
        case .sheet where toolkit.design.habits.floatsSheets: ToolkitDialog(.sheet, toolkit)
        case .sheet: ToolkitSheet(toolkit)
        case .popover: ToolkitPopover(toolkit)
        case .slidingMessage: ToolkitMessage(toolkit)
        // Styles that it has no widget for, as the nearest one.
        case .pageSheet: ToolkitDialog(.pageSheet, toolkit)
        case .actionSheet: ToolkitDialog(.actionSheet, toolkit)
        case .activityView: ToolkitDialog(.activityView, toolkit)
        case .fullScreen: ToolkitPage(toolkit)
        case .semiModal where toolkit.hasDrawers: ToolkitDrawer(toolkit)
        case .semiModal where toolkit.figures[.paneWidth] > 0: ToolkitPane(toolkit)
        // Placed by the same rules everywhere, or the ledger's own, which belong to no system.
        default: appleRules
        }
    }
}

/// A style of toolkits: one type for all of them, whose numbers and colours are the toolkit's.
package protocol ToolkitStyle: PresentationStyle {
    var toolkit: Toolkit { get }
}

extension ToolkitStyle {
    package var colors: [ColorFigure] { toolkit.colors.list }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) { diagnostics.assumeVersion(of: toolkit, on: stage) }
}

/// What a toolkit calls its widgets.
struct ToolkitNames: Sendable {
    let alert, dialog, sheet, popover, message, page: String
    /// What its menus, its pages and its popovers with a title are; nil where they are dialogs and popovers.
    var menu, document, tip: String?
    /// What it has on a side of its window; nil where it has nothing.
    var pane: String?
    /// What its sheets are in the middle of a window; nil where they never are.
    var centredSheet: String?

    static func of(_ toolkit: Toolkit) -> ToolkitNames {
        switch toolkit {
        case .gnome:
            ToolkitNames(
                alert: "alertDialog", dialog: "floatingDialog", sheet: "bottomSheet", popover: "popover",
                message: "toast", page: "navigationPage")
        case .kde:
            ToolkitNames(
                alert: "promptDialog", dialog: "dialog", sheet: "overlayDrawer", popover: "popup",
                message: "passiveNotification", page: "page", menu: "menuDialog", document: "overlaySheet")
        case .windows:
            ToolkitNames(
                alert: "contentDialog", dialog: "contentDialog", sheet: "contentDialog", popover: "flyout",
                message: "infoBar", page: "page", menu: "menuFlyout", tip: "teachingTip", pane: "splitView")
        case .harmonyos:
            ToolkitNames(
                alert: "alertDialog", dialog: "customDialog", sheet: "bottomSheet", popover: "popup",
                message: "toast", page: "contentCover", menu: "actionMenu", pane: "sideSheet",
                centredSheet: "centerSheet")
        case .macos:
            ToolkitNames(
                alert: "alert", dialog: "windowSheet", sheet: "windowSheet", popover: "popover", message: "banner",
                page: "windowSheet", menu: "menu", pane: "inspector")
        case .wearos:
            ToolkitNames(
                alert: "alertDialog", dialog: "screenDialog", sheet: "screenDialog", popover: "screenDialog",
                message: "confirmationDialog", page: "screenDialog")
        case .visionos:
            ToolkitNames(
                alert: "alert", dialog: "windowSheet", sheet: "windowSheet", popover: "popover", message: "banner",
                page: "page", menu: "menu")
        }
    }
}

extension Toolkit {
    /// What a dialog leaves free at either side, or above and below, of so many points: the least up to a size, and
    /// from there on in a line through a second point, as far as it goes.
    func room(_ least: ToolkitFigure, of extent: Double) -> Double {
        let (from, to) = (figures[.roomGrowsFrom], figures[.roomGrowsTo])
        let share = max(0, (extent - from) / (to - from))
        return figures[least] * (1 - share) + figures[.roomMaximum] * share
    }

    /// The most of a drawer in a window of so many points; without drawers all of it.
    func mostOfDrawer(height: Double) -> Double {
        hasDrawers ? min(figures[.drawerHeightShare] * height, figures[.drawerHeightMaximum]).rounded() : height
    }
    func mostOfDrawer(width: Double) -> Double {
        hasDrawers ? min(figures[.drawerWidthShare] * width, figures[.drawerWidthMaximum]).rounded() : width
    }

    /// How wide a drawer at a side of its window is.
    func drawerWidths(on stage: Stage) -> ClosedRange<Double> {
        let most = mostOfDrawer(width: stage.window.width)
        return min(most, figures[.drawerWidthMinimum])...most
    }

    /// The corners of sheets; drawers have none.
    var sheetRadius: Double { hasDrawers ? 0 : figures[.dialogRadius] }

    /// What a sheet is drawn by.
    var handle: Grabber {
        var handle = Grabber(
            size: Size(width: figures[.handleWidth], height: figures[.handleHeight]), top: figures[.handleMargin])
        let area = design.details.handleArea
        if area > 0 { handle.bottom = max(0, area - handle.top - handle.size.height) }
        return handle
    }

    /// The least width of a dialog, in points, one with text fields so that these have theirs.
    func leastWidth(_ own: Double, of content: Content, inset: Double) -> Double {
        content.textFields.isEmpty || figures[.fieldWidthMinimum] == 0
            ? own : max(own, figures[.fieldWidthMinimum] + 2 * inset)
    }

    /// The width of dialogs that are all as wide where their window lets them, in points; nil where their content makes
    /// it.
    func fixedWidth(on stage: Stage) -> Double? {
        let (least, most) = (figures[.alertWidthMinimum], figures[.alertWidthMaximum])
        guard least > 0, least == most else { return nil }
        return max(0, min(most, stage.window.width - 2 * room(.sideMinimum, of: stage.window.width)))
    }

    /// The corners of dialogs and sheets, and of smaller parts, in points.
    func radius(_ figure: ToolkitFigure, on stage: Stage) -> Double {
        if stage.isGlass(by: self), let glass = widgets { return glass[.glassRadius] }
        let own = design.details.radiusDesktop
        return own > 0 && stage.idiom == .desktop ? own : figures[figure]
    }
    func smallRadius(_ figure: ToolkitFigure, on stage: Stage) -> Double {
        if stage.isGlass(by: self), let glass = widgets { return glass[.glassPopoverRadius] }
        let own = design.details.smallRadiusDesktop
        return own > 0 && stage.idiom == .desktop ? own : figures[figure]
    }

    /// A dialog that floats in the middle of what it may stand in; where its toolkit counts in whole points its top is
    /// on one, a half going down.
    func centred(_ measured: Measured) -> Placed {
        guard measured.edge == nil, !measured.isFixed else { return Placed(measured.rest) }
        var frame = Rect(center: measured.available.center, size: measured.size)
        if design.habits.roundsToPoints { frame.origin.y = frame.minY.rounded() }
        return Placed(frame)
    }

    /// The same with the window behind it further away, where its toolkit has that.
    func receding(_ placed: Placed, from request: DialogRequest, on stage: Stage) -> Placed {
        guard let scale = widgets?[.presenterScale], scale < 1 else { return placed }
        guard (request.presenter.frame ?? stage.window) == stage.window else { return placed }
        var placed = placed
        var behind = PushBack()
        behind.scale = scale
        behind.cornerRadius = stage.device.profile.screen.cornerRadius ?? 0
        placed.pushBack = behind
        return placed
    }

    /// Keeps a message dialog's height in its limits, and the dialog off the window's title bar, where it has such.
    func limitHeight(of defaults: inout StyleDefaults, on stage: Stage) {
        defaults.sizing.keyboardTop = design.details.keyboardTop
        let share = design.details.heightShare
        let most = share > 0 ? mostOfDialog(share, on: stage) : figures[.alertHeightMaximum]
        defaults.sizing.minimumHeight = figures[.alertHeightMinimum]
        if most > 0 { defaults.sizing.maximumHeight = most }
        defaults.sizing.staysInSafeArea = design.habits.staysInSafeArea
    }

    /// The most of a dialog in the middle of its window: a share of what the insets above and below leave, off both.
    private func mostOfDialog(_ share: Double, on stage: Stage) -> Double {
        let (height, insets) = (stage.window.height, stage.unsafeInsets(of: stage.window))
        return max(0, min(share * (height - insets.vertical), height - 2 * max(insets.top, insets.bottom)))
    }

    /// The figures of dialogs that float and of sheets.
    var dialogFigures: [StyleFigure] {
        figures.list(
            of: .narrowWidth, .shortHeight, .dialogRadius, .dialogWidth, .dialogHeight, .formWidth, .pageTop,
            .sideMinimum, .topMinimum, .roomMaximum, .roomGrowsFrom, .roomGrowsTo, .sheetSide, .sheetTop,
            .sheetWidthMinimum)
            + sharedFigures
    }

    /// The figures of drawers, as `GET /v1/styles` tells them.
    var drawerFigures: [StyleFigure] {
        figures.list(
            of: .drawerWidthMinimum, .drawerWidthMaximum, .drawerWidthShare, .drawerHeightMinimum,
            .drawerHeightMaximum, .drawerHeightShare, .drawerPadding, .drawerDimming)
    }

    /// Those that no other toolkit has.
    private var ownFigures: [StyleFigure] {
        switch self {
        case .harmonyos: ArkUIWidgets.figures.list
        case .wearos: WearFigure.table.list
        case .gnome, .kde, .windows, .macos, .visionos: widgets?.list ?? []
        }
    }

    /// Those that all of its widgets rest on.
    var sharedFigures: [StyleFigure] {
        ContentMetrics.toolkitFigures(self) + ToolkitLooks.allFigures(of: self) + ToolkitMotion.allFigures(of: self)
            + ReleaseFigures.of(self) + ownFigures
    }
}

extension Diagnostics {
    /// A version of the system whose figures nobody has read takes over those of the known ones.
    mutating func assumeVersion(of toolkit: Toolkit, on stage: Stage) {
        guard let version = stage.system.versionBeyondFigures else { return }
        let known = toolkit.knownVersions
        assume(
            Assumption(
                figure: "system.version", value: version.text,
                because: "figures were read of \(toolkit.system.rawValue) \(known.lowerBound) to \(known.upperBound)",
                field: [.device, .system, .version]))
    }
}
