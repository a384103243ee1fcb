import Geometry
import Timeline

/// The layers that all dialogs of a schedule share: the app's own view behind them, and the system's layers over them.
///
/// Joins the motions that dialogs give these layers to one track for each property. Each motion starts at the present
/// value, regardless of the dialog that set it.
struct SharedLayers {
    static let ids: Set<String> = [
        LayerID.presenter, LayerID.statusBar, LayerID.keyboard, LayerID.homeIndicator,
    ]

    /// One motion of a property, from a moment on.
    private struct Move {
        var start: Double
        var track: Track
        /// The index of the show that causes the motion; `nil` if the device does.
        var mover: Int?

        func isMoving(at time: Double) -> Bool { time < start + track.duration }
    }

    private var moves: [LayerProperty: [Move]] = [:]
    private var keys: [LayerProperty] = []
    /// Whether positions are kept as separate x and y, because one of them moved with easings per axis.
    private var hasAxes = false

    /// Moves a property to `target` from `time` on, with the duration and the easings of `track`.
    ///
    /// - Parameters:
    ///   - target: The end value; `nil` is the track's own.
    ///   - mover: The index of the show that causes the motion; `nil` if the device does.
    ///   - isComing: Whether the layer was not there until now, so that the track starts where it says.
    mutating func move(
        _ track: Track, to target: AnimatedValue?, at time: Double, by mover: Int? = nil, isComing: Bool = false
    ) {
        guard mover == nil, let taken = takingOver(by: track, at: time) else {
            return start(track, to: target, at: time, by: mover, isComing: isComing)
        }
        for track in taken { start(track, to: nil, at: time, by: nil, isComing: false) }
    }

    /// The tracks of a property of the device's own layers that moves, from its present value and velocity; `nil` if it
    /// rests, already moves there, or is not pulled by a spring.
    private func takingOver(by track: Track, at time: Double) -> [Track]? {
        guard case .spring(let spring)? = track.keyframes.first?.easing,
            let last = moves[LayerProperty(track)]?.last, last.isMoving(at: time),
            !last.track.keyframes.endValue.isAbout(track.keyframes.endValue)
        else { return nil }
        let state = PropertyState(
            layer: track.layer, property: track.property, value: last.track.value(at: time - last.start),
            velocity: last.track.velocity(at: time - last.start))
        let bounds: ClosedRange<Double>? =
            switch track.property {
            case .opacity: 0...1
            case .size: 0...Double.greatestFiniteMagnitude
            default: nil
            }
        let tracks = state.tracks(to: track.keyframes.endValue, by: spring, within: bounds)
        return tracks.isEmpty ? nil : tracks
    }

    private mutating func start(
        _ track: Track, to target: AnimatedValue?, at time: Double, by mover: Int?, isComing: Bool
    ) {
        switch track.property {
        case .positionX, .positionY:
            splitPositions()
            add(track, to: target?.coordinate(track.property), at: time, by: mover, isComing)
        case .position where hasAxes:
            for axis: Property in [.positionX, .positionY] {
                add(track.coordinate(axis), to: target?.coordinate(axis), at: time, by: mover, isComing)
            }
        default: add(track, to: target, at: time, by: mover, isComing)
        }
    }

    /// Gives a layer that comes back what it has of its own now and does not move to: a keyboard may have another size.
    ///
    /// - Parameters:
    ///   - listed: The layer as it is listed, which is as it was when it came first.
    ///   - tracks: The tracks with which it comes.
    mutating func bringBack(_ layer: Layer, listed: Layer, with tracks: [Track], at time: Double) {
        for property in LayerSnapshot.properties {
            let isMoved = tracks.contains { $0.layer == layer.id && $0.property.base == property }
            guard !isMoved, let now = layer.rest(property), let first = listed.rest(property) else { continue }
            guard value(of: property, in: layer.id, at: time) ?? first != now else { continue }
            func still(_ value: AnimatedValue) -> Track {
                Track(layer: layer.id, property: property, keyframes: [Keyframe(time: 0, value: value)])
            }
            if value(of: property, in: layer.id, at: time) == nil { move(still(first), to: nil, at: 0, isComing: true) }
            move(still(now), to: nil, at: time, isComing: true)
        }
    }

    /// Whether any property of a layer has moved.
    func hasMoved(_ layer: String) -> Bool { moves.contains { $0.key.layer == layer } }

    /// Whether any property of a layer moves at a moment.
    func isMoving(_ layer: String, at time: Double) -> Bool {
        moves.contains { $0.key.layer == layer && $0.value.last?.isMoving(at: time) == true }
    }

    /// The value of a property at a moment; `nil` if it has not moved.
    func value(of property: Property, in layer: String, at time: Double) -> AnimatedValue? {
        if property == .position, hasAxes {
            guard case .scalar(let x)? = value(of: .positionX, in: layer, at: time),
                case .scalar(let y)? = value(of: .positionY, in: layer, at: time)
            else { return nil }
            return .point(Point(x: x, y: y))
        }
        return moves[LayerProperty(layer, property)]?.last.map { $0.track.value(at: time - $0.start) }
    }

    /// When everything has come to rest, in seconds.
    var end: Double {
        moves.values.lazy.compactMap(\.last).map { Grid.end($0.start + $0.track.duration) }.max() ?? 0
    }

