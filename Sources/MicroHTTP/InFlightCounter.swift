internal import Synchronization
private import Workers

/// Counts the requests in progress, and wakes the thread that waits for the last of them.
final class InFlightCounter: Sendable {
    /// The count is divided into parts. Each socket belongs to one part, so that threads rarely write to the same one.
    private let parts = SocketLines(capacity: partCount)
    private static let partCount = 16
    private let finished = Atomic(0)
    private let isWatched = Atomic(false)
    private let wakeup = WakeupPipe()

    /// The number of requests whose first line has arrived and whose answer has not been completely passed to the
    /// system.
    var count: Int {
        (0..<Self.partCount).reduce(0) { $0 + parts[$1 * SocketLines.spacing].load(ordering: .sequentiallyConsistent) }
    }

    private func part(of socket: Int32) -> Int { (Int(socket) & (Self.partCount - 1)) * SocketLines.spacing }

    func begin(_ socket: Int32) { parts[part(of: socket)].add(1, ordering: .sequentiallyConsistent) }

    func end(_ socket: Int32) {
        parts[part(of: socket)].subtract(1, ordering: .sequentiallyConsistent)
        guard isWatched.load(ordering: .sequentiallyConsistent) else { return }
        finished.add(1, ordering: .sequentiallyConsistent)
        wakeup.signal()
    }

    /// Waits until no request has been in progress for `quiet` seconds, but at most `grace` seconds.
    ///
    /// The quiet time is needed for requests that have arrived but have not been read by any thread: while they wait
    /// for a slow handler, the count is briefly 0 between one and the next.
    /// - Parameters:
    ///   - isIdle: Whether nothing more can come, as far as is known at the moment; then the quiet time is skipped.
    ///   - sweep: Called now and then, to end requests that will never be complete.
    func waitUntilQuiet(for quiet: Double, atMost grace: Double, isIdle: () -> Bool, sweep: () -> Void) {
        isWatched.store(true, ordering: .sequentiallyConsistent)
        let start = monotonicMilliseconds()
        let end = start + Int(min(grace, 86_400) * 1_000)
        // Since when no request has been in progress. A signal alone is not enough, because it may be for a request
        // that ended earlier.
        var quietSince = start
        var seen = finished.load(ordering: .sequentiallyConsistent)
        while case let now = monotonicMilliseconds(), now < end {
            let done = finished.load(ordering: .sequentiallyConsistent)
            if count != 0 || done != seen { quietSince = now }
            seen = done
            let needed = isIdle() ? 0 : Int(quiet * 1_000)
            guard now - quietSince < needed else { return }
            let pause = count == 0 ? needed - (now - quietSince) : 100
            wakeup.wait(atMost: Double(min(end - now, pause)) / 1_000)
            sweep()
        }
    }
}
