import AnswerTestSupport
import ServiceTestSupport
import Testing

private let action = #"{"id":"a","title":"A"}"#

/// The expected numbers are those of the toolkits' own sources; docs/platforms.md names them.
@Suite struct `What stands beside an anchor on Windows` {
    private static let words = Array(repeating: "word", count: 700).joined(separator: " ")
    private static let anchor = #""placement":{"anchor":{"x":900,"y":990,"width":60,"height":30}}"#

    /// FlyoutThemeMaxHeight of 758, FlyoutThemeMaxWidth of 456, 4 above the anchor at 990.
    @Test func `a flyout is 758 high at most, and scrolls`() throws {
        let answer = try layout(
            on: "windows-1920x1032",
            dialog: #"{"style":"popover","content":{"message":"\#(Self.words)"},\#(Self.anchor)}"#)
        #expect(answer.dialog.width <= 456 && answer.dialog.height == 758 && answer.dialog.maxY == 986)
        #expect(answer["adaptations"].elements.map { $0["reason"] } == ["contentScrolls"])
    }

    /// TeachingTipMaxHeight of 520.
    @Test func `a teaching tip is 504 high at most`() throws {
        func height(_ size: String = "") throws -> Double {
            try layout(
                on: "windows-1920x1032",
                dialog: #"""
                    {"style":"popover","content":{"title":"T","message":"\#(Self.words)"\#(size)},\#(Self.anchor)}
                    """#
            ).dialog.height
        }
        #expect(try height() == 504)
        // What the request says stands.
        #expect(try height(#","size":{"height":600}"#) == 600)
        #expect(try height(#","size":{"maxHeight":700}"#) == 700)
    }

    /// FlyoutBase's FlyoutMargin of 4, at the window's edge as at the title bar of 32.
    @Test func `a flyout or a menu reaches the window's edges`() throws {
        func frame(_ dialog: String, x: Int, y: Int) throws -> Box {
            try layout(
                on: "windows-1366x720",
                dialog: "{\(dialog),\"placement\":{\"anchor\":{\"x\":\(x),\"y\":\(y),\"width\":20,\"height\":20}}}"
            ).dialog
        }
        let flyout = #""style":"popover","content":{"message":"Text"}"#
        #expect(try frame(flyout, x: 0, y: 400).x == 0)
        #expect(try frame(flyout, x: 1346, y: 400).maxX == 1366)
        let menu = #""style":"actionSheet","content":{"actions":[\#(action)]}"#
        #expect(try frame(menu, x: 0, y: 400).x == 0)
        let tall = #""style":"popover","content":{"message":"\#(Self.words)"}"#
        #expect(try frame(tall, x: 600, y: 690).y == 32)
    }
}

@Suite struct `Messages of toolkits` {
    /// InfoBar.cpp: a control among others, which opens no window of its own and takes nothing from them.
    @Test(arguments: ["gnome-800x600", "kde-800x600", "windows-1366x720", "macos-1200x800", "visionos-1280x720"])
    func `leave the window live, with buttons too`(device: String) throws {
        let answer = try layout(
            on: device, dialog: #"{"style":"slidingMessage","content":{"message":"M","actions":[\#(action)]}}"#)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
        #expect(answer["accessibility"]["modal"] == false && answer["layers"]["dimming"] == .missing)
    }
}

@Suite struct `A sheet of a toolkit at a side` {
    private static func sheet(_ device: String, _ placement: String) throws -> JSON {
        try layout(
            on: device,
            dialog: #"""
                {"style":"sheet","content":{"title":"T","actions":[\#(action)]},
                 "placement":{"edge":"leading"\#(placement)}}
                """#)
    }

    /// OverlayDrawer.qml: 144 at least, a whole window high; min(0.8 · 500, 450) and min(0.8 · 800, 450) at most.
    @Test func `a sheet of a toolkit at a side is a drawer on KDE Plasma`() throws {
        for device in ["kde-500x800", "kde-phone-360x720", "kde-1366x724"] {
            let answer = try Self.sheet(device, "")
            let window = answer.frame(of: "dimming")
            #expect(answer.dialog == Box(0, 0, 144, window.height), "\(device)")
            // The same as a panel.
            let panel = try layout(
                on: device,
                dialog: #"""
                    {"style":"semiModal","content":{"title":"T","actions":[\#(action)]},
                     "placement":{"edge":"leading"}}
                    """#)
            #expect(answer.frame(of: "action:a") == panel.frame(of: "action:a"), "\(device)")
        }
        #expect(try Self.sheet("kde-500x800", #","detents":["large"]"#).dialog == Box(0, 0, 400, 800))
        #expect(try Self.sheet("kde-800x600", #","detents":["large"]"#).dialog == Box(0, 0, 450, 600))
    }

    /// What it leaves free above is no part of a width.
    @Test func `keeps its width on GNOME`() throws {
        #expect(try Self.sheet("gnome-360x500", "").dialog.width == 360)
        #expect(try Self.sheet("gnome-800x600", #","detents":["large"]"#).dialog == Box(0, 0, 800, 600))
    }

    @Test(arguments: ["kde-500x800", "kde-800x600", "gnome-360x500", "gnome-phone-360x720"])
    func `may be a drawer with snap points`(device: String) throws {
        let answer = try layout(
            on: device,
            dialog: #"""
                {"style":"x-snap-drawer","content":{"title":"T","actions":[\#(action)]},
                 "placement":{"edge":"leading"}}
                """#)
        #expect(answer.dialog.width > 0 && answer["presentation"]["detents"].elements.count > 1)
    }
}

@Suite struct `The largest height of a sheet` {
    /// It ends by the library's own figures: 30 below the top in adw-bottom-sheet.c, 0.45 of the window at most in
    /// OverlayDrawer.qml.
    @Test(arguments: ["gnome-800x600", "gnome-phone-360x720", "kde-800x600"])
    func `the largest height of a sheet is told as no figure of another system's`(device: String) throws {
        let answer = try layout(
            on: device,
            dialog: #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":["medium","large"]}}"#)
        #expect(!answer["diagnostics"].elements.contains { $0["rule"] == "assumedFigure" })
    }
}

@Suite struct `Where a remote or a knob moves the focus` {
    private static func answer(_ device: String, _ style: String, _ more: String = "") throws -> JSON {
        try layout(
            on: device,
            dialog: #"{"style":"\#(style)","content":{"title":"T","textFields":[{"id":"f"}]}\#(more)}"#)
    }

    /// A remote has no finger on the screen (Human Interface Guidelines, Remotes).
    @Test func `no style goes by a swipe`() throws {
        for style in ["formSheet", "pageSheet", "sheet", "fullScreen"] {
            let answer = try Self.answer("apple-tv-4k", style)
            #expect(answer["lifecycle"]["swipe"] == [] && answer["gestures"] == [], "\(style)")
            let rules = answer["diagnostics"].elements.map { $0["rule"] }
            #expect(!rules.contains("inputMayBeLost"), "\(style)")
        }
        let rules = try Self.answer("apple-tv-4k", "formSheet")["diagnostics"].elements.map { $0["rule"] }
        #expect(rules.contains("exitRequired"))
    }

    @Test func `a phone's sheets go by a swipe only where there is a finger, and a car's by none`() throws {
        func answer(_ device: String, _ input: String) throws -> JSON {
            try spec(
                #"""
                {"device":{"profile":"\#(device)","input":"\#(input)"},
                 "dialog":{"style":"sheet","content":{"title":"T"},"placement":{"detents":["medium","large"]}}}
                """#)
        }
        let (touch, focus) = try (answer("iphone-17", "touch"), answer("iphone-17", "focus"))
        #expect(touch["lifecycle"]["swipe"] == ["bottom"] && !touch["gestures"].elements.isEmpty)
        #expect(focus["lifecycle"]["swipe"] == [] && focus["gestures"] == [])
        let knob = try answer("carplay-1280x720", "focus")
        #expect(knob["lifecycle"]["swipe"] == [] && knob["gestures"] == [])
    }

    @Test func `a swipe that is asked for stands, and a release is answered`() throws {
        let asked = try Self.answer("apple-tv-4k", "formSheet", #","dismissal":{"swipe":["bottom"]}"#)
        #expect(asked["lifecycle"]["swipe"] == ["bottom"] && !asked["gestures"].elements.isEmpty)
        let released = try ServiceTestSupport.answer(
            #"""
            {"device":"apple-tv-4k","dialog":{"style":"formSheet","content":{"title":"T"}},
             "position":[960,900],"velocity":[0,3000]}
            """#, at: "/v1/specs/release")
        #expect(released["target"] == "presented")
    }
}

@Suite struct `Menus with more rows than there is room for` {
    private static let rows = (0..<30).map { #"{"id":"a\#($0)","title":"Row \#($0)"}"# }.joined(separator: ",")

    private static func menu(_ device: String) throws -> JSON {
        try layout(
            on: device,
            dialog: #"{"style":"actionSheet","content":{"title":"Title","message":"M","actions":[\#(rows)]}}"#)
    }

    /// MenuDialog.qml: rows of 36 in a list that scrolls below the header; AdwActionRow's and GtkModelButton's of 32.
    @Test func `keep their rows' height, and scroll the list alone`() throws {
        for (device, height) in [
            ("kde-800x600", 36.0), ("kde-phone-360x720", 36), ("gnome-800x600", 32), ("gnome-phone-360x720", 32),
            ("windows-1366x720", 28),
        ] {
            let answer = try Self.menu(device)
            #expect(answer.frame(of: "action:a0").height == height, "\(device)")
            #expect(answer["layers"]["scroll:actions"] != .missing, "\(device)")
            #expect(answer["layers"]["scroll:body"] == .missing, "\(device)")
            #expect(!answer["adaptations"].elements.contains { $0["reason"] == "buttonsShrink" }, "\(device)")
        }
    }
}

@Suite struct `A theme's accent` {
    private static func button(_ device: String, _ theme: String) throws -> JSON {
        try layout(
            on: device,
            dialog: #"""
                {"style":"alert","theme":{"light":{\#(theme)}},
                 "content":{"title":"T","message":"M","actions":[{"id":"a","title":"OK","preferred":true}]}}
                """#)["layers"]["action:a"]
    }

    /// Breeze's renderButtonFrame: a fifth of the highlight in the button's #FCFCFC, 252 - (252 - 23) / 5; the line
    /// half of it in #B4B5B6, a third of the text's #232629 in the button's; a third of it while it is pressed.
    @Test func `a theme's accent is a share of the preferred button on KDE Plasma`() throws {
        let button = try Self.button("kde-800x600", ##""accent":"#171717","onAccent":"#FAFAFA""##)
        #expect(button["background"]["color"] == "#CECECE" && button["border"]["color"] == "#656666")
        #expect(button["text"]["color"] == "#232629")
        #expect(button["states"]["pressed"]["background"]["color"] == "#B0B0B0")
        // The highlight's own share is what the figures have.
        let own = try Self.button("kde-800x600", ##""accent":"#3DAEE9""##)
        #expect(own["background"]["color"] == "#D6ECF8" && own["border"]["color"] == "#78B1CF")
    }

    /// Contract §13: neutral roles everywhere, what is on the accent among them.
    @Test(arguments: ["carplay-1280x720", "apple-tv-4k", "gnome-800x600", "windows-1366x720", "macos-1200x800"])
    func `has its own text on it`(device: String) throws {
        let button = try Self.button(device, ##""accent":"#00FF88","onAccent":"#112233""##)
        #expect(button["background"]["color"] == "#00FF88" && button["text"]["color"] == "#112233")
    }
}

@Suite struct `The cross of a teaching tip` {
    /// TeachingTip_themeresources.xaml: TeachingTipAlternateCloseButtonSize of 40 in the corner inside a border of 1,
    /// its sign 16; SubtleFillColorTransparent. The title ends 28 before the content's 12: 320 - 2 · 13 - 28.
    @Test func `the cross of a teaching tip is 40 large in the corner, and fills nothing`() throws {
        let answer = try layout(
            on: "windows-1366x720",
            dialog: #"""
                {"style":"popover","content":{"title":"A title that is far too long for one line of a tip of 320",
                 "message":"Text","closeButton":{}},"placement":{"anchor":{"x":600,"y":400,"width":80,"height":32}}}
                """#)
        let (tip, cross) = (answer.dialog, answer.frame(of: "action:close"))
        #expect(cross == Box(tip.maxX - 41, tip.y + 1, 40, 40))
        #expect(answer.frame(of: "title").maxX == cross.x)
        let layer = answer["layers"]["action:close"]
        #expect(layer["background"] == .null && layer["border"] == .missing)
    }
}

@Suite struct `A handle of a toolkit's sheet` {
    /// OverlayDrawer has none by itself; OverlaySheet's is 54 × 5.
    @Test func `a handle of a toolkit's sheet that is asked for is drawn, and no member without effect`() throws {
        let answer = try layout(
            on: "kde-800x600", dialog: #"{"style":"sheet","content":{"title":"T"},"placement":{"grabber":true}}"#)
        #expect(answer.frame(of: "grabber").width == 54 && answer.frame(of: "grabber").height == 5)
        #expect(!answer["diagnostics"].elements.contains { $0["rule"] == "memberHasNoEffect" })
    }
}

@Suite struct `An alert of a toolkit above a keyboard` {
    /// adw-floating-sheet.c: VERT_PADDING_MIN_VALUE of 20; Dialog.qml: largeSpacing of 8; macOS' is assumed to be 20.
    @Test(arguments: [
        ("gnome-800x600", 20.0), ("gnome-phone-360x720", 20), ("kde-800x600", 8), ("kde-phone-360x720", 8),
        ("macos-1200x800", 20),
    ])
    func `keeps off it as off its window`(device: String, margin: Double) throws {
        for style in ["alert", "formSheet"] where style == "alert" || !device.contains("phone") {
            let answer = try spec(
                #"""
                {"device":{"profile":"\#(device)","keyboard":{"height":320}},
                 "dialog":{"style":"\#(style)","content":{"title":"T","message":"M","textFields":[{"id":"f"}],
                  "actions":[\#(action)]}}}
                """#)
            let window = answer.frame(of: "dimming")
            #expect(answer.dialog.maxY == window.height - 320 - margin, "\(device) \(style)")
        }
    }
}

@Suite struct `Passive notifications` {
    private static func messages(_ count: Int, on device: String) throws -> JSON {
        let dialogs = (0..<count).map { #"{"id":"m\#($0)","style":"slidingMessage","content":{"message":"M"}}"# }
        return try scene(of: dialogs, on: device)
    }

    /// PassiveNotificationsManager.qml: a list from the bottom up, the oldest first, 4 apart and 8 off the bottom; each
    /// is 8 + 18 + 8 high. Where a fourth comes, the oldest goes.
    @Test func `stand in a column on KDE Plasma, the oldest at the edge`() throws {
        let three = try Self.messages(3, on: "kde-800x600")
        let frames = (0..<3).map { three.frame(of: "m\($0)/dialog") }
        #expect(frames.map(\.height) == [34, 34, 34])
        #expect(frames.map(\.maxY) == [592, 592 - 38, 592 - 76])
        #expect(Set(frames.map(\.x)).count == 1)
        let five = try Self.messages(5, on: "kde-800x600")
        #expect((2..<5).map { five.frame(of: "m\($0)/dialog").maxY } == [592, 554, 516])
        #expect((0..<2).allSatisfy { five["layers"]["m\($0)/dialog"]["opacity"] == 0 })
        // No window is too low for them.
        let low = try scene(
            #"""
            {"device":{"profile":"kde-800x600","window":{"x":0,"y":0,"width":400,"height":60}},
             "dialogs":[{"id":"a","style":"slidingMessage","content":{"message":"M"}},
              {"id":"b","style":"slidingMessage","content":{"message":"M"}}]}
            """#)
        #expect(low.frame(of: "b/dialog").y >= 0)
    }

    /// 4 apart, each 34 high, wherever the first of them rests and whatever lies between.
    @Test func `keep apart above a keyboard, by margins of their own and on both edges`() throws {
        func message(_ id: String, _ placement: String = "") -> String {
            #"{"id":"\#(id)","style":"slidingMessage","content":{"message":"M"}\#(placement)}"#
        }
        func ends(_ device: String, _ dialogs: String...) throws -> [Double] {
            let scene = try scene(#"{"device":\#(device),"dialogs":[\#(dialogs.joined(separator: ","))]}"#)
            return ["a", "b", "c"].map { scene.frame(of: "\($0)/dialog").maxY }
        }
        let lifted = try ends(
            #"{"profile":"kde-phone-360x720","keyboard":{"height":300}}"#, message("a"), message("b"), message("c"))
        #expect(lifted[0] <= 420 && lifted[0] - lifted[1] == 38 && lifted[1] - lifted[2] == 38)
        let window = #""kde-800x600""#
        let framed = #","placement":{"frame":{"x":10,"y":10,"width":100,"height":34}}"#
        #expect(try ends(window, message("a", framed), message("b"), message("c")) == [44, 592, 554])
        let raised = #","placement":{"margins":{"bottom":40}}"#
        #expect(try ends(window, message("a"), message("b", raised), message("c")) == [592, 554, 516])
        #expect(try ends(window, message("a", raised), message("b"), message("c")) == [560, 522, 484])
        let top = #","placement":{"edge":"top"}"#
        #expect(try ends(window, message("a"), message("b", top), message("c"))[2] == 554)
    }

    /// Its TapHandler calls hideNotification.
    @Test func `go by a touch, unless the request says otherwise`() throws {
        func effect(_ dismissal: String, on device: String = "kde-800x600") throws -> JSON? {
            try layout(
                on: device, dialog: #"{"style":"slidingMessage","content":{"message":"M"}\#(dismissal)}"#
            )["hitRegions"].elements.first { $0["target"] == "dialog" }?["effect"]
        }
        #expect(try effect("") == "dismiss")
        #expect(try effect(#","dismissal":{"tapDialog":false}"#) == "content")
        #expect(try effect("", on: "gnome-800x600") == "content")
    }

    @Test func `stand by themselves where a toolkit has no column`() throws {
        let toasts = try Self.messages(2, on: "gnome-800x600")
        #expect(toasts.frame(of: "m0/dialog") == toasts.frame(of: "m1/dialog"))
    }
}

@Suite struct `A drawer of KDE Plasma` {
    /// Half of 720, and at most 15 rows of 18.
    @Test(arguments: [#""height":500"#, #""minHeight":500"#, #""height":"90%""#])
    func `says that it is lower than what is asked of it`(size: String) throws {
        let answer = try layout("sheet", on: "kde-990x720", content: #""title":"Hi","size":{\#(size)}"#)
        #expect(answer.dialog.height < 500)
        let told = answer["adaptations"].elements.filter { $0["reason"] == "limitedToContainer" }
        #expect(told.map { $0["to"] } == [.string("\(Int(answer.dialog.height))")])
        #expect(told.first?["pointer"] == "/dialog/content/size/height")
    }

    @Test func `says nothing of a height that it has`() throws {
        let answer = try layout("sheet", on: "kde-990x720", content: #""title":"Hi","size":{"height":200}"#)
        #expect(answer.dialog.height == 200 && answer.reasons.isEmpty)
    }
}

@Suite struct `A sliding message on a car's display` {
    /// Its buttons keep as far from its end as from its sides, 20: nothing flush where a knob's focus fills them.
    @Test func `has its button off the bottom`() throws {
        let answer = try layout(
            on: "carplay-1280x720",
            dialog: #"{"style":"slidingMessage","content":{"message":"M","actions":[\#(action)]}}"#)
        let button = answer.frame(of: "action:a")
        #expect(answer.dialog.maxY - button.maxY == button.x - answer.dialog.x && button.x > 0)
    }
}
