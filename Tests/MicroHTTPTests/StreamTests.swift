import MicroHTTP
import TestSupport
import Testing

private let chunkedHead = "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

/// `text` as one chunk.
private func chunk(_ text: String) -> String { "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n" }

@Suite struct `A streamed answer` {
    @Test func `comes while the request does`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(chunkedHead)
            let head = try client.readHead()
            #expect(head.status == 200)
            #expect(head["Transfer-Encoding"] == "chunked")
            #expect(head["Connection"] == "close")
            for word in ["one", "two", "three"] {
                try client.send(chunk(word))
                #expect(try client.readChunk() == Array(word.utf8))
            }
            try client.send("0\r\n\r\n")
            #expect(try client.readChunk() == [])
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `comes after 100 where that is asked for`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.readHead().status == 100)
            try client.send("abc")
            #expect(try client.readResponse().text == "abc")
        }
        #expect(live == 0)
    }

    @Test(arguments: ["", "Content-Length: 0\r\n", "Transfer-Encoding: chunked\r\n"])
    func `answers a request that has nothing in it`(fields: String) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(
                "POST /echo HTTP/1.1\r\nHost: x\r\n\(fields)\r\n" + (fields.hasPrefix("T") ? "0\r\n\r\n" : ""))
            let response = try client.readResponse()
            #expect(response.status == 200 && response.text == "")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `ends with the connection for a client of HTTP/1.0`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST /echo HTTP/1.0\r\nContent-Length: 3\r\n\r\nabc")
            let head = try client.readHead()
            #expect(head["Transfer-Encoding"] == nil)
            #expect(try client.readToEnd() == Array("abc".utf8))
        }
        #expect(live == 0)
    }

    @Test
    func `a streamed answer is longer than any body that is gathered, and what follows the request is left alone`()
        throws
    {
        let text = String(repeating: "0123456789", count: 100_000)
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let answer = Running { try client.readResponse() }
            try client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
            try client.send("GET /after HTTP/1.1\r\nHost: x\r\n\r\n")
            let response = try answer.join()
            #expect(response.text == text)
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `to a whole request waits for a slow reader, byte for byte`() throws {
        let live = try withDaemon { daemon in
            let clients = try (0..<4).map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients { try client.send("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n") }
            // The threads serve others meanwhile.
            let other = try RawSocketClient(port: daemon.port)
            try other.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try other.readResponse().text == "GET /a|")
            for client in clients {
                let response = try client.readResponse()
                #expect(response["ETag"] == "\"flood\"")
                #expect(response.body.count == 5_000_000)
                for (number, start) in stride(from: 0, to: 5_000_000, by: 10_000).enumerated() {
                    let letter = UInt8(ascii: "a") + UInt8((499 - number) % 26)
                    #expect(response.body[start] == letter && response.body[start + 9_999] == letter)
                }
            }
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        chunkedHead, chunkedHead + "3\r\nab", chunkedHead + chunk("abc"), "GET /flood HTTP/1.1\r\nHost: x\r\n\r\n",
    ])
    func `a streamed answer is let go when its client vanishes`(sent: String) throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        for isRude in [false, true] {
            let client = try RawSocketClient(port: daemon.port)
            try client.send(sent)
            _ = try client.readHead()
            if isRude { client.reset() } else { client.close() }
        }
        let spent = ContinuousClock().measure { daemon.stop(grace: 60) }
        #expect(spent < .seconds(30))
        #expect(daemon.requestsInFlight == 0)
    }

    /// Nothing is sent meanwhile, which would find that out.
    @Test func `a streamed answer is let go as soon as its client resets the connection`() throws {
        let handler = SilentHandler()
        let daemon = try Daemon(.test, handler: handler)
        let client = try RawSocketClient(port: daemon.port)
        try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readHead().status == 200)
        client.reset()
        handler.body.wasCutOff.wait()
        daemon.stop(grace: 60)
        #expect(daemon.requestsInFlight == 0)
    }

    /// Who has sent all it will and reads on gets all of a stream that has begun.
    @Test func `goes on for a client that only listens on`() throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        let client = try RawSocketClient(port: daemon.port)
        try client.send("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n")
        client.finishSending()
        #expect(try client.readHead().status == 200)
        #expect(try client.readToEnd().count > 5_000_000)
        daemon.stop(grace: 60)
    }

    @Test func `a streamed answer is cut off by a stop that has waited long enough`() throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        let talker = try RawSocketClient(port: daemon.port)
        try talker.send(chunkedHead + chunk("abc"))
        let deaf = try RawSocketClient(port: daemon.port)
        try deaf.send("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n")
        for client in [talker, deaf] { #expect(try client.readHead().status == 200) }
        let spent = ContinuousClock().measure { daemon.stop(grace: 0.2) }
        #expect(spent < .seconds(5))
        #expect(daemon.requestsInFlight == 0)
        // No last chunk: a client sees that there would have been more.
        #expect(try talker.readToEnd() == Array(chunk("abc").utf8))
        #expect(try deaf.readToEnd().count < 5_000_000)
    }

    @Test func `to a client that is deaf is ended`() throws {
        var settings = ServerSettings.test
        settings.idleTimeout = 1
        let daemon = try Daemon(settings, handler: ParrotHandler())
        let deaf = try RawSocketClient(port: daemon.port)
        try deaf.send("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try deaf.readHead().status == 200)
        // Waits for the stream, and not for its grace.
        let spent = ContinuousClock().measure { daemon.stop(grace: 60) }
        #expect(spent < .seconds(30))
        #expect(daemon.requestsInFlight == 0)
        #expect(try deaf.readToEnd().count < 5_000_000)
    }

    @Test func `to a client that is silent is ended`() throws {
        var settings = ServerSettings.test
        settings.idleTimeout = 1
        let live = try withDaemon(settings) { daemon in
            let silent = try RawSocketClient(port: daemon.port)
            try silent.send(chunkedHead + chunk("abc"))
            #expect(try silent.readHead().status == 200)
            #expect(try silent.readToEnd() == Array(chunk("abc").utf8))
        }
        #expect(live == 0)
    }

    @Test func `a streamed answer is refused beyond the limit`() throws {
        var settings = ServerSettings.test
        settings.maxStreams = 1
        let live = try withDaemon(settings) { daemon in
            let first = try RawSocketClient(port: daemon.port)
            try first.send(chunkedHead)
            #expect(try first.readHead().status == 200)
            let second = try RawSocketClient(port: daemon.port)
            try second.send(chunkedHead)
            #expect(try second.readResponse().text == "streams over 1")
            let third = try RawSocketClient(port: daemon.port)
            try third.send("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try third.readResponse().status == 503)
            try first.send("0\r\n\r\n")
            #expect(try first.readToEnd() == Array("0\r\n\r\n".utf8))
        }
        #expect(live == 0)
    }
}
