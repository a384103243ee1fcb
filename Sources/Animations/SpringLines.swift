import Jobs
import Synchronization
package import Timeline

/// A shared cache of springs as straight lines. A spring that occurs again, in the same answer or another, is not
/// computed again.
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

    /// The most stops of all springs together, about a megabyte. If there would be more, the cache is emptied.
    private static let mostStops = 65_536
    private let known = Mutex(Known())

    /// - Parameters:
    ///   - duration: Seconds to the next keyframe.
    ///   - tolerance: The tolerance of the progress.
    package func stops(of spring: Spring, over duration: Double, tolerance: Double) -> [LinearEasing.Stop] {
        let key = Key(spring: spring, duration: duration, tolerance: tolerance)
        if let stops = known.withLock({ $0.lines[key] }) { return stops }
        let stops = SpringStops(spring: spring, duration: duration, tolerance: tolerance).stops
        // The computation may have been interrupted, so its result is not cached.
        guard !JobBudget.wasOver else { return stops }
        known.withLock { known in
            if known.stops + stops.count > Self.mostStops { known = Known() }
            if known.lines.updateValue(stops, forKey: key) == nil { known.stops += stops.count }
        }
        return stops
    }

    /// Counts a spring that has to be approximated by lines or by a curve. Each is counted once per answer.
    ///
    /// - Returns: Whether the limit still allows it.
    package static func count(_ spring: Spring, over duration: Double, tolerance: Double) -> Bool {
        JobBudget.count(.springs, 1, once: Key(spring: spring, duration: duration, tolerance: tolerance))
    }
}
