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

    private static func distance(
        _ name: String, _ value: Double, _ constant: String, _ confidence: StyleFigure.Confidence = .documented
    ) -> StyleFigure {
        StyleFigure(
            name, value, "dp", eras: MaterialMotion.eras, confidence,
            source: "https://github.com/androidx/androidx "
                + "compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/Tooltip.kt: " + constant
        )
    }

    package static let anchorGap = distance("anchor.gap", 4, "SpacingBetweenTooltipAndAnchor; above where it fits")
    package static let sidePadding = distance("padding.side", 16, "RichTooltipHorizontalPadding")
    package static let titleBaseline = distance(
        "title.baseline", 28, "HeightToSubheadFirstLine, from the top to the title's first baseline")
    package static let textBaseline = distance(
        "text.baseline", 24, "HeightFromSubheadToTextFirstLine, from the title's box to the text's first baseline",
        .assumed)
    package static let textBottom = distance("text.bottom", 16, "TextBottomPadding")
    package static let plainPadding = distance(
        "text.padding.alone", 4, "PlainTooltipVerticalPadding; here only above fields", .assumed)
    package static let actionBottom = distance("action.bottom", 8, "ActionLabelBottomPadding")
    package static let actionWidth = distance("action.width.minimum", 58, "ButtonDefaults.MinWidth", .assumed)

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...Self.maxWidth.value
        defaults.look.backdropOpacity = 0
        let release = AndroidRelease(stage.system)
        defaults.look.corners = CornerRadii(
            all: release.isEarlier ? EarlierMaterial.radius(in: release) : Self.radius.value)
        defaults.look.arrow = nil
        defaults.look.content = ContentMetrics.richTooltip(on: stage)
        return defaults
    }

    /// Source: appearance m3.tooltip.rich.*.
    package func look(in setting: LookSetting) -> DialogLook {
        let looks = MaterialLooks(in: setting)
        let text = looks.text(.onSurfaceVariant)
        return looks.dialog(.surfaceContainer, at: .level2, changing: [.title: text, .message: text])
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try Self.placement(of: request, on: stage).place(measured)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        diagnostics.adapt(.popover, to: component)
        guard !measured.isFixed else { return }
        if request.content.width == nil, request.content.sizeLimits?.maxWidth == nil {
            diagnostics.assume(Self.maxWidth, field: ["dialog", "content", "size", "width"])
        }
        Self.placement(of: request, on: stage).report(placed, of: measured, into: &diagnostics)
    }

    /// Above its anchor where it fits.
    private static func placement(of request: DialogRequest, on stage: Stage) -> AnchoredPlacement {
        AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: nil)
            .standing(on: .top, off: anchorGap.value)
    }

    package var figures: [StyleFigure] {
        [
            Self.radius, Self.maxWidth, Self.anchorGap, Self.sidePadding, Self.titleBaseline, Self.textBaseline,
            Self.textBottom, Self.actionBottom, Self.actionWidth,
        ] + Elevation.level2.figures + ContentMetrics.materialFigures + MaterialMotion.allFigures
            + EarlierMaterial.allFigures
    }
}
