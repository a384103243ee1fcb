import Boxes
package import Devices
import Geometry

/// A toolkit's sheet that is bound to its window. On the bottom edge it has detents; it is as wide as a narrow window,
/// and narrower than the window on a phone in landscape. In any other wide window it is in the middle and has one
/// height.
package struct ToolkitBoundSheet: ToolkitStyle {
    private let style: StyleName
    package let toolkit: Toolkit

    package init(_ style: StyleName, _ toolkit: Toolkit) {
        self.style = style
        self.toolkit = toolkit
    }

    package var component: String? { ToolkitNames.of(toolkit).sheet }

    private var own: FigureTable<ArkUIWidgets.FigureName, AnyRelease> { ArkUIWidgets.figures }

    private func isWide(on stage: Stage) -> Bool { stage.window.width >= own[.sheetWide] }

    /// Whether the sheet stands in the middle of its window rather than at an edge.
    private func isCentred(_ request: DialogRequest, on stage: Stage) -> Bool {
        let edge = request.placement.edge
        guard isWide(on: stage), edge == nil || edge == .center else { return false }
        return stage.idiom != .phone || stage.window.width <= stage.window.height
    }

    /// A detent that the request selects has to be in its own list, or be the largest where it lists none.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try BottomSheet(.sheet).check(whole(request), on: stage)
    }

    /// The request with the largest detent as its only one where it gives none, nor a height.
    private func whole(_ request: DialogRequest) -> DialogRequest {
        guard request.placement.sheet.detents == nil, request.content.height == nil else { return request }
        var whole = request.value
        whole.placement.sheet.detents = [.large]
        return DialogRequest(whole)
    }

    /// Whether there is a grabber: by default where there are several detents.
    private func hasHandle(_ request: DialogRequest, on stage: Stage) -> Bool {
        guard !isCentred(request, on: stage) else { return false }
        return request.placement.sheet.showsGrabber ?? ((request.placement.sheet.detents?.count ?? 0) > 1)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let radius = toolkit.radius(.dialogRadius, on: stage)
        let isCentred = isCentred(request, on: stage)
        defaults.sizing.height = .fit
        defaults.sizing.edge = isCentred ? .center : .bottom
        if isWide(on: stage) { defaults.sizing.width = .points(own[.sheetWidth]) }
        if isCentred { limit(&defaults.sizing, for: request, on: stage) }
        defaults.motion.transition = .slide
        defaults.motion.leavesAsItCame = true
        defaults.motion.curve = ToolkitMotion(toolkit).sheet(.present, isReduced: false).curve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = stage.dimming(by: toolkit)
        defaults.look.corners = isCentred ? CornerRadii(all: radius) : CornerRadii(topLeft: radius, topRight: radius)
        let hasHandle = hasHandle(request, on: stage)
        defaults.look.grabber = hasHandle ? toolkit.handle : nil
        defaults.look.content = ContentMetrics.boundSheet(
            of: toolkit, on: stage, isTitled: request.content.title != nil, hasHandle: hasHandle)
        return defaults
    }

    /// Sets the height of a sheet in the middle: by the first of its detents, and within limits unless that is large.
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

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !isCentred(request, on: stage) else { return toolkit.centred(measured, on: stage) }
        let band = hasHandle(request, on: stage) ? toolkit.handle.band(above: measured.content) : 0
        let above = stage.unsafeInsets(of: measured.available).top
        let isAsked = request.placement.sheet.detents != nil
        var placed = try BottomDetents(
            measured, for: whole(request), on: stage, band: band, leaving: above + toolkit.figures[.sheetTop],
            sharing: max(0, measured.available.height - above), medium: own[.sheetMedium]
        ).placed(offering: isAsked ? .sheet : .list, over: stage.dimming(by: toolkit))
        if let edge = measured.edge, edge != .bottom, !measured.isFixed {
            placed.corners = Sliding.corners(toolkit.radius(.dialogRadius, on: stage), against: edge)
        }
        return placed
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        let names = ToolkitNames.of(toolkit)
        let isCentred = isCentred(request, on: stage)
        let component = isCentred ? names.centredSheet : names.sheet
        if style != .sheet || isCentred { diagnostics.adapt(style, to: component) }
        diagnostics.assumeVersion(of: toolkit, on: stage)
        if !isCentred {
            BottomDetents.report(placed, of: measured, for: request, on: stage, assumesLarge: false, into: &diagnostics)
        } else if let component, request.placement.sheet.detents != nil {
            diagnostics.adapt(
                from: "detents", to: component, reason: .platformStyle, field: [.dialog, .placement, .detents])
        }
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        return move.transition == .slide
            ? motion.sheet(move.direction, isReduced: move.stage.device.reduceMotion)
            : motion.motion(move.direction, by: move.transition)
    }

    package var figures: [StyleFigure] {
        toolkit.figures.list(of: .handleWidth, .handleHeight, .handleMargin, .handleOpacity) + toolkit.dialogFigures
    }
}
