import Boxes
import Devices
import Geometry

/// Compose Material 3's rich tooltip, the nearest it has to a popover; beside its anchor in windows of any size.
package struct ComposeTooltip: PresentationStyle {
    private static let table = ComposeFigure.table

    package var component: String? { "richTooltip" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = RichTooltip().defaults(for: request, on: stage)
        defaults.sizing.widths = Self.table[.tooltipWidthMinimum]...Self.table[.tooltipWidthMaximum]
        defaults.sizing.minimumHeight = Self.table[.tooltipHeightMinimum]
        defaults.look.corners = CornerRadii(all: Self.table[.tooltipRadius])
        defaults.look.content = ContentMetrics.composeTooltip(request.content)
        let scale = Self.table[.tooltipScale]
        let small = Pose(scale: Size(width: scale, height: scale), opacity: 0)
        defaults.motion.transition = .zoom
        defaults.motion.curve = ComposeMotion(stage).poppingCurve
        defaults.motion.zoomFrom = small
        defaults.motion.zoomTo = small
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { RichTooltip().look(in: setting) }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try Self.placement(of: request, measured, on: stage).place(measured)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.adapt(.popover, to: component)
        guard !measured.isFixed else { return }
        Self.placement(of: request, measured, on: stage).report(placed, of: measured, into: &diagnostics)
    }

    /// Above the middle of its anchor where it fits. Where it would leave the window at a side, it is aligned with that
    /// side of its anchor.
    private static func placement(
        of request: DialogRequest, _ measured: Measured, on stage: Stage
    ) -> AnchoredPlacement {
        let placement = AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: caret(of: request))
            .placed(on: .top, off: table[.tooltipGap]).hangingArrow()
        guard let anchor = request.placement.popover.anchor else { return placement }
        let start = anchor.midX - measured.size.width / 2
        let isMirrored = stage.direction == .rightToLeft
        if start < measured.container.minX { return placement.aligned(isMirrored ? .end : .start) }
        let isBeyond = start + measured.size.width > measured.container.maxX
        return isBeyond ? placement.aligned(isMirrored ? .start : .end) : placement.aligned(.center)
    }

    /// The caret that a request asks for, as Compose draws its own; nil where it asks for none.
    private static func caret(of request: DialogRequest) -> PopoverArrow? {
        guard case .sized = request.placement.popover.arrow else { return nil }
        return PopoverArrow(
            width: table[.caretWidth], height: table[.caretHeight], padding: table[.tooltipRadius])
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .zoom
            ? ComposeMotion(move.stage).popping : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var figures: [StyleFigure] {
        Self.table.list(for: .popover, .motion, .release)
    }
}
