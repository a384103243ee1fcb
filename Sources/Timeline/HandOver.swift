/// How one number moves from its present value and speed to an end: a part of the motion that takes over from an
/// interrupted one.
///
/// It starts with the number's value *and* speed, so neither jumps, and ends exactly at its end. The ends and durations
/// of its legs lie on the grid of four decimals.
struct HandOver {
    /// One leg of the motion, with a curve of its own.
    struct Leg {
        /// The value at which the leg ends.
        var end: Double
        /// The duration of the leg, in seconds.
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
    /// The range in which the number must stay on the way; nil is unlimited.
    let bounds: ClosedRange<Double>?

    /// - Parameter bounds: If the number is already outside of them, its value is kept and its speed is dropped.
    init(
        from start: Double, at velocity: Double, to end: Double, by spring: Spring, within bounds: ClosedRange<Double>?
    ) {
        self.start = Grid.nearest(start)
        self.end = Grid.nearest(end)
        // A speed below this limit moves the number by less than a step of the grid in a second, and counts as 0.
        self.velocity =
            velocity.isFinite && abs(velocity) >= Grid.step
            ? min(max(velocity, -Self.fastest), Self.fastest) : 0
        self.spring = bounds == nil ? spring : spring.withoutBounce
        self.bounds = bounds
    }

    /// The greatest speed that is taken over, per second: greater than any that can be written, and small enough that
    /// no distance overflows.
    private static let fastest = 1e12

    /// The legs of the motion, in order; none if the number already rests at its end.
    var legs: [Leg] {
        let distance = end - start
        if velocity == 0 { return distance == 0 ? [] : [pulled(from: start)] }
        if distance != 0, isFitForSpring(velocity / distance) { return [pulled(from: start, at: velocity)] }
        if distance * velocity > 0, bounds != nil { return [braked(distance)] }
        return reversing()
    }

    /// Whether a spring that is let go at `rate` distances per second reaches the end without unwanted overshoot.
    private func isFitForSpring(_ rate: Double) -> Bool {
        guard bounds == nil else {
            // A spring without bounce does not overshoot if it starts no faster than its natural frequency.
            let slow = spring.naturalFrequency / (spring.playedDampingRatio + Self.excess(of: spring))
            return rate >= 0 && rate <= slow
        }
        // Far above this rate the distance is negligible compared with the speed, and the spring's settling time is
        // meaningless for it.
        return abs(rate) <= 1_000 * spring.naturalFrequency
    }

    private static func excess(of spring: Spring) -> Double {
        let ratio = spring.playedDampingRatio
        return ((ratio - 1) * (ratio + 1)).squareRoot()
    }

    /// A leg to the end, moved by the spring.
    private func pulled(from value: Double, at velocity: Double = 0) -> Leg {
        let spring = spring.started(at: velocity == 0 ? 0 : velocity / (end - value))
        return Leg(end: end, duration: Grid.fullDuration(settlingDuration(of: spring)), easing: .spring(spring))
    }

    /// A leg straight to the end that slows down smoothly and never passes it: a cubic from the given speed to rest.
    private func braked(_ distance: Double) -> Leg {
        let settling = settlingDuration(of: spring.started(at: 0))
        let duration = Grid.fullDuration(min(settling, 3 * distance / velocity))
        let slope = min(1, velocity * duration / (3 * distance))
        return Leg(
            end: end, duration: duration,
            easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// Two legs: first further in the old direction, slowing down evenly, as far as the spring or the bounds allow;
    /// then back to the end, moved by the spring.
    private func reversing() -> [Leg] {
        // A critically damped spring with that frequency overshoots its end by v / (ω·e).
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

    /// A leg from `start` at `velocity` to rest at `apex`, with even braking, which takes 2·distance / velocity
    /// seconds.
    static func slowed(from start: Double, to apex: Double, at velocity: Double) -> Leg {
        let duration = Grid.fullDuration(2 * (apex - start) / velocity)
        // The duration is rounded, which would change the initial speed; the slope corrects that.
        let slope = min(1, velocity * duration / (3 * (apex - start)))
        return Leg(end: apex, duration: duration, easing: .cubicBezier(CubicBezier(1.0 / 3, slope, 2.0 / 3, 1)))
    }

    /// How long a spring takes to settle, in seconds.
    private func settlingDuration(of spring: Spring) -> Double {
        min(spring.settlingDuration() ?? Self.longest, Self.endless)
    }

    /// The settling time assumed for a spring that swings for ever, in seconds.
    private static let longest = 3600.0
    /// The greatest settling time, in seconds. Beyond it, counting steps of the grid could overflow.
    static let endless = 1e9
}
