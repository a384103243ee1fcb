import Boxes
import Devices
import Dialogs
import Geometry
import Timeline

/// Ledger D8: dialogs of one style move alike throughout an app.
///
/// The rule compares dialogs of one style that resolve to the same style, on systems of one platform and era, with the
/// same `reduceMotion`: the app is not responsible for differences between systems. A duration that the style chooses
/// by itself (a panel's, by its height) agrees with any other that it chooses.
package struct TransitionsDiffer: SetRule {
    package var id: String { "transitionsDiffer" }
    package let guideline =
        "Transitions are consistent through the app (Human Interface Guidelines, Modality; ledger D8)."

    package func check(_ members: [SetMember]) -> [SetFinding] {
        var groups: [Group: [Int]] = [:]
        var order: [Group] = []
        for (index, member) in members.enumerated() {
            let group = Group(member)
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(index)
        }
        return order.flatMap { group in
            let indices = groups[group] ?? []
            return indices.count > 1 ? differences(among: indices, of: members, style: group.requested) : []
        }
    }

    /// Returns the members of a group whose motions differ from its norm: the first member that leaves all motion to
    /// the style, or else the first member.
    private func differences(among indices: [Int], of members: [SetMember], style: StyleName) -> [SetFinding] {
        let entries = indices.map { (index: $0, moves: Move.both(of: members[$0])) }
        let norm = entries.first { $0.moves.allSatisfy(\.isStyles) } ?? entries[0]
        // The durations that the style itself chooses, for presenting and for dismissing.
        let defaults = norm.moves.indices.map { direction in
            entries.map { $0.moves[direction] }.filter(\.isDurationStyles).map(\.duration)
        }
        return entries.compactMap { entry in
            guard entry.index != norm.index else { return nil }
            for (direction, move) in entry.moves.enumerated() {
                // If both leave the motion to the style, the difference is the system's, and no app can change it.
                if move.isStyles, norm.moves[direction].isStyles { continue }
                guard let aspect = move.difference(from: norm.moves[direction], defaults: defaults[direction]) else {
                    continue
                }
                let changes = norm.moves.allSatisfy(\.isStyles) ? move.leavingToStyle : []
                return SetFinding(
                    at: entry.index,
                    finding(
                        .warning,
                        "Dialogs of the style \(style.rawValue) do not all move alike: the \(aspect.rawValue) of this "
                            + "one's transition is another.",
                        at: move.place(of: aspect),
                        fix: """
                            Give all dialogs of a style the same transition, or \("leave it to the style", by: changes).
                            """))
            }
            return nil
        }
    }

    /// What dialogs have in common that should have the same motion.
    private struct Group: Hashable {
        var requested: StyleName
        var resolved: StyleName
        var platform: Platform
        var era: ReleaseRange?
        var reducesMotion: Bool

        init(_ member: SetMember) {
            requested = member.presentation.requested
            resolved = member.presentation.resolved
            platform = member.device.platform
            era = member.era
            reducesMotion = member.device.reduceMotion
        }
    }
}

/// The motion of presenting or dismissing a dialog, as far as the app decides it.
private struct Move {
    enum Aspect: String { case style, edge, duration, easing, pose }

    let member: SetMember
    let requested: Boxed<TransitionRequest>
    let direction: TransitionDirection
    let style: TransitionStyle
    /// In seconds, without the delay.
    let duration: Double
    /// The dialog's own tracks.
    let tracks: [Track]

    /// The motions of presenting and of dismissing.
    static func both(of member: SetMember) -> [Move] {
        [
            Move(member, member.request.present, .present, member.presentation.presentStyle, member.present),
            Move(member, member.request.dismiss, .dismiss, member.presentation.dismissStyle, member.dismiss),
        ]
    }

    private init(
        _ member: SetMember, _ requested: Boxed<TransitionRequest>, _ direction: TransitionDirection,
        _ style: TransitionStyle, _ motion: Motion
    ) {
        self.member = member
        self.requested = requested
        self.direction = direction
        self.style = style
        duration = motion.duration - (requested.delay ?? 0)
        tracks = motion.tracks.filter { $0.layer == LayerID.dialog }
    }