    private mutating func splitPositions() {
        guard !hasAxes else { return }
        hasAxes = true
        for key in keys where key.property == .position {
            guard let known = moves.removeValue(forKey: key) else { continue }
            keys.removeAll { $0 == key }
            for axis: Property in [.positionX, .positionY] {
                let part = LayerProperty(key.layer, axis)
                keys.append(part)
                moves[part] = known.map {
                    Move(start: $0.start, track: $0.track.coordinate(axis), mover: $0.mover)
                }
            }
        }
    }

    private mutating func add(
        _ track: Track, to target: AnimatedValue?, at time: Double, by mover: Int?, _ isComing: Bool
    ) {
        let key = LayerProperty(track)
        let last = moves[key]?.last
        // One that comes back before it has gone goes on from where it is.
        let goesOn = isComing ? last.flatMap { $0.isMoving(at: time) && track.duration > 0 ? $0 : nil } : last
        let start = goesOn.map { $0.track.value(at: time - $0.start) } ?? track.keyframes.startValue
        let end = target ?? track.keyframes.endValue
        if let last {
            // Another dialog already moves it there. A dialog's own motion that was interrupted does not continue.
            let isOwn = mover != nil && last.mover == mover
            if !isOwn, last.track.keyframes.endValue.isAbout(end), time <= last.start + last.track.duration { return }
        } else {
            keys.append(key)
            // The tint that a dialog sets at its start did not exist before.
            if key.property == .tint, time > 0 {
                let alone = Keyframe(time: 0, value: .text(Layer.Tint.automatic.rawValue))
                moves[key] = [Move(start: 0, track: Track(layer: key.layer, property: .tint, keyframes: [alone]))]
            }
        }
        // A motion that is replaced at its start has no effect.
        if let last, time <= last.start { moves[key]?.removeLast() }
        moves[key, default: []].append(Move(start: time, track: track.leading(from: start, to: end), mover: mover))
    }

    /// The tracks of all properties, from 0 to `duration`.
    func tracks(until duration: Double) -> [Track] {
        keys.compactMap { key in
            guard let moves = moves[key] else { return nil }
            let isSpread = moves.contains { $0.track.keyframes.startValue.isSeveral }
            var joined = JoinedTrack()
            for (index, move) in moves.enumerated() {
                let track = isSpread ? move.track.spread : move.track
                let next = index + 1 < moves.count ? moves[index + 1].start : duration
                let isCut = next < Grid.end(move.start + track.duration)
                joined.append(
                    track, cutAfter: isCut ? max(0, next - move.start) : nil, from: move.start,
                    to: min(next, move.start + track.duration), .seen)
            }
            return Track(layer: key.layer, property: key.property, keyframes: joined.keyframes(until: duration))
        }
    }
}

extension Track {
    /// This track with the same timing between other values.
    fileprivate func leading(from start: AnimatedValue, to end: AnimatedValue) -> Track {
        let (first, last) = (keyframes.startValue, keyframes.endValue)
        if start.isAbout(first), end.isAbout(last) { return self }
        // Texts have no intermediate values: one that changes at a moment changes then, and one that is constant is set
        // at once.
        if case .text = first {
            return Track(
                layer: layer, property: property,
                keyframes: keyframes.map { keyframe in
                    Keyframe(time: keyframe.time, value: keyframe.value == last ? end : start, easing: keyframe.easing)
                })
        }
        let several = [start, end, first, last].first { $0.isSeveral }
        func spread(_ value: AnimatedValue) -> AnimatedValue { several.map { value.spread(as: $0) } ?? value }
        let (before, after, from, to) = (spread(start), spread(end), spread(first), spread(last))
        guard before.isSameKind(as: after), before.isSameKind(as: from), from.isSameKind(as: to) else { return self }
        guard let share = from.share(to: to) else {
            return Track(
                layer: layer, property: property, from: before, to: after, easing: .easeInOut, duration: duration)
        }
        return Track(
            layer: layer, property: property,
            keyframes: keyframes.map { keyframe in
                Keyframe(
                    time: keyframe.time, value: before.interpolated(to: after, at: share(spread(keyframe.value))),
                    easing: keyframe.easing)
            })
    }
}

extension AnimatedValue {
    /// Whether both are written with the same digits.
    fileprivate func isAbout(_ other: AnimatedValue) -> Bool {
        if case .text = self { return self == other }
        guard isSameKind(as: other) else {
            return isSeveral || other.isSeveral
                ? spread(as: other).isNear(other.spread(as: self), within: Grid.step) : false
        }
        return isNear(other, within: Grid.step)
    }

    /// Whether the value has a number for each corner or axis, although a single number is possible.
    fileprivate var isSeveral: Bool {
        switch self {
        case .pair, .corners: true
        case .scalar, .point, .size, .text: false
        }
    }

    /// One coordinate of a point; any other value unchanged.
    fileprivate func coordinate(_ property: Property) -> AnimatedValue {
        guard case .point(let point) = self else { return self }
        return .scalar(property == .positionX ? point.x : point.y)
    }

    /// A function for the share of the distance from this value to `end` that a value has covered; `nil` if the two are
    /// equal.
    fileprivate func share(to end: AnimatedValue) -> ((AnimatedValue) -> Double)? {
        if case .text = self { return self == end ? nil : { $0 == end ? 1 : 0 } }
        let (first, last) = (numbers, end.numbers)
        let widest = first.indices.max { abs(last[$0] - first[$0]) < abs(last[$1] - first[$1]) }
        guard let widest, abs(last[widest] - first[widest]) > Grid.step else { return nil }
        let (from, move) = (first[widest], last[widest] - first[widest])
        return { value in
            let numbers = value.numbers
            return widest < numbers.count ? (numbers[widest] - from) / move : 1
        }
    }
}
