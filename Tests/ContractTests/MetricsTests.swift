import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let open = "application/openmetrics-text; version=1.0.0; charset=utf-8"
/// What Prometheus 2.42 sends.
private let scraping =
    "application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,"
    + "text/plain;version=0.0.4;q=0.5,*/*;q=0.1"

/// The contract's names with their kinds, as the table of the page for operators has them.
private func documentedKinds() throws -> [String: String] {
    var kinds: [String: String] = [:]
    for line in try TestSupport.Repository.text("docs/guide/operations.md").split(separator: "\n") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count > 2, ["counter", "gauge", "histogram"].contains(cells[1]) else { continue }
        for name in cells[0].matches(of: /`([a-z_]+)`/) { kinds[String(name.1)] = cells[1] }
    }
    return kinds
}

@Suite struct `Metrics` {
    @Test func `have the contract's names and kinds, and no others`() throws {
        let server = try Scrim()
        let kinds = try documentedKinds()
        #expect(try server.metrics().kinds == kinds)
        let open = try server.metrics(open).kinds
        #expect(
            open
                == Dictionary(
                    uniqueKeysWithValues: kinds.map { name, kind in
                        (kind == "counter" ? String(name.dropLast("_total".count)) : name, kind)
                    }))
        server.expectStopsClean()
    }

    @Test func `have each row of the table with its help and its kind, in its order`() throws {
        let server = try Scrim()
        let told = try server.metrics(open).text.split(separator: "\n").filter { $0.hasPrefix("# ") }
        let rows = MetricTable.rows.flatMap { ["# HELP \($0.name) \($0.help)", "# TYPE \($0.name) \($0.kind)"] }
        #expect(told.map(String.init) == rows + ["# EOF"])
        server.expectStopsClean()
    }

    @Test func `have each phase, gate and reason at 0 from the start`() throws {
        let server = try Scrim()
        let metrics = try server.metrics()
        for phase in ["wait", "read", "resolve", "check", "write", "draw", "compress"] {
            #expect(metrics.value("scrim_phase_seconds_count", ["phase": phase]) == 0)
            #expect(metrics.value("scrim_phase_seconds_bucket", ["phase": phase, "le": "+Inf"]) == 0)
        }
        for gate in ["workers", "exports", "pictures"] {
            for name in ["scrim_gate_waiting", "scrim_gate_running", "scrim_gate_refused_total"] {
                #expect(metrics.value(name, ["gate": gate]) == 0)
            }
        }
        for reason in [
            "tokenMissing", "tokenUnknown", "tokenExpired", "scopeMissing", "signatureWrong", "signatureExpired",
        ] { #expect(metrics.value("scrim_unauthorized_total", ["reason": reason]) == 0) }
        for (name, kind) in try documentedKinds()
        where kind == "counter" && name.hasPrefix("scrim_") && name != "scrim_requests_total" {
            #expect(metrics.sum(name) == 0, "\(name)")
        }
        server.expectStopsClean()
    }

    @Test func `count known requests`() throws {
        let server = try Scrim()
        for _ in 0..<3 { _ = try server.post(Requests.semiModal) }
        _ = try server.post(#"{"device":"nobody"}"#)
        _ = try server.post("{")
        for path in ["/v1/devices/iphone-4", "/v1/devices/iphone-5", "/v1/devices/nobody", "/v1/devices/iphone-4"] {
            _ = try server.get(path)
            _ = try server.send("HEAD", path)
        }
        for path in ["/nothing?a=b", "/v1/specs/nothing"] { _ = try server.get(path) }
        for method in ["DELETE", "PURGE"] { _ = try server.send(method, "/v1/specs") }
        _ = try server.send("OPTIONS", "/v1/specs")
        let metrics = try server.metrics()
        #expect(metrics.requests("/v1/specs", "POST", 200) == 3)
        #expect(metrics.requests("/v1/specs", "POST", 422) == 1)
        #expect(metrics.requests("/v1/specs", "POST", 400) == 1)
        #expect(metrics.requests("/v1/specs", "other", 405) == 2)
        #expect(metrics.requests("/v1/specs", "OPTIONS", 204) == 1)
        #expect(metrics.requests("/v1/devices/{id}", "GET", 200) == 3)
        #expect(metrics.requests("/v1/devices/{id}", "HEAD", 200) == 3)
        #expect(metrics.requests("/v1/devices/{id}", "GET", 404) == 1)
        #expect(metrics.requests("/v1/devices/{id}", "HEAD", 404) == 1)
        #expect(metrics.requests("other", "GET", 404) == 2)
        #expect(metrics.sum("scrim_requests_total") == 18)
        #expect(metrics.sum("scrim_request_seconds_count") == 18)
        #expect(metrics.value("scrim_cache_hits_total") == 2)
        #expect(metrics.value("scrim_cache_misses_total") == 1)
        for phase in ["read", "resolve", "check", "write"] {
            #expect(metrics.value("scrim_phase_seconds_count", ["phase": phase]) == 1, "\(phase)")
            #expect(metrics.value("scrim_phase_seconds_sum", ["phase": phase]) ?? 0 > 0, "\(phase)")
        }
        // The one that asks is not answered yet; the next one sees it.
        #expect(metrics.requests("/metrics", "GET", 200) == nil)
        #expect(try server.metrics().requests("/metrics", "GET", 200) == 1)
        server.expectStopsClean()
    }

    /// However a path is spelt, and whether its answer was known by it, it counts as its template.
    @Test func `know an endpoint by any spelling of its path`() throws {
        let server = try Scrim()
        let query = "?device=iphone-4&dialog.style=alert"
        for target in ["/v1/specs", "/v1/%73pecs", "http://x/v1/specs"] {
            for _ in 0..<2 { #expect(try server.get(target + query).status == 200) }
        }
        _ = try server.get("/v1/specs\(query)&format=svg")
        _ = try server.get("/v1/devices")
        _ = try server.get("/v1/devices")
        _ = try server.send("OPTIONS", "*")
        let metrics = try server.metrics()
        #expect(metrics.requests("/v1/specs", "GET", 200) == 7)
        #expect(metrics.requests("/v1/devices", "GET", 200) == 2)
        #expect(metrics.requests("other", "OPTIONS", 204) == 1)
        #expect(metrics.value("scrim_cache_hits_total") == 5)
        #expect(metrics.value("scrim_cache_misses_total") == 2)
        #expect(metrics.value("scrim_phase_seconds_count", ["phase": "draw"]) == 1)
        #expect(metrics.value("scrim_phase_seconds_count", ["phase": "wait"]) == 1)
        server.expectStopsClean()
    }

    @Test func `have histograms whose buckets add up`() throws {
        let server = try Scrim()
        for body in Requests.several { _ = try server.post(body) }
        for accept in [nil, open] {
            let metrics = try server.metrics(accept)
            for phase in ["read", "resolve", "check", "write"] {
                let buckets = metrics.all.filter {
                    $0.name == "scrim_phase_seconds_bucket" && $0.labels["phase"] == phase
                }
                #expect(buckets.map(\.value) == buckets.map(\.value).sorted())
                #expect(buckets.last?.labels["le"] == "+Inf" && buckets.last?.value == Double(Requests.several.count))
                let bounds = buckets.dropLast().compactMap { $0.labels["le"].flatMap { Double($0) } }
                #expect(bounds.count == buckets.count - 1 && bounds == bounds.sorted())
            }
        }
        server.expectStopsClean()
    }

    @Test func `count what is compressed, streamed and refused before it is read`() throws {
        let server = try Scrim()
        // Long enough to be worth it.
        let body = #"{"device":"ipad-2","dialog":{"style":"formSheet","content":{"title":"Settings"}}}"#
        _ = try server.post(body, headers: [("Accept-Encoding", "gzip")])
        let lines = try server.send(
            "POST", "/v1/specs/batch", headers: [("Content-Type", "application/x-ndjson")],
            body: Array((Requests.semiModal + "\n" + Requests.semiModal).utf8))
        #expect(lines.status == 200)
        let rude = try server.connect()
        try rude.send("GET  /v1/specs HTTP/1.1\r\n\r\n")
        #expect(try rude.readResponse().status == 400)
        rude.close()
        // A stream is over, and a refused request is counted, a moment after the last byte.
        var metrics = try server.metrics()
        while metrics.requests("/v1/specs/batch", "POST", 200) != 1 || metrics.value("scrim_streams") != 0
            || metrics.requests("other", "GET", 400) == nil
        {
            metrics = try server.metrics()
        }
        #expect(metrics.value("scrim_phase_seconds_count", ["phase": "compress"]) == 1)
        #expect(metrics.value("scrim_phase_seconds_count", ["phase": "resolve"]) == 3)
        #expect(metrics.requests("other", "GET", 400) == 1)
        server.expectStopsClean()
    }

    @Test func `count connections, and those that are one too many of their address`() throws {
        let server = try Scrim { $0.server.connectionsPerAddress = 2 }
        let held = try (0..<2).map { _ in try server.connect() }
        for client in held {
            try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readResponse().status == 200)
        }
        #expect(try server.get("/healthz").status == 429)
        try held[0].send("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
        let metrics = try Samples(held[0].readResponse().text)
        #expect(metrics.requests("/healthz", "GET", 429) == 1)
        #expect(metrics.value("scrim_connections_refused_total") == 1)
        #expect(metrics.value("scrim_connections") ?? 0 >= 2)
        for client in held { client.close() }
        server.expectStopsClean()
    }

    @Test func `count what is refused before it is looked at where it would have led`() throws {
        let server = try Scrim {
            try? Settings.rateLimit.set("0.001/1", from: "--rate-limit", in: &$0)
        }
        #expect(try server.get("/v1/styles/alert").status == 200)
        for path in ["/v1/styles/alert", "/v1/devices/iphone-4?release=1", "/v1/nothing"] {
            #expect(try server.get(path).status == 429)
        }
        let metrics = try server.metrics()
        #expect(metrics.requests("/v1/styles/{id}", "GET", 429) == 1)
        #expect(metrics.requests("/v1/devices/{id}", "GET", 429) == 1)
        #expect(metrics.requests("other", "GET", 429) == 1)
        server.expectStopsClean()
        let short = try Scrim { $0.server.maxBodyBytes = 1024 }
        #expect(try short.post(String(repeating: " ", count: 2048), to: "/v1/lint").status == 413)
        #expect(try short.metrics().requests("/v1/lint", "POST", 413) == 1)
        short.expectStopsClean()
    }

    @Test(arguments: [1_000_000, 7, 3, 1])
    func `count what is refused while its head is read by what was read of it, however it arrives`(piece: Int) throws {
        let server = try Scrim()
        let many = (0...100).map { "X-\($0): v\r\n" }.joined()
        let long = String(repeating: "a", count: 16_384)
        let refused: [(request: String, endpoint: String, method: String, status: Int)] = [
            ("GET /healthz HTTP/1.1\r\nHost: x\r\n\(many)\r\n", "/healthz", "GET", 431),
            ("\r\nHEAD /v1/styles/alert?a HTTP/1.1\r\nHost: x\r\n\(many)\r\n", "/v1/styles/{id}", "HEAD", 431),
            ("POST /v1/specs HTTP/1.1\r\nHost: x\r\nX: \(long)\r\n\r\n", "/v1/specs", "POST", 431),
            ("GET /v1/specs?dialog.id=\(long) HTTP/1.1\r\nHost: x\r\n\r\n", "/v1/specs", "GET", 414),
            ("HEAD /\(long) HTTP/1.1\r\nHost: x\r\n\r\n", "other", "HEAD", 414),
            ("HEAD /version HTTP/2.0\r\nHost: x\r\n\r\n", "/version", "HEAD", 505),
            ("BREW /version HTTP/1.1\r\n\r\n", "/version", "other", 400),
            ("HEAD /readyz HTTP/1.1\r\nHost : x\r\n\r\n", "/readyz", "HEAD", 400),
            ("GET /readyz\u{0} HTTP/1.1\r\n\r\n", "other", "GET", 400),
            ("G@T / HTTP/1.1\r\n\r\n", "other", "other", 400),
            (
                "POST /v1/lint HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\nx\r\n", "/v1/lint", "POST", 400
            ),
        ]
        for (request, _, method, status) in refused {
            let client = try server.connect()
            try? client.send(request, inPiecesOf: request.utf8.count > 9_000 ? piece * 1_000 : piece)
            let answer = try client.readResponse(isAnswerToHead: method == "HEAD")
            #expect(answer.status == status)
            // Nothing follows the head of an answer to HEAD (RFC 9110, 9.3.2).
            if method == "HEAD" { #expect(try client.readToEnd().isEmpty) }
            client.close()
        }
        let metrics = try server.metrics()
        for (_, endpoint, method, status) in refused {
            #expect(metrics.requests(endpoint, method, status) == 1, "\(endpoint) \(method) \(status)")
        }
        server.expectStopsClean()
    }

    @Test func `tell what waits at a gate, what runs, and what was refused`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.pictureThreads = 1
            $0.maxWaitingPictures = 1
        }
        func picture(_ title: String) -> String {
            DialogBody("alert", on: "iphone-4", content: #""title":"\#(title)""#).json
        }
        let (first, second) = (try server.connect(), try server.connect())
        try first.send(Requests.posting(picture("long"), to: "/v1/specs?format=png"))
        measuring.waitUntilBegun()
        try second.send(Requests.posting(picture("b"), to: "/v1/specs?format=png"))
        var metrics = try server.metrics()
        while metrics.value("scrim_gate_waiting", ["gate": "pictures"]) == 0 { metrics = try server.metrics() }
        #expect(metrics.value("scrim_gate_running", ["gate": "pictures"]) == 1)
        #expect(try server.post(picture("c"), to: "/v1/specs?format=png").status == 503)
        metrics = try server.metrics()
        #expect(metrics.value("scrim_gate_waiting", ["gate": "pictures"]) == 1)
        #expect(metrics.value("scrim_gate_refused_total", ["gate": "pictures"]) == 1)
        #expect(metrics.value("scrim_gate_refused_total", ["gate": "exports"]) == 0)
        second.reset()
        while metrics.value("scrim_gate_waiting", ["gate": "pictures"]) == 1 { metrics = try server.metrics() }
        #expect(metrics.value("scrim_gate_waiting", ["gate": "pictures"]) == 0)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        while metrics.value("scrim_gate_running", ["gate": "pictures"]) == 1 { metrics = try server.metrics() }
        #expect(metrics.sum("scrim_gate_running") == 0 && metrics.sum("scrim_gate_waiting") == 0)
        server.expectStopsClean()
    }

    @Test func `come as text, or as OpenMetrics to who likes that better`() throws {
        let server = try Scrim.shared.get()
        for accept in [nil, "*/*", "text/plain", "text/plain, application/openmetrics-text;q=0.5"] {
            let response = try server.get("/metrics", headers: accept.map { [("Accept", $0)] } ?? [])
            #expect(response["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(!response.text.contains("# EOF"))
            #expect(response["Cache-Control"] == "no-store")
            #expect(response["Vary"]?.contains("Accept,") == true)
        }
        for accept in ["application/openmetrics-text", scraping] {
            let response = try server.get("/metrics", headers: [("Accept", accept)])
            #expect(response["Content-Type"] == open)
            #expect(response.text.hasSuffix("\n# EOF\n"))
            #expect(response["Cache-Control"] == "no-store")
        }
        #expect(try server.send("HEAD", "/metrics").status == 200)
        try expectProblem(server.get("/metrics", headers: [("Accept", "image/png")]), 406)
        try expectProblem(server.post("{}", to: "/metrics"), 405)
    }

    /// Trace Context, 3.2.2: examples of its own, and what breaks its grammar.
    @Test func `have the trace of a request as an exemplar, where it is one`() throws {
        let server = try Scrim()
        let traces = (1...9).map { "0af7651916cd43dd8448eb211c8031\($0)c" }
        let good = [
            "00-\(traces[0])-b7ad6b7169203331-01", "cc-\(traces[1])-b7ad6b7169203331-01-what-the-future-brings",
        ]
        let bad = [
            "ff-\(traces[2])-b7ad6b7169203331-01", "00-\(traces[3])-0000000000000000-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01", "00-\(traces[4])-b7ad6b7169203331-01-more",
            "00-\(traces[5].uppercased())-b7ad6b7169203331-01", "00-\(traces[6])-b7ad6b7169203331-0",
            "00-\(traces[7])-b7ad6b716920333-01", "00_\(traces[8])-b7ad6b7169203331-01", "",
        ]
        for (index, parent) in (good + bad).enumerated() {
            // Endpoints of their own, lest one take the other's place.
            let path = ["/healthz", "/readyz"].indices.contains(index) ? ["/healthz", "/readyz"][index] : "/version"
            #expect(try server.get(path, headers: [("traceparent", parent)]).status == 200)
        }
        let twice = good.map { ("traceparent", $0) }
        #expect(try server.get("/version", headers: twice).status == 200)
        let metrics = try server.metrics(open)
        let exemplars = metrics.all.compactMap { sample in sample.exemplar.map { (sample, $0) } }
        #expect(exemplars.count == 2)
        for (index, (sample, exemplar)) in exemplars.enumerated() {
            let match = try #require(exemplar.wholeMatch(of: /\{trace_id="([0-9a-f]{32})"\} ([0-9.]+) ([0-9.]+)/))
            #expect(String(match.1) == traces[index])
            #expect(sample.name == "scrim_request_seconds_bucket" && sample.value == 1)
            #expect(try #require(Double(match.2)) <= Double(sample.labels["le"] ?? "") ?? .infinity)
            #expect(abs(try #require(Double(match.3)) - Date().timeIntervalSince1970) < 60)
        }
        #expect(try server.metrics().text.contains("trace_id") == false)
        server.expectStopsClean()
    }

    @Test func `tell of the process what the system does`() throws {
        let serving = try ServingProcess()
        let metrics = try Samples(serving.get("/metrics").text)
        let now = Date().timeIntervalSince1970
        #expect(abs(try #require(metrics.value("process_start_time_seconds")) - now) < 60)
        #expect(try #require(metrics.value("process_cpu_seconds_total")) > 0)
        #expect(try #require(metrics.value("process_resident_memory_bytes")) > 1_000_000)
        #expect(try #require(metrics.value("process_open_fds")) > 3)
        let version = try JSON(serving.get("/version").body)
        let build = try #require(metrics.all.first { $0.name == "scrim_build_info" })
        #expect(build.value == 1)
        #expect(
            build.labels
                == [
                    "version": version["version"].string, "text_engine": version["text"]["engine"].string,
                    "fonts": version["text"]["fonts"].string,
                ].compactMapValues { $0 })
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }
}

@Suite struct `Server-Timing` {
    private func phases(_ field: String?) -> [String] {
        (field ?? "").matches(of: /([a-z]+);dur=[0-9]+(?:\.[0-9]{1,4})?(?:, |$)/).map { String($0.1) }
    }

    @Test func `has each phase of an answer that was worked out`() throws {
        let server = try Scrim()
        let body = #"{"device":"ipad-2","dialog":{"style":"formSheet","content":{"title":"Settings"}}}"#
        let first = try server.post(body, headers: [("Accept-Encoding", "gzip")])
        #expect(phases(first["Server-Timing"]) == ["read", "resolve", "check", "write", "compress"])
        #expect(try server.post(body)["Server-Timing"] == nil)
        let picture = try server.post(body, to: "/v1/specs?format=png")
        #expect(phases(picture["Server-Timing"]) == ["wait", "read", "resolve", "draw"])
        let many = #"{"requests":["# + Array(repeating: body, count: 30).joined(separator: ",") + "]}"
        #expect(phases(try server.post(many, to: "/v1/lint")["Server-Timing"]).contains("check"))
        server.expectStopsClean()
    }
}
