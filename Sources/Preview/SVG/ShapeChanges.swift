import Animations
import Dialogs
import Geometry
import Jobs
import Timeline

/// Determines how the shapes of layers change in a timeline.
///
/// If only a layer's size or its corners change, its shapes follow the same easing, as long as they depend on those
/// numbers linearly. Everything else is sampled as often as needed to be linear in between: sizes and corners with
/// separate easings, and layers rotated in space, with their descendants, in perspective.
struct ShapeChanges {
    /// The layers that are rotated in space, except those inside another one.
    private(set) var rotated: Set<String> = []
    /// The layers in space: rotated ones and their descendants.
    private(set) var inSpace: Set<String> = []
    /// For each rotated layer, the indexes of itself and its descendants.
    private var families: [String: [Int]] = [:]
    private let layers: [Layer]
    private let lifetimes: [String: ClosedRange<Double>]
    private let named: Depiction.NamedTimeline
    private let motion: Motion
    private let moving: [String: LayerMotion]
    private let animations: [String: [ElementAnimation]]
    private let painter: (Moment) -> LayerPainter

    /// The greatest deviation of an edge, in points; that of springs is the same as in other exports.
    private static let (tolerance, toleranceOfSprings) = (0.03, 0.1)
    /// The most path segments of a layer over all moments; a layer with more gets fewer moments.
    private static let mostPieces = 500_000
    /// The cost of drawing a layer's shapes, as a multiple of finding a layer's position.
    private static let layersOfShape = 6
    /// The least length of a side, in points, so that a layer always has the same number of shapes.
    private static let shortest = 0.001

    /// - Parameters:
    ///   - moving: The motions of layers, by their ids; `animations` are the same as CSS.
    ///   - painter: Makes the painter of a moment.
    init(
        _ depiction: Depiction, _ named: Depiction.NamedTimeline, _ moving: [String: LayerMotion],
        _ animations: [String: [ElementAnimation]], painter: @escaping (Moment) -> LayerPainter
    ) {
        layers = depiction.rest.layers
        lifetimes = depiction.lifetimes
        self.named = named
        motion = named.timeline.motion
        self.moving = moving
        self.animations = animations
        self.painter = painter
        var indexes: [String: Int] = [:]
        var heads: [String: String] = [:]
        for (index, layer) in layers.enumerated() {
            let parent = layer.parent.flatMap { indexes[$0] == nil ? nil : heads[$0] }
            let isTurned = moving[layer.id]?.isRotatedInSpace == true || layer.rotationX != 0 || layer.rotationY != 0
            indexes[layer.id] = index
            guard let head = parent ?? (isTurned ? layer.id : nil) else { continue }
            heads[layer.id] = head
            inSpace.insert(layer.id)
            families[head, default: []].append(index)
            if head == layer.id { rotated.insert(head) }
        }
    }

    /// How the shapes of a layer change; `nil` if they do not, or if they follow an ancestor in space.
    func change(of id: String) -> ShapeChange? {
        if rotated.contains(id) { return rotation(of: id) }
        if let curl = curl(of: id) { return curl }
        guard !inSpace.contains(id), let own = moving[id], let layer = layers.first(where: { $0.id == id }) else {
            return nil
        }
        return growth(of: layer, own)
    }

    // MARK: Pages

    /// The change of a page that curls up, at closely spaced moments.
    private func curl(of id: String) -> ShapeChange? {
        guard !named.curls.isEmpty, let layer = layers.first(where: { $0.id == id }), layer.role == .presenter else {
            return nil
        }
        guard JobBudget.count(.stops, (Self.momentsOfCurls + 1) * Self.layersOfShape) else { return nil }
        let times = (0...Self.momentsOfCurls).map { motion.duration * Double($0) / Double(Self.momentsOfCurls) }
        let drawn = times.map { time in
            var moment = Moment(layers: [])
            moment.curled = max(0.001, named.curled(at: time) ?? 0)
            return painter(moment).painted(layer, LayerState(layer)).operations
        }
        return ShapeChange(times: times, easings: times.map { _ in "linear" }, drawn: drawn)
    }

