import ServiceTestSupport
import TestSupport
import Testing

/// Paths whose requests hold JSON of any shape, what a check expects and what another tool says of a device: a query
/// does not say which values there are numbers.
private let shapeless: Set = ["/v1/check", "/v1/devices/import"]

/// A body for each other path where answers are computed: of the contract's examples the shortest that fits into a
/// query.
private let bodies: [String: String] = {
    let contract = try? JSON(Repository.bytes("Sources/CEmbedded/openapi.json"))
    var bodies: [String: String] = [:]
    for (path, operations) in contract?["paths"].members ?? [:]
    where operations["get"] != .missing && !shapeless.contains(path) {
        let examples = operations["post"]["requestBody"]["content"]["application/json"]["examples"].members.values
        let texts = examples.map { $0["value"] }.filter { $0.dotted != nil }.map(\.text)
        bodies[path] = texts.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }
    return bodies
}()

private let paths = bodies.keys.sorted()

@Suite struct `A computation by GET` {
    @Test func `has an example in the contract for each path`() throws {
        let contract = try JSON(Repository.bytes("Sources/CEmbedded/openapi.json"))
        let computed = contract["paths"].members.filter { $1["get"] != .missing && $1["post"] != .missing }.keys
        #expect(Set(computed) == shapeless.union(paths))
    }

    private func targets(_ path: String, _ body: String) throws -> [String] {
        let members = try #require(JSON(Array(body.utf8)).dotted)
        return ([false, true].map { Requests.target(carrying: body, isPadded: $0) } + [Requests.target(of: members)])
            .map { $0.replacing("/v1/specs?", with: path + "?") }
    }

    @Test(arguments: paths) func `gives the bytes of its POST`(path: String) throws {
        let server = try Scrim()
        let body = try #require(bodies[path])
        let posted = try server.post(body, to: path)
        #expect(posted.status == 200)
        for target in try targets(path, body) {
            for _ in 0..<2 {
                let got = try server.get(target)
                #expect(got.status == 200, "\(got.text.prefix(300))")
                #expect(got.body == posted.body)
                #expect(got["ETag"] == posted["ETag"])
                #expect(got["Cache-Status"] == "Scrim; hit")
            }
            let head = try server.send("HEAD", target)
            #expect(head.status == 200 && head["ETag"] == posted["ETag"])
            #expect(head["Content-Length"] == "\(posted.body.count)")
            let tag = try #require(posted["ETag"])
            #expect(try server.get(target, headers: [("If-None-Match", tag)]).status == 304)
        }
        server.expectStopsClean()
    }

    @Test(arguments: paths) func `a computation by GET is refused as its POST is`(path: String) throws {
        let server = try Scrim.shared.get()
        for body in ["{}", "[]", "{", #"{"devise":1}"#, #"{"device":"iphone-4","device":"ipad-1"}"#] {
            let posted = try server.post(body, to: path)
            let got = try server.get(path + "?request=" + encoded(body))
            #expect(got.status == posted.status)
            #expect(got.body == posted.body)
        }
        try expectProblem(server.get(path + "?request=" + String(repeating: "a", count: 20_000)), 414)
        try expectProblem(server.get(path + "?request=e30&more=1"), 422)
    }

    private func encoded(_ body: String) -> String {
        String(Requests.target(carrying: body).split(separator: "=", maxSplits: 1)[1])
    }

    @Test(arguments: paths) func `says where a body belongs that comes with it`(path: String) throws {
        let server = try Scrim.shared.get()
        let body = try #require(bodies[path])
        for method in ["GET", "HEAD"] {
            for target in [path, try targets(path, body)[0]] {
                let response = try server.send(method, target, body: Array(body.utf8))
                #expect(response.status == 422)
                guard method == "GET" else { continue }
                let message = try expectProblem(response, 422)["errors"][0]["message"].string
                #expect(message?.contains("POST") == true && message?.contains("request=") == true)
            }
        }
        // An empty one is none.
        #expect(try server.send("GET", targets(path, body)[0], body: []).status == 200)
    }

