import Geometry

extension PropertyState {
    /// The tracks that take over from this state and lead it to `end`: they start with its value *and* its velocity.
    ///
    /// Values lie on a grid of 0.0001, times on one of 0.0001 s. A position whose x and y need easings of their own
    /// becomes two tracks, `positionX` and `positionY`; everything else one. A text changes at the end.
    /// - Parameters:
    ///   - end: Where the property comes to rest: a value of the same kind, or a number for a pair or for corners, or
    ///     the other way round.
    ///   - spring: The spring that pulls it there; its own initial velocity is ignored.
    ///   - bounds: The range of each number on the way; nil is unlimited. If there are bounds, no number overshoots its
    ///     end.
    /// - Returns: Tracks, each of which ends when it has come to rest; none if nothing moves.
    public func tracks(to end: AnimatedValue, by spring: Spring, within bounds: ClosedRange<Double>? = nil) -> [Track] {
        let (state, end) = matched(with: end)
        return state.tracks(toMatching: end, by: spring, within: bounds)
    }

    /// The tracks that take over from this state and lead it to an end of the same kind as its value.
    private func tracks(
        toMatching end: AnimatedValue, by spring: Spring, within bounds: ClosedRange<Double>?
    ) -> [Track] {
        switch (value, end) {
        case (.scalar(let start), .scalar(let end)):
            let handOver = HandOver(from: start, at: speed, to: end, by: spring, within: bounds)
            return track(property, handOver.legs, from: .scalar(handOver.start)) { .scalar($0) }
        case (.point(let start), .point(let end)):
            return tracks(from: start, to: end, by: spring, within: bounds)
        case (.size(let start), .size(let end)):
            return tracks(
                from: [start.width, start.height], at: speeds(2), to: [end.width, end.height], by: spring,
                within: bounds
            ) { .size(Size(width: $0[0], height: $0[1])) }
        case (.pair(let startX, let startY), .pair(let endX, let endY)):
            return tracks(from: [startX, startY], at: speeds(2), to: [endX, endY], by: spring, within: bounds) {
                .pair(x: $0[0], y: $0[1])
            }
        case (.corners(let start), .corners(let end)):
            return tracks(from: start.numbers, at: speeds(4), to: end.numbers, by: spring, within: bounds) {
                .corners(CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3]))
            }
        // A track refuses ends of two kinds.
        case (.text, _), (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _):
            guard value != end else { return [] }
            let steps = Easing.steps(StepsEasing(count: 1))
            let settling = min(spring.started(at: 0).settlingDuration() ?? 0, HandOver.endless)
            return [
                Track(
                    layer: layer, property: property, from: value, to: end, easing: steps,
                    duration: Grid.fullDuration(settling))
            ]
        }
    }

    /// The velocity of a single number; 0 for any other value.
    private var speed: Double {
        if case .scalar(let speed) = velocity { return speed }
        return 0
    }

    /// The velocity of each of `count` numbers; a single velocity counts for all.
    private func speeds(_ count: Int) -> [Double] {
        let speeds = velocity?.numbers ?? []
        return speeds.count == count ? speeds : Array(repeating: speeds.first ?? 0, count: count)
    }

    private func track(
        _ property: Property, _ legs: [HandOver.Leg], from start: AnimatedValue,
        value: (Double) -> AnimatedValue
    ) -> [Track] {
        guard !legs.isEmpty else { return [] }
        var keyframes: [Keyframe] = []
        var (current, time) = (start, 0.0)
        for leg in legs {
            keyframes.append(Keyframe(time: time, value: current, easing: leg.easing))
            current = value(leg.end)
            time += leg.duration
        }
        keyframes.append(Keyframe(time: time, value: current))
        return [Track(layer: layer, property: property, keyframes: keyframes)]
    }

    // MARK: Positions

    private func tracks(
        from start: Point, to end: Point, by spring: Spring, within bounds: ClosedRange<Double>?
    ) -> [Track] {
        let speeds = speeds(2)
        let x = HandOver(from: start.x, at: speeds[0], to: end.x, by: spring, within: bounds)
        let y = HandOver(from: start.y, at: speeds[1], to: end.y, by: spring, within: bounds)
        let first = AnimatedValue.point(Point(x: x.start, y: y.start))
        let (xLegs, yLegs) = (x.legs, y.legs)
        if xLegs.isEmpty { return track(.position, yLegs, from: first) { .point(Point(x: x.start, y: $0)) } }
        if yLegs.isEmpty { return track(.position, xLegs, from: first) { .point(Point(x: $0, y: y.start)) } }
        if let shared = Self.shared([x, y], [xLegs, yLegs]) {
            return track(.position, [shared], from: first) { _ in .point(Point(x: x.end, y: y.end)) }
        }
        return track(.positionX, xLegs, from: .scalar(x.start)) { .scalar($0) }
            + track(.positionY, yLegs, from: .scalar(y.start)) { .scalar($0) }
    }

    /// If all numbers that move have equal legs, the one leg that serves them all: the leg of the number with the
    /// longest way; otherwise nil.
    private static func shared(_ handOvers: [HandOver], _ legs: [[HandOver.Leg]]) -> HandOver.Leg? {
        var longest: (length: Double, leg: HandOver.Leg)?
        for (handOver, legs) in zip(handOvers, legs) where !legs.isEmpty {
            guard legs.count == 1 else { return nil }
            let length = abs(handOver.end - handOver.start)
            if length > longest?.length ?? -1 { longest = (length, legs[0]) }
        }
        guard let longest else { return nil }
        let moving = legs.filter { !$0.isEmpty }
        guard moving.count > 1 else { return longest.leg }
        guard case .spring(let one) = longest.leg.easing else { return nil }
        for legs in moving {
            guard case .spring(let other) = legs[0].easing else { return nil }
            let gap = abs(one.initialVelocity - other.initialVelocity)
            let least = min(abs(one.initialVelocity), abs(other.initialVelocity))
            guard gap <= 1e-3 * max(1e-3, least) else { return nil }
        }
        return longest.leg
    }

    // MARK: Numbers that share their curve

    /// The tracks of several numbers that share their easing. `value` makes a value from its numbers, so that all are
    /// of one kind.
    private func tracks(
        from start: [Double], at speeds: [Double], to end: [Double], by spring: Spring,
        within bounds: ClosedRange<Double>?, value: ([Double]) -> AnimatedValue
    ) -> [Track] {
        let handOvers = start.indices.map {
            HandOver(from: start[$0], at: speeds[$0], to: end[$0], by: spring, within: bounds)
        }
        let legs = handOvers.map(\.legs)
        let (first, last) = (value(handOvers.map(\.start)), value(handOvers.map(\.end)))
        if legs.allSatisfy(\.isEmpty) { return [] }
        if let shared = Self.shared(handOvers, legs) { return track(property, [shared], from: first) { _ in last } }

        // First slow down in the old direction, then start in the new one.
        let apexes = Self.apexes(of: handOvers, by: spring, within: bounds)
        var leader = 0
        for index in handOvers.indices
        where abs(apexes[index] - handOvers[index].start) > abs(apexes[leader] - handOvers[leader].start) {
            leader = index
        }
        let (from, to, pace) = (handOvers[leader].start, apexes[leader], handOvers[leader].velocity)
        guard from != to else {
            return PropertyState(layer: layer, property: property, value: first)
                .tracks(to: last, by: spring, within: bounds)
        }
        let back = tracks(from: apexes, at: apexes.map { _ in 0 }, to: end, by: spring, within: bounds, value: value)
        let out = HandOver.slowed(from: from, to: to, at: pace)
        let rest = back.first?.keyframes.map { $0 } ?? [Keyframe(time: 0, value: last)]
        let keyframes =
            [Keyframe(time: 0, value: first, easing: out.easing)]
            + rest.map { Keyframe(time: out.duration + $0.time, value: $0.value, easing: $0.easing) }
        return [Track(layer: layer, property: property, keyframes: keyframes)]
    }

    /// Where each number comes to rest if all brake evenly over the same time. The time is as long as the spring
    /// allows, but no longer than the first of them takes to reach its bound.
    private static func apexes(
        of handOvers: [HandOver], by spring: Spring, within bounds: ClosedRange<Double>?
    ) -> [Double] {
        let brake = Grid.fullDuration(2 / (spring.naturalFrequency * 2.718281828459045))
        let time = handOvers.reduce(brake) { least, handOver in
            guard let bounds, handOver.velocity != 0 else { return least }
            let edge = handOver.velocity > 0 ? bounds.upperBound : bounds.lowerBound
            return min(least, max(0, 2 * (edge - handOver.start) / handOver.velocity))
        }
        return handOvers.map { Grid.nearest($0.start + $0.velocity * time / 2) }
    }
}
