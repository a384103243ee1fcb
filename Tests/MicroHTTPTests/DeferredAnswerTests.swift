import MicroHTTP
import Synchronization
import TestSupport
import Testing
import Workers

private let quick = "GET /quick HTTP/1.1\r\nHost: x\r\n\r\n"
private let long = "POST /long HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"

private let chunkedHead = "POST /quick HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

/// Works `/long` out on a thread of its own, which waits until it may end; answers everything else at once.
private final class DeferringHandler: RequestHandler {
    let hasBegun = Gate()
    let mayEnd = Gate()
    let wasCancelled = Gate()
    private let workers = WorkerPool(size: 1)

    func admit(_ head: borrowing RequestHead) -> Admission { .gathered(nil) }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        guard head.target == "/long" else { return .response(.text(200, head.target)) }
        return .deferred(Work(self, workers))
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response { .text(400, "\(refusal)") }

    private final class Work: DeferredResponse, WorkItem {
        private let handler: DeferringHandler
        private let workers: WorkerPool
        private let suspension = Mutex<Suspension?>(nil)
        private let isDone = Atomic(false)

        init(_ handler: DeferringHandler, _ workers: WorkerPool) {
            self.handler = handler
            self.workers = workers
        }

        func start(_ suspension: Suspension) {
            self.suspension.withLock { $0 = suspension }
            workers.submit(self)
        }

        func run() {
            handler.hasBegun.open()
            handler.mayEnd.wait()
            isDone.store(true, ordering: .releasing)
            suspension.withLock { $0 }?.end()
        }

        func cancel() { handler.wasCancelled.open() }

        func responseWorkedOutHere(to head: borrowing RequestHead) -> Response? {
            handler.hasBegun.open()
            handler.mayEnd.wait()
            return .text(200, "worked out for \(head.target)")
        }

        func response(to head: borrowing RequestHead) -> Response? {
            isDone.load(ordering: .acquiring) ? .text(200, "worked out for \(head.target)") : nil
        }
    }
}

@Suite struct `A request that takes long` {
    private func withDeferring(
        _ body: (borrowing Daemon, DeferringHandler) throws -> Void
    ) throws {
        var settings = ServerSettings.test
        settings.threads = 1
        let handler = DeferringHandler()
        let live = try withDaemon(settings, handler: handler) { try body($0, handler) }
        #expect(live == 0)
    }

    @Test func `holds up no other connection of its thread`() throws {
        try withDeferring { daemon, handler in
            let (first, second) = (try RawSocketClient(port: daemon.port), try RawSocketClient(port: daemon.port))
            try first.send(long)
            handler.hasBegun.wait()
            for _ in 0..<3 {
                try second.send(quick)
                #expect(try second.readResponse().text == "/quick")
            }
            handler.mayEnd.open()
            #expect(try first.readResponse().text == "worked out for /long")
            // The connection goes on.
            try first.send(quick)
            #expect(try first.readResponse().text == "/quick")
        }
    }

    @Test(arguments: [1, 7, .max]) func `a long request is answered before what was sent behind it`(piece: Int) throws {
        try withDeferring { daemon, handler in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(quick + long + quick + long, inPiecesOf: piece)
            #expect(try client.readResponse().text == "/quick")
            handler.mayEnd.open()
            #expect(try client.readResponse().text == "worked out for /long")
            #expect(try client.readResponse().text == "/quick")
            handler.mayEnd.open()
            #expect(try client.readResponse().text == "worked out for /long")
        }
    }

    /// The fault comes with the request, behind it, or in the middle of a message that had begun well, while the work
    /// goes on.
    @Test(arguments: [
        ([""], "nonsense\r\n\r\n", "requestLine"), (["", ""], "nonsense\r\n\r\n", "requestLine"),
        (["", "GET / HTTP/1.1\r\n"], "Bad Name: x\r\n\r\n", "fieldName"),
        (["", chunkedHead + "zz\r\n"], "", "chunkSize"), ([chunkedHead], "zz\r\n", "chunkSize"),
        (["", chunkedHead], "zz\r\n", "chunkSize"), (["", chunkedHead + "1\r\na\r\n"], "zz\r\n", "chunkSize"),
    ])
    func `a long request is answered before a fault behind it is`(pieces: [String], last: String, fault: String) throws
    {
        try withDeferring { daemon, handler in
            let client = try RawSocketClient(port: daemon.port, patience: 5)
            try client.send(long + pieces[0] + (pieces.count == 1 ? last : ""))
            handler.hasBegun.wait()
            let other = try RawSocketClient(port: daemon.port)
            for piece in pieces.dropFirst() + (pieces.count == 1 ? [] : [last]) where !piece.isEmpty {
                try client.send(piece)
                // The one thread has gone round since.
                try other.send(quick)
                #expect(try other.readResponse().text == "/quick")
            }
            handler.mayEnd.open()
            #expect(try client.readResponse().text == "worked out for /long")
            #expect(try client.readResponse().text == "malformed(MicroHTTP.MalformedMessage.\(fault))")
            #expect(try client.readToEnd().isEmpty)
        }
    }

