import Boxes
package import Devices
import Geometry

/// A toolkit's sheet on the bottom edge, with a grabber; its detents are the caller's, or the height of its content.
package struct ToolkitSheet: ToolkitStyle {
    package let toolkit: Toolkit

    package init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    package var component: String? { ToolkitNames.of(toolkit).sheet }

    /// A detent that the request selects has to be in its own list; without a list there is the content's height.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try BottomSheet(.sheet).check(request, on: stage)
    }

    private var handle: Grabber { toolkit.handle }

    /// Whether there is a grabber: a drawer has one only where the request asks for it.
    private func hasHandle(_ request: DialogRequest) -> Bool {
        request.placement.sheet.showsGrabber ?? !toolkit.hasDrawers
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let radius = toolkit.sheetRadius
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        if toolkit.hasDrawers, request.isAtSide(of: stage) {
            defaults.sizing.width = .fit
            defaults.sizing.widths = toolkit.drawerWidths(on: stage)
            defaults.sizing.height = .fraction(1)
        }
        defaults.motion.transition = .slide
        defaults.motion.curve = ToolkitMotion(toolkit).sheet(.present, isReduced: false).curve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = stage.drawerDimming(by: toolkit)
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.look.grabber = hasHandle(request) ? handle : nil
        defaults.look.content = ContentMetrics.drawer(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).sheet }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        let band = hasHandle(request) ? handle.band(above: measured.content) : 0
        let room = room(for: request, in: measured.available.size, on: stage)
        let least = toolkit.hasDrawers ? toolkit.figures[.drawerHeightMinimum] : nil
        let isAsked = request.placement.sheet.detents != nil
        var placed = try BottomDetents(measured, for: request, on: stage, band: band, leaving: room, atLeast: least)
            .placed(offering: isAsked ? .sheet : .list, over: stage.drawerDimming(by: toolkit))
        if let edge = measured.edge, edge != .bottom, !measured.isFixed {
            placed.corners = Sliding.corners(toolkit.sheetRadius, against: edge)
        }
        return placed
    }

    /// The room that the largest detent leaves opposite its edge; at a side, where detents are widths, as drawers do.
    private func room(for request: DialogRequest, in available: Size, on stage: Stage) -> Double {
        guard !request.isAtSide(of: stage) else {
            return available.width - toolkit.mostOfDrawer(width: available.width)
        }
        let height = available.height
        return max(toolkit.room(.sheetTop, of: height), height - toolkit.mostOfDrawer(height: height))
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.assumeVersion(of: toolkit, on: stage)
        BottomDetents.report(placed, of: measured, for: request, on: stage, assumesLarge: false, into: &diagnostics)
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        return move.transition == .slide && move.stage.device.reduceMotion
            ? motion.sheet(move.direction, isReduced: true) : motion.motion(move.direction, by: move.transition)
    }

    package var colors: [ColorFigure] { toolkit.colors.list }
    package var figures: [StyleFigure] {
        toolkit.figures.list(for: .sheet, .drawer, .dialog) + toolkit.sharedFigures
    }
}

extension DialogRequest {
    /// Whether it asks for an edge at a side of its window.
    fileprivate func isAtSide(of stage: Stage) -> Bool {
        self.placement.edge?.physical(in: stage.direction)?.isVertical == false
    }
}
