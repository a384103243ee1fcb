import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

/// Messages that two readers read differently, or that break a limit, and the status each gets.
private let messages: [(text: String, status: Int)] = [
    ("GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\nX\t: y\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length:\r\n 2\r\n\r\n{}", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nX: y\r\n Content-Length: 2\r\n\r\n{}", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n\tchunked\r\n\r\n0\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\n: y\r\nX: y\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 2\u{0}9\r\n\r\n{}", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\u{0}\r\n\r\n0\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\nX\u{1}: y\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nX: y\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\n\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Type: text/plain\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Encoding: identity\r\nContent-Encoding: gzip\r\n\r\n", 400),
    ("GARBAGE\r\n\r\n", 400),
    ("GET /healthz\r\n\r\n", 400),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffffff\r\n", 413),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n", 413),
    ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n40001\r\n", 413),
    (
        "POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;"
            + String(repeating: "x", count: 60_000) + "\r\n{}\r\n0\r\n\r\n", 400
    ),
    ("GET /" + String(repeating: "a", count: 200_000) + " HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 200_000) + "\r\n\r\n", 431),
    ("GET /healthz HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 588) + "\r\n", 431),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ("GET /healthz HTTP/0.9\r\n\r\n", 505),
]

private let good = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

@Suite struct `A message that is at fault` {
    /// What is read after it, if anything is, would be a request that somebody smuggled in.
    @Test(arguments: messages.indices) func `gets one problem, and nothing after it is read`(index: Int) throws {
        let (text, status) = messages[index]
        let server = try Scrim()
        for piece in text.utf8.count < 1_000 ? [Int.max, 1] : [.max] {
            for before in 0...2 {
                let client = try server.connect()
                let sent = String(repeating: good, count: before) + text + good
                // The server may close while the rest is on its way.
                try? client.send(sent, inPiecesOf: piece)
                for _ in 0..<before { #expect(try client.readResponse().status == 200) }
                let answer = try client.readResponse()
                try expectProblem(answer, status)
                #expect(answer["Connection"] == "close")
                #expect(try client.readToEnd().isEmpty, "\(text.prefix(200).debugDescription)")
            }
        }
        server.expectStopsClean()
    }

    @Test func `may say so in the middle of a stream, which then ends`() throws {
        let server = try Scrim()
        let client = try server.connect()
        let line = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"# + "\n"
        let size = String(line.utf8.count, radix: 16)
        try client.send(
            "POST /v1/specs/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n\(size)\r\n\(line)\r\n")
        #expect(try client.readHead().status == 200)
        _ = try client.readChunk()
        try client.send("zz\r\n" + good)
        // No last chunk: the client sees that it did not get the whole answer.
        #expect(!(try client.readToEnd().contains("summary".utf8.first ?? 0)))
        server.expectStopsClean()
    }

    @Test func `a message at fault is told the id of its request where its head was whole`() throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        try client.send(
            "POST /v1/specs HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nExpect: 100-continue\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n")
        #expect(try client.readResponse().status == 100)
        try client.send("zz\r\n")
        #expect(try client.readResponse()["X-Request-Id"] == "mine")
    }

    /// What follows the last request of a connection is nobody's, however bad it is.
    @Test(arguments: [
        "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n", "GET /healthz HTTP/1.0\r\n\r\n",
        "POST /v1/specs HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    ])
    func `a message at fault is not answered behind the last request of a connection`(last: String) throws {
        let server = try Scrim.shared.get()
        for rest in ["BAD BAD\r\n\r\n", "\n", "GET / HTTP/1.1\r\n\r\n"] {
            let client = try server.connect()
            try client.send(last + rest)
            _ = try client.readResponse()
            #expect(try client.readToEnd().isEmpty)
        }
    }

    /// Closing at once would reset the connection, and the reset could overtake the answer.
    @Test func `a message at fault is answered so that one can read it who still sends`() throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        // Silent for longer than a server lingers.
        let other = try RawSocketClient(port: server.server.port, patience: 3)
        #expect(throws: RawSocketError.self) { try other.readResponse() }
        try client.send("POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\nX : y\r\n\r\n")
        for _ in 0..<45 { try client.send([UInt8](repeating: 0x20, count: 65_536)) }
        try expectProblem(try client.readResponse(), 400)
    }
}

@Suite struct `A message that is merely unusual` {
    @Test(arguments: [
        "Cookie: a=\"\r\n", "Cookie: \(String(repeating: "a=b; ", count: 600))\r\n", "cOOKIE: a=\"b\r\nCookie: =\"\r\n",
        "Connection: \r\n", "Expect: 100-continue\r\n", "Expect: 100-continue\r\nContent-Length: 0\r\n", "X:\r\n",
    ])
    func `a message that is merely unusual is answered like any other, and so is the next`(fields: String) throws {
        let server = try Scrim.shared.get()
        for piece in [Int.max, 1] {
            let client = try server.connect()
            try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\(fields)\r\n" + good, inPiecesOf: piece)
            for _ in 0..<2 {
                var answer = try client.readResponse()
                if answer.status == 100 { answer = try client.readResponse() }
                #expect(answer.status == 200 && answer.text == "{\"status\":\"ok\"}", "\(answer.text.prefix(100))")
            }
        }
    }
}
