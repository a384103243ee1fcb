import MicroHTTP
private import Synchronization
import Workers

/// `GET /readyz`: reports that the server takes requests, unless it is about to stop or its workers are stuck.
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

    /// Makes the endpoint report from now on that the server takes no more requests.
    func beginStopping() { isStopping.store(true, ordering: .relaxed) }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard !isStopping.load(ordering: .relaxed) else { throw .stopping }
        // Shed work still counts as waiting until a worker has removed it: for that long no worker was free.
        let patience = WaitLimit(milliseconds: waitLimit.milliseconds * Self.patience)
        for pool in pools {
            if let start = pool.stalledSince, patience.isOver(since: start) { throw .stuck(patience.milliseconds) }
        }
        return status.value
    }

    /// The time in which a worker has to take up some work, as a multiple of the wait limit.
    private static let patience = 10
}
