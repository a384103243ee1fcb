import Geometry
import Timeline

/// A sheet of several heights under a finger: its own edge stays where it is, and all of it is as far on the way to the farthest
/// height in that direction as the finger has drawn its other edge.
struct DetentPull {
    /// At rest at that height, in the space of the answer.
    private let layers: [Layer]
    /// How far the sheet is on the way there: 1, it has that height; beyond the highest one more than that.
    private let share: Double
    /// How fast that changes, per second.
    private let rate: Double
    /// How far, and how fast, the whole sheet is below its lowest height, in the space of the answer.
    private let sunk: Point
    private let sinking: Point

    /// The farthest height in the direction of a drag; nil where there is none.
    static func goal(of drag: Drag, on rest: DialogLayout) -> RestingDetent? {
        let way = DetentWay(rest.detents, against: rest.ownEdge, from: rest.frame)
        let drawn = Self.drawn(drag.position, from: rest)
        return rest.detents.filter { way.level(of: $0) * drawn > 0 }
            .max { way.level(of: $0).magnitude < way.level(of: $1).magnitude }
    }

    /// - Parameters:
    ///   - goal: The farthest height in the direction of the drag.
    ///   - other: The dialog at rest there.
    init(_ drag: Drag, from rest: DialogLayout, to goal: RestingDetent, as other: [Layer], in projection: Projection) {
        layers = other
        let level = DetentWay(rest.detents, against: rest.ownEdge, from: rest.frame).level(of: goal)
        let drawn = Self.drawn(drag.position, from: rest)
        let out = rest.ownEdge.outward
        let speed = drag.velocity.x * out.x + drag.velocity.y * out.y
        // Drawn beyond its lowest height a sheet goes down as a whole.
        let below = drawn > 0 ? max(0, drawn - level) : 0
        share = below > 0 ? 1 : drawn / level
        rate = below > 0 ? 0 : speed / level
        func told(_ distance: Double) -> Point {
            projection.distance(Point(x: out.x * distance, y: out.y * distance))
        }
        sunk = told(below)
        sinking = told(below > 0 ? speed : 0)
    }

    /// How far towards its own edge a dialog is drawn, in points.
    private static func drawn(_ position: Point, from rest: DialogLayout) -> Double {
        let out = rest.ownEdge.outward
        return (position.x - rest.frame.midX) * out.x + (position.y - rest.frame.midY) * out.y
    }

    /// Where everything is of what differs between the two heights.
    ///
    /// - Parameter rests: The sheet at its own height, in the space of the answer.
    func states(from rests: [Layer]) -> [PropertyState] {
        rests.flatMap { layer -> [PropertyState] in
            guard let other = layers.first(where: { $0.id == layer.id }) else { return [] }
            return LayerSnapshot.properties.compactMap { property in
                guard property != .tint, let start = layer.rest(property), let end = other.rest(property) else {
                    return nil
                }
                return state(of: layer, property, start.spread(as: end), end.spread(as: start), in: rests)
            }
        }
    }

    private func state(
        of layer: Layer, _ property: Property, _ start: AnimatedValue, _ end: AnimatedValue, in rests: [Layer]
    ) -> PropertyState? {
        var value = start.interpolated(to: end, at: share)
        var velocity = start.rate(to: end, at: rate)
        if property == .position, sunk != .zero, isOfDialog(layer, in: rests), case .point(let center) = value {
            value = .point(center.offset(x: sunk.x, y: sunk.y))
            velocity = .point(sinking)
        } else if start == end {
            return nil
        }
        return PropertyState(layer: layer.id, property: property, value: value, velocity: velocity)
    }

    /// Whether a layer is the dialog, or something that it carries.
    private func isOfDialog(_ layer: Layer, in rests: [Layer]) -> Bool {
        var next: Layer? = layer
        for _ in rests {
            guard let this = next else { return false }
            if this.role == .dialog { return true }
            next = this.parent.flatMap { id in rests.first { $0.id == id } }
        }
        return false
    }
}
