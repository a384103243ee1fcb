/// The grid on which the times and values of timelines lie: the four decimals with which they are written.
///
/// What lies on it is written as it was worked out, so whoever plays what was written is never elsewhere than whoever
/// worked it out.
package enum Grid {
    /// The distance of two neighbours: points, seconds or whatever is written.
    package static let step = 1e-4

    /// Steps in one unit.
    @usableFromInline static let stepsPerUnit = 10_000.0

    /// What lies on the grid and is nearest to `value`.
    ///
    /// Divided, a value that decimals put in the middle falls to the side on which it lies; multiplied, it would seem
    /// to lie there.
    @inlinable package static func nearest(_ value: Double) -> Double { (value / step).rounded() / stepsPerUnit }

    static func contains(_ value: Double) -> Bool { nearest(value) == value }

    /// A length of time on the grid, in seconds: the nearest, but never none at all.
    package static func nearestDuration(_ seconds: Double) -> Double { max(step, nearest(seconds)) }

    /// A length of time on the grid, in seconds, no shorter than `seconds` and never none at all.
    ///
    /// Divided, a length that lies on the grid is a whole number of steps; multiplied, it may be a hair more.
    static func fullDuration(_ seconds: Double) -> Double { max(1, (seconds / step).rounded(.up)) / stepsPerUnit }

    /// The first moment on the grid at which something that ends at `seconds` has ended; a thousandth of a step late
    /// counts as on time.
    package static func end(_ seconds: Double) -> Double {
        (seconds * stepsPerUnit - 1e-3).rounded(.up) / stepsPerUnit
    }
}
