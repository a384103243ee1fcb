import ServiceTestSupport
import TestSupport
import Testing

/// Uploads by clients that send all of a body before they read, as browsers do.
@Suite struct `An upload that is too large` {
    private func head(_ type: String, _ count: Int, path: String) -> String {
        "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: \(type)\r\nContent-Length: \(count)\r\n\r\n"
    }

    /// Sends `count` bytes of blanks behind `text`.
    private func send(_ text: String, padded count: Int, to client: RawSocketClient) throws {
        try client.send(text)
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        var left = count - text.utf8.count
        while left > 0 {
            try client.send(Array(blanks.prefix(left)))
            left -= blanks.count
        }
    }

    @Test(arguments: [24, 64, 200], ["application/json", "text/plain"])
    func `an upload that is too large is answered with the reason`(megabytes: Int, type: String) throws {
        let server = try Scrim()
        let count = megabytes << 20
        for (path, status) in [("/v1/specs/batch", 413), ("/v1/specs", 413)] {
            let client = try server.connect()
            try client.send(head(type, count, path: path))
            try send("{", padded: count, to: client)
            let response = try client.readResponse()
            try expectProblem(response, status, code: "bodyTooLarge")
            #expect(response["Connection"] == "close")
            #expect(try client.readToEnd().isEmpty)
            client.close()
        }
        server.expectStopsClean()
    }

    @Test func `an upload that is too large of what nobody takes is answered with the reason too`() throws {
        let server = try Scrim()
        for (path, type, status) in [("/nothing", "application/json", 404), ("/v1/specs", "text/plain", 415)] {
            // All of it comes with the head, or in pieces behind it.
            for count in [10, 200_000] {
                let client = try server.connect()
                let body = String(repeating: " ", count: count)
                try client.send(head(type, count, path: path) + body)
                try expectProblem(client.readResponse(), status)
                #expect(try client.readToEnd().isEmpty)
            }
        }
        server.expectStopsClean()
    }

    @Test
    func `an upload that is too large of lines is answered up to where the server gave up waiting to be read`() throws {
        let server = try Scrim()
        // Answers of more than any socket holds, then lines of more than the server holds.
        let short = String(
            repeating: #"{"device":"iphone-4","dialog":{"style":"alert"},"options":{"explain":true}}"# + "\n",
            count: 1_200)
        let count = 24 << 20
        let long = (count - short.utf8.count) / 250_000
        let client = try server.connect()
        try client.send(head("application/x-ndjson", short.utf8.count + long * 250_000, path: "/v1/specs/batch"))
        try client.send(short)
        for _ in 0..<long { try send("{\n", padded: 250_000, to: client) }
        let lines = try client.readResponse().text.split(separator: "\n")
        let last = try JSON(Array(lines[lines.count - 2].utf8))
        #expect(last["problem"]["code"] == "sentTooFarAhead")
        #expect(last["line"].number > 1_200)
        // Nothing is missing before it.
        #expect(try JSON(Array(lines[1_199].utf8))["line"] == 1_200)
        let summary = try JSON(Array((lines.last ?? "").utf8))["summary"]
        #expect(summary["count"] == .number(Double(lines.count - 1)))
        server.expectStopsClean()
    }
}
