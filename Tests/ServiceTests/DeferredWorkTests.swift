import Jobs
import MicroHTTP
import Synchronization
import TestSupport
import Testing
import Workers

@testable import Service

/// Defers every request to a worker, and tells the work that its client has gone at a moment of the test's choice.
///
/// A client that goes is told of in two steps, with the worker free to do anything between them: the work is cancelled,
/// and the suspension ended. Here the worker itself is who tells, so that what comes between is always the same.
private final class LeavingClient: RequestHandler {
    enum Moment: CaseIterable {
        case duringTheWork, afterIt
    }

    private let moment: Moment
    private let workers = WorkerPool(size: 1)

    init(_ moment: Moment) { self.moment = moment }

    func admit(_ head: borrowing RequestHead) -> Admission { .gathered(nil) }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        let deferral = Deferral(workers)
        deferral.work = DeferredWork(
            workers: workers, gate: nil, bound: nil, waiting: WaitingWork(limit: WaitLimit(milliseconds: 0)),
            job: JobBudget(seconds: 0), metrics: ServerMetrics(threads: 1),
            DeferredWork.Task(
                work: { [moment] in
                    if moment == .duringTheWork { deferral.cancel() }
                    return { _ in Response(status: 200, fields: HeaderFields(), body: .empty) }
                }, shed: { _ in Response(status: 503, fields: HeaderFields(), body: .empty) }))
        return .deferred(deferral)
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        Response(status: 400, fields: HeaderFields(), body: .empty)
    }

    /// The work, behind which the one worker ends what the client who goes would end.
    private final class Deferral: DeferredResponse, WorkItem {
        private let state = Mutex<(work: DeferredWork?, suspension: Suspension?)>((nil, nil))
        private let workers: WorkerPool

        init(_ workers: WorkerPool) { self.workers = workers }

        var work: DeferredWork? {
            get { state.withLock(\.work) }
            set { state.withLock { $0.work = newValue } }
        }

        func start(_ suspension: Suspension) {
            state.withLock { $0.suspension = suspension }
            work?.start(suspension)
            workers.submit(self)
        }

        func response(to head: borrowing RequestHead) -> Response? { work?.response(to: head) }

        func responseWorkedOutHere(to head: borrowing RequestHead) -> Response? {
            work?.responseWorkedOutHere(to: head)
        }

        func cancel() { work?.cancel() }

        func run() {
            cancel()
            let suspension = state.withLock { state in
                defer { state = (state.work, nil) }
                return state.suspension
            }
            suspension?.end()
        }
    }
}

@Suite struct `Work whose client goes` {
    /// A worker that came to its end between the two steps used to answer nevertheless, and with whatever it had left
    /// off.
    @Test(arguments: LeavingClient.Moment.allCases)
    fileprivate func `work whose client goes is answered where it was done before that, and else is not`(
        moment: LeavingClient.Moment
    ) throws {
        var settings = ServerSettings()
        settings.host = "127.0.0.1"
        settings.port = 0
        settings.threads = 1
        let daemon = try Daemon(settings, handler: LeavingClient(moment))
        for _ in 0..<20 {
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            switch moment {
            case .duringTheWork: #expect(try client.readToEnd().isEmpty)
            case .afterIt: #expect(try client.readResponse().status == 200)
            }
            client.close()
        }
        daemon.stop(grace: 5)
        #expect(daemon.requestsInFlight == 0)
    }
}

@Suite struct `Work that waited` {
    /// The shedding thread released the last reference to the work, and with it to its owner, which stops that thread.
    /// It did so within the lock of its list, which stopping takes, too: that ended the process.
    @Test func `may be the last to know who sheds it`() {
        let workers = WorkerPool(size: 1)
        for _ in 0..<200 {
            let waiting = WaitingWork(limit: WaitLimit(milliseconds: 1))
            waiting.add(
                DeferredWork(
                    workers: workers, gate: nil, bound: nil, waiting: waiting, job: JobBudget(seconds: 0),
                    metrics: ServerMetrics(threads: 1),
                    DeferredWork.Task(
                        work: { { _ in Response(status: 200, fields: HeaderFields(), body: .empty) } },
                        shed: { _ in Response(status: 503, fields: HeaderFields(), body: .empty) })))
        }
    }
}
