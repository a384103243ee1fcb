import Boxes
import Devices
import Geometry

/// Material 3's rich tooltip, its nearest equivalent of a popover; beside its anchor in windows of any size.
package struct RichTooltip: AnchoredStyle {
    /// The numbers of rich tooltips: `Figures/android-tooltip.json`.
    enum FigureName: Int, FigureKey {
        case radius, maxWidth, anchorGap, sidePadding, titleBaseline, textBaseline, textBottom, actionBottom
        case actionWidth, plainPadding
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-tooltip")

    package var component: String? { "richTooltip" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = 0...Self.figures[.maxWidth]
        // The tooltip's window has the tooltip's size, and ignores bars.
        defaults.sizing.keepsContentSafe = false
        defaults.look.backdropOpacity = 0
        let release = stage.android
        defaults.look.corners = CornerRadii(
            all: release.isEarlier ? EarlierMaterial.radius(in: release) : Self.figures[.radius])
        defaults.look.arrow = nil
        defaults.look.content = ContentMetrics.richTooltip(on: stage)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { MaterialLooks(in: setting).tooltip }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        diagnostics.adapt(.popover, to: component)
        guard !measured.isFixed else { return }
        if measured.request.content.width == nil, measured.request.content.sizeLimits?.maxWidth == nil {
            diagnostics.assume(Self.figures.figure(.maxWidth), field: [.dialog, .content, .size, .width])
        }
        AnchoredPlacement.report(placed, of: measured, into: &diagnostics)
    }

    /// Above its anchor if it fits there.
    func placement(of measured: Measured) -> AnchoredPlacement {
        var placement = AnchoredPlacement(of: measured, arrow: nil)
        placement.side = .top
        placement.gap = Self.figures[.anchorGap]
        return placement
    }

    package var list: StyleList { StyleList("popover", in: "android-tooltip") }
}
