import Geometry
import Timeline

/// Makes the tracks from the layers of one rest to those of another. Each track starts at the first rest and ends at
/// the second, and none repeats the motion of the layer that carries its own.
///
/// Layers with the same id are the same. One that only one of the rests has fades in place, carried along by its
/// parent, so that nothing appears or vanishes abruptly; the layers that it holds fade with it. There are two
/// exceptions: a layer that holds another which both rests have, such as the frame that clips scrolled content, does
/// not fade, since that would fade the other as well; and a docked keyboard slides through the edge that it touches.
struct LayerChange {
    let from: MovableLayers
    let to: MovableLayers
    /// The rests whose layers may have tracks: an answer that describes one of the rests has no layers that only the
    /// other has.
    let scope: Scope
    private let pairs: LayerPairs

    enum Scope {
        case both, first, second

        /// The scope of the timeline that leads back, from the second rest to the first.
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
        // Only for layers that come or go does it matter whether they hold others.
        let holders = pairs.areAll ? [] : Self.holders(from.layers, to.layers, pairs)
        var tracks: [Track] = []
        tracks.reserveCapacity(2 * max(from.layers.count, to.layers.count))
        var carrier = Carrier()
        for index in from.layers.indices {
            if let end = pairs.end(of: index) {
                addMove(from: index, to: end, over: timing, &carrier, to: &tracks)
                addLook(from: index, to: end, over: timing, to: &tracks)
            } else if scope != .second {
                addLone(index, of: from, beside: to.window, isComing: false, holders, over: timing, to: &tracks)
            }
        }
        guard !pairs.areAll, scope != .first else { return tracks }
        for index in to.layers.indices where !pairs.isStarted(index) {
            addLone(index, of: to, beside: from.window, isComing: true, holders, over: timing, to: &tracks)
        }
        return tracks
    }

    /// The tracks from the first rest to the second, and those from there back to the first.
    ///
    /// Where both rests have the same layers, the tracks back are the reverse of those there. Otherwise layers that
    /// come in one direction leave in the other, so the tracks back are made anew.
    func tracksThereAndBack(over timing: ChangeTiming) -> (there: [Track], back: [Track]) {
        let there = tracks(over: timing)
        guard pairs.areAll else {
            return (there, LayerChange(from: to, to: from, scope: scope.back).tracks(over: timing))
        }
        return (there, timing.back(there))
    }

