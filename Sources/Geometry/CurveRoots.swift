/// The extrema of one coordinate along a curve, as parameters in rising order: at most two.
///
/// Each parameter lies strictly between 0 and 1.
struct Extrema {
    private(set) var first: Double?
    private(set) var second: Double?

    /// Extrema of the quadratic through `a` and `c` with control `b`.
    init(quadratic a: Double, _ b: Double, _ c: Double) {
        // Controls between the ends keep the whole curve between them.
        guard b < min(a, c) || b > max(a, c) else { return }
        add((a - b) / (a - 2 * b + c))
    }

    /// Extrema of the cubic from `a` to `d` with controls `b` and `c`.
    init(cubic a: Double, _ b: Double, _ c: Double, _ d: Double) {
        // The derivative divided by three is u (1-t)² + 2 v t (1-t) + w t².
        let u = b - a
        let v = c - b
        let w = d - c
        guard !(u >= 0 && v >= 0 && w >= 0), !(u <= 0 && v <= 0 && w <= 0) else { return }
        let leading = u - 2 * v + w
        let middle = v - u
        // The roots of leading t² + 2 middle t + u, without the cancellation of the textbook formula.
        let discriminant = middle * middle - leading * u
        guard discriminant >= 0 else { return }
        let root = discriminant.squareRoot()
        let far = middle < 0 ? root - middle : -root - middle
        add(far / leading)
        add(u / far)
    }

    private mutating func add(_ fraction: Double) {
        // A quotient with a zero divisor is infinite or NaN, and fails this.
        guard fraction > 0, fraction < 1, fraction != first else { return }
        guard let earlier = first else {
            first = fraction
            return
        }
        (first, second) = (min(earlier, fraction), max(earlier, fraction))
    }
}

/// The quadratic through `a` and `c` with control `b`, at `t` in 0…1.
func quadraticValue(_ a: Double, _ b: Double, _ c: Double, at t: Double) -> Double {
    let s = 1 - t
    return s * (s * a + t * b) + t * (s * b + t * c)
}

/// The cubic from `a` to `d` with controls `b` and `c`, at `t` in 0…1.
func cubicValue(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let s = 1 - t
    return s * quadraticValue(a, b, c, at: t) + t * quadraticValue(b, c, d, at: t)
}
