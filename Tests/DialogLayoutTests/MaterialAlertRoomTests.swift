import AnswerTestSupport
import ServiceTestSupport
import Testing

private let compose = #""system":{"name":"Android","version":"16","toolkit":"compose"}"#

/// Android's AlertDialogLayout gives the title's panel what it asks for, and the buttons what is left.
@Suite struct `An alert of Android with more buttons than it has room for` {
    private static let many = (1...14).map { #"{"id":"\#($0)","title":"Option \#($0)"}"# }.joined(separator: ",")

    @Test(arguments: ["pixel-9", "pixel-8", "galaxy-s24"])
    func `keeps the padding above its title and shows its message, and the buttons alone scroll`(device: String) throws
    {
        let answer = try layout(
            "alert", on: device, content: #""title":"Many","message":"Choose.","actions":[\#(Self.many)]"#)
        let dialog = answer.dialog
        // 24, a headline of 32, 16, a panel of 48; then a list from 14 above its first row of 48 to 14 below its last.
        #expect(abs(answer.frame(of: "title").y - dialog.y - 24) < 0.5)
        #expect(abs(answer.frame(of: "message").y - dialog.y - 72) < 0.5)
        #expect(answer["layers"]["scroll:body"] == .missing)
        let list = answer["layers"]["scroll:actions"]
        #expect(abs(list["frame"].box.y - dialog.y - 120) < 0.5)
        #expect(abs(list["frame"].box.maxY - dialog.maxY) < 0.5)
        #expect(abs(list["contentSize"]["height"].number - (14 + 14 * 48 + 14)) < 0.5)
        #expect(abs(answer.frame(of: "action:14").y - dialog.y - 134) < 0.5)
        #expect(answer.reasons.filter { $0 == "contentScrolls" }.count == 1)
    }

    @Test func `keeps the padding above its title by Compose`() throws {
        let answer = try layout(
            "alert", on: "android-phone-small", state: compose,
            content: #""title":"Many","message":"Choose.","actionAxis":"vertical","actions":[\#(Self.many)]"#)
        #expect(answer["layers"]["scroll:actions"] != .missing)
        #expect(abs(answer.frame(of: "title").y - answer.dialog.y - 24) < 0.5)
    }
}

/// Corrections, alerts and the keyboard: in landscape the field that is typed into stays visible, and the rest scrolls.
@Suite struct `A field in an alert of Android over a keyboard in landscape` {
    private func alert(_ height: Double, _ system: String, message: String = "") throws -> JSON {
        try layout(
            "alert", on: "pixel-9",
            state: #""orientation":"landscapeLeft","keyboard":{"height":\#(height)},\#(system)"#,
            content: #"""
                "title":"Rename",\#(message)"textFields":[{"id":"f"}],
                "actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK"}]
                """#)
    }

    @Test(arguments: ["", compose], [150.0, 180, 200, 220, 240, 261])
    func `is wholly in sight, with the titles of the buttons`(system: String, height: Double) throws {
        for message in ["", #""message":"\#(String(repeating: "Some words to read. ", count: 9))","#] {
            let answer = try alert(height, system, message: message)
            let field = answer["layers"]["field:f"]
            #expect(field["scrolled"] == .missing && abs(field["frame"].box.height - 56) < 0.5)
            #expect(answer.dialog.holds(field["frame"].box, slack: 1e-3))
            for id in ["action:no", "action:ok"] {
                let button = answer.frame(of: id)
                #expect(button.height >= 28 - 0.5 && button.y >= field["frame"].box.maxY - 0.5, "\(height) \(id)")
                #expect(answer["layers"][id]["text"]["lines"].elements.count == 1)
            }
            // The title stays while a headline of 32, a field of 56, a row of 48 and 4 around them have room.
            let room = answer.dialog.height
            let title = answer["layers"]["title"]
            if room >= 141 { #expect(title["scrolled"] == .missing, "\(room)") }
            if room < 139 { #expect(title["scrolled"] != .missing, "\(room)") }
        }
    }

    @Test func `has lower buttons in the least room, which is told`() throws {
        let answer = try alert(261, "")
        // 88 less the field's 56 and 4 around the buttons.
        #expect(abs(answer.dialog.height - 88) < 0.8)
        #expect(abs(answer.frame(of: "action:ok").height - 28) < 0.8)
        #expect(answer.reasons.contains("buttonsShrink"))
    }
}
