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
    /// Whose layers the timeline may speak of: an answer that has one of the rests says nothing of layers that only
    /// the other one has.
    let scope: Scope
    private let pairs: LayerPairs

    enum Scope {
        case both, first, second

        /// The same rests' layers, the other way round.
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
        var ancestor: MovedAncestor?
        for index in from.layers.indices {
            if let end = pairs.end(of: index) {
                addMove(from: index, to: end, over: timing, &ancestor, to: &tracks)
                addLook(from: index, to: end, over: timing, to: &tracks)
            } else if scope != .second {
                addLeaving(index, holders, over: timing, &ancestor, to: &tracks)
            }
        }
        guard !pairs.areAll, scope != .first else { return tracks }
        for index in to.layers.indices where !pairs.isStarted(index) {
            addComing(index, holders, over: timing, &ancestor, to: &tracks)
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
        from index: Int, to other: Int, over timing: ChangeTiming, _ ancestor: inout MovedAncestor?,
        to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(index).center, to.frame(other).center)
        // A track carries its layer's descendants along: one that goes another way, or stays, has to say so.
        guard
            start != end || move(of: from.layers[index].parent, before: index, &ancestor) != nil
                || move(of: to.layers[other].parent, before: index, &ancestor) != nil
        else { return }
        tracks.append(timing.track(from.layers[index].id, .position, .points(start, end)))
    }

    /// What else changes of a layer that both rests have.
    private func addLook(from index: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        func add(_ property: Property, _ start: Double, _ end: Double) {
            guard start != end else { return }
            tracks.append(timing.track(from.layers[index].id, property, .scalars(start, end)))
        }
        let (start, end) = (from.frame(index).size, to.frame(other).size)
        if start != end {
            tracks.append(timing.track(from.layers[index].id, .size, .sizes(start, end)))
        }
        add(.scale, from.layers[index].scale, to.layers[other].scale)
        add(.rotationY, from.rotationY(index), to.rotationY(other))
        add(.opacity, from.layers[index].opacity, to.layers[other].opacity)
        let (radius, goal) = (from.layers[index].cornerRadius, to.layers[other].cornerRadius)
        switch (from.cornerRadii(index), to.cornerRadii(other)) {
        case (nil, nil): add(.cornerRadius, radius, goal)
        case (let radii, let goals):
            let corners = (radii ?? CornerRadii(all: radius), goals ?? CornerRadii(all: goal))
            guard corners.0 != corners.1 else { break }
            tracks.append(
                timing.track(
                    from.layers[index].id, .cornerRadii, from: .corners(corners.0), to: .corners(corners.1)))
        }
        let tints = (from.layers[index].tint ?? .automatic, to.layers[other].tint ?? .automatic)
        guard tints.0 != tints.1 else { return }
        tracks.append(
            timing.track(
                from.layers[index].id, .tint, from: .text(tints.0.rawValue), to: .text(tints.1.rawValue)))
    }

    /// A layer that only the first rest has fades where it stands, or where what carries it goes.
    private func addLeaving(
        _ index: Int, _ holders: [String], over timing: ChangeTiming, _ ancestor: inout MovedAncestor?,
        to tracks: inout [Track]
    ) {
        let layer = from.layers[index].id
        if let move = move(of: from.layers[index].parent, before: index, &ancestor) {
            let start = from.frame(index).center
            let end = start.offset(x: move.x, y: move.y)
            tracks.append(timing.track(layer, .position, .points(start, end)))
        }
        guard !holders.contains(layer) else { return }
        addFade(of: layer, from: from.layers[index].opacity, to: 0, over: timing, to: &tracks)
    }

    /// A layer that only the second rest has appears where it comes to stand, or where what carries it comes from.
    private func addComing(
        _ index: Int, _ holders: [String], over timing: ChangeTiming, _ ancestor: inout MovedAncestor?,
        to tracks: inout [Track]
    ) {
        let layer = to.layers[index].id
        if let move = move(ofComing: to.layers[index].parent, before: index, &ancestor) {
            let end = to.frame(index).center
            let start = end.offset(x: -move.x, y: -move.y)
            tracks.append(timing.track(layer, .position, .points(start, end)))
        }
        guard !holders.contains(layer) else { return }
        addFade(of: layer, from: 0, to: to.layers[index].opacity, over: timing, to: &tracks)
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
        func addAncestors(of index: Int, in layers: [Layer]) {
            var next = layers[index].parent
            // Layers that one layer holds come one after another, so it is among the last most of the time.
            while let parent = next, holders.lastIndex(of: parent) == nil {
                holders.append(parent)
                next = layers.place(of: parent).flatMap { layers[$0].parent }
            }
        }
        for index in from.indices {
            guard let end = pairs.end(of: index) else { continue }
            addAncestors(of: index, in: from)
            addAncestors(of: end, in: to)
        }
        return holders
    }

    // MARK: What moves a layer along

    /// A layer of the first rest, which carries those of its children that come after it, and how far it moves; nil where
    /// it stays. Found out for the few that are asked for.
    ///
    /// Children of one layer come one after another, so the last ancestor is the next one's most of the time.
    private struct MovedAncestor {
        var index: Int
        var move: Point?
    }

    /// How far the layer of that id moves, where the first rest has it before `index`; nil where it stays.
    private func move(of id: String?, before index: Int, _ last: inout MovedAncestor?) -> Point? {
        guard let id else { return nil }
        if let last, from.layers[last.index].id == id { return last.index < index ? last.move : nil }
        guard let found = from.layers.place(of: id) else { return nil }
        let move = move(at: found)
        last = MovedAncestor(index: found, move: move)
        return found < index ? move : nil
    }

    /// How far the layer of that id moves that carries one at `index` of the second rest; nil where it stays.
    ///
    /// One that only the second rest has, too, moves with what carries it.
    private func move(ofComing id: String?, before index: Int, _ last: inout MovedAncestor?) -> Point? {
        guard let id, let ancestor = to.layers.place(of: id), !pairs.isStarted(ancestor) else {
            return move(of: id, before: from.layers.count, &last)
        }
        return ancestor < index ? move(ofComing: to.layers[ancestor].parent, before: ancestor, &last) : nil
    }

    /// How far the layer at an index of the first rest moves: by itself, or with what carries it.
    private func move(at index: Int) -> Point? {
        let parent = from.layers[index].parent
        guard let end = pairs.end(of: index) else { return carriedMove(by: parent, before: index) }
        let (start, goal) = (from.frame(index).center, to.frame(end).center)
        guard
            start != goal || carriedMove(by: parent, before: index) != nil
                || carriedMove(by: to.layers[end].parent, before: index) != nil
        else { return nil }
        return Point(x: goal.x - start.x, y: goal.y - start.y)
    }

    private func carriedMove(by id: String?, before index: Int) -> Point? {
        guard let id, let ancestor = from.layers.place(of: id), ancestor < index else { return nil }
        return move(at: ancestor)
    }
}

/// How long a change from one rest to another takes, and by which curves.
struct ChangeTiming {
    private(set) var time: TrackTime
    /// The curve of all that moves.
    let movement: MotionCurve
    /// The curve of what fades: the same, unless that one leaves 0…1 on its way or nothing moves at all.
    let fade: MotionCurve

    /// - Parameter reducesMotion: Everything is at its end at once; only what fades takes its time.
    init(duration: Double, curve: MotionCurve, reducesMotion: Bool) {
        time = TrackTime(duration: duration)
        movement = reducesMotion ? Self.jump : curve
        fade = curve.fading
    }

    /// To the end at the very start.
    static let atOnce = Easing.steps(StepsEasing(count: 1, position: .start))
    static let jump = MotionCurve(atOnce)

    /// How long the change takes, in seconds, as worked out.
    var duration: Double { time.duration }

    /// When it ends, in seconds, as written.
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
        tracks.indices.map { index in
            let (layer, property) = (tracks[index].layer, tracks[index].property)
            guard let segment = tracks[index].keyframes.segment else {
                let keyframes = tracks[index].keyframes
                return track(layer, property, from: keyframes.endValue, to: keyframes.startValue)
            }
            return track(layer, property, segment.ends.reversed)
        }
    }
}
