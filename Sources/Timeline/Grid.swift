/// The grid on which the times and values of timelines lie: multiples of 0.0001, because they are written with four
/// decimals.
///
/// A value on the grid is written exactly as it was computed. So a player that reads the timeline has the same values
/// as the program had in its further computations.
package enum Grid {
    /// The distance between two neighbours, in the unit of the value: points, seconds and so on.
    package static let step = 1e-4

    /// The number of steps in one unit.
    @usableFromInline static let stepsPerUnit = 10_000.0

    /// The value on the grid that is nearest to `value`.
    ///
    /// Division by `step` keeps a value on its side if it is just beside the middle between two neighbours.
    /// Multiplication by `stepsPerUnit` could round it to the middle.
    @inlinable package static func nearest(_ value: Double) -> Double { (value / step).rounded() / stepsPerUnit }

    static func contains(_ value: Double) -> Bool { nearest(value) == value }

    /// The duration on the grid that is nearest to `seconds`, but at least one step.
    package static func nearestDuration(_ seconds: Double) -> Double { max(step, nearest(seconds)) }

    /// The shortest duration on the grid, in seconds, that is no shorter than `seconds`; at least one step.
    ///
    /// Division by `step` gives a whole number for a duration on the grid; multiplication may give a little more.
    static func fullDuration(_ seconds: Double) -> Double { max(1, (seconds / step).rounded(.up)) / stepsPerUnit }

    /// The first moment on the grid at which a motion that ends at `seconds` has ended. A moment that is too early by
    /// less than a thousandth of a step still counts.
    package static func end(_ seconds: Double) -> Double {
        (seconds * stepsPerUnit - 1e-3).rounded(.up) / stepsPerUnit
    }
}
