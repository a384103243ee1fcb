import Devices
import Geometry

/// How far a dialog follows a finger freely, and what the rubber band draws beyond, in window coordinates.
struct DragWay {
    private let rest: DialogLayout
    private let edges: [Edge]
    private let dimensions: ReleaseRules.RubberBandDimensions

    /// - Parameter edges: The edges by which the dialog may leave.
    init(
        _ rest: DialogLayout, leavingBy edges: [Edge], rubberBand dimensions: ReleaseRules.RubberBandDimensions
    ) {
        self.rest = rest
        self.edges = edges
        self.dimensions = dimensions
    }

    private var edge: Edge { rest.ownEdge }

    // MARK: The rubber band

    /// The dimensions as a request may hand them back: what follows from the layout as points.
    func workedOut(_ dimensions: ReleaseRules.RubberBandDimensions) -> ReleaseRules.RubberBandDimensions {
        func workedOut(
            _ dimension: ReleaseRules.RubberBandDimension, at end: Edge
        ) -> ReleaseRules.RubberBandDimension {
            dimension == .safeArea ? .points(points(dimension, at: end)) : dimension
        }
        var told = dimensions
        told.opening = workedOut(dimensions.opening, at: edge.opposite)
        told.closing = workedOut(dimensions.closing, at: edge)
        told.across = workedOut(dimensions.across, at: edge.isVertical ? .left : .top)
        return told
    }

    private func dimension(at end: Edge) -> Double {
        let dimension =
            end.isVertical != edge.isVertical
            ? dimensions.across : end == edge ? dimensions.closing : dimensions.opening
        return points(dimension, at: end)
    }

    private func points(_ dimension: ReleaseRules.RubberBandDimension, at end: Edge) -> Double {
        switch dimension {
        case .points(let points): return points
        case .screen: return end.isVertical ? rest.stage.screen.height : rest.stage.screen.width
        case .safeArea:
            let frame = outermost(towards: end)
            let safe = rest.stage.safeArea
            let gap: Double
            switch end {
            case .top: gap = frame.minY - safe.minY
            case .left: gap = frame.minX - safe.minX
            case .bottom: gap = safe.maxY - frame.maxY
            case .right: gap = safe.maxX - frame.maxX
            }
            return min(ReleaseFigures.rubberBandMost.value, max(0, gap))
        }
    }

    /// The rest that is the last one on the way to an end.
    private func outermost(towards end: Edge) -> Rect {
        let last = end == edge ? rest.detents.first : end == edge.opposite ? rest.detents.last : nil
        return last?.frame ?? rest.frame
    }

    // MARK: Where the finger is followed

    /// The ends of the way of the dialog's centre, without one where the dialog may leave, in the answer's space.
    func freedom(in projection: Projection) -> Released.Freedom {
        let way = DetentWay(rest.detents, against: edge, from: rest.frame)
        let levels = rest.detents.map { way.level(of: $0) }
        let center = rest.frame.center
        let along = Size(
            width: dimension(at: edge.isVertical ? .left : edge.opposite),
            height: dimension(at: edge.isVertical ? edge.opposite : .top))
        var free = Released.Freedom(dimension: projection.size(along), ends: .zero)
        for end in Edge.allCases {
            var limit = center
            if end == edge || end == edge.opposite {
                let level = end == edge ? levels.max() ?? 0 : levels.min() ?? 0
                limit = center.offset(x: level * edge.outward.x, y: level * edge.outward.y)
            }
            // In a turned space the ends of the interface are those of other edges.
            let here = projection.point(limit)
            let step = projection.point(limit.offset(x: end.outward.x, y: end.outward.y))
            let told = Edge.towards(Point(x: step.x - here.x, y: step.y - here.y))
            free.ends[told] = dimension(at: end)
            guard !edges.contains(end) else { continue }
            switch told {
            case .top: free.top = here.y
            case .left: free.left = here.x
            case .bottom: free.bottom = here.y
            case .right: free.right = here.x
            }
        }
        return free
    }
}

extension Edge {
    /// The edge that a step of one point along an axis goes to.
    fileprivate static func towards(_ step: Point) -> Edge {
        if abs(step.y) > 0.5 { return step.y > 0 ? .bottom : .top }
        return step.x > 0 ? .right : .left
    }
}
