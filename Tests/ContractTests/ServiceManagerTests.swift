import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

/// Microseconds of the clock that systemd goes by.
private func microseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000 + now.tv_nsec / 1_000
}

private func number(_ name: String, in lines: [String]) -> Int? {
    lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
}

@Suite struct `What a server tells systemd` {
    @Test(arguments: [false, true])
    func `what a server tells systemd is when it is ready, reads anew, and stops`(isAbstract: Bool) throws {
        try withTemporaryDirectory { directory in
            let tokens = directory.appending(path: "tokens")
            try "".write(to: tokens, atomically: true, encoding: .utf8)
            let socket = try NotificationSocket(isAbstract: isAbstract)
            let serving = try ServingProcess(
                ["--port", "0", "--shutdown-delay", "3600", "--drain-timeout", "7", "--tokens", tokens.path()],
                variables: ["NOTIFY_SOCKET": socket.name])
            let ready = try socket.next()
            #expect(ready.contains("READY=1"))
            #expect(ready.contains("STATUS=listening on http://127.0.0.1:\(serving.port)"))
            #expect(try serving.get("/readyz").status == 200)

            let before = microseconds()
            serving.process.send(SIGHUP)
            let reloading = try socket.next()
            let after = microseconds()
            #expect(reloading.contains("RELOADING=1"))
            #expect((before...after).contains(try #require(number("MONOTONIC_USEC", in: reloading))))
            #expect(try socket.next().contains("READY=1"))

            serving.process.terminate()
            let stopping = try socket.next()
            #expect(stopping.contains("STOPPING=1"))
            // What it may wait for, and a little more.
            #expect(try #require(number("EXTEND_TIMEOUT_USEC", in: stopping)) > 3_607_000_000)
            serving.process.interrupt()
            #expect(try serving.process.ending().status == 0)
        }
    }

    @Test func `what a server tells systemd is that it lives, as often as the watchdog wants to hear it`() throws {
        let socket = try NotificationSocket(isAbstract: true)
        let serving = try ServingProcess(
            ["--port", "0", "--operations-port", "0"],
            variables: ["NOTIFY_SOCKET": socket.name, "WATCHDOG_USEC": "800000"])
        #expect(try socket.next().contains("READY=1"))
        for _ in 0..<3 { #expect(try socket.next() == ["WATCHDOG=1"]) }
        // It has laid out a dialog for that, and answered itself, on each thread of either listener.
        serving.process.terminate()
        while case let told = try socket.next(), !told.contains("STOPPING=1") { #expect(told == ["WATCHDOG=1"]) }
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `says nothing where nobody listens, and nothing of life where that is another process's`() throws {
        let socket = try NotificationSocket(isAbstract: true)
        let serving = try ServingProcess(
            variables: ["NOTIFY_SOCKET": socket.name, "WATCHDOG_USEC": "80000", "WATCHDOG_PID": "1"])
        #expect(try socket.next().contains("READY=1"))
        // Each takes longer than a quarter of the watchdog's time: it would have told of life in between.
        for _ in 0..<20 {
            #expect(try serving.get("/v1/specs?device=ipad-1&dialog.style=alert&format=png").status == 200)
        }
        serving.process.terminate()
        #expect(try socket.next().contains("STOPPING=1"))
        #expect(try serving.process.ending().status == 0)
        for name in ["/nowhere/at/all", "@nobody", "relative", "/" + String(repeating: "x", count: 200)] {
            let serving = try ServingProcess(variables: ["NOTIFY_SOCKET": name, "WATCHDOG_USEC": "x"])
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
    }

    @Test func `what a server tells systemd is not that it lives while its workers are stuck`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) { $0.server.threads = 1 }
        #expect(server.server.works(within: 5))
        let requests = (0..<20).map { number in
            #"{"device":"iphone-4","dialog":{"style":"alert","content":{"title":"\#(number == 0 ? "long" : "x")"}}}"#
        }
        let client = try server.connect()
        try client.send(Requests.posting(#"{"requests":["# + requests.joined(separator: ",") + "]}", to: "/v1/lint"))
        measuring.waitUntilBegun()
        // The one worker is held: soon enough nothing that waits is taken up.
        let start = ContinuousClock.now
        while server.server.works(within: 0.2) { continue }
        // Ten times as long, so that it was not the network that was slow.
        #expect(ContinuousClock.now - start >= .seconds(1.5))
        #expect(try server.get("/healthz").status == 200)
        measuring.release(after: 0)
        #expect(try client.readResponse().status == 200)
        #expect(server.server.works(within: 5))
    }
}

@Suite struct `Sockets that listen before the start` {
    @Test func `sockets that listen before the start are served, and are still there for the next process`() throws {
        let socket = try ListeningSocket()
        // Whoever comes before the server is there waits.
        let early = try RawSocketClient(port: socket.port)
        try early.send("GET /version HTTP/1.1\r\nHost: x\r\n\r\n")
        for _ in 0..<2 {
            let serving = try ServingProcess(["--port", "1"], sockets: [socket.handle])
            #expect(serving.greeting == "listening on http://127.0.0.1:\(socket.port)")
            #expect(try serving.get("/healthz").status == 200)
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
        #expect(try early.readResponse().status == 200)
        // Nobody serves it, and yet nobody is refused.
        let between = try RawSocketClient(port: socket.port)
        try between.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        let serving = try ServingProcess(sockets: [socket.handle])
        #expect(try between.readResponse().status == 200)
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }

    @Test(arguments: [("scrim:operations", 1), ("operations:scrim", 0)])
    func `may be two, one for health and metrics`(names: String, place: Int) throws {
        let sockets = [try ListeningSocket(), try ListeningSocket()]
        let serving = try ServingProcess([], sockets: sockets.map(\.handle), names: names)
        #expect(serving.port == sockets[1 - place].port)
        for (port, status) in [(sockets[place].port, 200), (serving.port, 404)] {
            let client = try RawSocketClient(port: port)
            try client.send("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().status == status)
        }
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `sockets that listen before the start are taken by the process that they are for alone`() throws {
        let serving = try ServingProcess(variables: ["LISTEN_FDS": "1", "LISTEN_PID": "1"])
        #expect(try serving.get("/healthz").status == 200)
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `have to listen`() throws {
        let pipe = Pipe()
        let process = try ScrimProcess(["serve"], sockets: [pipe.fileHandleForReading])
        let ending = try process.ending()
        #expect(
            ending.status == 1 && ending.errors.contains("LISTEN_FDS cannot be used: descriptor 3 is no TCP socket"))
    }
}
