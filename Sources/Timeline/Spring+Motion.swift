extension Spring {
    /// The progress after `seconds`: it is 0 at 0, tends to 1, and exceeds 1 when the spring overshoots.
    ///
    /// This is the exact solution of the damped oscillator. Times below zero count as zero. From 1e290 s on the
    /// progress is 1 for every spring; even for an undamped one, since doubles cannot express in which part of its
    /// swing it is then.
    /// - Complexity: O(1): two or three square roots and three transcendental calls at most.
    /// - Accuracy: within 1e-9 of the exact motion, up to 2.3 settling times (`SpringTests`); if a great initial
    ///   velocity carries the distance far beyond 1, the error grows in proportion.
    public func progress(at seconds: Double) -> Double {
        if seconds <= 0 { return 0 }
        return seconds >= Self.forever ? 1 : 1 - Oscillation(self).distance(after: seconds)
    }

    /// The rate of progress after `seconds`, in distances of the motion per second; at 0 it is ``initialVelocity``.
    ///
    /// Times below zero count as zero; from 1e290 s on it is 0.
    /// - Complexity: as ``progress(at:)``.
    public func velocity(at seconds: Double) -> Double {
        if seconds <= 0 { return initialVelocity }
        return seconds >= Self.forever ? 0 : Oscillation(self).approach(after: seconds)
    }

    /// A time, in seconds, that is nearly infinite but cannot overflow when multiplied by any frequency that the ranges
    /// of the parameters allow.
    private static let forever = 1e290
}
