import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

private func alert(_ title: String) -> String {
    DialogBody("alert", on: "iphone-4", content: #""title":"\#(title)""#).json
}

/// A server whose files of tokens and keys are these.
private func guarded() throws -> Scrim {
    // Digests by sha256sum, the key by base64, signatures by Python's hmac.
    let tokens = """
        # Who may ask.
        app read,compute 7f14c33dfe13ac4af4884e14da5760f9b930205aa8055478c3e74296470d71af
        ops operations d9310c002af91822beb0b3487d8b04f85bf6bf1f8a5496bff7d35fc7c5a29def
        gone read 1e99c30fd397ce5a3896a1bf1de55d22758fd5500a821f6e725cda946b49bfd2 until=2020-01-01T00:00:00Z

        """
    let keys = "k1 AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path(percentEncoded: false)
    }
    var access = AccessSettings()
    access.files.tokens = try file("tokens", tokens)
    access.files.signKeys = try file("keys", keys)
    try access.read()
    let settings = access
    return try Scrim { $0.access = settings }
}

private func bearer(_ token: String) -> [(String, String)] { [("Authorization", "Bearer \(token)")] }

@Suite struct `A server with tokens` {
    @Test(arguments: ["/healthz", "/readyz", "/version"])
    func `answers to anybody how it is`(path: String) throws {
        #expect(try guarded().get(path).status == 200)
    }

    @Test(arguments: ["/", "/v1/devices", "/v1/styles/alert", "/metrics", "/openapi.yaml", "/nowhere"])
    func `answers nothing else without a token`(path: String) throws {
        let answer = try guarded().get(path)
        try expectProblem(answer, 401, code: "tokenMissing")
        #expect(answer["WWW-Authenticate"] == "Bearer")
        #expect(answer["Cache-Control"] == "no-store")
        #expect(answer["Access-Control-Allow-Origin"] == "*")
    }

    @Test func `tells unknown tokens and those that are over`() throws {
        let server = try guarded()
        try expectProblem(try server.get("/v1/styles", headers: bearer("nobody")), 401, code: "tokenUnknown")
        try expectProblem(try server.get("/v1/styles", headers: bearer("gone-token")), 401, code: "tokenExpired")
        try expectProblem(
            try server.get("/v1/styles", headers: [("Authorization", "Basic YTpi")]), 401, code: "tokenMissing")
    }

    @Test func `asks for one before it looks at how long a body is`() throws {
        let server = try guarded()
        let long = String(repeating: " ", count: 262_145)
        try expectProblem(try server.post(long), 401, code: "tokenMissing")
        try expectProblem(try server.post(long, headers: bearer("ops-token")), 403, code: "scopeMissing")
        try expectProblem(try server.post(long, headers: bearer("app-token")), 413, code: "bodyTooLarge")
    }

    @Test func `answers what a token has the scope for, for its holder alone to keep`() throws {
        let server = try guarded()
        let read = try server.get("/v1/styles/alert", headers: bearer("app-token"))
        #expect(read.status == 200 && read["Cache-Control"] == "private, max-age=60")
        #expect(try server.post(alert("a"), headers: bearer("app-token")).status == 200)
        let picture = try server.post(alert("a"), to: "/v1/specs?format=svg", headers: bearer("app-token"))
        let problem = try expectProblem(picture, 403, code: "scopeMissing")
        #expect(problem["detail"].string?.contains("render") == true)
        try expectProblem(try server.get("/metrics", headers: bearer("app-token")), 403, code: "scopeMissing")
        #expect(try server.get("/metrics", headers: bearer("ops-token")).status == 200)
        try expectProblem(try server.get("/v1/styles/alert", headers: bearer("ops-token")), 403, code: "scopeMissing")
    }

    @Test(arguments: ["", "?format=cdp"])
    func `reads a device of another tool for who may have answers worked out`(query: String) throws {
        let body = #"{"width":390,"height":844,"deviceScaleFactor":3,"mobile":true}"#
        let answer = try guarded().post(body, to: "/v1/devices/import" + query, headers: bearer("app-token"))
        #expect(answer.status == 200, "\(answer.text.prefix(300))")
    }

    @Test func `lets preflights through, which may send a token`() throws {
        let answer = try guarded().send("OPTIONS", "/v1/specs", headers: [("Origin", "https://a.example")])
        #expect(answer.status == 204)
        #expect(answer["Access-Control-Allow-Headers"]?.contains("Authorization") == true)
    }
}

