import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing

/// Bytes with a few faults in them, by chance.
private func mutated(_ bytes: [UInt8], by words: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1 where !bytes.isEmpty: bytes[place] = .random(in: .min ... .max, using: &generator)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
        case 4: bytes.replaceSubrange(place..<end, with: words.randomElement(using: &generator) ?? [])
        case 5: bytes.insert(contentsOf: words.randomElement(using: &generator) ?? [], at: place)
        default: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
        }
    }
    return bytes
}

@Suite struct `Hostile bytes` {
    private static let jsonWords: [[UInt8]] = [
        "null", "true", "1e308", "-1e308", "1e-308", "-0", "99999999999999999999", "0.1", "\"\"", "[]", "{}", "[[[[",
        "}}", "\\u0000", "\\ud83d", "\"50%\"", "\"1e5%\"", "\"fit\"", "0", "-1", "1000000", "100000", "3600", ",", ":",
        "\"popover\"", "\"formSheet\"", "\"floating\"", "\"landscapeLeft\"", "\"rightToLeft\"", "\"accessibility5\"",
        "{\"spring\":{\"mass\":1,\"stiffness\":1e-3,\"damping\":1e-3}}", "{\"steps\":1000}",
        "\"M0 0A1 1 0 0 0 1e5 1e5Z\"",
        "\"custom\"", "\"zoom\"", "\"none\"", "\"docked\"",
    ].map { Array($0.utf8) }

    private static let httpWords: [[UInt8]] =
        [
            "\r\n", "\n", "\r", " ", "\t", ":", "%", "%00", "%2F", "\0", "?", "&", "=", "/", "..", "HTTP/1.0",
            "HTTP/2.0",
            "Content-Length: 5\r\n", "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n",
            "Transfer-Encoding: identity\r\n", "Expect: 100-continue\r\n", "Connection: close\r\n",
            "Connection: upgrade\r\n",
            "Accept: ;q=,,\r\n", "Accept-Encoding: gzip;q=\r\n", "If-None-Match: *\r\n", "X-Request-Id: \r\n", "POST",
            "HEAD",
            "OPTIONS *", "CONNECT x:1", "TRACE", "http://x", "request=e30", "dialog.content.actions.9999999999.id=1",
            "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u.v.w.x.y.z=1", "Range: bytes=0-1\r\n", "Cookie: a=b\r\n",
        ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3, 0x28]]

    @Test(arguments: [11, 12, 13, 14, 15] as [UInt64])
    func `in a body are answered, and none is the server's fault`(seed: UInt64) throws {
        let server = try Scrim { $0.cacheBytes = 1 << 20 }
        var generator = SeededGenerator(seed: seed)
        var client = try server.connect()
        for number in 0..<1_000 {
            let start =
                Int.random(in: 0..<3, using: &generator) == 0
                ? Requests.rich.text : Requests.random(using: &generator).text
            let body = mutated(Array(start.utf8), by: Self.jsonWords, using: &generator)
            let head = "POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.count)\r\n\r\n"
            try client.send(Array(head.utf8) + body)
            let response = try client.readResponse()
            let shown = "seed \(seed), number \(number): \(String(decoding: body, as: UTF8.self))"
            #expect([200, 400, 422].contains(response.status), "\(shown)")
            if response.status == 200 {
                #expect((try? JSON(response.body)["schemaVersion"]) == 1, "\(shown)")
            } else {
                try expectProblem(response, response.status)
            }
            if response["Connection"]?.lowercased() == "close" { client = try server.connect() }
        }
        client.close()
        try server.expectAlive()
        server.expectStopsClean()
    }

    @Test(arguments: [21, 22, 23, 24] as [UInt64])
    func `in a head are answered or the connection is closed`(seed: UInt64) throws {
        // Half of them leave the server waiting for more.
        let server = try Scrim { $0.server.idleTimeout = 1 }
        var generator = SeededGenerator(seed: seed)
        let starts = [
            Requests.posting(Requests.semiModal, fields: "Accept: */*\r\nAccept-Encoding: gzip, br;q=0.5\r\n"),
            """
            GET /v1/specs?device=iphone-4&dialog.style=semiModal&format=json HTTP/1.1\r\nHost: \
            x\r\nIf-None-Match: \"a\", W/\"b\"\r\n\r\n
            """,
            "GET \(Requests.target(carrying: Requests.semiModal)) HTTP/1.1\r\nHost: x\r\nX-Request-Id: abc\r\n\r\n",
            "HEAD /v1/devices/iphone-4 HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n\r\n",
            """
            OPTIONS /v1/styles HTTP/1.1\r\nHost: x\r\nOrigin: https://x\r\nAccess-Control-Request-Method: \
            POST\r\n\r\n
            """,
            """
            POST /v1/specs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\n{}\r\n0\r\nTrailer: \
            1\r\n\r\n
            """,
        ]
        for _ in 0..<5 {
            let pairs = try (0..<100).map { _ in
                let start = starts.randomElement(using: &generator) ?? ""
                let request = mutated(Array(start.utf8), by: Self.httpWords, using: &generator)
                let client = try server.connect()
                // The server may close before it has heard all of it.
                try? client.send(request)
                client.finishSending()
                return (client, request)
            }
            for (client, request) in pairs { try check(client, request, seed) }
        }
        try server.expectAlive()
        server.expectStopsClean()
    }

    /// Nothing at all, or answers of which none is the server's fault; a version of HTTP that there is not gets 505.
    private func check(_ client: RawSocketClient, _ request: [UInt8], _ seed: UInt64) throws {
        let answer: [UInt8]
        do {
            answer = try client.readToEnd()
        } catch RawSocketError.system {
            return
        }
        let text = String(decoding: answer, as: UTF8.self)
        let shown = "seed \(seed): \(String(decoding: request, as: UTF8.self)) got \(text.prefix(200))"
        #expect(answer.isEmpty || text.hasPrefix("HTTP/1."), "\(shown)")
        #expect(text.firstMatch(of: #/HTTP/1\.[01] 5(?!05)[0-9][0-9] /#) == nil, "\(shown)")
    }
}
