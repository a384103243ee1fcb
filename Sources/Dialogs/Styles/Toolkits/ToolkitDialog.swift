import Boxes
package import Devices
import Geometry

/// A toolkit's dialog: centred in its window, or a sheet on the bottom edge of a narrow or short window. A menu is a
/// dialog whose actions are rows.
package struct ToolkitDialog: ToolkitStyle {
    let style: StyleName
    package let toolkit: Toolkit

    package var component: String? {
        let design = toolkit.design
        let own: ToolkitDesign.Component? = isMenu ? .menu : style == .pageSheet ? .document : nil
        return own.flatMap { design.name(of: $0) } ?? design.name(of: .dialog)
    }

    private var isMenu: Bool { style == .actionSheet || style == .activityView }
    private var own: Toolkit.Figures { toolkit.figures }
    private var habits: ToolkitDesign.Habits { toolkit.design.habits }
    /// Whether it is a page that is centred as far as its least distance from the top allows.
    private var isRaised: Bool { style == .pageSheet && own[.pageTop] > 0 }

    private func isSheet(on stage: Stage) -> Bool { stage.isNarrow(for: toolkit) || stage.isShort(for: toolkit) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let isSheet = isSheet(on: stage)
        defaults.sizing.height = .fit
        defaults.sizing.scrollBar = stage.isTouched ? 0 : own[.scrollBarWidth]
        if isSheet { defaults.sizing.minimumWidth = own[.sheetWidthMinimum] }
        if style == .pageSheet {
            defaults.sizing.width = .points(own[.dialogWidth])
            defaults.sizing.height = .points(own[.dialogHeight])
        } else {
            defaults.sizing.width = .fit
            let own = isSheet ? own[.sheetWidthMinimum] : style == .formSheet ? own[.formWidth] : 0
            let least = toolkit.leastWidth(
                isMenu ? max(own, self.own[.menuWidth]) : own, of: request.content, inset: self.own[.contentInset])
            defaults.sizing.widths = least...max(least, stage.window.width)
        }
        if habits[.hasOneDialog], let width = toolkit.fixedWidth(on: stage) {
            defaults.sizing.width = .points(width)
            defaults.sizing.widths = nil
        }
        if isMenu && habits[.anchorsMenus] {
            defaults.sizing.widths = toolkit.popoverWidths(on: stage)
        } else if habits[.hasOneDialog] {
            toolkit.limitHeight(of: &defaults, on: stage)
        }
        defaults.sizing.margins =
            isSheet
            ? sheetMargins(on: stage) : isRaised ? EdgeInsets(top: own[.pageTop]) : floatingMargins(on: stage)
        defaults.sizing.keyboardMargin = max(
            defaults.sizing.margins.bottom, isSheet ? 0 : toolkit.details[.keyboardMargin])
        defaults.sizing.keepTopOverKeyboard()
        defaults.sizing.edge = isSheet ? .bottom : .center
        let motion = ToolkitMotion(toolkit)
        defaults.motion.transition = isSheet ? .slide : .zoom
        defaults.motion.curve = isSheet ? motion.sheetCurve : motion.dialogCurve
        let radius = toolkit.radius(.dialogRadius, on: stage)
        defaults.look.corners =
            isSheet ? CornerRadii(topLeft: radius, topRight: radius) : CornerRadii(all: radius)
        defaults.look.backdropOpacity = stage.dimming(by: toolkit)
        defaults.look.content = metrics(of: request.content, on: stage)
        if isMenu, habits[.anchorsMenus] {
            defaults.look.content = toolkit.insideOutline(defaults.look.content, on: stage)
            defaults.look.backdropOpacity = 0
            defaults.look.corners = CornerRadii(all: toolkit.smallRadius(.popoverRadius, on: stage))
            defaults.motion.transition = .crossDissolve
        }
        defaults.interaction.outside = isSheet || isMenu || habits[.closesOutside] ? .dismiss : .block
        defaults.interaction.swipe = isSheet ? [.bottom] : []
        guard isRaised else { return defaults }
        // A finger can drag it away upwards or downwards; a mouse cannot.
        if stage.device.input != .pointer { defaults.interaction.swipe = [.bottom, .top] }
        defaults.interaction.dismissDistance = own[.releaseDistance]
        let going = motion.dialog(.dismiss, isPage: true, isReduced: false)
        defaults.interaction.drawnMotion = DrawnMotion(
            travel: own[.pageRise], duration: going.duration, curve: going.curve)
        return defaults
    }

    private func metrics(of content: Content, on stage: Stage) -> Boxed<ContentMetrics> {
        let isTitled = content.title != nil
        let metrics =
            isMenu
            ? ContentMetrics.menu(of: toolkit, on: stage, isTitled: isTitled)
            : ContentMetrics.dialog(of: toolkit, on: stage, isTitled: isTitled)
        guard content.navigationBar != nil, !isTitled else { return metrics }
        return ContentMetrics.barred(metrics, of: toolkit)
    }

    private func floatingMargins(on stage: Stage) -> EdgeInsets {
        let side = toolkit.room(.sideMinimum, of: stage.window.width)
        let top = toolkit.room(.topMinimum, of: stage.window.height)
        return EdgeInsets(top: top, sides: side, bottom: top)
    }

    /// The margins of a sheet; in a short but not narrow window it keeps a distance from the sides.
    private func sheetMargins(on stage: Stage) -> EdgeInsets {
        let side = stage.isNarrow(for: toolkit) ? 0 : own[.sheetSide]
        return EdgeInsets(top: toolkit.room(.sheetTop, of: stage.window.height), sides: side)
    }

    package func look(in setting: LookSetting) -> DialogLook {
        let looks = ToolkitLooks(toolkit, in: setting)
        return isMenu ? looks.menu : looks.plainDialog
    }

    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        if isAnchored(measured.request), !measured.isFixed {
            return try toolkit.anchored(measured, style, nil).frame(for: measured)
        }
        let placed =
            isSheet(on: measured.stage)
            ? Placed(measured.rest) : isRaised ? raised(measured) : toolkit.centred(measured)
        return isMenu ? placed : toolkit.receding(placed, in: measured)
    }

    /// Centred in the whole window, or lower if that would leave too little room above.
    private func raised(_ measured: Measured) -> Placed {
        var placed = toolkit.centred(measured)
        guard measured.edge == nil, !measured.isFixed else { return placed }
        let middle = measured.container.midY - measured.size.height / 2
        placed.frame.origin.y = max(middle.rounded(), measured.available.minY)
        return placed
    }

    /// Whether the dialog is a menu beside its anchor.
    private func isAnchored(_ request: DialogRequest) -> Bool {
        isMenu && habits[.anchorsMenus] && request.placement.popover.anchor != nil
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        let design = toolkit.design
        if style != .formSheet || isSheet(on: measured.stage) {
            diagnostics.adapt(style, to: isSheet(on: measured.stage) ? design.name(of: .sheet) : component)
        }
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
        if style == .sheet, measured.request.placement.sheet.detents != nil, let dialog = design.name(of: .dialog) {
            diagnostics.adapt(
                from: "detents", to: dialog, reason: .platformStyle, field: [.dialog, .placement, .detents])
        }
        AnchoredPlacement.report(placed, of: measured, into: &diagnostics)
        guard !measured.isFixed else { return }
        let least = own[.sheetWidthMinimum]
        if isSheet(on: measured.stage), case .points(let requested) = measured.request.content.width,
            requested < min(least, measured.available.width)
        {
            diagnostics.adapt(
                from: TraceText.points(requested), to: TraceText.points(measured.size.width), reason: .platformStyle,
                field: [.dialog, .content, .size, .width])
        }
        guard style == .pageSheet else { return }
        if measured.request.content.width == nil {
            diagnostics.assume(own.figure(.dialogWidth), field: [.dialog, .content, .size, .width])
        }
        if measured.request.content.height == nil {
            diagnostics.assume(own.figure(.dialogHeight), field: [.dialog, .content, .size, .height])
        }
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        let isReduced = move.stage.device.reduceMotion
        return switch move.transition {
        case .zoom: motion.dialog(move.direction, isPage: isRaised, isReduced: isReduced)
        case .slide where isReduced: motion.sheet(move.direction, isReduced: true)
        case .crossDissolve where isMenu && habits[.anchorsMenus]:
            motion.menu(move.direction, on: move.edge, height: move.frame.height, isReduced: isReduced)
        default: motion.motion(move.direction, by: move.transition)
        }
    }

    package var list: StyleList { StyleList(isMenu ? "menu" : "dialog", in: "toolkits", of: toolkit) }
}

/// The page that covers a toolkit's window.
package struct ToolkitPage: ToolkitStyle {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .page) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults.filling
        defaults.motion.curve = ToolkitMotion(toolkit).sheetCurve
        defaults.look.content = ContentMetrics.page(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).page }

    package func frame(for measured: Measured) -> Placed { Placed(measured.container) }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.adapt(.fullScreen, to: component)
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
    }

    package var list: StyleList { StyleList("page", in: "toolkits", of: toolkit) }
}
