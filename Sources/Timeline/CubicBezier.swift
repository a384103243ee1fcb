/// A timing curve from (0, 0) to (1, 1), bent by two control points, as `cubic-bezier()` of CSS Easing.
///
/// The horizontal coordinate is the fraction of the time, the vertical one the progress of the motion. The control
/// points' x must be in 0…1, so that there is one progress for each fraction. Their y are unlimited, so the curve may
/// overshoot.
public struct CubicBezier: Hashable, Sendable {
    /// Horizontal place of the first control point, 0…1.
    public let x1: Double
    /// Vertical place of the first control point.
    public let y1: Double
    /// Horizontal place of the second control point, 0…1.
    public let x2: Double
    /// Vertical place of the second control point.
    public let y2: Double

    /// The range of the control points' x. Check untrusted numbers against it before they reach the initializer.
    public static let xRange = 0.0...1.0

    /// The curve with control points (`x1`, `y1`) and (`x2`, `y2`).
    /// - Precondition: `x1` and `x2` are in ``xRange``, `y1` and `y2` are finite.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        precondition(
            Self.xRange.contains(x1) && Self.xRange.contains(x2), "a timing curve's control points have x in 0…1")
        precondition(y1.isFinite && y2.isFinite, "a timing curve's control points are finite")
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Progress equals the fraction of time.
    public static let linear = CubicBezier(0, 0, 1, 1)
    /// A slow start. Source: CSS Easing 1 `ease-in`, Core Animation `easeIn`.
    public static let easeIn = CubicBezier(0.42, 0, 1, 1)
    /// A slow end. Source: CSS Easing 1 `ease-out`, Core Animation `easeOut`.
    public static let easeOut = CubicBezier(0, 0, 0.58, 1)
    /// A slow start and a slow end. Source: CSS Easing 1 `ease-in-out`, Core Animation `easeInEaseOut`.
    public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
    /// A quick start and a slow end. Source: CSS Easing 1 `ease`, Core Animation `default`.
    public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

    /// The progress at `fraction` of the time.
    ///
    /// 0 gives 0 and 1 gives 1, exactly. Outside 0…1 the curve continues along its tangent at the nearer end. That is
    /// the line through the nearer control point or, if that has the same x as the end, through the other one. If both
    /// have the same x as the end, progress stays at 0 or 1 there (CSS Easing 1, 2.2.1).
    /// - Parameter fraction: Any finite number.
    /// - Complexity: O(1): typically six, at most 192 evaluations of a cubic.
    /// - Accuracy: within 1e-12 of the exact curve for control points of magnitude 1, steep and flat stretches included
    ///   (`CubicBezierTests`); the error grows in proportion to larger |y|.
    public func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return fraction == 0 ? 0 : tangentAtStart * fraction }
        if fraction >= 1 { return fraction == 1 ? 1 : 1 + tangentAtEnd * (fraction - 1) }
        if x1 == y1 && x2 == y2 { return fraction }
        let parameter = parameter(at: fraction)
        let rest = 1 - parameter
        return 3 * rest * parameter * (rest * y1 + parameter * y2) + parameter * parameter * parameter
    }

    /// How fast progress grows at `fraction`: progress per fraction of time. Divide by the duration for a rate per
    /// second.
    ///
    /// At 0 and 1 it is the one-sided slope inside the curve. It is ±infinity where the curve is vertical; in a cusp,
    /// the sign is that of the part that follows. Outside 0…1 it is the slope of the straight extension.
    /// - Parameter fraction: Any finite number.
    /// - Complexity: as ``progress(at:)``.
    public func slope(at fraction: Double) -> Double {
        if fraction < 0 { return tangentAtStart }
        if fraction > 1 { return tangentAtEnd }
        if x1 == y1 && x2 == y2 { return 1 }
        let parameter = fraction == 0 || fraction == 1 ? fraction : parameter(at: fraction)
        let run = Self.derivative(x1, x2, at: parameter)
        let rise = Self.derivative(y1, y2, at: parameter)
        if run > 0 { return rise / run }
        if rise != 0 { return rise > 0 ? .infinity : -.infinity }
        // Both first derivatives are zero, so the second ones decide. The end at 1 is approached from inside, which
        // inverts the signs.
        let direction = parameter == 1 ? -1.0 : 1
        let bend = direction * Self.secondDerivative(x1, x2, at: parameter)
        let climb = direction * Self.secondDerivative(y1, y2, at: parameter)
        if bend > 0 { return climb / bend }
        if climb != 0 { return climb > 0 ? .infinity : -.infinity }
        // The curve is the diagonal, although its parameter runs unevenly.
        return 1
    }
}

