import Service
import ServiceTestSupport
import TestSupport
import Testing

private func body(_ number: Int) -> String {
    DialogBody("semiModal", on: "iphone-4", dialog: #""id":"number \#(number)""#).json
}

extension RawResponse {
    fileprivate var isFromCache: Bool { self["Cache-Status"]?.hasSuffix("; hit") == true }
}

@Suite struct `What the cache keeps` {
    @Test func `the cache is empty where it may hold nothing`() throws {
        let server = try Scrim { $0.cacheBytes = 0 }
        let first = try server.post(body(1))
        for _ in 0..<5 {
            let again = try server.post(body(1))
            #expect(!again.isFromCache)
            #expect(again["Server-Timing"] != nil)
            #expect(again.body == first.body)
            #expect(again["ETag"] == first["ETag"])
        }
        server.expectStopsClean()
    }

    @Test(arguments: [300_000, 2_000_000]) func `the cache is bounded by its bytes`(limit: Int) throws {
        let server = try Scrim { $0.cacheBytes = limit }
        let answers = try (0..<600).map { try server.post(body($0)) }
        #expect(answers.allSatisfy { $0.status == 200 && !$0.isFromCache })
        // Asked for again from the latest on, so that what is kept is not pushed out by what is not.
        var kept = 0
        for number in (0..<600).reversed() {
            let again = try server.post(body(number))
            #expect(again.body == answers[number].body)
            if again.isFromCache { kept += again.body.count }
        }
        #expect(kept > 0)
        #expect(kept <= limit)
        server.expectStopsClean()
    }

    @Test func `counts gzipped bytes too`() throws {
        func kept(_ headers: [(String, String)]) throws -> Int {
            let server = try Scrim { $0.cacheBytes = 2_000_000 }
            for number in 0..<600 { _ = try server.post(body(number), headers: headers) }
            let kept = try (0..<600).reversed().count { try server.post(body($0)).isFromCache }
            server.expectStopsClean()
            return kept
        }
        let (plain, packed) = (try kept([]), try kept([("Accept-Encoding", "gzip")]))
        #expect(packed > 0 && packed < plain)
    }

    @Test func `the cache keeps everything where there is room`() throws {
        let server = try Scrim { $0.cacheBytes = 64 << 20 }
        for number in 0..<200 { #expect(try !server.post(body(number)).isFromCache) }
        for number in 0..<200 { #expect(try server.post(body(number)).isFromCache) }
        server.expectStopsClean()
    }

    @Test(arguments: [0, 200_000, 64 << 20]) func `the cache is the same for all threads`(limit: Int) throws {
        let judge = try Scrim { $0.cacheBytes = 0 }
        let requests: [JSON] = (0..<30 as Range<UInt64>).map { seed in
            var generator = SeededGenerator(seed: seed)
            return Requests.random(using: &generator)
        }
        let expected = try requests.map { try judge.post($0.text) }.map { ($0.status, $0.body, $0["ETag"]) }
        let server = try Scrim { $0.cacheBytes = limit }
        let wrong = try inThreads(6) { thread in
            var generator = SeededGenerator(seed: UInt64(1000 + thread))
            let client = try server.connect()
            var wrong: [String] = []
            for _ in 0..<250 {
                let number = Int.random(in: requests.indices, using: &generator)
                let text = requests[number].respelt(using: &generator)
                let isGet = Int.random(in: 0..<3, using: &generator) == 0
                let request =
                    isGet
                    ? "GET \(Requests.target(carrying: text)) HTTP/1.1\r\nHost: x\r\n\r\n" : Requests.posting(text)
                try client.send(request)
                let response = try client.readResponse()
                let (status, body, tag) = expected[number]
                let isSame = response.status == status && response["ETag"] == tag
                if !isSame || (status == 200 && response.body != body) { wrong.append(text) }
            }
            return wrong
        }
        #expect(wrong.joined().isEmpty)
        judge.expectStopsClean()
        server.expectStopsClean()
    }
}

/// A GET is found again by its target as it was sent, before anything is made of that.
@Suite struct `A GET that came before` {
    private static let targets = [
        "/v1/specs?device=iphone-4&dialog.style=semiModal",
        "/v1/specs?format=json&device=iphone-4&dialog.style=semiModal",
        "/v1/devices/iphone-4", "/v1/styles", "/openapi.yaml", "/version",
    ]

    @Test(arguments: targets) func `has the same answer`(target: String) throws {
        let server = try Scrim()
        let first = try server.get(target)
        let again = try server.get(target)
        #expect(first.status == 200 && again.status == 200)
        #expect(again.body == first.body)
        for name in ["ETag", "Content-Type", "Vary", "Cache-Control"] { #expect(again[name] == first[name]) }
        // What is the same for as long as the server runs comes from no cache.
        #expect(again["Cache-Status"] == (target.hasPrefix("/v1/specs") ? "Scrim; hit" : nil))
        #expect(try server.send("HEAD", target)["Content-Length"] == "\(first.body.count)")
        let tag = try #require(first["ETag"])
        #expect(try server.get(target, headers: [("If-None-Match", tag)]).status == 304)
        #expect(try server.get(target, headers: [("If-None-Match", "\"other\", W/" + tag)]).status == 304)
        #expect(try server.get(target, headers: [("If-None-Match", "\"other\"")]).body == first.body)
        server.expectStopsClean()
    }

    @Test(arguments: targets)
    func `a GET that came before is still refused to who does not take it`(target: String) throws {
        let server = try Scrim()
        #expect(try server.get(target).status == 200)
        let takesIt = target.contains("format=")
        #expect(try server.get(target, headers: [("Accept", "video/mp4")]).status == (takesIt ? 200 : 406))
        server.expectStopsClean()
    }

    @Test func `shares its answer with the POST that reads the same`() throws {
        let server = try Scrim()
        let posted = try server.post(#"{"dialog": {"style":"semiModal"}, "device" : "iphone-4"}"#)
        let got = try server.get("/v1/specs?device=iphone-4&dialog.style=semiModal")
        #expect(!posted.isFromCache && got.isFromCache)
        #expect(got.body == posted.body && got["ETag"] == posted["ETag"])
        server.expectStopsClean()
    }

    @Test func `a GET that came before is no POST to the same target`() throws {
        let server = try Scrim()
        #expect(try server.get("/v1/devices/iphone-4").status == 200)
        #expect(try server.post("{}", to: "/v1/devices/iphone-4").status == 405)
        server.expectStopsClean()
    }
}
