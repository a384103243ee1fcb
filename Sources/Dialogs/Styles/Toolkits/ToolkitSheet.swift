import Boxes
package import Devices
package import Geometry

/// A toolkit's sheet on the bottom edge, with a handle; its heights are the caller's, or its content's.
package struct ToolkitSheet: ToolkitStyle {
    package let toolkit: Toolkit

    package init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    package var summary: String { Sheet().summary }
    package var component: String? { ToolkitNames.of(toolkit).sheet }

    /// A detent that is named has to be one of the caller's own list; without one there is the content's height.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try BottomSheet(.sheet).check(request, on: stage)
    }

    private var handle: Grabber {
        Grabber(
            size: Size(width: toolkit.figures[.handleWidth], height: toolkit.figures[.handleHeight]),
            top: toolkit.figures[.handleMargin])
    }

    private func hasHandle(_ request: DialogRequest) -> Bool { request.placement.sheet.showsGrabber ?? true }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let radius = toolkit.figures[.dialogRadius]
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.curve = ToolkitMotion(toolkit).sheet(.present, isReduced: false).curve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = stage.dimming(by: toolkit)
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.look.grabber = hasHandle(request) ? handle : nil
        defaults.look.content = ContentMetrics.page(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).dialog() }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        let band = hasHandle(request) ? handle.band(above: measured.content) : 0
        let room = toolkit.room(.sheetTop, of: measured.available.height)
        let isAsked = request.placement.sheet.detents != nil
        var placed = try BottomDetents(measured, for: request, on: stage, band: band, leaving: room)
            .placed(offering: isAsked ? .sheet : .list, over: stage.dimming(by: toolkit))
        if let edge = measured.edge, edge != .bottom, !measured.isFixed {
            placed.corners = Sliding.corners(toolkit.figures[.dialogRadius], against: edge)
        }
        return placed
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.assumeVersion(of: toolkit, on: stage)
        BottomDetents.report(placed, of: measured, for: request, on: stage, into: &diagnostics)
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        return transition == .slide && stage.device.reduceMotion
            ? motion.sheet(direction, isReduced: true) : motion.motion(direction, by: transition)
    }

    package var colors: [ColorFigure] { toolkit.colors.list }
    package var figures: [StyleFigure] {
        toolkit.figures.list(of: .handleWidth, .handleHeight, .handleMargin, .handleOpacity) + toolkit.dialogFigures
    }
}
