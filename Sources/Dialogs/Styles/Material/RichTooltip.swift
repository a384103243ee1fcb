import Boxes
import Devices
import Geometry

/// Material 3's rich tooltip, the nearest it has to a popover; beside its anchor in windows of any size.
package struct RichTooltip: PresentationStyle {
    package var component: String? { "richTooltip" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...Self.figures[.maxWidth]
        // Its window is as large as it, and knows of no bars.
        defaults.sizing.keepsContentSafe = false
        defaults.look.backdropOpacity = 0
        let release = AndroidRelease(stage.system)
        defaults.look.corners = CornerRadii(
            all: release.isEarlier ? EarlierMaterial.radius(in: release) : Self.figures[.radius])
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
            diagnostics.assume(Self.figures.figure(.maxWidth), field: [.dialog, .content, .size, .width])
        }
        Self.placement(of: request, on: stage).report(placed, of: measured, into: &diagnostics)
    }

    /// Above its anchor where it fits.
    private static func placement(of request: DialogRequest, on stage: Stage) -> AnchoredPlacement {
        AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: nil)
            .placed(on: .top, off: figures[.anchorGap])
    }

    package var figures: [StyleFigure] {
        Self.figures.list(for: .popover) + Elevation.level2.figures + ContentMetrics.materialFigures
            + MaterialMotion.allFigures
            + EarlierMaterial.allFigures
    }
}
