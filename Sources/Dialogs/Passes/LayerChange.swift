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
    let from: [MovableLayer]
    let to: [MovableLayer]
    /// Whose layers the timeline may speak of: an answer that tells one of the rests says nothing of layers that only
    /// the other one has.
    let scope: Scope

    enum Scope { case both, first, second }

    init(from: [MovableLayer], to: [MovableLayer], scope: Scope = .both) {
        self.from = from
        self.to = to
        self.scope = scope
    }

    func tracks(over timing: ChangeTiming) -> [Track] {
        let pairs = LayerPairs(from, to)
        // Only layers that come or go are asked whether they hold others.
        let holders = pairs.areAll ? [] : Self.holders(from, to, pairs)
        var writer = Writer(timing: timing)
        writer.tracks.reserveCapacity(2 * max(from.count, to.count))
        // How far each layer moves whose descendants it carries along.
        var moves = Moves()
        for place in from.indices {
            let layer = from[place]
            if let other = pairs.end(of: place) {
                let end = to[other]
                let start = layer.frame.center
                let move = Point(x: end.frame.center.x - start.x, y: end.frame.center.y - start.y)
                // A track carries its layer's descendants along: one that goes another way, or stays, has to say so.
                let isCarried = moves.of(layer.parent) != nil || moves.of(end.parent) != nil
                let moved = writer.add(
                    layer.id, .position, .point(start), .point(end.frame.center), isForced: isCarried)
                if moved { moves.note(layer.id, move) }
                writer.addLook(from: layer, to: end)
            } else {
                let move = moves.of(layer.parent)
                if let move { moves.note(layer.id, move) }
                guard scope != .second else { continue }
                let start = layer.frame.center
                if let move {
                    writer.add(
                        layer.id, .position, .point(start), .point(start.offset(x: move.x, y: move.y)), isForced: true)
                }
                if !holders.contains(layer.id) { writer.add(layer.id, .opacity, .scalar(layer.opacity), .scalar(0)) }
            }
        }
        guard !pairs.areAll else { return writer.tracks }
        for place in to.indices where !pairs.isStarted(place) {
            let layer = to[place]
            let move = moves.of(layer.parent)
            if let move { moves.note(layer.id, move) }
            guard scope != .first else { continue }
            let end = layer.frame.center
            if let move {
                writer.add(
                    layer.id, .position, .point(end.offset(x: -move.x, y: -move.y)), .point(end), isForced: true)
            }
            if !holders.contains(layer.id) { writer.add(layer.id, .opacity, .scalar(0), .scalar(layer.opacity)) }
        }
        return writer.tracks
    }

    /// The layers, in either rest, that hold one which both rests have.
    static func holders(_ from: [MovableLayer], _ to: [MovableLayer], _ pairs: LayerPairs? = nil) -> Set<String> {
        let pairs = pairs ?? LayerPairs(from, to)
        var holders: Set<String> = []
        func addAncestors(of layer: MovableLayer, in layers: [MovableLayer]) {
            var parent = layer.parent
            while let id = parent, holders.insert(id).inserted {
                parent = layers.indices.first { layers[$0].id == id }.flatMap { layers[$0].parent }
            }
        }
        for place in from.indices {
            guard let end = pairs.end(of: place) else { continue }
            addAncestors(of: from[place], in: from)
            addAncestors(of: to[end], in: to)
        }
        return holders
    }

    /// How far layers move, by their ids.
    private struct Moves {
        private var moves: [(id: String, by: Point)] = []
        /// Children of one layer come one after another, so the last answer is the next one's most of the time.
        private var last: (id: String, place: Int?)?

        mutating func note(_ id: String, _ move: Point) {
            moves.append((id, move))
            if last?.id == id { last = nil }
        }

        mutating func of(_ id: String?) -> Point? {
            guard let id else { return nil }
            if last?.id != id { last = (id, moves.lastIndex { $0.id == id }) }
            return (last?.place).map { moves[$0].by }
        }
    }

    /// Collects tracks; what does not change gets none.
    private struct Writer {
        let timing: ChangeTiming
        var tracks: [Track] = []

        /// - Parameter isForced: Whether the track is there even where both ends are the same.
        /// - Returns: Whether there is a track.
        @discardableResult
        mutating func add(
            _ layer: String, _ property: Property, _ start: AnimatedValue, _ end: AnimatedValue, isForced: Bool = false
        ) -> Bool {
            guard isForced || start != end else { return false }
            tracks.append(timing.track(layer, property, from: start, to: end))
            return true
        }

        mutating func addLook(from start: MovableLayer, to end: MovableLayer) {
            add(start.id, .size, .size(start.frame.size), .size(end.frame.size))
            add(start.id, .scale, .scalar(start.scale), .scalar(end.scale))
            add(start.id, .rotationY, .scalar(start.rotationY), .scalar(end.rotationY))
            add(start.id, .opacity, .scalar(start.opacity), .scalar(end.opacity))
            add(start.id, .cornerRadius, .scalar(start.cornerRadius), .scalar(end.cornerRadius))
            guard start.tint != end.tint else { return }
            add(start.id, .tint, .text(start.tint.rawValue), .text(end.tint.rawValue))
        }
    }
}

/// How long a change from one rest to another takes, and by which curves.
struct ChangeTiming {
    /// Seconds.
    let duration: Double
    /// The curve of all that moves.
    let movement: MotionCurve
    /// The curve of what fades: the same, unless that one leaves 0…1 on its way or nothing moves at all.
    let fade: MotionCurve

    /// - Parameter reducesMotion: Everything is in its new place at once; only what fades takes its time.
    init(duration: Double, curve: MotionCurve, reducesMotion: Bool) {
        self.duration = duration
        movement = reducesMotion ? MotionCurve(Self.atOnce) : curve
        fade = curve.easings(allSatisfy: \.staysBetweenItsEnds) ? curve : MotionCurve(.easeInOut)
    }

    /// To the end at the very start.
    static let atOnce = Easing.steps(StepsEasing(count: 1, position: .start))

    func track(_ layer: String, _ property: Property, from start: AnimatedValue, to end: AnimatedValue) -> Track {
        let curve = property == .opacity ? fade : property == .tint ? MotionCurve(Self.atOnce) : movement
        let timing = Choreograph.Timing(delay: 0, duration: duration, curve: curve)
        return TrackWriter(timing: timing, isReturning: false).track(layer, property, away: start, rest: end)
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