    /// How a client goes that waits for its answer: the end of what it sends counts, too, while nothing is answered to
    /// it.
    enum Farewell: CaseIterable {
        case endOfSending, close, reset
    }

    /// The work used to go on, with nobody to read what came of it.
    @Test(arguments: Farewell.allCases)
    func `a long request is told to end when its client goes`(farewell: Farewell) throws {
        try withDeferring { daemon, handler in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(long)
            handler.hasBegun.wait()
            switch farewell {
            case .endOfSending: client.finishSending()
            case .close: client.close()
            case .reset: client.reset()
            }
            handler.wasCancelled.wait()
            // Closed while the work still goes on.
            if farewell == .endOfSending { #expect(try client.readToEnd().isEmpty) }
            let other = try RawSocketClient(port: daemon.port)
            try other.send(quick)
            #expect(try other.readResponse().text == "/quick")
            handler.mayEnd.open()
        }
    }

    /// The farewell comes with the request, and so before anybody watches for it.
    @Test func `a long request is told to end where its client has gone already`() throws {
        try withDeferring { daemon, handler in
            let first = try RawSocketClient(port: daemon.port)
            try first.send(long)
            handler.hasBegun.wait()
            let second = try RawSocketClient(port: daemon.port)
            try second.send(long)
            second.finishSending()
            handler.wasCancelled.wait()
            #expect(try second.readToEnd().isEmpty)
            handler.mayEnd.open()
            #expect(try first.readResponse().text == "worked out for /long")
            handler.mayEnd.open()
        }
    }

    @Test(arguments: [true, false]) func `may lose its client meanwhile`(isRude: Bool) throws {
        try withDeferring { daemon, handler in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(long)
            handler.hasBegun.wait()
            if isRude { client.reset() } else { client.close() }
            handler.mayEnd.open()
            let other = try RawSocketClient(port: daemon.port)
            try other.send(quick)
            #expect(try other.readResponse().text == "/quick")
        }
    }

    @Test func `a long request is cut off where it outlasts the end`() throws {
        var settings = ServerSettings.test
        settings.threads = 1
        let handler = DeferringHandler()
        let daemon = try Daemon(settings, handler: handler)
        let client = try RawSocketClient(port: daemon.port)
        try client.send(long)
        handler.hasBegun.wait()
        let spent = ContinuousClock().measure { #expect(daemon.stop(grace: 0.2) == 1) }
        #expect(spent < .seconds(5))
        #expect(try client.readToEnd().isEmpty)
        handler.wasCancelled.wait()
        // The work ends when it ends, and finds nobody waiting.
        handler.mayEnd.open()
    }
}

@Suite struct `A client that ends with its request` {
    @Test(arguments: [
        "GET /a HTTP/1.1\r\nHost: x\r\n\r\n", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nb",
    ])
    func `a client that ends with its request is closed when it is answered`(request: String) throws {
        let live = try withDaemon { daemon in
            for piece in [Int.max, 1] {
                let client = try RawSocketClient(port: daemon.port, patience: 5)
                try client.send(request, inPiecesOf: piece)
                client.finishSending()
                #expect(try client.readResponse().status == 200)
                // The idle timeout is 30 seconds, longer than the client's patience.
                #expect(try client.readToEnd().isEmpty)
            }
        }
        #expect(live == 0)
    }
}

@Suite struct `A request that drips` {
    @Test(arguments: [
        ("GET /", "a"), ("GE", "T"), ("\r\n", ""), ("GET / HTTP/1.1\r\nHost: x\r\nX: ", "a"),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n", "a"),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"),
    ])
    func `takes no longer than a request may, from its first byte`(start: String, drop: String) throws {
        var settings = ServerSettings.test
        settings.requestTimeout = 2
        let live = try withDaemon(settings) { daemon in
            // A drop each second, which is as long as it listens in between.
            let client = try RawSocketClient(port: daemon.port, patience: 1)
            try client.send(start)
            var answer: RawResponse?
            for _ in 0..<8 where answer == nil {
                answer = try? client.readResponse()
                if answer == nil { try? client.send(drop) }
            }
            #expect(answer?.text == "silent for 2")
        }
        #expect(live == 0)
    }

    @Test func `a request that drips is another thing than silence before a request`() throws {
        var settings = ServerSettings.test
        settings.requestTimeout = 1
        settings.idleTimeout = 3
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port, patience: 2)
            // Silent for longer than a request may take.
            #expect(throws: RawSocketError.self) { try client.readResponse() }
            try client.send(quick)
            #expect(try client.readResponse().status == 200)
        }
        #expect(live == 0)
    }
}

