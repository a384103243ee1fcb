import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A dialog that waits and comes without a motion` {
    private static let dialog = #"""
        {"style":"formSheet","content":{"title":"T"},"transition":{"style":"none","delay":2},
         "pushBack":{"scale":0.9}}
        """#

    private func hit(at seconds: Double) throws -> JSON {
        let body = #"""
            {"device":"ipad-10","dialog":\#(Self.dialog),"phase":"present","at":\#(seconds),"points":[[410,590],[5,5]]}
            """#
        return try answer(to: body, at: "/v1/specs/hit-test")["hits"]
    }

    private func answer(to body: String, at target: String) throws -> JSON {
        try ServiceTestSupport.answer(body, at: target)
    }

    @Test func `a dialog without motion after a delay is not there before`() throws {
        let present = try layout(on: "ipad-10", dialog: Self.dialog)["transitions"]["present"]
        #expect(present["duration"] == 2)
        for (layer, property) in [("dialog", "opacity"), ("dimming", "opacity")] {
            let track = present["tracks"].track(layer, property)["keyframes"].elements
            #expect(track.first?["time"] == 0 && track.first?["value"] == 0 && track.first?["easing"] == .missing)
            #expect(track.last?["time"] == 2 && (track.last?["value"].number ?? 0) > 0)
        }
        let scale = present["tracks"].track("presenter", "scale")["keyframes"].elements
        #expect(scale.first?["value"] == 1 && scale.first?["easing"] == .missing && scale.last?["value"] == 0.9)
    }

    @Test func `a dialog without motion after a delay is not touched before, and what lies behind is blocked`() throws {
        let before = try hit(at: 1)
        #expect(before.elements.map { $0["target"] } == ["dimming", "dimming"])
        #expect(before.elements.map { $0["effect"] } == ["block", "block"])
        #expect(try hit(at: 2)[0]["target"] != "dimming")
    }

    @Test func `has no track without a delay`() throws {
        let present = try layout(
            on: "ipad-10", dialog: #"{"style":"formSheet","content":{"title":"T"},"transition":{"style":"none"}}"#
        )["transitions"]["present"]
        #expect(present["duration"] == 0 && present["tracks"].track("dialog", "opacity") == .missing)
    }

    @Test func `a dialog without motion after a delay is told that curves and ends of a motion do nothing`() throws {
        let answer = try layout(
            "formSheet", on: "ipad-10", content: #""title":"T""#,
            dialog: #"""
                "transition":{"style":"none","from":{"scale":0.5},"to":{"opacity":0},"easing":"linear",
                              "easings":{"opacity":"easeIn"}}
                """#)
        let told = answer["diagnostics"].elements.filter { $0["rule"] == "memberHasNoEffect" }
        #expect(
            Set(told.compactMap { $0["pointer"].string })
                == Set(["from", "to", "easing", "easings"].map { "/dialog/transition/\($0)" }))
    }
}
