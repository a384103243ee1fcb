/// A map from a fraction of the time to the progress of a motion.
public enum Easing: Hashable, Sendable {
    /// Along a Bézier curve.
    case cubicBezier(CubicBezier)
    /// Along straight lines between stops.
    case linear(LinearEasing)
    /// In jumps.
    case steps(StepsEasing)
    /// A damped spring, played in real seconds. It is cut off where its time ends, whether or not it has settled.
    case spring(Spring)

    /// Progress equals the fraction of time.
    public static let linear = Easing.cubicBezier(.linear)
    /// A slow start; ``CubicBezier/easeIn``.
    public static let easeIn = Easing.cubicBezier(.easeIn)
    /// A slow end; ``CubicBezier/easeOut``.
    public static let easeOut = Easing.cubicBezier(.easeOut)
    /// A slow start and a slow end; ``CubicBezier/easeInOut``.
    public static let easeInOut = Easing.cubicBezier(.easeInOut)
    /// A quick start and a slow end; ``CubicBezier/default``.
    public static let `default` = Easing.cubicBezier(.default)

    /// Holds the start until the very end: what a keyframe without an easing does.
    public static let hold = Easing.steps(StepsEasing(count: 1))

    /// The progress at `fraction` of `duration`.
    ///
    /// It may lie outside 0…1, and at the fractions 0 and 1 it need not be 0 and 1: steps may jump at 0, and a spring
    /// is evaluated at `fraction × duration` seconds, where it may not have settled.
    /// - Parameters:
    ///   - fraction: Any finite number; a spring takes those below 0 for 0.
    ///   - duration: The whole time in seconds; only springs depend on it.
    public func progress(at fraction: Double, of duration: Double) -> Double {
        switch self {
        case .cubicBezier(let curve): curve.progress(at: fraction)
        case .linear(let line): line.progress(at: fraction)
        case .steps(let stairs): stairs.progress(at: fraction)
        case .spring(let spring): spring.progress(at: fraction * duration)
        }
    }

    /// How fast progress grows at `fraction` of `duration`, per second: the speed with which a motion that takes over
    /// there starts.
    ///
    /// Steps have no speed: 0. On a vertical stretch of a Bézier curve it is ±infinity.
    /// - Parameters:
    ///   - fraction: As for ``progress(at:of:)``.
    ///   - duration: The whole time in seconds, more than 0.
    public func rate(at fraction: Double, of duration: Double) -> Double {
        switch self {
        case .cubicBezier(let curve): curve.slope(at: fraction) / duration
        case .linear(let line): line.slope(at: fraction) / duration
        case .steps: 0
        case .spring(let spring): spring.velocity(at: fraction * duration)
        }
    }
}
