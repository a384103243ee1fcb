import Boxes
import Devices
package import Geometry

/// Material 3's modal side sheet, for a panel at a side of its window; at other edges a panel is the ledger's own.
///
/// Compose has no side sheet: this one has the width of the one for Android views, and the motion of Compose's bottom
/// sheets (assumed).
package struct ComposeSideSheet: PresentationStyle {
    private let panel = SemiModal()
    private static let table = ComposeFigure.table

    package var component: String? { "sideSheet" }

    /// The side at which it rests; `nil` if the panel is not a side sheet.
    private func side(of request: DialogRequest, on stage: Stage) -> Edge? {
        guard let edge = request.placement.edge?.physical(in: stage.direction), !edge.isVertical else { return nil }
        return edge
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = SemiModal.cached(on: stage).value
        guard let side = side(of: request, on: stage) else { return defaults }
        defaults.sizing.width = .points(Self.table[.sideWidth])
        defaults.sizing.widths = 0...Self.table[.sideWidthMaximum]
        defaults.sizing.height = .fraction(1)
        defaults.motion.leavesAsItCame = false
        defaults.motion.curve = ComposeMotion(stage).sheetCurve
        defaults.interaction.swipe = [side]
        defaults.look.backdropOpacity = Self.table[.sheetBackdropOpacity]
        defaults.look.corners = Sliding.corners(Self.table[.sideRadius], against: side)
        defaults.look.content = ContentMetrics.composeSide
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { panel.look(in: setting) }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard side(of: measured.request, on: measured.stage) != nil else { return }
        diagnostics.adapt(.semiModal, to: component)
        guard !measured.isFixed, measured.request.content.width == nil else { return }
        diagnostics.assume(Self.table.figure(.sideWidth), field: [.dialog, .content, .size, .width])
    }

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        edge.isVertical
            ? panel.away(from: frame, through: edge, in: container)
            : Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(of move: StyleMove) -> Double { panel.duration(of: move) }

    package func motion(of move: StyleMove) -> StyleMotion? {
        guard move.transition == .slide, !move.edge.isVertical else { return panel.motion(of: move) }
        return ComposeMotion(move.stage).sheet(move.direction)
    }

    package var list: StyleList { StyleList("pane", in: "android-compose") }
}