    private static let momentsOfCurls = 40

    // MARK: Sizes and corners

    private func growth(of layer: Layer, _ own: LayerMotion) -> ShapeChange? {
        let (size, corners) = (own.channel(.size), own.channel(.cornerRadii))
        guard let leading = size ?? corners else { return nil }
        let isAlike = size == nil || corners == nil || size?.pace == corners?.pace
        if isAlike, let change = change(along: leading, size, corners, of: layer) { return change }
        let pieces = 32 + layer.piecesOfOutlines
        let boundaries = boundaries(of: motion.tracks.filter { $0.layer == layer.id && $0.property.isOfShapes })
        let own = Motion(duration: motion.duration, tracks: motion.tracks.filter { $0.layer == layer.id })
        var alone = MovingLayers([layer], in: own)
        let least = corners?.leastCorners
        func state(_ seconds: Double) -> LayerState {
            let now = alone.states(at: seconds)[0]
            return shape(of: layer, size: size == nil ? nil : now.frame.size, corners: now.cornerRadii, atLeast: least)
        }
        let painter = painter(Moment(layers: []))
        let stops = MotionStops(
            through: boundaries, tolerance: Self.tolerance, most: Self.mostPieces / pieces, layers: Self.layersOfShape
        ) { painter.painted(layer, state($0)).outline.numbers }.stops
        guard JobBudget.count(.stops, stops.count * Self.layersOfShape) else { return nil }
        let painted = stops.map { painter.painted(layer, state($0.moment)) }
        return ShapeChange(
            times: stops.map(\.time), easings: stops.map { _ in "linear" }, drawn: painted.map(\.operations),
            outlines: painted.map(\.outline))
    }

    /// Shapes that follow the numbers of one channel; `nil` if they are not linear between keyframes.
    private func change(
        along leading: MotionChannel, _ size: MotionChannel?, _ corners: MotionChannel?, of layer: Layer
    ) -> ShapeChange? {
        let painter = painter(Moment(layers: []))
        let least = corners?.leastCorners
        func state(_ index: Int, _ share: Double) -> LayerState {
            func value(_ channel: MotionChannel) -> SIMD4<Double> {
                let next = min(index + 1, channel.values.count - 1)
                return channel.values[index] + (channel.values[next] - channel.values[index]) * share
            }
            return shape(
                of: layer, size: size.map { Size(width: value($0).x, height: value($0).y) },
                corners: corners.map { CornerRadii(lanes: value($0)) }, atLeast: least)
        }
        guard JobBudget.count(.stops, leading.pace.times.count * Self.layersOfShape * 2) else { return nil }
        let painted = leading.pace.times.indices.map { painter.painted(layer, state($0, 0)) }
        for index in painted.indices.dropLast() {
            guard !JobBudget.isOver(after: 20) else { return nil }
            guard let easing = leading.pace.easings[index] else { continue }
            let duration = leading.pace.times[index + 1] - leading.pace.times[index]
            let (from, to) = (painted[index].outline.numbers, painted[index + 1].outline.numbers)
            for share in [0.25, 0.5, 0.75] + (easing.goesBeyond(over: duration) ? [-0.2, 1.2] : []) {
                let between = painter.painted(layer, state(index, share)).outline.numbers
                let straight = zip(from, to).map { $0 + ($1 - $0) * share }
                guard MotionStops.distance(between, straight) <= Self.tolerance else { return nil }
            }
        }
        let animation = animations[layer.id]?.first { animation in
            animation.times == leading.pace.times && animation.declarations.contains { $0.property.isOfShapes }
        }
        return animation.map { animation in
            ShapeChange(
                times: animation.times, easings: animation.easings, drawn: painted.map(\.operations),
                outlines: painted.map(\.outline))
        }
    }

