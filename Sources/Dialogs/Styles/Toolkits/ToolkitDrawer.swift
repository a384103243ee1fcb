import Boxes
package import Devices
import Geometry

/// A toolkit's panel on an edge. It fills the window along that edge; its extent away from the edge follows from its
/// content, within limits.
package struct ToolkitDrawer: ToolkitStyle {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .sheet) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.edge = .bottom
        let edge = (request.placement.edge ?? .bottom).physical(in: stage.direction) ?? .bottom
        if edge.isVertical {
            defaults.sizing.height = .fit
            defaults.sizing.maximumHeight = toolkit.mostOfDrawer(height: stage.window.height)
        } else {
            defaults.sizing.width = .fit
            defaults.sizing.widths = toolkit.drawerWidths(on: stage)
        }
        defaults.motion.transition = .slide
        defaults.motion.leavesAsItCame = true
        defaults.motion.curve = ToolkitMotion(toolkit).sheetCurve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [edge]
        defaults.look.backdropOpacity = stage.drawerDimming(by: toolkit)
        defaults.look.content = ContentMetrics.drawer(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).sheet }

    package func frame(for measured: Measured) -> Placed {
        guard let edge = measured.edge, edge.isVertical, !measured.isFixed, measured.request.content.height == nil
        else { return Placed(measured.rest) }
        let least = min(toolkit.figures[.drawerHeightMinimum], measured.available.height)
        let size = Size(width: measured.size.width, height: max(least, measured.size.height))
        return Placed(Sliding.rest(size, against: edge, in: measured.available))
    }

    package func motion(of move: StyleMove) -> StyleMotion? { ToolkitMotion(toolkit).sheet(move) }

    package var list: StyleList { StyleList("drawer", in: "toolkits", of: toolkit) }
}
