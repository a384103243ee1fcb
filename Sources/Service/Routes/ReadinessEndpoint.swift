import MicroHTTP
private import Synchronization
import Workers

/// `GET /readyz`: says that the server takes more requests, until it is about to stop, and unless its workers are
/// stuck.
final class ReadinessEndpoint: FixedEndpoint {
    private let status = FixedRepresentation.status("ready")
    private let isStopping = Atomic(false)
    private let waitLimit: WaitLimit
    private let pools: [WorkerPool]

    /// - Parameters:
    ///   - waitLimit: The limit of the time that work may wait for a worker.
    ///   - pools: All pools of workers that requests may wait for.
    init(_ waitLimit: WaitLimit, _ pools: [WorkerPool]) {
        self.waitLimit = waitLimit
        self.pools = pools
    }

    /// Makes the endpoint say from now on that the server takes no more requests.
    func beginStopping() { isStopping.store(true, ordering: .relaxed) }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard !isStopping.load(ordering: .relaxed) else { throw .stopping }
        // Work that was shed still counts as waiting until a worker comes to see that: no worker has come for that
        // long.
        let patience = WaitLimit(milliseconds: waitLimit.milliseconds * Self.patience)
        for pool in pools {
            if let start = pool.stalledSince, patience.isOver(since: start) { throw .stuck(patience.milliseconds) }
        }
        return status.value
    }

    /// The factor by which the wait limit is multiplied for the time in which a worker has to take up some work.
    private static let patience = 10
}
