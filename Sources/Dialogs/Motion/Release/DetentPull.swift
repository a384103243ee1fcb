import Geometry
import Timeline

/// A sheet with several detents that a finger drags from one towards another: the sheet's own edge stays in place, and
/// all of its properties advance towards the farthest detent in that direction in proportion to the drag.
///
/// The sheet moves as a whole across the drag's axis, and below its lowest detent.
struct DetentPull {
    /// One property at the sheet's own detent and at the other, in the space of the answer.
    struct Segment {
        let start: AnimatedValue
        let end: AnimatedValue
        /// Whether it is a position that moves with the sheet as a whole.
        let isCarried: Bool
    }

    /// How far the sheet has advanced, and at what speed.
    struct Stretch {
        /// The share of the distance to the other detent, 0…1; more than 1 beyond the highest detent.
        let share: Double
        /// The change of `share` per second.
        let rate: Double
        /// The displacement and the velocity of the sheet as a whole, in addition to the advance, in the space of the
        /// answer.
        let shift: Point
        let velocity: Point
    }

    /// The properties that change, by layer.
    let segments: [LayerProperty: Segment]
    /// The level of the other detent: its distance towards the sheet's edge, in points.
    private let level: Double
    private let projection: Projection

    /// The farthest detent in one direction from the one at which a sheet rests; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - isClosing: Whether the direction is towards the sheet's own edge.
    ///   - detents: The detents, with the sheet's frame at each.
    static func goal(closing isClosing: Bool, among detents: [RestingDetent], of rest: DialogLayout) -> RestingDetent? {
        let scale = DetentScale(detents, against: rest.ownEdge, from: rest.frame)
        return detents.filter { isClosing ? scale.level(of: $0) > 0 : scale.level(of: $0) < 0 }
            .max { scale.level(of: $0).magnitude < scale.level(of: $1).magnitude }
    }

    /// - Parameters:
    ///   - layers: The sheet at its own detent, in the space of the answer.
    ///   - level: The level of the farthest detent in the direction of the drag.
    ///   - other: The sheet at rest at that detent.
    init(from layers: [Layer], to level: Double, as other: [Layer], in projection: Projection) {
        self.level = level
        self.projection = projection
        let ends = Dictionary(other.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let carried = layers.idsOfDialog
        var segments: [LayerProperty: Segment] = [:]
        for layer in layers {
            guard let end = ends[layer.id] ?? Self.unscrolled(layer, among: layers, beside: other) else { continue }
            for property in LayerSnapshot.properties where property != .tint {
                let isCarried = property == .position && carried.contains(layer.id)
                let segment = Self.segment(of: property, from: layer, to: end, carried: isCarried)
                if let segment { segments[LayerProperty(layer.id, property)] = segment }
            }
        }
        self.segments = segments
    }

    /// A layer that scrolls, as large as its content is at a detent that lacks it; `nil` for others.
    private static func unscrolled(_ layer: Layer, among layers: [Layer], beside other: [Layer]) -> Layer? {
        ScrollBox(of: layer, in: layers, beside: other).map { scroll in
            var end = layer
            end.frame = scroll.box
            return end
        }
    }

    private static func segment(
        of property: Property, from start: Layer, to end: Layer, carried isCarried: Bool
    ) -> Segment? {
        guard let first = start.rest(property), let last = end.rest(property) else { return nil }
        let (start, end) = (first.spread(as: last), last.spread(as: first))
        return start != end || isCarried ? Segment(start: start, end: end, isCarried: isCarried) : nil
    }

    /// How far the sheet has advanced in a drag towards `goal`.
    func stretch(of drag: DragOffset) -> Stretch {
        let below = drag.along > 0 ? max(0, drag.along - level) : 0
        // Below the lowest detent, the speed is entirely that of the sheet as a whole.
        let whole = below > 0 ? drag.speed : 0
        let out = drag.edge.outward
        func projected(_ along: Double, _ across: Point) -> Point {
            projection.distance(across + out * along)
        }
        return Stretch(
            share: below > 0 ? 1 : drag.along / level, rate: below > 0 ? 0 : drag.speed / level,
            shift: projected(below, drag.across), velocity: projected(whole, drag.acrossVelocity))
    }
}

/// The displacement and velocity of a dragged dialog from its rest, split along and across the axis of its edge; in
/// window coordinates.
struct DragOffset {
    let edge: Edge
    /// The part towards the dialog's own edge, in points, and its speed in points per second.
    let along: Double
    let speed: Double
    /// The part perpendicular to that, in points, and its velocity in points per second.
    let across: Point
    let acrossVelocity: Point

    init(_ drag: Drag, from rest: DialogLayout) {
        edge = rest.ownEdge
        let out = edge.outward
        let offset = drag.position - rest.frame.center
        along = offset.along(out)
        speed = drag.velocity.along(out)
        across = edge.isVertical ? Point(x: offset.x, y: 0) : Point(x: 0, y: offset.y)
        acrossVelocity = edge.isVertical ? Point(x: drag.velocity.x, y: 0) : Point(x: 0, y: drag.velocity.y)
    }
}

extension [Layer] {
    /// The ids of the dialog and of all layers that it carries. Parents come before their children.
    var idsOfDialog: Set<String> {
        var ids: Set<String> = []
        for layer in self where layer.role == .dialog || layer.parent.map(ids.contains) == true {
            ids.insert(layer.id)
        }
        return ids
    }
}
