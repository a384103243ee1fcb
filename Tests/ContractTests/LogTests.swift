import Foundation
import Service
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A log that nobody reads` {
    /// A request of which half is sent, then SIGTERM, then the other half.
    private func answersInFlight(_ errors: ScrimProcess.Outlet) throws {
        let serving = try ServingProcess(errors: errors)
        let client = try serving.connect()
        let (body, fields) = (Requests.semiModal, "Expect: 100-continue\r\n")
        try client.send(Array(Requests.posting(body, fields: fields).utf8.dropLast(body.utf8.count)))
        #expect(try client.readResponse().status == 100)
        serving.process.terminate()
        while (try? serving.connect()) != nil {}
        try client.send(body)
        #expect(try client.readResponse().body == (try Scrim.shared.get().post(body).body))
        #expect(try serving.process.ending().status == 0)
    }

    /// Before, the line "stopping" ended the program with SIGPIPE, and the request was lost.
    @Test func `does not end the server when it stops`() throws { try answersInFlight(.broken) }

    @Test func `may be full`() throws { try answersInFlight(.file("/dev/full")) }

    /// Before, the 624th stood still in write(2), and all of its thread's clients with it.
    @Test(arguments: [ScrimProcess.Outlet.unread, .broken, .file("/dev/full")])
    func `holds up no request`(errors: ScrimProcess.Outlet) throws {
        let serving = try ServingProcess(["--port", "0", "--threads", "1", "--log-level", "debug"], errors: errors)
        let client = try serving.connect()
        for number in 0..<4_000 {
            try client.send("GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Request-Id: request-\(number)\r\n\r\n")
            #expect(try client.readResponse().status == 404)
        }
        // What nobody reads is given up, or there is no end.
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `a log that nobody reads is written whole where it is read`() throws {
        let serving = try ServingProcess(["--port", "0", "--log-level", "debug"])
        let client = try serving.connect()
        for number in 0..<200 {
            try client.send("GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Request-Id: request-\(number)\r\n\r\n")
            #expect(try client.readResponse().status == 404)
        }
        serving.process.terminate()
        let ending = try serving.process.ending()
        #expect(ending.status == 0)
        let lines = ending.errors.split(separator: "\n")
        let ids = lines.compactMap { $0.firstMatch(of: /debug scrim: request-id=(\S+) \[Service\] 404/)?.output.1 }
        #expect(ids.map(String.init) == (0..<200).map { "request-\($0)" })
        #expect(lines.last?.contains("stopping") == true)
    }

    @Test(arguments: [ScrimProcess.Outlet.unread, .broken, .file("/dev/full")])
    func `and a greeting that nobody reads leave the server serving`(outlet: ScrimProcess.Outlet) throws {
        // The greeting, which would name the port, is what cannot be read.
        let socket = try ListeningSocket()
        let process = try ScrimProcess(
            ["serve", "--host", "127.0.0.1"], sockets: [socket.handle], output: outlet, errors: outlet)
        let client = try RawSocketClient(port: socket.port)
        try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readResponse().status == 200)
        process.terminate()
        #expect(try process.ending().status == 0)
    }
}

@Suite struct `A signal that asks for no end` {
    /// A terminal that has gone, a log that was moved away, a clock of whoever started the program.
    @Test func `does not end the server, and the log says which were known`() throws {
        let serving = try ServingProcess()
        for number in [SIGHUP, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGXFSZ] {
            serving.process.send(number)
            #expect(try serving.get("/healthz").status == 200)
        }
        serving.process.terminate()
        let ending = try serving.process.ending()
        #expect(ending.status == 0)
        for name in ["SIGHUP", "SIGUSR1", "SIGUSR2"] {
            #expect(ending.errors.contains("signal=\(name)"), "\(ending.errors)")
        }
    }
}

@Suite struct `Output that cannot be written` {
    @Test func `ends a command in silence where its reader has gone`() throws {
        let ending = try ScrimProcess.run(["devices"], output: .broken)
        // As SIGPIPE ends it, or as EPIPE does where the tests' own parent ignores the signal.
        #expect(ending.status == -13 || ending.status == 1)
        #expect(ending.errors.isEmpty)
    }

    @Test func `ends a command with 1 and the system's reason`() throws {
        let ending = try ScrimProcess.run(["devices"], output: .file("/dev/full"))
        #expect(ending.status == 1)
        #expect(ending.errors.contains("standard output cannot be written: No space left on device"))
    }
}
