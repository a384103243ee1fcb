import Boxes
import Geometry

/// A bottom sheet of one of Material's libraries; action sheets and activity views are such sheets as high as their
/// content.
protocol MaterialSheet: PresentationStyle {
    /// What the request asks for: a sheet, or what is shown as one.
    var style: StyleName { get }
    /// Whether the distance above the largest detent is assumed, which is reported.
    var assumesLarge: Bool { get }
}

extension MaterialSheet {
    var assumesLarge: Bool { true }

    /// A detent that is named has to be one of the caller's own list; without one the platform offers its own.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        guard style == .sheet, request.placement.sheet.detents != nil else { return }
        try Sheet().check(request, on: stage)
    }

    /// The sheet at its height. Against another edge than the bottom its corners follow that edge, and where only a
    /// list stands there, all four are round.
    ///
    /// - Parameters:
    ///   - scrim: The opacity of the backdrop, 0…1.
    ///   - radius: Of the corners, in points.
    func placed(
        _ measured: Measured, at detents: BottomDetents, over scrim: Double, radius: Double
    ) throws(ResolveError) -> Placed {
        var placed = try detents.placed(offering: style == .sheet ? .sheet : .list, over: scrim)
        if measured.edge != .bottom, !measured.isFixed {
            let edge = style == .sheet ? measured.edge : nil
            placed.corners = edge.map { Sliding.corners(radius, against: $0) } ?? CornerRadii(all: radius)
        }
        return placed
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .sheet { diagnostics.adapt(style, to: component) }
        BottomDetents.report(
            placed, of: measured, assumesLarge: assumesLarge, into: &diagnostics)
    }
}
