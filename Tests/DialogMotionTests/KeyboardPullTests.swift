import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A sheet of several heights above a keyboard, which raises it by another distance at each of them.
@Suite struct `A sheet of several heights above a keyboard` {
    private func body(_ device: String, _ selected: String, _ detents: [String], _ more: String = "") -> String {
        DialogBody(
            "sheet", on: device, state: #""keyboard":{"height":250}"#, content: #""message":"x""#,
            placement: #""detents":[\#(detents.joined(separator: ","))],"selectedDetent":\#(selected)"#, request: more
        ).json
    }

    private static let devices = ["iphone-14", "iphone-17", "mate-60-pro", "pixel-8"]
    private static let lists = [[#""medium""#, #""large""#], ["200", #""medium""#, #""large""#]]

    /// Where the sheet stands at each of its heights, as far as they are different ones.
    private func rests(_ device: String, _ detents: [String]) throws -> [(detent: String, frame: Box)] {
        var rests: [(detent: String, frame: Box)] = []
        for detent in detents {
            let frame = try spec(body(device, detent, detents)).dialog
            if !rests.contains(where: { abs($0.frame.y - frame.y) < 0.01 }) { rests.append((detent, frame)) }
        }
        return rests
    }

    /// A sheet that is let go without speed where it stands at one of its heights stays there.
    @Test(arguments: Self.devices, Self.lists)
    func `goes to the height at which it is let go`(device: String, detents: [String]) throws {
        let rests = try rests(device, detents)
        for own in rests {
            for goal in rests {
                let y = own.frame.midY + goal.frame.y - own.frame.y
                let released = try answer(
                    body(
                        device, own.detent, detents,
                        #","position":[\#(own.frame.midX),\#(y)],"velocity":[0,0],"rules":{"dismissShare":1}"#),
                    at: "/v1/specs/release")
                #expect(
                    released["target"].text == goal.detent,
                    "\(device): from \(own.detent) at \(goal.detent)")
            }
        }
    }

    /// Between its heights its upper edge is at the finger.
    @Test(arguments: Self.devices, Self.lists)
    func `follows the finger between its heights`(device: String, detents: [String]) throws {
        let rests = try rests(device, detents)
        for own in rests {
            for goal in rests where goal.detent != own.detent {
                let way = (goal.frame.y - own.frame.y) / 2
                let (x, y) = (own.frame.midX, own.frame.y + 30)
                let pose = try answer(
                    body(device, own.detent, detents, #","from":[\#(x),\#(y)],"positions":[[\#(x),\#(y + way)]]"#),
                    at: "/v1/specs/drag")["poses"][0]["layers"]["dialog"]
                let height = pose["size"] == .missing ? own.frame.height : pose["size"][1].number
                let top = pose["position"][1].number - height / 2
                #expect(abs(top - own.frame.y - way) < 0.01, "\(device): from \(own.detent) to \(goal.detent)")
            }
        }
    }
}

extension JSON {
    /// A name in quotes or a number, as a request has it.
    fileprivate var text: String {
        if case .number(let number) = self { return "\(Int(number))" }
        return #""\#(string ?? "")""#
    }
}
