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
    private let pairs: LayerPairs

    enum Scope {
        case both, first, second

        /// The same rests' layers, told the other way round.
        fileprivate var back: Scope {
            switch self {
            case .both: .both
            case .first: .second
            case .second: .first
            }
        }
    }

    init(from: MovableLayers, to: MovableLayers, scope: Scope = .both) {
        pairs = LayerPairs(from.layers, to.layers)
        self.from = from
        self.to = to
        self.scope = scope
    }

    func tracks(over timing: ChangeTiming) -> [Track] {
        // Only layers that come or go are asked whether they hold others.
        let holders = pairs.areAll ? [] : Self.holders(from.layers, to.layers, pairs)
        var tracks: [Track] = []
        tracks.reserveCapacity(2 * max(from.layers.count, to.layers.count))
        var carrier: Carrier?
        for place in from.layers.indices {
            if let end = pairs.end(of: place) {
                addMove(from: place, to: end, over: timing, &carrier, to: &tracks)
                addLook(from: place, to: end, over: timing, to: &tracks)
            } else if scope != .second {
                addLeaving(place, holders, over: timing, &carrier, to: &tracks)
            }
        }
        guard !pairs.areAll, scope != .first else { return tracks }
        for place in to.layers.indices where !pairs.isStarted(place) {
            addComing(place, holders, over: timing, &carrier, to: &tracks)
        }
        return tracks
    }

    /// The tracks from the first rest to the second, and those from there back to the first.
    ///
    /// Where both rests have the same layers, what moves on the way there moves back; where they do not, layers that come
    /// on the one way leave on the other, which is another matter.
    func tracksThereAndBack(over timing: ChangeTiming) -> (there: [Track], back: [Track]) {
        let there = tracks(over: timing)
        guard pairs.areAll else {
            return (there, LayerChange(from: to, to: from, scope: scope.back).tracks(over: timing))
        }
        return (there, timing.back(there))
    }

    /// The way of a layer that both rests have.
    private func addMove(
        from place: Int, to other: Int, over timing: ChangeTiming, _ carrier: inout Carrier?,
        to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(place).center, to.frame(other).center)
        // A track carries its layer's descendants along: one that goes another way, or stays, has to say so.
        guard
            start != end || move(of: from.layers[place].parent, before: place, &carrier) != nil
                || move(of: to.layers[other].parent, before: place, &carrier) != nil
        else { return }
        tracks.append(timing.track(from.layers[place].id, .position, .points(start, end)))
    }

    /// What else changes of a layer that both rests have.
    private func addLook(from place: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        func add(_ property: Property, _ start: Double, _ end: Double) {
            guard start != end else { return }
            tracks.append(timing.track(from.layers[place].id, property, .scalars(start, end)))
        }
        let (start, end) = (from.frame(place).size, to.frame(other).size)
        if start != end {
            tracks.append(timing.track(from.layers[place].id, .size, .sizes(start, end)))
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
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ carrier: inout Carrier?,
        to tracks: inout [Track]
    ) {
        let layer = from.layers[place].id
        if let move = move(of: from.layers[place].parent, before: place, &carrier) {
            let start = from.frame(place).center
            let end = start.offset(x: move.x, y: move.y)
            tracks.append(timing.track(layer, .position, .points(start, end)))
        }
        guard !holders.contains(layer) else { return }
        addFade(of: layer, from: from.layers[place].opacity, to: 0, over: timing, to: &tracks)
    }

    /// A layer that only the second rest has appears where it comes to stand, or where what carries it comes from.
    private func addComing(
        _ place: Int, _ holders: [String], over timing: ChangeTiming, _ carrier: inout Carrier?,
        to tracks: inout [Track]
    ) {
        let layer = to.layers[place].id
        if let move = move(ofComing: to.layers[place].parent, before: place, &carrier) {
            let end = to.frame(place).center
            let start = end.offset(x: -move.x, y: -move.y)
            tracks.append(timing.track(layer, .position, .points(start, end)))
        }
        guard !holders.contains(layer) else { return }
        addFade(of: layer, from: 0, to: to.layers[place].opacity, over: timing, to: &tracks)
    }

    /// The fade of a layer that comes or goes; none where nothing is seen of it.
    private func addFade(
        of layer: String, from start: Double, to end: Double, over timing: ChangeTiming, to tracks: inout [Track]
    ) {
        guard start != end else { return }
        tracks.append(timing.track(layer, .opacity, .scalars(start, end)))
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

    // MARK: Carriers

    /// A layer of the first rest, which carries those of its children that come after it, and how far it moves; nil where
    /// it stays. Found out for the few that are asked for.
    ///
    /// Children of one layer come one after another, so the last carrier is the next one's most of the time.
    private struct Carrier {
        var place: Int
        var move: Point?
    }

    /// How far the layer of that id moves, where the first rest has it before `place`; nil where it stays.
    private func move(of id: String?, before place: Int, _ last: inout Carrier?) -> Point? {
        guard let id else { return nil }
        if let last, from.layers[last.place].id == id { return last.place < place ? last.move : nil }
        guard let found = from.layers.place(of: id) else { return nil }
        let move = move(at: found)
        last = Carrier(place: found, move: move)
        return found < place ? move : nil
    }

    /// How far the layer of that id moves that carries one at `place` of the second rest; nil where it stays.
    ///
    /// One that only the second rest has, too, moves with what carries it.
    private func move(ofComing id: String?, before place: Int, _ last: inout Carrier?) -> Point? {
        guard let id, let carrier = to.layers.place(of: id), !pairs.isStarted(carrier) else {
            return move(of: id, before: from.layers.count, &last)
        }
        return carrier < place ? move(ofComing: to.layers[carrier].parent, before: carrier, &last) : nil
    }

    /// How far the layer at a place of the first rest moves: by itself, or with what carries it.
    private func move(at place: Int) -> Point? {
        let parent = from.layers[place].parent
        guard let end = pairs.end(of: place) else { return carriedMove(by: parent, before: place) }
        let (start, goal) = (from.frame(place).center, to.frame(end).center)
        guard
            start != goal || carriedMove(by: parent, before: place) != nil
                || carriedMove(by: to.layers[end].parent, before: place) != nil
        else { return nil }
        return Point(x: goal.x - start.x, y: goal.y - start.y)
    }

    private func carriedMove(by id: String?, before place: Int) -> Point? {
        guard let id, let carrier = from.layers.place(of: id), carrier < place else { return nil }
        return move(at: carrier)
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

    func track(_ layer: String, _ property: Property, _ ends: Keyframes.Ends) -> Track {
        curve(of: property).track(layer, property, ends, over: time)
    }

    /// The same for values of any kind.
    func track(_ layer: String, _ property: Property, from start: AnimatedValue, to end: AnimatedValue) -> Track {
        curve(of: property).track(layer, property, from: start, to: end, over: time)
    }

    private func curve(of property: Property) -> MotionCurve {
        switch property {
        case .opacity: fade
        case .tint: Self.jump
        default: movement
        }
    }

    /// The ways back along tracks of this time.
    fileprivate func back(_ tracks: [Track]) -> [Track] {
        tracks.indices.map { place in
            let (layer, property) = (tracks[place].layer, tracks[place].property)
            guard let segment = tracks[place].keyframes.segment else {
                let keyframes = tracks[place].keyframes
                return track(layer, property, from: keyframes.endValue, to: keyframes.startValue)
            }
            return track(layer, property, segment.ends.reversed)
        }
    }
}
