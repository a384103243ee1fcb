/// Progress along straight lines between stops, as `linear()` of CSS Easing 2.
public struct LinearEasing: Hashable, Sendable {
    /// A corner of the line: at this fraction of the time, this progress.
    public struct Stop: Hashable, Sendable {
        /// The progress there; any finite number.
        public let progress: Double
        /// The fraction of the time, usually 0…1; any finite number.
        public let fraction: Double

        /// A stop, its parameters in the order of CSS: first the progress, then the fraction of the time.
        public init(progress: Double, fraction: Double) {
            self.progress = progress
            self.fraction = fraction
        }
    }

    /// The stops, in order; their fractions never decrease.
    public let stops: [Stop]

    /// The line through `stops`.
    ///
    /// If the fraction of a stop is less than that of the stop before, it is raised to that one, which makes a jump
    /// (CSS Easing 2, 2.1.1).
    /// - Precondition: there is at least one stop, and all numbers are finite.
    public init(_ stops: [Stop]) {
        precondition(!stops.isEmpty, "linear() needs a stop")
        precondition(
            stops.allSatisfy { $0.progress.isFinite && $0.fraction.isFinite }, "the stops of linear() are finite")
        var latest = -Double.infinity
        self.stops = stops.map { stop in
            latest = max(latest, stop.fraction)
            return Stop(progress: stop.progress, fraction: latest)
        }
    }

    /// The progress at `fraction` of the time.
    ///
    /// At a fraction that several stops share, the last of them counts. Before the first stop and after the last, the
    /// nearest line is extended, unless its two stops share a fraction; then the progress of the outer one applies. A
    /// single stop is a constant. (CSS Easing 2, "calculate linear easing output progress".)
    /// - Parameters:
    ///   - fraction: Any finite number.
    ///   - isBefore: CSS's before flag: the motion has not begun. If several stops share the fraction of the first one,
    ///     the first then counts, not the last.
    /// - Complexity: O(log *n*) for *n* stops.
    public func progress(at fraction: Double, isBefore: Bool = false) -> Double {
        let first = stops[0]
        if stops.count == 1 || (isBefore && fraction == first.fraction) { return first.progress }
        let following = indexAfter(fraction)
        if following > 0 && stops[following - 1].fraction == fraction { return stops[following - 1].progress }
        guard let (start, end) = line(before: following) else {
            return following == 0 ? first.progress : stops[stops.count - 1].progress
        }
        let along = (fraction - start.fraction) / (end.fraction - start.fraction)
        return start.progress + (end.progress - start.progress) * along
    }

    /// How fast progress grows at `fraction`: progress per fraction of time.
    ///
    /// At a corner it is the slope of the line that follows, if there is one. Jumps and constants have the slope 0.
    /// - Complexity: O(log *n*) for *n* stops.
    public func slope(at fraction: Double) -> Double {
        guard stops.count > 1, let (start, end) = line(before: indexAfter(fraction)) else { return 0 }
        return (end.progress - start.progress) / (end.fraction - start.fraction)
    }

    /// Index of the first stop later than `fraction`; the count, if there is none.
    private func indexAfter(_ fraction: Double) -> Int {
        var low = 0
        var high = stops.count
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].fraction > fraction {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }

    /// The two stops whose line applies just before the stop at `following`; nil if they share their fraction.
    private func line(before following: Int) -> (Stop, Stop)? {
        let end = min(max(following, 1), stops.count - 1)
        return stops[end - 1].fraction < stops[end].fraction ? (stops[end - 1], stops[end]) : nil
    }
}
