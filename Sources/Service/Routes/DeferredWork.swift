import Jobs
import Metrics
import MicroHTTP
private import Synchronization
import Workers

/// Makes the response to a request, on the connection's thread.
typealias Responder = @Sendable (borrowing RequestHead) -> Response

/// A response that a pool of workers works out, while its connection waits.
///
/// What takes longer than about a millisecond would hold up every other connection of its thread. The queue of the
/// workers is bounded in time: what has waited in it for longer than the limit is shed, whether or not a worker is free
/// to see it.
final class DeferredWork: DeferredResponse, WorkItem {
    /// What is to be done, let go as soon as it is decided which of the two.
    struct Task {
        /// Works the response out.
        let work: @Sendable () -> Responder
        /// The response where it waited too long.
        let shed: Responder
    }

    /// Where the work is. What is over stays over: whatever comes of it afterwards is nobody's.
    private enum Stage {
        /// Not handed over yet: its connection is being suspended.
        case new(Task)
        /// For a worker, or for whoever sheds it.
        case waiting(Task, Suspension)
        /// One of the two is at it, or whoever asked and waits on no connection.
        case running(Suspension?)
        /// For the connection's thread, which makes the response.
        case answered(Responder)
        /// The response is made, or the client went before the work was done.
        case over
    }

    private struct State {
        var stage: Stage
        /// Nanoseconds that it waited.
        var waited = 0
    }

    private let workers: WorkerPool
    /// What the work was let in by, and leaves; nil where the workers take whatever comes.
    private let gate: WorkGate?
    /// What bounds how much of its kind there is at once, which it leaves, too.
    private let bound: EndpointBound?
    private let waiting: WaitingWork
    /// What the work may cost, and how others end it.
    private let job: JobBudget
    /// When the work began to wait.
    let began = ContinuousClock.now
    /// When the work began to wait, in nanoseconds of the phase clock.
    private let start = PhaseClock.now
    private let metrics: ServerMetrics
    private let state: Mutex<State>

    /// - Parameters:
    ///   - gate: What the work was let in by, whose workers then do it.
    ///   - waiting: What sheds it where it waits for too long.
    ///   - job: What it may cost.
    init(
        workers: WorkerPool, gate: WorkGate?, bound: EndpointBound?, waiting: WaitingWork, job: JobBudget,
        metrics: ServerMetrics,
        _ task: Task
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
            // Otherwise the client went in the same moment.
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
                // Before the job hears of it, so that no answer can come of work that was told to end. The worker
                // leaves.
                state.stage = .over
                job.cancel()
                return false
            // It was done before its client went.
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

    /// Seconds of processor after which work may have taken so much memory that what it left is given back.
    private static let secondsOfMuch = 0.05

    // MARK: Waiting

    /// Whether no worker has taken it up.
    var isWaiting: Bool {
        state.withLock { state in if case .waiting = state.stage { true } else { false } }
    }

    /// Answers what still waits for a worker that it has waited too long.
    func shed() {
        guard let task = takeWaiting(isAbandoned: true) else { return }
        answer(task.shed)
    }

    /// Takes the task, once; nil where it is taken.
    ///
    /// - Parameter isAbandoned: Whether that is not the worker who comes for it.
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
            // Otherwise whoever told it to end ends the suspension, and its connection without an answer.
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