@Suite struct `A signed URL` {
    private static let good = "/v1/styles/alert?key=k1&signature=7EG4O0YApGTN-aXiJ_KRSYCLcodMMioRb24WaTg2Otg"
    private static let old =
        "/v1/styles/alert?key=k1&expires=1000000000&signature=2oBbLPBpcg4jf-8OJB1D8-Z36OvMwQsAbHDpfZ4KlEA"
    private static let late =
        "/v1/styles/alert?key=k1&expires=9999999999&signature=d4SoreDGzSRidtlVCfaMZ_3UqITtmtLh6ekW_bAvwuk"

    @Test func `needs no token, and counts as long as it says`() throws {
        let server = try guarded()
        #expect(try server.get(Self.good).status == 200)
        #expect(try server.send("HEAD", Self.good).status == 200)
        #expect(try server.get(Self.late).status == 200)
        try expectProblem(try server.get(Self.old), 403, code: "signatureExpired")
        try expectProblem(try server.post(alert("a"), to: Self.good), 401, code: "tokenMissing")
    }

    @Test func `a signed URL is refused with any bit of it changed`() throws {
        let server = try guarded()
        var client = try server.connect()
        let bytes = Array(Self.good.utf8)
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                try client.send(Array("GET ".utf8) + changed + Array(" HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
                let answer = try client.readResponse()
                // What is no character of a URL, and what parts the line otherwise, is refused before it comes to be
                // judged.
                #expect([400, 401, 403, 505].contains(answer.status), "bit \(bit) of byte \(index): \(answer.status)")
                if answer["Connection"]?.lowercased() == "close" { client = try server.connect() }
            }
        }
    }
}

@Suite struct `A limit on how often one may ask` {
    private func limited() throws -> Scrim {
        try Scrim {
            try? Settings.rateLimit.set("0.001/2", from: "--rate-limit", in: &$0)
            try? Settings.trustedProxies.set("127.0.0.0/8", from: "--trusted-proxies", in: &$0)
        }
    }

    @Test func `lets a burst through and then says when to come again`() throws {
        let server = try limited()
        #expect(try server.get("/v1/styles").status == 200)
        #expect(try server.get("/v1/styles").status == 200)
        let answer = try server.get("/v1/styles")
        try expectProblem(answer, 429, code: "rateLimited")
        // One in a thousand seconds, two at once: two in a window of 2,000.
        #expect(answer["RateLimit-Policy"] == "\"default\";q=2;w=2000")
        #expect(answer["RateLimit"]?.hasPrefix("\"default\";r=0;t=") == true)
        #expect((answer["Retry-After"].flatMap { Int($0) } ?? 0) > 900)
        #expect(try server.get("/healthz").status == 200)
        #expect(try server.get("/metrics").status == 200)
    }

    @Test func `counts by the address that no trusted proxy has`() throws {
        let server = try limited()
        func status(_ fields: [(String, String)]) throws -> Int { try server.get("/v1/styles", headers: fields).status }
        for _ in 0..<2 { #expect(try status([("X-Forwarded-For", "192.0.2.1, 198.51.100.7")]) == 200) }
        #expect(try status([("X-Forwarded-For", "203.0.113.9, 198.51.100.7, 127.0.0.5")]) == 429)
        #expect(try status([("X-Forwarded-For", "198.51.100.8")]) == 200)
        // The same first 64 bits are one client.
        for last in 1...2 { #expect(try status([("Forwarded", "for=\"[2001:db8:1:2::\(last)]:80\"")]) == 200) }
        #expect(try status([("Forwarded", "for=\"[2001:db8:1:2:9::1]\"")]) == 429)
        #expect(try status([("Forwarded", "for=\"[2001:db8:1:3::1]\"")]) == 200)
    }
}

@Suite struct `Origins that are named` {
    @Test func `origins that are named are told to their pages alone`() throws {
        let server = try Scrim { try? Settings.cors.set("https://a.example", from: "--cors", in: &$0) }
        let known = try server.get("/v1/styles/alert", headers: [("Origin", "https://a.example")])
        #expect(known["Access-Control-Allow-Origin"] == "https://a.example")
        let other = try server.get("/v1/styles/alert", headers: [("Origin", "https://b.example")])
        #expect(other.status == 200 && other["Access-Control-Allow-Origin"] == nil)
    }

    @Test func `origins that are named are none where nobody's pages may read`() throws {
        let server = try Scrim { try? Settings.cors.set("none", from: "--cors", in: &$0) }
        let answer = try server.get("/v1/styles/alert", headers: [("Origin", "https://a.example")])
        #expect(answer.status == 200 && answer["Access-Control-Allow-Origin"] == nil)
    }
}
