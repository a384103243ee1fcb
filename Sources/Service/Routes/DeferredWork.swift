import Jobs
import Metrics
import MicroHTTP
private import Synchronization
import Workers

/// Makes the response to a request, on the connection's thread.
typealias Responder = @Sendable (borrowing RequestHead) -> Response

/// A response that a worker computes while its connection waits.
///
/// Work that takes longer than about a millisecond would hold up every other connection of its thread. The waiting time
/// is limited: work that has waited longer is shed, even if no worker is free.
final class DeferredWork: DeferredResponse, WorkItem {
    /// The two possible outcomes, of which one is chosen; then both are released.
    struct Task {
        let work: @Sendable () -> Responder
        /// Makes the response for work that waited too long.
        let shed: Responder
    }

    /// The stage of the work. `over` is final: later results are dropped.
    private enum Stage {
        /// Not submitted yet: its connection is being suspended.
        case new(Task)
        /// Waiting for a worker, or to be shed.
        case waiting(Task, Suspension)
        /// Being computed or shed; without a suspension on the thread of a caller without a connection.
        case running(Suspension?)
        /// Computed; the connection's thread makes the response.
        case answered(Responder)
        /// The response is made, or the work was cancelled before it was done.
        case over
    }

    private struct State {
        var stage: Stage
        /// The time that it waited, in nanoseconds.
        var waited = 0
    }

    private let workers: WorkerPool
    /// The gate that admitted the work, and that it has to leave; `nil` for the common workers without a gate.
    private let gate: WorkGate?
    /// The limit on concurrent answers of its endpoint, which the work has to leave; `nil` if there is none.
    private let bound: EndpointBound?
    private let waiting: WaitingWork
    /// The budget of the work, by which other threads can cancel it.
    private let job: JobBudget
    /// When the work began to wait.
    let began = ContinuousClock.now
    /// When the work began to wait, in nanoseconds of the phase clock.
    private let start = PhaseClock.now
    private let metrics: ServerMetrics
    private let state: Mutex<State>

    /// - Parameters:
    ///   - gate: The gate that admitted the work, whose workers then do it.
    ///   - waiting: Sheds the work if it waits for too long.
    ///   - job: The budget of the work.
    init(
        workers: WorkerPool, gate: WorkGate?, bound: EndpointBound?, waiting: WaitingWork, job: JobBudget,
        metrics: ServerMetrics, _ task: Task
    ) {
        self.metrics = metrics
        self.workers = gate?.workers ?? workers
        self.gate = gate
        self.bound = bound
        self.waiting = waiting
        self.job = job
        state = Mutex(State(stage: .new(task)))
    }

    // MARK: DeferredResponse

    func start(_ suspension: Suspension) {
        let isWaiting = state.withLock { state in
            // Otherwise the work was cancelled at the same moment.
            guard case .new(let task) = state.stage else { return false }
            state.stage = .waiting(task, suspension)
            return true
        }
        guard isWaiting else { return }
        waiting.add(self)
        workers.submit(self)
    }

    func response(to head: borrowing RequestHead) -> Response? {
        let answered = state.withLock { state -> (responder: Responder, waited: Int)? in
            guard case .answered(let responder) = state.stage else { return nil }
            state.stage = .over
            return (responder, state.waited)
        }
        guard let answered else { return nil }
        unsafe head.notes.pointee.waited = answered.waited
        return answered.responder(head)
    }

    func responseWorkedOutHere(to head: borrowing RequestHead) -> Response? {
        let task = state.withLock { state -> Task? in
            guard case .new(let task) = state.stage else { return nil }
            state.stage = .running(nil)
            return task
        }
        guard let task else { return nil }
        PhaseClock.reset()
        answer(job.work(task.work))
        return response(to: head)
    }

    func cancel() {
        let isNobodys = state.withLock { state in
            switch state.stage {
            case .new: break
            case .waiting: noteWait(&state, isAbandoned: true)
            case .running:
                // Set before the job is cancelled, so that cancelled work cannot answer. The worker leaves gate and
                // bound.
                state.stage = .over
                job.cancel()
                return false
            // The work was done before its client disconnected.
            case .answered, .over: return false
            }
            state.stage = .over
            return true
        }
        if isNobodys { leave() }
    }

    // MARK: WorkItem

    func run() {
        guard let task = takeWaiting() else { return workers.passOver() }
        PhaseClock.reset()
        PhaseClock.add(state.withLock(\.waited), to: .wait)
        let start = JobBudget.threadSeconds()
        answer(waiting.limit.isOver(since: began) ? task.shed : job.work(task.work))
        if JobBudget.threadSeconds() - start > Self.secondsOfMuch { MemoryRoom.giveBack() }
    }

    /// The processor time, in seconds, after which work may have used so much memory that freed memory is returned to
    /// the system.
    private static let secondsOfMuch = 0.05

    // MARK: Waiting

    /// Whether the work still waits for a worker.
    var isWaiting: Bool { state.withLock { state in if case .waiting = state.stage { true } else { false } } }

    /// Answers work that still waits for a worker: it has waited too long.
    func shed() {
        guard let task = takeWaiting(isAbandoned: true) else { return }
        answer(task.shed)
    }

    /// Takes the task, once; `nil` if it has already been taken.
    ///
    /// - Parameter isAbandoned: Whether the caller is not the worker to which the task was submitted.
    private func takeWaiting(isAbandoned: Bool = false) -> Task? {
        state.withLock { state in
            guard case .waiting(let task, let suspension) = state.stage else { return nil }
            state.stage = .running(suspension)
            noteWait(&state, isAbandoned: isAbandoned)
            return task
        }
    }

    private func noteWait(_ state: inout State, isAbandoned: Bool) {
        state.waited = PhaseClock.now - start
        metrics.count(state.waited, of: .wait)
        if isAbandoned { workers.abandon() }
    }

    private func answer(_ responder: @escaping Responder) {
        let suspension = state.withLock { state -> Suspension? in
            // Otherwise the work was cancelled, and the cancelling thread ends the suspension, which closes the
            // connection without an answer.
            guard case .running(let suspension) = state.stage else { return nil }
            state.stage = .answered(responder)
            return suspension
        }
        leave()
        suspension?.end()
    }

    private func leave() {
        gate?.leave()
        bound?.leave()
    }
}
