import Geometry
import Timeline

/// Makes the tracks from one snapshot of a dialog's layers, in the middle of a motion, to another. Each starts at the
/// value and the velocity of the first and ends at the second.
///
/// The rules are those of ``LayerChange`` for resting layouts: layers with the same id are the same; a layer in only
/// one of the snapshots fades or slides, unless it has a descendant in both; one that scrolls what both have grows to
/// the whole content, or shrinks from it; and a layer that moves like its parent has no track.
struct SnapshotTracks {
    /// How all properties get to their ends.
    enum Pull {
        /// A spring that starts with the present velocities.
        case spring(Spring)
        /// A spring for opacities, and for corners that are already changing; everything else jumps to its end, as with
        /// reduced motion.
        case fadingSpring(Spring)
        /// A fade of this many seconds; everything else jumps in the middle of it.
        case crossFade(Double)
        /// A curve over this many seconds, whatever the present velocities are.
        case curve(MotionCurve, Double)
        /// No motion: everything jumps to its end.
        case atOnce
    }

    private let start: LayerSnapshot
    private let end: LayerSnapshot
    private let pull: Pull
    private let direction: TransitionDirection
    /// The interrupted motion; opacities and corners stay within the values that they had in it.
    private let interrupted: Motion
    /// The layers with a descendant in both snapshots.
    private let holders: [String]
    /// The boxes of the layers that scroll in only one of the snapshots, in the other at its moment.
    private let boxes: [String: Rect]
    private let carrying: SnapshotCarrying

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
        var boxes: [String: Rect] = [:]
        for (rest, other) in [(start, end), (end, start)] {
            for layer in rest.layers where layer.role == .scroll && other.layer(layer.id) == nil {
                boxes[layer.id] = ScrollBox(of: layer, in: rest.layers, beside: other.currentLayers)?.box
            }
        }
        self.boxes = boxes
        carrying = SnapshotCarrying(from: start, to: end, moving: boxes)
    }

    /// All tracks except those of tints, each with its own duration.
    func tracks() -> [Track] {
        var tracks: [Track] = []
        for layer in layers {
            for property in LayerSnapshot.properties where property != .tint {
                if property == .position, carrying.carries(layer, atOnce: isAtOnce) { continue }
                let found = self.tracks(of: layer, property)
                tracks += found
                // A layer that stays in place while its carrier moves needs a track, since it would otherwise move with
                // the carrier.
                if property == .position, found.isEmpty, carrying.carrier(of: layer) != nil,
                    let state = start.state(layer.id, .position)
                {
                    tracks.append(still(layer.id, .position, at: state.value))
                }
            }
        }
        tracks += fadesOfOthers()
        guard isAtOnce else { return tracks }
        // A jump reaches its end right after the timeline's start, and holds it until all tracks have ended.
        let longest = tracks.map(\.duration).max() ?? 0
        return tracks.map { $0.isJump ? $0.jumping(over: longest) : $0 }
    }

    /// The tracks of the tints, which change when everything else has reached its end, after `duration` seconds (ledger
    /// B6).
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

    /// Whether everything except fades jumps to its end.
    private var isAtOnce: Bool {
        switch pull {
        case .fadingSpring, .atOnce: true
        case .spring, .crossFade, .curve: false
        }
    }

    private var layers: [Layer] { start.layers + end.layers.filter { start.layer($0.id) == nil } }

    // MARK: One property

    private func tracks(of layer: Layer, _ property: Property) -> [Track] {
        guard let (start, end) = ends(layer, property) else { return [] }
        let tracks = tracks(from: start, to: end)
        guard tracks.isEmpty else { return tracks }
        // A constant property that is not at its rest needs a track: without one it would count as resting.
        let isAtRest = layer.rest(property)?.isNear(end, within: Grid.step / 2) ?? false
        return isAtRest && start.value.isNear(end, within: Grid.step / 2) ? [] : [still(layer.id, property, at: end)]
    }

    private func tracks(from start: PropertyState, to end: AnimatedValue) -> [Track] {
        switch pull {
        case .spring(let spring):
            return start.tracks(to: end, by: spring, within: bounds(start, end))
        case .fadingSpring(let spring):
            guard !goesOnGradually(start) else { return start.tracks(to: end, by: spring, within: bounds(start, end)) }
            return start.value.isNear(end, within: Grid.step / 2) ? [] : [.jump(from: start, to: end)]
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
        case .curve(let curve, let seconds):
            guard !start.value.isNear(end, within: Grid.step / 2) else { return [] }
            let time = TrackTime(duration: seconds)
            return [curve.track(start.layer, start.property, from: start.value, to: end, over: time)]
        case .atOnce: return []
        }
    }

    /// Whether a property changes gradually with reduced motion: opacities do, and so do corners that the interrupted
    /// motion changes gradually.
    private func goesOnGradually(_ state: PropertyState) -> Bool {
        switch state.property {
        case .opacity: true
        case .cornerRadius, .cornerRadii:
            interrupted.tracks.contains {
                $0.layer == state.layer && $0.property.base == state.property.base && !$0.isJump
            }
        default: false
        }
    }

    private func still(_ layer: String, _ property: Property, at value: AnimatedValue) -> Track {
        Track(layer: layer, property: property, keyframes: [Keyframe(time: 0, value: value)])
    }

    /// The state and the end of a property. A layer that exists only in the first snapshot fades or slides out, one
    /// only in the second fades or slides in. The exceptions are holders, which would fade a layer that stays, and
    /// layers whose parent fades.
    private func ends(_ layer: Layer, _ property: Property) -> (PropertyState, AnimatedValue)? {
        switch (start.state(layer.id, property), end.state(layer.id, property)) {
        case (let start?, let end?): return start.matched(with: end.value)
        case (let state?, nil):
            if property == .opacity {
                let stays = slides(layer) || holders.contains(layer.id) || vanishes(layer.parent)
                return (state, .scalar(stays ? layer.opacity : 0))
            }
            if let box = boxes[layer.id] { return property.value(of: box).map { (state, $0) } }
            guard property == .position else { return nil }
            if slides(layer), let away = self.start.away(layer, seenIn: self.end) { return (state, .point(away)) }
            // A layer that a timeline moves by itself ends at its resting position relative to its parent.
            guard start.isMoved(layer.id, .position) else { return nil }
            let shift = carrying.shift(of: layer.parent)
            return (state, .point(layer.frame.center + shift))
        case (nil, let end?):
            if property == .position, slides(layer), let away = self.end.away(layer, seenIn: self.start) {
                return (PropertyState(layer: layer.id, property: .position, value: .point(away)), end.value)
            }
            if let value = boxes[layer.id].flatMap(property.value) {
                let velocity = property == .position ? carrying.velocity(of: layer) : nil
                let state = PropertyState(layer: layer.id, property: property, value: value, velocity: velocity)
                return (state, end.value)
            }
            guard property == .opacity, !slides(layer), !holders.contains(layer.id), !vanishes(layer.parent) else {
                return nil
            }
            return (PropertyState(layer: layer.id, property: .opacity, value: .scalar(0)), end.value)
        case (nil, nil): return nil
        }
    }

    /// Whether a layer enters and leaves through an edge.
    private func slides(_ layer: Layer) -> Bool {
        if case .spring = pull { layer.away != nil } else { false }
    }

    /// Whether the layer with that id exists in only one snapshot, so that it fades with its descendants.
    private func vanishes(_ id: String?) -> Bool {
        guard let id, !holders.contains(id) else { return false }
        return (start.layer(id) == nil) != (end.layer(id) == nil)
    }

    /// The range of a property during the motion; `nil` is unlimited. Opacities and corners stay within the values
    /// between which they move, except corners that the interrupted motion lets swing beyond them; sizes do not become
    /// negative, nor does the scale of a layer that leaves.
    private func bounds(_ start: PropertyState, _ end: AnimatedValue) -> ClosedRange<Double>? {
        switch start.property {
        case .opacity, .cornerRadius, .cornerRadii:
            let track = interrupted.tracks.first { $0.layer == start.layer && $0.property.base == start.property }
            return start.bounds(among: [end] + (track?.keyframes.map(\.value) ?? []))
        case .size: return 0...Double.greatestFiniteMagnitude
        case .scale:
            return direction == .dismiss && (start.value.numbers + end.numbers).allSatisfy { $0 >= 0 }
                ? 0...Double.greatestFiniteMagnitude : nil
        default: return nil
        }
    }

    // MARK: Layers of neither snapshot

    /// Tracks that fade out layers of neither snapshot, which belong to another resting layout, whatever their end was.
    private func fadesOfOthers() -> [Track] {
        let others = start.states.filter { start.layer($0.layer) == nil && end.layer($0.layer) == nil }
        guard !others.isEmpty else { return [] }
        let last = LayerSnapshot([], interrupted.states(at: interrupted.duration))
        let spring: Spring
        switch pull {
        case .spring(let own), .fadingSpring(let own): spring = own
        case .crossFade, .curve, .atOnce: spring = Spring(settlingIn: interrupted.duration)
        }
        return others.flatMap { state -> [Track] in
            guard let value = last.state(state.layer, state.property)?.value else { return [] }
            let end = state.property == .opacity ? .scalar(0) : value
            return state.tracks(to: end, by: spring, within: bounds(state, end))
        }
    }
}

