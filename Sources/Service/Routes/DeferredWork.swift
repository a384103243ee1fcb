import Jobs
import MicroHTTP
private import Synchronization
import Workers

/// Makes the response to a request, on the connection's thread.
typealias Responder = @Sendable (borrowing RequestHead) -> Response

/// A response that a pool of workers works out, while its connection waits.
///
/// What takes longer than about a millisecond would hold up every other connection of its thread. The queue of the workers is
/// bounded in time: what has waited in it for longer than the limit is shed.
final class DeferredWork: DeferredResponse, WorkItem {
    private struct State {
        var suspension: Suspension?
        var responder: Responder?
    }

    private let workers: WorkerPool
    /// What the work was let in by, and leaves; nil where the workers take whatever comes.
    private let gate: WorkGate?
    private let waitLimit: WaitLimit
    private let work: @Sendable () -> Responder
    private let shed: Responder
    /// What the work may cost, and how others end it.
    let job: JobBudget
    private let began = ContinuousClock.now
    private let state = Mutex(State())

    /// - Parameters:
    ///   - gate: What the work was let in by, whose workers then do it.
    ///   - waitLimit: How long it may wait for a worker.
    ///   - job: What it may cost.
    ///   - work: Works the response out.
    ///   - shed: The response where it waited too long.
    init(
        workers: WorkerPool, gate: WorkGate? = nil, waitLimit: WaitLimit, job: JobBudget,
        work: @escaping @Sendable () -> Responder,
        shed: @escaping Responder
    ) {
        self.workers = gate?.workers ?? workers
        self.gate = gate
        self.waitLimit = waitLimit
        self.job = job
        self.work = work
        self.shed = shed
    }

    // MARK: DeferredResponse

    func start(_ suspension: Suspension) {
        state.withLock { $0.suspension = suspension }
        workers.submit(self)
    }

    func response(to head: borrowing RequestHead) -> Response? {
        let responder = state.withLock { state in
            defer { state.responder = nil }
            return state.responder
        }
        return responder?(head)
    }

    // MARK: WorkItem

    func run() {
        let responder = waitLimit.isOver(since: began) ? shed : job.work(work)
        let suspension = state.withLock { state in
            state.responder = responder
            defer { state.suspension = nil }
            return state.suspension
        }
        gate?.leave()
        suspension?.end()
    }
}
