import Service
import ServiceTestSupport
import TestSupport
import Synchronization
import Testing

private let targets = [
    "/v1/specs?device=iphone-4&dialog.style=semiModal", "/v1/devices", "/v1/styles", "/v1/styles/semiModal",
]

private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func add() { count.add(1, ordering: .sequentiallyConsistent) }
}

@Suite struct `Compression` {
    @Test(arguments: [
        "gzip", "GZip", "x-gzip", "gzip;q=1", "gzip;q=0.5", "gzip ; q=0.001", "deflate, gzip", "br;q=1, gzip;q=0.5",
        "*", "gzip, identity;q=0.5", "identity;q=0, gzip", "gzip;q=1.000,*;q=0", ", gzip",
    ])
    func `is there for who takes it`(accepted: String) throws {
        let server = try Scrim.shared.get()
        for target in targets {
            let plain = try server.get(target)
            let packed = try server.get(target, headers: [("Accept-Encoding", accepted)])
            #expect(packed.status == 200)
            #expect(packed["Content-Encoding"] == "gzip", "\(target)")
            #expect(gunzip(packed.body) == plain.body)
            #expect(packed.body.count < plain.body.count)
            #expect(packed["Content-Type"] == plain["Content-Type"])
            #expect(packed["ETag"] != nil && packed["ETag"] != plain["ETag"])
            for response in [plain, packed] {
                #expect(response["Vary"]?.lowercased().contains("accept-encoding") == true)
            }
        }
    }

    @Test(arguments: [
        "", "identity", "br", "deflate", "gzip;q=0", "gzip;q=0.0", "gzip;q=0.000, identity", "*;q=0", "gzip;q=0, *",
        "gzip;q=0.2, identity;q=0.9", "gzipped", "g zip",
    ])
    func `is not forced on who does not`(accepted: String) throws {
        let server = try Scrim.shared.get()
        for target in targets {
            let plain = try server.get(target)
            let response = try server.get(target, headers: [("Accept-Encoding", accepted)])
            #expect(response.status == 200)
            #expect(response["Content-Encoding"] == nil)
            #expect(response.body == plain.body)
            #expect(response["ETag"] == plain["ETag"])
        }
    }

    @Test func `packs POST answers, new ones and known ones, into the same bytes`() throws {
        let server = try Scrim()
        for body in Requests.several {
            let new = try server.post(body, headers: [("Accept-Encoding", "gzip")])
            let known = try server.post(body, headers: [("Accept-Encoding", "gzip")])
            let plain = try server.post(body)
            #expect(new["Cache-Status"]?.contains("miss") == true && known["Cache-Status"]?.contains("hit") == true)
            #expect(new.body == known.body)
            #expect(new["ETag"] == known["ETag"])
            #expect(gunzip(new.body) == plain.body)
        }
        server.expectStopsClean()
    }

    @Test func `of one answer is done once, whoever asks for it and how`() throws {
        let count = Counter()
        let server = try Scrim(compress: {
            count.add()
            return Gzip.compress($0)
        })
        let packed = [("Accept-Encoding", "gzip")]
        for (number, body) in Requests.several.enumerated() {
            _ = try server.post(body)
            #expect(count.value == number)
            // From the cache, with a name of its own, spelt otherwise, and by URL.
            _ = try server.post(body, headers: packed)
            _ = try server.post(body, headers: packed + [("X-Request-Id", "mine")])
            _ = try server.post(" " + body, headers: packed)
            _ = try server.get(Requests.target(carrying: body), headers: packed)
            #expect(count.value == number + 1)
        }
        server.expectStopsClean()
    }

    @Test func `of an error keeps it readable`() throws {
        let response = try Scrim.shared.get().get("/nothing", headers: [("Accept-Encoding", "gzip")])
        try expectProblem(response, 404)
    }
}
