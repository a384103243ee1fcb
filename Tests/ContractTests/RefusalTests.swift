import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let json = [("Content-Type", "application/json")]

@Suite struct `The service refuses` {
    @Test(arguments: [
        "/nothing", "/v1", "/v1/", "/v2/specs", "/v1/spec", "/v1/specs/", "/v1/specs/x/y", "/v1//specs", "//v1/specs",
        "/V1/specs", "/healthz/", "/v1/devices/", "/v1/styles/", "/v1/devices/iphone-4/", "/v1%2Fspecs",
        "/v1/devices%2Fiphone-4", "/v1/devices/a/b", "/./healthz", "/v1/../healthz",
        "/openapi", "/%68ealthz/x",
    ])
    func `a path that there is not with 404`(path: String) throws {
        let server = try Scrim.shared.get()
        for method in ["GET", "POST", "DELETE"] {
            try expectProblem(try server.send(method, path, headers: json, body: method == "POST" ? [] : nil), 404)
        }
        #expect(try server.send("HEAD", path).status == 404)
    }

    @Test(arguments: ["/v1/devices/iphone-4%2F", "/v1/devices/%2F", "/v1/devices/a%2Fb", "/v1/styles/semiModal%2F"])
    func `an id with a slash in it with 404`(path: String) throws {
        try expectProblem(try Scrim.shared.get().get(path), 404)
    }

    @Test(arguments: [
        ("/v1/devices/iphone4", "iphone-4"), ("/v1/devices/nexus5", "nexus-5"), ("/v1/styles/semimodal", "semiModal"),
        ("/v1/styles/formshet", "formSheet"), ("/v1/spec", "/v1/specs"), ("/helthz", "/healthz"),
    ])
    func `an unknown name in a path with 404, and names the nearest`(path: String, nearest: String) throws {
        let problem = try expectProblem(try Scrim.shared.get().get(path), 404)
        #expect(problem["detail"].string?.contains(nearest) == true)
    }

    @Test func `nothing that is merely spelt otherwise`() throws {
        let server = try Scrim.shared.get()
        let plain = try server.get("/v1/devices/iphone-4").body
        for target in [
            "/v1/devices/iphone%2D4", "/v1/devices/%69phone-4", "/%761/devices/iphone-4",
            "http://x/v1/devices/iphone-4", "HTTPS://[::1]:8080/v1/devices/iphone-4",
        ] {
            #expect(try server.get(target).body == plain, "\(target)")
        }
    }

    /// "A recipient that processes such a URI reference MUST reject it as invalid" (RFC 9110, 4.2.1); 4.2.4 on users'
    /// names.
    @Test(arguments: [
        "http:///version", "http://?x", "http://:80/version", "https:///", "http://user@/version", "http://a@b/version",
        "http://x:y/version", "http://x:1:2x/version", "ftp://x/version", "x://x/version", "version",
        "?x=http://x/version",
    ])
    func `a URL that names no host, or another thing than one, with 400`(target: String) throws {
        try expectProblem(try Scrim.shared.get().get(target), 400)
    }

