import Service
import ServiceTestSupport
import TestSupport
import Testing

private func body(_ number: Int) -> String {
    #"{"device":"iphone-4","dialog":{"style":"semiModal","id":"number \#(number)"}}"#
}

extension RawResponse {
    fileprivate var isFromCache: Bool { self["Cache-Status"]?.hasSuffix("; hit") == true }
}

@Suite struct `What the cache keeps` {
    @Test func `is nothing where it may hold nothing`() throws {
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

    @Test(arguments: [300_000, 2_000_000]) func `is bounded by its bytes`(limit: Int) throws {
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

    @Test func `is everything where there is room`() throws {
        let server = try Scrim { $0.cacheBytes = 64 << 20 }
        for number in 0..<200 { #expect(try !server.post(body(number)).isFromCache) }
        for number in 0..<200 { #expect(try server.post(body(number)).isFromCache) }
        server.expectStopsClean()
    }

    @Test(arguments: [0, 200_000, 64 << 20]) func `is the same for all threads`(limit: Int) throws {
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