    /// Adds the track of the position of a layer that both rests have, where it moves otherwise than the layer that
    /// carries it.
    private func addMove(
        from index: Int, to other: Int, over timing: ChangeTiming, _ carrier: inout Carrier, to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(index).center, to.frame(other).center)
        let offset = end - start
        // Read in place: a copy of a parent's id would cost two changes of reference counts for each layer.
        let (starts, ends) = (from.layers.span, to.layers.span)
        let carried = carriedOffset(of: index, &carrier)
        guard
            !offset.isNear(carried)
                || ends[other].parent != starts[index].parent
                    && !offset.isNear(carriedOffset(byComing: ends[other].parent, &carrier))
        else { return }
        tracks.append(timing.track(from.layers[index].id, .position, .points(start, end)))
    }

    /// Adds the other tracks of a layer that both rests have.
    private func addLook(from index: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        func add(_ property: Property, _ start: Double, _ end: Double) {
            guard abs(start - end) >= Grid.step / 2 else { return }
            tracks.append(timing.track(from.layers[index].id, property, .scalars(start, end)))
        }
        let (start, end) = (from.frame(index).size, to.frame(other).size)
        // Values that are the same with four decimals do not move.
        if abs(start.width - end.width) >= Grid.step / 2 || abs(start.height - end.height) >= Grid.step / 2 {
            tracks.append(timing.track(from.layers[index].id, .size, .sizes(start, end)))
        }
        add(.scale, from.layers[index].scale, to.layers[other].scale)
        let (rotation, goalTurn) = (from.rotation(index), to.rotation(other))
        add(.rotationX, rotation.x, goalTurn.x)
        add(.rotationY, rotation.y, goalTurn.y)
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

    /// Adds the track of a layer that only one rest has: it comes or goes in place, or with the layer that carries it.
    ///
    /// - Parameters:
    ///   - rest: The rest that has it: the first for a layer that leaves, the second for one that comes.
    ///   - window: The window of the other rest.
    private func addLone(
        _ index: Int, of rest: MovableLayers, beside window: Rect, isComing: Bool, _ holders: [String],
        over timing: ChangeTiming, to tracks: inout [Track]
    ) {
        let (layer, opacity) = (rest.layers[index].id, rest.layers[index].opacity)
        if let away = rest.away(index, seenIn: window), !timing.reducesMotion {
            let center = rest.frame(index).center
            tracks.append(timing.track(layer, .position, isComing ? .points(away, center) : .points(center, away)))
            return
        }
        // A parent that fades takes the layers that it holds with it.
        let parentFades =
            rest.layers[index].parent.flatMap { rest.layers.index(of: $0) }.map { parent in
                (isComing ? !pairs.isStarted(parent) : pairs.end(of: parent) == nil)
                    && !holders.contains(rest.layers[parent].id)
            } ?? false
        guard opacity != 0, !parentFades, !holders.contains(layer) else { return }
        tracks.append(timing.track(layer, .opacity, isComing ? .scalars(0, opacity) : .scalars(opacity, 0)))
    }

    /// The layers, of either rest, that hold a layer which both rests have: a handful at most.
    static func holders(_ from: [Layer], _ to: [Layer], _ pairs: LayerPairs? = nil) -> [String] {
        let pairs = pairs ?? LayerPairs(from, to)
        var holders: [String] = []
        func addAncestors(of index: Int, in layers: [Layer]) {
            var next = layers[index].parent
            // Layers with one parent come one after another, so the parent is mostly among the last.
            while let parent = next, holders.lastIndex(of: parent) == nil {
                holders.append(parent)
                next = layers.index(of: parent).flatMap { layers[$0].parent }
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

    /// A layer of the first rest, and the displacement with which it carries others.
    ///
    /// Layers with one parent come one after another, so the last carrier is mostly the next layer's as well.
    private struct Carrier {
        var index: Int?
        var offset = Point.zero
    }

    /// The displacement with which the layer at `index` of the first rest is carried.
    private func carriedOffset(of index: Int, _ carrier: inout Carrier) -> Point {
        let layers = from.layers.span
        if layers[index].parent == nil { return .zero }
        if let known = carrier.index, layers[index].parent == layers[known].id { return carrier.offset }
        return carriedOffset(by: layers[index].parent, &carrier)
    }

    /// The displacement with which a layer is carried whose parent in the first rest has that id.
    ///
    /// A parent that both rests have moves from the one to the other, whether by a track or carried itself; one that
    /// only one of them has moves with its own parent.
    private func carriedOffset(by id: String?, _ carrier: inout Carrier) -> Point {
        guard let id else { return .zero }
        if let index = carrier.index, from.layers[index].id == id { return carrier.offset }
        guard let index = from.layers.index(of: id) else { return .zero }
        let offset: Point
        if let end = pairs.end(of: index) {
            offset = to.frame(end).center - from.frame(index).center
        } else {
            offset = carriedOffset(by: from.layers[index].parent, &carrier)
        }
        carrier = Carrier(index: index, offset: offset)
        return offset
    }

    /// The displacement with which a layer is carried whose parent in the second rest has that id.
    private func carriedOffset(byComing id: String?, _ carrier: inout Carrier) -> Point {
        guard let id, let ancestor = to.layers.index(of: id), !pairs.isStarted(ancestor) else {
            return carriedOffset(by: id, &carrier)
        }
        return carriedOffset(byComing: to.layers[ancestor].parent, &carrier)
    }
}

extension Point {
    /// Whether two displacements are the same with four decimals.
    fileprivate func isNear(_ other: Point) -> Bool {
        abs(x - other.x) < Grid.step / 2 && abs(y - other.y) < Grid.step / 2
    }
}

/// The duration and the curves of a change from one rest to another.
struct ChangeTiming {
    private(set) var time: TrackTime
    /// The curve of everything that moves.
    let movement: MotionCurve
    /// The curve of opacities: the same, unless that curve leaves 0…1 or with reduced motion.
    let fade: MotionCurve
    /// Whether motion is reduced, so that nothing slides.
    let reducesMotion: Bool

    /// - Parameter reducesMotion: Everything but opacities is at its end at once.
    init(duration: Double, curve: MotionCurve, reducesMotion: Bool) {
        time = TrackTime(duration: duration)
        movement = reducesMotion ? Self.jump : curve
        fade = curve.fading(over: duration)
        self.reducesMotion = reducesMotion
    }

    /// The timeline of a dialog from one rest to another in this time, by these curves.
    func motion(from old: ResolvedDialog, to new: ResolvedDialog) -> Motion {
        let tracks = LayerChange(
            from: MovableLayers(old.layers, in: old.stage.windowOfFrames),
            to: MovableLayers(new.layers, in: new.stage.windowOfFrames)
        )
        .tracks(over: offGrid)
        return Motion(duration: tracks.isEmpty ? 0 : duration, tracks: tracks)
    }

    /// An easing that jumps to the end at the very start.
    static let atOnce = Easing.steps(StepsEasing(count: 1, position: .start))
    static let jump = MotionCurve(atOnce)

    /// How long the change takes, in seconds, before rounding to the grid.
    var duration: Double { time.duration }

    /// When the change ends, in seconds, on the grid.
    var end: Double { time.end }

    /// This timing with moments as worked out, not on the grid: for what is joined with other timelines first.
    var offGrid: ChangeTiming {
        var timing = self
        timing.time = time.offGrid
        return timing
    }

    func track(_ layer: String, _ property: Property, _ ends: Keyframes.Ends) -> Track {
        curve(of: property).track(layer, property, ends, over: time)
    }

    /// The track of a property from `start` to `end`, for values of any kind.
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

    /// The reverse of tracks with this timing.
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
