package import Geometry
import Timeline

/// Chooses where a dialog goes when a drag ends.
package struct ReleaseDecision: Sendable {
    package let rules: ReleaseRules
    /// Where the dialog rests now, in window coordinates.
    package let rest: Rect
    package let container: Rect
    /// The heights at which it may rest, from the lowest up; empty for dialogs without.
    package let detents: [RestingDetent]
    /// The edges towards which it may leave.
    package let edges: [Edge]

    package init(rules: ReleaseRules, rest: Rect, container: Rect, detents: [RestingDetent], edges: [Edge]) {
        self.rules = rules
        self.rest = rest
        self.container = container
        self.detents = detents
        self.edges = edges
    }

    /// What a release chooses, with the dialog's centre at `position` and at `velocity` points per second, both in
    /// window coordinates.
    ///
    /// First the edges: of those that would dismiss, the one that most of the dialog is drawn towards. A sheet with
    /// detents leaves only from its lowest one down; above that, and where no edge dismisses, the detents decide.
    package func choose(position: Point, velocity: Point) -> ReleaseChoice {
        let offset = Point(x: position.x - rest.midX, y: position.y - rest.midY)
        let candidates = edges.map { progress(towards: $0, offset: offset, velocity: velocity) }
        let leaving = candidates.compactMap { progress in reason(toDismiss: progress).map { (progress, $0) } }
        if let (progress, reason) = leaving.max(by: { ahead($0.0) < ahead($1.0) }) {
            return ReleaseChoice(target: .dismissed(progress.edge), reason: reason, progress: progress)
        }
        let nearest = candidates.max { ahead($0) < ahead($1) }
        if let (detent, reason) = detent(at: offset.y, velocity: velocity.y) {
            return ReleaseChoice(target: .detent(detent), reason: reason, progress: nearest)
        }
        let isDrawn = nearest.map { $0.travel > 0 || $0.speed > 0 } ?? false
        return ReleaseChoice(target: .presented, reason: isDrawn ? .short : .held, progress: nearest)
    }

    private func ahead(_ progress: DragProgress) -> Double { progress.share(ahead: rules.hideFriction) }

    // MARK: Leaving

    /// How far off its rest, in points, a dialog still counts as there: less than anybody draws, more than positions
    /// lose on their way over the wire.
    private static let stillAtRest = 0.5

    private func progress(towards edge: Edge, offset: Point, velocity: Point) -> DragProgress {
        let out = edge.outward
        var travel = offset.x * out.x + offset.y * out.y
        var extent = edge.isVertical ? rest.height : rest.width
        var highest = rest
        let gone = travel
        if edge == .bottom, let lowest = detents.first, let top = detents.last {
            travel += origin - lowest.frame.minY
            extent = lowest.frame.height
            highest = top.frame
        }
        // From the side that is away from the edge to the edge: now, and at the highest rest.
        let now = distance(of: rest, to: edge) - gone
        return DragProgress(
            edge: edge, travel: travel, extent: extent, speed: velocity.x * out.x + velocity.y * out.y,
            isLow: now < distance(of: highest, to: edge) / 2)
    }

    private func distance(of frame: Rect, to edge: Edge) -> Double {
        switch edge {
        case .bottom: container.maxY - frame.minY
        case .top: frame.maxY - container.minY
        case .left: frame.maxX - container.minX
        case .right: container.maxX - frame.minX
        }
    }

    private func reason(toDismiss progress: DragProgress) -> ReleaseChoice.Reason? {
        // Above its lowest rest, or on the other side of its only one, a dialog is not on the way out.
        guard progress.travel >= -Self.stillAtRest else { return nil }
        let isFar = ahead(progress) > rules.dismissShare
        switch rules.speedRule {
        case .suffices:
            if progress.speed >= rules.dismissSpeed { return .speed }
            return isFar && progress.speed > -rules.dismissSpeed ? .share : nil
        case .confirms:
            return isFar && progress.speed >= 0 && (progress.isLow || progress.speed > rules.dismissSpeed)
                ? .share : nil
        }
    }

    // MARK: Detents

    /// The top edge of the detent that the dialog rests at now: what the others are measured from, so that a keyboard
    /// that lifts the dialog lifts them all.
    private var origin: Double { detents.first { $0.isSelected }?.frame.minY ?? rest.minY }

    /// The detent for a sheet moved by `offset` points from its rest, downwards, at `velocity` points per second.
    private func detent(at offset: Double, velocity: Double) -> (Detent, ReleaseChoice.Reason)? {
        guard let lowest = detents.first, let highest = detents.last else { return nil }
        func height(_ detent: RestingDetent) -> Double { detent.frame.minY - origin }
        let stop = offset + rules.deceleration.travel(at: velocity)
        // Of equal heights the one it rests at now, else the first in the request.
        let ordered = detents.filter(\.isSelected) + detents.filter { !$0.isSelected }
        func nearest(_ candidates: [RestingDetent]) -> RestingDetent? {
            candidates.min { abs(height($0) - stop) < abs(height($1) - stop) }
        }
        guard let found = nearest(ordered) else { return nil }
        guard abs(velocity) > rules.flickSpeed else { return (found.detent, .nearest) }
        // A flick from beyond an end counts as one from that end.
        let from = min(max(offset, height(highest)), height(lowest))
        let further = ordered.filter { velocity > 0 ? height($0) > from : height($0) < from }
        // Towards an end with nothing beyond it, the end is as far as it gets.
        let end = ordered.filter { height($0) == height(velocity > 0 ? lowest : highest) }
        guard let next = nearest(further) ?? end.first else { return (found.detent, .nearest) }
        return (next.detent, next.detent == found.detent ? .nearest : .flick)
    }
}
