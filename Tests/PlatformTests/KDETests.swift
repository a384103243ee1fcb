import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from Kirigami's source at d4f1aaed: a grid unit of 18, spacings of 4, 6
/// and 8. Qt 6 sets a line of Noto Sans 10 pt in 18 px and one of 13.5 pt in 25; Breeze makes buttons 34
/// high and 84 wide at least, fields 32 high and 200 wide.
private func kde(
    _ dialog: String, width: Double = 800, height: Double = 600, idiom: String = "desktop", more: String = "",
    version: String = "6"
) throws -> JSON {
    try layout(
        on: "\(width)x\(height)@1", system: "KDE Plasma \(version)", state: #""idiom":"\#(idiom)"\#(more)"#,
        dialog: dialog)
}

private let two =
    #""actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK","preferred":true}]"#

private let alert = #"{"style":"alert","content":{"title":"Discard the draft of it?","message":"Message",\#(two)}}"#

/// Qt's InOutQuad, 2t² and 1 − 2(1 − t)², at a fraction of the time.
private func inOutQuad(_ time: Double) -> Double { time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time) }

/// The points of the béziers of a track's keyframes, in thirds.
private func thirds(_ track: JSON) -> [[Double]] {
    track["keyframes"].elements.dropLast().map { frame in
        frame["easing"]["cubicBezier"].elements.map { ($0.number * 3e6).rounded() / 1e6 }
    }
}

