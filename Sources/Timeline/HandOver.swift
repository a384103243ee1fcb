/// The way of one number from where it is, at the speed that it has, to an end: what a motion does that takes over from
/// an interrupted one.
///
/// It starts at the number's value *and* speed, so that nothing jumps and nothing jerks, and ends at its end exactly.
/// Its ends and the lengths of its stretches lie on the grid of four decimals.
struct HandOver {
    /// One stretch of the way.
    struct Leg {
        /// The value at which the stretch ends.
        var end: Double
        /// How long it lasts, in seconds.
        var duration: Double
        var easing: Easing
    }

    /// Where the number is, and where it goes.
    let start: Double
    let end: Double
    /// Its speed at the start, per second.
    let velocity: Double
    /// The spring that leads the value to its end.
    let spring: Spring
    /// Where it may be on the way; nil is anywhere.
    let bounds: ClosedRange<Double>?

    /// - Parameter bounds: A value of the number outside of them is kept; its speed is then dropped.
    init(
        from start: Double, at velocity: Double, to end: Double, by spring: Spring, within bounds: ClosedRange<Double>?
    ) {
        self.start = Grid.nearest(start)
        self.end = Grid.nearest(end)
        // Below this a speed moves nothing by a step of the grid in a second.
        self.velocity =
            velocity.isFinite && abs(velocity) >= Grid.step
            ? min(max(velocity, -Self.fastest), Self.fastest) : 0
        self.spring = bounds == nil ? spring : spring.withoutBounce
        self.bounds = bounds
    }

    /// The fastest that anything goes on, per second: beyond all that is written, and never so fast that a way
    /// overflows.
    private static let fastest = 1e12

    /// The stretches of the way, in order; none where there is nothing to do.
    var legs: [Leg] {
        let distance = end - start
        if velocity == 0 { return distance == 0 ? [] : [pulled(from: start)] }
        if distance != 0, isFitForSpring(velocity / distance) { return [pulled(from: start, at: velocity)] }
        if distance * velocity > 0, bounds != nil { return [braked(distance)] }
        return reversing()
    }

    /// Whether the spring gets there as it should when it is let go at `rate` distances per second.
    private func isFitForSpring(_ rate: Double) -> Bool {
        guard bounds == nil else {
            // Let go at no more than its frequency, a spring without bounce does not overshoot.
            let slow = spring.naturalFrequency / (spring.playedDampingRatio + Self.excess(of: spring))
            return rate >= 0 && rate <= slow
        }
        // Far above, the distance is next to nothing beside the speed, and the spring's settling is about nothing.
        return abs(rate) <= 1_000 * spring.naturalFrequency
    }

    private static func excess(of spring: Spring) -> Double {
        let ratio = spring.playedDampingRatio
        return ((ratio - 1) * (ratio + 1)).squareRoot()
    }

    /// To the end by the spring.
    private func pulled(from value: Double, at velocity: Double = 0) -> Leg {
        let spring = spring.started(at: velocity == 0 ? 0 : velocity / (end - value))
        return Leg(end: end, duration: Grid.fullDuration(settlingDuration(of: spring)), easing: .spring(spring))
    }

    /// Straight to the end, slowing down evenly enough never to pass it: a cubic from the speed to rest.
    private func braked(_ distance: Double) -> Leg {
        let settling = settlingDuration(of: spring.started(at: 0))
        let duration = Grid.fullDuration(min(settling, 3 * distance / velocity))
        let slope = min(1, velocity * duration / (3 * distance))
        return Leg(
            end: end, duration: duration,
            easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// On in the old direction, slowing down evenly, as far as the spring or the bounds let it; then back by the
    /// spring.
    private func reversing() -> [Leg] {
        // As far as a critically damped spring of that frequency is carried beyond its end: v / (ω·e).
        var reach = velocity / (spring.naturalFrequency * 2.718281828459045)
        if let bounds {
            reach = reach > 0 ? min(reach, bounds.upperBound - start) : max(reach, bounds.lowerBound - start)
        }
        let apex = Grid.nearest(start + reach)
        // Where there is no room to slow down, the speed is lost.
        guard (apex - start) * velocity > 0 else { return start == end ? [] : [pulled(from: start)] }
        let out = Self.slowed(from: start, to: apex, at: velocity)
        return apex == end ? [out] : [out, pulled(from: apex)]
    }

    /// From `start` at `velocity` to rest at `apex`, by an even brake: 2·distance / velocity seconds.
    static func slowed(from start: Double, to apex: Double, at velocity: Double) -> Leg {
        let duration = Grid.fullDuration(2 * (apex - start) / velocity)
        // What rounding the time does to the speed, the slope takes back.
        let slope = min(1, velocity * duration / (3 * (apex - start)))
        return Leg(end: apex, duration: duration, easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// How long a spring takes to settle, in seconds.
    private func settlingDuration(of spring: Spring) -> Double {
        min(spring.settlingDuration() ?? Self.longest, Self.endless)
    }

    /// What stands for the settling time of a spring that swings for ever, in seconds.
    private static let longest = 3600.0
    /// What stands for times so long that counting them in steps of the grid could overflow, in seconds.
    static let endless = 1e9
}
