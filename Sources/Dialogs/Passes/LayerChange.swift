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
        // How far each layer moves whose descendants it carries along.
        var moves = Moves(upTo: from.layers.count)
        for place in from.layers.indices {
            if let end = pairs.end(of: place) {
                addMove(from: place, to: end, over: timing, &moves, to: &tracks)
                addLook(from: place, to: end, over: timing, to: &tracks)
            } else {
                addLeaving(place, holders, over: timing, &moves, to: &tracks)
            }
        }
        guard !pairs.areAll else { return tracks }
        for place in to.layers.indices where !pairs.isStarted(place) {
            addComing(place, holders, over: timing, &moves, to: &tracks)
        }
        return tracks
    }

    /// The way of a layer that both rests have.
    private func addMove(
        from place: Int, to other: Int, over timing: ChangeTiming, _ moves: inout Moves, to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(place).center, to.frame(other).center)
        // A track carries its layer's descendants along: one that goes another way, or stays, has to say so.
        guard
            start != end || moves.of(from.layers[place].parent) != nil || moves.of(to.layers[other].parent) != nil
        else { return }
        let layer = from.layers[place].id
        tracks.append(timing.track(layer, .position, from: .point(start), to: .point(end)))
        moves.note(layer, Point(x: end.x - start.x, y: end.y - start.y))
    }

    /// What else changes of a layer that both rests have.
    private func addLook(from place: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        func add(_ property: Property, _ start: Double, _ end: Double) {
            guard start != end else { return }
            tracks.append(timing.track(from.layers[place].id, property, from: .scalar(start), to: .scalar(end)))
        }
        let (start, end) = (from.frame(place).size, to.frame(other).size)
        if start != end {
            tracks.append(timing.track(from.layers[place].id, .size, from: .size(start), to: .size(end)))
        }
        add(.scale, from.layers[place].scale, to.layers[other].scale)
        add(.rotationY, from.rotationY(place), to.rotationY(other))
        add(.opacity, from.layers[place].opacity, to.layers[other].opacity)
        add(.cornerRadius, from.layers[place].cornerRadius, to.layers[other].cornerRadius)
        let tints = (from.layers[place].tint ?? .automatic, to.layers[other].tint ?? .automatic)
        guard tints.0 != tints.1 else { return }
        tracks.append(
            timing.track(
                from.layers[place].id, .tint, from: .text(tints.0.rawValue), to: .text(tints.1.rawValue)))
    }

    /// A layer that only the first rest has fades where it stands, or where what carries it goes.
    private func addLeaving(
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ moves: inout Moves,
        to tracks: inout [Track]
    ) {
        let layer = from.layers[place].id
        let move = moves.of(from.layers[place].parent)
        if let move { moves.note(layer, move) }
        guard scope != .second else { return }
        let start = from.frame(place).center
        if let move {
            let end = start.offset(x: move.x, y: move.y)
            tracks.append(timing.track(layer, .position, from: .point(start), to: .point(end)))
        }
        let opacity = from.layers[place].opacity
        guard opacity != 0, !holders.contains(layer) else { return }
        tracks.append(timing.track(layer, .opacity, from: .scalar(opacity), to: .scalar(0)))
    }

    /// A layer that only the second rest has appears where it comes to stand, or where what carries it comes from.
    private func addComing(
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ moves: inout Moves,
        to tracks: inout [Track]
    ) {
        let layer = to.layers[place].id
        let move = moves.of(to.layers[place].parent)
        if let move { moves.note(layer, move) }
        guard scope != .first else { return }
        let end = to.frame(place).center
        if let move {
            let start = end.offset(x: -move.x, y: -move.y)
            tracks.append(timing.track(layer, .position, from: .point(start), to: .point(end)))
        }
        let opacity = to.layers[place].opacity
        guard opacity != 0, !holders.contains(layer) else { return }
        tracks.append(timing.track(layer, .opacity, from: .scalar(0), to: .scalar(opacity)))
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
                next = layers.indices.first { layers[$0].id == parent }.flatMap { layers[$0].parent }
            }
        }
        for place in from.indices {
            guard let end = pairs.end(of: place) else { continue }
            addAncestors(of: place, in: from)
            addAncestors(of: end, in: to)
        }
        return holders
    }

    /// How far layers move, by their ids.
    private struct Moves {
        private let most: Int
        private var moves: [(id: String, by: Point)] = []
        /// Children of one layer come one after another, so the last answer is the next one's most of the time.
        private var last: (id: String, place: Int?)?

        /// - Parameter most: How many layers there are, for which room is made when one moves.
        init(upTo most: Int) { self.most = most }

        mutating func note(_ id: String, _ move: Point) {
            if moves.isEmpty { moves.reserveCapacity(most) }
            moves.append((id, move))
            if last?.id == id { last = nil }
        }

        mutating func of(_ id: String?) -> Point? {
            guard let id else { return nil }
            if last?.id != id { last = (id, moves.lastIndex { $0.id == id }) }
            return (last?.place).map { moves[$0].by }
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
    private static let jump = MotionCurve(atOnce)

    /// How long the change takes, in seconds, as worked out.
    var duration: Double { time.duration }

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
