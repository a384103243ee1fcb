import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// What came back line by line: the lines of the body, and the summary in the last.
struct BatchLines {
    let response: RawResponse
    let results: [JSON]
    let summary: JSON

    init(_ response: RawResponse) throws {
        self.response = response
        let lines = try response.body.split(separator: UInt8(ascii: "\n")).map { try JSON(Array($0)) }
        #expect(response.body.last == UInt8(ascii: "\n"))
        results = Array(lines.dropLast())
        summary = lines.last?["summary"] ?? .missing
    }
}

private let path = "/v1/specs/batch"
private let ndjson = ("Content-Type", "application/x-ndjson")

extension Scrim {
    /// What lines are answered.
    fileprivate func lines(_ body: String) throws -> BatchLines {
        let response = try send("POST", path, headers: [ndjson], body: Array(body.utf8))
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "application/x-ndjson")
        return try BatchLines(response)
    }

    /// A connection on which lines are announced, in chunks.
    fileprivate func streaming() throws -> RawSocketClient {
        let client = try connect()
        try client.send(
            """
            POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: \
            chunked\r\n\r\n
            """
        )
        return client
    }
}

extension RawSocketClient {
    fileprivate func send(chunk text: String) throws {
        try send("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n")
    }

    /// The next line of a streamed answer, which comes as one chunk where the client waits for it.
    fileprivate func readLine() throws -> JSON { try JSON(readChunk()) }
}

