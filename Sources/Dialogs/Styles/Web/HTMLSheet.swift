import Boxes
import Devices
import Geometry

/// A sheet on the web, where HTML has none: a dialog with HTML's look at the bottom edge, as high as its content unless
/// the request lists detents.
package struct HTMLSheet: DetentSheet {
    package var component: String? { "dialog" }

    var style: StyleName { .sheet }
    var library: BottomDetents.Library { .html }

    /// HTML has no grabber. A page draws its own, whose figures a named style gives.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber? {
        request.placement.sheet.showsGrabber == true ? Grabber(of: request.named) : nil
    }
    func radius(on stage: Stage) -> Double { 0 }
    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii? { nil }
    func scrim(on stage: Stage) -> Double { WebLooks.figures[.backdropOpacity] }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = sheetDefaults(for: request, on: stage)
        defaults.sizing.widths = 0...WebLooks.figures[.sheetSizeWidthMaximum]
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.interaction.swipe = []
        defaults.look.content = ContentMetrics.htmlDialog
        return defaults
    }

    /// Source: appearance web.dialog.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: WebLooks.figures[.borderWidth])
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.adapt(.sheet, to: component)
        diagnostics.assume(WebLooks.figures.figure(.sheetSizeWidthMaximum), field: [.dialog, .content, .size, .width])
        BottomDetents.report(placed, of: measured, assumesLarge: true, into: &diagnostics)
    }

    package func motion(of move: StyleMove) -> StyleMotion? { WebMotion.motion(by: move.transition) }

    package var list: StyleList { StyleList("sheet", in: "web-dialog") }
}