    @Test(arguments: [
        Array("/v1/styles/%E9".utf8), Array("/v1/styles/".utf8) + [0xE9], Array("/v1/styles?x=".utf8) + [0xE9],
        Array("/v1/specs?dialog.id=".utf8) + [0xC3], Array("/".utf8) + [0xFF],
    ])
    func `a URL that is not UTF-8 with 400, escaped or not`(target: [UInt8]) throws {
        let client = try Scrim.shared.get().connect()
        try client.send(Array("GET ".utf8) + target + Array(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        try expectProblem(try client.readResponse(), 400)
    }

    @Test(arguments: ["http://x", "http://x:8080", "HTTP://x/"])
    func `no URL without a path, which is that of the first page`(target: String) throws {
        #expect(try Scrim.shared.get().get(target, headers: [("Accept", "text/html")]).status == 200)
    }

    @Test(arguments: [
        "text/html", "image/*", "application/xml", "application/json;q=0", "*/*;q=0", "application/json;q=0, */*",
        "x/y, a/b",
    ])
    func `a representation that there is not with 406`(accept: String) throws {
        let server = try Scrim.shared.get()
        for path in ["/v1/devices", "/v1/styles/semiModal", "/version", "/healthz"] {
            try expectProblem(try server.get(path, headers: [("Accept", accept)]), 406)
        }
    }

    @Test(arguments: [
        "*/*", "application/*", "application/json", "APPLICATION/JSON", "text/xml, */*;q=0.1",
        "application/json;q=0.2", "application/json; charset=utf-8", "application/xhtml+xml,*/*;q=0.8", "",
    ])
    func `no representation that there is`(accept: String) throws {
        let server = try Scrim.shared.get()
        for path in ["/v1/devices", "/v1/specs?device=iphone-4&dialog.style=semiModal"] {
            let response = try server.get(path, headers: [("Accept", accept)])
            #expect(response.status == 200)
            #expect(response["Content-Type"] == "application/json")
        }
        #expect(try server.post(Requests.semiModal, headers: [("Accept", accept)]).status == 200)
    }

    @Test(arguments: ["xyz", "", "JSON", "json ", "gif", "application/json"])
    func `an unknown format with 406, whatever Accept says`(format: String) throws {
        let server = try Scrim.shared.get()
        let query = "?format=" + Requests.percentEncoded(format)
        for accept in ["application/json", "*/*", "image/gif"] {
            let fields = json + [("Accept", accept)]
            try expectProblem(
                try server.send("POST", "/v1/specs" + query, headers: fields, body: Array(Requests.semiModal.utf8)), 406
            )
            try expectProblem(
                try server.get("/v1/specs\(query)&device=iphone-4&dialog.style=semiModal", headers: fields), 406)
        }
    }

    @Test func `no known format, whatever Accept says`() throws {
        let server = try Scrim.shared.get()
        let plain = try server.post(Requests.semiModal)
        for accept in ["image/png", "text/html", "application/json;q=0"] {
            let fields = json + [("Accept", accept)]
            let posted = try server.send(
                "POST", "/v1/specs?format=json", headers: fields, body: Array(Requests.semiModal.utf8))
            let got = try server.get("/v1/specs?device=iphone-4&dialog.style=semiModal&format=json", headers: fields)
            for response in [posted, got] {
                #expect(response.status == 200)
                #expect(response.body == plain.body)
            }
        }
    }

    @Test func `a body that does not come with 408`() throws {
        let server = try Scrim { $0.server.idleTimeout = 1 }
        let parts: [String] = [
            String(Requests.posting(Requests.semiModal).dropLast(5)),
            "POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n",
        ]
        let clients = try parts.map { part in
            let client = try server.connect()
            try client.send(part)
            return client
        }
        for client in clients {
            let response = try client.readResponse()
            let problem = try expectProblem(response, 408)
            #expect(problem["detail"].string?.contains("--idle-timeout") == true)
            #expect(response["Connection"]?.lowercased() == "close")
            #expect(try client.readToEnd().isEmpty)
        }
        try server.expectAlive()
        server.expectStopsClean()
    }

    @Test(arguments: [262_145, 1_000_000, 9_000_000_000]) func `a body that is too long by its length with 413`(
        length: Int
    ) throws {
        let server = try Scrim.shared.get()
        for expects in ["", "Expect: 100-continue\r\n"] {
            let client = try server.connect()
            try client.send(
                """
                POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\(expects)Content-Length: \
                \(length)\r\n\r\n
                """
            )
            let problem = try expectProblem(try client.readResponse(), 413)
            #expect(problem["detail"].string?.contains("--max-body-bytes") == true)
        }
        try server.expectAlive()
    }

    @Test func `a body that grows too long with 413, and takes one that just fits`() throws {
        let server = try Scrim.shared.get()
        func chunked(_ body: String) throws -> RawResponse {
            let client = try server.connect()
            try client.send(
                """
                POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: \
                chunked\r\n\r\n
                """
            )
            var rest = Substring(body)
            while !rest.isEmpty {
                let piece = rest.prefix(65_536)
                rest = rest.dropFirst(65_536)
                // The server may have closed already, with its answer waiting.
                do { try client.send(String(piece.utf8.count, radix: 16) + "\r\n" + piece + "\r\n") } catch { break }
            }
            try? client.send("0\r\n\r\n")
            return try client.readResponse()
        }
        let padding = String(repeating: " ", count: 262_144 - Requests.semiModal.utf8.count)
        let fitting = Requests.semiModal + padding
        #expect(try server.post(fitting).status == 200)
        #expect(try chunked(fitting).status == 200)
        try expectProblem(try chunked(fitting + " "), 413)
        try expectProblem(try server.post(fitting + " "), 413)
        try server.expectAlive()
    }

    @Test func `a URL that is too long with 414`() throws {
        let server = try Scrim.shared.get()
        let start = "/v1/specs?dialog.id="
        let longest = start + String(repeating: "a", count: 16_384 - start.count)
        try expectProblem(try server.get(longest), 422)
        for extra in [1, 100, 16_384] {
            let problem = try expectProblem(try server.get(longest + String(repeating: "a", count: extra)), 414)
            #expect(problem["detail"].string?.contains("--max-url-bytes") == true)
        }
        try expectProblem(try server.get(longest + String(repeating: "a", count: 200_000)), 414)
        try server.expectAlive()
    }

    @Test func `header fields that are too long with 431`() throws {
        let server = try Scrim.shared.get()
        let rest = "Host: 127.0.0.1\r\nX-Long: \r\n".utf8.count
        let longest = String(repeating: "a", count: 16_384 - rest)
        #expect(try server.get("/healthz", headers: [("X-Long", longest)]).status == 200)
        try expectProblem(try server.get("/healthz", headers: [("X-Long", longest + "a")]), 431)
        for count in [16_500, 30_000] {
            let problem = try expectProblem(
                try server.get("/healthz", headers: [("X-Long", String(repeating: "a", count: count))]), 431)
            #expect(problem["detail"].string?.contains("--max-header-bytes") == true)
        }
        let many = (0..<200).map { ("X-Field-\($0)", String(repeating: "v", count: 90)) }
        try expectProblem(try server.get("/healthz", headers: many), 431)
        try expectProblem(
            try server.get("/healthz", headers: [("X-Long", String(repeating: "a", count: 200_000))]), 431)
        try server.expectAlive()
    }

    @Test(arguments: [
        ("Content-Type", "text/plain"), ("Content-Type", "application/xml"), ("Content-Type", "application/jsonx"),
        ("Content-Type", "application/x-www-form-urlencoded"), ("Content-Type", "multipart/form-data; boundary=x"),
        ("Content-Type", "application/json; charset=latin1"), ("Content-Type", "application/json;charset=\"utf-16\""),
        ("Content-Encoding", "gzip"), ("Content-Encoding", "br"), ("Content-Encoding", "gzip, identity"),
    ])
    func `another type or coding of a body with 415`(name: String, value: String) throws {
        let fields = name == "Content-Type" ? [(name, value)] : json + [(name, value)]
        let response = try Scrim.shared.get().send(
            "POST", "/v1/specs", headers: fields, body: Array(Requests.semiModal.utf8))
        try expectProblem(response, 415)
    }

    @Test(arguments: [
        "application/json", "Application/JSON", "application/json; charset=utf-8", "application/json;charset=\"UTF-8\"",
        "application/json ; charset=UTF-8",
    ])
    func `no type that is JSON`(type: String) throws {
        let response = try Scrim.shared.get().send(
            "POST", "/v1/specs", headers: [("Content-Type", type)], body: Array(Requests.semiModal.utf8))
        #expect(response.status == 200)
    }

    @Test func `one connection too many of an address with 429`() throws {
        let server = try Scrim { $0.server.connectionsPerAddress = 1 }
        let first = try server.connect()
        try first.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try first.readResponse().status == 200)
        let response = try server.get("/healthz")
        try expectProblem(response, 429)
        #expect(response["Retry-After"].flatMap { Int($0) } != nil)
        first.close()
        server.expectStopsClean()
    }

    @Test(arguments: [
        "POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
        "POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        """
        POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: \
        chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n
        """,
        "POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        "GET nonsense HTTP/1.1\r\nHost: x\r\n\r\n",
    ])
    func `a head that is malformed with 400`(request: String) throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        try client.send(request)
        #expect(try client.readResponse().status == 400)
        try server.expectAlive()
    }
}
