import Boxes
package import Devices
import Geometry

/// A toolkit's sheet that depends on its window's size. On the bottom edge it has detents; it is as wide as a narrow
/// window, but narrower on a phone in landscape. In any other wide window it is centred and has one height.
package struct ToolkitBoundSheet: ToolkitStyle, DetentSheet {
    let style: StyleName
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .sheet) }

    private var own: FigureTable<ArkUIWidgets.FigureName, AnyRelease> { ArkUIWidgets.figures }

    private func isWide(on stage: Stage) -> Bool { stage.window.width >= own[.sheetWide] }

    /// Whether the sheet is centred in its window rather than at an edge.
    private func isCentred(_ request: DialogRequest, on stage: Stage) -> Bool {
        let edge = request.placement.edge
        guard isWide(on: stage), edge == nil || edge == .center else { return false }
        return stage.idiom != .phone || stage.window.width <= stage.window.height
    }

    /// A detent that the request selects has to be in its own list, or be `large` if it lists none.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try request.placement.sheet.checkDetents(offersLarge: !isExtentGiven(request, on: stage))
    }

    /// Whether the request gives the extent along which detents are measured: the height, or at a side the width.
    private func isExtentGiven(_ request: DialogRequest, on stage: Stage) -> Bool {
        (request.isAtSide(of: stage) ? request.content.width : request.content.height) != nil
    }

    /// The request with `large` as its only detent if it gives neither detents nor the extent along them.
    private func whole(_ request: DialogRequest, on stage: Stage) -> DialogRequest {
        guard request.placement.sheet.detents == nil, !isExtentGiven(request, on: stage) else { return request }
        var whole = request.value
        whole.placement.sheet.detents = [.large]
        return DialogRequest(whole)
    }

    /// The grabber; by default only if there are several detents.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber? {
        let sheet = request.placement.sheet
        guard !isCentred(request, on: stage), sheet.showsGrabber ?? ((sheet.detents?.count ?? 0) > 1) else {
            return nil
        }
        return toolkit.handle
    }
    func radius(on stage: Stage) -> Double { toolkit.radius(.dialogRadius, on: stage) }
    func scrim(on stage: Stage) -> Double { stage.dimming(by: toolkit) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = sheetDefaults(for: request, on: stage)
        if isWide(on: stage) { defaults.sizing.width = .points(own[.sheetWidth]) }
        if isCentred(request, on: stage) {
            defaults.sizing.edge = .center
            limit(&defaults.sizing, for: request, on: stage)
            defaults.look.corners = CornerRadii(all: radius(on: stage))
        }
        defaults.motion.leavesAsItCame = true
        defaults.motion.curve = ToolkitMotion(toolkit).sheetCurve
        defaults.look.content = ContentMetrics.boundSheet(
            of: toolkit, on: stage, isTitled: request.content.title != nil,
            hasHandle: defaults.look.grabber != nil)
        return defaults
    }

    /// Sets the height of a centred sheet: by the first of its detents, within limits unless that is `large`.
    private func limit(_ sizing: inout SizingDefaults, for request: DialogRequest, on stage: Stage) {
        let least = own[.sheetHeightMinimum]
        let room = own[.sheetHeightShare] * min(stage.window.width, stage.window.height)
        let most = max(least, room)
        let sheet = request.placement.sheet
        switch sheet.selected ?? sheet.detents?.first {
        case nil, .large, .medium: sizing.height = .points(min(most, own[.sheetHeight]))
        case .fit:
            sizing.minimumHeight = least
            sizing.maximumHeight = most
        case .points(let points): sizing.height = .points(max(least, min(most, points)))
        case .fraction(let share): sizing.height = .points(max(least, min(most, share * room)))
        }
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).sheet }

    func detents(of measured: Measured, below band: Double) -> BottomDetents {
        let above = measured.stage.unsafeInsets(of: measured.available).top
        return BottomDetents(
            measured, asking: whole(measured.request, on: measured.stage), band: band,
            leaving: above + toolkit.figures[.sheetTop],
            sharing: max(0, measured.available.height - above), medium: own[.sheetMedium])
    }

    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        isCentred(measured.request, on: measured.stage) ? toolkit.centred(measured) : try atDetent(measured)
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        let design = toolkit.design
        let isCentred = isCentred(measured.request, on: measured.stage)
        let component = isCentred ? design.name(of: .centredSheet) : design.name(of: .sheet)
        if style != .sheet || isCentred { diagnostics.adapt(style, to: component) }
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
        if !isCentred {
            BottomDetents.report(placed, of: measured, assumesLarge: false, into: &diagnostics)
        } else if let component, measured.request.placement.sheet.detents != nil {
            diagnostics.adapt(
                from: "detents", to: component, reason: .platformStyle, field: [.dialog, .placement, .detents])
        }
    }

    package func motion(of move: StyleMove) -> StyleMotion? { ToolkitMotion(toolkit).sheet(move) }

    package var list: StyleList { StyleList("boundSheet", in: "toolkits", of: toolkit) }
}
