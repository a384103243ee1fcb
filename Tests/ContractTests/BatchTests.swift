import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// What came back line by line: the lines of the body, and the summary in the last.
private struct Lines {
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
    fileprivate func lines(_ body: String) throws -> Lines {
        let response = try send("POST", path, headers: [ndjson], body: Array(body.utf8))
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "application/x-ndjson")
        return try Lines(response)
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
    @Test func `is answered line by line before the next one is sent`() throws {
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

    @Test func `of ten thousand comes back in order, with a problem for each broken one`() throws {
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

    @Test func `is read in pieces of any size, in chunks or by its length, and by clients of HTTP/1.0`() throws {
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
        #expect(try Lines(response).summary == ["count": 1, "problems": 0])
        #expect(try client.readToEnd().isEmpty)
        server.expectStopsClean()
    }

    @Test func `is forgotten when its client vanishes`() throws {
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

    @Test func `that outlasts a stop is cut off, and can be told from one that is whole`() throws {
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

    @Test func `is one of several at once, each in its own order`() throws {
        let server = try Scrim()
        let all = try inThreads(8) { client in
            try server.lines((0..<100).map { request("c\(client)n\($0)") }.joined(separator: "\n"))
        }
        for (client, lines) in all.enumerated() {
            #expect(lines.results.map { $0["spec"]["id"] } == (0..<100).map { .string("c\(client)n\($0)") })
        }
        server.expectStopsClean()
    }

    @Test func `is refused while as many are under way as may be`() throws {
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

@Suite struct `A batch of a matrix` {
    private let matrix = #"""
        {"devices":["iphone-4",{"profile":"ipad-1","orientation":"landscapeLeft"}],
         "dialogs":[{"style":"semiModal"},{"style":"formSheet"},{"style":"popover"}],"options":{"snap":"none"}}
        """#

    @Test func `has every dialog on the first device, then on the second, as each by itself would be answered`() throws
    {
        let server = try Scrim.shared.get()
        let response = try server.post(matrix, to: path)
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "application/json")
        let answer = try JSON(response.body)
        // A pad's popover needs its anchor; on a phone it is a sheet and needs none.
        #expect(answer["summary"] == ["count": 6, "problems": 1])
        let results = answer["results"].elements
        #expect(results.map { $0["device"] } == [0, 0, 0, 1, 1, 1])
        #expect(results.map { $0["dialog"] } == [0, 1, 2, 0, 1, 2])
        let devices = [#""iphone-4""#, #"{"profile":"ipad-1","orientation":"landscapeLeft"}"#]
        let dialogs = [#"{"style":"semiModal"}"#, #"{"style":"formSheet"}"#, #"{"style":"popover"}"#]
        for (index, result) in results.enumerated() {
            let (device, dialog) = (index / 3, index % 3)
            let single = try server.post(
                DialogBody(on: devices[device], dialog: dialogs[dialog], options: #""snap":"none""#).json)
            if single.status == 200 {
                #expect(try result["spec"] == JSON(single.body))
            } else {
                // The same fault, with a pointer into the whole body.
                var fault = try JSON(single.body)["errors"][0].members
                fault["pointer"] = .string("/dialogs/2" + (fault["pointer"]?.string?.dropFirst("/dialog".count) ?? ""))
                #expect(result["problem"]["errors"] == .array([.object(fault)]))
            }
        }
    }

    @Test func `has a problem in the place of each combination with an item that cannot be read`() throws {
        let body = #"""
            {"devices":["iphone-4","iphone-44"],"dialogs":[{"style":"alert","content":{"title":"A",\#
            "actions":[{"title":"OK"}]}},{"stile":"alert"}]}
            """#
        let answer = try JSON(Scrim.shared.get().post(body, to: path).body)
        #expect(answer["summary"] == ["count": 4, "problems": 3])
        let pointers = answer["results"].elements.map { $0["problem"]["errors"].elements.map { $0["pointer"] } }
        #expect(pointers == [[], ["/dialogs/1/stile"], ["/devices/1"], ["/devices/1", "/dialogs/1/stile"]])
    }

    @Test func `comes as lines where those are asked for, small or large`() throws {
        let server = try Scrim.shared.get()
        for count in [3, 100] {
            let body =
                #"{"devices":["iphone-4"],"dialogs":["#
                + (0..<count).map { #"{"id":"n\#($0)","style":"semiModal"}"# }.joined(separator: ",") + "]}"
            let document = try server.post(body, to: path)
            let results = try JSON(document.body)["results"].elements
            #expect(results.map { $0["spec"]["id"] } == (0..<count).map { .string("n\($0)") })
            let asked = [
                try server.post(body, to: path, headers: [("Accept", "application/x-ndjson")]),
                try server.post(body, to: path + "?format=ndjson", headers: [("Accept", "application/json")]),
                try server.post(
                    body, to: path, headers: [("Accept", "application/json;q=0.1, application/x-ndjson")]),
            ]
            for response in asked {
                #expect(response["Content-Type"] == "application/x-ndjson")
                let lines = try Lines(response)
                #expect(lines.results == results)
                #expect(lines.summary == ["count": .number(Double(count)), "problems": 0])
                #expect(response["ETag"] != document["ETag"])
            }
        }
    }

    @Test func `has a strong tag, the same for what reads the same, however large it is`() throws {
        let server = try Scrim.shared.get()
        for count in [2, 80] {
            func body(_ style: String, _ gap: String = "") -> String {
                #"{"devices":["iphone-4"],"dialogs":[\#(gap)"#
                    + (0..<count).map { #"{\#(gap)"id":"n\#($0)","style":"\#(style)"}"# }.joined(separator: ",") + "]}"
            }
            let tags = try [body("semiModal"), body("semiModal", " "), body("floating")].map {
                try server.post($0, to: path)["ETag"] ?? ""
            }
            #expect(tags[0].hasPrefix("\"") && tags[0].hasSuffix("\"") && tags[0].count > 2)
            #expect(tags[0] == tags[1])
            #expect(tags[0] != tags[2])
        }
        // Faults that differ make answers that differ.
        let faulty = try ["iphone-44", "iphone-45"].map {
            try server.post(#"{"devices":["\#($0)"],"dialogs":[{}]}"#, to: path)["ETag"]
        }
        #expect(faulty[0] != faulty[1])
    }

    @Test func `covers the whole catalogue in every style`() throws {
        let server = try Scrim()
        let devices = try Repository.devices.get().compactMap { $0["id"].string }
        let styles = [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
            "sheet", "semiModal", "floating", "slidingMessage",
        ]
        let body =
            #"{"devices":["# + devices.map { #""\#($0)""# }.joined(separator: ",") + #"],"dialogs":["#
            + styles.map {
                #"""
                {"style":"\#($0)","content":{"title":"T"},"placement":{"anchor":{"x":10,"y":40,"width":20,\#
                "height":20}}}
                """#
            }.joined(separator: ",") + "]}"
        let response = try server.post(body, to: path, headers: [("X-Request-Id", "all")])
        #expect(response.status == 200)
        #expect(response["X-Request-Id"] == "all")
        #expect(response["Cache-Status"] == "Scrim; fwd=miss")
        let answer = try JSON(response.body)
        let results = answer["results"].elements
        #expect(results.count == devices.count * styles.count)
        #expect(answer["summary"]["count"] == .number(Double(results.count)))
        for (index, result) in results.enumerated() {
            #expect(result["device"] == .number(Double(index / styles.count)))
            #expect(result["dialog"] == .number(Double(index % styles.count)))
            #expect((result["spec"] == .missing) != (result["problem"] == .missing))
        }
        server.expectStopsClean()
    }

    @Test(arguments: [
        ("[]", [""]), ("{}", ["/devices", "/dialogs"]), (#"{"devices":[],"dialogs":[{}]}"#, ["/devices"]),
        (#"{"devices":["iphone-4"],"dialogs":[]}"#, ["/dialogs"]),
        (#"{"devices":["iphone-4"],"dialogs":[{}],"option":{}}"#, ["/option"]),
        (#"{"devices":["iphone-4"],"dialogs":[{}],"options":{"snap":"half"}}"#, ["/options/snap"]),
        (#"{"devices":"iphone-4","dialogs":{}}"#, ["/devices", "/dialogs"]),
    ])
    func `that is at fault as a whole is refused as a whole`(body: String, pointers: [String]) throws {
        let problem = try expectProblem(Scrim.shared.get().post(body, to: path), 422)
        #expect(problem["errors"].elements.compactMap { $0["pointer"].string } == pointers)
    }

    @Test func `of more combinations than may be is refused with the setting's name`() throws {
        let server = try Scrim { $0.limits.results = 5 }
        let body = #"{"devices":["iphone-4","ipad-1"],"dialogs":[{},{},{}]}"#
        let problem = try expectProblem(server.post(body, to: path), 422)
        #expect(problem["errors"][0]["message"].string?.contains("--max-results") == true)
        server.expectStopsClean()
    }
}

@Suite struct `The path of batches` {
    @Test func `takes the methods, types and formats that it says it does`() throws {
        let server = try Scrim.shared.get()
        for method in ["PUT", "DELETE", "PATCH"] {
            let response = try server.send(method, path)
            #expect(response.status == 405)
            #expect(response["Allow"] == "GET, HEAD, POST, OPTIONS")
        }
        #expect(try server.send("OPTIONS", path).status == 204)
        let matrix = #"{"devices":["iphone-4"],"dialogs":[{}]}"#
        func answered(_ type: String, accept: String? = nil, target: String = path, body: String = matrix) throws
            -> RawResponse
        {
            try server.send(
                "POST", target, headers: [("Content-Type", type)] + (accept.map { [("Accept", $0)] } ?? []),
                body: Array(body.utf8))
        }
        try expectProblem(answered("text/plain"), 415)
        try expectProblem(answered("application/x-ndjson; charset=latin1"), 415)
        try expectProblem(answered("application/json", accept: "text/css"), 406)
        try expectProblem(answered("application/json", target: path + "?format=css"), 406)
        try expectProblem(answered("application/json", target: path + "?device=iphone-4"), 422)
        try expectProblem(answered("application/x-ndjson", accept: "application/json", body: request("a")), 406)
        try expectProblem(answered("application/x-ndjson", target: path + "?format=json", body: request("a")), 406)
        #expect(try answered("application/x-ndjson; charset=utf-8", accept: "*/*", body: request("a")).status == 200)
        #expect(try answered("application/json", accept: "application/*").status == 200)
        // Lines are taken here only.
        try expectProblem(answered("application/x-ndjson", target: "/v1/specs", body: request("a")), 415)
        try expectProblem(answered("application/x-ndjson", target: "/v1/lint", body: request("a")), 415)
    }

    @Test func `asks for a body before it comes`() throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        let body = request("a")
        try client.send(
            """
            POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nExpect: \
            100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n
            """
        )
        #expect(try client.readResponse().status == 100)
        try client.send(body)
        #expect(try Lines(client.readResponse()).summary == ["count": 1, "problems": 0])
    }
}
