import ServiceTestSupport
import TestSupport
import Testing

/// What Android drew before Material 3, by AOSP's `dialog_background_material.xml`, `alert_dialog_material.xml`,
/// `alert_dialog_button_bar_material.xml`, `dimens_material.xml` and `colors_material.xml`.
@Suite struct `Dialogs of Android before 12` {
    private func alert(_ version: String, _ state: String = "", profile: String = "nexus-5") throws -> JSON {
        try spec(
            """
            {"device":{"profile":"\(profile)","system":{"name":"Android","version":"\(version)"}\(state)},
             "dialog":{"style":"alert","content":{"title":"Delete?","message":"This is final.","actions":[
              {"id":"no","title":"Cancel","role":"cancel"},{"id":"yes","title":"Delete","role":"destructive"}]}}}
            """)
    }

    @Test(arguments: [("5", 2.0, "#009688"), ("8.1", 2, "#009688"), ("9", 8, "#008577"), ("11", 8, "#008577")])
    func `are the platform's own alerts`(version: String, radius: Double, accent: String) throws {
        let answer = try alert(version)
        let layers = answer["layers"]
        #expect(layers["dialog"]["cornerRadius"].number == radius)
        #expect(layers["dialog"]["background"]["color"] == "#FFFFFF")
        #expect(answer["presentation"]["backdrop"]["opacity"].number == 0.6)
        // 95 % of 360, less 16 at either side.
        #expect(abs(answer.dialog.width - (0.95 * 360 - 32)) < 0.34)
        // Title 18 + 27; the message's panel 48; the bar 4 + 48 + 4. A line of Roboto's height and the font's padding.
        #expect(abs(answer.dialog.height - 149) < 1)
        let (title, message) = (layers["title"]["text"], layers["message"]["text"])
        #expect(title["font"]["size"].number == 20)
        #expect(title["font"]["weight"] == "medium")
        #expect(message["font"]["size"].number == 16)
        #expect(title["color"] == "#000000DE")
        #expect(message["color"] == "#000000DE")
        for (id, drawn, asked) in [("action:no", "CANCEL", "Cancel"), ("action:yes", "DELETE", "Delete")] {
            let button = layers[id]
            #expect(button["text"]["content"] == .string(drawn))
            #expect(button["text"]["color"] == .string(accent))
            #expect(button["text"]["font"]["size"].number == 14)
            #expect(button["text"]["font"]["weight"] == "medium")
            #expect(button["action"]["title"] == .string(asked))
            #expect(answer.frame(of: id).height == 48)
        }
        #expect(answer.frame(of: "action:yes").maxX == answer.dialog.maxX - 12)
        #expect(abs(answer.frame(of: "action:no").maxX - answer.frame(of: "action:yes").x) < 1e-3)
        #expect(answer["transitions"]["present"]["duration"].number == 0.22)
        #expect(answer["transitions"]["dismiss"]["duration"].number == 0.15)
    }

    @Test func `are dark where the device is`() throws {
        let layers = try alert("10", #","appearance":"dark""#, profile: "pixel-8")["layers"]
        #expect(layers["dialog"]["background"]["color"] == "#424242")
        #expect(layers["action:yes"]["text"]["color"] == "#80CBC4")
        #expect(layers["title"]["text"]["color"] == "#FFFFFF")
    }

    @Test(arguments: ["12", "16"])
    func `are Material 3's from 12 on`(version: String) throws {
        let answer = try alert(version)
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == 28)
        #expect(answer["layers"]["action:yes"]["text"]["content"] == "Delete")
        #expect(answer["presentation"]["backdrop"]["opacity"].number == 0.32)
    }

    @Test func `have square snackbars along the edge of phones up to Android 8`() throws {
        func message(_ version: String, orientation: String) throws -> JSON {
            try spec(
                """
                {"device":{"profile":"nexus-5","orientation":"\(orientation)",
                 "system":{"name":"Android","version":"\(version)"}},
                 "dialog":{"style":"slidingMessage","content":{"message":"Sent","actions":[{"title":"Undo"}]}}}
                """)
        }
        for orientation in ["portrait", "landscapeLeft"] {
            let answer = try message("8", orientation: orientation)
            let safe = answer["stage"]["safeArea"].box
            #expect(answer.dialog.width == safe.width)
            #expect(answer.dialog.maxY == safe.maxY)
            #expect(answer.dialog.height == 48)
            #expect(answer["layers"]["dialog"]["cornerRadius"].number == 0)
            #expect(answer["layers"]["dialog"]["background"]["color"] == "#323232")
        }
        let later = try message("9", orientation: "portrait")
        #expect(later.dialog.width == later["stage"]["safeArea"].box.width - 16)
        #expect(later["layers"]["dialog"]["cornerRadius"].number == 4)
    }

    @Test func `have sheets without corners and handle`() throws {
        func sheet(_ more: String) throws -> JSON {
            try spec(
                """
                {"device":{"profile":"nexus-5","system":{"name":"Android","version":"7"}},"dialog":{"style":"sheet",
                 "placement":{\(more)},"content":{"message":"x"}}}
                """)
        }
        let plain = try sheet("")
        #expect(plain["layers"]["dialog"]["cornerRadius"].number == 0)
        #expect(plain["layers"]["grabber"] == .missing)
        #expect(try sheet(#""grabber":true"#)["layers"]["grabber"] != .missing)
    }
}
