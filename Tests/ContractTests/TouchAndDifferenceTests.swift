import ServiceTestSupport
import TestSupport
import Testing

private let panel = DialogBody("semiModal", on: "iphone-4").members

/// The faults of a body that is refused, as `pointer code`.
private func faults(_ body: String, at target: String) throws -> Set<String> {
    let errors = try problem(body, at: target)["errors"].elements
    return Set(errors.map { "\($0["pointer"].string ?? "") \($0["code"].string ?? "")" })
}

@Suite struct `POST /v1/specs/hit-test` {
    private let path = "/v1/specs/hit-test"

    @Test func `refuses points that are none, each by its place`() throws {
        #expect(try faults("{\(panel)}", at: path) == ["/points missingMember"])
        #expect(try faults(#"{\#(panel),"points":[]}"#, at: path) == ["/points tooFew"])
        #expect(
            try faults(#"{\#(panel),"points":[[1,2],[1],{"x":1},[3,"4"],[1,2,3],[1000001,0],[null,0]]}"#, at: path)
                == [
                    "/points/1 tooFew", "/points/2 wrongType", "/points/3/1 wrongType", "/points/4 tooMany",
                    "/points/5/0 outOfRange", "/points/6/0 wrongType",
                ])
        #expect(try faults(#"{\#(panel),"points":[[1,2]],"point":[1,2]}"#, at: path) == ["/point unknownMember"])
        // Numbers that no double holds are not JSON that can be read at all.
        #expect(try Scrim.shared.get().post(#"{\#(panel),"points":[[1e999,0]]}"#, to: path).status == 400)
    }

    @Test func `takes ten thousand points, and names the setting that forbids one more`() throws {
        func body(_ count: Int) -> String {
            #"{\#(panel),"points":[\#(Array(repeating: "[1,300]", count: count).joined(separator: ","))]}"#
        }
        #expect(try answer(body(10_000), at: path)["hits"].elements.count == 10_000)
        let refused = try problem(body(10_001), at: path)["errors"][0]
        #expect(refused["pointer"] == "/points")
        #expect(refused["code"] == "tooMany")
        #expect(refused["message"].string?.contains("--max-points") == true)
    }

    @Test func `takes every layer of an answer back, with an app's own blocks and data`() throws {
        let answer = try answer(
            #"""
            {"device":"iphone-17","dialog":{"style":"alert","data":{"k":1},"content":{"title":"T",
            "blocks":[{"id":"map","height":40}],"actions":[{"id":"ok","title":"OK"}]}}}
            """#, at: "/v1/specs")
        let ok = try #require(answer["layers"].elements.first { $0["id"] == "action:ok" })["frame"]
        let body = JSON.object([
            "layers": answer["layers"], "hitRegions": answer["hitRegions"],
            "timeline": answer["transitions"]["present"], "at": answer["transitions"]["present"]["duration"],
            "points": .array([.array([.number(ok["x"].number + 5), .number(ok["y"].number + 5)])]),
        ])
        #expect(try ServiceTestSupport.answer(body.text, at: path)["hits"][0]["target"] == "action:ok")
    }

    @Test func `refuses moments outside, phases unknown or missing, and halves of a moment`() throws {
        func told(_ members: String) throws -> Set<String> {
            try faults(#"{\#(panel),"points":[[1,2]],\#(members)}"#, at: path)
        }
        #expect(try told(#""phase":"present","at":0.8"#) == ["/at outsideTimeline"])
        #expect(try told(#""phase":"present","at":-1"#) == ["/at outOfRange"])
        #expect(try told(#""phase":"present","at":"now""#) == ["/at wrongType"])
        #expect(try told(#""phase":"present""#) == ["/at missingMember"])
        #expect(try told(#""at":0.1"#) == ["/phase missingMember"])
        #expect(try told(#""phase":"presnt","at":0"#) == ["/phase unknownValue"])
        #expect(try told(#""phase":"refuse","at":0"#) == ["/phase phaseNotOffered"])
        #expect(
            try told(#""phase":"present","timeline":{"duration":0,"tracks":[]},"at":0"#)
                == ["/timeline conflictingMember"])
        #expect(
            try told(#""timeline":{"duration":1,"tracks":[],"events":[{"time":2,"name":"removed"},{"time":0}]},"at":0"#)
                == ["/timeline/events/0/time outOfRange", "/timeline/events/1/name missingMember"])
    }

    @Test func `tells all faults of device, dialog, points and moment at once`() throws {
        let body = #"{"device":"iphone-44","dialog":{"style":"semimodal"},"points":[[1,"2"]],"phase":"x","at":-1}"#
        #expect(
            try faults(body, at: path) == [
                "/device unknownDevice", "/dialog/style unknownValue", "/points/0/1 wrongType", "/phase unknownValue",
                "/at outOfRange",
            ])
    }

    @Test func `tells a moment from rest in what it keeps`() throws {
        let server = try Scrim()
        let resting = try server.post(#"{\#(panel),"points":[[160,300]]}"#, to: path)
        let moving = try server.post(#"{\#(panel),"points":[[160,300]],"phase":"present","at":0.1}"#, to: path)
        #expect(resting.body != moving.body)
        let again = try server.post(#"{ \#(panel), "points": [[160, 300.0]] }"#, to: path)
        #expect(again.body == resting.body)
        #expect(again["Cache-Status"] == "Scrim; hit")
        server.expectStopsClean()
    }
}

@Suite struct `POST /v1/specs/diff` {
    private let path = "/v1/specs/diff"

    @Test func `tells the faults of both sides at once, in their places`() throws {
        let impossible = #"{"device":"iphone-4","dialog":{"style":"semiModal","transition":{"style":"partialCurl"}}}"#
        #expect(
            try faults(#"{"from":{"device":"iphone-44","dialog":{"style":"semimodal"}},"to":\#(impossible)}"#, at: path)
                == [
                    "/from/device unknownDevice", "/from/dialog/style unknownValue",
                    "/to/dialog/transition/style transitionNeedsStyle",
                ])
        #expect(
            try faults(#"{"from":\#(impossible),"to":\#(impossible)}"#, at: path) == [
                "/from/dialog/transition/style transitionNeedsStyle",
                "/to/dialog/transition/style transitionNeedsStyle",
            ])
        #expect(try faults("{}", at: path) == ["/from missingMember", "/to missingMember"])
        #expect(try faults(#"{"from":{\#(panel)},"to":{\#(panel)},"too":1}"#, at: path) == ["/too unknownMember"])
        #expect(try faults(#"{"from":{\#(panel)},"to":[]}"#, at: path) == ["/to wrongType"])
        #expect(
            try faults(#"{"from":{\#(panel)},"to":{\#(panel)},"options":{"snap":"no"}}"#, at: path)
                == ["/options/snap unknownValue"])
    }

    @Test func `keeps its answer, and tells one direction from the other`() throws {
        let server = try Scrim()
        let tall = DialogBody("semiModal", on: "iphone-4", content: #""size":{"height":300}"#).members
        let there = try server.post(#"{"from":{\#(panel)},"to":{\#(tall)}}"#, to: path)
        let back = try server.post(#"{"from":{\#(tall)},"to":{\#(panel)}}"#, to: path)
        #expect(there.status == 200 && back.status == 200)
        #expect(there.body != back.body)
        #expect(try server.post(#"{"to":{\#(tall)},"from":{\#(panel)}}"#, to: path).body == there.body)
        server.expectStopsClean()
    }
}
