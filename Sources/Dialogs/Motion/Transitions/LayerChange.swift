import Geometry
import Timeline

/// Makes the tracks from the layers of one resting layout to those of another. Each track starts at the first layout
/// and ends at the second, and none repeats the motion of its layer's parent.
///
/// Layers with the same id are the same. A layer that exists in only one layout fades in place, moving with its parent,
/// so that nothing appears or vanishes abruptly; its descendants fade with it. There are two exceptions: a layer with a
/// descendant in both layouts does not fade, since that would fade the descendant as well; and a docked keyboard slides
/// through the edge that it touches. A layer that scrolls what both layouts have grows to the whole content, or shrinks
/// from it (``ScrollBox``).
struct LayerChange {
    let from: MovableLayers
    let to: MovableLayers
    /// The layouts whose layers may have tracks: an answer that describes only one layout has no layers of the other.
    let scope: Scope
    private let pairs: LayerPairs

    enum Scope {
        case both, first, second

        /// The scope of the timeline back from the second layout to the first.
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
        // Descendants matter only to layers that appear or disappear.
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

    /// The tracks from the first layout to the second, and those back.
    ///
    /// If both have the same layers, the tracks back are the reverse. Otherwise layers that appear in one direction
    /// disappear in the other, so the tracks back are made anew.
    func tracksThereAndBack(over timing: ChangeTiming) -> (there: [Track], back: [Track]) {
        let there = tracks(over: timing)
        guard pairs.areAll else {
            return (there, LayerChange(from: to, to: from, scope: scope.back).tracks(over: timing))
        }
        return (there, timing.back(there))
    }

    /// Adds the track of the position of a layer in both layouts, if it moves differently from its parent.
    private func addMove(
        from index: Int, to other: Int, over timing: ChangeTiming, _ carrier: inout Carrier, to tracks: inout [Track]
    ) {
        let (start, end) = (from.frame(index).center, to.frame(other).center)
        let offset = end - start
        // Read in place: copying a parent's id would cost two changes of reference counts for each layer.
        let (starts, ends) = (from.layers.span, to.layers.span)
        let carried = carriedOffset(of: index, &carrier)
        guard
            !offset.isNear(carried)
                || ends[other].parent != starts[index].parent
                    && !offset.isNear(carriedOffset(byComing: ends[other].parent, &carrier))
        else { return }
        tracks.append(timing.track(from.layers[index].id, .position, .points(start, end)))
    }

    /// Adds the other tracks of a layer in both layouts.
    private func addLook(from index: Int, to other: Int, over timing: ChangeTiming, to tracks: inout [Track]) {
        func add(_ property: Property, _ start: Double, _ end: Double) {
            guard abs(start - end) >= Grid.step / 2 else { return }
            tracks.append(timing.track(from.layers[index].id, property, .scalars(start, end)))
        }
        let (start, end) = (from.frame(index).size, to.frame(other).size)
        // Values that are equal to four decimals do not move.
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

    /// Adds the tracks of a layer that only one layout has: it appears or disappears in place, or moves with its
    /// parent.
    ///
    /// - Parameters:
    ///   - rest: The layout that has it: the first for a layer that disappears, the second for one that appears.
    ///   - window: The window of the other layout.
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
        // A parent that fades also fades its descendants.
        let parentFades =
            rest.layers[index].parent.flatMap { rest.layers.index(of: $0) }.map { parent in
                (isComing ? !pairs.isStarted(parent) : pairs.end(of: parent) == nil)
                    && !holders.contains(rest.layers[parent].id)
            } ?? false
        if holders.contains(layer), let box = box(of: index, isComing: isComing) {
            return addScroll(index, of: rest, box, isComing: isComing, over: timing, to: &tracks)
        }
        guard opacity != 0, !parentFades, !holders.contains(layer) else { return }
        tracks.append(timing.track(layer, .opacity, isComing ? .scalars(0, opacity) : .scalars(opacity, 0)))
    }

    /// Adds the tracks of a layer that scrolls what both layouts have, but exists in only one of them.
    ///
    /// - Parameter box: Its box in the other layout.
    private func addScroll(
        _ index: Int, of rest: MovableLayers, _ box: Rect, isComing: Bool, over timing: ChangeTiming,
        to tracks: inout [Track]
    ) {
        let (layer, frame) = (rest.layers[index], rest.frame(index))
        let (start, end) = isComing ? (box, frame) : (frame, box)
        var carrier = Carrier()
        let carried =
            isComing ? carriedOffset(byComing: layer.parent, &carrier) : carriedOffset(by: layer.parent, &carrier)
        if !(end.center - start.center).isNear(carried) {
            tracks.append(timing.track(layer.id, .position, .points(start.center, end.center)))
        }
        guard abs(start.width - end.width) >= Grid.step / 2 || abs(start.height - end.height) >= Grid.step / 2
        else { return }
        tracks.append(timing.track(layer.id, .size, .sizes(start.size, end.size)))
    }

