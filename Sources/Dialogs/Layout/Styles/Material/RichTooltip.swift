import Boxes
import Devices
import Geometry

/// Material 3's rich tooltip: what a popover comes nearest to, beside its anchor on windows of any size.
package struct RichTooltip: PresentationStyle {
    package init() {}

    package var summary: String { Popover().summary }
    package var component: String? { "richTooltip" }

    package static let radius = StyleFigure(
        "cornerRadius", 12, "dp", eras: MaterialMotion.eras, .documented,
        source: "presentation-metrics m3.shape: medium, the tooltip's in https://github.com/androidx/androidx "
            + "compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/tokens/RichTooltipTokens.kt"
    )
    package static let maxWidth = StyleFigure(
        "size.width.maximum", 320, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; as wide as presentation-metrics popover.default_size")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...Self.maxWidth.value
        defaults.look.backdropOpacity = 0
        defaults.look.corners = CornerRadii(all: Self.radius.value)
        defaults.look.arrow = nil
        defaults.look.background = Background(color: MaterialColor.tooltip(on: stage), opacity: 1)
        defaults.look.content = ContentMetrics.richTooltip(on: stage)
        return defaults
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: nil).place(measured)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.adapt(.popover, to: component)
        guard !measured.isFixed else { return }
        if request.content.width == nil {
            diagnostics.assume(Self.maxWidth, field: ["dialog", "content", "size", "width"])
        }
        AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: nil)
            .report(placed, of: measured, into: &diagnostics)
    }

    package var figures: [StyleFigure] {
        [Self.radius, Self.maxWidth] + ContentMetrics.materialFigures + MaterialMotion.figures
    }
}
