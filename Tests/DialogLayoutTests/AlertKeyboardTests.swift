import AnswerTestSupport
import ServiceTestSupport
import Testing

private let both = #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"Cancel","role":"cancel"}]"#

private func alert(
    _ version: String, _ screen: (width: Int, height: Int), top: Int, bottom: Int = 0, keyboard: Int,
    _ content: String = #""title":"Name","message":"Yours","textFields":[{"id":"f"}],\#(both)"#, more: String = ""
) throws -> JSON {
    try layout(
        "alert", on: "\(screen.width)x\(screen.height)@2", system: "iOS \(version)",
        state: #"""
            "safeAreaInsets":{"top":\#(top),"left":0,"bottom":\#(bottom),"right":0},
             "keyboard":{"height":\#(keyboard)}\#(more)
            """#, content: content)
}

@Suite struct `An alert over a keyboard` {
    @Test(arguments: ["7", "9", "12", "15", "18", "26"])
    func `stands in the middle of what it leaves below the top inset`(version: String) throws {
        // (47 + 844 - 291) / 2 = 300; (20 + 568 - 216) / 2 = 186. The large phone has room below the middle, and moves
        // too.
        for (screen, top, bottom, keyboard, middle) in [
            ((390, 844), 47, 34, 291, 300.0), ((320, 568), 20, 0, 216, 186), ((430, 932), 59, 34, 335, 328),
        ] {
            let answer = try alert(version, screen, top: top, bottom: bottom, keyboard: keyboard)
            #expect(abs(answer.dialog.midY - middle) <= 0.5, "\(screen)")
            #expect(abs(answer.dialog.midX - Double(screen.0) / 2) <= 0.5)
            #expect(answer.frame(of: "field:f").height > 0)
        }
    }

    @Test(arguments: ["3.2", "5", "6.1"])
    func `keeps 20 from it to iOS 6`(version: String) throws {
        let answer = try alert(version, (320, 480), top: 20, keyboard: 216)
        // The middle of 20...480 is too low: 480 - 216 - 20 = 244.
        #expect(answer.dialog.maxY == 244)
        // Where it keeps that anyway it does not move: 141 high in 20...480 ends at 321.
        let far = try alert(version, (320, 480), top: 20, keyboard: 130, #""title":"T","message":"M",\#(both)"#)
        #expect(far.dialog.maxY == 321)
    }

    @Test func `an alert over a keyboard is never flush with it, however long`() throws {
        let words = String(repeating: "word ", count: 200)
        for version in ["5", "9", "17", "26"] {
            let answer = try alert(
                version, (390, 844), top: 47, bottom: 34, keyboard: 336, #""title":"T","message":"\#(words)",\#(both)"#)
            #expect(answer.dialog.maxY <= 844 - 336 - 10)
            #expect(answer.dialog.y >= 47)
            #expect(answer.reasons.contains("contentScrolls"))
        }
    }

    @Test(arguments: [("pixel-8", 300.0), ("pixel-8", 400), ("android-tablet-medium", 380)])
    func `keeps Material's inset of 80 to it`(device: String, height: Double) throws {
        let answer = try layout(
            "alert", on: device, state: #""keyboard":{"height":\#(height)}"#,
            content: #""title":"T","message":"\#(String(repeating: "word ", count: 800))",\#(both)"#)
        let top = answer["stage"]["keyboard"]["y"].number
        #expect(abs(answer.dialog.maxY - (top - 80)) < 0.5)
        let low = try layout(
            "alert", on: "pixel-8", state: #""orientation":"landscapeLeft","keyboard":{"height":180}"#,
            content: #""title":"T","message":"\#(String(repeating: "word ", count: 800))",\#(both)"#)
        #expect(abs(low.dialog.maxY - (low["stage"]["keyboard"]["y"].number - 10)) < 0.5)
    }

    @Test(arguments: ["8", "12", "16", "26"], ["large", "xxxLarge"])
    func `has the field that is typed into in sight in landscape, and the rest scrolls`(version: String, size: String)
        throws
    {
        let message = String(repeating: "Some more words to read. ", count: 8)
        let answer = try layout(
            "alert", on: "390x844@3", system: "iOS \(version)",
            state: #"""
                "orientation":"landscapeRight","textSize":"\#(size)",
                 "safeAreaInsets":{"top":0,"left":47,"bottom":21,"right":47},"keyboard":{"height":209}
                """#, content: #""title":"Name","message":"\#(message)","textFields":[{"id":"f"}],\#(both)"#)
        let field = answer["layers"]["field:f"]
        let body = answer["layers"]["scroll:body"]
        #expect(field["scrolled"] == .missing)
        #expect(body["frame"].box.holds(field["frame"].box))
        // As far as it is told: the content's own top is out of sight by the offset.
        let offset = body["contentOffset"].pair
        #expect(offset.count == 2 && offset[0] == 0 && offset[1] > 0)
        #expect(offset[1] + body["frame"].box.height <= body["contentSize"]["height"].number + 1e-3)
        #expect(answer.dialog.y >= 10 && answer.dialog.maxY <= 390 - 209 - 10)
        // Without a keyboard the content is seen from its beginning.
        #expect(answer["hitRegions"]["field:f"] != .missing)
    }
}
