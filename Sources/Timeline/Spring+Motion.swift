extension Spring {
    /// The progress after `seconds`: 0 at 0, towards 1, over 1 where the spring overshoots.
    ///
    /// This is the exact solution of the damped oscillator. Times below zero count as zero. From 1e290 s on every
    /// spring is at 1; an undamped one too, since no double says in which part of its swing it is.
    /// - Complexity: O(1): two or three square roots and three transcendental calls at most.
    /// - Accuracy: within 1e-9 of the exact motion, up to 2.3 settling times (`SpringTests`); the error grows in
    ///   proportion where a great initial velocity throws the distance far beyond 1.
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

    /// A time, in seconds, that no frequency within the ranges of the parameters can multiply into an overflow.
    private static let forever = 1e290
}
