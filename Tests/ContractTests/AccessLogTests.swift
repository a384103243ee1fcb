import Foundation
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

/// The lines of a server that was asked some things and then ended.
private func lines(_ arguments: [String], _ ask: (ServingProcess) throws -> Void) throws -> [JSON] {
    let serving = try ServingProcess(["--port", "0"] + arguments)
    try ask(serving)
    serving.process.terminate()
    let ending = try serving.process.ending()
    #expect(ending.status == 0)
    return try ending.errors.split(separator: "\n").filter { $0.hasPrefix("{") }.map { try JSON(Array($0.utf8)) }
}

extension ServingProcess {
    fileprivate func send(_ head: String, _ body: String = "") throws -> RawResponse {
        let client = try connect()
        defer { client.close() }
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        try client.send("\(head)\r\nHost: x\r\n\(length)\r\n\(body)")
        return try client.readResponse(isAnswerToHead: head.hasPrefix("HEAD"))
    }

    fileprivate func post(_ body: String, _ fields: String = "") throws -> RawResponse {
        try send("POST /v1/specs HTTP/1.1\r\nContent-Type: application/json\(fields)", body)
    }
}

@Suite struct `The access log` {
    @Test func `has a line for each request, with the contract's members`() throws {
        var bytes: [Int] = []
        var named = ""
        let lines = try lines(["--access-log", "all"]) { serving in
            let parent = "\r\ntraceparent: 00-\(trace)-00f067aa0ba902b7-00"
            bytes.append(try serving.post(Requests.semiModal, parent).body.count)
            bytes.append(try serving.post(Requests.semiModal, "\r\nX-Request-Id: mine\"\\").body.count)
            let refused = try serving.post(#"{"device":"nobody"}"#)
            named = refused["X-Request-Id"] ?? ""
            bytes.append(refused.body.count)
            bytes.append(try serving.send("GET /nothing HTTP/1.1").body.count)
            bytes.append(try serving.send("HEAD /v1/devices/iphone-4 HTTP/1.1").body.count)
            bytes.append(try serving.send("PUT /v1/devices/iphone-4 HTTP/1.1").body.count)
            bytes.append(try serving.send("POST /v1/specs?format=png HTTP/1.1", Requests.semiModal).body.count)
        }.filter { $0["kind"] == "access" }
        let expected: [(method: String, endpoint: String, status: Double, cache: String)] = [
            ("POST", "/v1/specs", 200, "miss"), ("POST", "/v1/specs", 200, "hit"), ("POST", "/v1/specs", 422, "none"),
            ("GET", "other", 404, "none"), ("HEAD", "/v1/devices/{id}", 200, "none"),
            ("PUT", "/v1/devices/{id}", 405, "none"), ("POST", "/v1/specs", 200, "miss"),
        ]
        #expect(lines.count == expected.count)
        let members = [
            "time", "kind", "requestId", "client", "method", "endpoint", "status", "bytes", "seconds", "waited",
            "cache",
        ]
        for (index, (line, wanted)) in zip(lines, expected).enumerated() {
            #expect(Set(line.members.keys) == Set(members + (index == 0 ? ["traceId"] : [])))
            #expect(line["method"].string == wanted.method && line["endpoint"].string == wanted.endpoint)
            #expect(line["status"] == .number(wanted.status) && line["cache"].string == wanted.cache)
            #expect(line["bytes"] == .number(Double(bytes[index])))
            #expect(line["client"] == "127.0.0.1")
            #expect(line["seconds"].number >= line["waited"].number && line["waited"].number >= 0)
            #expect(line["time"].string?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
            let format = ISO8601DateFormatter()
            format.formatOptions.insert(.withFractionalSeconds)
            let time = try #require(format.date(from: line["time"].string ?? ""))
            #expect(abs(time.timeIntervalSinceNow) < 60)
            #expect(line["requestId"].string?.isEmpty == false)
        }
        #expect(lines[0]["traceId"].string == trace)
        #expect(lines[1]["requestId"] == "mine\"\\")
        #expect(lines[2]["requestId"].string == named)
        #expect(lines[6]["waited"].number > 0 && lines[0]["waited"] == 0)
        #expect(Set(lines.compactMap { $0["requestId"].string }).count == lines.count)
    }

    @Test func `the access log of errors has those alone, and there is none unless it is asked for`() throws {
        func ask(_ serving: ServingProcess) throws {
            #expect(try serving.get("/healthz").status == 200)
            #expect(try serving.get("/nothing").status == 404)
            let rude = try serving.connect()
            try rude.send("GET  / HTTP/1.1\r\n\r\n")
            #expect(try rude.readResponse().status == 400)
        }
        let errors = try lines(["--access-log", "errors"], ask)
        #expect(errors.map { $0["status"] } == [404, 400])
        #expect(errors.map { $0["endpoint"] } == ["other", "other"])
        #expect(try lines([], ask).isEmpty)
    }

    /// What clients send is theirs: not one piece of it is in the log or the metrics.
    @Test func `the access log and the metrics hold nothing that a client has sent`() throws {
        let secret = "s3cr3t"
        var told = ""
        let serving = try ServingProcess(
            ["--port", "0", "--access-log", "all", "--log-format", "json", "--log-level", "trace"])
        let fields =
            "Authorization: Bearer \(secret)\r\nCookie: a=\(secret)\r\nReferer: http://\(secret)/\r\n"
            + "User-Agent: \(secret)"
        let body = #"{"device":"iphone-4","dialog":{"style":"alert","content":{"title":"s3cr3t"}}}"#
        for line in [
            "GET /\(secret)?\(secret)=\(secret)", "GET /v1/devices/\(secret)", "GET /v1/specs?device=\(secret)",
            "\(secret.uppercased()) /", "GET http://\(secret)/healthz", "GET /v1/specs?signature=\(secret)",
        ] { _ = try serving.send("\(line) HTTP/1.1\r\n\(fields)") }
        _ = try serving.post(body, "\r\n\(fields)")
        _ = try serving.post(#"{"s3cr3t":1}"#, "\r\n\(fields)")
        _ = try serving.post("{s3cr3t", "\r\ntraceparent: \(secret)")
        told = try serving.get("/metrics").text
        serving.process.terminate()
        let ending = try serving.process.ending()
        #expect(!told.lowercased().contains(secret))
        #expect(!ending.errors.lowercased().contains(secret), "\(ending.errors)")
        #expect(ending.errors.split(separator: "\n").filter { $0.contains(#""kind":"access""#) }.count == 10)
    }

    @Test func `the access log and all other lines are JSON where that is wanted`() throws {
        let serving = try ServingProcess(["--port", "0", "--log-format", "json", "--log-level", "debug"])
        #expect(try serving.get("/nothing").status == 404)
        serving.process.send(SIGHUP)
        serving.process.terminate()
        let ending = try serving.process.ending()
        let lines = try ending.errors.split(separator: "\n").map { try JSON(Array($0.utf8)) }
        #expect(lines.count >= 2)
        for line in lines {
            #expect(line["kind"] == "log" && line["level"].string != nil && line["message"].string != nil)
            #expect(line["time"].string?.hasSuffix("Z") == true)
        }
        #expect(lines[0]["metadata"]["request-id"].string?.count == 32)
        #expect(lines.last?["metadata"]["signal"] == "SIGTERM")
    }

    @Test func `loses lines rather than hold up a request, and the metrics count them`() throws {
        let serving = try ServingProcess(["--port", "0", "--threads", "1", "--access-log", "all"], errors: .unread)
        let client = try serving.connect()
        let ask = Array(repeating: "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", count: 50).joined()
        for _ in 0..<500 {
            try client.send(ask)
            for _ in 0..<50 { #expect(try client.readResponse().status == 200) }
        }
        let metrics = try Samples(serving.get("/metrics").text)
        #expect(metrics.requests("/healthz", "GET", 200) == 25_000)
        #expect(try #require(metrics.value("scrim_log_lines_lost_total")) > 0)
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
    }
}
