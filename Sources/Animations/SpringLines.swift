import Jobs
import Synchronization
package import Timeline

/// Springs as straight lines, kept for all who ask: one that comes again, in one answer or the next, is worked out
/// once.
package final class SpringLines: Sendable {
    package static let shared = SpringLines()

    private struct Key: Hashable, Sendable {
        let spring: Spring
        let duration: Double
        let tolerance: Double
    }

    private struct Known {
        var lines: [Key: [LinearEasing.Stop]] = [:]
        var stops = 0
    }

    /// More stops than these of all springs, a megabyte, begin anew.
    private static let mostStops = 65_536
    private let known = Mutex(Known())

    /// - Parameters:
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: Of progress.
    package func stops(of spring: Spring, over duration: Double, tolerance: Double) -> [LinearEasing.Stop] {
        let key = Key(spring: spring, duration: duration, tolerance: tolerance)
        if let stops = known.withLock({ $0.lines[key] }) { return stops }
        let stops = SpringStops(spring: spring, duration: duration, tolerance: tolerance).stops
        // What was given up on the way is nobody's.
        guard !JobBudget.wasOver else { return stops }
        known.withLock { known in
            if known.stops + stops.count > Self.mostStops { known = Known() }
            if known.lines.updateValue(stops, forKey: key) == nil { known.stops += stops.count }
        }
        return stops
    }

    /// Counts a spring that is to be told by lines or by a curve, once for one answer.
    ///
    /// - Returns: Whether it may be.
    package static func count(_ spring: Spring, over duration: Double, tolerance: Double) -> Bool {
        JobBudget.count(.springs, 1, once: Key(spring: spring, duration: duration, tolerance: tolerance))
    }
}
