/// The grid on which the times and values of timelines lie: multiples of 0.0001, since they are written with four
/// decimals.
///
/// A value on the grid is written exactly as it was computed, so a player that reads the timeline gets the very values
/// with which the program went on.
package enum Grid {
    /// The distance of two neighbours, in the unit of the value: points, seconds and so on.
    package static let step = 1e-4

    /// The number of steps in one unit.
    @usableFromInline static let stepsPerUnit = 10_000.0

    /// The value on the grid that is nearest to `value`.
    ///
    /// Division by `step` keeps a value that lies just beside the middle of two neighbours on its side; multiplication
    /// by `stepsPerUnit` could round it to the middle.
    @inlinable package static func nearest(_ value: Double) -> Double { (value / step).rounded() / stepsPerUnit }

    static func contains(_ value: Double) -> Bool { nearest(value) == value }

    /// The length of time on the grid that is nearest to `seconds`, but at least one step.
    package static func nearestDuration(_ seconds: Double) -> Double { max(step, nearest(seconds)) }

    /// The shortest length of time on the grid, in seconds, that is no shorter than `seconds`; at least one step.
    ///
    /// Division by `step` gives a whole number for a length on the grid; multiplication may give a little more.
    static func fullDuration(_ seconds: Double) -> Double { max(1, (seconds / step).rounded(.up)) / stepsPerUnit }

    /// The first moment on the grid at which a motion that ends at `seconds` has ended. A moment that is less than a
    /// thousandth of a step too early still counts.
    package static func end(_ seconds: Double) -> Double {
        (seconds * stepsPerUnit - 1e-3).rounded(.up) / stepsPerUnit
    }
}
