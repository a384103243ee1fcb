import MicroHTTP
private import Synchronization

/// Makes the response to a request, on the connection's thread.
typealias Responder = @Sendable (borrowing RequestHead) -> Response

/// An answer that is worked out by a crew of workers, while its connection waits.
///
/// What takes longer than about a millisecond would hold up every other connection of its thread. The queue of the workers is
/// bounded in time: what has waited for longer than the limit when its turn comes is shed.
final class DeferredAnswer: DeferredResponse, CrewWork {
    private struct State {
        var suspension: Suspension?
        var responder: Responder?
    }

    private let crew: Crew
    /// Milliseconds that it may wait for a worker; 0 sets no limit.
    private let maxWait: Int
    private let work: @Sendable () -> Responder
    private let shed: Responder
    private let began = ContinuousClock.now
    private let state = Mutex(State())

    /// - Parameters:
    ///   - work: Works the answer out.
    ///   - shed: The answer where it waited too long.
    init(crew: Crew, maxWait: Int, work: @escaping @Sendable () -> Responder, shed: @escaping Responder) {
        self.crew = crew
        self.maxWait = maxWait
        self.work = work
        self.shed = shed
    }

    // MARK: DeferredResponse

    func start(_ suspension: Suspension) {
        state.withLock { $0.suspension = suspension }
        crew.call(self)
    }

    func response(to head: borrowing RequestHead) -> Response? {
        let responder = state.withLock { state in
            defer { state.responder = nil }
            return state.responder
        }
        return responder?(head)
    }

    // MARK: CrewWork

    func turn() {
        let hasWaited = maxWait > 0 && began.duration(to: .now) > .milliseconds(maxWait)
        let responder = hasWaited ? shed : work()
        let suspension = state.withLock { state in
            state.responder = responder
            defer { state.suspension = nil }
            return state.suspension
        }
        suspension?.end()
    }
}
