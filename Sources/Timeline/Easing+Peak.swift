extension Easing {
    /// The fraction of `duration` at which progress first has its greatest value beyond 1; nil if it never goes beyond
    /// 1.
    ///
    /// - Parameter duration: The whole time in seconds, more than 0; only springs depend on it.
    /// - Complexity: O(1); for a piecewise line O(*n*) for *n* stops.
    package func peak(of duration: Double) -> Double? {
        switch self {
        case .spring(let spring): spring.peak.map { $0 / duration }
        case .cubicBezier(let curve): curve.peak
        case .linear(let line): line.peak
        case .steps: nil
        }
    }
}

extension Spring {
    /// The first moment after its arrival at which the spring reverses, in seconds; nil if it never goes beyond 1.
    fileprivate var peak: Double? {
        guard let arrival = firstArrival else { return nil }
        let motion = Oscillation(self)
        switch motion.form {
        case .swinging(let decay, let frequency):
            // At the peak velocity·cos θ + (stiffness − decay·velocity)/frequency · sin θ is 0; this is so again after
            // every half turn.
            let pull = (decay * decay + frequency * frequency - decay * motion.velocity) / frequency
            var angle = Elementary.angle(y: -motion.velocity, x: pull)
            while angle <= arrival * frequency { angle += .pi }
            return angle / frequency
        case .creeping(let slow, let gap):
            // At the peak velocity·e^−gap·t + slow·(slow + gap − velocity)·(1 − e^−gap·t)/gap is 0.
            guard gap > 0 else { return motion.velocity / (slow * (motion.velocity - slow)) }
            let rest = slow * (slow + gap - motion.velocity) / gap
            return -Elementary.log1p(motion.velocity / (rest - motion.velocity)) / gap
        }
    }
}

extension CubicBezier {
    /// The fraction of the time at which progress is greatest, beyond 1; nil if it never goes beyond 1.
    fileprivate var peak: Double? {
        // A third of y′(s) is y1 + 2·(y2 − 2·y1)·s + (3·y1 − 3·y2 + 1)·s².
        let (a, b) = (3 * y1 - 3 * y2 + 1, y2 - 2 * y1)
        let root = b * b - a * y1
        guard root >= 0 else { return nil }
        // This form of the solution loses no digits if a is small: s = y1 / (−b ± √(b² − a·y1)).
        let sum = root.squareRoot()
        let turns = (y1 / (-b + sum), y1 / (-b - sum), (-b - sum) / a)
        // The parameter 1 is the end, not a peak.
        func higher(_ one: Double, _ other: Double) -> Double {
            other > 0 && other < 1 && progress(of: other) > progress(of: one) ? other : one
        }
        let best = higher(higher(higher(1, turns.0), turns.1), turns.2)
        guard best < 1 else { return nil }
        let rest = 1 - best
        return 3 * rest * rest * best * x1 + 3 * rest * best * best * x2 + best * best * best
    }

    /// The curve's y at a parameter.
    private func progress(of parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * y1 + 3 * rest * parameter * parameter * y2
            + parameter * parameter * parameter
    }
}

extension LinearEasing {
    /// The fraction of the time at which progress first has its greatest value beyond 1; nil if it never goes beyond 1.
    fileprivate var peak: Double? {
        guard let most = stops.map(\.progress).max(), most > 1 else { return nil }
        return stops.first { $0.progress == most }?.fraction
    }
}
