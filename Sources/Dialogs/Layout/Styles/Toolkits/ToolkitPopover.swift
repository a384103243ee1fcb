package import Devices
package import Geometry

/// A toolkit's popover, beside its anchor with an arrow in windows of any size.
package struct ToolkitPopover: ToolkitStyle {
    package let toolkit: Toolkit

    package init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    package var summary: String { Popover().summary }
    package var component: String? { ToolkitNames.of(toolkit).popover }

    /// Nil where the toolkit draws none.
    private var arrow: PopoverArrow? {
        guard toolkit.figures[.popoverArrowHeight] > 0 else { return nil }
        return PopoverArrow(
            width: toolkit.figures[.popoverArrowWidth], height: toolkit.figures[.popoverArrowHeight],
            padding: toolkit.figures[.popoverRadius])
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...max(0, stage.window.width)
        defaults.look.backdropOpacity = 0
        // It is there at once, or it fades.
        let fades = toolkit.figures[.popoverDuration] > 0
        defaults.motion.transition = fades ? .crossDissolve : .none
        defaults.motion.curve = fades ? ToolkitMotion(toolkit).popover(.present).curve : ToolkitMotion.ease
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
        return try AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: arrow)
            .standing(on: .bottom, off: toolkit.figures[.popoverGap]).place(measured)
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
    ) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        return transition == .crossDissolve && toolkit.figures[.popoverDuration] > 0
            ? motion.popover(direction) : motion.motion(direction, by: transition)
    }

    package var figures: [StyleFigure] {
        toolkit.figures.list(
            of: .popoverRadius, .popoverPadding, .popoverArrowWidth, .popoverArrowHeight, .popoverGap,
            .popoverDuration)
            + toolkit.sharedFigures
    }
}
