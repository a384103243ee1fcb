import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A sheet whose content scrolls at its lower detent only: at the other no layer scrolls.
@Suite struct `A sheet that scrolls at its lower detent only` {
    private func body(_ device: String, at detent: String, _ more: String = "") -> String {
        DialogBody(
            "sheet", on: device,
            content: #""title":"Title","message":"Some message here","actions":[{"title":"OK"}]"#,
            placement: #""detents":[100,"large"],"selectedDetent":\#(detent)"#, request: more
        ).json
    }

    /// Where what scrolls begins, and where it ends.
    private func ends(_ timeline: JSON, _ property: String) -> [[Double]] {
        let player = Player(timeline)
        return [0, player.duration].compactMap { player.value("scroll:body", property, at: $0) }
    }

    private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.01 }
    }

    /// Between both heights the title is in what scrolls, also where a finger has drawn the sheet.
    @Test(arguments: ["iphone-15", "iphone-17"])
    func `holds its content while a finger draws it up`(device: String) throws {
        let frame = try spec(body(device, at: "100")).dialog
        let drag = try answer(
            body(
                device, at: "100",
                #""from":[\#(frame.midX),\#(frame.midY)],"positions":[[\#(frame.midX),\#(frame.midY - 100)]]"#),
            at: "/v1/specs/drag")
        let layers = drag["poses"][0]["layers"]
        let (middle, size) = (layers["scroll:body"]["position"][1].number, layers["scroll:body"]["size"][1].number)
        let title = layers["title"]["position"][1].number
        #expect(title > middle - size / 2 && title < middle + size / 2)
    }

    /// The specification's own timeline to the upper detent says where it ends.
    @Test(arguments: ["iphone-15", "pixel-8"])
    func `shows its content where a release or a new end takes it up`(device: String) throws {
        let rest = try spec(body(device, at: "100"))
        let own = rest["transitions"]["detents"]["large"]
        let frame = rest.dialog
        let release = try answer(
            body(device, at: "100", #""position":[\#(frame.midX),\#(frame.midY)],"velocity":[0,-1500]"#),
            at: "/v1/specs/release")
        #expect(release["timeline"] != .missing)
        let retarget = try answer(
            body(device, at: "100", #""phase":"present","at":0.2,"to":"large""#),
            at: "/v1/specs/retarget")
        for timeline in [release["timeline"], retarget] {
            for property in ["position", "size"] {
                let (there, planned) = (ends(timeline, property), ends(own, property))
                #expect(there.count == 2 && isNear(there[1], planned[1]), "\(property): \(there)")
            }
        }
    }
}
