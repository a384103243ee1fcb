import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

private func body(_ title: String) -> String {
    DialogBody("alert", on: "iphone-4", content: #""title":"\#(title)""#).json
}

extension RawSocketClient {
    fileprivate func ask(for body: String) throws {
        try send(
            "POST /v1/specs HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
    }
}

@Suite struct `A request that has waited` {
    /// Milliseconds that it may wait here, and that it waits; the system counts in steps of ten at most.
    private static let (limit, wait) = (500, 600)

    /// What is answered to `late`, on a server that knows the answer to "known", when it comes behind a long
    /// computation.
    private func answer(
        toLate late: String, maxWait: Int = limit, onUsedConnection isUsed: Bool = false
    ) throws -> (late: RawResponse, before: RawResponse, after: RawResponse) {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWait = maxWait
        }
        #expect(try server.post(body("known")).status == 200)
        let (first, second) = (try server.connect(), try server.connect())
        if isUsed {
            try second.ask(for: body("before"))
            #expect(try second.readResponse()["Cache-Status"] == "Scrim; fwd=miss")
        }
        try first.ask(for: body("long"))
        measuring.waitUntilBegun()
        try second.ask(for: late)
        measuring.release(after: Self.wait)
        let answers = (late: try second.readResponse(), before: try first.readResponse())
        // What comes when nothing is in the way is computed, on the same connection too.
        try second.ask(for: body("after"))
        let after = try second.readResponse()
        server.expectStopsClean()
        return (answers.late, answers.before, after)
    }

    /// Of a connection's first request only the system knows how long it waited; of the others the connection knows,
    /// too, that they cannot have waited long.
    @Test(arguments: [false, true]) func `for too long is refused, and the next one is not`(isUsed: Bool) throws {
        let answers = try answer(toLate: body("late"), onUsedConnection: isUsed)
        let problem = try expectProblem(answers.late, 503, code: "overloaded")
        #expect(answers.late["Retry-After"] == "1")
        #expect(problem["detail"].string?.contains("--max-wait") == true)
        #expect(answers.before.status == 200 && answers.after.status == 200)
    }

    @Test func `a request that has waited is answered from the cache all the same`() throws {
        let answers = try answer(toLate: body("known"))
        #expect(answers.late.status == 200 && answers.late["Cache-Status"] == "Scrim; hit")
    }

    @Test(arguments: [0, 3_600_000])
    func `a request that has waited is computed where it may wait for longer`(maxWait: Int) throws {
        let answers = try answer(toLate: body("late"), maxWait: maxWait)
        #expect(answers.late.status == 200 && answers.late["Cache-Status"] == "Scrim; fwd=miss")
    }
}
