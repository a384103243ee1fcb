import Foundation
import MicroHTTP
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

private let turn =
    #"{"present":{"style":"custom","duration":3,"easing":{"spring":{"response":0.05,"dampingRatio":0.01}},"#
    + #""from":{"rotationX":170,"rotationY":80}}}"#

private let turning = #"{"device":"ipad-1","dialog":{"style":"floating","transition":\#(turn)}}"#

/// A sheet with all that it may have, in a few hundred bytes.
private let tall = sheet(detents: 64)

private func sheet(detents count: Int) -> String {
    let detents = (50..<50 + count).map(String.init).joined(separator: ",")
    let many = Array(repeating: "{}", count: 32).joined(separator: ",")
    return DialogBody(
        "sheet", on: "iphone-17", content: #""actions":[\#(many)],"textFields":[\#(many)]"#,
        placement: #""detents":[\#(detents)]"#, options: #""rests":true"#
    ).json
}

/// A sheet over a backdrop with sixty-four cutouts, each of which crosses the next ones: in every rest they are joined.
private let perforated: String = {
    let cutouts = (0..<64).map { #"{"frame":{"x":\#($0 * 3),"y":\#($0 * 2),"width":20,"height":20},"cornerRadius":4}"# }
    return DialogBody(
        "sheet", on: "iphone-17", content: #""title":"T""#, placement: #""detents":[50,60,70,80]"#,
        dialog: #""backdrop":{"cutouts":[\#(cutouts.joined(separator: ","))]}"#, options: #""rests":true"#
    ).json
}()

/// Which setting refuses a request, and what it calls at fault.
private struct Excess: CustomTestStringConvertible {
    let setting: String
    let pointer: String
    let path: String
    let body: String
    let lower: @Sendable (inout Configuration) -> Void

    var testDescription: String { setting }

    static let all = [
        Excess(setting: "--max-rest-layers", pointer: "", path: "/v1/specs", body: tall) {
            $0.limits.restLayers = 1_000
        },
        // 64 cutouts count as 64 × (64 + 8) = 4,608 layers of each rest.
        Excess(setting: "--max-rest-layers", pointer: "", path: "/v1/specs", body: perforated) {
            $0.limits.restLayers = 9_000
        },
        Excess(setting: "--max-motion-stops", pointer: "", path: "/v1/specs?format=svg&animate=present", body: turning)
        {
            $0.limits.motionStops = 100
        },
        Excess(setting: "--max-fitted-springs", pointer: "", path: "/v1/specs?format=tokens", body: turning) {
            $0.limits.fittedSprings = 0
        },
        Excess(setting: "--max-painted-pixels", pointer: "/scale", path: "/v1/specs?format=png", body: turning) {
            $0.limits.paintedPixels = 10_000
        },
        Excess(
            setting: "--max-painted-motion-pixels", pointer: "/scale", path: "/v1/specs?format=filmstrip", body: turning
        ) { $0.limits.paintedMotionPixels = 10_000 },
    ]
}

@Suite struct `The budget of an answer` {
    @Test(arguments: Excess.all)
    fileprivate func `names the setting that a product goes beyond, and says it the same each time`(
        excess: Excess
    ) throws {
        let server = try Scrim { excess.lower(&$0) }
        let refused = try server.post(excess.body, to: excess.path)
        try expectProblem(refused, 422, code: "invalidRequest")
        let fault = try #require(try JSON(refused.body)["errors"].elements.first)
        #expect(fault["pointer"].string == excess.pointer && fault["code"].string == "tooMany")
        #expect(fault["message"].string?.contains(excess.setting + ".") == true)
        #expect(try server.post(excess.body, to: excess.path).body == refused.body)
        server.expectStopsClean()
    }

    /// Springs and moments are what costs; with a bound of a microsecond any of them is too long.
    @Test(arguments: [
        "/v1/specs?format=svg&animate=present", "/v1/specs?format=png",
        "/v1/specs?format=apng&scale=1&framesPerSecond=4", "/v1/specs?format=css",
    ])
    func `ends work that takes too much time, and keeps nothing of it`(path: String) throws {
        let short = try Scrim { $0.maxWork = 1e-6 }
        let ended = try short.post(turning, to: path)
        try expectProblem(ended, 503, code: "workTooLong")
        #expect(ended["Cache-Control"]?.contains("no-store") == true)
        short.expectStopsClean()
        // Springs are kept for all answers of the process: none of those is a half one.
        let whole = try Scrim { $0.maxWork = 60 }.post(turning, to: path)
        #expect(whole.status == 200)
        #expect(try Scrim { $0.maxWork = 0 }.post(turning, to: path).body == whole.body)
    }

    /// A stream has begun with 200; its client sees that the end is missing.
    @Test func `closes a stream whose combination takes too much time`() throws {
        let server = try Scrim { $0.maxWork = 1e-6 }
        let dialogs = Array(repeating: tall.matrixDialog, count: 65).joined(separator: ",")
        let connection = try server.connect()
        try connection.send(
            Requests.posting(#"{"devices":["iphone-17"],"dialogs":[\#(dialogs)]}"#, to: "/v1/specs/batch"))
        #expect(throws: (any Error).self) { try connection.readResponse() }
        server.expectStopsClean()
    }
}

extension String {
    /// The dialog of ``tall`` alone.
    fileprivate var matrixDialog: String {
        let start = range(of: #""dialog":"#)?.upperBound ?? startIndex
        let end = range(of: #","options""#)?.lowerBound ?? endIndex
        return String(self[start..<end])
    }
}

@Suite struct `The gate of exports` {
    /// One thread writes, and nobody may wait for it.
    @Test func `lets in as many as may be, and holds nothing else up`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWaitingExports = 0
        }
        func export(_ title: String, _ format: String) -> String {
            "/v1/specs?device=iphone-4&dialog.style=alert&dialog.content.title=\(title)&format=\(format)"
        }
        let known = try server.get(export("known", "css"))
        let first = try server.connect()
        try first.send("GET \(export("long", "css")) HTTP/1.1\r\nHost: x\r\n\r\n")
        measuring.waitUntilBegun()
        #expect(try server.get("/healthz").status == 200)
        let padding = String(repeating: " ", count: 4_000)
        #expect(try server.post(Requests.semiModal + padding).status == 200)
        #expect(try server.get(export("known", "css")).body == known.body)
        #expect(try server.get(export("other", "png")).status == 200)
        let refused = try server.get(export("other", "svg"))
        try expectProblem(refused, 503, code: "overloaded")
        #expect(try JSON(refused.body)["detail"].string?.contains("--max-waiting-exports") == true)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        server.expectStopsClean()
    }

    /// Whatever is asked for in few bytes, the connection's thread does not work at it.
    @Test func `differences and sheets with all their rests leave the thread of their connection`() throws {
        let long = sheet(detents: 8).replacingOccurrences(of: #""actions":[{}"#, with: #""actions":[{"title":"long"}"#)
        for (path, body) in [("/v1/specs", long), ("/v1/specs/diff", #"{"from":\#(long),"to":\#(long)}"#)] {
            let measuring = HeldMeasuring()
            let server = try Scrim(measuring: measuring) { $0.server.threads = 1 }
            let connection = try server.connect()
            try connection.send(Requests.posting(body, to: path))
            measuring.waitUntilBegun()
            #expect(try server.get("/healthz").status == 200)
            measuring.release(after: 0)
            #expect(try connection.readResponse().status == 200)
            server.expectStopsClean()
        }
    }

    /// What reads well of a set is laid out though something else in it is at fault, which takes as long.
    @Test func `sets at fault leave the thread of their connection`() throws {
        let tall = sheet(detents: 2).replacingOccurrences(of: #""actions":[{}"#, with: #""actions":[{"title":"long"}"#)
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) { $0.server.threads = 1 }
        let connection = try server.connect()
        try connection.send(
            Requests.posting(
                #"{"requests":[\#(tall),\#(tall),\#(tall),\#(tall),{"device":"nobody's"}]}"#, to: "/v1/lint"))
        measuring.waitUntilBegun()
        #expect(try server.get("/healthz").status == 200)
        measuring.release(after: 0)
        let refused = try connection.readResponse()
        try expectProblem(refused, 422)
        #expect(try JSON(refused.body)["errors"].elements.contains { $0["pointer"] == "/requests/4/device" })
        server.expectStopsClean()
    }
}
