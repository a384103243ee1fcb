import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from ArkUI's source and its theme: dialogs of 400 in a margin of 16,
/// texts of 20 and 16 in lines of 1.172 of that, whole pixels high at 2.5 a point: 23.6 and 18.8; buttons of 40.
private func harmony(
    _ dialog: String, width: Double = 360, height: Double = 780, scale: Double = 2.5, idiom: String = "phone",
    more: String = ""
) throws -> JSON {
    try layout(
        on: "\(width)x\(height)@\(scale)", system: "HarmonyOS 6", state: #""idiom":"\#(idiom)"\#(more)"#,
        dialog: dialog)
}

private func tablet(_ dialog: String) throws -> JSON {
    try harmony(dialog, width: 1280, height: 800, scale: 2, idiom: "pad")
}

private func near(_ value: Double, _ expected: Double, _ hair: Double = 0.001) -> Bool { abs(value - expected) <= hair }

private let two =
    #""actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK","preferred":true}]"#

private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#

@Suite struct `On HarmonyOS a message dialog` {
    /// dialog_pattern.cpp: a line of 35 px in an area of 56 has (56 − 14) / 2 above and below; then the message, 8, 40
    /// and 16 below. Two buttons share the row, 8 apart, about a line of 2 px and 24.
    @Test func `leaves 16 at its sides and has two buttons in a row about a line`() throws {
        let answer = try harmony(alert)
        let dialog = answer.dialog
        #expect(dialog.x == 16 && dialog.width == 328 && near(dialog.height, 148.4))
        #expect(near(dialog.midY, 390, 0.5))
        let title = answer.frame(of: "title")
        #expect(near(title.y - dialog.y, 21, 0.2) && near(title.height, 23.6) && title.x == 40)
        #expect(near(answer.frame(of: "message").y - dialog.y, 65.6))
        let (no, yes) = (answer.frame(of: "action:no"), answer.frame(of: "action:ok"))
        #expect(no.x == 32 && no.width == 144 && no.height == 40 && yes.x == 184 && yes.width == 144)
        #expect(near(no.y - dialog.y, 92.4))
        let line = answer.frame(of: "separator:0")
        #expect(near(line.midX, 180, 0.4) && near(line.width, 0.8) && line.height == 24 && near(line.midY, no.midY))
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 32)
        #expect(answer["adaptations"] == [])
    }

    /// More than two stand one a row, 4 apart, those that cancel last.
    @Test func `has three buttons in a column`() throws {
        let answer = try harmony(
            #"""
            {"style":"alert","content":{"title":"Title","message":"Message","actions":[
             {"id":"no","title":"Cancel","role":"cancel"},{"id":"a","title":"A"},{"id":"b","title":"B"}]}}
            """#)
        #expect(near(answer.dialog.height, 236.4))
        let rows = ["a", "b", "no"].map { answer.frame(of: "action:\($0)") }
        #expect(near(rows[1].y - rows[0].y, 44) && near(rows[2].y - rows[1].y, 44) && rows[0].width == 296)
    }

    /// 24 above and below a text alone are less than the least height, 70.
    @Test func `on HarmonyOS a message dialog is 70 high at least`() throws {
        #expect(try harmony(#"{"style":"alert","content":{"message":"Message"}}"#).dialog.height == 70)
        let answer = try harmony(#"{"style":"alert","content":{"message":"Message",\#(two)}}"#)
        #expect(near(answer.dialog.height, 106.8))
    }

    /// dialog_container_max_width; dialog_ratio_height: 0.9.
    @Test func `on HarmonyOS a message dialog is 400 wide at most and nine tenths of its window high`() throws {
        let answer = try tablet(alert)
        #expect(answer.dialog.width == 400 && answer.dialog.midX == 640)
        let body = String(repeating: "A sentence that goes on for long. ", count: 110)
        let long = try harmony(#"{"style":"alert","content":{"title":"T","message":"\#(body)",\#(two)}}"#)
        #expect(near(long.dialog.height, 702, 0.4))
    }

    /// On a PC its corners are 16, those of its buttons 8, and 16 stay free above these.
    @Test func `has the corners of a desktop on one`() throws {
        let answer = try harmony(alert, width: 1642, height: 1028, scale: 2, idiom: "desktop")
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 16)
        #expect(answer["layers"]["action:no"]["cornerRadius"] == 8)
        #expect(near(answer.frame(of: "action:no").y, answer.frame(of: "message").maxY + 16))
    }

    /// dialog_theme.cpp: scale from 0.85 in 0.25 s along (0.38, 1.33, 0.6, 1), opacity in 0.15 s; out in 0.22 s.
    @Test func `grows beyond its size while it fades in`() throws {
        let transitions = try harmony(alert)["transitions"]
        #expect(transitions["present"]["duration"] == 0.25 && transitions["dismiss"]["duration"] == 0.22)
        let tracks = transitions["present"]["tracks"].elements
        let scale = try #require(tracks.first { $0["property"] == "scale" })
        #expect(scale.trackValues == [0.85, 1])
        #expect(scale["keyframes"].elements[0]["easing"]["cubicBezier"] == [0.38, 1.33, 0.6, 1])
        for fade in tracks where fade["property"] == "opacity" {
            #expect(fade["keyframes"].elements.map { $0["time"] } == [0, 0.15, 0.25])
            #expect(fade["keyframes"].elements[0]["easing"]["cubicBezier"] == [0.33, 0, 0.67, 1])
        }
        let gone = try #require(transitions["dismiss"]["tracks"].elements.first { $0["property"] == "scale" })
        #expect(gone.trackValues == [1, 0.85])
        #expect(gone["keyframes"].elements[0]["easing"]["cubicBezier"] == [0.2, 0, 0.2, 1])
    }

    @Test func `has the colours of its roles`() throws {
        let answers = try (harmony(alert), harmony(alert, more: #","appearance":"dark""#))
        let (light, dark) = (answers.0["layers"], answers.1["layers"])
        #expect(light["dialog"]["background"]["color"] == "#FFFFFF")
        #expect(dark["dialog"]["background"]["color"] == "#202224")
        #expect(light["dialog"]["background"]["role"] == "comp-background-primary")
        #expect(answers.0["presentation"]["backdrop"]["opacity"] == 0.2)
        #expect(answers.1["presentation"]["backdrop"]["opacity"] == 0.4)
        #expect(light["action:ok"]["background"]["color"] == "#007DFF")
        #expect(dark["action:ok"]["background"]["color"] == "#3F97E9")
    }

    /// AlertDialog's autoCancel is true by default; back and Escape close it.
    @Test func `goes by a touch outside, back and Escape`() throws {
        let asked =
            #"{"style":"alert","content":{"title":"T"},"dismissal":{"closeRequests":["back","escape","menu"]}}"#
        let answer = try harmony(asked)
        #expect(answer["lifecycle"]["closeRequests"] == ["escape", "back"])
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
    }
}

@Suite struct `On HarmonyOS a sheet` {
    private static func sheet(_ detents: String) -> String {
        #"{"style":"sheet","content":{"title":"Title"},"placement":{"detents":[\#(detents)]}}"#
    }

    /// sheet_theme.h: large without a word, 8 below the top; its title 16 − 8 + 16 below that.
    @Test func `stands on the bottom edge as large as it may be`() throws {
        let answer = try harmony(#"{"style":"sheet","content":{"title":"Title"}}"#)
        #expect(answer.dialog == Box(0, 8, 360, 772))
        #expect(near(answer.frame(of: "title").y, 8 + 24, 0.4))
        #expect(answer["layers"]["grabber"] == .missing || answer["layers"]["grabber"] == .null)
        #expect(answer["layers"]["dialog"]["background"]["color"] == "#F1F3F5")
        #expect(answer["adaptations"] == [])
    }

    /// sheet_height_percent_medium: 0.6; a bar of 52 × 4, 10 below the top, where there is a choice.
    @Test func `has a bar where there are heights to choose`() throws {
        let answer = try harmony(Self.sheet(#""medium","large""#))
        #expect(answer.dialog == Box(0, 312, 360, 468))
        #expect(answer.frame(of: "grabber") == Box(154, 322, 52, 4))
        // The header of 64 has the bar's room in it.
        let more = try harmony(
            #"""
            {"style":"sheet","content":{"title":"T","message":"M"},"placement":{"detents":["medium","large"]}}
            """#)
        #expect(near(more.frame(of: "message").y, 312 + 64, 0.4))
    }

    /// A phone on its side: 480 wide on the bottom edge; wide windows: 480 × 560 in the middle, as high as its content
    /// between 320 and nine tenths of the lesser side.
    @Test func `on HarmonyOS a sheet is bound to its window's width`() throws {
        let plain = #"{"style":"sheet","content":{"title":"Title"}}"#
        #expect(try harmony(plain, width: 780, height: 360).dialog == Box(150, 8, 480, 352))
        let answer = try tablet(plain)
        #expect(answer.dialog == Box(400, 120, 480, 560))
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["centerSheet"])
        #expect(try tablet(Self.sheet(#""fit""#)).dialog == Box(400, 240, 480, 320))
        #expect(try tablet(Self.sheet("700")).dialog.height == 700)
        #expect(try tablet(Self.sheet("760")).dialog.height == 720)
        #expect(try tablet(#"{"style":"pageSheet","content":{"title":"T"}}"#).dialog.height == 560)
    }

    /// sheet_object.cpp: mass 1, stiffness 328, damping 36, in and out.
    @Test func `comes and goes by its spring`() throws {
        let transitions = try harmony(Self.sheet(#""medium""#))["transitions"]
        for phase in ["present", "dismiss"] {
            let move = try #require(transitions[phase]["tracks"].elements.first { $0["property"] == "position" })
            let spring = move["keyframes"].elements[0]["easing"]["spring"]
            #expect(spring["stiffness"] == 328 && near(spring["damping"].number, 36))
        }
        #expect(transitions["present"]["duration"] == transitions["dismiss"]["duration"])
    }

    /// sheet_theme.h: from 1000 px a second on, 400 here, it goes to the next height, or away from the lowest.
    @Test(arguments: [(-390.0, "medium"), (-410, "large"), (390, "medium"), (410, "dismissed")])
    func `goes to the next height by a flick`(speed: Double, target: String) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                on: "360x780@2.5", system: "HarmonyOS", state: #""idiom":"phone""#,
                dialog: Self.sheet(#""medium","large""#), request: #""position":[180,546],"velocity":[0,\#(speed)]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"] == .string(target) || answer["detent"] == .string(target), "\(answer["target"])")
    }
}

@Suite struct `On HarmonyOS` {
    /// A dialog of one's own is as wide as an alert.
    @Test func `a form is a custom dialog in windows of any size`() throws {
        let form = #"{"style":"formSheet","content":{"title":"T","textFields":[{"id":"a"}],\#(two)}}"#
        for (answer, width) in try [(harmony(form), 328.0), (tablet(form), 400)] {
            #expect(answer.dialog.width == width && answer.frame(of: "field:a").height == 40)
            #expect(answer.frame(of: "field:a").x == answer.dialog.x + 24)
        }
    }

    /// Rows of 40, 24 off the sides, titles 24 in them at the start; 16 below: 65.6 + 3 · 40 + 16.
    @Test func `actions are the rows of a menu`() throws {
        let answer = try harmony(
            #"""
            {"style":"actionSheet","content":{"title":"T","actions":[{"id":"no","title":"Cancel","role":"cancel"},
             {"id":"a","title":"Copy"},{"id":"b","title":"Delete","role":"destructive"}]}}
            """#)
        #expect(near(answer.dialog.height, 201.6) && answer.dialog.width == 328)
        let rows = ["a", "b", "no"].map { answer.frame(of: "action:\($0)") }
        #expect(rows[0].x == 40 && rows[0].width == 280 && near(rows[2].y - rows[0].y, 80))
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["actionMenu"])
    }

    /// popup_theme.h: an arrow of 16 × 8, 8 off its target; 48 high at least.
    @Test func `a popup stands below its target behind an arrow`() throws {
        let answer = try harmony(
            #"""
            {"style":"popover","content":{"message":"Text"},
             "placement":{"anchor":{"x":150,"y":200,"width":60,"height":32}}}
            """#)
        #expect(answer.dialog.y == 248 && answer.dialog.height == 48 && near(answer.dialog.midX, 180, 0.4))
        #expect(near(answer.frame(of: "message").midY, 272, 0.4))
        #expect(answer.frame(of: "arrow").width == 16 && answer.frame(of: "arrow").height == 8)
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 20)
        let transitions = answer["transitions"]
        #expect(transitions["present"]["duration"] == 0.25 && transitions["dismiss"]["duration"] == 0.1)
    }

    /// ohos_toast_pattern: 100 × 36 at least, 80 above the bottom; 1.5 s, and 0.1 s to go.
    @Test func `a toast goes after a second and a half`() throws {
        let answer = try harmony(#"{"style":"slidingMessage","content":{"title":"OK"}}"#)
        #expect(answer.dialog == Box(130, 664, 100, 36))
        #expect(answer["lifecycle"]["dismissAt"] == 1.5 && answer["lifecycle"]["removedAt"] == 1.6)
        let body = String(repeating: "A sentence that goes on for long. ", count: 9)
        #expect(try tablet(#"{"style":"slidingMessage","content":{"title":"\#(body)"}}"#).dialog.width == 400)
        for phase in ["present", "dismiss"] {
            let move = answer["transitions"][phase]["tracks"].elements[0].trackValues
            #expect(move.contains([180, 687]) && move.contains([180, 682]))
        }
    }

    /// arkts-create-toast: 3 s at most, no buttons.
    @Test func `a toast that stays is found`() throws {
        func findings(_ dialog: String) throws -> Int {
            try harmony(dialog)["diagnostics"].elements.filter { $0["rule"] == "toastNotBrief" }.count
        }
        #expect(try findings(#"{"style":"slidingMessage","content":{"title":"A"}}"#) == 0)
        #expect(
            try findings(#"{"style":"slidingMessage","content":{"title":"A"},"dismissal":{"after":4}}"#) == 1)
        #expect(
            try findings(
                #"{"style":"slidingMessage","content":{"title":"A","actions":[{"id":"u","title":"Undo"}]}}"#) == 1)
    }

    /// Half of a window below 840, 400 from there on, as high as it; below 600 there is none.
    @Test func `a panel on a side is a side sheet`() throws {
        let panel = #"{"style":"semiModal","content":{"title":"T"},"placement":{"edge":"trailing"}}"#
        let answer = try tablet(panel)
        #expect(answer.dialog == Box(880, 0, 400, 800) && answer["presentation"]["backdrop"]["opacity"] == 0.2)
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["sideSheet"])
        #expect(try harmony(panel, width: 700, height: 800, idiom: "pad").dialog == Box(350, 0, 350, 800))
        #expect(try harmony(panel)["adaptations"] == [])
    }

    /// Ledger A4: 0.9333 s for a panel as wide as its window, on a curve; there is no side sheet below 600.
    @Test func `a panel on a side of a narrow window moves as the ledger's own`() throws {
        let panel = #"{"style":"semiModal","content":{"title":"T"},"placement":{"edge":"trailing"}}"#
        let motion = try harmony(panel, width: 500, height: 800)["transitions"]["present"]
        #expect(motion["duration"] == 0.9333)
        #expect(try tablet(panel)["transitions"]["present"]["duration"].number < 0.6)
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"popover"},"harmonyos":{"style":"alert"}}"#
        let answer = try harmony(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert")
    }

    /// Figures are those of API 12 and later, HarmonyOS 5 and 6.
    @Test func `earlier versions are assumed`() throws {
        let answer = try layout(on: "mate-60-pro", system: "HarmonyOS 4", dialog: alert)
        #expect(answer["stage"]["platform"] == "harmonyos")
        let told = answer["diagnostics"].elements.filter { $0["rule"] == "assumedFigure" }
        #expect(told.contains { $0["pointer"] == "/device/system/version" })
    }

    /// The handle is in the band of the title, and so is the button.
    @Test func `a handle leaves the closing button beside the title`() throws {
        let sheet = try layout(
            on: "mate-60-pro",
            dialog: #"""
                {"style":"sheet","content":{"title":"T","closeButton":{}},"placement":{"detents":["medium","large"]}}
                """#)
        let (title, close) = (sheet.frame(of: "title"), sheet.frame(of: "action:close"))
        #expect(abs(title.midY - close.midY) <= 0.5)
    }

    /// 8 around a button of 40, and what is the platform's own time is no fault of the request.
    @Test func `a toast with a button is no lower with more lines`() throws {
        func toast(_ text: String) throws -> JSON {
            try layout(
                "slidingMessage", on: "mate-60-pro", content: #""message":"\#(text)","actions":[{"title":"Undo"}]"#)
        }
        let one = try toast("Short text")
        let two = try toast("A text that takes two lines in all of the room that there is for it")
        #expect(two["layers"]["message"]["text"]["lines"].elements.count == 2)
        #expect(abs(one.dialog.height - 56) <= 0.5 && two.dialog.height >= 55.5)
        #expect(!two["diagnostics"].elements.contains { $0["rule"] == "timeTooShort" })
    }
}
