import Boxes
package import Devices
import Geometry

/// The rules of each style in a toolkit.
///
/// The table in docs/platforms.md says the same in words.
extension StyleName {
    func rules(in toolkit: Toolkit) -> any PresentationStyle {
        if case .wearos = toolkit { return WearDialog.rules(of: self) }
        return switch self {
        // Widgets of the toolkit's own.
        case .sheet where toolkit.design.habits[.bindsSheets]: ToolkitBoundSheet(style: .sheet, toolkit: toolkit)
        case .pageSheet where toolkit.design.habits[.bindsSheets]:
            ToolkitBoundSheet(style: .pageSheet, toolkit: toolkit)
        case .alert: ToolkitAlert(toolkit: toolkit)
        case .formSheet: ToolkitDialog(style: .formSheet, toolkit: toolkit)
        case .sheet where toolkit.design.habits.floatsSheets: ToolkitDialog(style: .sheet, toolkit: toolkit)
        case .sheet: ToolkitSheet(toolkit: toolkit)
        case .popover: ToolkitPopover(toolkit: toolkit)
        case .slidingMessage: ToolkitMessage(toolkit: toolkit)
        // Styles without a widget: the nearest one.
        case .pageSheet: ToolkitDialog(style: .pageSheet, toolkit: toolkit)
        case .actionSheet: ToolkitDialog(style: .actionSheet, toolkit: toolkit)
        case .activityView: ToolkitDialog(style: .activityView, toolkit: toolkit)
        case .fullScreen: ToolkitPage(toolkit: toolkit)
        case .semiModal where toolkit.hasDrawers: ToolkitDrawer(toolkit: toolkit)
        case .semiModal where toolkit.figures[.paneWidth] > 0: ToolkitPane(toolkit: toolkit)
        // Styles that are the same everywhere, or the ledger's own, which belong to no platform.
        default: appleRules
        }
    }
}

/// A style of the toolkits: one type for all of them, with the toolkit's figures and colours.
package protocol ToolkitStyle: PresentationStyle {
    var toolkit: Toolkit { get }
}

extension ToolkitStyle {
    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
    }
}

extension DetentSheet where Self: ToolkitStyle {
    func offer(to request: DialogRequest) -> BottomDetents.Offer {
        request.placement.sheet.detents == nil ? .list : .sheet
    }

    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii? {
        edge.map { Sliding.corners(radius, against: $0) }
    }
}

extension ToolkitMotion {
    /// The motion of a sheet or a panel if it slides; else that of its transition.
    func sheet(_ move: StyleMove) -> StyleMotion? {
        move.transition == .slide
            ? sheet(move.direction, isReduced: move.stage.device.reduceMotion)
            : motion(move.direction, by: move.transition)
    }
}

extension Toolkit {
    /// The distance of a dialog from the window's edges along an axis where the window is `extent` points long: `least`
    /// up to one extent, and from there on growing linearly through a second point, without limit.
    func room(_ least: ToolkitFigure, of extent: Double) -> Double {
        let (from, to) = (figures[.roomGrowsFrom], figures[.roomGrowsTo])
        let share = max(0, (extent - from) / (to - from))
        return figures[least] * (1 - share) + figures[.roomMaximum] * share
    }

    /// The greatest extent of a drawer in a window of this size, in points; without drawers, the window's.
    func mostOfDrawer(height: Double) -> Double {
        hasDrawers ? min(figures[.drawerHeightShare] * height, figures[.drawerHeightMaximum]).rounded() : height
    }
    func mostOfDrawer(width: Double) -> Double {
        hasDrawers ? min(figures[.drawerWidthShare] * width, figures[.drawerWidthMaximum]).rounded() : width
    }

    /// The widths of a drawer at a side of its window, in points.
    func drawerWidths(on stage: Stage) -> ClosedRange<Double> {
        let most = mostOfDrawer(width: stage.window.width)
        return min(most, figures[.drawerWidthMinimum])...most
    }

    /// The corner radius of sheets, in points; drawers have square corners.
    var sheetRadius: Double { hasDrawers ? 0 : figures[.dialogRadius] }

