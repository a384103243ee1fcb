import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from libadwaita's source at c68992bd; widths and heights of texts are
/// those of the answer itself, as far as a line of 20 px is 25 px high, one of 17.3 px 21, and one of 14.7 px 21 in a
/// body and 18 elsewhere.
private func gnome(
    _ dialog: String, width: Double = 800, height: Double = 600, idiom: String = "desktop", scale: Int = 1,
    more: String = "", system: String = #""system":{"name":"GNOME","version":"49"}"#
) throws -> JSON {
    try layout(on: "\(width)x\(height)@\(scale)", state: #""idiom":"\#(idiom)",\#(system)\#(more)"#, dialog: dialog)
}

private let two =
    #""actions":[{"id":"ok","title":"OK","preferred":true},{"id":"no","title":"Cancel","role":"cancel"}]"#

private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#

@Suite struct `On GNOME a message dialog` {
    /// adw-alert-dialog.c, _message-dialog.scss: 300 wide at least; 32, 25, 10, 21, 9 + 12, 44, 24 add up to 177.
    @Test func `on GNOME a message dialog is 300 wide with two short buttons side by side`() throws {
        let answer = try gnome(alert)
        #expect(answer.dialog == Box(250, 212, 300, 177))
        #expect(answer.frame(of: "title") == Box(274, 244, 252, 25))
        #expect(answer.frame(of: "message") == Box(274, 279, 252, 21))
        #expect(answer.frame(of: "action:no") == Box(274, 321, 120, 44))
        #expect(answer.frame(of: "action:ok") == Box(406, 321, 120, 44))
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 18)
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 12)
        #expect(answer["adaptations"] == [])
    }

    /// Three buttons of 100 at least need 300 + 24 + 48 in a row: they stand one a row, the last on top, 12 apart.
    @Test func `has a column where the buttons need more than 300`() throws {
        let three = #"{"id":"no","title":"No","role":"cancel"},{"id":"a","title":"Ask"},{"id":"ok","title":"OK"}"#
        let answer = try gnome(
            #"{"style":"alert","content":{"title":"Title","message":"Message","actions":[\#(three)]}}"#)
        let top = answer.dialog.y + 32 + 25 + 10 + 21 + 21
        #expect(answer.dialog.width == 300 && answer.dialog.height == 177 + 2 * 56)
        #expect(answer.frame(of: "action:ok") == Box(274, top, 252, 44))
        #expect(answer.frame(of: "action:a") == Box(274, top + 56, 252, 44))
        #expect(answer.frame(of: "action:no") == Box(274, top + 112, 252, 44))
    }

    @Test func `on GNOME a message dialog is no wider than 372 and breaks its body`() throws {
        let body = "A sentence that goes on for much longer than any dialog of libadwaita may ever be wide at all."
        let answer = try gnome(
            #"{"style":"alert","content":{"title":"Title","message":"\#(body)","actions":[{"id":"ok","title":"OK"}]}}"#)
        #expect(answer.dialog.width == 372)
        // Lines of 20.533, together on whole points.
        let lines = Double(answer["layers"]["message"]["text"]["lines"].elements.count)
        #expect(lines > 1 && answer.frame(of: "message").height == (lines * 20.5333).rounded(.up))
        // The most is told in points that grow with the text: 372 · 1.5.
        let large = try gnome(
            #"{"style":"alert","content":{"title":"Title","message":"\#(body)","actions":[{"id":"ok","title":"OK"}]}}"#,
            more: #","textSize":1.5"#)
        #expect(large.dialog.width == 558)
    }

    /// A heading that does not fit on a line of its own size is set as title-4 is: 17.3067.
    @Test func `sets a long heading smaller`() throws {
        let answer = try gnome(
            #"""
            {"style":"alert","content":{"title":"Replace everything that is in this folder for good?",\#(two)}}
            """#)
        #expect(abs(answer.fontSize(of: "title") - 17.3067) < 0.001)
        #expect(answer.frame(of: "title").height == 42)
        #expect(abs(try gnome(alert).fontSize(of: "title") - 19.9467) < 0.001)
    }

    /// Up to 360 high: 24 above and 18 at the sides, 6 between the texts, 9 + 9 above buttons of 40.
    @Test func `on GNOME a message dialog is tighter in a window that is short`() throws {
        let answer = try gnome(alert, height: 360)
        #expect(answer.dialog == Box(250, 106, 300, 24 + 21 + 6 + 21 + 18 + 40 + 18))
        #expect(answer.frame(of: "action:no") == Box(268, answer.dialog.y + 90, 126, 40))
    }

    /// adw-alert-dialog.c: is_short: buttons share the 264 of their row less 2 · 12, and end with ellipses.
    @Test func `keeps its buttons in a row in a window that is short`() throws {
        let three =
            #"{"id":"no","title":"Cancel","role":"cancel"},{"id":"d","title":"Discard"},"#
            + #"{"id":"s","title":"Save All Documents"}"#
        let answer = try gnome(
            #"{"style":"alert","content":{"title":"Title","message":"Message","actions":[\#(three)]}}"#, width: 360,
            height: 300)
        let y = answer.dialog.maxY - 58
        let frames = ["no", "d", "s"].map { answer.frame(of: "action:\($0)") }
        #expect(frames == [Box(48, y, 80, 40), Box(140, y, 80, 40), Box(232, y, 80, 40)])
        let text = answer["layers"]["action:s"]["text"]
        #expect(text["truncated"] == true && text["lines"].elements.count == 1)
    }

    /// What is above the buttons is in a scrolled window, which is as high as a scroll bar at least: 40 + 2 · 9 + 6.
    @Test func `on GNOME a message dialog is not lower than its scroll bar`() throws {
        let short = try gnome(#"{"style":"alert","content":{"title":"Title",\#(two)}}"#, height: 350)
        #expect(short.dialog.height == 64 + 9 + 40 + 18)
        // A message alone is in the middle of 64 - 32 - 9.
        let alone = try gnome(#"{"style":"alert","content":{"message":"Message",\#(two)}}"#)
        #expect(alone.dialog.height == 64 + 12 + 44 + 24)
        #expect(alone.frame(of: "message").y == alone.dialog.y + 33)
    }

    /// 10 above and 10 below a title of 1.5 · 17.751, on whole points.
    @Test func `has higher buttons for larger text`() throws {
        #expect(try gnome(alert, more: #","textSize":1.5"#).frame(of: "action:ok").height == 47)
        #expect(try gnome(alert, more: #","textSize":1.25"#).frame(of: "action:ok").height == 44)
    }

    /// libadwaita 0742bc11, in 1.8 first: 140 %.
    @Test func `has the lines of a label in its body before GNOME 49`() throws {
        let answer = try gnome(alert, system: #""system":{"name":"GNOME","version":"48"}"#)
        #expect(answer.frame(of: "message").height == 18 && answer.dialog.height == 174)
        // Pango counts in 1/1024: 4 · (14.20898 + 3.54199) is a little more than 71.
        let four = try gnome(
            #"{"style":"alert","content":{"title":"T","message":"A\nB\nC\nD",\#(two)}}"#,
            system: #""system":{"name":"GNOME","version":"48"}"#)
        #expect(four.frame(of: "message").height == 72)
    }

    /// libadwaita 71e38cd0, in 1.9 first: before, what is short was no wider than its buttons, here 2 · 60 + 6 + 2 · 18
    /// at least, which 300 is more than.
    @Test(arguments: [("48", 300.0), ("49", 300), ("50", 372)])
    func `on GNOME a message dialog is as wide as its texts in a short window since GNOME 50`(
        version: String, width: Double
    ) throws {
        let text = String(repeating: "A sentence that goes on. ", count: 5)
        let answer = try gnome(
            #"{"style":"alert","content":{"message":"\#(text)",\#(two)}}"#, height: 350,
            system: #""system":{"name":"GNOME","version":"\#(version)"}"#)
        #expect(answer.dialog.width == width)
    }

    /// DIALOG_MAX_WIDE_WIDTH, of libadwaita's alert dialog.
    @Test func `on GNOME a message dialog is 600 wide at most where its buttons need more`() throws {
        let long = (0..<2).map { #"{"id":"a\#($0)","title":"An answer that takes a whole sentence to be given here"}"# }
        let answer = try gnome(
            #"{"style":"alert","content":{"message":"Which?","actions":[\#(long.joined(separator: ","))]}}"#,
            height: 350)
        #expect(answer.dialog.width == 600)
    }

    @Test func `stays in the middle of a phone`() throws {
        let answer = try gnome(alert, width: 360, height: 720, idiom: "phone", scale: 2)
        #expect(answer.dialog == Box(30, 272, 300, 177))
        #expect(answer["presentation"]["resolved"] == "alert")
    }

    /// ζ 0.62, m 1, k 500: c = 2 · 0.62 · √500 = 27.7272; clamped it ends at
    /// (π − arccos 0.62) / (√500 · √(1 − 0.62²)).
    @Test func `swings in and is gone at the first arrival`() throws {
        let transitions = try gnome(alert)["transitions"]
        let scale = transitions["present"]["tracks"].elements[0]
        #expect(scale["property"] == "scale" && scale.trackValues == [0.8, 1])
        let spring = scale["keyframes"].elements[0]["easing"]["spring"]
        #expect(spring["stiffness"] == 500 && spring["mass"] == 1)
        #expect(abs(spring["damping"].number - 27.7272) < 0.001)
        #expect(transitions["dismiss"]["duration"] == 0.1277)
        #expect(transitions["dismiss"]["tracks"].elements[0].trackValues == [1, 0.8])
    }

    /// Critical: c = 2 · √500 = 44.7214, and nothing grows.
    @Test func `fades alone where motion is reduced`() throws {
        let present = try gnome(alert, more: #","reduceMotion":true"#)["transitions"]["present"]
        #expect(present["tracks"].elements.map { $0["property"] } == ["opacity", "opacity"])
        let spring = present["tracks"].elements[0]["keyframes"].elements[0]["easing"]["spring"]
        #expect(abs(spring["damping"].number - 44.7214) < 0.001)
    }

    @Test func `has the colours of its roles`() throws {
        func look(_ more: String) throws -> JSON { try gnome(alert, more: more)["layers"] }
        let (light, dark) = try (look(""), look(#","appearance":"dark""#))
        #expect(light["dialog"]["background"]["color"] == "#FAFAFB")
        #expect(light["dialog"]["background"]["role"] == "dialog-bg-color")
        #expect(dark["dialog"]["background"]["color"] == "#36363A")
        #expect(light["dimming"]["opacity"] == 0.14 && dark["dimming"]["opacity"] == 0.5)
        #expect(light["action:ok"]["background"]["color"] == "#3584E4")
        #expect(light["action:ok"]["background"]["role"] == "accent-bg-color")
        // A tenth of a text that is itself 80 % of its colour.
        #expect(light["action:no"]["background"]["opacity"] == 0.08)
        #expect(dark["action:no"]["background"]["opacity"] == 0.1)
        let contrast = try look(#","contrast":"increased""#)
        #expect(contrast["action:no"]["border"]["width"] == 1 && light["action:no"]["border"] == .missing)
        #expect(light["title"]["text"]["font"]["family"] == "Adwaita Sans")
    }

    @Test func `goes by Escape`() throws {
        let asked = #"{"style":"alert","content":{"title":"T"},"dismissal":{"closeRequests":["back","escape"]}}"#
        #expect(try gnome(asked)["lifecycle"]["closeRequests"] == ["escape"])
    }

    @Test func `says that older and newer releases are assumed`() throws {
        func assumed(_ version: String) throws -> [JSON] {
            try gnome(alert, system: #""system":{"name":"GNOME","version":"\#(version)"}"#)["diagnostics"].elements
                .filter { $0["rule"] == "assumedFigure" }.map { $0["pointer"] }
        }
        #expect(try assumed("47") == ["/device/system/version"] && assumed("52") == ["/device/system/version"])
        #expect(try assumed("48") == [] && assumed("51.2") == [])
    }
}

@Suite struct `On GNOME a dialog` {
    private static let form =
        #"{"style":"formSheet","content":{"title":"Title","textFields":[{"id":"a"}]}}"#

    /// adw-dialog.c: a sheet up to 450 wide or 360 high, the size of the window's, and floating above.
    @Test(arguments: [(451.0, 361.0, false), (450, 361, true), (451, 360, true), (360, 720, true)])
    func `floats, or is a sheet by the size of its window`(width: Double, height: Double, isSheet: Bool) throws {
        let answer = try gnome(Self.form, width: width, height: height)
        #expect(answer["presentation"]["resolved"] == "formSheet")
        #expect((answer.dialog.maxY == height) == isSheet)
        #expect(answer.reasons == (isSheet ? ["platformStyle"] : []))
        // 24, 25, 12, 34 and 24.
        #expect(answer.dialog.height == 119 && answer.dialog.width == 360)
        #expect(answer["presentation"]["backdrop"]["interaction"] == (isSheet ? "dismiss" : "block"))
    }

    /// _dialogs.scss: the colour of its window, where message dialogs have one of their own.
    @Test func `has the colour of a window`() throws {
        let fill = try gnome(Self.form, more: #","appearance":"dark""#)["layers"]["dialog"]["background"]
        #expect(fill["color"] == "#222226" && fill["role"] == "window-bg-color")
    }

    /// adw-floating-sheet.c: 30 at the sides and 20 above and below up to 720, in a line to 120 at 1440 and beyond.
    @Test(arguments: [
        (720.0, 720.0, 660.0, 680.0), (1080, 1080, 930, 940), (1440, 1440, 1200, 1200), (2160, 2160, 1740, 1720),
    ])
    func `leaves more free the larger its window is`(
        width: Double, height: Double, widest: Double, highest: Double
    ) throws {
        let answer = try gnome(
            #"{"style":"formSheet","content":{"size":{"width":4000,"height":4000}}}"#, width: width, height: height)
        #expect(answer.dialog == Box(width: widest, height: highest, centredIn: Box(0, 0, width, height)))
    }

    /// ζ 0.8, k 400: c = 2 · 0.8 · 20 = 32; clamped it ends at (π − arccos 0.8) / (20 · 0.6) = 0.2082.
    @Test func `comes up as a sheet by its own spring`() throws {
        let transitions = try gnome(Self.form, width: 360, height: 720)["transitions"]
        let move = transitions["present"]["tracks"].elements[0]
        #expect(move["property"] == "position")
        #expect(move["keyframes"].elements[0]["easing"]["spring"]["damping"] == 32)
        #expect(transitions["dismiss"]["duration"] == 0.2082)
    }

    @Test func `on GNOME a dialog is what pages and menus come nearest to`() throws {
        for style in ["pageSheet", "actionSheet", "activityView"] {
            let answer = try gnome(
                #"{"style":"\#(style)","content":{"actions":[{"id":"a","title":"A"}]}}"#, height: 720)
            #expect(answer["adaptations"].elements[0]["to"] == "floatingDialog", "\(style)")
            #expect(answer["presentation"]["resolved"] == .string(style))
        }
        // Rows of 32 inside a padding of 6.
        let menu = try gnome(
            #"""
            {"style":"actionSheet","content":{"actions":[{"id":"a","title":"Rename"},{"id":"b","title":"Delete"}]}}
            """#)
        #expect(menu.dialog.height == 76 && menu.frame(of: "action:b").y == menu.dialog.y + 38)
    }
}

@Suite struct `On GNOME` {
    /// _bottom-sheet.scss: a handle of 54 × 6 with 15 around it; 15 + 6 + 15, 24, 25, 24.
    @Test func `a sheet stands on the bottom edge under its handle`() throws {
        let answer = try gnome(#"{"style":"sheet","content":{"title":"Title"}}"#)
        #expect(answer.dialog == Box(0, 491, 800, 109))
        #expect(answer.frame(of: "grabber") == Box(373, 506, 54, 6))
        #expect(answer["layers"]["dialog"]["cornerRadii"].elements.map(\.number).max() ?? 15 == 15)
    }

    /// adw-bottom-sheet.c: 30 stay free above up to 720, 120 at 1440.
    @Test(arguments: [(600.0, 570.0), (1080, 1005), (1440, 1320)])
    func `a sheet leaves room above itself`(height: Double, highest: Double) throws {
        let answer = try gnome(
            #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":["large"]}}"#, height: height)
        #expect(answer.dialog.height == highest)
    }

    /// adw-toast-overlay.c: 450 with its margins of 12, and 24 below; 34 and two paddings of 6 are 46.
    @Test func `a toast with a button is 426 wide and goes after five seconds`() throws {
        let answer = try gnome(
            #"{"style":"slidingMessage","content":{"title":"Deleted","actions":[{"id":"undo","title":"Undo"}]}}"#)
        #expect(answer.dialog == Box(187, 530, 426, 46))
        #expect(answer.frame(of: "title").x == 205 && answer.frame(of: "action:undo").maxX == 187 + 426 - 46)
        #expect(answer["lifecycle"]["dismissAt"] == 5 && answer["lifecycle"]["removedAt"] == 5.3)
        #expect(answer["adaptations"] == [])
        // From 46 + 12 + 24 below its rest.
        #expect(answer["transitions"]["present"]["tracks"].elements[0].trackValues == [[400, 635], [400, 553]])
        let gone = answer["transitions"]["dismiss"]["tracks"].elements
        #expect(gone.map { $0["property"] } == ["scale", "opacity"] && gone[0].trackValues == [1, 0.95])
        #expect(answer["diagnostics"].elements.allSatisfy { $0["rule"] != "timeLimit" })
    }

    /// 12 and 6 before its text, 6 after it, and a cross of 34 with 6 on either side.
    @Test func `a toast is as wide as its text and its cross`() throws {
        let answer = try gnome(#"{"style":"slidingMessage","content":{"message":"Saved"}}"#)
        #expect(answer.dialog.width == answer.frame(of: "message").width + 18 + 6 + 46)
    }

    /// libadwaita 1.10 has 115 in the middle of 600 at 242 from right to left, too, and of two buttons that share 405
    /// the first, which is at the right, 203.
    @Test func `what is left of half a point goes to the same side from right to left`() throws {
        let mirrored = #","layoutDirection":"rightToLeft""#
        let toast = try gnome(
            #"{"style":"slidingMessage","content":{"message":"Saved","closeButton":{}}}"#, width: 600, height: 350,
            more: mirrored)
        #expect(toast.dialog == Box(242, 280, 115, 46) && toast.frame(of: "action:close") == Box(248, 286, 34, 34))
        let answer = try gnome(
            #"""
            {"style":"alert","content":{"title":"Replace everything that is in this folder for good?","actions":[
             {"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK"}]}}
            """#, more: mirrored + #","textSize":1.25"#)
        #expect(answer.dialog.x == 168 && answer.dialog.width == 465)
        let (no, ok) = (answer.frame(of: "action:no"), answer.frame(of: "action:ok"))
        #expect(no.x == 406 && no.width == 203 && ok.x == 192 && ok.width == 202)
    }

    /// adw-toast-widget.ui: a flat button, as round and as high as others; _misc.scss has 6 around it.
    @Test(arguments: ["", #","layoutDirection":"rightToLeft""#])
    func `a toast has its cross in the room that it keeps for that`(mirrored: String) throws {
        func toast(_ close: String) throws -> JSON {
            try gnome(
                #"""
                {"style":"slidingMessage","content":{"title":"Deleted","actions":[{"id":"u","title":"Undo"}]\#(close)}}
                """#, more: mirrored)
        }
        let (answer, without) = (try toast(#","closeButton":{}"#), try toast(""))
        #expect(answer.dialog == without.dialog)
        #expect(answer.frame(of: "action:u") == without.frame(of: "action:u"))
        let cross = answer.frame(of: "action:close")
        #expect(cross == Box(mirrored.isEmpty ? 187 + 426 - 6 - 34 : 187 + 6, 530 + 6, 34, 34))
        #expect(answer["layers"]["action:close"]["cornerRadius"] == 17)
        #expect(answer["layers"]["action:close"]["background"] == .null)
    }

    /// adw-dialog.c: adw_bottom_sheet_set_min_natural_width.
    @Test func `a form that became a sheet is 360 wide at least`() throws {
        let answer = try gnome(
            #"{"style":"formSheet","content":{"size":{"width":300,"height":300}}}"#, width: 430, height: 932,
            idiom: "phone")
        #expect(answer.dialog == Box(35, 632, 360, 300))
        #expect(answer["adaptations"].elements.contains { $0["from"] == "300" && $0["to"] == "360" })
    }

    @Test func `a toast stays as long as it is asked to`() throws {
        let answer = try gnome(
            #"{"style":"slidingMessage","content":{"title":"Deleted"},"dismissal":{"after":9}}"#)
        #expect(answer["lifecycle"]["dismissAt"] == 9)
    }

    /// An arrow of 24 × 12 below an anchor that ends at 134; 8, 18, 8 are 34.
    @Test func `a popover stands below its anchor with an arrow`() throws {
        let answer = try gnome(
            #"""
            {"style":"popover","content":{"title":"Title"},
             "placement":{"anchor":{"x":300,"y":100,"width":80,"height":34}}}
            """#)
        #expect(answer.dialog.y == 146 && answer.dialog.height == 34 && abs(answer.dialog.midX - 340) <= 0.5)
        let arrow = answer.frame(of: "arrow")
        #expect(arrow.y == 134 && arrow.width == 24 && arrow.height == 12 && abs(arrow.midX - 340) <= 1)
        #expect(answer["transitions"]["present"]["duration"] == 0)
    }

    /// A block as wide as the row has no width in a row that is as wide as its insets.
    @Test func `a toast of a block alone is mirrored from right to left`() throws {
        func block(_ direction: String) throws -> (dialog: Box, block: Box) {
            let answer = try layout(
                "slidingMessage", on: "gnome-1366x736", state: #""layoutDirection":"\#(direction)""#,
                content: #""blocks":[{"id":"b","height":40}]"#)
            return (answer.dialog, answer.frame(of: "block:b"))
        }
        let (left, right) = (try block("leftToRight"), try block("rightToLeft"))
        #expect(left.dialog == right.dialog)
        #expect(abs(left.block.x - left.dialog.x - (right.dialog.maxX - right.block.maxX)) <= 1)
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"alert"},"kde":{"style":"popover"}}"#
        let answer = try gnome(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert")
    }

    @Test func `the catalogue has windows of desktops and phones`() throws {
        for (id, size) in [("gnome-1920x1048", (1920.0, 1048.0)), ("gnome-phone-360x720", (360.0, 720.0))] {
            let answer = try layout(on: id, dialog: alert)
            #expect(answer["stage"]["platform"] == "gnome")
            #expect(answer["stage"]["window"].box == Box(0, 0, size.0, size.1))
        }
    }
}
