import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `An action sheet and a keyboard` {
    private func sheet(_ device: String, count: Int, landscape: Bool = false, title: String = "") throws -> JSON {
        let others = (0..<count).map { #"{"id":"o\#($0)","title":"Option \#($0)"}"# }
        let state = #""keyboard":"docked""# + (landscape ? #","orientation":"landscapeLeft""# : "")
        return try layout(
            "actionSheet", on: device, state: state,
            content: #"""
                \#(title)"actions":[\#(others.joined(separator: ",")),{"id":"no","title":"Cancel","role":"cancel"}]
                """#)
    }

    /// presentation-metrics actionsheet.margin.8; corrections, Alerts and the keyboard: never flush with it.
    @Test(arguments: ["iphone-5s", "iphone-8", "iphone-16"])
    func `keeps its margin above the keyboard from iOS 7 to 18`(device: String) throws {
        let answer = try sheet(device, count: 1)
        let keyboard = answer.frame(of: "keyboard")
        #expect(abs(answer.dialog.maxY - (keyboard.y - 8)) <= 0.5, "\(answer.dialog) \(keyboard)")
    }

    @Test(arguments: ["iphone-5s", "iphone-8", "iphone-16"])
    func `keeps its margin on both sides of the room that a keyboard leaves`(device: String) throws {
        let answer = try sheet(device, count: 9, landscape: true)
        let keyboard = answer.frame(of: "keyboard")
        #expect(abs(answer.dialog.maxY - (keyboard.y - 8)) <= 0.5)
        #expect(answer.dialog.y >= 8 - 0.5, "\(answer.dialog)")
    }

    /// 320 high, less a status bar of 20, a keyboard of 162 and 8 on both sides: 122, of which Cancel takes 44 + 8.
    @Test func `keeps Cancel in place as long as the others have room for a row`() throws {
        let answer = try sheet("iphone-5s", count: 2, landscape: true)
        #expect(abs(answer.frame(of: "action:no").height - 44) <= 0.5)
        #expect(abs(answer.frame(of: "scroll:actions").height - 70) <= 0.5)
    }

    /// Corrections, Action sheet: on iPhone OS 3 to 6 Cancel stays, and the others scroll above it.
    @Test(arguments: [2, 9])
    func `keeps Cancel in place on iOS 6 in however little room`(count: Int) throws {
        let answer = try sheet("iphone-4", count: count, landscape: true, title: #""title":"Move to","#)
        let (cancel, list) = (answer.frame(of: "action:no"), answer.frame(of: "scroll:actions"))
        #expect(abs(cancel.height - 44) <= 0.5 && answer["layers"]["action:no"]["parent"] != "scroll:actions")
        #expect(list.height > 0 && list.maxY <= cancel.y && cancel.maxY <= answer.frame(of: "keyboard").y)
        #expect(answer["layers"]["action:o0"]["parent"] == "scroll:actions")
    }
}
