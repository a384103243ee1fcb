import Jobs
import MicroHTTP
import Service
import ServiceTestSupport
import Synchronization
import TestSupport
import Testing
import Typography

/// A request for a picture, or of another kind that leaves its connection's thread, with a title of its own.
private func picture(named name: String) -> String {
    DialogBody("alert", on: "iphone-4", content: #""title":"\#(name)""#).json
}

private func set(named name: String) -> String {
    let requests = (0..<20).map { picture(named: $0 == 0 ? name : "other") }
    return #"{"requests":["# + requests.joined(separator: ",") + "]}"
}

/// Asks until the answer is the one that is waited for; false where that does not come.
private func comes(_ isThere: () throws -> Bool) rethrows -> Bool {
    let limit = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < limit { if try isThere() { return true } }
    return false
}

@Suite struct `Work that waits while workers are held` {
    /// The one worker of each kind is held for as long as the test likes; its kind's next request used to wait for it.
    @Test(arguments: ["/v1/lint", "/v1/specs?format=png"])
    func `work that waits while workers are held is refused when its time is over, not when a worker comes`(
        target: String
    ) throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.pictureThreads = 1
            $0.maxWait = 200
        }
        func body(_ name: String) -> String { target == "/v1/lint" ? set(named: name) : picture(named: name) }
        let (first, second) = (try server.connect(), try server.connect())
        try first.send(Requests.posting(body("long"), to: target))
        measuring.waitUntilBegun()
        let began = ContinuousClock.now
        try second.send(Requests.posting(body("b"), to: target))
        let shed = try second.readResponse()
        #expect(began.duration(to: .now) >= .milliseconds(190))
        try expectProblem(shed, 503, code: "overloaded")
        #expect(shed["Retry-After"] == "1")
        // The connection lives on, and nothing of this is in anybody else's way.
        try second.send(Requests.posting(picture(named: "brief"), to: "/v1/specs"))
        #expect(try second.readResponse().status == 200)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        try second.send(Requests.posting(body("b"), to: target))
        #expect(try second.readResponse().status == 200)
        server.expectStopsClean()
    }

    /// A gate lets in as many as may wait; those that were shed wait no more.
    @Test func `leaves its gate when it is refused`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.pictureThreads = 1
            $0.maxWaitingPictures = 2
            $0.maxWait = 200
        }
        let first = try server.connect()
        try first.send(Requests.posting(picture(named: "long"), to: "/v1/specs?format=png"))
        measuring.waitUntilBegun()
        for round in 0..<2 {
            let clients = try (0..<2).map { _ in try server.connect() }
            for (index, client) in clients.enumerated() {
                try client.send(Requests.posting(picture(named: "\(round)\(index)"), to: "/v1/specs?format=png"))
            }
            for client in clients {
                let problem = try expectProblem(client.readResponse(), 503, code: "overloaded")
                #expect(problem["detail"].string?.contains("--max-wait") == true)
            }
        }
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        server.expectStopsClean()
    }

    @Test func `makes the server not ready once nobody has come for it for ten times as long`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWait = 30
        }
        let (first, second) = (try server.connect(), try server.connect())
        try first.send(Requests.posting(set(named: "long"), to: "/v1/lint"))
        measuring.waitUntilBegun()
        #expect(try server.get("/readyz").status == 200)
        let began = ContinuousClock.now
        try second.send(Requests.posting(set(named: "b"), to: "/v1/lint"))
        #expect(try second.readResponse().status == 503)
        #expect(try comes { try server.get("/readyz").status == 503 })
        #expect(began.duration(to: .now) >= .milliseconds(300))
        try expectProblem(server.get("/readyz"), 503, code: "overloaded")
        #expect(try server.get("/healthz").status == 200)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        #expect(try comes { try server.get("/readyz").status == 200 })
        server.expectStopsClean()
    }
}

@Suite struct `Work for nobody` {
    /// An answer that takes for ever ends when its client goes, however it goes.
    @Test(arguments: [0, 1, 2]) func `ends when its client has gone`(farewell: Int) throws {
        let measuring = EndlessMeasuring()
        let server = try Scrim(measuring: measuring) { $0.maxWork = 0 }
        let client = try server.connect()
        try client.send(Requests.posting(set(named: "endless"), to: "/v1/lint"))
        measuring.hasBegun.wait()
        switch farewell {
        case 0: client.reset()
        case 1: client.close()
        default: client.finishSending()
        }
        let spent = ContinuousClock().measure { measuring.hasEnded.wait() }
        #expect(spent < .seconds(5))
        if farewell == 2 { #expect(try client.readToEnd().isEmpty) }
        try server.expectAlive()
        server.expectStopsClean()
    }

    @Test func `ends when the drain is over`() throws {
        let measuring = EndlessMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.maxWork = 0
            $0.drainSeconds = 0.1
        }
        let client = try server.connect()
        try client.send(Requests.posting(set(named: "endless"), to: "/v1/lint"))
        measuring.hasBegun.wait()
        #expect(server.server.stop() == 1)
        measuring.hasEnded.wait()
        #expect(try client.readToEnd().isEmpty)
    }

    /// What waits for a worker when its client goes is never begun: it is not known afterwards.
    @Test func `work for nobody is not begun`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) { $0.server.threads = 1 }
        let (first, second) = (try server.connect(), try server.connect())
        try first.send(Requests.posting(set(named: "long"), to: "/v1/lint"))
        measuring.waitUntilBegun()
        try second.send(Requests.posting(set(named: "b"), to: "/v1/lint"))
        #expect(comes { server.server.requestsInFlight == 2 })
        second.reset()
        #expect(comes { server.server.requestsInFlight == 1 })
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        #expect(try server.post(set(named: "b"), to: "/v1/lint")["Cache-Status"] == "Scrim; fwd=miss")
        server.expectStopsClean()
    }

    /// Whose answer needs no worker gets it, also when it has said that it sends no more.
    @Test func `work for nobody is not what is answered at once to who only listens on`() throws {
        let server = try Scrim.shared.get()
        for target in ["/healthz", "/v1/specs?device=iphone-4&dialog.style=semiModal"] {
            let client = try server.connect()
            try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
            client.finishSending()
            #expect(try client.readResponse().status == 200)
            #expect(try client.readToEnd().isEmpty)
        }
    }
}
