import ServiceTestSupport
import TestSupport
import Testing

/// Targets that may be kept, each ready for one more member.
private let kept = [
    "/v1/specs?device=iphone-4&dialog.style=semiModal&", "/v1/specs?format=json&device=iphone-4&dialog={}&",
    "/v1/devices?", "/v1/devices/iphone-4?", "/v1/styles?", "/v1/styles/semiModal?", "/openapi.json?",
    "/v1/lint?requests.0.device=iphone-4&requests.0.dialog.style=alert&",
]

@Suite struct `A release in the URL` {
    private func running() throws -> String {
        try #require(JSON(Scrim.shared.get().get("/version").body)["version"].string)
    }

    @Test(arguments: kept) func `makes the answer last`(target: String) throws {
        let server = try Scrim()
        let release = try running()
        let plain = try server.get(String(target.dropLast()))
        #expect(plain["Cache-Control"] == "public, max-age=60")
        for method in ["GET", "HEAD"] {
            for fields in [[], [("Accept-Encoding", "gzip")], [("X-Request-Id", "a")], [("If-None-Match", "*")]] {
                // New, and known by its target.
                for _ in 0..<2 {
                    let response = try server.send(method, "\(target)release=\(release)", headers: fields)
                    #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
                    if fields.isEmpty {
                        #expect(response["ETag"] == plain["ETag"])
                        if method == "GET" { #expect(response.body == plain.body) }
                    }
                }
            }
        }
        #expect(try server.get(String(target.dropLast()))["Cache-Control"] == "public, max-age=60")
        server.expectStopsClean()
    }

    @Test func `goes with a POST and with request= too`() throws {
        let server = try Scrim.shared.get()
        let release = try running()
        for target in ["/v1/specs?release=\(release)", "/v1/specs?format=json&release=\(release)"] {
            #expect(try server.post(Requests.semiModal, to: target)["Cache-Control"]?.hasSuffix("immutable") == true)
        }
        let target = Requests.target(carrying: Requests.semiModal)
        #expect(try server.get(target + "&release=" + release)["Cache-Control"]?.hasSuffix("immutable") == true)
        try expectProblem(server.post(Requests.semiModal, to: "/v1/specs?release=0.0.1"), 410)
        try expectProblem(server.get(target + "&release=0.0.1"), 410)
    }

    @Test(arguments: kept) func `a release in the URL that is another one is gone`(target: String) throws {
        let server = try Scrim.shared.get()
        let release = try running()
        for asked in ["0.0.1", "", release + ".1", "v" + release, " " + release] {
            let problem = try expectProblem(
                server.get(target + "release=" + Requests.percentEncoded(asked)), 410, code: "releaseMismatch")
            #expect(problem["detail"].string?.contains("\"\(asked)\"") == true)
            #expect(problem["detail"].string?.contains("release=\(release)") == true)
            #expect(problem["errors"][0]["pointer"] == "/release")
        }
        #expect(try server.get(target + "release=0")["Cache-Control"] == "no-store")
        try expectProblem(server.get("\(target)release=\(release)&release=\(release)"), 422)
        // A method or a path that is wrong is so in every release.
        try expectProblem(server.send("DELETE", target + "release=0"), 405)
        try expectProblem(server.get("/nothing?release=0"), 404)
    }

    @Test func `keeps problems short-lived`() throws {
        let target = try "/v1/specs?device=nothing&release=\(running())"
        let response = try Scrim.shared.get().get(target)
        try expectProblem(response, 422)
        #expect(response["Cache-Control"] == "no-store")
    }

    @Test(arguments: ["/healthz", "/readyz", "/version"]) func `has no place where nothing is kept`(path: String) throws
    {
        let server = try Scrim.shared.get()
        for method in ["GET", "HEAD"] {
            for fields in [[], [("If-None-Match", "*")]] {
                let response = try server.send(method, path, headers: fields)
                #expect(response["Cache-Control"] == "no-store")
                #expect(response["Vary"] == nil)
            }
        }
        try expectProblem(server.get("\(path)?release=\(running())"), 422)
    }
}

@Suite struct `Vary` {
    @Test func `names what the answer depends on, and no more`() throws {
        let server = try Scrim.shared.get()
        let short = #"{"device":"iphone-4","dialog":{},"points":[[1,2]]}"#
        let matrix = #"{"devices":["iphone-4"],"dialogs":[{}]}"#
        for fields in [[], [("Accept-Encoding", "gzip")], [("Origin", "https://example.org")]] {
            func vary(_ body: String, _ target: String) throws -> String? {
                let response = try server.post(body, to: target, headers: fields)
                #expect(response.status == 200)
                #expect(response["Timing-Allow-Origin"] == "*")
                return response["Vary"]
            }
            // Several formats, and long enough to be compressed.
            #expect(try vary(Requests.semiModal, "/v1/specs") == "Accept, Accept-Encoding")
            #expect(try vary(Requests.semiModal, "/v1/specs?format=json") == "Accept-Encoding")
            // One format.
            let samples = Requests.semiModal.dropLast() + #","phase":"present","framesPerSecond":60}"#
            #expect(try vary(String(samples), "/v1/specs/samples") == "Accept-Encoding")
            // Too short for that.
            #expect(try vary(short, "/v1/specs/hit-test") == nil)
            // Two formats, of which the URL may name one.
            #expect(try vary(matrix, "/v1/specs/batch") == "Accept, Accept-Encoding")
            #expect(try vary(matrix, "/v1/specs/batch?format=json") == "Accept-Encoding")
        }
    }
}
