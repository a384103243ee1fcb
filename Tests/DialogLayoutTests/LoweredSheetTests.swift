import AnswerTestSupport
import ServiceTestSupport
import Testing

/// BottomSheetBehavior of Material's library lays a sheet out whole and moves it down: what is seen is its upper part.
@Suite struct `A sheet that opens lower than its content` {
    private static let content =
        #""title":"Details","message":"Text.","actions":[{"id":"ok","title":"OK"},{"id":"no","title":"No"}]"#

    private static let devices = ["pixel-9", "galaxy-s24", "android-tablet-medium", "android-tv"]

    private func sheet(_ device: String, _ placement: String = "") throws -> JSON {
        let turned = device == "android-tv" ? "" : #""orientation":"landscapeLeft""#
        return try layout("sheet", on: device, state: turned, content: Self.content, placement: placement)
    }

    @Test(arguments: devices)
    func `shows the beginning of it, each part where it stands in the whole sheet`(device: String) throws {
        let (low, high) = try (sheet(device), sheet(device, #""selectedDetent":"fit""#))
        #expect(low.dialog.height < high.dialog.height)
        // A handle in a band of 48, and a line of 28 below it.
        let title = low.frame(of: "title")
        #expect(abs(title.y - low.dialog.y - 48) < 0.5 && abs(title.height - 28) < 0.5)
        #expect(low["layers"]["title"]["text"]["lines"][0]["text"] == "Details")
        for id in ["title", "message", "action:ok", "action:no"] {
            let layer = low["layers"][id]
            let whole = layer["scrolled"] == .missing ? layer["frame"].box : layer["scrolled"]["frame"].box
            let seen = high.frame(of: id)
            #expect(abs(whole.height - seen.height) < 0.5, "\(id) \(whole) \(seen)")
            #expect(abs(whole.y - low.dialog.y - (seen.y - high.dialog.y)) < 1, "\(id) \(whole) \(seen)")
            #expect(low.dialog.holds(layer["frame"].box, slack: 1e-3))
        }
    }

    @Test(arguments: devices) func `tells of the buttons that nobody sees before it is dragged`(device: String) throws {
        let low = try sheet(device)
        let told = low["diagnostics"].elements.filter { $0["rule"] == "actionUnreachable" }
        #expect(told.map { $0["pointer"] } == ["/dialog/content/actions/0", "/dialog/content/actions/1"])
        #expect(told.allSatisfy { $0["severity"] == "warning" })
        #expect(low.reasons.contains("contentDoesNotFit"))
        let high = try sheet(device, #""selectedDetent":"fit""#)
        #expect(!high.text.contains("actionUnreachable") && !high.reasons.contains("contentDoesNotFit"))
    }

    /// With a line of text and a row of buttons in sight the buttons stay, and the text scrolls.
    @Test func `keeps its buttons in sight where there is room for them`() throws {
        let words = String(repeating: "word ", count: 700)
        let answer = try layout(
            "sheet", on: "pixel-9", content: #""title":"T","message":"\#(words)","actions":[{"id":"ok","title":"OK"}]"#)
        #expect(answer["presentation"]["detents"].elements.count == 2)
        #expect(answer["layers"]["action:ok"]["scrolled"] == .missing)
        #expect(answer.frame(of: "action:ok").height == 48)
    }
}

@Suite struct `A button of which a sliver is seen` {
    /// 50 and the inset of 24 below, less the handle's band of 48 and 14 above the row, leave 12.
    @Test func `counts as one that is not seen where it scrolls in little room`() throws {
        let answer = try layout(
            "sheet", on: "pixel-9", state: #""orientation":"landscapeLeft""#,
            content: #""actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]"#, placement: #""detents":[50,"fit"]"#)
        let seen = answer.frame(of: "action:a").height
        #expect(abs(seen - 12) < 0.5)
        #expect(answer["diagnostics"].elements.contains { $0["rule"] == "actionUnreachable" })
    }
}