    var isDurationStyles: Bool { requested.duration == nil }

    /// Whether the request leaves all of the motion to the style.
    var isStyles: Bool { !isGiven && member.request.placement.edge == nil }

    /// The changes that leave all of the motion to the style.
    var leavingToStyle: [RequestChange] {
        var changes: [RequestChange] = []
        if Move.both(of: member).contains(where: \.isGiven) { changes.append(.remove([.dialog, .transition])) }
        if member.request.placement.edge != nil { changes.append(.remove([.dialog, .placement, .edge])) }
        return changes
    }

    /// Whether the request gives any part of the motion itself.
    private var isGiven: Bool {
        requested.style != nil || requested.edge != nil || requested.duration != nil || requested.easing != nil
            || !requested.away.isEmpty
    }

    /// The first thing in which this differs from `other`.
    ///
    /// - Parameter defaults: Durations of dialogs that leave the duration to the style.
    func difference(from other: Move, defaults: [Double]) -> Aspect? {
        if style != other.style { return .style }
        if style == .slide, edge != other.edge, requestedEdge != other.requestedEdge { return .edge }
        if !hasDuration(of: other, defaults: defaults) { return .duration }
        if easing != other.easing { return .easing }
        return poses == other.poses ? nil : .pose
    }

    private func hasDuration(of other: Move, defaults: [Double]) -> Bool {
        func isNear(_ one: Double, _ another: Double) -> Bool { (one - another).magnitude < 1e-6 }
        switch (isDurationStyles, other.isDurationStyles) {
        case (true, true): return true
        case (false, false): return isNear(duration, other.duration)
        case (false, true): return defaults.contains { isNear($0, duration) }
        case (true, false): return defaults.contains { isNear($0, other.duration) }
        }
    }

    /// The name of the edge in the request. A name such as `leading` means different physical edges in the two layout
    /// directions, which does not count as a difference.
    private var requestedEdge: String { requested.edge?.rawValue ?? member.presentation.edge.rawValue }

    private var edge: Edge? {
        let direction = member.device.layoutDirection
        return requested.edge?.physical(in: direction) ?? member.presentation.edge.physical(in: direction)
    }

    /// The easing of the last keyframe interval, in the first track that has one.
    private var easing: Easing? { tracks.lazy.compactMap { $0.keyframes.dropLast().last?.easing }.first }

    /// The dialog's pose before presenting or after dismissing, without position and size, which differ from dialog to
    /// dialog.
    private var poses: [Property: AnimatedValue] {
        var poses: [Property: AnimatedValue] = [:]
        for track in tracks {
            switch track.property {
            case .scale, .rotationX, .rotationY, .rotationZ:
                poses[track.property] = (direction == .present ? track.keyframes.first : track.keyframes.last)?.value
            default: continue
            }
        }
        return poses
    }

    /// The member of the request that gives the aspect. Where the file of a named style gives it, that is the style.
    func place(of aspect: Aspect) -> FieldPath {
        let field = field(of: aspect)
        return member.request.takesFromStyle(field) ? [.dialog, .style] : field
    }

    /// The member that gives the aspect, or the transition as a whole if none does.
    private func field(of aspect: Aspect) -> FieldPath {
        let path = member.request.transitionField(direction)
        func given(_ member: FieldPath.Member, _ isGiven: Bool) -> FieldPath { isGiven ? path + member : path }
        switch aspect {
        case .style: return given(.style, requested.style != nil)
        case .edge:
            let isResting = requested.edge == nil && member.request.placement.edge != nil
            return isResting ? [.dialog, .placement, .edge] : given(.edge, requested.edge != nil)
        case .duration: return given(.duration, requested.duration != nil)
        case .easing: return given(.easing, requested.easing != nil)
        case .pose: return given(direction == .present ? .from : .to, !requested.away.isEmpty)
        }
    }
}