@Suite struct `On KDE Plasma a message dialog` {
    /// PromptDialog.qml: 8, 25, 18, and a footer of 8, 34, 8. Dialog.qml: as wide as its title with 8 and a border of 1
    /// at either side; buttons 6 apart and 8 off the end; its top on whole points.
    @Test func `on KDE Plasma a message dialog is as wide as its content, its buttons at the trailing end`() throws {
        let answer = try kde(alert)
        let (dialog, title) = (answer.dialog, answer.frame(of: "title"))
        #expect(dialog.y == 250 && dialog.height == 101 && dialog.width == title.width + 18 && title.width > 172)
        #expect(title.x == dialog.x + 9 && title.y == 258 && title.height == 25)
        #expect(answer.frame(of: "message") == Box(title.x, 283, title.width, 18))
        #expect(answer.frame(of: "action:no") == Box(dialog.maxX - 92, 309, 84, 34))
        #expect(answer.frame(of: "action:ok") == Box(dialog.maxX - 182, 309, 84, 34))
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 5 && answer["layers"]["dialog"]["border"]["width"] == 1)
        #expect(answer["adaptations"] == [])
    }

    /// Dialog.qml: absoluteMaximumWidth: what its content asks for, up to its window less 8 at either side.
    @Test func `breaks its text at 8 off its window`() throws {
        let body = String(repeating: "A sentence that goes on for long. ", count: 9)
        let answer = try kde(#"{"style":"alert","content":{"title":"T","message":"\#(body)",\#(two)}}"#)
        #expect(answer.dialog.x == 8 && answer.dialog.width == 784)
        let lines = Double(answer["layers"]["message"]["text"]["lines"].elements.count)
        #expect(lines > 1 && answer.dialog.height == 8 + 25 + 18 * lines + 50)
    }

    /// Kirigami 6.30 with Breeze makes these of titles 109.4, 116.2 and 120.1 wide and 8 on either side.
    @Test func `has buttons an even number of points wide`() throws {
        let actions = ["Keep Editing Here", "Replace Everything", "Save All Documents"].enumerated()
            .map { #"{"id":"\#($0)","title":"\#($1)"}"# }.joined(separator: ",")
        let answer = try kde(#"{"style":"alert","content":{"title":"T","actions":[\#(actions)]}}"#)
        #expect((0..<3).map { answer.frame(of: "action:\($0)").width } == [126, 134, 138])
        // The dialog is as wide as those: 6 between two, and 8 and a border of 1 on either side.
        #expect(answer.dialog.width == 126 + 134 + 138 + 12 + 18)
    }

    /// Breeze: ScrollBar_Extend, 21, beside texts that scroll, which are 63 wide then: Kirigami 6.30 makes a dialog of
    /// 102, a button with 8 and a border of 1 on either side; no wider, as 63 + 16 + 21 + 2 are no more.
    @Test func `keeps its texts clear of the bar by which they scroll`() throws {
        let body = Array(repeating: "Message", count: 24).joined(separator: "\\n")
        func shown(_ width: Double, _ height: Double, idiom: String = "desktop", more: String = "") throws -> JSON {
            try kde(
                #"""
                {"style":"alert","content":{"title":"Title","message":"\#(body)",
                 "actions":[{"id":"ok","title":"OK"}]}}
                """#, width: width, height: height, idiom: idiom, more: more)
        }
        let answer = try shown(360, 294)
        #expect(answer.dialog == Box(129, 8, 102, 278) && answer.frame(of: "title") == Box(138, 16, 63, 25))
        let mirrored = try shown(600, 350, more: #","layoutDirection":"rightToLeft""#)
        #expect(mirrored.dialog == Box(249, 8, 102, 334) && mirrored.frame(of: "title") == Box(279, 16, 63, 25))
        #expect(try shown(800, 600).frame(of: "title").width == 84, "where nothing scrolls")
        #expect(try shown(360, 294, idiom: "phone").frame(of: "title").width == 84, "where fingers scroll")
    }

    /// 8, 25, 18, 8, and the footer of 2 that is there without buttons.
    @Test func `keeps a foot of ten without buttons`() throws {
        let answer = try kde(#"{"style":"alert","content":{"title":"T","message":"Message"}}"#)
        #expect(answer.dialog.height == 61)
    }

    /// The icon of 64 at the start, 8 before the texts; a field below, 4 off, 200 wide at least.
    @Test func `has its image beside its texts`() throws {
        let answer = try kde(
            #"""
            {"style":"alert","content":{"title":"T","message":"Message","image":{"width":64,"height":64},
             "textFields":[{"id":"a"}],\#(two)}}
            """#)
        #expect(answer.dialog.width == 218)
        #expect(answer.frame(of: "title").x == answer.dialog.x + 9 + 64 + 8)
        #expect(answer.frame(of: "image").y == answer.dialog.y + 8)
        let field = answer.frame(of: "field:a")
        #expect(field.width == 200 && field.height == 32 && field.y == answer.frame(of: "image").maxY + 4)
    }

    /// 0.2 s by InOutQuad from 36 below, which a bézier in either half plays to the letter, and back the same way.
    @Test func `comes up from two grid units below while it fades in`() throws {
        let transitions = try kde(alert)["transitions"]
        for (phase, away) in [("present", 0), ("dismiss", 1)] {
            let tracks = transitions[phase]["tracks"].elements
            #expect(transitions[phase]["duration"] == 0.2)
            #expect(tracks.map { $0["property"] } == ["position", "opacity", "opacity"])
            let ends = tracks[0].trackValues.map { $0[1].number }
            #expect(ends == (away == 0 ? [336.5, 318.5, 300.5] : [300.5, 318.5, 336.5]), "\(phase)")
            #expect(thirds(tracks[0]) == [[1, 0, 2, 1], [1, 2, 2, 3]])
        }
        let samples = try Scrim.shared.get().answer(
            to: DialogBody(
                on: "kde-800x600", dialog: alert, request: #""phase":"present","times":[0.03,0.05,0.1,0.17]"#
            ).json, at: "/v1/specs/samples", status: 200)
        for sample in samples["samples"].elements {
            let expected = 336.5 - 36 * inOutQuad(sample["time"].number / 0.2)
            #expect(abs(sample["layers"]["dialog"]["position"][1].number - expected) < 0.01)
        }
    }

    /// plasmadesktopunits.cpp: no duration is less than a millisecond.
    @Test func `on KDE Plasma a message dialog is there after a millisecond where motion is reduced`() throws {
        let present = try kde(alert, more: #","reduceMotion":true"#)["transitions"]["present"]
        #expect(present["duration"] == 0.001 && present["tracks"].elements.allSatisfy { $0["property"] == "opacity" })
    }

    /// Breeze Light and Dark; the outline is 20 % of the way from ground to text, the preferred button a fifth of the
    /// highlight in its colour: 252 and 61 make 213.8.
    @Test func `has the colours of its roles`() throws {
        func look(_ more: String) throws -> JSON { try kde(alert, more: more)["layers"] }
        let (light, dark) = try (look(""), look(#","appearance":"dark""#))
        #expect(light["dialog"]["background"]["color"] == "#FFFFFF")
        #expect(light["dialog"]["background"]["role"] == "view-background")
        #expect(dark["dialog"]["background"]["color"] == "#1B1E20")
        #expect(light["dimming"]["opacity"] == 0.3 && dark["dimming"]["opacity"] == 0.3)
        #expect(light["action:no"]["background"]["color"] == "#FCFCFC")
        #expect(light["action:ok"]["background"]["color"] == "#D6ECF8")
        #expect(light["title"]["text"]["color"] == "#232629" && dark["title"]["text"]["color"] == "#FCFCFC")
        #expect(light["title"]["text"]["font"]["family"] == "Noto Sans")
        #expect(light["title"]["text"]["font"]["size"] == 18 && light["message"]["text"]["font"]["size"] == 13)
        #expect(light["presenter"]["background"]["color"] == "#EFF0F1")
    }

    /// Dialog.qml: closePolicy.
    @Test func `goes by Escape and by a touch outside`() throws {
        let asked = #"{"style":"alert","content":{"title":"T"},"dismissal":{"closeRequests":["back","escape"]}}"#
        let answer = try kde(asked)
        #expect(answer["lifecycle"]["closeRequests"] == ["escape"])
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
    }

    @Test func `says that other releases are assumed`() throws {
        func assumed(_ version: String) throws -> [JSON] {
            try kde(alert, version: version)["diagnostics"].elements
                .filter { $0["rule"] == "assumedFigure" }.map { $0["pointer"] }
        }
        #expect(try assumed("5.27") == ["/device/system/version"] && assumed("6.4") == [])
    }
}

@Suite struct `On KDE Plasma a dialog` {
    /// DialogHeader.qml: 8, a button of 34, and 9; then 8, 32, and a footer of 50. Title 25 in the middle of 34.
    @Test func `has a header above its content`() throws {
        let answer = try kde(#"{"style":"formSheet","content":{"title":"T","textFields":[{"id":"a"}],\#(two)}}"#)
        #expect(answer.dialog.width == 216 && answer.dialog.height == 51 + 8 + 32 + 50)
        #expect(answer.frame(of: "title").y == answer.dialog.y + 13)
        #expect(answer.frame(of: "field:a").y == answer.dialog.y + 59)
        #expect(answer["presentation"]["resolved"] == "formSheet" && answer["adaptations"] == [])
        let untitled = try kde(#"{"style":"formSheet","content":{"message":"Message",\#(two)}}"#)
        #expect(untitled.dialog.height == 51 + 8 + 18 + 50)
    }

    /// DialogHeaderTopContent.qml: a row of title and button, 4 apart, between 8 and 8.
    @Test func `keeps its title 4 off its cross`() throws {
        let answer = try kde(
            #"{"style":"formSheet","content":{"title":"T","size":{"width":360,"height":200},"closeButton":{}}}"#)
        #expect(answer.frame(of: "action:close") == Box(538, 208, 34, 34))
        #expect(answer.frame(of: "title") == Box(228, 213, 360 - 8 - 4 - 34 - 8, 25))
    }

    /// MenuDialog.qml: 20 grid units between two borders; a header of 51, rows of 36, a foot of 2.
    @Test func `on KDE Plasma a dialog that is a menu has rows of two grid units`() throws {
        for title in [#""title":"Track","#, ""] {
            let answer = try kde(
                #"""
                {"style":"actionSheet","content":{\#(title)
                 "actions":[{"id":"a","title":"Play"},{"id":"b","title":"View"}]}}
                """#)
            #expect(answer.dialog.width == 362 && answer.dialog.height == 51 + 72 + 2)
            #expect(
                answer.frame(of: "action:b") == Box(answer.dialog.x + 1, answer.dialog.y + 87, 360, 36), "\(title)")
            #expect(answer["adaptations"].elements[0]["to"] == "menuDialog")
        }
    }

    /// OverlaySheet.qml: in the middle, at least 54 below the top and down to the bottom edge; from 90 below.
    @Test(arguments: [(600.0, 120.0, 360.0), (400, 54, 346), (440, 54, 360), (470, 55, 360)])
    func `on KDE Plasma a dialog that is a page stands 54 below the top or in the middle`(
        height: Double, y: Double, high: Double
    ) throws {
        let answer = try kde(#"{"style":"pageSheet","content":{"title":"T"}}"#, height: height)
        #expect(answer.dialog.y == y && answer.dialog.height == high)
        #expect(answer["adaptations"].elements.contains { $0["to"] == "overlaySheet" })
        let move = answer["transitions"]["present"]["tracks"].elements[0].trackValues
        #expect(move[0][1].number - move[2][1].number == 90)
    }

    /// OverlaySheet.qml: onReleased: drawn by more than 90 either way, however slowly; fast and short it stays.
    @Test(arguments: [
        (90.0, 0.0, "presented"), (91, 0, "dismissed"), (-91, 0, "dismissed"), (40, 3000, "presented"),
    ])
    func `on KDE Plasma a dialog that is a page goes where it is drawn by five grid units`(
        way: Double, speed: Double, target: String
    ) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                "pageSheet", on: "kde-800x600", state: #""input":"touch""#, content: #""title":"T""#,
                request: #""position":[400,\#(300 + way)],"velocity":[0,\#(speed)]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"] == .string(target))
    }

    /// As far as any other, and not past its own height: 60 high, in the middle of 54 to 600.
    @Test(arguments: [
        (61.0, "presented"), (90, "presented"), (91, "dismissed"), (-89, "presented"), (-91, "dismissed"),
    ])
    func `on KDE Plasma a dialog that is a low page goes no sooner than a high one`(way: Double, target: String) throws
    {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                "pageSheet", on: "kde-800x600", state: #""input":"touch""#,
                content: #""size":{"height":60},"title":"T""#,
                request: #""position":[400,\#(300 + way)],"velocity":[0,0]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"] == .string(target))
    }

    /// OverlaySheet.qml: mouseDragBlocker: a mouse does not drag what it holds.
    @Test(arguments: [("pointer", 0), ("touch", 2)])
    func `on KDE Plasma a dialog that is a page is drawn away by fingers alone`(input: String, edges: Int) throws {
        let answer = try kde(#"{"style":"pageSheet","content":{"title":"T"}}"#, more: #","input":"\#(input)""#)
        #expect(answer["lifecycle"]["swipe"].elements.count == edges)
        #expect(answer["gestures"].elements.isEmpty == (edges == 0))
    }

    /// Under a bar and without a title, what the dialog holds is 51 higher than under a bar and an empty header.
    @Test func `under a navigation bar has no empty header below that`() throws {
        let bar = #""navigationBar":{"title":"B"}"#
        let answer = try kde(#"{"style":"formSheet","content":{\#(bar),"message":"M"}}"#)
        let (ground, message) = (answer.frame(of: "bar:navigation"), answer.frame(of: "message"))
        #expect(message.y - ground.maxY == 8)
        let plain = try kde(#"{"style":"formSheet","content":{"message":"M"}}"#)
        #expect(plain.frame(of: "message").y - plain.dialog.y == 59)
    }
}

@Suite struct `On KDE Plasma` {
    /// OverlayDrawer.qml: at a side 144 at least, at most 450 and 80 % of the window; below 72, 270 and half of it.
    @Test func `a panel is as large as its content within the limits of drawers`() throws {
        let body = String(repeating: "A sentence that goes on for long. ", count: 9)
        func panel(_ edge: String, _ text: String, _ width: Double, _ height: Double) throws -> Box {
            try kde(
                #"{"style":"semiModal","content":{"message":"\#(text)"},"placement":{"edge":"\#(edge)"}}"#,
                width: width, height: height
            ).dialog
        }
        #expect(try panel("leading", "Hi", 800, 600) == Box(0, 0, 144, 600))
        #expect(try panel("trailing", body, 800, 600) == Box(350, 0, 450, 600))
        #expect(try panel("leading", body, 400, 600) == Box(0, 0, 320, 600))
        #expect(try panel("bottom", "Hi", 800, 600) == Box(0, 528, 800, 72))
        #expect(try panel("top", body, 144, 400) == Box(0, 0, 144, 200))
        #expect(try panel("top", body, 144, 900).height == 270)
    }

    /// OutQuad in and InQuad out, 0.2 s, behind 35 % of black.
    @Test func `a drawer slides by parabolas`() throws {
        let answer = try kde(
            #"{"style":"semiModal","content":{"message":"Hi"},"placement":{"edge":"leading"}}"#)
        #expect(answer["layers"]["dimming"]["opacity"] == 0.35)
        let (present, dismiss) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
        #expect(present["duration"] == 0.2 && dismiss["duration"] == 0.2)
        #expect(thirds(present["tracks"].elements[0]) == [[1, 2, 2, 3]])
        #expect(thirds(dismiss["tracks"].elements[0]) == [[1, 0, 2, 1]])
        #expect(answer["layers"]["dialog"]["border"] == .missing)
    }

    /// qquickdrawer.cpp: below 0.7 of its way out a drawer that was drawn towards its edge closes, and at 300 a second.
    @Test(arguments: [(43.0, 0.0, "presented"), (44, 0, "dismissed"), (10, 310, "dismissed"), (60, -310, "presented")])
    func `a drawer goes past three tenths of its width`(way: Double, speed: Double, target: String) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                "semiModal", on: "kde-800x600", content: #""message":"Hi""#, placement: #""edge":"leading""#,
                request: #""position":[\#(72 - way),300],"velocity":[\#(-speed),0]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"] == .string(target))
    }

    @Test(arguments: [(600.0, 270.0), (400, 200)])
    func `a sheet is a drawer at the bottom`(height: Double, highest: Double) throws {
        let low = try kde(#"{"style":"sheet","content":{"title":"T"}}"#, height: height)
        #expect(low.dialog == Box(0, height - 72, 800, 72) && low["layers"]["grabber"] == .missing)
        let high = try kde(
            #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":["large"]}}"#, height: height)
        #expect(high.dialog.height == highest)
    }

    /// PassiveNotificationsManager.qml: 8 around a line of 18, or around a button of 34, 8 off the bottom; after 7 s.
    @Test func `a passive notification goes after seven seconds`() throws {
        let answer = try kde(#"{"style":"slidingMessage","content":{"title":"Deleted"}}"#)
        #expect(answer.dialog.height == 34 && answer.dialog.maxY == 592 && answer.dialog.midX == 400)
        #expect(answer["lifecycle"]["dismissAt"] == 7 && answer["lifecycle"]["removedAt"] == 7.2)
        let withButton = try kde(
            #"{"style":"slidingMessage","content":{"title":"Deleted","actions":[{"id":"undo","title":"Undo"}]}}"#)
        #expect(withButton.dialog.height == 50)
        let (title, undo) = (withButton.frame(of: "title"), withButton.frame(of: "action:undo"))
        #expect(undo.width == 84 && undo.maxX == withButton.dialog.maxX - 8 && undo.x - title.maxX >= 6)
        #expect(withButton["layers"]["dialog"]["background"]["opacity"] == 0.9)
    }

    /// As Kirigami 6.30 has them: 53 in the middle of 600, and two thirds of 430, 286.67, cut to whole points.
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `a passive notification stands on whole points, however lines run`(direction: String) throws {
        func message(_ text: String, _ width: Double) throws -> Box {
            try kde(
                #"{"style":"slidingMessage","content":{"message":"\#(text)"}}"#, width: width,
                more: #","layoutDirection":"\#(direction)""#
            ).dialog
        }
        #expect(try message("Saved", 600) == Box(273, 558, 53, 34))
        let long = "A message without an action that is a good deal wider than most are in everyday life"
        #expect(try message(long, 430) == Box(72, 540, 286, 52))
    }

    /// From 54 above where it stands by OutCubic; its top to 54 below the end that it stood on, to nothing about its
    /// lower end, by InCubic: 34 + 54, and half of 34, below its middle.
    @Test func `a passive notification comes from above its rest`() throws {
        let answer = try kde(#"{"style":"slidingMessage","content":{"title":"Deleted"}}"#)
        let coming = answer["transitions"]["present"]["tracks"].elements
        #expect(coming[0].trackValues == [[400, 521], [400, 575]] && coming[1].trackValues == [0, 1])
        #expect(thirds(coming[0]) == [[1, 3, 2, 3]])
        let going = answer["transitions"]["dismiss"]["tracks"].elements
        #expect(going.map { $0["property"] } == ["position", "scale", "opacity"])
        #expect(going[0].trackValues == [[400, 575], [400, 680]] && going[1].trackValues == [1, 0])
        #expect(thirds(going[0]) == [[1, 0, 2, 0]])
    }

    /// At most 25 grid units and two thirds of the window on a desktop; on a phone the window less 32.
    @Test(arguments: [
        (800.0, "desktop", 450.0), (600, "desktop", 400), (360, "phone", 328), (1200, "pad", 1168),
    ])
    func `a long passive notification breaks`(width: Double, idiom: String, widest: Double) throws {
        let body = String(repeating: "A sentence that goes on for long. ", count: 9)
        let answer = try kde(
            #"{"style":"slidingMessage","content":{"title":"\#(body)"}}"#, width: width, height: 800, idiom: idiom)
        #expect(abs(answer.dialog.width - widest) < 0.05)
        let lines = Double(answer["layers"]["title"]["text"]["lines"].elements.count)
        #expect(lines > 1 && answer.dialog.height == 18 * lines + 16)
    }

    /// Popup.qml: a padding of 12 and a fade of 0.2 s; 3 off its anchor, as ToolTip.qml.
    @Test func `a popup fades in below its anchor without an arrow`() throws {
        let answer = try kde(
            #"""
            {"style":"popover","content":{"title":"Title"},
             "placement":{"anchor":{"x":300,"y":100,"width":80,"height":34}}}
            """#)
        #expect(answer.dialog.y == 137 && answer.dialog.height == 42 && abs(answer.dialog.midX - 340) <= 0.5)
        #expect(answer["layers"]["arrow"] == .missing && answer["transitions"]["present"]["duration"] == 0.2)
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"popover"},"kde":{"style":"alert"}}"#
        let answer = try kde(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert")
    }

    @Test func `the catalogue has windows of desktops and phones`() throws {
        for (id, size) in [("kde-990x720", (990.0, 720.0)), ("kde-phone-360x720", (360.0, 720.0))] {
            let answer = try layout(on: id, dialog: alert)
            #expect(answer["stage"]["platform"] == "kde")
            #expect(answer["stage"]["window"].box == Box(0, 0, size.0, size.1))
        }
    }
}
