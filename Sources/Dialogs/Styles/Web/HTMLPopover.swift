import Geometry

/// An element with the attribute `popover`, anchored, as the HTML standard's own style sheet shows it.
package struct HTMLPopover: AnchoredStyle {
    package var component: String? { "popover" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...max(0, stage.window.width)
        defaults.look.backdropOpacity = 0
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.look.corners = .zero
        defaults.look.arrow = nil
        defaults.look.content = ContentMetrics.htmlPopover
        return defaults
    }

    /// Source: appearance web.popover.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: WebLooks.figures[.borderWidth])
    }

    func placement(of measured: Measured) -> AnchoredPlacement { AnchoredPlacement(of: measured, arrow: nil) }

    package var list: StyleList { StyleList("popover", in: "web-dialog") }
}
