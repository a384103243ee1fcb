import Geometry
import Timeline

/// A sheet of several heights under a finger, on its way to another of them: its own edge stays where it is, and all of
/// it is as far on the way to the farthest height in that direction as the finger has drawn its other edge.
///
/// Across that way the sheet goes as a whole, and so it does below its lowest height.
struct DetentPull {
    /// One property on its way from the sheet's own height to the other, in the space of the answer.
    struct Segment {
        let start: AnimatedValue
        let end: AnimatedValue
        /// Whether it is a place that goes along with the sheet as a whole.
        let isCarried: Bool
    }

    /// How far the sheet is on the way, and how fast it goes on.
    struct Stretch {
        /// 1: it has the other height; beyond the highest one more than that.
        let share: Double
        /// Per second.
        let rate: Double
        /// How far, and how fast, it has gone as a whole beside that, in the space of the answer.
        let shift: Point
        let velocity: Point
    }

    /// What moves, by layer and property.
    let segments: [LayerProperty: Segment]
    /// The level of the other height: points towards the sheet's edge.
    private let level: Double
    private let projection: Projection

    /// The farthest height on one side of where a sheet rests; nil where there is none.
    ///
    /// - Parameter isClosing: Whether that is the side of the sheet's own edge.
    static func goal(closing isClosing: Bool, of rest: DialogLayout) -> RestingDetent? {
        let scale = DetentScale(rest.detents, against: rest.ownEdge, from: rest.frame)
        return rest.detents.filter { isClosing ? scale.level(of: $0) > 0 : scale.level(of: $0) < 0 }
            .max { scale.level(of: $0).magnitude < scale.level(of: $1).magnitude }
    }

    /// - Parameters:
    ///   - layers: The sheet at its own height, in the space of the answer.
    ///   - goal: The farthest height in the direction of the drag.
    ///   - other: The sheet at rest there.
    init(
        from rest: DialogLayout, _ layers: [Layer], to goal: RestingDetent, as other: [Layer],
        in projection: Projection
    ) {
        level = DetentScale(rest.detents, against: rest.ownEdge, from: rest.frame).level(of: goal)
        self.projection = projection
        let ends = Dictionary(other.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let carried = layers.idsOfDialog
        var segments: [LayerProperty: Segment] = [:]
        for layer in layers {
            guard let end = ends[layer.id] else { continue }
            for property in LayerSnapshot.properties where property != .tint {
                let isCarried = property == .position && carried.contains(layer.id)
                let segment = Self.segment(of: property, from: layer, to: end, carried: isCarried)
                if let segment { segments[LayerProperty(layer.id, property)] = segment }
            }
        }
        self.segments = segments
    }

    private static func segment(
        of property: Property, from start: Layer, to end: Layer, carried isCarried: Bool
    ) -> Segment? {
        guard let first = start.rest(property), let last = end.rest(property) else { return nil }
        let (start, end) = (first.spread(as: last), last.spread(as: first))
        return start != end || isCarried ? Segment(start: start, end: end, isCarried: isCarried) : nil
    }

    /// Where the sheet stands on its way under a drag, which is in its direction.
    func stretch(of drag: DragOffset) -> Stretch {
        let below = drag.along > 0 ? max(0, drag.along - level) : 0
        // Below its lowest height all of its speed is the whole sheet's.
        let whole = below > 0 ? drag.speed : 0
        let out = drag.edge.outward
        func projected(_ along: Double, _ across: Point) -> Point {
            projection.distance(Point(x: across.x + out.x * along, y: across.y + out.y * along))
        }
        return Stretch(
            share: below > 0 ? 1 : drag.along / level, rate: below > 0 ? 0 : drag.speed / level,
            shift: projected(below, drag.across), velocity: projected(whole, drag.acrossVelocity))
    }
}

/// How far, and how fast, a dialog is drawn off its rest, in parts: window coordinates.
struct DragOffset {
    let edge: Edge
    /// Points towards the dialog's own edge, and points per second.
    let along: Double
    let speed: Double
    /// The rest of the way, and of the speed.
    let across: Point
    let acrossVelocity: Point

    init(_ drag: Drag, from rest: DialogLayout) {
        edge = rest.ownEdge
        let out = edge.outward
        let offset = Point(x: drag.position.x - rest.frame.midX, y: drag.position.y - rest.frame.midY)
        along = offset.x * out.x + offset.y * out.y
        speed = drag.velocity.x * out.x + drag.velocity.y * out.y
        across = edge.isVertical ? Point(x: offset.x, y: 0) : Point(x: 0, y: offset.y)
        acrossVelocity = edge.isVertical ? Point(x: drag.velocity.x, y: 0) : Point(x: 0, y: drag.velocity.y)
    }
}

extension [Layer] {
    /// The ids of the dialog and of all that it carries. Parents come before their children.
    var idsOfDialog: Set<String> {
        var ids: Set<String> = []
        for layer in self where layer.role == .dialog || layer.parent.map(ids.contains) == true {
            ids.insert(layer.id)
        }
        return ids
    }
}