extension Track {
    /// A jump to the end right after the start.
    fileprivate static func jump(from start: PropertyState, to end: AnimatedValue) -> Track {
        Track(
            layer: start.layer, property: start.property, from: start.value, to: end, easing: ChangeTiming.atOnce,
            duration: Grid.step)
    }

    /// Whether the track is a jump to its end right after the start.
    fileprivate var isJump: Bool { keyframes.first?.easing == ChangeTiming.atOnce }

    /// This track in a timeline of `seconds`; a track without duration jumps at its start.
    func filling(_ seconds: Double) -> Track { duration > 0 ? self : jumping(over: seconds) }

    /// This jump in a timeline of `seconds`.
    fileprivate func jumping(over seconds: Double) -> Track {
        Track(
            layer: layer, property: property, from: keyframes.startValue, to: keyframes.endValue,
            easing: ChangeTiming.atOnce, duration: max(duration, seconds))
    }
}

extension Property {
    /// What this property of a layer is in a box; `nil` if it is neither its place nor its size.
    fileprivate func value(of box: Rect) -> AnimatedValue? {
        switch self {
        case .position: .point(box.center)
        case .size: .size(box.size)
        default: nil
        }
    }
}

extension PropertyState {
    /// The range of an opacity, or of corners, that moves among some values. Corners that are beyond these, and move
    /// further away, go on as far as their speed carries them.
    func bounds(among values: [AnimatedValue]) -> ClosedRange<Double> {
        let others = values.flatMap(\.numbers)
        let (least, most) = (max(0, others.min() ?? 0), max(0, others.max() ?? 0))
        let isBeyond = zip(value.numbers, velocity?.numbers ?? []).contains { $0 >= most && $1 > 0 }
        guard property == .opacity || !isBeyond else { return least...Double.greatestFiniteMagnitude }
        return min(least, max(0, value.numbers.min() ?? least))...max(most, value.numbers.max() ?? most)
    }
}
