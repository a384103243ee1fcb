import MicroHTTP
import Synchronization
import TestSupport
import Testing

/// Holds whoever comes first.
private final class FirstHeld: Sendable {
    let isHeld = Gate()
    let mayGo = Gate()
    private let isFirst = Atomic(true)

    func pass() {
        guard isFirst.exchange(false, ordering: .relaxed) else { return }
        isHeld.open()
        mayGo.wait()
    }
}

@Suite struct `A daemon that is asked whether it answers` {
    @Test func `says no while one of its threads is held, and yes again once it goes on`() throws {
        let held = FirstHeld()
        let live = try withDaemon(handler: ParrotHandler(meanwhile: { held.pass() })) { daemon in
            let client = try RawSocketClient(port: daemon.port)
            try client.send("GET /first HTTP/1.1\r\nHost: x\r\n\r\n")
            held.isHeld.wait()
            let answersHeld = daemon.answers("/", within: 0.2)
            #expect(!answersHeld)
            held.mayGo.open()
            #expect(try client.readResponse().status == 200)
            let answers = daemon.answers("/", within: 20)
            #expect(answers)
        }
        #expect(live == 0)
    }

    @Test func `says yes while there are as many connections as may be: nobody new is answered then`() throws {
        var settings = ServerSettings.test
        settings.maxConnections = 3
        let live = try withDaemon(settings) { daemon in
            let clients = try (0..<3).map { _ in try RawSocketClient(port: daemon.port) }
            for client in clients {
                try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try client.readResponse().status == 200)
            }
            let answers = daemon.answers("/", within: 0)
            #expect(answers)
        }
        #expect(live == 0)
    }

    @Test(arguments: ["/forbidden", "/nothing"])
    func `takes any answer for one`(path: String) throws {
        _ = try withDaemon { daemon in
            let answers = daemon.answers(path, within: 20)
            #expect(answers)
        }
    }
}

@Suite struct `A probe` {
    @Test func `tells what came of each question`() throws {
        let daemon = try Daemon(.test, handler: ParrotHandler())
        func ask(_ path: String) throws -> [HealthProbe.Outcome] {
            try HealthProbe(host: "127.0.0.1", port: daemon.port, path: path).ask(3, within: 20)
        }
        #expect(try ask("/x") == [.status(200), .status(200), .status(200)])
        #expect(try ask("/forbidden") == [.status(403), .status(403), .status(403)])
        daemon.stop(grace: 0)
        #expect(try ask("/x").allSatisfy { if case .unreachable = $0 { true } else { false } })
    }

    @Test(arguments: [
        ("0.0.0.0", "127.0.0.1:80"), ("::", "[::1]:80"), ("::1", "[::1]:80"), ("127.0.0.2", "127.0.0.2:80"),
    ])
    func `asks at the loopback who listens at all addresses`(host: String, destination: String) throws {
        #expect(try HealthProbe(host: host, port: 80, path: "/").destination == destination)
    }
}
