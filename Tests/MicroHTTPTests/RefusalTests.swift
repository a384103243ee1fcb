import MicroHTTP
import TestSupport
import Testing

@Suite struct `The transport refuses` {
    @Test(arguments: [16_385, 20_000, 32_000]) func `a target over the limit`(length: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let target = "/" + String(repeating: "a", count: length - 1)
            try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try client.readResponse()
            #expect(answer.status == 414)
            #expect(answer.text == "target over 16384")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `no target at the limit`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let target = "/" + String(repeating: "a", count: 16_383)
            try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "GET \(target)|")
        }
        #expect(live == 0)
    }

    @Test(arguments: [100_000, 1_000_000]) func `a target far over the limit`(length: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try? client.send("GET /" + String(repeating: "a", count: length))
            #expect(try client.readResponse().text == "target over 16384")
        }
        #expect(live == 0)
    }

    @Test(arguments: [16_500, 32_000]) func `headers over the limit`(length: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET / HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: length))\r\n\r\n")
            let answer = try client.readResponse()
            #expect(answer.status == 431)
            #expect(answer.text == "headers over 16384")
        }
        #expect(live == 0)
    }

    @Test(arguments: [100_000, 1_000_000]) func `headers far over the limit`(length: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try? client.send("GET / HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: length))")
            #expect(try client.readResponse().text == "headers over 16384")
        }
        #expect(live == 0)
    }

    @Test(arguments: ["Content-Length: 1001", "Content-Length: 9999999999", "Transfer-Encoding: chunked"])
    func `what the head alone forbids, however long the body is`(framing: String) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST /forbidden HTTP/1.1\r\nHost: x\r\n\(framing)\r\n\r\n3e9\r\n")
            let answer = try client.readResponse()
            #expect(answer.status == 403 && answer.text == "forbidden")
            #expect(answer["Connection"] == "close")
        }
        #expect(live == 0)
    }

    @Test(arguments: ["1001", "9999999999", "18446744073709551615"])
    func `a body whose length is over the limit, unread`(length: String) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\nExpect: 100-continue\r\n\r\n")
            let answer = try client.readResponse()
            #expect(answer.status == 413)
            #expect(answer.text == "body over 1000")
            #expect(answer["Connection"] == "close")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `a chunked body that grows over the limit`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<20 { try client.send("64\r\n\(String(repeating: "a", count: 100))\r\n") }
            try client.send("0\r\n\r\n")
            #expect(try client.readResponse().text == "body over 1000")
        }
        #expect(live == 0)
    }

    @Test func `a chunked body without an end`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "3e8\r\n\(String(repeating: "a", count: 1_000))\r\n"
            for _ in 0..<17 { try client.send(chunk) }
            let answer = try client.readResponse()
            #expect(answer.text == "body over 1000")
            #expect(answer["Connection"] == "close")
            #expect(answer["Date"]?.hasSuffix("GMT") == true)
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        ("Content-Length: 3\r\nContent-Length: 4", 400), ("Content-Length: 3\r\nTransfer-Encoding: chunked", 400),
        ("Transfer-Encoding: gzip", 501), ("Transfer-Encoding: gzip, chunked", 501),
    ])
    func `a body whose end is uncertain`(headers: String, status: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\nabc")
            #expect(try client.readResponse().status == status)
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        ("Content-Length: +3", 400), ("Content-Length: 3, 4", 400), ("Content-Length: 99999999999999999999999", 413),
    ])
    func `a length that is no number`(headers: String, status: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\nabc")
            #expect(try client.readResponse().status == status)
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `a control character in the target`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "malformed: controlInTarget(0)")
        }
        #expect(live == 0)
    }

    @Test func `early what the handler will not admit, and keeps the connection when no body was announced`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /forbidden HTTP/1.1\r\nHost: x\r\n\r\n")
            let first = try client.readResponse()
            #expect(first.status == 403)
            #expect(first["Connection"] == nil)
            try client.send("POST /forbidden HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n")
            let second = try client.readResponse()
            #expect(second.status == 403)
            #expect(second["Connection"] == "close")
        }
        #expect(live == 0)
    }

    @Test func `a body so politely that the answer can be read by one who sends it all first`() throws {
        var settings = ServerSettings.test
        settings.maxBodyBytes = 1_000
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let body = String(repeating: "a", count: 200_000)
            try client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n\(body)")
            #expect(try client.readResponse().status == 413)
        }
        #expect(live == 0)
    }
}