    /// The state of a layer with a size and corners. Its top left corner stays in place within the moving group.
    private func shape(of layer: Layer, size: Size?, corners: CornerRadii?, atLeast least: CornerRadii?) -> LayerState {
        var state = LayerState(layer)
        if let size {
            let now = Size(width: max(Self.shortest, size.width), height: max(Self.shortest, size.height))
            state.frame = Rect(origin: layer.frame.origin, size: now)
        }
        if let corners { state.cornerRadii = least.map(corners.atLeast) ?? corners }
        return state
    }

    // MARK: Rotations in space

    /// A layer that is rotated in space and its descendants, with everything that may move them.
    private struct Family {
        let members: [Layer]
        /// The index of each member's parent among the members.
        let parents: [Int?]
        /// The members, preceded by all of their ancestors, which may move.
        private var all: MovingLayers
        /// The indexes of the members in `all`.
        private let indexes: [Int]
        /// The least radii of each member's corners; `nil` for corners that do not change.
        private let leastCorners: [CornerRadii?]

        init(_ members: [Layer], among layers: [Layer], in motion: Motion, _ moving: [String: LayerMotion]) {
            self.members = members
            var ids = Set(members.map(\.id))
            // Parents come before their children.
            for layer in layers.reversed() where ids.contains(layer.id) {
                if let parent = layer.parent { ids.insert(parent) }
            }
            all = MovingLayers(
                layers.filter { ids.contains($0.id) },
                in: Motion(duration: motion.duration, tracks: motion.tracks.filter { ids.contains($0.layer) }))
            indexes = members.compactMap { [all] in all.index(of: $0.id) }
            leastCorners = members.map { moving[$0.id]?.channel(.cornerRadii)?.leastCorners }
            let own = Dictionary(members.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            parents = members.map { $0.parent.flatMap { own[$0] } }
        }

        /// Returns the states of the members in the group of the first member, which moves with it.
        mutating func states(at seconds: Double) -> [LayerState] {
            let now = all.states(at: seconds)
            guard let first = indexes.first else { return [] }
            let (rest, origin) = (members[0].frame.origin, now[first].frame.origin)
            return indexes.indices.map { index in
                var state = now[indexes[index]]
                state.frame = state.frame.offset(x: rest.x - origin.x, y: rest.y - origin.y)
                if let radii = state.cornerRadii, let least = leastCorners[index] {
                    state.cornerRadii = radii.atLeast(least)
                }
                return state
            }
        }

        /// Returns the projected positions of the members' corners, and their radii.
        mutating func numbers(at seconds: Double) -> [Double] {
            var wholes: [PlaneTransform] = []
            var numbers: [Double] = []
            numbers.reserveCapacity(members.count * 12)
            for (index, state) in states(at: seconds).enumerated() {
                let around = parents[index].flatMap { $0 < index ? wholes[$0] : nil } ?? .identity
                let whole = state.transform.followed(by: around)
                wholes.append(whole)
                for (x, y) in [
                    (state.frame.minX, state.frame.minY), (state.frame.maxX, state.frame.minY),
                    (state.frame.maxX, state.frame.maxY), (state.frame.minX, state.frame.maxY),
                ] {
                    let seen = whole.applied(to: Point(x: x, y: y)) ?? .zero
                    numbers += [seen.x, seen.y]
                }
                if let radii = state.cornerRadii {
                    numbers += [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                }
            }
            return numbers
        }
    }

    private func rotation(of id: String) -> ShapeChange? {
        guard let members = families[id]?.map({ layers[$0] }) else { return nil }
        let ids = Set(members.map(\.id))
        let tracks = motion.tracks.filter { ids.contains($0.layer) }
        guard !tracks.isEmpty else { return nil }
        var times = boundaries(of: tracks)
        for id in ids {
            guard let lifetime = lifetimes[id] else { continue }
            times += [lifetime.lowerBound, lifetime.upperBound].filter { $0 > 0 && $0 < motion.duration }
        }
        times = Array(Set(times)).sorted()
        let pieces = members.reduce(0) { $0 + 40 + $1.piecesOfOutlines }
        let isSprung = tracks.contains { track in
            track.keyframes.contains { if case .spring = $0.easing { true } else { false } }
        }
        let tolerance = isSprung ? Self.toleranceOfSprings : Self.tolerance
        var family = Family(members, among: layers, in: motion, moving)
        let stops = MotionStops(
            through: times, tolerance: tolerance, most: Self.mostPieces / pieces, layers: members.count
        ) { family.numbers(at: $0) }.stops
        // Drawing a layer takes several times as long as finding its position.
        guard JobBudget.count(.stops, stops.count * members.count * 4) else { return nil }
        let moments = stops.map { moment($0.moment, of: members, family.states(at: $0.moment)) }
        var drawn: [[DrawingOperation]] = []
        for moment in moments where !JobBudget.isOver(after: Int32(clamping: members.count * 4)) {
            if let operations = painter(moment).operations(of: id) { drawn.append(operations) }
        }
        guard drawn.count == moments.count, !drawn.isEmpty, drawn.allSatisfy({ $0.count == drawn[0].count }) else {
            return nil
        }
        var hidden: [String: [Bool]] = [:]
        for (index, layer) in members.enumerated() {
            let states = moments.map { moment in
                !moment.layers[index].isThere
                    || layer.isBackfaceVisible == false && moment.layers[index].state.showsBack
            }
            if states.contains(true) { hidden[layer.id] = states }
        }
        return ShapeChange(
            times: stops.map(\.time), easings: stops.map { _ in "linear" }, drawn: drawn, parts: 100, hidden: hidden)
    }

    /// The moment at which a rotated layer and its descendants have these states.
    private func moment(_ seconds: Double, of members: [Layer], _ states: [LayerState]) -> Moment {
        Moment(
            layers: zip(members, states).enumerated().map { index, member in
                var posed = Moment.PosedLayer(layer: member.0, state: member.1)
                posed.isInSpace = index == 0
                posed.isThere = lifetimes[member.0.id]?.contains(seconds) ?? true
                return posed
            })
    }

    // MARK: Boundaries

    /// The times at which tracks may jump or change their rate, including the start and the end of the timeline.
    private func boundaries(of tracks: [Track]) -> [Double] {
        let times = tracks.flatMap { $0.keyframes.map(\.time) }.filter { $0 > 0 && $0 < motion.duration }
        return Array(Set(times + [0, motion.duration])).sorted()
    }
}

extension Layer {
    /// The number of segments of a given outline, counted each time that it is drawn: for the fill, the border, the
    /// clip, and each shadow.
    fileprivate var piecesOfOutlines: Int {
        (outline?.elements.count ?? 0) * (3 + (look?.look.shadows.count ?? 0))
    }
}

extension Property {
    /// Whether the property determines a layer's outline.
    fileprivate var isOfShapes: Bool {
        switch self {
        case .size, .cornerRadius, .cornerRadii: true
        default: false
        }
    }
}

extension Easing {
    /// Whether the easing overshoots the range between the two values.
    fileprivate func goesBeyond(over duration: Double) -> Bool {
        switch self {
        case .cubicBezier(let curve): [curve.y1, curve.y2].contains { $0 < 0 || $0 > 1 }
        case .linear(let line): line.stops.contains { $0.progress < 0 || $0.progress > 1 }
        case .spring(let spring):
            (0...64).contains { abs(spring.progress(at: duration * Double($0) / 64) - 0.5) > 0.501 }
        case .steps: false
        }
    }
}

extension VectorPath {
    /// The coordinates of the path's points, with arcs replaced by curves.
    fileprivate var numbers: [Double] {
        var numbers: [Double] = []
        for element in withoutArcs.elements {
            switch element {
            case .move(let point), .line(let point): numbers += [point.x, point.y]
            case .quadratic(let control, let end): numbers += [control.x, control.y, end.x, end.y]
            case .cubic(let first, let second, let end):
                numbers += [first.x, first.y, second.x, second.y, end.x, end.y]
            case .arc, .close: break
            }
        }
        return numbers
    }
}
