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
}
