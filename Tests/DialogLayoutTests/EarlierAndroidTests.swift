import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What Android drew before Material 3, by AOSP's `dialog_background_material.xml`, `alert_dialog_material.xml`,
/// `alert_dialog_button_bar_material.xml`, `dimens_material.xml` and `colors_material.xml`.
@Suite struct `Dialogs of Android before 12` {
    private func alert(_ version: String, _ state: String = "", profile: String = "nexus-5") throws -> JSON {
        try layout(
            "alert", on: profile, system: "Android \(version)", state: state,
            content: #"""
                "title":"Delete?","message":"This is final.","actions":[{"id":"no","title":"Cancel","role":"cancel"},
                 {"id":"yes","title":"Delete","role":"destructive"}]
                """#)
    }

    @Test(arguments: [("5", 2.0, "#009688"), ("8.1", 2, "#009688"), ("9", 8, "#008577"), ("11", 8, "#008577")])
    func `dialogs of Android before 12 are the platform's own alerts`(version: String, radius: Double, accent: String)
        throws
    {
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

    @Test func `dialogs of Android before 12 are dark where the device is`() throws {
        let layers = try alert("10", #","appearance":"dark""#, profile: "pixel-8")["layers"]
        #expect(layers["dialog"]["background"]["color"] == "#424242")
        #expect(layers["action:yes"]["text"]["color"] == "#80CBC4")
        #expect(layers["title"]["text"]["color"] == "#FFFFFF")
    }

    @Test(arguments: ["12", "16"])
    func `dialogs of Android are Material 3's from 12 on`(version: String) throws {
        let answer = try alert(version)
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == 28)
        #expect(answer["layers"]["action:yes"]["text"]["content"] == "Delete")
        #expect(answer["presentation"]["backdrop"]["opacity"].number == 0.32)
    }

    /// AOSP's values-large, for screens of 640 by 480 on, and values-xlarge; 16 stay free on either side.
    @Test(arguments: [("android-tablet-small", 0.8), ("android-tablet-medium", 0.72)])
    func `dialogs of Android before 12 take less of a tablet`(device: String, share: Double) throws {
        let answer = try alert("9", profile: device)
        #expect(abs(answer.dialog.width - share * answer["stage"]["window"].box.width + 32) < 0.5)
    }

    @Test func `have square snackbars along the edge of phones up to Android 8`() throws {
        func message(_ version: String, orientation: String) throws -> JSON {
            try layout(
                "slidingMessage", on: "nexus-5", system: "Android \(version)",
                state: #""orientation":"\#(orientation)""#, content: #""message":"Sent","actions":[{"title":"Undo"}]"#)
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
            try layout("sheet", on: "nexus-5", system: "Android 7", content: #""message":"x""#, placement: more)
        }
        let plain = try sheet("")
        #expect(plain["layers"]["dialog"]["cornerRadius"].number == 0)
        #expect(plain["layers"]["grabber"] == .missing)
        #expect(try sheet(#""grabber":true"#)["layers"]["grabber"] != .missing)
    }

    /// The platform has no sheets: as far from the top as from the side.
    @Test(arguments: ["sheet", "actionSheet"]) func `have sheets whose headline keeps off their top`(style: String)
        throws
    {
        let answer = try layout(
            style, on: "nexus-5", system: "Android 7",
            content: #""title":"Share","actions":[{"title":"Copy"},{"title":"Print"}]"#)
        #expect(answer.frame(of: "title").y - answer.dialog.y == 16)
    }

    /// `TextAppearance.Material` and `TextAppearance.Holo` have no `letterSpacing` in these sizes; Material 3's scale
    /// has.
    @Test(arguments: ["4.4", "5", "11"]) func `set their texts without letter spacing`(version: String) throws {
        let layers = try alert(version)["layers"]
        for id in ["title", "message", "action:no", "action:yes"] {
            #expect(layers[id]["text"]["font"]["letterSpacing"].number == 0)
        }
        #expect(try alert("14")["layers"]["message"]["text"]["font"]["letterSpacing"].number == 0.25)
    }

    /// AOSP's `alert_dialog_holo.xml`, `styles_holo.xml`, `colors_holo.xml` and `dialog_enter.xml`: a headline of 22 sp
    /// in
    /// #33B5E5 in a panel of 64, a line of 2 across the dialog, a message of 18 sp with 8 above it in a panel of 64,
    /// and buttons of 48 that share the width, of 14 sp in the colour of texts.
    @Test(arguments: [("4", "light", "#000000"), ("4.4", "dark", "#F3F3F3"), ("3.2", "light", "#000000")])
    func `dialogs of Android before 12 are Holo's up to Android 4`(version: String, appearance: String, ink: String)
        throws
    {
        let answer = try alert(version, #","appearance":"\#(appearance)""#)
        let (layers, dialog) = (answer["layers"], answer.dialog)
        let (title, rule) = (answer.frame(of: "title"), answer.frame(of: "separator:title"))
        #expect(layers["title"]["text"]["font"]["size"].number == 22)
        #expect(layers["title"]["text"]["color"] == "#33B5E5")
        #expect(title.x - dialog.x == 16)
        #expect(abs(title.y + title.height / 2 - dialog.y - 32) < 0.34)
        #expect((rule.x, rule.width) == (dialog.x, dialog.width))
        #expect((rule.y - dialog.y, rule.height) == (64, 2))
        #expect(layers["separator:title"]["background"]["color"] == "#33B5E5")
        #expect(layers["message"]["text"]["font"]["size"].number == 18)
        #expect(answer.frame(of: "message").y == rule.maxY + 8)
        for id in ["action:no", "action:yes"] {
            #expect(layers[id]["text"]["color"] == .string(ink))
            #expect(layers[id]["text"]["font"]["size"].number == 14)
            #expect(answer.frame(of: id).height == 48)
            #expect(abs(answer.frame(of: id).width - dialog.width / 2) < 0.34)
        }
        #expect(layers["action:no"]["text"]["content"] == "Cancel")
        #expect(answer.frame(of: "action:no").x == dialog.x)
        #expect(answer.frame(of: "action:yes").maxX == dialog.maxX)
        // 64 + 2 + 64 + a line of a pixel + 48.
        #expect(abs(dialog.height - 178) < 0.7)
        #expect(answer["transitions"]["present"]["duration"].number == 0.2)
    }

    @Test func `stand three buttons of Holo's side by side`() throws {
        let answer = try layout(
            "alert", on: "nexus-5", system: "Android 4",
            content: #"""
                "title":"Rate","actions":[{"id":"a","title":"Now"},{"id":"b","title":"Later"},
                 {"id":"c","title":"No","role":"cancel"}]
                """#)
        let frames = ["a", "b", "c"].map { answer.frame(of: "action:\($0)") }
        #expect(frames.allSatisfy { $0.y == frames[0].y && abs($0.width - answer.dialog.width / 3) < 0.7 })
    }
}
