import Geometry
import Timeline

/// Takes two snapshots of a dialog's layers, one of them in the middle of something; gives the tracks from the one to the
/// other; promises that each starts at the value and the velocity of the first and ends at the second.
///
/// The rules of ``LayerChange`` hold, which leads from rest to rest: layers are the same where their ids are, and one that
/// only one of the snapshots has fades, unless it holds another that both have. A layer without a track goes along with
/// what carries it.
struct SnapshotTracks {
    /// What leads everything to its end.
    enum Pull {
        /// A spring that starts at the speed that things have.
        case spring(Spring)
        /// The same for what fades; all else is at its end at once, as reduced motion has it.
        case fadingSpring(Spring)
        /// A fade of so many seconds; all else jumps in its middle.
        case crossFade(Double)
        /// Nothing: everything is at its end at once.
        case atOnce
    }

    private let start: LayerSnapshot
    private let end: LayerSnapshot
    private let pull: Pull
    private let direction: TransitionDirection
    /// What is taken over: its values bound what fades.
    private let interrupted: Motion
    /// Layers that hold one which both snapshots have.
    private let holders: [String]

    init(
        from start: LayerSnapshot, to end: LayerSnapshot, by pull: Pull, _ direction: TransitionDirection,
        outOf interrupted: Motion
    ) {
        self.start = start
        self.end = end
        self.pull = pull
        self.direction = direction
        self.interrupted = interrupted
        holders = LayerChange.holders(start.layers, end.layers)
    }

    /// All tracks but those of tints, each as long as it takes.
    func tracks() -> [Track] {
        var tracks: [Track] = []
        var moved: Set<String> = []
        for layer in layers {
            for property in LayerSnapshot.properties where property != .tint {
                let found = self.tracks(of: layer, property)
                if property == .position, !found.isEmpty { moved.insert(layer.id) }
                tracks += found
            }
            // A track carries its layer's descendants along: one that stays where it is has to say so.
            if !moved.contains(layer.id), let parent = layer.parent, moved.contains(parent) {
                moved.insert(layer.id)
                if let value = standing(layer) { tracks.append(still(layer.id, .position, at: value)) }
            }
        }
        return tracks + fadesOfOthers()
    }

    /// The tints, which change when everything has come to its end, after `duration` seconds (ledger B6).
    func tints(over duration: Double) -> [Track] {
        layers.compactMap { layer in
            guard let (start, end) = ends(layer, .tint) else { return nil }
            guard start.value != end, duration > 0 else {
                return start.value != end || layer.rest(.tint) != end ? still(layer.id, .tint, at: end) : nil
            }
            return Track(
                layer: layer.id, property: .tint, from: start.value, to: end, easing: .steps(StepsEasing(count: 1)),
                duration: duration)
        }
    }

    private var layers: [Layer] { start.layers + end.layers.filter { start.layer($0.id) == nil } }

    // MARK: One property

    private func tracks(of layer: Layer, _ property: Property) -> [Track] {
        guard let (start, end) = ends(layer, property), property != .position || !isCarried(layer) else { return [] }
        let tracks = tracks(from: start, to: end)
        guard tracks.isEmpty else { return tracks }
        // What stands still away from its rest has to say so: without a track it would be taken to rest.
        let isAtRest = layer.rest(property)?.isNear(end, within: Grid.step / 2) ?? false
        return isAtRest && start.value.isNear(end, within: Grid.step / 2) ? [] : [still(layer.id, property, at: end)]
    }

    private func tracks(from start: PropertyState, to end: AnimatedValue) -> [Track] {
        switch pull {
        case .spring(let spring):
            return start.tracks(to: end, by: spring, within: bounds(start, end))
        case .fadingSpring(let spring):
            return start.property == .opacity ? start.tracks(to: end, by: spring, within: bounds(start, end)) : []
        case .crossFade(let seconds):
            guard !start.value.isNear(end, within: Grid.step) else { return [] }
            let isFade = start.property == .opacity
            return [
                Track(
                    layer: start.layer, property: start.property, from: start.value, to: end,
                    easing: isFade ? .easeInOut : .steps(StepsEasing(count: 1)),
                    duration: isFade ? seconds : seconds / 2
                ).held(until: seconds)
            ]
        case .atOnce: return []
        }
    }

    private func still(_ layer: String, _ property: Property, at value: AnimatedValue) -> Track {
        Track(layer: layer, property: property, keyframes: [Keyframe(time: 0, value: value)])
    }

