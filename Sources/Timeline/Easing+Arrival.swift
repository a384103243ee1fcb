extension Easing {
    /// The fraction of `duration` at which progress is 1 for the first time; 1 if that is only at the end.
    ///
    /// An easing that overshoots arrives before it comes to rest: a spring that bounces, or a curve or line that goes
    /// beyond 1.
    /// - Parameter duration: The whole time in seconds, more than 0; only springs depend on it.
    /// - Complexity: O(1); for a piecewise line O(*n*) for *n* stops.
    package func firstArrival(of duration: Double) -> Double {
        switch self {
        case .spring(let spring): min(1, (spring.firstArrival ?? duration) / duration)
        case .cubicBezier(let curve): curve.firstArrival
        case .linear(let line): line.firstArrival
        case .steps: 1
        }
    }
}

extension Spring {
    /// The first moment at which progress is 1, in seconds; nil if the spring only approaches 1.
    package var firstArrival: Double? {
        let motion = Oscillation(self)
        switch motion.form {
        case .swinging(let decay, let frequency):
            // cos θ + (decay − velocity)/frequency · sin θ is 0 in the direction (velocity − decay, frequency).
            return Elementary.angle(y: frequency, x: motion.velocity - decay) / frequency
        case .creeping(let slow, let gap):
            // At the arrival 1 + (slow − velocity)·(1 − e^−gap·t)/gap is 0.
            let excess = motion.velocity - slow
            guard excess > 0, gap < excess else { return nil }
            return gap == 0 ? 1 / excess : -Elementary.log1p(-gap / excess) / gap
        }
    }
}

extension CubicBezier {
    /// The first fraction of the time, after 0, at which progress is 1.
    fileprivate var firstArrival: Double {
        // y(s) = 1 has the root s = 1. Dividing by it leaves (3·y2 − 3·y1 − 1)·s² + (3·y1 − 1)·s − 1 = 0.
        let (a, b) = (3 * y2 - 3 * y1 - 1, 3 * y1 - 1)
        let root = b * b + 4 * a
        guard root >= 0 else { return 1 }
        // This form of the solution loses no digits if a is small: s = 2 / (b ± √(b² + 4a)).
        let ends = (2 / (b + root.squareRoot()), 2 / (b - root.squareRoot()))
        func within(_ parameter: Double) -> Double { parameter > 0 && parameter < 1 ? parameter : 1 }
        let first = min(within(ends.0), within(ends.1))
        guard first < 1 else { return 1 }
        let rest = 1 - first
        return 3 * rest * rest * first * x1 + 3 * rest * first * first * x2 + first * first * first
    }
}

extension LinearEasing {
    /// The first fraction of the time, after 0, at which progress is 1.
    fileprivate var firstArrival: Double {
        for (start, end) in zip(stops, stops.dropFirst()) where start.progress < 1 && end.progress >= 1 {
            let share = (1 - start.progress) / (end.progress - start.progress)
            return min(max(start.fraction + share * (end.fraction - start.fraction), 0), 1)
        }
        return 1
    }
}
