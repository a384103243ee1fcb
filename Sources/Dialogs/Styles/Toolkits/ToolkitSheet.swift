import Boxes
package import Devices
import Geometry

/// A toolkit's sheet on the bottom edge, with a grabber; its detents are those of the request, or the height of its
/// content.
package struct ToolkitSheet: ToolkitStyle, DetentSheet {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .sheet) }

    var style: StyleName { .sheet }

    /// The grabber; a drawer has one only if the request sets it.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber? {
        request.placement.sheet.showsGrabber ?? !toolkit.hasDrawers ? toolkit.handle : nil
    }
    func radius(on stage: Stage) -> Double { toolkit.sheetRadius }
    func scrim(on stage: Stage) -> Double { stage.drawerDimming(by: toolkit) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = sheetDefaults(for: request, on: stage)
        if toolkit.hasDrawers, request.isAtSide(of: stage) {
            defaults.sizing.width = .fit
            defaults.sizing.widths = toolkit.drawerWidths(on: stage)
            defaults.sizing.height = .fraction(1)
        }
        defaults.motion.curve = ToolkitMotion(toolkit).sheetCurve
        defaults.look.content = ContentMetrics.drawer(of: toolkit)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).sheet }

    func detents(of measured: Measured, below band: Double) -> BottomDetents {
        BottomDetents(
            measured, band: band, leaving: room(in: measured),
            atLeast: toolkit.hasDrawers ? toolkit.figures[.drawerHeightMinimum] : nil)
    }

    /// The room that the largest detent leaves opposite its edge, in points. At a side, where detents are widths, it is
    /// that of drawers.
    private func room(in measured: Measured) -> Double {
        let available = measured.available.size
        guard !measured.request.isAtSide(of: measured.stage) else {
            return available.width - toolkit.mostOfDrawer(width: available.width)
        }
        let height = available.height
        return max(toolkit.room(.sheetTop, of: height), height - toolkit.mostOfDrawer(height: height))
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
        BottomDetents.report(placed, of: measured, assumesLarge: false, into: &diagnostics)
    }

    package func motion(of move: StyleMove) -> StyleMotion? { ToolkitMotion(toolkit).sheet(move) }

    package var list: StyleList { StyleList("sheet", in: "toolkits", of: toolkit) }
}

extension DialogRequest {
    /// Whether the request gives an edge at a side of its window.
    func isAtSide(of stage: Stage) -> Bool {
        self.placement.edge?.physical(in: stage.direction)?.isVertical == false
    }
}
