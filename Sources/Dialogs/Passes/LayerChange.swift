import Geometry
import Timeline

/// Takes the layers of two rests and a time; gives the tracks from the one to the other; promises that each track
/// starts at the first rest and ends at the second.
///
/// Layers are the same where their ids are. One that only one of the rests has fades where it stands, carried along by
/// the layer that it belongs to, so that nothing appears or goes at a stroke. The exception is a layer that holds
/// another which both rests have, such as the frame that scrolled content is cut off at: fading it would take the other
/// along.
struct LayerChange {
    let from: MovableLayers
    let to: MovableLayers
    /// Whose layers the timeline may speak of: an answer that tells one of the rests says nothing of layers that only
    /// the other one has.
    let scope: Scope

    enum Scope { case both, first, second }

    init(from: MovableLayers, to: MovableLayers, scope: Scope = .both) {
        self.from = from
        self.to = to
        self.scope = scope
    }

    func tracks(over timing: ChangeTiming) -> [Track] {
        let pairs = LayerPairs(from.layers, to.layers)
        // Only layers that come or go are asked whether they hold others.
        let holders = pairs.areAll ? [] : Self.holders(from.layers, to.layers, pairs)
        var tracks: [Track] = []
        tracks.reserveCapacity(2 * max(from.layers.count, to.layers.count))
        var carriers = Carriers(change: self, pairs: pairs)
        for place in from.layers.indices {
            if let end = pairs.end(of: place) {
                addMove(from: place, to: end, over: timing, &carriers, to: &tracks)
                addLook(from: place, to: end, over: timing, to: &tracks)
            } else if scope != .second {
                addLeaving(place, holders, over: timing, &carriers, to: &tracks)
            }
        }
        guard !pairs.areAll, scope != .first else { return tracks }
        for place in to.layers.indices where !pairs.isStarted(place) {
            addComing(place, holders, over: timing, &carriers, to: &tracks)
        }
        return tracks
    }

    /// The way of a layer that both rests have.
    private func addMove(
        from place: Int, to other: Int, over timing: ChangeTiming, _ carriers: inout Carriers,
        to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(place).center, to.frame(other).center)
        // A track carries its layer's descendants along: one that goes another way, or stays, has to say so.
        guard
            start != end || carriers.move(of: from.layers[place].parent, before: place) != nil
                || carriers.move(of: to.layers[other].parent, before: place) != nil
        else { return }
        tracks.append(timing.track(from.layers[place].id, .position, from: .point(start), to: .point(end)))
    }

    /// What else changes of a layer that both rests have.
    private func addLook(from place: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        let layer = from.layers[place].id
        func add(_ property: Property, _ start: Double, _ end: Double) {
            addChange(of: layer, property, start, end, over: timing, to: &tracks)
        }
        let (start, end) = (from.frame(place).size, to.frame(other).size)
        if start != end {
            tracks.append(timing.track(layer, .size, from: .size(start), to: .size(end)))
        }
        add(.scale, from.layers[place].scale, to.layers[other].scale)
        add(.rotationY, from.rotationY(place), to.rotationY(other))
        add(.opacity, from.layers[place].opacity, to.layers[other].opacity)
        add(.cornerRadius, from.layers[place].cornerRadius, to.layers[other].cornerRadius)
        let tints = (from.layers[place].tint ?? .automatic, to.layers[other].tint ?? .automatic)
        guard tints.0 != tints.1 else { return }
        tracks.append(
            timing.track(layer, .tint, from: .text(tints.0.rawValue), to: .text(tints.1.rawValue)))
    }

    /// A layer that only the first rest has fades where it stands, or where what carries it goes.
    private func addLeaving(
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ carriers: inout Carriers,
        to tracks: inout [Track]
    ) {
        let layer = from.layers[place].id
        if let move = carriers.move(of: from.layers[place].parent, before: place) {
            let start = from.frame(place).center
            let end = start.offset(x: move.x, y: move.y)
            tracks.append(timing.track(layer, .position, from: .point(start), to: .point(end)))
        }
        guard !holders.contains(layer) else { return }
        addChange(of: layer, .opacity, from.layers[place].opacity, 0, over: timing, to: &tracks)
    }

    /// A layer that only the second rest has appears where it comes to stand, or where what carries it comes from.
    private func addComing(
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ carriers: inout Carriers,
        to tracks: inout [Track]
    ) {
        let layer = to.layers[place].id
        if let move = carriers.move(ofComing: to.layers[place].parent, before: place) {
            let end = to.frame(place).center
            let start = end.offset(x: -move.x, y: -move.y)
            tracks.append(timing.track(layer, .position, from: .point(start), to: .point(end)))
        }
        guard !holders.contains(layer) else { return }
        addChange(of: layer, .opacity, 0, to.layers[place].opacity, over: timing, to: &tracks)
    }

    /// A number that changes; none where it stays.
    private func addChange(
        of layer: String, _ property: Property, _ start: Double, _ end: Double, over timing: ChangeTiming,
        to tracks: inout [Track]
    ) {
        guard start != end else { return }
        tracks.append(timing.track(layer, property, from: .scalar(start), to: .scalar(end)))
    }

    /// The layers, in either rest, that hold one which both rests have: a handful at most.
    static func holders(_ from: [Layer], _ to: [Layer], _ pairs: LayerPairs? = nil) -> [String] {
        let pairs = pairs ?? LayerPairs(from, to)
        var holders: [String] = []
        func addAncestors(of place: Int, in layers: [Layer]) {
            var next = layers[place].parent
            // Layers that one layer holds come one after another, so it is among the last most of the time.
            while let parent = next, holders.lastIndex(of: parent) == nil {
                holders.append(parent)
                next = layers.place(of: parent).flatMap { layers[$0].parent }
            }
        }
        for place in from.indices {
            guard let end = pairs.end(of: place) else { continue }
            addAncestors(of: place, in: from)
            addAncestors(of: end, in: to)
        }
        return holders
    }

    /// How far layers take along those that they carry, found out for the few that are asked for.
    ///
    /// A layer carries those that come after it.
    private struct Carriers {
        let change: LayerChange
        let pairs: LayerPairs
        /// Children of one layer come one after another, so the last answer is the next one's most of the time.
        private var last: (id: String, place: Int?, move: Point?)?

        init(change: LayerChange, pairs: LayerPairs) {
            self.change = change
            self.pairs = pairs
        }

        /// How far the layer of that id moves, where the first rest has it before `place`; nil where it stays.
        mutating func move(of id: String?, before place: Int) -> Point? {
            guard let id else { return nil }
            if last?.id != id {
                let carrier = change.from.layers.place(of: id)
                last = (id, carrier, carrier.flatMap { move(at: $0) })
            }
            guard let last, let carrier = last.place, carrier < place else { return nil }
            return last.move
        }

        /// How far the layer of that id moves that carries one at `place` of the second rest; nil where it stays.
        ///
        /// One that only the second rest has, too, moves with what carries it.
        mutating func move(ofComing id: String?, before place: Int) -> Point? {
            guard let id, let carrier = change.to.layers.place(of: id), !pairs.isStarted(carrier) else {
                return move(of: id, before: change.from.layers.count)
            }
            return carrier < place ? move(ofComing: change.to.layers[carrier].parent, before: carrier) : nil
        }

        /// How far the layer at a place of the first rest moves: by itself, or with what carries it.
        private func move(at place: Int) -> Point? {
            let parent = change.from.layers[place].parent
            guard let end = pairs.end(of: place) else { return carriedMove(by: parent, before: place) }
            let (from, to) = (change.from.frame(place).center, change.to.frame(end).center)
            guard
                from != to || carriedMove(by: parent, before: place) != nil
                    || carriedMove(by: change.to.layers[end].parent, before: place) != nil
            else { return nil }
            return Point(x: to.x - from.x, y: to.y - from.y)
        }

        private func carriedMove(by id: String?, before place: Int) -> Point? {
            guard let id, let carrier = change.from.layers.place(of: id), carrier < place else { return nil }
            return move(at: carrier)
        }
    }
}

