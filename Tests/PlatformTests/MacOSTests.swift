import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from what the sources say: an alert of 260 with 16 at its sides, an icon
/// of 64, texts of 13 and 11 in lines of 16 and 14, buttons of 28, 8 apart.
private func mac(
    _ dialog: String, width: Double = 900, height: Double = 600, version: String = "15", more: String = ""
) throws -> JSON {
    try layout(
        on: "\(width)x\(height)@2", system: "macOS \(version)", state: #""idiom":"desktop"\#(more)"#, dialog: dialog)
}

private let two =
    #""actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"OK","preferred":true}]"#
private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#

@Suite struct `On macOS a tall dialog` {
    /// 24 free above and below 552: from the end of the title bar, 28, on. What fits below the bar stays in the middle.
    @Test(arguments: ["alert", "formSheet", "actionSheet"])
    func `stands below the title bar of its window`(style: String) throws {
        let text = String(repeating: "word ", count: 800)
        let answer = try layout(style, on: "macos-900x600", content: #""title":"T","message":"\#(text)""#)
        #expect(answer.dialog.y == 28 && answer.dialog.maxY <= 580)
        let low = try layout(style, on: "macos-900x600", content: #""title":"T""#)
        #expect(low.dialog.midY == 300)
    }
}

@Suite struct `On macOS text` {
    /// There is no Dynamic Type: a title of 13 over a message of 11, whatever a device of another system would have.
    @Test(arguments: [#""textSize":"xSmall""#, #""textSize":"accessibility3""#, #""textSize":0.8"#, #""textSize":2"#])
    func `keeps its size whatever the user's text size`(setting: String) throws {
        let answer = try mac(alert, more: ",\(setting)")
        #expect(answer.fontSize(of: "title") == 13 && answer.fontSize(of: "message") == 11)
        #expect(answer.dialog == Box(320, 200, 260, 200))
    }
}

@Suite struct `On macOS an alert` {
    /// 20 + 64 + 16 to the title, 16, 10, 14, 16 to the buttons, 28 and 16: 200. Two share 228: (228 − 8) / 2.
    @Test func `on macOS an alert is 260 wide and keeps room for the app's icon`() throws {
        let answer = try mac(alert)
        #expect(answer.dialog == Box(320, 200, 260, 200))
        #expect(answer.frame(of: "title") == Box(336, 300, 228, 16))
        #expect(answer.frame(of: "message") == Box(336, 326, 228, 14))
        #expect(answer.frame(of: "action:no") == Box(336, 356, 110, 28))
        #expect(answer.frame(of: "action:ok") == Box(454, 356, 110, 28))
        #expect(answer["layers"]["title"]["text"]["alignment"] == "center")
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 11)
        #expect(answer["layers"]["action:ok"]["text"]["font"]["size"] == 13)
        #expect(answer["adaptations"] == [])
    }

    /// 20 below the top, in the middle of 260; from 26 on where its texts start, 16 off the side.
    @Test(arguments: [("15", 418.0), ("26", 336)])
    func `shows the app's icon, which is no part of its focus`(version: String, left: Double) throws {
        let answer = try mac(alert, version: version)
        #expect(answer.frame(of: "icon") == Box(left, answer.dialog.y + 20, 64, 64))
        #expect(answer["layers"]["icon"]["role"] == "image" && answer["layers"]["icon"]["image"]["fit"] == "contain")
        #expect(answer["layers"]["image"] == .missing)
        let order = answer["accessibility"]["focusOrder"].elements.compactMap(\.string)
        #expect(order.first == "title" && !order.contains("icon"))
        let mirrored = try mac(alert, version: "26", more: #","layoutDirection":"rightToLeft""#)
        #expect(mirrored.frame(of: "icon").maxX == mirrored.dialog.maxX - 16)
    }

    @Test func `has an image in the place of its icon`() throws {
        let answer = try mac(
            #"""
            {"style":"alert","content":{"title":"Title","message":"Message","image":{"width":64,"height":64},\#(two)}}
            """#)
        #expect(answer.dialog == Box(320, 200, 260, 200))
        #expect(answer.frame(of: "image") == Box(418, 220, 64, 64) && answer["layers"]["icon"] == .missing)
    }

    /// Alerts, Human Interface Guidelines: the default button is the first of a column, Cancel the last.
    @Test func `has three buttons in a column and one as wide as its texts`() throws {
        let three = try mac(
            #"""
            {"style":"alert","content":{"title":"Title","actions":[{"id":"no","title":"Cancel","role":"cancel"},
             {"id":"save","title":"Save","preferred":true},{"id":"drop","title":"Delete","role":"destructive"}]}}
            """#)
        let rows = ["save", "drop", "no"].map { three.frame(of: "action:\($0)") }
        #expect(rows.map(\.width) == [228, 228, 228] && rows.map { $0.y - rows[0].y } == [0, 36, 72])
        let one = try mac(
            #"{"style":"alert","content":{"title":"Title","actions":[{"id":"ok","title":"OK"}]}}"#)
        #expect(one.frame(of: "action:ok").width == 228)
    }

    /// Measured of prompts of macOS 26: corners of 26, texts at the start, buttons round.
    @Test func `on macOS an alert is of glass from 26 on`() throws {
        for (version, radius, button, alignment) in [("15", 12, 7, "center"), ("26", 26, 14, "left")] {
            let answer = try mac(alert, version: version)
            #expect(answer.dialog == Box(320, 200, 260, 200))
            #expect(answer["layers"]["dialog"]["cornerRadius"] == .number(Double(radius)))
            #expect(answer["layers"]["action:ok"]["cornerRadius"] == .number(Double(button)))
            let text = answer["layers"]["title"]["text"]
            #expect((text["alignment"].string == "center") == (alignment == "center"), "\(text["alignment"])")
        }
    }

    @Test func `on macOS an alert is modal until it is answered`() throws {
        let answer = try mac(alert)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block")
        #expect(answer["lifecycle"]["swipe"] == [])
        #expect(answer["lifecycle"]["dismissAt"] == .null)
    }

    /// The system's colour picker: labelColor 85 %, controlColor 10 and 25 %; the accent is the same in the dark.
    @Test func `has the colours of NSColor`() throws {
        for (appearance, ground, label) in [("light", "#ECECEC", "#000000D9"), ("dark", "#323232", "#FFFFFFD9")] {
            let answer = try mac(alert, more: #","appearance":"\#(appearance)""#)
            let layers = answer["layers"]
            #expect(layers["dialog"]["background"]["color"] == .string(ground))
            #expect(layers["title"]["text"]["color"] == .string(label))
            #expect(layers["action:ok"]["background"]["color"] == "#007AFF")
            #expect(layers["action:no"]["background"]["opacity"] == (appearance == "light" ? 0.1 : 0.25))
        }
    }
}

@Suite struct `On macOS` {
    /// Sheets, Human Interface Guidelines: cards in front of their window, never at its bottom edge.
    @Test(arguments: ["sheet", "formSheet", "pageSheet"], [(900.0, 600.0), (480, 640), (1470, 956)])
    func `a sheet is a card in the middle of a window of any size`(style: String, size: (Double, Double)) throws {
        let answer = try mac(
            #"{"style":"\#(style)","content":{"title":"Title",\#(two)}}"#, width: size.0, height: size.1)
        let dialog = answer.dialog
        #expect(dialog.midX == size.0 / 2 && abs(dialog.midY - size.1 / 2) <= 0.5)
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 12)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block")
        #expect(answer["lifecycle"]["swipe"] == [])
        let told = style == "formSheet" ? [] : [JSON.string("windowSheet")]
        let kinds = answer["adaptations"].elements.filter { $0["reason"] == "platformStyle" }
        #expect(kinds.map { $0["to"] } == told)
    }

    @Test func `a sheet has no detents`() throws {
        let answer = try mac(
            #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":["medium","large"]}}"#)
        #expect(
            answer["adaptations"].elements.map { $0["pointer"] } == ["/dialog/style", "/dialog/placement/detents"])
    }

    /// Texts 20 off the sides, buttons at the end: OK is 60 wide at least, and ends 20 off.
    @Test func `a sheet's buttons stand at its end`() throws {
        let form = try mac(#"{"style":"formSheet","content":{"title":"Title",\#(two)}}"#)
        #expect(form.dialog.width == 400 && form.frame(of: "title").x == form.dialog.x + 20)
        let (no, ok) = (form.frame(of: "action:no"), form.frame(of: "action:ok"))
        #expect(ok.width == 60 && ok.maxX == form.dialog.maxX - 20 && no.maxX == ok.x - 8 && ok.height == 22)
    }

    /// AppKit insets what is in a popover by 13 for its arrow.
    @Test func `a popover stands 13 off its anchor and closes by a touch outside`() throws {
        let answer = try mac(
            #"""
            {"style":"popover","content":{"message":"Text"},
             "placement":{"anchor":{"x":400,"y":200,"width":80,"height":22}}}
            """#, version: "26")
        #expect(answer.dialog.y == 235 && answer.dialog.midX == 440)
        #expect(answer.frame(of: "arrow").height == 13)
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 16)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
    }

    @Test func `actions are a menu beside their anchor`() throws {
        let answer = try mac(
            #"""
            {"style":"actionSheet","content":{"actions":[{"id":"a","title":"By name"},{"id":"b","title":"By date"}]},
             "placement":{"anchor":{"x":400,"y":200,"width":80,"height":22}}}
            """#)
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["menu"])
        #expect(answer.frame(of: "action:b").y - answer.frame(of: "action:a").y == 22)
        #expect(answer.dialog.y == 226)
    }

    /// Below the title bar of 28, and 10 off it. A popover with more rows than have room above or below stands beside.
    @Test(arguments: ["actionSheet", "popover"], [300.0, 580])
    func `what stands beside an anchor keeps below the title bar`(style: String, y: Double) throws {
        let rows = (0..<30).map { #"{"id":"a\#($0)","title":"Row \#($0)"}"# }.joined(separator: ",")
        let answer = try layout(
            style, on: "macos-900x600", content: #""actions":[\#(rows)]"#,
            placement: #""anchor":{"x":100,"y":\#(y),"width":40,"height":20}"#)
        #expect(answer.dialog.y >= 38 && answer.dialog.maxY <= 590)
        #expect(answer.dialog.y >= y + 20 || answer.dialog.maxY <= y || answer.dialog.x >= 140)
    }

    /// At the end of the top edge, 16 off both; it comes from beyond that end, 344 + 16 away.
    @Test(arguments: [("leftToRight", 540.0, 360.0), ("rightToLeft", 16, -360)])
    func `a message is a banner at the top of the trailing side`(direction: String, x: Double, way: Double) throws {
        let answer = try mac(
            #"{"style":"slidingMessage","content":{"title":"Backup","message":"Done."}}"#,
            more: #","layoutDirection":"\#(direction)""#)
        #expect(answer.dialog == Box(x, 16, 344, 56))
        #expect(answer["lifecycle"]["dismissAt"] == 5)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
        let track = answer["transitions"]["present"]["tracks"].elements[0]
        #expect(track["property"] == "position" && track.trackValues.first == [.number(x + 172 + way), 44])
    }

    /// NSSplitViewItem: the standard size of an inspector is 270.
    @Test func `a panel on a side is an inspector`() throws {
        let panel = #"{"style":"semiModal","content":{"title":"T"},"placement":{"edge":"trailing"}}"#
        let answer = try mac(panel)
        #expect(answer.dialog == Box(630, 0, 270, 600) && answer["presentation"]["backdrop"]["opacity"] == 0)
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["inspector"])
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"popover"},"macos":{"style":"alert"}}"#
        let answer = try mac(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert" && answer["stage"]["platform"] == "macos")
    }

    /// Figures are those since Big Sur.
    @Test func `earlier versions are assumed`() throws {
        func assumed(_ version: String) throws -> Bool {
            try mac(alert, version: version)["diagnostics"].elements.contains {
                $0["pointer"] == "/device/system/version"
            }
        }
        #expect(try assumed("10.15") && !assumed("11") && !assumed("26"))
    }
}

@Suite struct `A popover of macOS near an edge` {
    /// Below the anchor the popover keeps off the window's edge, and its corners keep the arrow to the right of the
    /// anchor; beside the anchor the arrow points at its middle.
    @Test func `takes another side rather than missing its anchor`() throws {
        let answer = try layout(
            "popover", on: "macos-900x600", content: #""title":"Tip","message":"A text""#,
            placement: #""anchor":{"x":2,"y":300,"width":24,"height":24}"#)
        let popover = answer["presentation"]["popover"]
        let arrow = answer.frame(of: "arrow")
        #expect(popover["side"] == "right", "\(popover)")
        #expect(abs(arrow.midY - 312) <= 12 && arrow.x >= 26 - 0.5, "\(arrow)")
    }

    @Test func `stays below an anchor that its arrow reaches`() throws {
        let answer = try layout(
            "popover", on: "macos-900x600", content: #""title":"Tip","message":"A text""#,
            placement: #""anchor":{"x":60,"y":300,"width":24,"height":24}"#)
        let arrow = answer.frame(of: "arrow")
        #expect(arrow.y >= 324 - 0.5 && abs(arrow.midX - 72) <= 12, "\(arrow)")
    }
}