    var handle: Grabber {
        var handle = Grabber(
            size: Size(width: figures[.handleWidth], height: figures[.handleHeight]), top: figures[.handleMargin])
        let area = details[.handleArea]
        if area > 0 { handle.bottom = max(0, area - handle.top - handle.size.height) }
        return handle
    }

    /// The least width of a dialog, in points; with text fields it also has room for their least width.
    func leastWidth(_ own: Double, of content: Content, inset: Double) -> Double {
        content.textFields.isEmpty || figures[.fieldWidthMinimum] == 0
            ? own : max(own, figures[.fieldWidthMinimum] + 2 * inset)
    }

    /// The common width of all dialogs, in points, reduced in small windows; `nil` if each dialog's content determines
    /// its width.
    func fixedWidth(on stage: Stage) -> Double? {
        let (least, most) = (figures[.alertWidthMinimum], figures[.alertWidthMaximum])
        guard least > 0, least == most else { return nil }
        return max(0, min(most, stage.window.width - 2 * room(.sideMinimum, of: stage.window.width)))
    }

    /// The corner radius of dialogs and sheets, and of smaller parts, in points.
    func radius(_ figure: ToolkitFigure, on stage: Stage) -> Double {
        if stage.isGlass(by: self), let glass = widgets { return glass[.glassRadius] }
        let own = details[.radiusDesktop]
        return own > 0 && stage.idiom == .desktop ? own : figures[figure]
    }
    func smallRadius(_ figure: ToolkitFigure, on stage: Stage) -> Double {
        if stage.isGlass(by: self), let glass = widgets { return glass[.glassPopoverRadius] }
        let own = details[.smallRadiusDesktop]
        return own > 0 && stage.idiom == .desktop ? own : figures[figure]
    }

    /// A dialog centred in its available area. In toolkits with whole points, its top is rounded to one, a half
    /// downwards. If it would overlap a title bar, it is moved below that as far as there is room.
    func centred(_ measured: Measured) -> Placed {
        guard measured.edge == nil, !measured.isFixed else { return Placed(measured.rest) }
        var frame = Rect(center: measured.available.center, size: measured.size)
        if design.habits[.roundsToPoints] { frame.origin.y = frame.minY.rounded() }
        let barEnd = measured.stage.safeArea.minY
        if design.habits[.keepsOffTitleBar], frame.minY < barEnd {
            frame.origin.y = max(frame.minY, min(barEnd, measured.container.maxY - frame.height))
        }
        return Placed(frame)
    }

    /// The placed dialog with its window scaled down behind it, if the toolkit does that.
    func receding(_ placed: Placed, in measured: Measured) -> Placed {
        guard windowsRecede, let scale = widgets?[.presenterScale] else { return placed }
        guard (measured.request.presenter.frame ?? measured.stage.window) == measured.stage.window else {
            return placed
        }
        var placed = placed
        var behind = PushBack()
        behind.scale = scale
        behind.cornerRadius = measured.stage.cornerRadiusOfWindow
        placed.pushBack = behind
        return placed
    }

    /// Limits the height of a message dialog, and keeps it clear of the window's title bar, if the toolkit does that.
    func limitHeight(of defaults: inout StyleDefaults, on stage: Stage) {
        defaults.sizing.keyboardTop = details[.keyboardTop]
        let share = details[.heightShare]
        let most = share > 0 ? mostOfDialog(share, on: stage) : figures[.alertHeightMaximum]
        defaults.sizing.minimumHeight = figures[.alertHeightMinimum]
        if most > 0 { defaults.sizing.maximumHeight = most }
        defaults.sizing.staysInSafeArea = design.habits[.staysInSafeArea]
    }

    /// The greatest height of a centred dialog: a share of the height between the insets above and below, and clear of
    /// both.
    private func mostOfDialog(_ share: Double, on stage: Stage) -> Double {
        let (height, insets) = (stage.window.height, stage.unsafeInsets(of: stage.window))
        return max(0, min(share * (height - insets.vertical), height - 2 * max(insets.top, insets.bottom)))
    }
}

extension Diagnostics {
    /// Adds an assumption for a version of the system later than those whose figures are known: it has their figures.
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
