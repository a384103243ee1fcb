import Boxes
import Devices
package import Geometry
import Timeline

/// Interrupts a timeline without its dialog: the goal's values are taken from the timeline itself.
extension TimelineWithEffects {
    /// Returns a timeline that takes over from this one and moves the same properties; values and velocities are
    /// continuous.
    ///
    /// The goal's values are those that the timeline has at the goal's event: `presented` at the last `didPresent`
    /// before the moment, else at the next one; `dismissed` at the next `didDismiss`. Without such an event, a timeline
    /// that only dismisses starts at `presented` and ends at `dismissed`, and any other starts at `dismissed` and ends
    /// at `presented`.
    ///
    /// - Parameters:
    ///   - moment: Seconds from its start.
    ///   - goal: `presented` or `dismissed`.
    ///   - velocity: The uppermost dialog's velocity, in points per second, if a finger gives it another than the
    ///     timeline has.
    package func retargeted(at moment: Double, to goal: RetargetGoal, velocity: Point? = nil) -> TimelineWithEffects {
        let direction = goal.direction
        let end = self.moment(of: direction, seenAt: moment)
        let spring = duration > 0 ? motion.spring(direction) : nil
        let goals = Dictionary(
            motion.states(at: end).map { (LayerProperty($0.layer, $0.property), $0.value) },
            uniquingKeysWith: { first, _ in first })
        var tracks: [Track] = []
        var tints: [PropertyState] = []
        for state in pushed(motion.states(at: moment), by: velocity) {
            guard let value = goals[LayerProperty(state.layer, state.property)] else { continue }
            if state.property == .tint {
                tints.append(state)
                continue
            }
            let found = spring.map { state.tracks(to: value, by: $0, within: bounds(of: state)) } ?? []
            tracks += found.isEmpty ? [still(state, at: value)] : found
        }
        let rotation = rotation(at: moment, endingAt: end, spring)
        let effect = spring.flatMap { spring in
            self.effect.flatMap { $0.value.retargeted(at: moment, to: $0.value.track.value(at: end), by: spring) }
        }
        let length = max(tracks.map(\.duration).max() ?? 0, rotation?.duration ?? 0, effect?.progress.last?.time ?? 0)
        // Tints change when everything else has reached its end (ledger B6).
        for state in tints {
            guard let value = goals[LayerProperty(state.layer, state.property)] else { continue }
            tracks.append(
                state.value == value || length == 0
                    ? still(state, at: value)
                    : Track(
                        layer: state.layer, property: .tint, from: state.value, to: value,
                        easing: .steps(StepsEasing(count: 1)), duration: length))
        }
        return TimelineWithEffects(
            Motion(duration: length, tracks: tracks, on: direction == .dismiss ? .dismissing : .presenting),
            rotation: rotation, effect: effect)
    }

    /// The time at which the timeline has the end values of a direction, looking from `moment`.
    private func moment(of direction: TransitionDirection, seenAt moment: Double) -> Double {
        func time(_ name: EventName, where isIt: (Double) -> Bool) -> [Double] {
            motion.events.filter { $0.name == name.rawValue && isIt($0.time) }.map(\.time)
        }
        let comes = motion.events.announce(.willPresent)
        let goes = motion.events.announce(.willDismiss)
        switch direction {
        case .present:
            if let last = time(.didPresent, where: { $0 <= moment }).last { return last }
            if let next = time(.didPresent, where: { $0 > moment }).first { return next }
            return goes && !comes ? 0 : duration
        case .dismiss:
            if let next = time(.didDismiss, where: { $0 >= moment }).first { return next }
            return goes && !comes ? duration : 0
        }
    }

    private func still(_ state: PropertyState, at value: AnimatedValue) -> Track {
        Track(layer: state.layer, property: state.property, keyframes: [Keyframe(time: 0, value: value)])
    }

    /// The states, with `velocity` as that of the uppermost dialog.
    private func pushed(_ states: [PropertyState], by velocity: Point?) -> [PropertyState] {
        guard let velocity,
            let index = states.lastIndex(where: {
                $0.property == .position
                    && ($0.layer == LayerID.dialog || $0.layer.hasSuffix("/" + LayerID.dialog))
            })
        else { return states }
        var states = states
        states[index] = PropertyState(
            layer: states[index].layer, property: .position, value: states[index].value,
            velocity: .point(velocity))
        return states
    }

    /// The range of a property during the motion; `nil` is unlimited. Opacities and corner radii stay within the
    /// timeline's own values; sizes do not become negative, nor do scales that are never negative in the timeline.
    private func bounds(of state: PropertyState) -> ClosedRange<Double>? {
        switch state.property {
        case .opacity, .cornerRadius, .cornerRadii, .scale:
            let values =
                motion.tracks.filter { $0.layer == state.layer && $0.property.base == state.property }
                .flatMap { $0.keyframes.map(\.value) }
            guard state.property == .scale else { return state.bounds(among: values) }
            let least = (values + [state.value]).flatMap(\.numbers).min() ?? 0
            return least >= 0 ? 0...Double.greatestFiniteMagnitude : nil
        case .size: return 0...Double.greatestFiniteMagnitude
        default: return nil
        }
    }

    // MARK: Other than layers

    private func rotation(at moment: Double, endingAt end: Double, _ spring: Spring?) -> Rotation? {
        guard let rotation, let spring else { return nil }
        let track = rotation.track
        guard case .scalar(let now) = track.value(at: moment), case .scalar(let then) = track.value(at: end),
            abs(then - now) > Grid.step
        else { return nil }
        return Rotation(by: then - now, at: track.velocity(at: moment), spring, to: end > 0 ? rotation.to : nil)
    }
}

extension TimelineWithEffects.Rotation {
    /// A rotation by `degrees` along a spring, starting at an angular velocity; `nil` if the rotation is complete.
    init?(by degrees: Double, at velocity: AnimatedValue?, _ spring: Spring, to orientation: Orientation?) {
        let start = PropertyState(layer: LayerID.window, property: .rotationZ, value: .scalar(0), velocity: velocity)
        guard let track = start.tracks(to: .scalar(degrees), by: spring).first else { return nil }
        self.init(
            degrees: degrees, duration: track.duration, easing: track.keyframes[0].easing ?? .linear, to: orientation)
    }
}

extension TransitionEffect {
    fileprivate var track: Track { Track(layer: layer, property: .opacity, keyframes: Array(progress)) }

    /// The effect of an interrupted transition on its way to a goal, 1 presented, 0 dismissed; `nil` if it has reached
    /// that.
    func retargeted(at moment: Double, to goal: AnimatedValue, by spring: Spring) -> Boxed<TransitionEffect>? {
        let track = self.track
        let start = PropertyState(
            layer: layer, property: .opacity, value: track.value(at: moment), velocity: track.velocity(at: moment))
        return start.tracks(to: goal, by: spring, within: 0...1).first.map {
            Boxed(TransitionEffect(name: name, layer: layer, progress: $0.keyframes))
        }
    }
}
