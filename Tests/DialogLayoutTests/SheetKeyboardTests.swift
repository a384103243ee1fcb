import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A docked keyboard of 300 points under an Apple sheet.
@Suite struct `A sheet and a docked keyboard` {
    private static let keyboard = #""keyboard":{"height":300}"#

    private func sheet(_ device: String, _ placement: String, _ state: String = "") throws -> Box {
        try layout("sheet", on: device, state: state, content: #""title":"Hi""#, placement: placement).dialog
    }

    /// Raised by the keyboard's 300 and no more: 220 are 520, and it still ends at the window's edge, at 1180.
    @Test(arguments: ["[200]", #"["medium"]"#])
    func `on the bottom edge of a pad count the keyboard once`(detents: String) throws {
        let placement = #""edge":"bottom","detents":\#(detents)"#
        let alone = try sheet("ipad-10", placement)
        let raised = try sheet("ipad-10", placement, Self.keyboard)
        #expect(alone.maxY == 1180 && raised.maxY == 1180)
        #expect(raised.height == alone.height + 300)
        if detents == "[200]" { #expect(alone.height == 220) }
    }

    @Test(arguments: ["ipad-10", "iphone-17"])
    func `in the middle or at the bottom are no higher than without it by more than 300`(device: String) throws {
        for edge in ["center", "bottom"] {
            let placement = #""edge":"\#(edge)","detents":[200]"#
            let (alone, raised) = (try sheet(device, placement), try sheet(device, placement, Self.keyboard))
            #expect(raised.height <= alone.height + 300 && raised.y >= alone.y - 300, "\(edge) \(raised)")
        }
    }

    /// 62 of the status bar and 200 of content; a width of 200.
    @Test func `do not touch at other edges, where the sheet stays as it was`() throws {
        let top = try sheet("iphone-17", #""edge":"top","detents":[200]"#, Self.keyboard)
        #expect(top == Box(0, 0, 402, 262))
        for edge in ["left", "right"] {
            let placement = #""edge":"\#(edge)","detents":[200]"#
            let side = try sheet("iphone-17", placement, Self.keyboard)
            #expect(try side == sheet("iphone-17", placement) && side.width == 200)
        }
    }

    /// As high as its content below the status bar: with the same content, the window's inset of 62 is all the
    /// difference between the top and the bottom edge, which has one of 34.
    @Test func `a sheet at the top edge that fits its content shows all of it`() throws {
        let answer = try layout(
            "sheet", on: "iphone-15", content: #""title":"Hi","message":"A message""#,
            placement: #""edge":"top","detents":["fit"]"#)
        let (title, message) = (answer.frame(of: "title"), answer.frame(of: "message"))
        #expect(title.y >= 59 && title.height > 15 && message.height > 10)
        #expect(message.maxY <= answer.dialog.maxY)
        #expect(!answer.reasons.contains("contentScrolls") && !answer.reasons.contains("contentDoesNotFit"))
    }
}
