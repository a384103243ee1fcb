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
        "*", "gzip, identity;q=0.5", "identity;q=0, gzip", "gzip;q=1.000,*;q=0", ", gzip", "gzip, deflate, br",
        "gzip, zstd;q=0.9", "zstd;q=0, *", "gzip, compress, deflate, br",
    ])
    func `compression is there for who takes it`(accepted: String) throws {
        try expectCompressed(accepted, "gzip") { gunzip($0) }
    }

    @Test(arguments: [
        "zstd", "ZSTD", "gzip, deflate, br, zstd", "zstd;q=0.5, gzip;q=0.5", "zstd, gzip;q=0.9", "gzip;q=0, zstd;q=0.1",
        "zstd, *;q=0.5", "deflate, gzip, br, zstd", "identity;q=0.5, zstd;q=0.5",
    ])
    func `compression is by zstd for who takes that no less than gzip`(accepted: String) throws {
        try expectCompressed(accepted, "zstd") { unzstd($0) }
    }

    private func expectCompressed(_ accepted: String, _ coding: String, expand: ([UInt8]) -> [UInt8]?) throws {
        let server = try Scrim.shared.get()
        for target in targets {
            let plain = try server.get(target)
            let packed = try server.get(target, headers: [("Accept-Encoding", accepted)])
            #expect(packed.status == 200)
            #expect(packed["Content-Encoding"] == coding, "\(target)")
            #expect(expand(packed.body) == plain.body)
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
        "zstd;q=0", "zstd;q=0.2, identity;q=0.9", "zstandard",
    ])
    func `compression is not forced on who does not`(accepted: String) throws {
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

    @Test func `compression is not offered for what is packed already`() throws {
        let server = try Scrim.shared.get()
        for target in ["/fonts/Inter-Regular-latin.woff2", "/v1/specs?device=iphone-4&dialog.style=alert&format=png"] {
            let response = try server.get(target, headers: [("Accept-Encoding", "gzip, zstd")])
            #expect(response.status == 200 && response["Content-Encoding"] == nil, "\(target)")
        }
    }

    @Test(arguments: ["gzip", "zstd"])
    func `packs POST answers, new ones and known ones, into the same bytes`(coding: String) throws {
        let server = try Scrim()
        for body in Requests.several {
            let new = try server.post(body, headers: [("Accept-Encoding", coding)])
            let known = try server.post(body, headers: [("Accept-Encoding", coding)])
            let plain = try server.post(body)
            #expect(new["Cache-Status"]?.contains("miss") == true && known["Cache-Status"]?.contains("hit") == true)
            #expect(new.body == known.body)
            #expect(new["ETag"] == known["ETag"])
            #expect((coding == "gzip" ? gunzip(new.body) : unzstd(new.body)) == plain.body)
            let other = try Scrim().post(body, headers: [("Accept-Encoding", coding)])
            #expect(other.body == new.body && other["ETag"] == new["ETag"])
        }
        server.expectStopsClean()
    }

    @Test func `has a tag for each coding, each of which is known again`() throws {
        let server = try Scrim.shared.get()
        for target in targets {
            var tags: Set<String> = []
            for coding in ["identity", "gzip", "zstd"] {
                let tag = try #require(server.get(target, headers: [("Accept-Encoding", coding)])["ETag"])
                tags.insert(tag)
                let known = try server.get(target, headers: [("Accept-Encoding", coding), ("If-None-Match", tag)])
                #expect(known.status == 304 && known["ETag"] == tag)
                #expect(known["Content-Encoding"] == nil)
            }
            #expect(tags.count == 3)
        }
    }

    @Test func `compression of one answer is done once a coding, whoever asks for it and how`() throws {
        let count = Counter()
        let pool = CompressorPool()
        let server = try Scrim(compress: {
            count.add()
            return pool.compress($0, $1, $2)
        })
        for (number, body) in Requests.several.enumerated() {
            _ = try server.post(body)
            #expect(count.value == number * 2)
            for (added, coding) in ["gzip", "zstd"].enumerated() {
                let packed = [("Accept-Encoding", coding)]
                // From the cache, with a name of its own, spelt otherwise, and by URL.
                _ = try server.post(body, headers: packed)
                _ = try server.post(body, headers: packed + [("X-Request-Id", "mine")])
                _ = try server.post(" " + body, headers: packed)
                _ = try server.get(Requests.target(carrying: body), headers: packed)
                #expect(count.value == number * 2 + added + 1)
            }
        }
        server.expectStopsClean()
    }

    @Test func `compression that fails leaves the answer as it is`() throws {
        let server = try Scrim(compress: { _, _, _ in nil })
        let response = try server.post(Requests.semiModal, headers: [("Accept-Encoding", "gzip")])
        #expect(response.status == 200 && response["Content-Encoding"] == nil)
        #expect(try response.body == server.post(Requests.semiModal).body)
        server.expectStopsClean()
    }

    @Test func `compression of an error keeps it readable`() throws {
        let response = try Scrim.shared.get().get("/nothing", headers: [("Accept-Encoding", "gzip")])
        try expectProblem(response, 404)
    }
}
