import Boxes
import Devices
import Geometry

/// Compose Material 3's rich tooltip, its nearest equivalent of a popover; beside its anchor in windows of any size.
package struct ComposeTooltip: AnchoredStyle {
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

    package func look(in setting: LookSetting) -> DialogLook { MaterialLooks(in: setting).tooltip }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.adapt(.popover, to: component)
        AnchoredPlacement.report(placed, of: measured, into: &diagnostics)
    }

    /// Above the middle of its anchor if it fits there. If it would extend beyond a side of the window, it is aligned
    /// with that side of its anchor.
    func placement(of measured: Measured) -> AnchoredPlacement {
        var placement = AnchoredPlacement(of: measured, arrow: Self.caret(of: measured.request))
        placement.side = .top
        placement.gap = Self.table[.tooltipGap]
        placement.hangsArrow = true
        guard let anchor = measured.request.placement.popover.anchor else { return placement }
        let start = anchor.midX - measured.size.width / 2
        let isMirrored = measured.stage.direction == .rightToLeft
        placement.padding = .zero
        if start < measured.container.minX {
            placement.alignment = isMirrored ? .end : .start
        } else if start + measured.size.width > measured.container.maxX {
            placement.alignment = isMirrored ? .start : .end
        }
        return placement
    }

    /// The caret that the request gives, drawn as Compose draws it; `nil` if it gives none.
    private static func caret(of request: DialogRequest) -> PopoverArrow? {
        guard case .sized = request.placement.popover.arrow else { return nil }
        return PopoverArrow(width: table[.caretWidth], height: table[.caretHeight], padding: table[.tooltipRadius])
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .zoom
            ? ComposeMotion(move.stage).popping : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("popover", in: "android-compose") }
}
