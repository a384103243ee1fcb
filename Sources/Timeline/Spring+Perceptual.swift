/// Springs described by how they look, in the two ways of SwiftUI. The mass is 1.
extension Spring {
    /// The values that a response or a perceptual duration may have, in seconds.
    public static let responseRange = 1e-5...1e5
    /// The values that a damping ratio may have.
    public static let dampingRatioRange = 0...1e5
    /// The values that a bounce may have: from just above −1, where damping would be infinite, to 1, where there is
    /// none.
    public static let bounceRange = -0.99999...1

    /// A spring from its undamped period and its damping ratio: stiffness (2π/response)², damping
    /// 4π·dampingRatio/response.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingRatio: Damping as a multiple of the critical damping.
    ///   - initialVelocity: In distances of the motion per second, positive towards the end.
    ///   - allowOverdamping: Whether damping above the critical is played as it is, rather than as critical damping.
    /// - Precondition: the parameters are in ``responseRange``, ``dampingRatioRange`` and ``initialVelocityRange``.
    public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0, allowOverdamping: Bool = false) {
        precondition(Self.responseRange.contains(response), "a spring's response is within Spring.responseRange")
        precondition(
            Self.dampingRatioRange.contains(dampingRatio), "a damping ratio is within Spring.dampingRatioRange")
        let frequency = 2 * Double.pi / response
        self.init(
            stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity,
            allowOverdamping: allowOverdamping)
    }

    /// A spring from its stiffness and its damping ratio, a multiple of the critical damping.
    package init(stiffness: Double, dampingRatio: Double) {
        self.init(stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
    }

    /// A spring from its perceptual duration and its bounce: the response is the duration, the damping ratio 1 −
    /// bounce, or 1 / (1 + bounce) for a negative bounce.
    ///
    /// A negative bounce is over-damped, and so is played as a bounce of 0 unless `allowOverdamping` is true.
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds; the spring settles later (``settlingDuration(tolerance:)``).
    ///   - bounce: How much it overshoots: not at all at 0, more and more towards 1, and for ever at 1.
    ///   - initialVelocity: In distances of the motion per second, positive towards the end.
    ///   - allowOverdamping: Whether damping above the critical is played as it is, rather than as critical damping.
    /// - Precondition: the parameters are in ``responseRange``, ``bounceRange`` and ``initialVelocityRange``.
    public init(duration: Double, bounce: Double, initialVelocity: Double = 0, allowOverdamping: Bool = false) {
        precondition(Self.bounceRange.contains(bounce), "a spring's bounce is within Spring.bounceRange")
        // At the smallest bounce, rounding makes the quotient a little greater than the greatest ratio.
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        self.init(
            response: duration, dampingRatio: min(ratio, Self.dampingRatioRange.upperBound),
            initialVelocity: initialVelocity, allowOverdamping: allowOverdamping)
    }
}
