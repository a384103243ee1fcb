import MicroHTTP
import Synchronization
import TestSupport
import Testing

/// A thread takes its connections in turns: what came at one moment is read, then worked out, then sent.
@Suite struct `Requests that come at one moment` {
    @Test(arguments: [Request.get, .post, .chunked])
    func `are all read before the first is worked out`(request: Request) throws {
        let names = ["1", "2", "3", "4"]
        let calls = try callsAfter(names.map { request.text($0) }) { clients in
            for (client, name) in zip(clients, names) {
                let answer = try client.readResponse()
                #expect(answer.text == "worked out \(name)")
            }
        }
        #expect(calls.prefix(names.count).allSatisfy { $0.hasPrefix("recall ") })
        #expect(calls.dropFirst(names.count).allSatisfy { $0.hasPrefix("respond ") })
        #expect(calls.count == 2 * names.count)
    }

    @Test func `are answered at once where the answer is known`() throws {
        let calls = try callsAfter([Request.post.text("1"), Request.post.text("known"), Request.get.text("known")]) {
            let answers = try $0.map { try $0.readResponse().text }
            #expect(answers == ["worked out 1", "recalled known", "recalled known"])
        }
        #expect(calls.sorted() == ["recall 1", "recall known", "recall known", "respond 1"])
    }

    @Test func `do not wait for one another when there is but one`() throws {
        let handler = RecallingHandler()
        let live = try withDaemon(.oneThread, handler: handler) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            for _ in 0..<3 {
                try client.send(Request.post.text("known"))
                let answer = try client.readResponse()
                #expect(answer.text == "worked out known")
            }
        }
        #expect(live == 0)
        #expect(handler.calls.withLock { $0 } == ["respond known", "respond known", "respond known"])
    }

    @Test func `do not wait for one another when they take long`() throws {
        let names = ["long 1", "long 2", "long 3"]
        let handler = RecallingHandler()
        let live = try withDaemon(.oneThread, handler: handler) { daemon in
            let holder = try RawSocketClient(port: daemon.port)
            defer { holder.close() }
            let clients = try names.map { _ in try RawSocketClient(port: daemon.port) }
            try handler.hold(by: holder) {
                for (client, name) in zip(clients, names) { try client.send(Request.post.text(name)) }
            }
            // The last is worked out only once this is read, or was waited for in vain.
            defer { handler.last.open() }
            let first = try clients[0].readResponse()
            handler.last.open()
            #expect(first.text == "worked out long 1")
            let others = try clients.dropFirst().map { try $0.readResponse().text }
            #expect(others == ["worked out long 2", "worked out long 3"])
        }
        #expect(live == 0)
    }

    @Test func `do not wait for one another when they are very many`() throws {
        let names = (1...33).map { "\($0)" }
        let calls = try callsAfter(names.map { Request.post.text($0) }) { clients in
            for (client, name) in zip(clients, names) {
                let answer = try client.readResponse()
                #expect(answer.text == "worked out \(name)")
            }
        }
        #expect(calls.sorted() == names.map { "respond \($0)" }.sorted())
    }

    @Test func `may lose their clients meanwhile`() throws {
        let calls = try callsAfter(["1", "2", "3"].map { Request.post.text($0) }) {
            $0[0].reset()
            $0[1].close()
            let answer = try $0[2].readResponse()
            #expect(answer.text == "worked out 3")
        }
        #expect(calls.contains("respond 3"))
    }

    @Test func `keep their bodies apart, and those of the next`() throws {
        // Each after a longer and after a shorter one.
        let names = [String(repeating: "a", count: 900), "b", String(repeating: "c", count: 60), ""]
        let handler = RecallingHandler()
        let live = try withDaemon(.oneThread, handler: handler) { daemon in
            let holder = try RawSocketClient(port: daemon.port)
            defer { holder.close() }
            let clients = try (0..<4).map { _ in try RawSocketClient(port: daemon.port) }
            for round in 0..<names.count {
                let turned = (0..<4).map { names[($0 + round) % names.count] }
                try handler.hold(by: holder) {
                    for (client, name) in zip(clients, turned) { try client.send(Request.post.text(name)) }
                }
                for (client, name) in zip(clients, turned) {
                    let answer = try client.readResponse()
                    #expect(answer.text == "worked out \(name)")
                }
            }
        }
        #expect(live == 0)
    }

    /// What the handler was asked, in order, once `requests` had come at one moment, each on a connection of its own.
    private func callsAfter(
        _ requests: [String], _ read: ([RawSocketClient]) throws -> Void
    ) throws -> [String] {
        let handler = RecallingHandler()
        let live = try withDaemon(.oneThread, handler: handler) { daemon in
            let holder = try RawSocketClient(port: daemon.port)
            defer { holder.close() }
            let clients = try requests.map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients {
                try client.send(Request.get.text("hello"))
                _ = try client.readResponse()
            }
            try handler.hold(by: holder) {
                for (client, request) in zip(clients, requests) { try client.send(request) }
                handler.calls.withLock { $0 = [] }
            }
            try read(clients)
        }
        #expect(live == 0)
        return handler.calls.withLock { $0 }
    }

    /// How a name is sent.
    enum Request: CaseIterable {
        case get, post, chunked

        func text(_ name: String) -> String {
            let size = String(name.utf8.count, radix: 16)
            return switch self {
            case .get: "GET /\(name) HTTP/1.1\r\nHost: x\r\n\r\n"
            case .post: "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(name.utf8.count)\r\n\r\n\(name)"
            case .chunked:
                "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\(size)\r\n\(name)\r\n0\r\n\r\n"
            }
        }
    }
}

/// Remembers one answer, and notes what it is asked.
private final class RecallingHandler: RequestHandler {
    let calls = Mutex<[String]>([])
    private let entered = Gate()
    private let held = Gate()
    /// What the work on `long 3` waits for.
    let last = Gate()

    /// Keeps the daemon's only thread busy while `meanwhile` runs, so that what is sent there comes at one moment.
    ///
    /// - Parameter client: Stays open: its end would come at one moment with something else.
    func hold(by client: RawSocketClient, _ meanwhile: () throws -> Void) throws {
        try client.send("GET /hold HTTP/1.1\r\nHost: x\r\n\r\n")
        entered.wait()
        try meanwhile()
        held.open()
        _ = try client.readResponse()
    }

    func admit(_ head: borrowing RequestHead) -> Response? { nil }

    func recall(_ head: borrowing RequestHead, body: Span<UInt8>) -> Recollection {
        let name = name(head, body)
        calls.withLock { $0.append("recall \(name)") }
        if name == "known" { return .answer(.text(200, "recalled known")) }
        return name.hasPrefix("long") ? .work : .briefWork
    }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>) -> Reply {
        let name = name(head, body)
        if name == "hold" {
            entered.open()
            held.wait()
        } else {
            calls.withLock { $0.append("respond \(name)") }
        }
        if name == "long 3" { last.wait() }
        return .response(.text(200, "worked out \(name)"))
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response { .text(400, "\(refusal)") }

    private func name(_ head: borrowing RequestHead, _ body: Span<UInt8>) -> String {
        guard head.method == .post else { return String(head.target.dropFirst()) }
        var bytes: [UInt8] = []
        for index in body.indices { bytes.append(body[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ServerSettings {
    /// As the others, with one thread, so that requests share its turns.
    fileprivate static var oneThread: ServerSettings {
        var settings = test
        settings.threads = 1
        return settings
    }
}
