import MicroHTTP
private import Synchronization
import Workers

/// A small layout that the workers do to prove that they work.
final class WorkProof: WorkItem {
    private let context: EndpointContext
    private let workers: WorkerPool
    private let others: [WorkerPool]
    private let isAwaited = Atomic(false)
    /// The time at which a worker began the layout; `nil` while none does it.
    private let begun = Mutex<ContinuousClock.Instant?>(nil)
    private let isDone = WakeupPipe()

    /// The factor by which the time for the proof is multiplied for the time in which a worker has to take up waiting
    /// work.
    private static let patience = 10.0
    private static let request = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

    /// - Parameters:
    ///   - workers: The workers that do the layout.
    ///   - others: Pools that count as working unless no worker takes up the work that waits for them.
    init(_ context: EndpointContext, _ workers: WorkerPool, others: [WorkerPool]) {
        self.context = context
        self.workers = workers
        self.others = others
    }

    /// Submits the layout, unless that of the last call is not done yet.
    func begin() {
        guard !isAwaited.exchange(true, ordering: .acquiringAndReleasing) else { return }
        workers.submit(self)
    }

    func run() {
        // A problem proves as much: some limits leave no room for any dialog.
        begun.withLock { $0 = .now }
        _ = try? CachedEndpoint(SpecsEndpoint(context: context)).representation(ofBody: Array(Self.request.utf8))
        begun.withLock { $0 = nil }
        isAwaited.store(false, ordering: .releasing)
        isDone.signal()
    }

    /// Whether the layout was done within `seconds`, or, if the workers are busy, other work is taken up.
    func end(within seconds: Double) -> Bool {
        if isAwaited.load(ordering: .acquiring) { isDone.wait(atMost: seconds) }
        // The start of the layout if a worker is doing it, and the times since which pools have taken up no work.
        let starts = [begun.withLock(\.self)] + ([workers] + others).map(\.stalledSince)
        return starts.compactMap(\.self).allSatisfy { start in
            ContinuousClock.now - start < .seconds(seconds * Self.patience)
        }
    }
}