/// A request whose answer carries `id`.
private func request(_ id: String) -> String { DialogBody("semiModal", on: "iphone-4", dialog: #""id":"\#(id)""#).json }

@Suite struct `A batch of lines` {
    @Test func `a batch of lines is answered line by line before the next one is sent`() throws {
        let server = try Scrim()
        let client = try server.streaming()
        #expect(try client.readHead()["Content-Type"] == "application/x-ndjson")
        for number in 1...5 {
            try client.send(chunk: request("n\(number)") + "\n")
            let line = try client.readLine()
            #expect(line["line"] == .number(Double(number)))
            #expect(line["spec"]["id"] == .string("n\(number)"))
        }
        try client.send("0\r\n\r\n")
        #expect(try client.readLine() == ["summary": ["count": 5, "problems": 0]])
        #expect(try client.readChunk() == [])
        server.expectStopsClean()
    }

    @Test func `has in each line the bytes that the request gets by itself`() throws {
        let server = try Scrim.shared.get()
        let response = try server.send(
            "POST", path, headers: [ndjson],
            body: Array(Requests.several.map { $0.filter { $0 != "\n" } }.joined(separator: "\n").utf8))
        let lines = response.body.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == Requests.several.count + 1)
        for (number, body) in Requests.several.enumerated() {
            let spec = try server.post(body).body
            #expect(Array(lines[number]) == Array(#"{"line":\#(number + 1),"spec":"#.utf8) + spec + Array("}".utf8))
        }
    }

    @Test func `a batch of lines of ten thousand comes back in order, with a problem for each broken one`() throws {
        let server = try Scrim()
        let broken = ["{", "[]", #"{"device":"iphone-4"}"#, #"{"device":"iphone-4","dialog":{"stile":"alert"}}"#]
        let body = (0..<10_000).map { number in
            number % 100 == 42 ? broken[number / 100 % broken.count] : request("n\(number)")
        }
        // All is sent before anything is read.
        let lines = try server.lines(body.joined(separator: "\n"))
        #expect(lines.results.count == 10_000)
        for (number, result) in lines.results.enumerated() {
            #expect(result["line"] == .number(Double(number + 1)))
            if number % 100 == 42 {
                #expect(result["spec"] == .missing)
                #expect(result["problem"]["status"] == (number / 100 % broken.count == 0 ? 400 : 422))
            } else {
                #expect(result["spec"]["id"] == .string("n\(number)"))
            }
        }
        #expect(lines.summary == ["count": 10_000, "problems": 100])
        server.expectStopsClean()
    }

    @Test func `tells what is wrong with a line as the line by itself would be told`() throws {
        let server = try Scrim.shared.get()
        let bad = [
            "{oops", #"{"device":"iphone-44","dialog":{}}"#, #"{"device":"ipad-1","dialog":{"style":"popover"}}"#,
            #"{"a":1,"a":2}"#, "null",
        ]
        let lines = try server.lines(bad.joined(separator: "\r\n"))
        for (body, result) in zip(bad, lines.results) { #expect(try result["problem"] == JSON(server.post(body).body)) }
        #expect(lines.summary == ["count": 5, "problems": 5])
    }

    @Test func `counts blank lines, and takes a last one without its end`() throws {
        let lines = try Scrim.shared.get().lines("\n\(request("a"))\r\n  \n\(request("b"))")
        #expect(lines.results.map { $0["line"] } == [2, 4])
        #expect(lines.summary == ["count": 2, "problems": 0])
    }

    @Test(arguments: ["", "\n\n"]) func `may have no lines at all`(body: String) throws {
        let lines = try Scrim.shared.get().lines(body)
        #expect(lines.results.isEmpty)
        #expect(lines.summary == ["count": 0, "problems": 0])
    }

    @Test func `may be longer than a body, but no line may`() throws {
        let server = try Scrim { $0.server.maxBodyBytes = 1_024 }
        let long = #"{"device":"iphone-4","dialog":{"id":"\#(String(repeating: "x", count: 1_100))"}}"#
        let body = (0..<100).map { request("n\($0)") } + [long, request("last")]
        let lines = try server.lines(body.joined(separator: "\n"))
        #expect(lines.results.count == 102)
        let problem = lines.results[100]["problem"]
        #expect(problem["status"] == 413 && problem["code"] == "lineTooLong")
        #expect(problem["detail"].string?.contains("--max-body-bytes") == true)
        #expect(lines.results[101]["spec"]["id"] == "last")
        #expect(lines.summary == ["count": 102, "problems": 1])
        server.expectStopsClean()
    }

    @Test func `ends at its limit with a problem that names it, whatever else is sent`() throws {
        let server = try Scrim { $0.limits.results = 3 }
        let client = try server.streaming()
        _ = try client.readHead()
        for number in 1...4 { try client.send(chunk: request("n\(number)") + "\n") }
        var lines: [JSON] = []
        while case let chunk = try client.readChunk(), !chunk.isEmpty {
            lines += try chunk.split(separator: UInt8(ascii: "\n")).map { try JSON(Array($0)) }
        }
        #expect(lines.count == 5)
        #expect(lines[3]["line"] == 4)
        #expect(lines[3]["problem"]["errors"][0]["message"].string?.contains("--max-results") == true)
        #expect(lines[4] == ["summary": ["count": 4, "problems": 1]])
        for number in 5...1_000 { try client.send(chunk: request("n\(number)") + "\n") }
        try client.send("0\r\n\r\n")
        #expect(try client.readToEnd().isEmpty)
        server.expectStopsClean()
    }

    @Test
    func `a batch of lines is read in pieces of any size, in chunks or by its length, and by clients of HTTP/1.0`()
        throws
    {
        let server = try Scrim()
        let body = (0..<3).map { request("n\($0)") }.joined(separator: "\n")
        let expected = try server.lines(body).response.body
        let byLength = "Content-Type: application/x-ndjson\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        let slow = try server.connect()
        try slow.send("POST \(path) HTTP/1.1\r\nHost: x\r\n" + byLength, inPiecesOf: 1)
        #expect(try slow.readResponse().body == expected)
        let chunked = try server.streaming()
        for byte in body.utf8 { try chunked.send(Array("1\r\n".utf8) + [byte] + Array("\r\n".utf8)) }
        try chunked.send("0\r\n\r\n")
        #expect(try chunked.readResponse().body == expected)
        let old = try server.connect()
        try old.send("POST \(path) HTTP/1.0\r\n" + byLength)
        let head = try old.readHead()
        #expect(head["Transfer-Encoding"] == nil)
        #expect(try old.readToEnd() == expected)
        server.expectStopsClean()
    }

    @Test func `closes its connection, so that nothing behind it is answered`() throws {
        let server = try Scrim()
        let client = try server.connect()
        let body = request("a")
        try client.send(
            """
            POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nContent-Length: \
            \(body.utf8.count)\r\n\r\n\(body)GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n
            """
        )
        let response = try client.readResponse()
        #expect(response["Connection"] == "close")
        #expect(try BatchLines(response).summary == ["count": 1, "problems": 0])
        #expect(try client.readToEnd().isEmpty)
        server.expectStopsClean()
    }

    @Test func `a batch of lines is forgotten when its client vanishes`() throws {
        let server = try Scrim()
        let lines = (0..<200).map { request("n\($0)") + "\n" }.joined()
        for isRude in [false, true] {
            for text in ["", "{", lines] {
                let client = try server.streaming()
                if !text.isEmpty { try client.send(chunk: text) }
                _ = try client.readHead()
                if isRude { client.reset() } else { client.close() }
            }
        }
        try server.expectAlive()
        server.expectStopsClean()
    }

    @Test func `under way is finished by a server that stops`() throws {
        let server = try Scrim()
        let client = try server.streaming()
        try client.send(chunk: request("before") + "\n")
        _ = try client.readHead()
        #expect(try client.readLine()["spec"]["id"] == "before")
        let stopping = Running { server.server.stop() }
        while (try? server.connect()) != nil {}
        try client.send(chunk: request("after") + "\n")
        #expect(try client.readLine()["spec"]["id"] == "after")
        try client.send("0\r\n\r\n")
        #expect(try client.readLine()["summary"] == ["count": 2, "problems": 0])
        _ = try stopping.join()
        #expect(server.server.requestsInFlight == 0)
    }

    @Test func `a batch of lines that outlasts a stop is cut off, and can be told from one that is whole`() throws {
        let server = try Scrim { $0.drainSeconds = 0.2 }
        let client = try server.streaming()
        try client.send(chunk: request("a") + "\n")
        _ = try client.readHead()
        _ = try client.readLine()
        let spent = ContinuousClock().measure { server.server.stop() }
        #expect(spent < .seconds(10))
        #expect(server.server.requestsInFlight == 0)
        #expect(try client.readToEnd().isEmpty)
    }

    @Test func `a batch of lines is one of several at once, each in its own order`() throws {
        let server = try Scrim()
        let all = try inThreads(8) { client in
            try server.lines((0..<100).map { request("c\(client)n\($0)") }.joined(separator: "\n"))
        }
        for (client, lines) in all.enumerated() {
            #expect(lines.results.map { $0["spec"]["id"] } == (0..<100).map { .string("c\(client)n\($0)") })
        }
        server.expectStopsClean()
    }

    @Test func `a batch of lines is refused while as many are under way as may be`() throws {
        let server = try Scrim { $0.server.maxStreams = 1 }
        let first = try server.streaming()
        _ = try first.readHead()
        let response = try server.send("POST", path, headers: [ndjson], body: Array(request("a").utf8))
        let problem = try expectProblem(response, 503, code: "tooManyStreams")
        #expect(response["Retry-After"] == "1")
        #expect(problem["detail"].string?.contains("--max-streams") == true)
        first.close()
        server.expectStopsClean()
    }
}