/// How long a change from one rest to another takes, and by which curves.
struct ChangeTiming {
    private(set) var time: TrackTime
    /// The curve of all that moves.
    let movement: MotionCurve
    /// The curve of what fades: the same, unless that one leaves 0…1 on its way or nothing moves at all.
    let fade: MotionCurve

    /// - Parameter reducesMotion: Everything is in its new place at once; only what fades takes its time.
    init(duration: Double, curve: MotionCurve, reducesMotion: Bool) {
        time = TrackTime(duration: duration)
        movement = reducesMotion ? Self.jump : curve
        fade = curve.staysBetweenItsEnds ? curve : .easeInOut
    }

    /// To the end at the very start.
    static let atOnce = Easing.steps(StepsEasing(count: 1, position: .start))
    static let jump = MotionCurve(atOnce)

    /// How long the change takes, in seconds, as worked out.
    var duration: Double { time.duration }

    /// When it ends, in seconds, as told.
    var end: Double { time.end }

    /// The same, with moments as worked out: for what is joined with other timelines first.
    var offGrid: ChangeTiming {
        var timing = self
        timing.time = time.offGrid
        return timing
    }

    func track(_ layer: String, _ property: Property, from start: AnimatedValue, to end: AnimatedValue) -> Track {
        switch property {
        case .opacity: fade.track(layer, property, from: start, to: end, over: time)
        case .tint: Self.jump.track(layer, property, from: start, to: end, over: time)
        default: movement.track(layer, property, from: start, to: end, over: time)
        }
    }
}

extension MotionCurve {
    /// Whether progress never leaves 0…1, so that an opacity never does.
    fileprivate var staysBetweenItsEnds: Bool {
        isOnePiece ? easing.staysBetweenItsEnds : pieces.allSatisfy(\.easing.staysBetweenItsEnds)
    }
}

extension Easing {
    /// Whether progress never leaves 0…1, so that an opacity never does.
    fileprivate var staysBetweenItsEnds: Bool {
        switch self {
        case .cubicBezier(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .linear(let line): line.stops.allSatisfy { (0...1).contains($0.progress) }
        case .steps: true
        // Let go at rest and damped critically or more, a hair of rounding aside.
        case .spring(let spring): spring.playedDampingRatio >= 1 - 1e-12 && spring.initialVelocity == 0
        }
    }
}
