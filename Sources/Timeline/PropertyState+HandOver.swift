import Geometry

extension PropertyState {
    /// The tracks that take over from this state and lead it to `end`: they start at its value *and* its velocity.
    ///
    /// Values lie on a grid of 0.0001, times on one of 0.0001 s. A position whose x and y need curves of their own comes
    /// as two tracks, `positionX` and `positionY`; everything else as one. A text changes at the end.
    /// - Parameters:
    ///   - end: Where the property comes to rest; of the value's kind, or a number for a pair and the other way round.
    ///   - spring: What pulls it there; its own initial velocity plays no part.
    ///   - bounds: Where each number may be on the way; nil is anywhere. Within bounds nothing overshoots its end.
    /// - Returns: Tracks that end when each has come to rest; none where nothing moves.
    public func tracks(
        to end: AnimatedValue, by spring: Spring, within bounds: ClosedRange<Double>? = nil
    ) -> [Track] {
        switch (value, end) {
        case (.scalar(let start), .scalar(let end)):
            let way = HandOver(from: start, at: speed, to: end, by: spring, within: bounds)
            return track(property, way.legs, from: .scalar(way.start)) { .scalar($0) }
        case (.point(let start), .point(let end)):
            return tracks(from: start, to: end, by: spring, within: bounds)
        case (.size(let start), .size(let end)):
            return tracks(
                from: (start.width, start.height), to: (end.width, end.height), by: spring, within: bounds
            ) { .size(Size(width: $0, height: $1)) }
        case (.pair(let startX, let startY), .pair(let endX, let endY)):
            return tracks(from: (startX, startY), to: (endX, endY), by: spring, within: bounds) { .pair(x: $0, y: $1) }
        case (.pair(let startX, let startY), .scalar(let end)):
            return tracks(from: (startX, startY), to: (end, end), by: spring, within: bounds) { .pair(x: $0, y: $1) }
        case (.scalar(let start), .pair(let endX, let endY)):
            return tracks(from: (start, start), to: (endX, endY), by: spring, within: bounds) { .pair(x: $0, y: $1) }
        case (.text, .text):
            guard value != end else { return [] }
            let steps = Easing.steps(StepsEasing(count: 1))
            let settling = min(spring.started(at: 0).settlingDuration() ?? 0, HandOver.endless)
            return [
                Track(
                    layer: layer, property: property, from: value, to: end, easing: steps,
                    duration: Grid.fullDuration(settling))
            ]
        case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.text, _):
            preconditionFailure("a motion leads from one value to another of the same kind")
        }
    }

    /// The velocity of a number.
    private var speed: Double {
        if case .scalar(let speed) = velocity { return speed }
        return 0
    }

    /// The velocity along both axes; a number's counts for both.
    private var speeds: (Double, Double) {
        switch velocity {
        case .scalar(let speed): (speed, speed)
        case .point(let point): (point.x, point.y)
        case .size(let size): (size.width, size.height)
        case .pair(let x, let y): (x, y)
        case .text, nil: (0, 0)
        }
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
        let x = HandOver(from: start.x, at: speeds.0, to: end.x, by: spring, within: bounds)
        let y = HandOver(from: start.y, at: speeds.1, to: end.y, by: spring, within: bounds)
        let first = AnimatedValue.point(Point(x: x.start, y: y.start))
        let (xLegs, yLegs) = (x.legs, y.legs)
        if xLegs.isEmpty { return track(.position, yLegs, from: first) { .point(Point(x: x.start, y: $0)) } }
        if yLegs.isEmpty { return track(.position, xLegs, from: first) { .point(Point(x: $0, y: y.start)) } }
        if let shared = Self.shared(x, y, xLegs, yLegs) {
            return track(.position, [shared], from: first) { _ in .point(Point(x: x.end, y: y.end)) }
        }
        return track(.positionX, xLegs, from: .scalar(x.start)) { .scalar($0) }
            + track(.positionY, yLegs, from: .scalar(y.start)) { .scalar($0) }
    }

    /// The one stretch that serves both axes, where they move alike; that of the longer way.
    private static func shared(
        _ x: HandOver, _ y: HandOver, _ xLegs: [HandOver.Leg], _ yLegs: [HandOver.Leg]
    ) -> HandOver.Leg? {
        guard xLegs.count == 1, yLegs.count == 1, case .spring(let one) = xLegs[0].easing,
            case .spring(let other) = yLegs[0].easing
        else { return nil }
        let gap = abs(one.initialVelocity - other.initialVelocity)
        guard gap <= 1e-3 * max(1e-3, min(abs(one.initialVelocity), abs(other.initialVelocity))) else { return nil }
        return abs(x.end - x.start) >= abs(y.end - y.start) ? xLegs[0] : yLegs[0]
    }

    // MARK: Two numbers that share their curve

    private func tracks(
        from start: (Double, Double), to end: (Double, Double), by spring: Spring, within bounds: ClosedRange<Double>?,
        value: (Double, Double) -> AnimatedValue
    ) -> [Track] {
        let one = HandOver(from: start.0, at: speeds.0, to: end.0, by: spring, within: bounds)
        let other = HandOver(from: start.1, at: speeds.1, to: end.1, by: spring, within: bounds)
        let (ones, others) = (one.legs, other.legs)
        let (first, last) = (value(one.start, other.start), value(one.end, other.end))
        func through(_ legs: [HandOver.Leg]) -> [Track] { track(property, legs, from: first) { _ in last } }
        if ones.isEmpty && others.isEmpty { return [] }
        if let shared = Self.shared(one, other, ones, others) { return through([shared]) }
        if ones.isEmpty, others.count == 1 { return through(others) }
        if others.isEmpty, ones.count == 1 { return through(ones) }

        // Slow down along the old way first, then set off on the new one.
        let brake = Grid.fullDuration(2 / (spring.naturalFrequency * 2.718281828459045))
        func room(_ way: HandOver) -> Double {
            guard let bounds, way.velocity != 0 else { return brake }
            let edge = way.velocity > 0 ? bounds.upperBound : bounds.lowerBound
            return max(0, 2 * (edge - way.start) / way.velocity)
        }
        let time = min(brake, room(one), room(other))
        let apex = (
            Grid.nearest(one.start + one.velocity * time / 2),
            Grid.nearest(other.start + other.velocity * time / 2)
        )
        let longer = abs(apex.0 - one.start) >= abs(apex.1 - other.start)
        let (from, to, pace) =
            longer ? (one.start, apex.0, one.velocity) : (other.start, apex.1, other.velocity)
        let back = PropertyState(layer: layer, property: property, value: value(apex.0, apex.1))
            .tracks(to: last, by: spring, within: bounds)
        guard from != to else {
            return PropertyState(layer: layer, property: property, value: first).tracks(
                to: last, by: spring, within: bounds)
        }
        let out = HandOver.slowed(from: from, to: to, at: pace)
        let head = Keyframe(time: 0, value: first, easing: out.easing)
        guard let rest = back.first else {
            return [
                Track(
                    layer: layer, property: property, keyframes: [head, Keyframe(time: out.duration, value: last)])
            ]
        }
        return [
            Track(
                layer: layer, property: property,
                keyframes: [head]
                    + rest.keyframes.map {
                        Keyframe(time: out.duration + $0.time, value: $0.value, easing: $0.easing)
                    })
        ]
    }
}
