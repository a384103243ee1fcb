package import Devices
package import Geometry

/// A toolkit's popover, beside its anchor with an arrow in windows of any size.
package struct ToolkitPopover: ToolkitStyle {
    package let toolkit: Toolkit

    package init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    package var summary: String { Popover().summary }
    package var component: String? { ToolkitNames.of(toolkit).popover }

    private var arrow: PopoverArrow {
        PopoverArrow(
            width: toolkit.figures[.popoverArrowWidth], height: toolkit.figures[.popoverArrowHeight],
            padding: toolkit.figures[.popoverRadius])
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...max(0, stage.window.width)
        defaults.look.backdropOpacity = 0
        // It is there at once.
        defaults.motion.transition = .none
        defaults.motion.curve = ToolkitMotion.ease
        defaults.look.corners = CornerRadii(all: toolkit.figures[.popoverRadius])
        defaults.look.arrow = arrow
        defaults.look.content = ContentMetrics.popover(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).dialog(.popover) }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: arrow).place(measured)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.assumeVersion(of: toolkit, on: stage)
        guard !measured.isFixed else { return }
        AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: placed.arrow)
            .report(placed, of: measured, into: &diagnostics)
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { ToolkitMotion(toolkit).motion(direction, by: transition) }

    package var figures: [StyleFigure] {
        toolkit.figures.list(
            of: .popoverRadius, .popoverPadding, .popoverArrowWidth, .popoverArrowHeight)
            + toolkit.sharedFigures
    }
}
