/// How one number moves from its present value and speed to an end: the part of a motion that takes over from an
/// interrupted one.
///
/// It starts at the number's value *and* speed, so there is no jump in either, and ends exactly at its end. Its ends
/// and the lengths of its legs lie on the grid of four decimals.
struct HandOver {
    /// One leg of the motion.
    struct Leg {
        /// The value at which the leg ends.
        var end: Double
        /// How long the leg lasts, in seconds.
        var duration: Double
        var easing: Easing
    }

    /// The number's present value, and the value at which it comes to rest.
    let start: Double
    let end: Double
    /// The number's speed at the start, per second.
    let velocity: Double
    /// The spring that leads the value to its end.
    let spring: Spring
    /// The range of the number on the way; nil is unlimited.
    let bounds: ClosedRange<Double>?

    /// - Parameter bounds: Where the number lies outside them already, its value is kept and its speed is dropped.
    init(
        from start: Double, at velocity: Double, to end: Double, by spring: Spring, within bounds: ClosedRange<Double>?
    ) {
        self.start = Grid.nearest(start)
        self.end = Grid.nearest(end)
        // A slower speed moves the number by less than a step of the grid in a second.
        self.velocity =
            velocity.isFinite && abs(velocity) >= Grid.step
            ? min(max(velocity, -Self.fastest), Self.fastest) : 0
        self.spring = bounds == nil ? spring : spring.withoutBounce
        self.bounds = bounds
    }

    /// The greatest speed that is taken over, per second: beyond all that is written, and small enough that no distance
    /// overflows.
    private static let fastest = 1e12

    /// The legs of the motion, in order; none where the number rests at its end already.
    var legs: [Leg] {
        let distance = end - start
        if velocity == 0 { return distance == 0 ? [] : [pulled(from: start)] }
        if distance != 0, isFitForSpring(velocity / distance) { return [pulled(from: start, at: velocity)] }
        if distance * velocity > 0, bounds != nil { return [braked(distance)] }
        return reversing()
    }

    /// Whether the spring leads to the end as it should when it is let go at `rate` distances per second.
    private func isFitForSpring(_ rate: Double) -> Bool {
        guard bounds == nil else {
            // Let go no faster than its natural frequency, a spring without bounce does not overshoot.
            let slow = spring.naturalFrequency / (spring.playedDampingRatio + Self.excess(of: spring))
            return rate >= 0 && rate <= slow
        }
        // Far above this rate the distance is negligible beside the speed, and the spring's settling time says nothing
        // of it.
        return abs(rate) <= 1_000 * spring.naturalFrequency
    }

    private static func excess(of spring: Spring) -> Double {
        let ratio = spring.playedDampingRatio
        return ((ratio - 1) * (ratio + 1)).squareRoot()
    }

    /// A leg to the end by the spring.
    private func pulled(from value: Double, at velocity: Double = 0) -> Leg {
        let spring = spring.started(at: velocity == 0 ? 0 : velocity / (end - value))
        return Leg(end: end, duration: Grid.fullDuration(settlingDuration(of: spring)), easing: .spring(spring))
    }

    /// A leg straight to the end that slows down smoothly and never passes it: a cubic from the speed to rest.
    private func braked(_ distance: Double) -> Leg {
        let settling = settlingDuration(of: spring.started(at: 0))
        let duration = Grid.fullDuration(min(settling, 3 * distance / velocity))
        let slope = min(1, velocity * duration / (3 * distance))
        return Leg(
            end: end, duration: duration,
            easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// On in the old direction, slowing down evenly, as far as the spring or the bounds allow; then back by the spring.
    private func reversing() -> [Leg] {
        // The distance by which a critically damped spring of that frequency overshoots its end: v / (ω·e).
        var reach = velocity / (spring.naturalFrequency * 2.718281828459045)
        if let bounds {
            reach = reach > 0 ? min(reach, bounds.upperBound - start) : max(reach, bounds.lowerBound - start)
        }
        let apex = Grid.nearest(start + reach)
        // Without room to slow down, the speed is dropped.
        guard (apex - start) * velocity > 0 else { return start == end ? [] : [pulled(from: start)] }
        let out = Self.slowed(from: start, to: apex, at: velocity)
        return apex == end ? [out] : [out, pulled(from: apex)]
    }

    /// A leg from `start` at `velocity` to rest at `apex`, with even braking: 2·distance / velocity seconds.
    static func slowed(from start: Double, to apex: Double, at velocity: Double) -> Leg {
        let duration = Grid.fullDuration(2 * (apex - start) / velocity)
        // The slope corrects the change of speed that comes from rounding the duration.
        let slope = min(1, velocity * duration / (3 * (apex - start)))
        return Leg(end: apex, duration: duration, easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// How long a spring takes to settle, in seconds.
    private func settlingDuration(of spring: Spring) -> Double {
        min(spring.settlingDuration() ?? Self.longest, Self.endless)
    }

    /// The settling time that is assumed for a spring that swings for ever, in seconds.
    private static let longest = 3600.0
    /// The greatest settling time, in seconds: beyond it, counting steps of the grid could overflow.
    static let endless = 1e9
}
