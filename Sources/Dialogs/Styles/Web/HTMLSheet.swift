import Boxes
import Devices
import Geometry

/// A sheet on the web, which has no sheets: a dialog with HTML's look at the bottom edge, as high as its content unless
/// the request lists detents.
package struct HTMLSheet: PresentationStyle {
    package var component: String? { "dialog" }

    /// A detent that the request selects has to be in its own list.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try BottomSheet(.sheet).check(request, on: stage)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.widths = 0...WebLooks.figures[.sheetSizeWidthMaximum]
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = WebLooks.figures[.backdropOpacity]
        defaults.look.content = ContentMetrics.htmlDialog
        defaults.look.grabber = Self.grabber(of: request)
        return defaults
    }

    /// HTML has no grabber; a page draws one, and the named style gives its figures.
    private static func grabber(of request: DialogRequest) -> Grabber? {
        request.placement.sheet.showsGrabber == true ? Grabber(of: request.named) : nil
    }

    /// Source: appearance web.dialog.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: WebLooks.figures[.borderWidth])
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        let band = Self.grabber(of: request)?.band(above: measured.content) ?? 0
        return try BottomDetents(measured, for: request, on: stage, band: band, as: .html)
            .placed(offering: .sheet, over: WebLooks.figures[.backdropOpacity])
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.adapt(.sheet, to: component)
        diagnostics.assume(
            WebLooks.figures.figure(.sheetSizeWidthMaximum), field: [.dialog, .content, .size, .width])
        BottomDetents.report(placed, of: measured, for: request, on: stage, assumesLarge: true, into: &diagnostics)
    }

    package func motion(of move: StyleMove) -> StyleMotion? { WebMotion.motion(by: move.transition) }

    package var colors: [ColorFigure] { WebLooks.allColors }

    package var figures: [StyleFigure] { WebLooks.figures.list(for: .sheet, .looks, .motion) }
}
