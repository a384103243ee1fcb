/// How a motion is paced: it assigns a progress to each fraction of the time.
public enum Easing: Hashable, Sendable {
    /// Along a Bézier curve.
    case cubicBezier(CubicBezier)
    /// Along straight lines between stops.
    case linear(LinearEasing)
    /// In jumps.
    case steps(StepsEasing)
    /// A damped spring, played in real seconds. It is cut off at the end of the time, whether or not it has settled.
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

    /// Keeps the start value until the end, and then jumps. This is what a keyframe without an easing does.
    public static let hold = Easing.steps(StepsEasing(count: 1))

    /// The progress at `fraction` of `duration`.
    ///
    /// It may lie outside 0…1, and at the fractions 0 and 1 it need not be 0 and 1: steps may jump at 0, and a spring
    /// is evaluated at `fraction × duration` seconds, where it may not have settled.
    /// - Parameters:
    ///   - fraction: Any finite number; for a spring, those below 0 count as 0.
    ///   - duration: The whole time in seconds; only springs depend on it.
    public func progress(at fraction: Double, of duration: Double) -> Double {
        switch self {
        case .cubicBezier(let curve): curve.progress(at: fraction)
        case .linear(let line): line.progress(at: fraction)
        case .steps(let stairs): stairs.progress(at: fraction)
        case .spring(let spring): spring.progress(at: fraction * duration)
        }
    }

    /// How fast progress grows at `fraction` of `duration`, per second. A motion that takes over at that moment starts
    /// with this speed.
    ///
    /// Steps have the speed 0. On a vertical part of a Bézier curve it is ±infinity.
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
