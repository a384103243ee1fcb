import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A sheet of several heights that is let go between two of them.
@Suite struct `A sheet between two heights` {
    private func body(_ device: String, _ selected: String, _ more: String = "") -> String {
        DialogBody(
            "sheet", on: device, content: #""message":"x""#,
            placement: #""detents":["medium","large"],"selectedDetent":"\#(selected)""#, request: more
        ).json
    }

    /// The edge that it stands on stays where it is, between where it is at both heights, and the other is at the
    /// finger.
    @Test(arguments: ["iphone-17", "iphone-14", "pixel-8"], [("medium", -120.0), ("large", 150)])
    func `begins where the finger left it, and keeps its lower edge`(device: String, way: (from: String, by: Double))
        throws
    {
        let rest = try spec(body(device, way.from))
        let heights = rest["presentation"]["detents"].elements.map { $0["frame"].box }
        let frame = rest.dialog
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2 + way.by)
        let timeline = try answer(
            body(device, way.from, #","position":[\#(x),\#(y)],"velocity":[0,0]"#), at: "/v1/specs/release")["timeline"]
        let center = timeline["tracks"].track("dialog", "position")["keyframes"][0]["value"]
        let size = timeline["tracks"].track("dialog", "size")["keyframes"][0]["value"]
        let top = center[1].number - size[1].number / 2
        let bottom = center[1].number + size[1].number / 2
        #expect(abs(top - (frame.y + way.by)) < 0.01, "\(device)")
        let ends = heights.map(\.maxY)
        #expect(bottom >= (ends.min() ?? 0) - 0.01 && bottom <= (ends.max() ?? 0) + 0.01, "\(device)")
        let widths = heights.map(\.width)
        #expect(size[0].number >= (widths.min() ?? 0) - 0.01 && size[0].number <= (widths.max() ?? 0) + 0.01)
    }

    @Test func `goes on from there to where it is thrown`() throws {
        let frame = try spec(body("iphone-17", "medium")).dialog
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2 - 60)
        func top(_ time: Double) throws -> Double {
            let asked = body("iphone-17", "medium", #","position":[\#(x),\#(y)],"velocity":[0,-2000]"#)
            let timeline = try answer(asked, at: "/v1/specs/release")["timeline"]
            let spring = timeline["tracks"].track("dialog", "position")["keyframes"]
            let size = timeline["tracks"].track("dialog", "size")["keyframes"]
            return spring[time == 0 ? 0 : spring.elements.count - 1]["value"][1].number
                - size[time == 0 ? 0 : size.elements.count - 1]["value"][1].number / 2
        }
        let (start, end) = (try top(0), try top(1))
        #expect(abs(start - (frame.y - 60)) < 0.01)
        #expect(end < frame.y - 60)
    }
}
