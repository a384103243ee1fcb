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
    ///   - isIdle: whether nothing more can come, so that there is no need to be quiet.
    ///   - sweep: called now and then, to end what will never be complete.
    func waitUntilQuiet(for quiet: Double, atMost grace: Double, isIdle: () -> Bool, sweep: () -> Void) {
        isWatched.store(true, ordering: .sequentiallyConsistent)
        let end = monotonicMilliseconds() + Int(min(grace, 86_400) * 1_000)
        while case let left = Double(end - monotonicMilliseconds()) / 1_000, left > 0 {
            let before = finished.load(ordering: .sequentiallyConsistent)
            if count == 0, isIdle() { return }
            doorbell.wait(atMost: min(left, count == 0 ? quiet : 0.1))
            if count == 0, finished.load(ordering: .sequentiallyConsistent) == before { return }
            sweep()
        }
    }
}