@Suite struct `Answers that nobody reads` {
    /// `ParrotHandler` answers `/large` with 8 MB, of which the system takes some.
    @Test func `hold no more than they may together: the slowest reader is cut off`() throws {
        var settings = ServerSettings.test
        settings.maxUnreadBytes = 40_000_000
        let live = try withDaemon(settings) { daemon in
            let request = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n"
            let deaf = try (0..<8).map { _ in try RawSocketClient(port: daemon.port) }
            for client in deaf { try client.send(request) }
            let brisk = try RawSocketClient(port: daemon.port)
            for _ in 0..<3 {
                try brisk.send(request)
                #expect(try brisk.readResponse().body.count == 8_000_000)
            }
            // 40 MB are five of them; of the eight at least three lose the rest.
            let whole = deaf.filter { (try? $0.readResponse().body.count) == 8_000_000 }
            #expect(whole.count <= 5)
        }
        #expect(live == 0)
    }

    /// Deaf clients that ask again and again: the system takes some of the short answers, the rest are held one a
    /// connection.
    @Test func `count where they are short, too`() throws {
        var settings = ServerSettings.test
        settings.maxUnreadBytes = 1 << 20
        let body = ResponseBody([UInt8](repeating: 0x78, count: 60_000))
        let live = try withDaemon(settings, handler: OneBodyHandler(body)) { daemon in
            // 40 answers of 60 KB are unread once the system has taken what it takes. 1 MiB is 17 of them.
            let deaf = try (0..<40).map { _ in try RawSocketClient(port: daemon.port) }
            let requests = String(repeating: quick, count: 200)
            for client in deaf { try client.send(requests) }
            // Nobody reads until the server has come to all of them, which takes it longer beside other work: it holds
            // what it may of no more clients than that, and still does a second later.
            var times = 0
            for _ in 0..<30 where times < 2 {
                let held = daemon.statistics
                times = held.unreadBytes > 1 << 19 && held.connections <= 18 ? times + 1 : 0
                let other = try RawSocketClient(port: daemon.port, patience: 1)
                #expect(throws: RawSocketError.self) { try other.readResponse() }
                other.close()
            }
            let whole = deaf.filter { client in
                (0..<200).allSatisfy { _ in (try? client.readResponse().body.count) == 60_000 }
            }
            #expect(whole.count <= 17)
        }
        #expect(live == 0)
    }

    @Test func `count once where they are one body`() throws {
        let body = ResponseBody([UInt8](repeating: 0x78, count: 8_000_000))
        var settings = ServerSettings.test
        settings.maxUnreadBytes = 10_000_000
        let live = try withDaemon(settings, handler: OneBodyHandler(body)) { daemon in
            let clients = try (0..<6).map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients { try client.send(quick) }
            for client in clients { #expect(try client.readResponse().body.count == 8_000_000) }
        }
        #expect(live == 0)
    }
}

/// Answers everything with one body.
private final class OneBodyHandler: RequestHandler {
    private let body: ResponseBody

    init(_ body: ResponseBody) { self.body = body }

    func admit(_ head: borrowing RequestHead) -> Admission { .gathered(nil) }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        .response(Response(status: 200, fields: .plainText, body: self.body))
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response { .text(400, "\(refusal)") }
}
