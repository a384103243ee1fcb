private import Synchronization
import Workers

/// `GET /readyz`: the server takes more requests, until it is about to stop, and unless its workers are stuck.
final class ReadinessEndpoint: FixedEndpoint {
    private let status = FixedRepresentation.status("ready")
    private let isStopping = Atomic(false)
    private let waitLimit: WaitLimit
    private let pools: [WorkerPool]

    /// - Parameters:
    ///   - waitLimit: How long work may wait for a worker.
    ///   - pools: All workers that requests may wait for.
    init(_ waitLimit: WaitLimit, _ pools: [WorkerPool]) {
        self.waitLimit = waitLimit
        self.pools = pools
    }

    /// From now on the server says that it takes no more.
    func beginStopping() { isStopping.store(true, ordering: .relaxed) }

    func representation(of id: String) throws(ProblemDetails) -> Representation {
        guard !isStopping.load(ordering: .relaxed) else { throw .stopping }
        // Work that was shed meanwhile counts until a worker comes to see that: none has come for as long.
        let patience = WaitLimit(milliseconds: waitLimit.milliseconds * Self.patience)
        for pool in pools {
            if let start = pool.stalledSince, patience.isOver(since: start) { throw .stuck(patience.milliseconds) }
        }
        return status.value
    }

    /// How many times as long as work may wait it may take until a worker takes up any.
    private static let patience = 10
}