extension CubicBezier {
    /// The slope of the straight extension before 0.
    private var tangentAtStart: Double {
        if x1 > 0 { return y1 / x1 }
        return x2 > 0 ? y2 / x2 : 0
    }

    /// The slope of the straight extension after 1.
    private var tangentAtEnd: Double {
        if x2 < 1 { return (1 - y2) / (1 - x2) }
        return x1 < 1 ? (1 - y1) / (1 - x1) : 0
    }

    /// The curve's own parameter, 0…1, at which its x is `fraction`, which is between 0 and 1.
    ///
    /// The result depends on the curve and the fraction only, not on earlier calls.
    ///
    /// It is found by Newton's method within a bracket that only shrinks. If a step would leave the bracket, or is
    /// slower than halving (near a vertical tangent the root is almost threefold), the bracket is halved instead. The
    /// distance to the root is computed with 32 digits, since in the middle of (1, 0, 0, 1) an error of 1e-16 in x is
    /// 3e-6 in the parameter. Computing with so many digits is slow, so plain doubles give the first estimate.
    func parameter(at fraction: Double) -> Double {
        let linear = DoubleDouble(productOf: 3, x1)
        let quadratic = DoubleDouble(sumOf: x2, -2 * x1) * 3
        let cubic = DoubleDouble(1) + DoubleDouble(sumOf: x1, -x2) * 3
        let target = DoubleDouble(-fraction)

        var bracket = Bracket()
        var parameter = estimate(at: fraction)
        for _ in 0..<128 {
            let excess = ((((cubic * parameter + quadratic) * parameter) + linear) * parameter + target).high
            if excess == 0 { break }
            let slope = Self.derivative(x1, x2, at: parameter)
            // A step too small to change any value also ends the search. Otherwise a root near 0 would be refined digit
            // by digit.
            if abs(excess / slope) <= max(parameter.ulp / 2, 1e-20) { break }
            parameter = bracket.step(from: parameter, excess: excess, slope: slope)
        }
        return parameter
    }

    /// The curve's parameter at which its x is `fraction`, as accurately as plain doubles can find it.
    private func estimate(at fraction: Double) -> Double {
        let linear = 3 * x1
        let quadratic = 3 * (x2 - 2 * x1)
        let cubic = 1 + 3 * (x1 - x2)
        var bracket = Bracket()
        var parameter = fraction
        for _ in 0..<64 {
            let excess = ((cubic * parameter + quadratic) * parameter + linear) * parameter - fraction
            if excess == 0 { break }
            let slope = (3 * cubic * parameter + 2 * quadratic) * parameter + linear
            parameter = bracket.step(from: parameter, excess: excess, slope: slope)
            if abs(bracket.lastStep) <= max(1e-8 * parameter, 1e-17) { break }
        }
        return parameter
    }

    /// The interval in which the root of a rising polynomial lies, narrowed from both sides.
    private struct Bracket {
        private var low = 0.0
        private var high = 1.0
        private(set) var lastStep = 1.0

        /// The parameter to try next, after one at which the polynomial is `excess` above zero.
        mutating func step(from parameter: Double, excess: Double, slope: Double) -> Double {
            if excess > 0 { high = parameter } else { low = parameter }
            var next = parameter - excess / slope
            let isSlow = abs(2 * excess) > abs(lastStep * slope)
            if isSlow || !(next > low && next < high) { next = low + (high - low) / 2 }
            lastStep = next - parameter
            return next
        }
    }

    /// Derivative by the parameter of a Bézier polynomial from 0 to 1 with inner ordinates `first` and `second`.
    private static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3
            * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
    }

    /// Second derivative by the parameter of the same polynomial.
    private static func secondDerivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        6 * ((1 - parameter) * (second - 2 * first) + parameter * (1 - 2 * second + first))
    }
}
