import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

/// A request that an endpoint computes, in one of the ways in which it may come.
private struct Way: CustomTestStringConvertible {
    let name: String
    let target: String
    var body: String?
    /// The look-ups while its answer is not known.
    var unknown = 2

    var testDescription: String { name }

    func send(to server: Scrim) throws -> RawResponse {
        try body.map { try server.post($0, to: target) } ?? server.get(target)
    }

    private static let matrix = #"{"devices":["iphone-4","ipad-2"],"dialogs":[{"style":"alert"}]}"#
    private static let query = "device=iphone-4&dialog.style=alert"

    static let all = [
        Way(name: "a short body, brief work", target: "/v1/specs", body: Requests.semiModal),
        Way(
            name: "a long body, brief work", target: "/v1/specs",
            body: Requests.semiModal + String(repeating: " ", count: 4_000)),
        Way(name: "a short body, long work", target: "/v1/specs?format=svg", body: Requests.semiModal),
        Way(
            name: "a long body, long work", target: "/v1/specs?format=svg",
            body: Requests.semiModal + String(repeating: " ", count: 4_000)),
        Way(name: "a short body that a worker reads", target: "/v1/specs/batch", body: matrix),
        Way(
            name: "a body with options in the URL", target: "/v1/specs?format=svg&time=0.1", body: Requests.semiModal,
            unknown: 1),
        Way(name: "members in the URL, brief work", target: "/v1/specs?" + query),
        Way(name: "members in the URL, long work", target: "/v1/specs?format=css&" + query),
        Way(name: "members and options in the URL", target: "/v1/specs?format=svg&time=0.1&" + query),
        Way(name: "a body in the URL", target: Requests.target(carrying: Requests.semiModal)),
        Way(name: "members in a long URL", target: "/v1/specs?\(query)&dialog.content.message=" + long),
    ]

    private static let long = String(repeating: "a", count: 2_100)
}

@Suite struct `Look-ups of the cache` {
    /// The look-ups of a request that has to be a good one.
    private func lookUps(_ way: Way, _ server: Scrim) throws -> (count: Int, isHit: Bool) {
        let before = server.server.cacheLookUps
        let response = try way.send(to: server)
        #expect(response.status == 200, "\(response.text)")
        return (server.server.cacheLookUps - before, response["Cache-Status"]?.hasSuffix("; hit") == true)
    }

    @Test(arguments: Way.all)
    fileprivate func `are two for a request whose answer is not known, and one where it is`(way: Way) throws {
        let server = try Scrim()
        #expect(try lookUps(way, server) == (way.unknown, false))
        // A body leads to its answer from its second time on.
        if way.body != nil { #expect(try lookUps(way, server) == (way.unknown, true)) }
        for _ in 0..<2 { #expect(try lookUps(way, server) == (1, true)) }
        server.expectStopsClean()
    }

    /// One worker, which is busy: two requests that read the same wait for it, and have the answer to one.
    @Test func `are no more for requests of one meaning that wait, of which one is computed`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.exportThreads = 1
        }
        func post(_ title: String, _ space: String = "") throws -> RawSocketClient {
            let client = try server.connect()
            let body = DialogBody("alert", on: "iphone-4", content: #""title":\#(space)"\#(title)""#).json
            try client.send(Requests.posting(body, to: "/v1/specs?format=svg"))
            // An answer on the same thread, so that it has been read.
            #expect(try server.get("/healthz").status == 200)
            return client
        }
        let before = server.server.cacheLookUps
        let held = try post("long")
        measuring.waitUntilBegun()
        let waiting = [try post("b"), try post("b", " "), try post("b", "  ")]
        measuring.release(after: 0)
        #expect(try held.readResponse().status == 200)
        let answers = try waiting.map { try $0.readResponse() }
        // Two each, and one of each question for health.
        #expect(server.server.cacheLookUps - before == 4 * 3)
        #expect(answers.allSatisfy { $0.status == 200 && $0.body == answers[0].body })
        #expect(answers.count { $0["Cache-Status"]?.hasSuffix("; hit") == true } == 2)
        #expect(try server.metrics().value("scrim_phase_seconds_count", ["phase": "draw"]) == 2)
        server.expectStopsClean()
    }

    @Test func `are none where there is no cache, and what waits is computed for each`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.exportThreads = 1
            $0.cacheBytes = 0
        }
        let clients = try ["long", "b", "b"].map { title in
            let client = try server.connect()
            let body = DialogBody("alert", on: "iphone-4", content: #""title":"\#(title)""#).json
            try client.send(Requests.posting(body, to: "/v1/specs?format=svg"))
            #expect(try server.get("/healthz").status == 200)
            return client
        }
        measuring.waitUntilBegun()
        measuring.release(after: 0)
        for client in clients { #expect(try client.readResponse()["Cache-Status"]?.hasSuffix("; hit") != true) }
        #expect(server.server.cacheLookUps == 0)
        server.expectStopsClean()
    }
}
