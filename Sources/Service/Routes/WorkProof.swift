import MicroHTTP
private import Synchronization
import Workers

/// A small dialog that the workers lay out when they are asked to show that they work.
final class WorkProof: WorkItem {
    private let context: EndpointContext
    private let workers: WorkerPool
    private let others: [WorkerPool]
    private let isAwaited = Atomic(false)
    /// Since when a worker is at it; nil while none is.
    private let begun = Mutex<ContinuousClock.Instant?>(nil)
    private let isDone = WakeupPipe()

    /// How many times as long as one waits for the proof it may take until a worker takes up what waits.
    private static let patience = 10.0
    private static let request = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

    /// - Parameters:
    ///   - workers: Those that lay it out.
    ///   - others: Pools that count as working unless what waits for them is taken up by nobody.
    init(_ context: EndpointContext, _ workers: WorkerPool, others: [WorkerPool]) {
        self.context = context
        self.workers = workers
        self.others = others
    }

    /// Asks for it, unless it still waits since the last time.
    func begin() {
        guard !isAwaited.exchange(true, ordering: .acquiringAndReleasing) else { return }
        workers.submit(self)
    }

    func run() {
        // A problem takes as much work: some limits leave no room for any dialog.
        begun.withLock { $0 = .now }
        _ = try? CachedEndpoint(SpecsEndpoint(context: context)).representation(ofBody: Array(Self.request.utf8))
        begun.withLock { $0 = nil }
        isAwaited.store(false, ordering: .releasing)
        isDone.signal()
    }

    /// Whether it was done, or, where there is much else to do, other work is taken up.
    func end(within seconds: Double) -> Bool {
        if isAwaited.load(ordering: .acquiring) { isDone.wait(atMost: seconds) }
        // One that a worker took up, and waiting work that none takes up.
        let starts = [begun.withLock(\.self)] + ([workers] + others).map(\.stalledSince)
        return starts.compactMap(\.self).allSatisfy { start in
            ContinuousClock.now - start < .seconds(seconds * Self.patience)
        }
    }
}
