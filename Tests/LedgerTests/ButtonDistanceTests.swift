import AnswerTestSupport
import ServiceTestSupport
import Testing

private func laid(_ style: String, on device: String, _ content: String, more: String = "") throws -> JSON {
    try answer(
        #"{"device":"\#(device)","dialog":{"style":"\#(style)","content":{\#(content)}\#(more)}}"#, at: "/v1/specs")
}

private func choices(_ count: Int) -> String {
    let actions = (0..<count).map { #"{"id":"c\#($0)","title":"Choice number \#($0)"}"# }
    return #""actions":[\#(actions.joined(separator: ","))]"#
}

@Suite struct `Buttons in a column` {
    /// As wide as the column, or as their style is at least.
    @Test(
        arguments: [
            ("visionos-1280x720", "formSheet", 7), ("visionos-1280x720", "sheet", 7),
            ("macos-1200x800", "formSheet", 12), ("kde-800x600", "formSheet", 7),
        ])
    func `make their dialog no wider than one of fewer`(device: String, style: String, count: Int) throws {
        let many = try laid(style, on: device, #""title":"T",\#(choices(count))"#)
        let two = try laid(style, on: device, #""title":"T","actionAxis":"vertical",\#(choices(2))"#)
        #expect(many.frame(of: "action:c0").y < many.frame(of: "action:c1").y)
        #expect(abs(many.dialog.width - two.dialog.width) <= 12, "\(many.dialog) \(two.dialog)")
    }
}
