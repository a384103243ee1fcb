import Service
import ServiceTestSupport
import TestSupport
import Testing

/// Paths of every kind, each with the methods that work there.
private let routes: [(path: String, methods: Set<String>)] = [
    ("/v1/specs", ["GET", "HEAD", "POST", "OPTIONS"]), ("/v1/devices", ["GET", "HEAD", "OPTIONS"]),
    ("/v1/devices/iphone-4", ["GET", "HEAD", "OPTIONS"]), ("/v1/styles", ["GET", "HEAD", "OPTIONS"]),
    ("/v1/styles/semiModal", ["GET", "HEAD", "OPTIONS"]), ("/openapi.yaml", ["GET", "HEAD", "OPTIONS"]),
    ("/openapi.json", ["GET", "HEAD", "OPTIONS"]), ("/healthz", ["GET", "HEAD", "OPTIONS"]),
    ("/v1/specs/batch", ["GET", "HEAD", "POST", "OPTIONS"]), ("/v1/specs/samples", ["GET", "HEAD", "POST", "OPTIONS"]),
    ("/v1/lint", ["GET", "HEAD", "POST", "OPTIONS"]), ("/v1/scenes", ["GET", "HEAD", "POST", "OPTIONS"]),
    ("/readyz", ["GET", "HEAD", "OPTIONS"]), ("/version", ["GET", "HEAD", "OPTIONS"]),
]

/// Targets that are answered in every way there is to answer a GET.
private let targets =
    routes.map(\.path) + [
        "/v1/specs?device=iphone-4&dialog.style=semiModal", "/v1/specs?device=iphone-4&dialog.style=nothing",
        "/v1/specs?request=!", "/v1/specs?format=xyz", "/nothing", "/v1/devices/nothing", "/v1/styles/nothing", "/%zz",
    ]

@Suite struct `Header fields` {
    /// "A server MUST NOT send a Content-Length header field in any response with a status code of ... 204" (RFC 9110,
    /// 8.6).
    @Test(arguments: [nil, 2, 200_000])
    func `header fields of 204 state no length, whether the body is read or not`(length: Int?) throws {
        let body = length.map { [UInt8](repeating: UInt8(ascii: " "), count: $0) }
        let answer = try Scrim.shared.get().send("OPTIONS", "/v1/specs", body: body)
        #expect(answer.status == 204)
        #expect(answer["Content-Length"] == nil)
    }

