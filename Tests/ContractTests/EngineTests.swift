import Jobs
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The engine without a socket` {
    /// What is about the connection, or another each time.
    private static let unlike = [
        "date", "server-timing", "connection", "content-length", "transfer-encoding",
    ]

    /// The header fields of an answer, sorted, but for those that are the connection's.
    private func told(_ fields: [(name: String, value: String)]) -> [String] {
        fields.filter { !Self.unlike.contains($0.name.lowercased()) }.map { "\($0.name): \($0.value)" }.sorted()
    }

    private func fields(of answer: DirectAnswer) -> [(name: String, value: String)] {
        String(decoding: answer.fieldLines, as: UTF8.self).split(separator: "\r\n").map { line in
            let parts = line.split(separator: ": ", maxSplits: 1)
            return (String(parts[0]), String(parts[1]))
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.server.threads = 2
        configuration.maxWait = 0
        return configuration
    }

    @Test func `answers every request as the server does: status, fields and bytes`() throws {
        let served = try Scrim()
        let engine = Engine(Self.configuration)
        #expect(Call.all.count > 120)
        for call in Call.all.map(\.named) {
            let parts = call.request.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let client = try served.connect()
            defer { client.close() }
            var head = "\(call.request) HTTP/1.1\r\n"
            if !call.fields.contains(where: { $0.0 == "Host" }) { head += "Host: localhost\r\n" }
            for (name, value) in call.fields { head += "\(name): \(value)\r\n" }
            if !call.body.isEmpty { head += "Content-Length: \(call.body.count)\r\n" }
            try client.send(Array((head + "\r\n").utf8) + call.body)
            let expected = try client.readResponse(isAnswerToHead: parts[0] == "HEAD")
            let answer = try #require(engine.ask(call.request, fields: call.fields, body: call.body))
            // A head that is none has no name to be called by.
            let isNamed = fields(of: answer).contains { $0.name == "X-Request-Id" && $0.value == "call" }
            let (ours, theirs) = (told(fields(of: answer)), told(expected.headers))
            #expect(answer.status == expected.status, "\(call)")
            if isNamed || answer.status < 400 {
                #expect(ours == theirs, "\(call)")
            } else {
                #expect(
                    ours.filter { !$0.hasPrefix("X-Request-Id") } == theirs.filter { !$0.hasPrefix("X-Request-Id") },
                    "\(call)")
            }
            #expect(answer.bytes == expected.body, "\(call)")
        }
        engine.end()
    }

    @Test func `says that an answer is known by its tag, and by its cache`() throws {
        let engine = Engine(Self.configuration)
        let target = "GET /v1/specs?device=iphone-4&dialog.style=semiModal"
        let first = try #require(engine.ask(target))
        #expect(first.status == 200 && first["Cache-Status"] == "Scrim; fwd=miss")
        let tag = try #require(first["etag"])
        let second = try #require(engine.ask(target))
        #expect(second["Cache-Status"] == "Scrim; hit" && second.body === first.body)
        let third = try #require(engine.ask(target, fields: [("If-None-Match", tag)]))
        #expect(third.status == 304 && third.bytes.isEmpty && third["ETag"] == tag)
    }

    @Test(arguments: [
        ("GET /v1/styles\r\nX: y", ""), ("GET /v1/styles", "X: y\r\n\r\nGET / HTTP/1.1"), ("", ""),
        ("\r\nGET /v1/styles", ""), ("GET /v1/styles HTTP/1.1", ""), ("GET /v1/styles", "X: y\nZ: a"),
    ])
    func `takes one request alone, however its text is cut`(request: String, lines: String) throws {
        let engine = Engine(Self.configuration)
        let asked = engine.ask(request.utf8Span.span, fields: lines.utf8Span.span, body: Span())
        let answer = try #require(asked)
        #expect(answer.status == 400)
        #expect(try JSON(answer.bytes)["code"] == "malformedRequest")
    }

    @Test func `takes a body as long as it says, or as it is`() throws {
        let engine = Engine(Self.configuration)
        let body = Array(#"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#.utf8)
        let type = ("Content-Type", "application/json")
        for length in [nil, "\(body.count)"] {
            let fields = [type] + (length.map { [("Content-Length", $0)] } ?? [])
            #expect(engine.ask("POST /v1/specs", fields: fields, body: body)?.status == 200)
        }
        let other = engine.ask("POST /v1/specs", fields: [type, ("Content-Length", "3")], body: body)
        #expect(other?.status == 400)
    }

    @Test func `lets everybody in who has it, whatever guards the server`() throws {
        var configuration = Self.configuration
        configuration.access.files.tokens = "/nowhere/tokens"
        #expect(Engine(configuration).ask("GET /v1/styles")?.status == 200)
    }

    @Test(arguments: [
        ("--cache-byts=1", "Did you mean --cache-bytes?"), ("--cache-bytes=x", "needs a whole number"),
        ("--cache-bytes", "--name=value"), ("cache-bytes=1", "--name=value"), ("--port=80", "is a server's"),
        ("--tokens=/nowhere", "is a server's"), ("--access-log=all", "is a server's"), ("--host=::1", "is a server's"),
        ("--cache-status=maybe", "needs one of on, off"), ("--cors=x", "needs any, none, or origins"),
        ("--devices=/nowhere", "cannot be used"), ("--fonts=/nowhere", "cannot be used"),
    ])
    func `says which of its settings cannot be used, and why`(setting: String, reason: String) {
        let error = #expect(throws: SettingError.self) { try Engine(settings: ["--max-depth=64", setting]) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `takes the settings of the command line`() throws {
        let engine = try Engine(settings: ["--max-body-bytes=1024", "--cache-status=off", "--cors=none"])
        let long = [UInt8](repeating: 0x20, count: 1_025)
        #expect(engine.ask("POST /v1/specs", body: long)?.status == 413)
        let answer = try #require(engine.ask("GET /v1/specs?device=iphone-4&dialog.style=alert"))
        #expect(answer["Cache-Status"] == nil && answer["Access-Control-Allow-Origin"] == nil)
    }

    @Test func `the engine without a socket is asked by many threads at once`() throws {
        let engine = Engine(Self.configuration)
        let expected = try #require(engine.ask("GET /v1/styles/alert")).bytes
        let bodies = try inThreads(8) { thread in
            try (0..<50).map { index in
                let targets = ["/v1/styles/alert", "/v1/specs?device=iphone-4&dialog.style=alert"]
                return try #require(engine.ask("GET " + targets[index % 2])).bytes
            }
        }
        #expect(bodies.allSatisfy { $0[0] == expected && $0[1] == bodies[0][1] && $0[49] == $0[1] })
    }

    // MARK: Bounds

    /// What is worked at until the job ends: a picture, and a line of a batch.
    private static let endless = [
        ("POST /v1/specs?format=png", "application/json"), ("POST /v1/specs/batch", "application/x-ndjson"),
    ]
    private static let endlessBody =
        #"{"device":"iphone-4","dialog":{"style":"alert","content":{"title":"endless"}}}"#

    @Test(arguments: endless) func `ends work that takes too long`(request: String, type: String) throws {
        var configuration = Self.configuration
        configuration.maxWork = 0.05
        let engine = Engine(configuration, measuring: EndlessMeasuring())
        let answer = try #require(
            engine.ask(request, fields: [("Content-Type", type)], body: Array(Self.endlessBody.utf8)))
        #expect(answer.status == 503)
        #expect(try JSON(answer.bytes)["code"] == "workTooLong")
        engine.end()
    }

    @Test(arguments: endless) func `ends work that another thread cancels, and no other`(
        request: String, type: String
    ) throws {
        var configuration = Self.configuration
        configuration.maxWork = 0
        let measuring = EndlessMeasuring()
        let engine = Engine(configuration, measuring: measuring)
        let cancellation = Cancellation()
        let work = Running {
            engine.ask(
                request, fields: [("Content-Type", type)], body: Array(Self.endlessBody.utf8),
                cancellation: cancellation)
        }
        measuring.hasBegun.wait()
        cancellation.cancel()
        #expect(try work.join() == nil)
        measuring.hasEnded.wait()
        #expect(engine.ask("GET /v1/styles", cancellation: cancellation) == nil)
        #expect(engine.ask("GET /v1/styles", cancellation: Cancellation())?.status == 200)
        engine.end()
    }

    @Test func `refuses an answer that is too long to be gathered`() throws {
        var configuration = Self.configuration
        configuration.server.maxUnreadBytes = 10_000
        let engine = Engine(configuration)
        let lines = String(repeating: Self.endlessBody + "\n", count: 20)
        let answer = try #require(
            engine.ask(
                "POST /v1/specs/batch", fields: [("Content-Type", "application/x-ndjson")], body: Array(lines.utf8)))
        #expect(answer.status == 422)
        #expect(try JSON(answer.bytes)["errors"][0]["code"] == "answerTooLarge")
        engine.end()
    }
}
