package import Geometry
import Timeline

/// Decides where a dialog moves when a drag ends.
package struct ReleaseDecision: Sendable {
    package let rules: ReleaseRules
    /// The dialog's present resting frame, in window coordinates.
    package let rest: Rect
    package let container: Rect
    /// The detents at which the dialog may rest, each with the dialog's frame there, from the lowest up; empty for
    /// dialogs without detents. Their order follows ``ReleaseRules/halfRule``.
    package let detents: [RestingDetent]
    /// The edges through which the dialog can be dismissed.
    package let edges: [Edge]
    /// The edge that the dialog rests against, from which its detents are measured.
    package let edge: Edge

    package init(
        rules: ReleaseRules, rest: Rect, container: Rect, detents: [RestingDetent], edges: [Edge],
        against edge: Edge = .bottom
    ) {
        self.rules = rules
        self.rest = rest
        self.container = container
        self.detents = rules.halfRule == .byShare ? Self.withShareBetween(detents) : detents
        self.edges = edges
        self.edge = edge
    }

    /// Returns the choice for a release with the dialog's centre at `position` and `velocity` points per second, both
    /// in window coordinates.
    ///
    /// Edges are tested first: of those whose rules dismiss the dialog, the one towards which the largest share of it
    /// is dragged is chosen. A sheet with detents is dismissed only from its lowest one, unless it may skip that. Above
    /// it, and if no edge dismisses, a detent is chosen.
    package func choose(position: Point, velocity: Point) -> ReleaseChoice {
        let offset = Point(x: position.x - rest.midX, y: position.y - rest.midY)
        let candidates = edges.map { progress(towards: $0, offset: offset, velocity: velocity) }
        let judged = candidates.map { ($0, verdict(on: $0, velocity: velocity)) }
        let leaving = judged.compactMap { progress, verdict in verdict.reason.map { (progress, $0) } }
        if let (progress, reason) = leaving.max(by: { ahead($0.0) < ahead($1.0) }) {
            return ReleaseChoice(target: .dismissed(progress.edge), reason: reason, progress: progress)
        }
        let nearest = candidates.max { ahead($0) < ahead($1) }
        let scale = DetentScale(detents, against: edge, from: rest, mayLeave: edges.contains(edge))
        if let chosen = scale.choose(
            at: along(offset), velocity: counted(velocity), by: rules, farSide: scale.level(ofFarSideOf: container),
            isUnconfirmed: judged.contains { $0.0.edge == edge && $0.1 == .unconfirmed })
        {
            return ReleaseChoice(target: .detent(chosen.detent), reason: chosen.reason, progress: nearest)
        }
        let isDrawn = nearest.map { $0.travel > 0 || $0.speed > 0 } ?? false
        return ReleaseChoice(target: .presented, reason: isDrawn ? .short : .held, progress: nearest)
    }

    /// If exactly one of three detents is a share of the container, it is moved between the others; otherwise the order
    /// is unchanged.
    private static func withShareBetween(_ detents: [RestingDetent]) -> [RestingDetent] {
        let shares = detents.filter(\.detent.isShare)
        let others = detents.filter { !$0.detent.isShare }
        guard shares.count == 1, others.count == 2 else { return detents }
        return [others[0], shares[0], others[1]]
    }

    private func ahead(_ progress: DragProgress) -> Double { progress.share(ahead: rules.hideFriction) }

    /// Whether a dialog is dragged far enough to leave: by a distance where the rules have one, else by a share.
    private func isFar(_ progress: DragProgress) -> Bool {
        guard let travel = rules.dismissTravel else { return ahead(progress) > rules.dismissShare }
        return progress.travel + rules.hideFriction * progress.countedSpeed > travel
    }

    // MARK: Along and across

    /// The part of an offset towards the dialog's edge, in points.
    private func along(_ offset: Point) -> Double { offset.along(edge.outward) }

    /// The counted parts of a velocity: along the axis of the edge, and across it.
    private func counted(_ velocity: Point) -> DetentScale.Velocity {
        DetentScale.Velocity(
            along: counted(velocity, towards: edge),
            across: rules.counted(edge.isVertical ? velocity.x : velocity.y))
    }

    private func counted(_ velocity: Point, towards edge: Edge) -> Double {
        rules.counted(velocity.along(edge.outward))
    }

    private func distance(of frame: Rect, to edge: Edge) -> Double { frame.reach(from: edge, of: container) }

    // MARK: Dismissal

    /// How far from its rest, in points, a dialog still counts as resting: less than a pixel, and more than the error
    /// of positions that are written and read again.
    private static let stillAtRest = 0.05

    private func progress(towards edge: Edge, offset: Point, velocity: Point) -> DragProgress {
        let out = edge.outward
        var travel = offset.x * out.x + offset.y * out.y
        var extent = rest.extent(along: edge)
        var highest = rest
        let gone = travel
        if edge == self.edge, let lowest = detents.first, let top = detents.last {
            travel -= DetentScale(detents, against: edge, from: rest).level(of: lowest)
            extent = lowest.frame.extent(along: edge)
            highest = top.frame
        }
        // The distance from the dialog's far side to the edge: now, and at the highest rest.
        let now = distance(of: rest, to: edge) - gone
        return DragProgress(
            edge: edge, travel: travel, extent: extent, speed: velocity.x * out.x + velocity.y * out.y,
            countedSpeed: counted(velocity, towards: edge), isLow: now < distance(of: highest, to: edge) / 2)
    }

    /// Whether a dialog that is dragged towards an edge is dismissed through it.
    private enum Verdict: Equatable {
        case leaves(ReleaseChoice.Reason)
        /// It is dragged far enough, but is neither fast nor low enough.
        case unconfirmed
        case stays

        var reason: ReleaseChoice.Reason? { if case .leaves(let reason) = self { reason } else { nil } }
    }

    private func verdict(on progress: DragProgress, velocity: Point) -> Verdict {
        let skips = rules.skipCollapsed && progress.edge == edge
        // Above its lowest rest, or on the far side of its only one, a dialog is not on its way to dismissal.
        guard skips || progress.travel >= -Self.stillAtRest else { return .stays }
        let speed = progress.countedSpeed
        switch rules.speedRule {
        case .suffices:
            if speed >= rules.dismissSpeed { return .leaves(.speed) }
            if rules.dismissTravel == nil,
                let leaves = rules.leaves(travel: progress.travel, of: progress.extent, at: speed)
            {
                return leaves ? .leaves(.share) : .stays
            }
            return isFar(progress) && speed > -rules.dismissSpeed ? .leaves(.share) : .stays
        case .confirms:
            guard speed >= 0, skips || isFar(progress) else { return .stays }
            let across = rules.counted(progress.edge.isVertical ? velocity.x : velocity.y)
            let isStraight = rules.axisDominance == .none || across.magnitude < speed
            return progress.isLow || isStraight && speed > rules.dismissSpeed ? .leaves(.share) : .unconfirmed
        }
    }
}

extension ReleaseRules {
    /// A speed along one axis, in points per second, or 0 if it is too slow to count.
    fileprivate func counted(_ speed: Double) -> Double { speed.magnitude < minimumSpeed ? 0 : speed }
}

extension Detent {
    /// Whether it is a share of the container.
    fileprivate var isShare: Bool {
        switch self {
        case .medium, .fraction: true
        case .large, .fit, .points: false
        }
    }
}

extension Rect {
    /// How far this rectangle extends into a container from one of its edges, in points.
    func reach(from edge: Edge, of container: Rect) -> Double {
        edge.isFar ? container[edge] - self[edge.opposite] : self[edge.opposite] - container[edge]
    }
}
