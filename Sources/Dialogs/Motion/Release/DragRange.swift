import Devices
import Geometry

/// The range in which a dialog follows a finger freely, and the rubber band beyond it, in window coordinates.
struct DragRange {
    private let rest: DialogLayout
    private let detents: [RestingDetent]
    private let edges: [Edge]
    private let dimensions: ReleaseRules.RubberBandDimensions

    /// - Parameters:
    ///   - detents: The detents, with the dialog's frame at each.
    ///   - edges: The edges through which the dialog can be dismissed.
    init(
        _ rest: DialogLayout, at detents: [RestingDetent], leavingBy edges: [Edge],
        rubberBand dimensions: ReleaseRules.RubberBandDimensions
    ) {
        self.rest = rest
        self.detents = detents
        self.edges = edges
        self.dimensions = dimensions
    }

    private var edge: Edge { rest.ownEdge }

    // MARK: The rubber band

    /// The dimensions in points, including those that follow from the layout, as a request can give them.
    func workedOut(_ dimensions: ReleaseRules.RubberBandDimensions) -> ReleaseRules.RubberBandDimensions {
        func workedOut(
            _ dimension: ReleaseRules.RubberBandDimension, at end: Edge
        ) -> ReleaseRules.RubberBandDimension {
            dimension == .safeArea ? .points(points(dimension, at: end)) : dimension
        }
        var concrete = dimensions
        concrete.opening = workedOut(dimensions.opening, at: edge.opposite)
        concrete.closing = workedOut(dimensions.closing, at: edge)
        concrete.across = workedOut(dimensions.across, at: edge.isVertical ? .left : .top)
        return concrete
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
            let gap = outermost(towards: end).gap(at: end, to: rest.stage.safeArea)
            return min(ReleaseFigures.apple[.rubberBandMost, .detents], max(0, gap))
        }
    }

    /// The resting frame that is farthest towards an end.
    private func outermost(towards end: Edge) -> Rect {
        let last = end == edge ? detents.first : end == edge.opposite ? detents.last : nil
        return last?.frame ?? rest.frame
    }

    // MARK: The free range

    /// The dialog's centre at one end of its free range.
    private func limit(at end: Edge) -> Point {
        let center = rest.frame.center
        guard end.isVertical == edge.isVertical else { return center }
        let scale = DetentScale(detents, against: edge, from: rest.frame)
        let levels = detents.map { scale.level(of: $0) }
        let level = end == edge ? levels.max() ?? 0 : levels.min() ?? 0
        return center + edge.outward * level
    }

    /// The limits of the dialog's centre, in the space of the answer; none at ends through which the dialog can be
    /// dismissed.
    func freedom(in projection: Projection) -> Released.Freedom {
        let along = Size(
            width: dimension(at: edge.isVertical ? .left : edge.opposite),
            height: dimension(at: edge.isVertical ? edge.opposite : .top))
        var free = Released.Freedom(dimension: projection.size(along), ends: .zero)
        for end in Edge.allCases {
            let limit = limit(at: end)
            // In a rotated space the interface's ends are at other edges.
            let here = projection.point(limit)
            let side = Edge.towards(projection.point(limit + end.outward) - here)
            free.ends[side] = dimension(at: end)
            guard !edges.contains(end) else { continue }
            switch side {
            case .top: free.top = here.y
            case .left: free.left = here.x
            case .bottom: free.bottom = here.y
            case .right: free.right = here.x
            }
        }
        return free
    }

    /// The rubber bands beyond the ends through which the dialog cannot be dismissed.
    ///
    /// - Parameters:
    ///   - coefficient: The ratio of the dialog's speed to the finger's just beyond an end.
    ///   - scrolling: What a drag on scrolling content moves first; `nil` if the finger is not on any. Scrolling
    ///     content takes a drag over when the dialog cannot move further up.
    func limits(coefficient: Double, scrolling: ScrollPriority?) -> DragLimits {
        DragLimits(
            ends: Edge.allCases.filter { !edges.contains($0) }.map { end in
                let isTakenOver = scrolling != nil && edge == .bottom && end == .top
                return DragLimits.End(
                    edge: end, limit: isTakenOver && scrolling == .scrollsFirst ? rest.frame.center : limit(at: end),
                    band: RubberBand(coefficient: isTakenOver ? 0 : coefficient, dimension: dimension(at: end)))
            })
    }
}

/// The position to which a dialog follows a finger, in window coordinates: freely up to the ends of its range, and
/// beyond them by a rubber band.
struct DragLimits {
    struct End {
        let edge: Edge
        let limit: Point
        let band: RubberBand
    }

    /// The ends through which the dialog cannot be dismissed.
    let ends: [End]

    /// The dialog's centre when a finger has dragged it to `place`.
    func held(_ place: Point) -> Point {
        var held = place
        for end in ends {
            let out = end.edge.outward
            let beyond = (place - end.limit).along(out)
            guard beyond > 0 else { continue }
            held = held + out * (end.band.offset(of: beyond) - beyond)
        }
        return held
    }
}

extension Edge {
    /// The edge towards which a step along an axis leads.
    fileprivate static func towards(_ step: Point) -> Edge {
        if abs(step.y) > 0.5 { return step.y > 0 ? .bottom : .top }
        return step.x > 0 ? .right : .left
    }
}
