internal import Synchronization

/// Counts the requests in hand, and wakes the one who waits for the last of them.
final class LiveExchanges: Sendable {
    private let live = Atomic(0)
    private let finished = Atomic(0)
    private let isWatched = Atomic(false)
    private let doorbell = Doorbell()

    /// Requests whose first line is in and whose answer is not yet wholly handed to the system.
    var count: Int { live.load(ordering: .sequentiallyConsistent) }

    func begin() {
        live.add(1, ordering: .sequentiallyConsistent)
    }

    func end() {
        live.subtract(1, ordering: .sequentiallyConsistent)
        guard isWatched.load(ordering: .sequentiallyConsistent) else { return }
        finished.add(1, ordering: .sequentiallyConsistent)
        doorbell.ring()
    }

    /// Waits until no request is in hand and none has come for `quiet` seconds, at most `grace` seconds.
    ///
    /// The quiet time is for requests that have arrived but that no thread has looked at yet: with a slow handler in
    /// front of them the count touches 0 between one and the next.
    /// - Parameters:
    ///   - settling: seconds for which `isIdle` must hold, in place of `quiet`.
    ///   - isIdle: whether nothing more can come, as far as can be told at the moment.
    ///   - sweep: called now and then, to end what will never be complete.
    func waitUntilQuiet(
        for quiet: Double, settling: Double, atMost grace: Double, isIdle: () -> Bool, sweep: () -> Void
    ) {
        isWatched.store(true, ordering: .sequentiallyConsistent)
        let start = monotonicMilliseconds()
        let end = start + Int(min(grace, 86_400) * 1_000)
        // Since when nothing has been in hand. The bell alone tells nothing: it may still ring for what ended before.
        var quietSince = start
        var seen = finished.load(ordering: .sequentiallyConsistent)
        while case let now = monotonicMilliseconds(), now < end {
            let done = finished.load(ordering: .sequentiallyConsistent)
            if count != 0 || done != seen { quietSince = now }
            seen = done
            let needed = Int((isIdle() ? settling : quiet) * 1_000)
            guard now - quietSince < needed else { return }
            let pause = count == 0 ? needed - (now - quietSince) : 100
            doorbell.wait(atMost: Double(min(end - now, pause)) / 1_000)
            sweep()
        }
    }
}
