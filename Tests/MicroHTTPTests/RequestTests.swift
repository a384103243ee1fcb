import MicroHTTP
import TestSupport
import Testing

@Suite struct `A request` {
    @Test(arguments: [1, 2, 3, 7, 1_000]) func `may arrive in pieces of any size`(piece: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\nhello world", inPiecesOf: piece)
            let answer = try client.readResponse()
            #expect(answer.status == 200)
            #expect(answer.text == "POST /a|hello world")
            #expect(answer["Connection"] == nil)
        }
        #expect(live == 0)
    }

    @Test(arguments: [1, 5, 1_000]) func `may be chunked`(piece: Int) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let head = "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            try client.send(head + "5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nTrailer: t\r\n\r\n", inPiecesOf: piece)
            #expect(try client.readResponse().text == "POST /a|hello world")
            try client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "GET /b|")
        }
        #expect(live == 0)
    }

    @Test(arguments: ["hello", ""])
    func `a request is answered with the number that its head was admitted with`(body: String)
        throws
    {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            for target in ["/route", "/route/of/another/length", "/route"] {
                try client.send(
                    "POST \(target) HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
                #expect(try client.readResponse().text == "route \(target.utf8.count)")
            }
        }
        #expect(live == 0)
    }

    @Test func `may be pipelined behind others`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            var requests = ""
            for number in 0..<50 {
                requests += "POST /\(number) HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
                requests += "GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\n"
            }
            try client.send(requests)
            for number in 0..<50 {
                #expect(try client.readResponse().text == "POST /\(number)|abc")
                #expect(try client.readResponse().text == "GET /\(number)|")
            }
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        "/a%00b", "/a%2Fb%2f", "/%", "/a+b?c=d%26e+f&g", "/?", "/a?b?c=%00&d", "/x?=&&=", "//double", "/caf\u{E9}",
    ]) func `keeps its target as sent`(target: String) throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "GET \(target)|")
        }
        #expect(live == 0)
    }

    @Test func `may have a query of very many short members`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            let target = "/q?" + String(repeating: "a=1&", count: 4_000)
            try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "GET \(target)|")
        }
        #expect(live == 0)
    }

    @Test func `by HEAD gets the length and no body`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try client.readResponse(isAnswerToHead: true)
            #expect(answer.status == 200)
            #expect(answer["Content-Length"] == "8")
            #expect(try client.readResponse().text == "GET /b|")
        }
        #expect(live == 0)
    }

    @Test func `may be answered by 204, without body or length`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try client.readResponse()
            #expect(answer.status == 204)
            #expect(answer["Content-Length"] == nil)
            #expect(try client.readResponse().text == "GET /b|")
        }
        #expect(live == 0)
    }

    @Test func `a request that expects 100 may go on`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.readResponse().status == 100)
            try client.send("ok")
            #expect(try client.readResponse().text == "POST /a|ok")
        }
        #expect(live == 0)
    }

    @Test func `shows every value of a repeated header`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /accept HTTP/1.1\r\nHost: x\r\nAccept: a/b\r\nACCEPT: c/d;q=0.5\r\nAccept:\r\n\r\n")
            #expect(try client.readResponse().text == "a/b|c/d;q=0.5|")
        }
        #expect(live == 0)
    }

    @Test func `with a method of its own keeps it`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("BREW /pot HTTP/1.1\r\nHost: x\r\n\r\nget /pot HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "BREW /pot|")
            #expect(try client.readResponse().text == "get /pot|")
        }
        #expect(live == 0)
    }

    @Test func `by HTTP 1.0 closes the connection unless it asks otherwise`() throws {
        let live = try withDaemon { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            #expect(try client.readResponse().text == "GET /a|")
            try client.send("GET /b HTTP/1.0\r\n\r\n")
            #expect(try client.readResponse().text == "GET /b|")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }
}
