import MicroHTTP
private import Synchronization
import Workers

/// A small layout that the workers do to prove that they work.
final class WorkProof: WorkItem {
    private let context: EndpointContext
    private let workers: WorkerPool
    private let others: [WorkerPool]
    private let isAwaited = Atomic(false)
    /// When a worker began the layout; `nil` while none does it.
    private let begun = Mutex<ContinuousClock.Instant?>(nil)
    private let isDone = WakeupPipe()

    /// The time in which a worker has to take up waiting work, as a multiple of the time for the proof.
    private static let patience = 10.0
    private static let request = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

    /// - Parameters:
    ///   - workers: The workers that do the layout.
    ///   - others: Pools that count as working unless no worker takes up their waiting work.
    init(_ context: EndpointContext, _ workers: WorkerPool, others: [WorkerPool]) {
        self.context = context
        self.workers = workers
        self.others = others
    }

    /// Submits the layout, unless that of the last call is not yet done.
    func begin() {
        guard !isAwaited.exchange(true, ordering: .acquiringAndReleasing) else { return }
        workers.submit(self)
    }

    func run() {
        // A problem is also a proof: some limits leave no room for any dialog.
        begun.withLock { $0 = .now }
        _ = try? CachedEndpoint(SpecsEndpoint(context: context)).representation(ofBody: Array(Self.request.utf8))
        begun.withLock { $0 = nil }
        isAwaited.store(false, ordering: .releasing)
        isDone.signal()
    }

    /// Whether the layout was done within `seconds`, or, if the workers are busy, other work was taken up.
    func end(within seconds: Double) -> Bool {
        if isAwaited.load(ordering: .acquiring) { isDone.wait(atMost: seconds) }
        // When a worker began the layout, if one is doing it, and since when each pool has taken up no work.
        let starts = [begun.withLock(\.self)] + ([workers] + others).map(\.stalledSince)
        return starts.compactMap(\.self).allSatisfy { start in
            ContinuousClock.now - start < .seconds(seconds * Self.patience)
        }
    }
}
