import Devices
package import Geometry

/// A sheet on the web, which has none: a dialog of HTML's look where Material's bottom sheet would be, with its detents.
package struct HTMLSheet: PresentationStyle {
    package init() {}

    package var summary: String { Sheet().summary }
    package var component: String? { "dialog" }

    package static let width = StyleFigure(
        "sheet.size.width.maximum", 640, "px", eras: WebMotion.eras, .assumed,
        source: "HTML has no sheet: a dialog in the place of Material's, with its width and its detents")

    /// A detent that is named has to be one of the caller's own list; without one there are the bottom sheet's.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try BottomSheet(.sheet).check(request, on: stage)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.widths = 0...Self.width.value
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = HTMLDialog.backdrop.value
        defaults.look.content = ContentMetrics.htmlDialog
        return defaults
    }

    /// Source: appearance web.dialog.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: HTMLDialog.border)
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        try BottomDetents(measured, for: request, on: stage, band: 0)
            .placed(offering: .sheet, over: HTMLDialog.backdrop)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.adapt(.sheet, to: component)
        diagnostics.assume(Self.width, field: ["dialog", "content", "size", "width"])
        BottomDetents.report(placed, of: measured, for: request, on: stage, into: &diagnostics)
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { WebMotion.motion(by: transition) }

    package var colors: [ColorFigure] { WebLooks.colors }

    package var figures: [StyleFigure] {
        [Self.width, HTMLDialog.backdrop, HTMLDialog.border] + WebLooks.figures + WebMotion.figures
    }
}