    @Test func `takes ids of devices wherever one stands`() throws {
        let server = try Scrim.shared.get()
        let matrix = #"{"devices":[{"profile":"iphone-4","orientation":"landscapeLeft"},"ipad-2"],"dialogs":[{}]}"#
        let query = "devices.0=iphone-4&devices.0.orientation=landscapeLeft&devices.1=ipad-2&dialogs.0={}"
        #expect(
            try server.get("/v1/specs/batch?" + query).body == server.post(matrix, to: "/v1/specs/batch").body)
    }

    @Test(arguments: ["application/json", "application/x-ndjson"])
    func `streams a large matrix`(type: String) throws {
        let server = try Scrim()
        let dialogs = Array(repeating: #"{"style":"alert"},{"style":"semiModal"}"#, count: 20).joined(separator: ",")
        let matrix = #"{"devices":["iphone-4","ipad-2"],"dialogs":[\#(dialogs)]}"#
        let target = Requests.target(carrying: matrix).replacing("/v1/specs?", with: "/v1/specs/batch?")
        let accept = [("Accept", type)]
        let plain = try server.post(matrix, to: "/v1/specs/batch", headers: accept)
        #expect(plain["Transfer-Encoding"] == "chunked")
        for fields in [accept, accept + [("Accept-Encoding", "gzip, zstd")]] {
            let got = try server.get(target, headers: fields)
            #expect((fields.count == 1 ? got.body : gunzip(got.body, room: 8 << 20)) == plain.body)
            #expect(got["Content-Type"] == type)
            let head = try server.send("HEAD", target, headers: fields)
            #expect(head.status == 200)
            #expect(head["ETag"] == got["ETag"] && head["Content-Encoding"] == got["Content-Encoding"])
            #expect(try server.get(target, headers: fields).body == got.body)
            let tag = try #require(got["ETag"])
            let known = try server.get(target, headers: fields + [("If-None-Match", tag)])
            #expect(known.status == 304 && known["ETag"] == tag && known["Content-Length"] == nil)
        }
        server.expectStopsClean()
    }

    @Test
    func `a computation by GET is answered in the type that is asked for, whatever was asked for before`() throws {
        let server = try Scrim()
        let body = try #require(bodies["/v1/specs/batch"])
        let target = try targets("/v1/specs/batch", body)[0]
        let both = [("Accept", "application/json;q=0.5, application/x-ndjson")]
        for (fields, type) in [([], "application/json"), (both, "application/x-ndjson"), ([], "application/json")] {
            #expect(try server.get(target, headers: fields)["Content-Type"] == type)
        }
        server.expectStopsClean()
    }
}

@Suite struct `Lines, gzipped` {
    @Test func `arrive one by one`() throws {
        let server = try Scrim.shared.get()
        let client = try server.connect()
        defer { client.close() }
        try client.send(
            "POST /v1/specs/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
                + "Accept-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n")
        #expect(try client.readHead()["Content-Encoding"] == "gzip")
        let line = Requests.semiModal + "\n"
        let spec = try server.post(Requests.semiModal).text
        var packed: [UInt8] = []
        var expected = ""
        for number in 1...3 {
            // The answer to this line is there before the next is sent.
            try client.send("\(String(line.utf8.count, radix: 16))\r\n\(line)\r\n")
            packed += try client.readChunk()
            expected += "{\"line\":\(number),\"spec\":\(spec)}\n"
            #expect(gunzip(packed, isWhole: false) == Array(expected.utf8))
        }
        try client.send("0\r\n\r\n")
        packed += try client.readChunk()
        expected += #"{"summary":{"count":3,"problems":0}}"# + "\n"
        #expect(gunzip(packed) == Array(expected.utf8))
    }
}
