import Boxes
import Devices
import Geometry

/// A sheet on the bottom edge, on a platform whose own sheets have no detents: they are those of the request, or follow
/// from the content. In some libraries it also replaces action sheets and activity views, and is then as high as its
/// content.
protocol DetentSheet: PresentationStyle {
    /// The style of the request: a sheet, or a style that is shown as one.
    var style: StyleName { get }
    /// Whether the distance above the largest detent is an assumption, which is reported.
    var assumesLarge: Bool { get }
    /// The drag handle; `nil` if there is none.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber?
    /// The opacity of the backdrop, 0…1.
    func scrim(on stage: Stage) -> Double
    /// The radius of the corners opposite the edge, in points.
    func radius(on stage: Stage) -> Double
    /// The corners of a sheet that does not rest on the bottom edge; `nil` if they are the defaults'.
    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii?
    /// The default detents, if the request lists none.
    func offer(to request: DialogRequest) -> BottomDetents.Offer
    /// The library whose detents are used if the request gives none.
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

    /// The corners opposite the edge are round; without an edge, and for a list, all four are.
    func corners(_ radius: Double, against edge: Edge?) -> CornerRadii? {
        let edge = style == .sheet ? edge : nil
        return edge.map { Sliding.corners(radius, against: $0) } ?? CornerRadii(all: radius)
    }

    /// A detent that the request names has to be one of its own list, since without a list the platform uses its own
    /// detents.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        if style == .sheet { try request.placement.sheet.checkDetents() }
    }

    /// The defaults of a sheet that is as high as its content, and that the user can drag down and dismiss.
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

    package func frame(for measured: Measured) throws(ResolveError) -> Placed { try atDetent(measured) }

    /// The sheet at its selected detent.
    func atDetent(_ measured: Measured) throws(ResolveError) -> Placed {
        let (request, stage) = (measured.request, measured.stage)
        let band = measured.grabber?.band(above: measured.content) ?? 0
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