    /// Where a property is and where it goes. What is only there before fades out, what is only there after fades in;
    /// but for holders, which would take what is there both times along.
    private func ends(_ layer: Layer, _ property: Property) -> (PropertyState, AnimatedValue)? {
        switch (start.state(layer.id, property), end.state(layer.id, property)) {
        case (let start?, let end?): return start.matched(with: end.value)
        case (let state?, nil):
            if property == .opacity { return (state, .scalar(holders.contains(layer.id) ? layer.opacity : 0)) }
            // One that a timeline moves by itself comes to stand in its parent as it did.
            guard property == .position, start.isMoved(layer.id, .position) else { return nil }
            let shift = shift(of: layer.parent)
            return (state, .point(layer.frame.center.offset(x: shift.x, y: shift.y)))
        case (nil, let end?):
            guard property == .opacity, !holders.contains(layer.id) else { return nil }
            return (PropertyState(layer: layer.id, property: .opacity, value: .scalar(0)), end.value)
        case (nil, nil): return nil
        }
    }

    /// Where a property may be on the way: nothing that fades or rounds leaves the values between which it moves, and
    /// nothing that leaves shrinks to less than nothing.
    private func bounds(_ start: PropertyState, _ end: AnimatedValue) -> ClosedRange<Double>? {
        switch start.property {
        case .opacity, .cornerRadius, .cornerRadii:
            var values = [start.value, end]
            if let track = interrupted.tracks.first(where: {
                $0.layer == start.layer && $0.property.base == start.property
            }) {
                values += track.keyframes.map(\.value)
            }
            let numbers = values.flatMap(\.numbers)
            guard let least = numbers.min(), let most = numbers.max() else { return nil }
            return max(0, least)...max(0, most)
        case .size: return 0...Double.greatestFiniteMagnitude
        case .scale:
            return direction == .dismiss && (start.value.numbers + end.numbers).allSatisfy { $0 >= 0 }
                ? 0...Double.greatestFiniteMagnitude : nil
        default: return nil
        }
    }

    // MARK: What carries what

    /// How far the nearest ancestor that both snapshots have goes from its rest to its end.
    private func shift(of parent: String?) -> Point {
        var parent = parent
        for _ in start.layers {
            guard let id = parent, let here = start.layer(id) else { break }
            if case .point(let center) = end.state(id, .position)?.value {
                return center.offset(x: -here.frame.midX, y: -here.frame.midY)
            }
            parent = here.parent
        }
        return .zero
    }

    /// Whether a layer stays where it is within its parent, so that the parent's track carries it.
    private func isCarried(_ layer: Layer) -> Bool {
        guard let parent = layer.parent, !start.isMoved(layer.id, .position), !end.isMoved(layer.id, .position),
            let here = start.layer(layer.id), let there = end.layer(layer.id), let from = start.layer(parent),
            let to = end.layer(parent), from.frame.size == to.frame.size
        else { return false }
        let before = here.frame.center.offset(x: -from.frame.midX, y: -from.frame.midY)
        let after = there.frame.center.offset(x: -to.frame.midX, y: -to.frame.midY)
        return abs(before.x - after.x) < 1e-6 && abs(before.y - after.y) < 1e-6
    }

    /// Where a layer is that does not move although its parent does; nil where it is carried.
    private func standing(_ layer: Layer) -> AnimatedValue? {
        guard !isCarried(layer), end.layer(layer.id) != nil else { return nil }
        return start.state(layer.id, .position)?.value
    }

    /// What neither snapshot has, being of another rest, fades out, wherever it was on its way to.
    private func fadesOfOthers() -> [Track] {
        let others = start.states.filter { start.layer($0.layer) == nil && end.layer($0.layer) == nil }
        guard !others.isEmpty else { return [] }
        let last = LayerSnapshot([], interrupted.states(at: interrupted.duration))
        let spring: Spring
        switch pull {
        case .spring(let own), .fadingSpring(let own): spring = own
        case .crossFade, .atOnce: spring = Spring(settlingIn: interrupted.duration)
        }
        return others.flatMap { state -> [Track] in
            guard let value = last.state(state.layer, state.property)?.value else { return [] }
            let end = state.property == .opacity ? .scalar(0) : value
            return state.tracks(to: end, by: spring, within: bounds(state, end))
        }
    }
}
