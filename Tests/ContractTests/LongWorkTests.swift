import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

/// A request of the kind that leaves its connection's thread: the set has many, of which one says "long".
private func set(named name: String) -> String {
    let requests = (0..<20).map {
        DialogBody("alert", on: "iphone-4", content: #""title":"\#($0 == 0 ? "long" : name)""#).json
    }
    return #"{"requests":["# + requests.joined(separator: ",") + "]}"
}

@Suite struct `Work that takes long` {
    @Test func `holds up neither health, nor what is known, nor what is brief`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) { $0.server.threads = 1 }
        let known = try server.post(Requests.semiModal)
        let long = try server.connect()
        try long.send(Requests.posting(set(named: "a"), to: "/v1/lint"))
        measuring.waitUntilBegun()
        for number in 0..<5 {
            #expect(try server.get("/healthz").status == 200)
            #expect(try server.post(Requests.semiModal).body == known.body)
            let brief = try server.spec(#"{"device":"iphone-4","dialog":{"style":"semiModal","id":"\#(number)"}}"#)
            #expect(brief["id"] == .string("\(number)"))
        }
        measuring.release(after: 0)
        #expect(try JSON(long.readResponse().body)["results"].elements.count == 20)
        server.expectStopsClean()
    }

    /// One worker, which is busy: what waits for it for longer than it may is refused, what comes when it is free is
    /// not.
    @Test func `long work is shed where it has waited for too long`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWait = 300
        }
        let (first, second) = (try server.connect(), try server.connect())
        try first.send(Requests.posting(set(named: "a"), to: "/v1/lint"))
        measuring.waitUntilBegun()
        try second.send(Requests.posting(set(named: "b"), to: "/v1/lint"))
        // An answer on the same thread, so that the second has been read.
        #expect(try server.get("/healthz").status == 200)
        measuring.release(after: 600)
        #expect(try first.readResponse().status == 200)
        let shed = try second.readResponse()
        try expectProblem(shed, 503, code: "overloaded")
        #expect(shed["Retry-After"] == "1")
        try second.send(Requests.posting(set(named: "b"), to: "/v1/lint"))
        #expect(try second.readResponse().status == 200)
        server.expectStopsClean()
    }

    /// The same answer, whether the connection's thread or a worker makes it, first and when it is known.
    @Test func `gives what brief work gives`() throws {
        let server = try Scrim.shared.get()
        let padding = String(repeating: " ", count: 4_000)
        for body in Requests.several {
            let brief = try server.post(body)
            let long = try server.post(body + padding)
            #expect(brief.status == long.status)
            #expect(brief.body == long.body)
            #expect(brief["ETag"] == long["ETag"])
            #expect(try server.post(body + padding).body == brief.body)
        }
        let zipped = try server.get("/openapi.yaml", headers: [("Accept-Encoding", "gzip")])
        #expect(zipped["Content-Encoding"] == "gzip")
        let problem = try server.post(#"{"device":"iphone-5","dialog":{"stile":1}}"# + padding)
        try expectProblem(problem, 422)
    }
}

@Suite struct `A stream to which only blank lines come` {
    @Test(arguments: ["\n", " \r\n", "\t"])
    func `a stream to which only blank lines come is idle, and makes room for another`(blank: String) throws {
        let server = try Scrim {
            $0.server.maxStreams = 1
            $0.server.idleTimeout = 2
        }
        let head =
            "POST /v1/specs/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n"
        let idle = try RawSocketClient(port: server.server.port, patience: 1)
        try idle.send(head)
        #expect(try idle.readHead().status == 200)
        // Refused for as long as the first one lives; the client that drips listens for a second each time.
        var status = 503
        let began = ContinuousClock.now
        while status == 503, began.duration(to: .now) < .seconds(20) {
            try? idle.send("\(String(blank.utf8.count, radix: 16))\r\n\(blank)\r\n")
            _ = try? idle.readChunk()
            let other = try server.connect()
            try other.send(head)
            status = try other.readHead().status
            other.close()
        }
        #expect(status == 200)
        server.server.stop()
    }
}
