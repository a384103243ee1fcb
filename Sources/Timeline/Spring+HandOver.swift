/// Springs for motions that take over from others.
extension Spring {
    /// A critically damped spring that comes to rest in `duration` seconds: if it starts without speed, it stays within
    /// 0.001 of its end from then on.
    ///
    /// - Parameters:
    ///   - duration: In seconds; limited to 0.0001…100,000.
    ///   - initialVelocity: In distances of the motion per second, positive towards the end.
    /// - Precondition: `initialVelocity` is within ``initialVelocityRange``.
    public init(settlingIn duration: Double, initialVelocity: Double = 0) {
        // (1 + x)·e^−x is 0.001 at this x.
        let frequency = 9.233413476451586 / min(max(duration, 1e-4), 1e5)
        self.init(stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: initialVelocity)
    }

    /// This spring with another initial speed. A speed that cannot be played is limited to the range of those that can.
    public func started(at velocity: Double) -> Spring {
        let range = Self.initialVelocityRange
        return Spring(
            mass: mass, stiffness: stiffness, damping: damping,
            initialVelocity: min(max(velocity, range.lowerBound), range.upperBound), allowOverdamping: allowsOverdamping
        )
    }

    /// A spring with the same natural frequency that does not swing: this one if it does not swing, otherwise the
    /// critically damped one.
    public var withoutBounce: Spring {
        guard playedDampingRatio < 1 else { return self }
        let critical = 2 * (stiffness * mass).squareRoot()
        return Spring(
            mass: mass, stiffness: stiffness, damping: min(critical, Self.dampingRange.upperBound),
            initialVelocity: initialVelocity, allowOverdamping: allowsOverdamping)
    }
}
