import Devices
import Foundation
import MicroHTTP
import ModelContext
import ServiceTestSupport
import Synchronization
import Testing

/// A server between two pipes, on a thread of its own.
private final class Served: Sendable {
    private let toServer: (read: Int32, write: Int32)
    private let fromServer: (read: Int32, write: Int32)
    private let isOver = DispatchSemaphore(value: 0)
    private let unread = Mutex<[UInt8]>([])

    init(_ engine: Scripted, limit: Int = 100_000) throws {
        toServer = try Self.pipe()
        fromServer = try Self.pipe()
        let server = StandardServer(
            engine, catalog: .builtIn, input: toServer.read, output: fromServer.write, limit: limit, threads: 2)
        let (isOver, output) = (isOver, fromServer.write)
        Thread.detachNewThread {
            server.run()
            close(output)
            isOver.signal()
        }
        send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
        _ = try next()
    }

    private static func pipe() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe Foundation.pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    func send(_ text: String, end: String = "\n") {
        let bytes = Array((text + end).utf8)
        _ = unsafe write(toServer.write, bytes, bytes.count)
    }

    func call(_ id: Int, _ tool: String = "lay_out") {
        send(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":{}}}"#)
    }

    /// The next message; missing at the end.
    func next() throws -> JSON {
        while true {
            let line: [UInt8]? = unread.withLock { unread in
                guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
                defer { unread.removeFirst(end + 1) }
                return Array(unread[..<end])
            }
            if let line { return try JSON(line) }
            var piece = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe read(fromServer.read, &piece, piece.count)
            guard count > 0 else { return .missing }
            unread.withLock { $0 += piece[..<count] }
        }
    }

    func endInput() { close(toServer.write) }

    /// Whether it ends within so many seconds.
    func ends(within seconds: Double) -> Bool { isOver.wait(timeout: .now() + seconds) == .success }

    deinit {
        close(toServer.read)
        close(fromServer.read)
    }
}

/// An engine whose every answer waits until it is let go, or cancelled.
private final class Gate: Sendable {
    let begun = DispatchSemaphore(value: 0)
    let letGo = DispatchSemaphore(value: 0)
    let cancelled = DispatchSemaphore(value: 0)

    var engine: Scripted {
        Scripted { [self] _, cancellation in
            begun.signal()
            while letGo.wait(timeout: .now() + .milliseconds(2)) == .timedOut {
                guard cancellation.isCancelled else { continue }
                cancelled.signal()
                return nil
            }
            return .json("{}")
        }
    }
}

@Suite struct `A server on standard input and output` {
    @Test func `ends when its client does, once it has answered`() throws {
        let gate = Gate()
        let served = try Served(gate.engine)
        served.call(1)
        gate.begun.wait()
        served.endInput()
        gate.letGo.signal()
        #expect(try served.next()["id"] == 1)
        #expect(served.ends(within: 10))
        #expect(try served.next() == .missing)
    }

    @Test func `ends work that takes longer than its client waits`() throws {
        let gate = Gate()
        let served = try Served(gate.engine)
        served.call(1)
        gate.begun.wait()
        served.endInput()
        #expect(gate.cancelled.wait(timeout: .now() + 10) == .success)
        #expect(served.ends(within: 10))
        #expect(try served.next() == .missing)
    }

    @Test func `reads on while it works, and ends what is cancelled without an answer`() throws {
        let gate = Gate()
        let served = try Served(gate.engine)
        served.call(1)
        served.call(2)
        gate.begun.wait()
        gate.begun.wait()
        served.send(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#)
        #expect(try served.next()["id"] == 3)
        // One that was never asked, and one of another kind with the same sign.
        served.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#)
        served.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}}"#)
        served.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"enough"}}"#)
        #expect(gate.cancelled.wait(timeout: .now() + 10) == .success)
        gate.letGo.signal()
        #expect(try served.next()["id"] == 2)
        // The id is free again, and what was answered can be cancelled to no effect.
        served.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#)
        gate.letGo.signal()
        served.call(1)
        #expect(try served.next()["id"] == 1)
        served.endInput()
        #expect(served.ends(within: 10))
    }

    @Test func `works at no two requests of one id, and at no more than 64`() throws {
        let gate = Gate()
        let served = try Served(gate.engine)
        served.call(1)
        served.call(1)
        let twice = try served.next()
        #expect(twice["id"] == 1 && twice["error"]["code"] == -32600)
        for id in 2...65 { served.call(id) }
        let many = try served.next()
        #expect(many["id"] == 65 && many["error"]["code"] == -32600)
        for _ in 1...64 { gate.letGo.signal() }
        let ids = try Set((1...64).map { _ in try served.next()["id"].number })
        #expect(ids == Set((1...64).map(Double.init)))
        served.endInput()
        #expect(served.ends(within: 10))
    }

    /// The last answer is longer than a pipe holds, so that it is being written while the end of the input is read.
    @Test func `ends when the last answer is written, not when it is made`() throws {
        let long = String(repeating: "x", count: 1 << 17)
        let served = try Served(Scripted { _, _ in .json("\"\(long)\"") })
        served.call(1)
        served.endInput()
        #expect(try served.next()["result"]["content"][0]["text"] == .string("\"\(long)\""))
        #expect(served.ends(within: 10))
    }

    @Test func `refuses a line that is too long, and goes on with the next`() throws {
        let served = try Served(Scripted(), limit: 1000)
        served.send(
            #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":""# + String(repeating: "x", count: 5000) + "\"}}")
        let refusal = try served.next()
        #expect(refusal["error"]["code"] == -32600 && refusal["id"] == .null)
        #expect(refusal["error"]["message"].string?.contains("1000 bytes") == true)
        served.send("", end: "\n\r\n  \n")
        served.send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, end: "\r\n")
        #expect(try served.next()["id"] == 2)
        // The last line needs no end.
        served.send(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#, end: "")
        served.endInput()
        #expect(try served.next()["id"] == 3)
        #expect(served.ends(within: 10))
    }
}
