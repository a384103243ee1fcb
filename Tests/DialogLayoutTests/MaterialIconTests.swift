import AnswerTestSupport
import ServiceTestSupport
import Testing

/// ThemeOverlay.Material3.MaterialAlertDialog: a panel with the icon at its start, and the title beside it.
@Suite struct `The icon of an alert of Android` {
    private func alert(_ side: Double, system: String = "", state: String = "", content: String = "") throws -> JSON {
        try layout(
            "alert", on: "pixel-9", system: system, state: state,
            content: #"""
                "title":"Delete?","message":"Gone.","image":{"width":\#(side),"height":\#(side)},\#(content)
                "actions":[{"id":"ok","title":"OK"}]
                """#)
    }

    @Test func `stands before the title, in the middle of its line`() throws {
        let answer = try alert(24)
        let (icon, title) = (answer.frame(of: "image"), answer.frame(of: "title"))
        #expect(abs(icon.x - answer.dialog.x - 24) < 0.5 && abs(title.x - icon.maxX - 16) < 0.5)
        #expect(abs(icon.midY - title.midY) < 0.5 && abs(title.y - answer.dialog.y - 24) < 0.5)
        #expect(abs(title.maxX - (answer.dialog.maxX - 24)) < 0.5)
        // 24 + 32 + 16 + 48 + 76: the icon makes nothing higher.
        #expect(abs(answer.dialog.height - 196) < 0.8)
        #expect(abs(answer.frame(of: "message").x - answer.dialog.x - 24) < 0.5)
    }

    @Test func `is at the right where people read from there`() throws {
        let answer = try alert(24, state: #""layoutDirection":"rightToLeft""#)
        let (icon, title) = (answer.frame(of: "image"), answer.frame(of: "title"))
        #expect(abs(icon.maxX - (answer.dialog.maxX - 24)) < 0.5 && abs(icon.x - title.maxX - 16) < 0.5)
    }

    /// alert_dialog_title_material.xml.
    @Test func `is 32 and has 8 beside it before Material 3`() throws {
        let answer = try alert(32, system: "Android 9")
        let (icon, title) = (answer.frame(of: "image"), answer.frame(of: "title"))
        #expect(abs(title.x - icon.maxX - 8) < 0.5 && abs(icon.midY - title.midY) < 0.5)
        #expect(abs(icon.y - answer.dialog.y - 18) < 0.5)
    }

    @Test func `a larger image is a picture above the title, and with centred texts so is an icon`() throws {
        for answer in try [alert(25), alert(24, content: #""alignment":"center","#)] {
            let (image, title) = (answer.frame(of: "image"), answer.frame(of: "title"))
            #expect(abs(image.midX - answer.dialog.midX) < 0.5 && title.y > image.maxY)
        }
    }

    @Test func `stays with the title above a message that scrolls`() throws {
        let words = String(repeating: "word ", count: 700)
        let answer = try layout(
            "alert", on: "pixel-9",
            content: #"""
                "title":"T","message":"\#(words)","image":{"width":24,"height":24},"actions":[{"title":"OK"}]
                """#)
        #expect(answer["layers"]["image"]["parent"] == "dialog" && answer["layers"]["title"]["parent"] == "dialog")
        #expect(answer["layers"]["message"]["parent"] == "scroll:body")
    }
}