    /// The box of a layer that only one layout has, in the other; `nil` if it has none there.
    private func box(of index: Int, isComing: Bool) -> Rect? {
        let (rest, other) = isComing ? (to, from) : (from, to)
        guard rest.layers[index].role == .scroll else { return nil }
        let box = ScrollBox(of: rest.layers[index], in: rest.layers, beside: other.layers)
        return box.map { other.projected($0.box) }
    }

    /// The layers, of either layout, with a descendant in both layouts: a handful at most.
    static func holders(_ from: [Layer], _ to: [Layer], _ pairs: LayerPairs? = nil) -> [String] {
        let pairs = pairs ?? LayerPairs(from, to)
        var holders: [String] = []
        func addAncestors(of index: Int, in layers: [Layer]) {
            var next = layers[index].parent
            // Layers with the same parent follow each other, so the parent is usually among the last.
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

    // MARK: Motion of ancestors

    /// A layer of the first layout, and the displacement that its children get from it.
    ///
    /// Layers with the same parent follow each other, so the last carrier is usually also the next layer's.
    private struct Carrier {
        var index: Int?
        var offset = Point.zero
    }

    /// The displacement that the layer at `index` of the first layout gets from its ancestors.
    private func carriedOffset(of index: Int, _ carrier: inout Carrier) -> Point {
        let layers = from.layers.span
        if layers[index].parent == nil { return .zero }
        if let known = carrier.index, layers[index].parent == layers[known].id { return carrier.offset }
        return carriedOffset(by: layers[index].parent, &carrier)
    }

    /// The displacement that a layer gets from the ancestor with that id in the first layout.
    ///
    /// An ancestor in both layouts moves from one to the other, by a track or with its own parent; one in only one
    /// layout moves with its parent, unless it scrolls.
    private func carriedOffset(by id: String?, _ carrier: inout Carrier) -> Point {
        guard let id else { return .zero }
        if let index = carrier.index, from.layers[index].id == id { return carrier.offset }
        guard let index = from.layers.index(of: id) else { return .zero }
        let offset: Point
        if let end = pairs.end(of: index) {
            offset = to.frame(end).center - from.frame(index).center
        } else if scope != .second, let box = box(of: index, isComing: false) {
            offset = box.center - from.frame(index).center
        } else {
            offset = carriedOffset(by: from.layers[index].parent, &carrier)
        }
        carrier = Carrier(index: index, offset: offset)
        return offset
    }

    /// The displacement that a layer gets from the ancestor with that id in the second layout.
    private func carriedOffset(byComing id: String?, _ carrier: inout Carrier) -> Point {
        guard let id, let ancestor = to.layers.index(of: id), !pairs.isStarted(ancestor) else {
            return carriedOffset(by: id, &carrier)
        }
        if scope != .first, let box = box(of: ancestor, isComing: true) {
            return to.frame(ancestor).center - box.center
        }
        return carriedOffset(byComing: to.layers[ancestor].parent, &carrier)
    }
}

extension Point {
    /// Whether two displacements are equal to four decimals.
    func isNear(_ other: Point) -> Bool {
        abs(x - other.x) < Grid.step / 2 && abs(y - other.y) < Grid.step / 2
    }
}

/// The duration and the curves of a change from one resting layout to another.
struct ChangeTiming {
    private(set) var time: TrackTime
    /// The curve of everything except opacities.
    let movement: MotionCurve
    /// The curve of opacities: that of `movement`, unless it leaves 0…1 or motion is reduced.
    let fade: MotionCurve
    /// Whether motion is reduced, so that nothing slides.
    let reducesMotion: Bool

    /// - Parameter reducesMotion: Whether everything except opacities jumps to its end.
    init(duration: Double, curve: MotionCurve, reducesMotion: Bool) {
        time = TrackTime(duration: duration)
        movement = reducesMotion ? Self.jump : curve
        fade = curve.fading(over: duration)
        self.reducesMotion = reducesMotion
    }

    /// The timeline of a dialog from one resting layout to another with this timing.
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

    /// The duration of the change in seconds, not rounded to the grid.
    var duration: Double { time.duration }

    /// The end of the change in seconds, rounded to the grid.
    var end: Double { time.end }

    /// This timing with exact moments instead of moments on the grid: for timelines that are first joined with others.
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
