import Geometry
import Timeline

/// The detents of a sheet as levels on one scale, and the choice among them at the end of a drag.
///
/// A level is how many points towards the sheet's edge a detent lies from the one at which the sheet rests. Levels grow
/// in the closing direction.
struct DetentScale {
    private let detents: [RestingDetent]
    private let edge: Edge
    /// The sheet's frame at its present detent.
    private let own: Rect
    /// Whether the sheet can be dismissed through its edge.
    private let mayLeave: Bool

    /// The counted velocity of a released sheet: towards its edge, and along the other axis, in points per second.
    struct Velocity {
        var along: Double
        var across: Double
    }

    /// A detent, and the rule that chose it.
    struct Choice {
        var detent: Detent
        var reason: ReleaseChoice.Reason
    }

    /// - Parameters:
    ///   - detents: The detents in the order of the rules, the lowest first.
    ///   - rest: The resting frame of a dialog without detents.
    init(_ detents: [RestingDetent], against edge: Edge, from rest: Rect, mayLeave: Bool = false) {
        self.mayLeave = mayLeave
        self.detents = detents
        self.edge = edge
        own = detents.first { $0.isSelected }?.frame ?? rest
    }

    /// The level of the side of the container opposite the edge.
    func level(ofFarSideOf container: Rect) -> Double {
        own.reach(from: edge, of: container) - container.extent(along: edge)
    }

    func level(of detent: RestingDetent) -> Double { detent.frame.gap(at: edge.opposite, to: own) }

    /// The detent for a sheet dragged `drawn` points towards its edge from its rest; `nil` if there are no detents.
    ///
    /// - Parameters:
    ///   - farSide: The level of the container's side opposite the edge.
    ///   - isUnconfirmed: Whether the sheet is dragged far enough to be dismissed, but is neither fast nor low enough
    ///     to confirm that.
    func choose(
        at drawn: Double, velocity: Velocity, by rules: ReleaseRules, farSide: Double, isUnconfirmed: Bool
    ) -> Choice? {
        guard let lowest = detents.first else { return nil }
        if isUnconfirmed {
            let found = nearest(to: drawn, among: detents.count > 1 ? detents.dropFirst() : detents[...])
            return Choice(detent: (found ?? lowest).detent, reason: .short)
        }
        let isSideways = velocity.across.magnitude > velocity.along.magnitude && rules.ignoresAcross(velocity.along)
        let speed = isSideways ? 0 : velocity.along
        let drag = Drawn(at: drawn, stop: drawn + rules.deceleration.travel(at: speed), speed: speed)
        let rest = rest(after: drag, by: rules, farSide: farSide) ?? lowest
        guard speed != 0, speed.magnitude >= rules.flickSpeed,
            let flicked = flicked(drag, by: speed > 0 ? rules.flickClosing : rules.flickOpening, restingAt: rest)
        else { return Choice(detent: rest.detent, reason: .nearest) }
        return Choice(detent: flicked.detent, reason: flicked.detent == rest.detent ? .nearest : .flick)
    }

    /// The level at which a sheet is released, the level at which it would stop, and its speed towards its edge.
    private struct Drawn {
        var at: Double
        var stop: Double
        var speed: Double
    }

    /// A tolerance, in points, greater than the error of positions that are written and read again.
    private static let tolerance = 0.001

    // MARK: Without a flick

    private func rest(after drag: Drawn, by rules: ReleaseRules, farSide: Double) -> RestingDetent? {
        switch rules.restRule {
        case .nearest: return rest(after: drag, by: rules)
        case .ends:
            guard detents.count > 2, let highest = detents.last else {
                return nearest(to: drag.stop, among: detents[...])
            }
            let second = detents[detents.count - 2]
            guard drag.stop < level(of: second) - Self.tolerance else {
                return nearest(to: drag.stop, among: detents.dropLast())
            }
            let toLowest = (drag.stop - level(of: detents[0])).magnitude
            return drag.stop - farSide < toLowest - Self.tolerance ? highest : second
        }
    }

    /// The detent behind or the one ahead, whichever is nearer to the stop, by the rules' share of the distance.
    private func rest(after drag: Drawn, by rules: ReleaseRules) -> RestingDetent? {
        let isClosing = drag.speed == 0 ? drag.at > 0 : drag.speed > 0
        func ahead(_ level: Double) -> Double { isClosing ? level : -level }
        guard let lowest = detents.first else { return nil }
        var levels = detents.map { ahead(level(of: $0)) }
        // For a sheet that can be dismissed, dismissal counts as one more level below the lowest detent.
        if mayLeave { levels.append(ahead(level(of: lowest) + lowest.frame.extent(along: edge))) }
        levels.sort()
        guard let first = levels.first, let last = levels.last else { return nil }
        let reached = ahead(rules.reach == .next ? drag.at : drag.stop)
        let behind = levels.last { $0 <= reached + Self.tolerance } ?? first
        let next = levels.first { $0 > behind + Self.tolerance } ?? last
        let distance = next - behind
        let isPast = distance > 0 && rules.isPast(ahead(drag.stop) - behind, of: distance, at: drag.speed)
        return preferred(at: ahead(isPast ? next : behind)) ?? lowest
    }

    /// Of the detents at one level, the one at which the sheet rests, else the first of the request.
    private func preferred(at level: Double) -> RestingDetent? {
        let there = detents.filter { (self.level(of: $0) - level).magnitude <= Self.tolerance }
        return there.first(where: \.isSelected) ?? there.first
    }

    /// The nearest of some detents to a level; of two equally near, the lower one.
    private func nearest(to level: Double, among detents: ArraySlice<RestingDetent>) -> RestingDetent? {
        var nearest = detents.first
        var least = nearest.map { (self.level(of: $0) - level).magnitude } ?? 0
        for detent in detents.dropFirst() {
            let distance = (self.level(of: detent) - level).magnitude
            guard distance < least - Self.tolerance else { continue }
            (nearest, least) = (detent, distance)
        }
        return nearest
    }

    // MARK: Flicks

    private func flicked(
        _ drag: Drawn, by rule: ReleaseRules.FlickRule, restingAt rest: RestingDetent
    ) -> RestingDetent? {
        let isClosing = drag.speed > 0
        let isAlone = detents.count < 2
        switch rule {
        case .none: return nil
        case .onward:
            // A sheet that would return to its present detent moves one detent further.
            guard level(of: rest).magnitude <= Self.tolerance else { return rest }
            return next(from: 0, closing: isClosing)
        case .next: return next(from: drag.at, closing: isClosing)
        case .nearest:
            let others = isAlone ? detents[...] : isClosing ? detents.dropLast() : detents.dropFirst()
            return nearest(to: drag.stop, among: others)
        case .last: return isClosing ? detents.first : detents.last
        }
    }

    /// The next detent in a direction; beyond either end, and if there is none ahead, the one at that end.
    private func next(from place: Double, closing: Bool) -> RestingDetent? {
        closing
            ? detents.dropLast().last { level(of: $0) > place + Self.tolerance } ?? detents.first
            : detents.dropFirst().first { level(of: $0) < place - Self.tolerance } ?? detents.last
    }
}

extension ReleaseRules {
    /// Whether a velocity that is mostly perpendicular to the edge's axis counts as zero, given `speed` towards the
    /// edge.
    fileprivate func ignoresAcross(_ speed: Double) -> Bool {
        switch axisDominance {
        case .none: false
        case .closing: speed > 0
        case .both: true
        }
    }
}
