import Boxes
import Devices
import Geometry

/// A sheet on the bottom edge whose detents are the caller's, or else follow from its content, on a platform whose own
/// sheets have none; in some libraries also what stands in for action sheets and activity views, as high as its
/// content.
protocol DetentSheet: PresentationStyle {
    /// What the request asks for: a sheet, or what is shown as one.
    var style: StyleName { get }
    /// Whether the distance above the largest detent is assumed, which is reported.
    var assumesLarge: Bool { get }
    /// The drag handle; nil where there is none.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber?
    /// The opacity of the backdrop, 0…1.
    func scrim(on stage: Stage) -> Double
    /// The radius of the corners away from the edge, in points.
    func radius(on stage: Stage) -> Double
    /// The corners of a sheet that does not rest on the bottom edge; nil where they are the defaults'.
    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii?
    /// What it offers where the request lists no detents.
    func offer(to request: DialogRequest) -> BottomDetents.Offer
    /// The library whose detents hold where the request names none.
    var library: BottomDetents.Library { get }
    /// - Parameter band: The height that content keeps free at the top, in points.
    func detents(of measured: Measured, below band: Double) -> BottomDetents
}

extension DetentSheet {
    var assumesLarge: Bool { true }
    var library: BottomDetents.Library { .views }

    func detents(of measured: Measured, below band: Double) -> BottomDetents {
        BottomDetents(measured, band: band, as: library)
    }

    func offer(to request: DialogRequest) -> BottomDetents.Offer { style == .sheet ? .sheet : .list }

    /// They follow the edge, and where there is none, or only a list stands there, all four are round.
    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii? {
        let edge = style == .sheet ? edge : nil
        return edge.map { Sliding.corners(radius, against: $0) } ?? CornerRadii(all: radius)
    }

    /// A detent that is named has to be one of the caller's own list; without one the platform offers its own.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        if style == .sheet { try request.placement.sheet.checkDetents() }
    }

    /// The defaults of a sheet as high as its content that can be dragged down and away.
    func sheetDefaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let radius = radius(on: stage)
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = scrim(on: stage)
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.look.grabber = grabber(of: request, on: stage)
        return defaults
    }

    package func place(_ measured: Measured) throws(ResolveError) -> Placed { try atDetent(measured) }

    /// The sheet at its height.
    func atDetent(_ measured: Measured) throws(ResolveError) -> Placed {
        let (request, stage) = (measured.request, measured.stage)
        let band = grabber(of: request, on: stage)?.band(above: measured.content) ?? 0
        var placed = try detents(of: measured, below: band)
            .placed(offering: offer(to: request), over: scrim(on: stage))
        if measured.edge != .bottom, !measured.isFixed {
            placed.corners = corners(radius(on: stage), against: measured.edge)
        }
        return placed
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .sheet { diagnostics.adapt(style, to: component) }
        BottomDetents.report(placed, of: measured, assumesLarge: assumesLarge, into: &diagnostics)
    }
}
