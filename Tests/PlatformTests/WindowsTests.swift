import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from WinUI's XAML and C++ at 3cae15f0. Segoe UI is 1.33 of its size high
/// from line to line: 20 px take 27, 14 px 19 in one line and 38 in two, since a TextBlock is as high as whole pixels.
private func windows(
    _ dialog: String, width: Double = 800, height: Double = 600, scale: Int = 1, more: String = "",
    system: String = #""system":{"name":"Windows","version":"11"}"#
) throws -> JSON {
    try layout(on: "\(width)x\(height)@\(scale)", state: #""idiom":"desktop",\#(system)\#(more)"#, dialog: dialog)
}

private let (save, cancel) = (
    #"{"id":"ok","title":"Save","preferred":true}"#, #"{"id":"no","title":"No","role":"cancel"}"#
)
private let drop = #"{"id":"drop","title":"Drop","role":"destructive"}"#

private func alert(_ actions: String, message: String = "Message") -> String {
    #"{"style":"alert","content":{"title":"Title","message":"\#(message)","actions":[\#(actions)]}}"#
}

@Suite struct `On Windows a content dialog` {
    /// ContentDialog_themeresources.xaml: 320 at least; a border of 1, 24, 27, 12, 19, 24, a line of 1, 24, 32, 24 and
    /// the border are 189.
    @Test func `on Windows a content dialog is 320 wide, its buttons in columns on a ground of their own`() throws {
        let answer = try windows(alert(save + "," + cancel))
        #expect(answer.dialog == Box(240, 206, 320, 189))
        #expect(answer.frame(of: "title") == Box(265, 231, 270, 27))
        #expect(answer.frame(of: "message") == Box(265, 270, 270, 19))
        #expect(answer.frame(of: "separator:0") == Box(241, 313, 318, 81))
        // (320 - 2 - 48 - 8) / 2.
        #expect(answer.frame(of: "action:ok") == Box(265, 338, 131, 32))
        #expect(answer.frame(of: "action:no") == Box(404, 338, 131, 32))
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 8)
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 4)
        #expect(answer["adaptations"] == [])
    }

    /// The button stands in the last column, the first being empty (CloseVisible).
    @Test func `puts a button alone into the half at the end`() throws {
        #expect(try windows(alert(cancel)).frame(of: "action:no") == Box(404, 338, 131, 32))
        let mirrored = try windows(alert(cancel), more: #","layoutDirection":"rightToLeft""#)
        #expect(mirrored.frame(of: "action:no") == Box(265, 338, 131, 32))
    }

    /// AllVisible: primary, secondary, close; (270 - 16) / 3.
    @Test func `has three columns with the one that closes last`() throws {
        let answer = try windows(alert(cancel + "," + save + "," + drop))
        let frames = ["ok", "drop", "no"].map { answer.frame(of: "action:" + $0) }
        #expect(frames.map(\.x) == frames.map(\.x).sorted() && frames[0].x == 265 && frames[2].maxX == 535)
        #expect(frames.allSatisfy { abs($0.width - 254.0 / 3) < 1 && $0.y == 338 })
        // No button of WinUI's dialogs says that it destroys something.
        let layers = answer["layers"]
        #expect(layers["action:drop"]["background"] == layers["action:no"]["background"])
    }

    /// 184 where there is less to show: 25 + 27 + 24 + 82 + 12 would be 170. 548 at most; 756 where there is more.
    @Test func `keeps its sizes within limits`() throws {
        let short = try windows(#"{"style":"alert","content":{"title":"Title","actions":[\#(cancel)]}}"#)
        #expect(short.dialog == Box(240, 208, 320, 184))
        // The ground of the buttons stays at the end.
        #expect(short.frame(of: "action:no").maxY == short.dialog.maxY - 25)
        let words = Array(repeating: "Nobody reads as many words as these.", count: 100).joined(separator: " ")
        let long = try windows(alert(cancel, message: words), width: 1200, height: 1000)
        // No wider than the widest of its lines.
        #expect(long.dialog.width <= 548 && long.dialog.width > 500 && long.dialog.height == 756)
        // It grows no wider with its text.
        let large = try windows(
            alert(cancel, message: words), width: 1200, height: 1000, more: #","textSize":2"#)
        #expect(large.dialog.width <= 548 && large.dialog.width > 450)
    }

    /// ContentDialog_Partial.cpp: in the middle of what the smoke layer covers, which begins under the title bar of 32.
    @Test func `stands in the middle of what the title bar leaves`() throws {
        let answer = try layout(on: "windows-1024x720", dialog: alert(save + "," + cancel))
        #expect(answer.dialog.y == 281 || answer.dialog.y == 282)
        #expect(answer.dialog.x == 352 && answer["stage"]["platform"] == "windows")
    }

    /// Windows scales text by 2.25 at most: 14 · 2.25 = 31.5.
    @Test func `has text of 225 per cent at most`() throws {
        func size(_ scale: Double) throws -> Double {
            try windows(alert(cancel), more: #","textSize":\#(scale)"#).fontSize(of: "message")
        }
        #expect(try size(1.5) == 21)
        #expect(try size(2.25) == 31.5 && size(3) == 31.5)
    }

    /// DialogShowing: 1.05 to 1 in 0.25 s along (0, 0, 0, 1), opacity in 0.083 s; DialogHidden: 0.167 s and 0.083 s.
    @Test func `shrinks in and grows out while it fades`() throws {
        let transitions = try windows(alert(cancel))["transitions"]
        let (come, go) = (transitions["present"], transitions["dismiss"])
        #expect(come["duration"] == 0.25 && go["duration"] == 0.167)
        #expect(come["tracks"].elements[0].trackValues == [1.05, 1])
        #expect(go["tracks"].elements[0].trackValues == [1, 1.05])
        for passage in [come, go] {
            let tracks = passage["tracks"].elements
            #expect(tracks.map { $0["property"] } == ["scale", "opacity", "opacity"])
            #expect(tracks[0]["keyframes"].elements[0]["easing"]["cubicBezier"] == [0, 0, 0, 1])
            #expect(tracks[1]["keyframes"].elements[1]["time"] == 0.083)
            #expect(tracks[1]["keyframes"].elements[0]["easing"]["cubicBezier"] == [0, 0, 1, 1])
        }
        let reduced = try windows(alert(cancel), more: #","reduceMotion":true"#)["transitions"]["present"]
        #expect(reduced["tracks"].elements.map { $0["property"] } == ["opacity", "opacity"])
        #expect(reduced["duration"] == 0.083)
    }

    /// Common_themeresources_any.xaml; #4D000000 is 77 of 255.
    @Test func `has the colours of its resources`() throws {
        func look(_ more: String) throws -> JSON { try windows(alert(save + "," + cancel), more: more)["layers"] }
        let (light, dark) = try (look(""), look(#","appearance":"dark""#))
        #expect(light["dialog"]["background"]["color"] == "#FFFFFF")
        #expect(dark["separator:0"]["background"]["color"] == "#202020")
        #expect(light["separator:0"]["background"]["role"] == "SolidBackgroundFillColorBase")
        #expect(light["dimming"]["opacity"] == 0.302 && dark["dimming"]["opacity"] == 0.302)
        #expect(light["action:ok"]["background"]["color"] == "#0067C0")
        #expect(light["action:ok"]["background"]["role"] == "AccentFillColorDefault")
        #expect(light["action:no"]["background"]["role"] == "ControlFillColorDefault")
        #expect(light["title"]["text"]["font"]["family"] == "Segoe UI Variable")
    }

    /// In high contrast a border of 2 moves all by one, and the window's own colour at 0.8 lies over what is behind.
    @Test func `has wider borders and another smoke in high contrast`() throws {
        let answer = try windows(alert(save + "," + cancel), more: #","contrast":"increased","appearance":"dark""#)
        #expect(answer.dialog.height == 191 && answer.frame(of: "title").x == answer.dialog.x + 26)
        let layers = answer["layers"]
        #expect(layers["dialog"]["border"]["width"] == 2 && layers["dialog"]["border"]["color"] == "#FFFFFF")
        #expect(layers["dimming"]["opacity"] == 0.8 && layers["dimming"]["background"]["color"] == "#202020")
    }

    /// ContentDialog_Partial.cpp: OnBackButtonPressedImpl closes it, as Escape does.
    @Test func `goes by Escape and back, not by a touch outside`() throws {
        let asked = #"{"style":"alert","content":{"title":"T"},"dismissal":{"closeRequests":["back","escape"]}}"#
        let answer = try windows(asked)
        #expect(answer["lifecycle"]["closeRequests"] == ["escape", "back"])
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block")
    }

    @Test func `on Windows a content dialog is what forms, pages and sheets are`() throws {
        let form = try windows(
            #"{"style":"formSheet","content":{"title":"Title","textFields":[{"id":"a"}],"actions":[\#(save)]}}"#)
        // A field of 32 in the place of the message's 19.
        #expect(form.dialog.height == 202 && form["adaptations"] == [])
        let page = try windows(#"{"style":"pageSheet","content":{"title":"T"}}"#, width: 1200, height: 1000)
        #expect(page.dialog == Box(326, 122, 548, 756))
        let sheet = try windows(
            #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":["medium","large"]}}"#)
        #expect(sheet.dialog.height == 184 && sheet["presentation"]["resolved"] == "sheet")
        #expect(sheet["adaptations"].elements.map { $0["to"] } == ["contentDialog", "contentDialog"])
        #expect(sheet["adaptations"].elements.map { $0["pointer"] } == ["/dialog/style", "/dialog/placement/detents"])
    }

    @Test func `says that other releases are assumed`() throws {
        func assumed(_ version: String) throws -> [JSON] {
            try windows(alert(cancel), system: #""system":{"name":"Windows","version":"\#(version)"}"#)["diagnostics"]
                .elements.filter { $0["rule"] == "assumedFigure" }.map { $0["pointer"] }
        }
        #expect(try assumed("8") == ["/device/system/version"] && assumed("11") == [] && assumed("10") == [])
    }
}

@Suite struct `On Windows` {
    private static let anchor = #""placement":{"anchor":{"x":300,"y":300,"width":80,"height":32}}"#

    /// FlyoutPresenter: a border of 1, 15, 19, 17 and the border are 53, where 40 is the least; 4 above its anchor.
    @Test func `a flyout stands 4 above its anchor, without an arrow`() throws {
        let answer = try windows(#"{"style":"popover","content":{"message":"Text"},\#(Self.anchor)}"#)
        #expect(answer.dialog == Box(292, 243, 96, 53))
        #expect(answer.frame(of: "message").y == 259 && answer["layers"]["arrow"] == .missing)
        let below = try windows(
            #"""
            {"style":"popover","content":{"message":"Text"},
             "placement":{"anchor":{"x":300,"y":20,"width":80,"height":32}}}
            """#)
        #expect(below.dialog.y == 56)
    }

    /// WinJS's showPopup: 50 in 0.367 s, opacity from 0.083 to 0.166 s; hidePopup: opacity in 0.083 s.
    @Test func `a flyout comes from its anchor and fades out`() throws {
        let transitions = try windows(#"{"style":"popover","content":{"message":"Text"},\#(Self.anchor)}"#)[
            "transitions"]
        let tracks = transitions["present"]["tracks"].elements
        let place = try #require(tracks.first { $0["property"] == "position" })
        #expect(place.trackValues == [[340, 319.5], [340, 269.5]] && transitions["present"]["duration"] == 0.367)
        let fade = try #require(tracks.first { $0["property"] == "opacity" })
        #expect(fade["keyframes"].elements.map { $0["time"] } == [0, 0.083, 0.166, 0.367])
        #expect(transitions["dismiss"]["duration"] == 0.083)
        #expect(transitions["dismiss"]["tracks"].elements.map { $0["property"] } == ["opacity"])
    }

    /// TeachingTip: 304 wide, as 16 of its 320 are room for a tail, a border of 1 and 12 round its content, a tail 8
    /// high: 13 + 19 + 19 + 13.
    @Test func `a popover with a title is a teaching tip`() throws {
        let answer = try windows(
            #"{"style":"popover","content":{"title":"Title","message":"Text"},\#(Self.anchor)}"#)
        #expect(answer.dialog == Box(188, 228, 304, 64))
        #expect(answer.frame(of: "arrow").height == 8 && answer.frame(of: "arrow").width == 16)
        #expect(answer["adaptations"].elements[0]["to"] == "teachingTip")
        let transitions = answer["transitions"]
        #expect(transitions["present"]["duration"] == 0.3 && transitions["dismiss"]["duration"] == 0.2)
        #expect(transitions["present"]["tracks"].elements[0].trackValues == [0.01, 1])
    }

    /// MenuFlyout: a border of 1, 2, and rows of 28 with 2 above and below each: 2 + 4 + 2 · 32.
    @Test func `a menu has rows of 28 beside its anchor`() throws {
        let answer = try windows(
            #"""
            {"style":"actionSheet","content":{"actions":[{"id":"a","title":"Copy"},{"id":"b","title":"Paste"}]},
             \#(Self.anchor)}
            """#)
        #expect(answer.dialog == Box(292, 226, 96, 70))
        #expect(answer.frame(of: "action:a") == Box(297, 231, 86, 28) && answer.frame(of: "action:b").y == 263)
        #expect(answer["adaptations"].elements[0]["to"] == "menuFlyout")
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
    }

    /// InfoBar: 48 and two borders; it is there at once, and stays.
    @Test func `an info bar lies across the top and stays`() throws {
        let answer = try windows(
            #"{"style":"slidingMessage","content":{"title":"Ready","actions":[{"id":"r","title":"Restart"}]}}"#)
        #expect(answer.dialog == Box(12, 12, 776, 50))
        let (title, action) = (answer.frame(of: "title"), answer.frame(of: "action:r"))
        #expect(title.x == 29 && title.y == 12 + 15 && action.x == title.maxX + 16)
        #expect(action.height == 32 && action.y == 12 + 9)
        #expect(answer["lifecycle"]["dismissAt"] == .missing || answer["lifecycle"]["dismissAt"] == .null)
        #expect(answer["transitions"]["present"]["duration"] == 0)
    }

    /// InfoBar_themeresources.xaml: InfoBarCloseButtonSize of 38 with 5 around it, in a border of 1.
    @Test func `an info bar has its cross at its end`() throws {
        let answer = try windows(
            #"""
            {"style":"slidingMessage","content":{"title":"Ready","actions":[{"id":"r","title":"Restart"}],
             "closeButton":{}}}
            """#)
        #expect(answer.dialog == Box(12, 12, 776, 50) && answer.frame(of: "action:r").maxX < 788 - 65)
        #expect(answer.frame(of: "action:close") == Box(788 - 1 - 5 - 38, 12 + 1 + 5, 38, 38))
    }

    /// SplitView: 320, in 0.35 s along (0.1, 0.9, 0.2, 1), out in 0.12 s.
    @Test func `a panel on a side is the pane of a split view`() throws {
        let answer = try windows(
            #"{"style":"semiModal","content":{"title":"Title"},"placement":{"edge":"leading"}}"#)
        #expect(answer.dialog == Box(0, 0, 320, 600))
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["splitView"])
        let move = answer["transitions"]["present"]["tracks"].elements[0]
        #expect(move.trackValues == [[-160, 300], [160, 300]])
        #expect(move["keyframes"].elements[0]["easing"]["cubicBezier"] == [0.1, 0.9, 0.2, 1])
        #expect(answer["transitions"]["dismiss"]["duration"] == 0.12)
        // On other edges it stays the ledger's own.
        #expect(try windows(#"{"style":"semiModal","content":{"title":"T"}}"#).dialog == Box(0, 300, 800, 300))
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"popover"},"windows":{"style":"alert"}}"#
        let answer = try windows(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert")
    }
}

@Suite struct `On Windows windows` {
    /// A title bar of 32 is at the top of a window of any shape, on a screen that is held in any way.
    @Test(arguments: [
        (#"{"profile":"windows-500x600","screen":{"width":601,"height":600}}"#, 601.0, 600.0),
        (#"{"profile":"windows-500x600","orientation":"landscapeLeft"}"#, 600, 500),
        (#"{"profile":"windows-500x600","safeAreaInsets":{"top":32}}"#, 500, 600),
    ])
    func `keep their title bar at the top`(device: String, width: Double, height: Double) throws {
        let answer = try spec(#"{"device":\#(device),"dialog":{"style":"alert","content":{"title":"T"}}}"#)
        #expect(answer["stage"]["safeArea"].box == Box(0, 32, width, height - 32))
    }
}

@Suite struct `On Windows edges` {
    /// The dialog's radius of 8 less its border, of 1 and of 2 with more contrast.
    @Test func `on Windows edges of the buttons' ground are as round as what is inside the border`() throws {
        for (more, radius) in [("", 7.0), (#","contrast":"increased""#, 6)] {
            let ground = try windows(alert(save + "," + cancel), more: more)["layers"]["separator:0"]
            #expect(ground["cornerRadius"].number == radius)
            #expect(ground["cornerRadii"]["topLeft"] == 0 && ground["cornerRadii"]["bottomRight"].number == radius)
        }
    }

    /// TextControlElevationBorderBrush: the last of two pixels is ControlStrongStrokeColorDefault, #72000000 and
    /// #8BFFFFFF.
    @Test func `on Windows edges of text fields have a darker line at their end`() throws {
        let fields = #"{"style":"alert","content":{"title":"Title","textFields":[{"id":"a"}],"actions":[\#(save)]}}"#
        let lines = [("", "#000000", 114.0 / 255), (#","appearance":"dark""#, "#FFFFFF", 139.0 / 255)]
        for (more, color, opacity) in lines {
            let answer = try windows(fields, more: more)
            let (field, line) = (answer.frame(of: "field:a"), answer["layers"]["separator:field:a"])
            #expect(line["frame"].box == Box(field.x, field.maxY - 1, field.width, 1))
            #expect(line["parent"] == "field:a" && line["background"]["color"].string == color)
            #expect(abs(line["background"]["opacity"].number - opacity) < 0.001)
            // 3 : 1 against what is beside it.
            #expect(!answer["diagnostics"].elements.contains { $0["rule"] == "controlContrast" }, "\(more)")
        }
        let other = try layout("alert", on: "gnome-1000x720", content: #""textFields":[{"id":"a"}]"#)
        #expect(other["layers"].elements.allSatisfy { $0["parent"] != "field:a" })
    }
}