    @Test(arguments: targets)
    func `header fields are the same on HEAD as on GET, and no body follows`(target: String) throws {
        let server = try Scrim.shared.get()
        let changing: Set = ["date", "x-request-id", "cache-status", "server-timing"]
        func fixed(_ response: RawResponse) -> [String: String] {
            Dictionary(
                response.headers.map { ($0.name.lowercased(), $0.value) }.filter { !changing.contains($0.0) },
                uniquingKeysWith: { $0 + ", " + $1 })
        }
        for fields in [[], [("Accept-Encoding", "gzip")], [("If-None-Match", "*")]] {
            let get = try server.get(target, headers: fields)
            // The same connection says afterwards whether a body came.
            let client = try server.connect()
            let lines = fields.map { "\($0.0): \($0.1)\r\n" }.joined()
            try client.send(
                "HEAD \(target) HTTP/1.1\r\nHost: x\r\n\(lines)\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            let head = try client.readResponse(isAnswerToHead: true)
            #expect(head.status == get.status)
            #expect(fixed(head) == fixed(get))
            if get.status != 304 { #expect(get["Content-Length"] == "\(get.body.count)") }
            #expect(try client.readResponse().text == #"{"status":"ok"}"#)
        }
    }

    @Test(arguments: targets) func `let pages of any origin read the answer`(target: String) throws {
        let server = try Scrim.shared.get()
        for method in ["GET", "HEAD", "POST", "OPTIONS", "DELETE"] {
            for fields in [[], [("Origin", "https://example.org")]] {
                let response = try server.send(method, target, headers: fields, body: method == "POST" ? [] : nil)
                #expect(response["Access-Control-Allow-Origin"] == "*", "\(method) \(response.status)")
                #expect(response["Timing-Allow-Origin"] == "*" || method == "OPTIONS")
                #expect(response.headers.count { $0.name.lowercased() == "access-control-allow-origin" } == 1)
            }
        }
    }

    @Test(arguments: routes.indices) func `answer a browser's preflight`(index: Int) throws {
        let (path, methods) = routes[index]
        for asked in methods.subtracting(["OPTIONS"]) {
            let response = try Scrim.shared.get().send(
                "OPTIONS", path,
                headers: [
                    ("Origin", "https://example.org"), ("Access-Control-Request-Method", asked),
                    ("Access-Control-Request-Headers", "content-type, x-request-id, if-none-match"),
                ])
            #expect([200, 204].contains(response.status))
            #expect(response.body.isEmpty)
            #expect(response["Access-Control-Allow-Origin"] == "*")
            #expect(list(response["Access-Control-Allow-Methods"]).isSuperset(of: [asked]))
            let fields = list(response["Access-Control-Allow-Headers"]?.lowercased())
            #expect(fields.isSuperset(of: ["content-type", "x-request-id", "if-none-match"]))
            #expect(list(response["Allow"]) == methods)
        }
    }

    @Test func `answer OPTIONS for the server as a whole`() throws {
        let response = try Scrim.shared.get().send("OPTIONS", "*")
        #expect([200, 204].contains(response.status))
        #expect(list(response["Allow"]).isSuperset(of: ["GET", "POST"]))
    }

    @Test(arguments: routes.indices) func `name what is allowed where a method is not`(index: Int) throws {
        let (path, methods) = routes[index]
        for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "get"]
        where !methods.contains(method) {
            let response = try Scrim.shared.get().send(method, path)
            try expectProblem(response, 405, code: "methodNotAllowed")
            #expect(list(response["Allow"]) == methods, "\(method)")
        }
    }

    @Test(arguments: ["a", "0123-abc", "!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~", String(repeating: "x", count: 128)])
    func `echo the request's own id`(id: String) throws {
        let server = try Scrim.shared.get()
        for target in targets {
            #expect(try server.get(target, headers: [("X-Request-Id", id)])["X-Request-Id"] == id, "\(target)")
        }
        for body in [Requests.semiModal, Requests.semiModal, "{", "{}"] {
            #expect(try server.post(body, headers: [("X-Request-Id", id)])["X-Request-Id"] == id)
        }
        #expect(try server.send("OPTIONS", "/v1/specs", headers: [("X-Request-Id", id)])["X-Request-Id"] == id)
        let gzipped = try server.post(Requests.semiModal, headers: [("X-Request-Id", id), ("Accept-Encoding", "gzip")])
        #expect(gzipped["X-Request-Id"] == id)
        let tag = try #require(gzipped["ETag"])
        let unchanged = try server.get(
            "/v1/specs?device=iphone-4&dialog.style=semiModal", headers: [("X-Request-Id", id), ("If-None-Match", tag)])
        #expect(unchanged.status == 304)
        #expect(unchanged["X-Request-Id"] == id)
    }

    /// The library never gets these heads: the id is found in what arrived.
    @Test func `echo the id of a request that is refused before its head is read`() throws {
        let long = String(repeating: "a", count: 16_500)
        let many = (0..<200).map { "F\($0): x\r\n" }.joined()
        let heads = [
            (414, "GET /v1/devices?x=\(long) HTTP/1.1\r\nHost: x\r\nx-request-ID:  mine \r\n\r\n"),
            (431, "GET /v1/devices HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nY: \(long)\r\n\r\n"),
            (431, "GET /v1/devices HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\n\(many)\r\n"),
        ]
        for (status, head) in heads {
            let client = try Scrim.shared.get().connect()
            try client.send(head)
            let response = try client.readResponse()
            #expect(response.status == status && response["X-Request-Id"] == "mine")
        }
    }

    /// Blanks around a value are no part of it (RFC 9110, 5.5).
    @Test func `echo an id without the blanks around it`() throws {
        let response = try Scrim.shared.get().get("/healthz", headers: [("X-Request-Id", " a-1 \t")])
        #expect(response["X-Request-Id"] == "a-1")
    }

    @Test(arguments: ["", "two words", "tab\there", "umlaut-ü", "\u{7F}", String(repeating: "x", count: 129)])
    func `replace an id that is none`(id: String) throws {
        let server = try Scrim.shared.get()
        for target in ["/healthz", "/nothing", "/v1/specs?device=iphone-4&dialog.style=semiModal"] {
            let response = try server.get(target, headers: [("X-Request-Id", id)])
            // Some ids are no header field at all, and may be refused as such.
            guard response.status != 400 else { continue }
            let made = try #require(response["X-Request-Id"], "\(target)")
            #expect(made != id)
            #expect((1...128).contains(made.utf8.count) && made.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    @Test func `give every error an id of its own`() throws {
        let server = try Scrim.shared.get()
        let ids = try (0..<20).map { _ in try server.get("/nothing")["X-Request-Id"] ?? "" }
        #expect(Set(ids).count == 20)
    }

    @Test func `say whether the cache knew the answer, and how long a new one took`() throws {
        let server = try Scrim()
        for body in Requests.several {
            let first = try server.post(body)
            #expect(first["Cache-Status"]?.contains("miss") == true)
            #expect(first["Cache-Status"]?.contains("hit") == false)
            #expect(first["Server-Timing"]?.contains("dur=") == true)
            let value = try JSON(Array(body.utf8))
            var generator = SeededGenerator(seed: 1)
            let again =
                try [server.post(body), server.post(value.respelt(using: &generator)), server.post(value.text)]
                + [server.get(Requests.target(carrying: body)), server.get(Requests.target(of: value.dotted ?? []))]
            for response in again {
                #expect(response.status == 200)
                #expect(response["Cache-Status"]?.hasSuffix("; hit") == true)
                #expect(response["Server-Timing"] == nil)
                #expect(response.body == first.body)
                #expect(response["ETag"] == first["ETag"])
            }
        }
        server.expectStopsClean()
    }

    /// What others asked for is nobody's to know, where the owner wants it so.
    @Test(arguments: ["/v1/specs", "/v1/specs/batch"])
    func `say nothing of the cache where they are not to`(target: String) throws {
        let server = try Scrim { $0.exposesCacheStatus = false }
        let body =
            target == "/v1/specs"
            ? Requests.semiModal : #"{"devices":["iphone-4"],"dialogs":[{"style":"alert"}]}"#
        let first = try server.post(body, to: target)
        let again = try server.post(body, to: target)
        #expect(first.status == 200 && first.body == again.body)
        for response in [first, again] {
            #expect(response["Cache-Status"] == nil && response["Server-Timing"] == nil)
            #expect(response["ETag"] == first["ETag"])
        }
        #expect(try server.post(body, to: target, headers: [("X-Request-Id", "a")])["Cache-Status"] == nil)
        server.expectStopsClean()
    }

    /// A document that a browser opens runs no script but its own, whatever texts it holds, and may stand in any page.
    @Test(arguments: ["svg", "html"]) func `bind documents to what is theirs`(format: String) throws {
        let response = try Scrim.shared.get().get("/v1/specs?device=iphone-4&dialog.style=alert&format=\(format)")
        #expect(response.status == 200)
        #expect(response["X-Content-Type-Options"] == "nosniff" && response["Referrer-Policy"] == "no-referrer")
        #expect(response["X-Frame-Options"] == nil)
        let policy = try #require(response["Content-Security-Policy"])
        let directives = policy.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        let byName = Dictionary(directives.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 }
        #expect(byName["default-src"] == ["'none'"] && byName["frame-ancestors"] == nil)
        let scripts = byName["script-src"] ?? []
        #expect(scripts.count == (format == "html" ? 1 : 0) && scripts.allSatisfy { $0.hasPrefix("'sha256-") })
        // The page as a file of one's own is bound as well.
        if format == "html" { #expect(response.text.contains("content=\"\(policy)\"")) }
    }

    @Test func `say that a POST knows the answer to an earlier GET`() throws {
        let server = try Scrim()
        let first = try server.get("/v1/specs?device=iphone-4&dialog.style=semiModal")
        #expect(first["Cache-Status"]?.contains("miss") == true)
        #expect(try server.post(Requests.semiModal)["Cache-Status"]?.hasSuffix("; hit") == true)
        server.expectStopsClean()
    }

    @Test(arguments: ["{", "{}", #"{"device":"iphone-4","dialog":{"style":"x"}}"#])
    func `never say that an error comes from the cache`(body: String) throws {
        let server = try Scrim.shared.get()
        for _ in 0..<3 {
            let response = try server.post(body)
            try expectProblem(response, response.status)
            #expect(response["Cache-Control"] == "no-store")
        }
    }

    private func list(_ value: String?) -> Set<String> {
        Set((value ?? "").replacing(" ", with: "").split(separator: ",").map(String.init))
    }
}
