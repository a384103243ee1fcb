import Boxes
import Devices
import Geometry
import Timeline

/// Interrupts a motion: moves everything from its present value and velocity to its new end.
struct Interruption {
    /// The spring of the new motion; `nil` if everything jumps to its end.
    let spring: Spring?
    private let tracks: SnapshotTracks

    /// - Parameters:
    ///   - motion: The motion that is interrupted.
    ///   - seconds: The moment of the interruption, in seconds from the motion's start; times outside of it count as
    ///     its start or end.
    ///   - old: The dialog laid out as the motion had it.
    ///   - new: The dialog laid out for its new end; the same as `old` if only the motion changes.
    ///   - direction: Whether the dialog ends at rest or is dismissed.
    ///   - planned: The timeline that would lead to the new end from rest. Its spring is used, or one that settles in
    ///     its duration.
    ///   - velocity: The dialog's velocity, in points per second, if a finger gives it another than the motion has.
    init(
        of motion: Motion, at seconds: Double, from old: ResolvedDialog, to new: ResolvedDialog,
        _ direction: TransitionDirection, by planned: Motion, velocity: Point? = nil
    ) {
        var states = motion.states(at: seconds)
        if let velocity { old.push(&states, by: velocity) }
        let dismissal = new.transitions.dismiss
        let end =
            direction == .dismiss
            ? LayerSnapshot(new.layers, dismissal.states(at: dismissal.duration), in: new.stage.windowOfFrames)
            : LayerSnapshot(new.layers, in: new.stage.windowOfFrames)
        spring =
            planned.duration > 0
            ? planned.spring(direction)
            : old.isMoving(states) ? Spring(settlingIn: new.stage.rearrangingDuration) : nil
        let pull: SnapshotTracks.Pull =
            spring.map { new.stage.state.reduceMotion ? .fadingSpring($0) : .spring($0) } ?? .atOnce
        tracks = SnapshotTracks(
            from: LayerSnapshot(old.layers, states, in: old.stage.windowOfFrames), to: end, by: pull, direction,
            outOf: motion)
    }

    /// The new timeline, at least `least` seconds long, which is what motions besides those of layers need.
    func motion(lasting least: Double = 0) -> Motion {
        let moves = tracks.tracks()
        let duration = max(least, moves.map(\.duration).max() ?? 0)
        return Motion(duration: duration, tracks: moves + tracks.tints(over: duration))
    }
}

extension ResolvedDialog {
    /// Replaces the dialog's velocity in `states`.
    fileprivate func push(_ states: inout [PropertyState], by velocity: Point) {
        // In a stack, this is the uppermost dialog.
        guard let dialog = layers.last(where: { $0.role == .dialog }) else { return }
        let index = states.firstIndex { $0.layer == dialog.id && $0.property == .position }
        guard let center = index.map({ states[$0].value }) ?? dialog.rest(.position) else { return }
        let state = PropertyState(layer: dialog.id, property: .position, value: center, velocity: .point(velocity))
        if let index { states[index] = state } else { states.append(state) }
    }

    /// Whether some property moves, or has neither its resting value nor its value after dismissal.
    ///
    /// A dialog presented and dismissed without a motion is at either. One interrupted in between is at neither, and so
    /// moves on from its present state, in the time that its platform takes to rearrange things.
    fileprivate func isMoving(_ states: [PropertyState]) -> Bool {
        let dismissal = transitions.dismiss
        let rests = [LayerSnapshot(layers), LayerSnapshot(layers, dismissal.states(at: dismissal.duration))]
        return states.contains { state in
            state.velocity?.numbers.contains { $0 != 0 } ?? false
                || !rests.contains { $0.state(state.layer, state.property)?.isAbout(state.value) ?? false }
        }
    }
}

extension StageReport {
    /// The time that the platform takes to rearrange things, in seconds.
    fileprivate var rearrangingDuration: Double { Stage.rearranging(on: state.platform, in: appleRelease).duration }
}

extension PropertyState {
    /// Whether this state's value is visibly equal to `other`; texts always are.
    fileprivate func isAbout(_ other: AnimatedValue) -> Bool {
        if case .text = value { return value.isSameKind(as: other) }
        return value.isNear(other, within: 1e-3)
    }
}

extension Motion {
    /// The spring of a motion that takes over towards this timeline's end: the timeline's own, or a critically damped
    /// one that settles in its duration.
    func spring(_ direction: TransitionDirection) -> Spring {
        for track in tracks {
            for keyframe in track.keyframes {
                guard case .spring(let spring) = keyframe.easing, spring.settlingDuration() != nil else { continue }
                // A dismissed dialog must not swing back on to the screen.
                return direction == .dismiss ? spring.withoutBounce : spring
            }
        }
        let starts = tracks.compactMap { track in
            zip(track.keyframes, track.keyframes.dropFirst()).first { $0.value != $1.value }?.0.time
        }
        return Spring(settlingIn: max(Grid.step, duration - (starts.min() ?? 0)))
    }
}
