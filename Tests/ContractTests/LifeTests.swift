import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let get = "GET /v1/devices/iphone-4 HTTP/1.1\r\nHost: x\r\n\r\n"
private let line = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"# + "\n"
private let lines =
    """
    POST /v1/specs/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: \
    chunked\r\n\r\n
    """

private func chunk(_ text: String) -> String { String(text.utf8.count, radix: 16) + "\r\n" + text + "\r\n" }

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Asks until the server says that it takes no more.
private func waitUntilUnready(_ serving: ServingProcess) throws {
    while try serving.get("/readyz").status == 200 { continue }
}

@Suite struct `The end of scrim serve` {
    @Test func `is told by /readyz first, while everything is answered, on connections that are closed`() throws {
        let serving = try ServingProcess(["--port", "0", "--shutdown-delay", "3600"])
        let (kept, streaming) = (try serving.connect(), try serving.connect())
        try kept.send(get)
        #expect(try kept.readResponse()["Connection"] == nil)
        try streaming.send(lines + chunk(line))
        #expect(try streaming.readHead().status == 200)
        #expect(try text(streaming.readChunk()).hasPrefix(#"{"line":1,"spec":"#))
        serving.process.terminate()
        try waitUntilUnready(serving)

        let unready = try serving.get("/readyz")
        #expect(unready.status == 503 && unready["Retry-After"] != nil)
        for target in ["/healthz", "/v1/devices/iphone-4", "/version"] {
            let answer = try serving.get(target)
            #expect(answer.status == 200 && answer["Connection"] == "close", "\(target)")
        }
        // A connection from before is closed behind its next answer.
        try kept.send(get)
        #expect(try kept.readResponse()["Connection"] == "close")
        #expect(try kept.readToEnd().isEmpty)
        // A stream goes on.
        try streaming.send(chunk(line) + "0\r\n\r\n")
        var rest = ""
        while case let piece = try streaming.readChunk(), !piece.isEmpty { rest += text(piece) }
        #expect(
            rest.hasPrefix(#"{"line":2,"spec":"#) && rest.hasSuffix(#"{"summary":{"count":2,"problems":0}}"# + "\n"))

        // Another SIGTERM changes nothing: some send it to a whole group, and to this process once more.
        serving.process.terminate()
        while try serving.process.isPending(SIGTERM) { continue }
        #expect(try serving.get("/healthz").status == 200)
        // Who sends SIGINT waits for the end.
        serving.process.interrupt()
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `comes when --shutdown-delay is over, and not before`() throws {
        let serving = try ServingProcess(["--port", "0", "--shutdown-delay", "1"])
        let began = ContinuousClock.now
        serving.process.terminate()
        #expect(try serving.process.ending().status == 0)
        #expect(ContinuousClock.now - began >= .seconds(1))
    }

    @Test func `lets health and metrics be told until it is there`() throws {
        let serving = try ServingProcess(["--port", "0", "--operations-port", "0"])
        let port = try operationsPort(of: serving)
        let client = try serving.connect()
        // In hand: its body is not there yet.
        let request = Requests.posting(line, fields: "Expect: 100-continue\r\n")
        try client.send(Array(request.utf8.dropLast(line.utf8.count)))
        #expect(try client.readResponse().status == 100)
        serving.process.terminate()
        while (try? serving.connect()) != nil {}
        let metrics = try get("/metrics", at: port)
        #expect(metrics.status == 200 && metrics["Connection"] == "close")
        #expect(try get("/readyz", at: port).status == 503)
        try client.send(line)
        #expect(try client.readResponse().status == 200)
        #expect(try serving.process.ending().status == 0)
    }
}

/// Where a server says that it tells of health and metrics.
private func operationsPort(of serving: ServingProcess) throws -> UInt16 {
    let said = try serving.process.firstLine()
    #expect(said.hasPrefix("health and metrics on http://127.0.0.1:"))
    return try #require(said.split(separator: ":").last.flatMap { UInt16($0) })
}

private func get(_ target: String, at port: UInt16, fields: String = "") throws -> RawResponse {
    let client = try RawSocketClient(port: port)
    defer { client.close() }
    try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\(fields)\r\n")
    return try client.readResponse()
}

@Suite struct `A listener for health and metrics` {
    @Test func `has them alone, and metrics are nowhere else`() throws {
        let server = try Scrim { $0.operationsPort = 0 }
        let port = try #require(server.server.operationsPort)
        for path in ["/healthz", "/readyz", "/version"] {
            #expect(try server.get(path).status == 200)
            #expect(try get(path, at: port).body == (try server.get(path).body))
        }
        #expect(try get("/metrics", at: port).text.contains("scrim_requests_total"))
        #expect(try get("/%6Detrics", at: port).status == 200)
        for path in ["/metrics", "/%6Detrics", "/metrics?x=1"] {
            let answer = try server.get(path)
            #expect(answer.status == 404, "\(path)")
            #expect(try JSON(answer.body)["code"] == "notFound", "\(path)")
        }
        // Known answers, too.
        let target = "/v1/specs?device=iphone-4&dialog.style=semiModal"
        for _ in 0..<2 { #expect(try server.get(target).status == 200) }
        for path in [target, "/", "/v1/devices", "/openapi.yaml", "/v1/specs/batch"] {
            #expect(try get(path, at: port).status == 404, "\(path)")
        }
        let client = try RawSocketClient(port: port)
        try client.send(Requests.posting(Requests.semiModal))
        #expect(try client.readResponse().status == 404)
        let other = try RawSocketClient(port: port)
        try other.send("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try other.readResponse().status == 204)
    }

    @Test func `counts what it answers, and no connections`() throws {
        let server = try Scrim { $0.operationsPort = 0 }
        let port = try #require(server.server.operationsPort)
        #expect(try get("/version", at: port).status == 200)
        let text = try get("/metrics", at: port).text
        #expect(text.contains(#"scrim_requests_total{endpoint="/version",method="GET",status="200"} 1"#))
        #expect(text.contains("\nscrim_connections 0\n"))
    }

    @Test func `needs the scope for metrics as before, and no token for the rest`() throws {
        try withTemporaryDirectory { directory in
            let made = try ScrimProcess.run(["token", "ops", "--scopes", "operations"]).text.split(separator: "\n")
            let file = directory.appending(path: "tokens")
            try (made[1] + "\n").write(to: file, atomically: true, encoding: .utf8)
            let serving = try ServingProcess(["--port", "0", "--operations-port", "0", "--tokens", file.path()])
            let port = try operationsPort(of: serving)
            #expect(try get("/metrics", at: port).status == 401)
            #expect(try get("/metrics", at: port, fields: "Authorization: Bearer \(made[0])\r\n").status == 200)
            for path in ["/healthz", "/readyz", "/version"] { #expect(try get(path, at: port).status == 200) }
            #expect(
                try ScrimProcess.run(["health", "--host", "127.0.0.1", "--operations-port", "\(port)"]).status == 0)
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
    }

    @Test func `names its setting where it cannot listen`() throws {
        let busy = try Scrim.shared.get().server.port
        let settings: [([String], [String: String], String)] = [
            (["--operations-port", "\(busy)"], [:], "--operations-port \(busy) is in use already"),
            ([], ["SCRIM_OPERATIONS_PORT": "\(busy)"], "SCRIM_OPERATIONS_PORT (--operations-port) \(busy) is in use"),
            (["--operations-port", "0", "--operations-host", "192.0.2.1"], [:], "--operations-host 192.0.2.1"),
            (["--operations-host", "127.0.0.1"], [:], "--operations-host needs --operations-port"),
            (["--operations-port", "65536"], [:], "--operations-port needs a whole number"),
        ]
        for (arguments, variables, words) in settings {
            let ending = try ScrimProcess.run(
                ["serve", "--host", "127.0.0.1", "--port", "0"] + arguments, variables: variables)
            #expect(ending.status == 1 && ending.text.isEmpty)
            #expect(ending.errors.contains(words), "\(ending.errors)")
        }
    }
}

@Suite struct `scrim health` {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "0.0.0.0"), ("::1", "::1"), ("::", "::"), ("localhost", "localhost"),
    ])
    func `asks where the server listens`(host: String, asked: String) throws {
        let server = try Scrim { $0.server.host = host }
        let port = "\(server.server.port)"
        for (arguments, variables) in [
            (["--host", asked, "--port", port], [:]), ([], ["SCRIM_HOST": asked, "SCRIM_PORT": port]),
        ] {
            let ending = try ScrimProcess.run(["health"] + arguments, variables: variables)
            #expect(ending.status == 0 && ending.text.hasSuffix(":\(port) is well\n"), "\(ending.errors)")
        }
        server.server.stop()
        let ending = try ScrimProcess.run(["health", "--host", asked, "--port", port])
        #expect(ending.status == 1 && ending.errors.contains("cannot be reached"), "\(ending.errors)")
    }

    @Test func `asks the listener for health where there is one`() throws {
        let server = try Scrim { $0.operationsPort = 0 }
        let port = "\(try #require(server.server.operationsPort))"
        // On the other port there is nobody.
        let variables = ["SCRIM_PORT": "1", "SCRIM_OPERATIONS_PORT": port, "SCRIM_OPERATIONS_HOST": "127.0.0.1"]
        #expect(try ScrimProcess.run(["health"], variables: variables).status == 0)
        #expect(try ScrimProcess.run(["health", "--port", "1", "--host", "127.0.0.1"]).status == 1)
    }

    @Test func `calls ill who does not answer, and what is no server`() throws {
        // The system accepts for it, and nobody ever takes the connection.
        let deaf = try ListeningSocket()
        var ending = try ScrimProcess.run(["health", "--port", "\(deaf.port)"])
        #expect(ending.status == 1 && ending.errors.contains("does not answer within 2 seconds"))
        ending = try ScrimProcess.run(["health", "--port", "0"])
        #expect(ending.status == 1 && ending.errors.contains("--port is 0"))
        ending = try ScrimProcess.run(["health", "--host", "no such host"])
        #expect(ending.status == 1 && ending.errors.contains("--host no such host"))
    }
}

@Suite struct `scrim serve --check` {
    @Test func `opens no port, and has nothing against good settings`() throws {
        let busy = "\(try Scrim.shared.get().server.port)"
        let ending = try ScrimProcess.run([
            "serve", "--check", "--host", "127.0.0.1", "--port", busy, "--operations-port", busy, "--rate-limit", "5/9",
        ])
        #expect(ending.status == 0 && ending.text == "the settings can be used\n", "\(ending.errors)")
    }

    @Test(
        arguments: [
            (["--host", "no such host"], "--host"),
            (["--operations-port", "1", "--operations-host", "a b"], "--operations-host"),
            (["--operations-host", "::1"], "--operations-port"), (["--threads", "0"], "--threads"),
            (["--tokens", "/nowhere"], "--tokens"), (["--sign-keys", "/dev/null/x"], "--sign-keys"),
            (["--devices", "/nowhere"], "--devices"), (["--fonts", "/nowhere"], "--fonts"),
            (["--log-level", "loud"], "--log-level"), (["--trusted-proxies", "me"], "--trusted-proxies"),
        ] as [([String], String)])
    func `ends with 1 where one is faulty, and names it`(arguments: [String], name: String) throws {
        let ending = try ScrimProcess.run(["serve", "--check"] + arguments)
        #expect(ending.status == 1 && ending.text.isEmpty)
        #expect(ending.errors.contains(name), "\(ending.errors)")
    }

    @Test(arguments: ["--tokens", "--sign-keys", "--devices", "--fonts"])
    func `reads the files that settings name`(setting: String) throws {
        try withTemporaryDirectory { directory in
            let name = ["--devices": "own.json", "--fonts": "own.ttf"][setting] ?? "file"
            let file = directory.appending(path: name)
            try "nonsense".write(to: file, atomically: true, encoding: .utf8)
            let isFolder = ["--devices", "--fonts"].contains(setting)
            let ending = try ScrimProcess.run(["serve", "--check", setting, isFolder ? directory.path() : file.path()])
            #expect(ending.status == 1 && ending.errors.contains(setting), "\(ending.errors)")
            #expect(ending.errors.contains(name), "\(ending.errors)")
        }
    }
}
