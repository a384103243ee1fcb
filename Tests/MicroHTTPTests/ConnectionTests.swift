import MicroHTTP
import TestSupport
import Testing

@Suite struct `A connection` {
    @Test(arguments: [
        "", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: x\r\nAcc",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        "GET /large HTTP/1.1\r\nHost: x\r\n\r\n",
    ])
    func `may vanish at any moment`(sent: String) throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        for isRude in [false, true] {
            let client = try RawSocketClient(port: daemon.port)
            try client.send(sent)
            if isRude { client.reset() } else { client.close() }
        }
        let other = try RawSocketClient(port: daemon.port)
        try other.send("GET /still-here HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try other.readResponse().text == "GET /still-here|")
        // No stop waits for one who has gone.
        let spent = ContinuousClock().measure { daemon.stop(grace: 60) }
        #expect(spent < .seconds(30))
        #expect(daemon.requestsInFlight == 0)
    }

    @Test func `a connection is one of a hundred at once`() throws {
        let live = try withDaemon { daemon in
            let clients = try (0..<100).map { _ in try RawSocketClient(port: daemon.port) }
            for round in 0..<3 {
                for (number, client) in clients.enumerated() {
                    try client.send("GET /\(round)/\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
                }
                for (number, client) in clients.enumerated() {
                    #expect(try client.readResponse().text == "GET /\(round)/\(number)|")
                }
            }
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: x\r\n", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ])
    func `a connection that falls silent in the middle of a request learns why it ends`(sent: String) throws {
        var settings = ServerSettings.test
        settings.idleTimeout = 1
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(sent)
            let answer = try client.readResponse()
            #expect(answer.status == 408)
            #expect(answer.text == "silent for 1")
            #expect(answer["Connection"] == "close")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: x\r\nAcc", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
    ])
    func `a connection that takes too long over its request learns why it ends, however lively it is`(sent: String)
        throws
    {
        var settings = ServerSettings.test
        settings.requestTimeout = 1
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send(sent, inPiecesOf: 1)
            let answer = try client.readResponse()
            #expect(answer.text == "silent for 1")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }

    @Test func `a connection that is one too many for its address is refused, and others are not`() throws {
        var settings = ServerSettings.test
        settings.connectionsPerAddress = 2
        let live = try withDaemon(settings) { daemon in
            let clients = try (0..<3).map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients { try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n") }
            let statuses = try clients.map { try $0.readResponse().status }
            #expect(statuses.sorted() == [200, 200, 429])
            for (client, status) in zip(clients, statuses) where status == 200 {
                try client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try client.readResponse().text == "GET /b|")
            }
        }
        #expect(live == 0)
    }

    @Test func `a connection that is one too many for the server waits until another ends`() throws {
        var settings = ServerSettings.test
        settings.maxConnections = 2
        let live = try withDaemon(settings) { daemon in
            let open = try (0..<2).map { _ in try RawSocketClient(port: daemon.port) }
            for client in open {
                try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try client.readResponse().status == 200)
            }
            let waiting = try RawSocketClient(port: daemon.port, patience: 1)
            try waiting.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(throws: RawSocketError.self) { try waiting.readResponse() }
            open[0].close()
            let last = try RawSocketClient(port: daemon.port)
            try last.send("GET /c HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try waiting.readResponse().text == "GET /b|")
            waiting.close()
            #expect(try last.readResponse().text == "GET /c|")
        }
        #expect(live == 0)
    }

    @Test func `a connection that is idle is closed without a word`() throws {
        var settings = ServerSettings.test
        settings.idleTimeout = 1
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().status == 200)
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(live == 0)
    }
}

@Suite struct `A daemon` {
    @Test func `says that its port is in use`() throws {
        let first = try Daemon(.test, handler: ParrotHandler())
        var settings = ServerSettings.test
        settings.port = first.port
        do {
            _ = try Daemon(settings, handler: ParrotHandler())
            Issue.record("two daemons on one port")
        } catch {
            #expect(error.isPortInUse)
            #expect(error.host == "127.0.0.1")
            #expect(error.port == first.port)
            #expect("\(error)" == "cannot listen on 127.0.0.1:\(first.port): bind: Address already in use (98)")
        }
        first.stop(grace: 0)
    }

    @Test func `says that its host is none`() throws {
        var settings = ServerSettings.test
        settings.host = "no host"
        #expect(throws: ListenError.self) { _ = try Daemon(settings, handler: ParrotHandler()) }
    }

    @Test(arguments: [1, 2, 5]) func `serves with any number of threads`(threads: Int) throws {
        var settings = ServerSettings.test
        settings.threads = threads
        let live = try withDaemon(settings) { daemon in
            let clients = try (0..<8).map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients { try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n") }
            for client in clients { #expect(try client.readResponse().text == "GET /a|") }
        }
        #expect(live == 0)
    }

    @Test func `serves IPv6`() throws {
        var settings = ServerSettings.test
        settings.host = "::1"
        let live = try withDaemon(settings) { daemon in
            let client = try RawSocketClient(port: daemon.port, host: "::1")
            try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().text == "GET /a|")
        }
        #expect(live == 0)
    }

    @Test(arguments: [1, 2]) func `a daemon that stops answers what has arrived and closes`(threads: Int) throws {
        let (entered, released) = (Gate(), Gate())
        var settings = ServerSettings.test
        settings.threads = threads
        let handler = ParrotHandler {
            entered.open()
            released.wait()
        }
        let daemon = try Daemon(settings, handler: handler)
        let clients = try (0..<10).map { _ in try RawSocketClient(port: daemon.port) }
        for client in clients { try client.send("GET /late HTTP/1.1\r\nHost: x\r\n\r\n") }
        entered.wait()
        for _ in clients { released.open() }
        daemon.stop(grace: 10)
        for client in clients {
            let answer = try client.readResponse()
            #expect(answer.text == "GET /late|")
            #expect(try client.readToEnd().isEmpty)
        }
        #expect(daemon.requestsInFlight == 0)
    }

    @Test func `a daemon that stops waits for no idle connection and cuts off what outlasts its grace`() throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        let idle = try RawSocketClient(port: daemon.port)
        try idle.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try idle.readResponse().status == 200)
        let slow = try RawSocketClient(port: daemon.port)
        try slow.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
        let clock = ContinuousClock()
        let spent = clock.measure { daemon.stop(grace: 0.2) }
        #expect(spent < .seconds(5))
        #expect(try idle.readToEnd().isEmpty)
        #expect(try slow.readToEnd().isEmpty)
        #expect(daemon.requestsInFlight == 0)
        #expect(throws: RawSocketError.self) { _ = try RawSocketClient(port: daemon.port) }
    }
}
