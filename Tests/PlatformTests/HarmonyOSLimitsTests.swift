import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The Mate 60 Pro is 387.6923 × 836.9231 vp at 3.25 px, its lower bar 28; the MatePad 800 × 1280 upright, the MateBook
/// 1642.1053 × 1027.8947. Expected numbers are worked out by hand from ArkUI's source and its theme.
private func mate(_ dialog: String, on device: String = "mate-60-pro", _ state: String = "") throws -> JSON {
    try layout(on: device, state: state, dialog: dialog)
}

private func near(_ value: Double, _ expected: Double, _ tolerance: Double = 0.31) -> Bool {
    abs(value - expected) <= tolerance
}

private func words(_ count: Int) -> String { Array(repeating: "word", count: count).joined(separator: " ") }

private let two = #""actions":[{"id":"a","title":"OK"},{"id":"b","title":"Cancel"}]"#
private let three = #""actions":[{"id":"a","title":"OK"},{"id":"b","title":"Cancel"},{"id":"c","title":"Delete"}]"#

@Suite struct `On HarmonyOS a dialog` {
    /// dialog_layout_algorithm.cpp, AdjustChildPosition: 836.92 − 400 − 16.
    @Test(arguments: ["alert", "formSheet"])
    func `stands 16 above a keyboard`(style: String) throws {
        let answer = try mate(
            #"{"style":"\#(style)","content":{"title":"T","textFields":[{"id":"f"}],\#(two)}}"#,
            #""keyboard":{"height":400}"#)
        #expect(near(answer.dialog.maxY, 420.92) && answer.dialog.height > 180)
    }

    /// animation_config.h of the window manager: durationIn_ of 500 along (0.2, 0, 0.2, 1).
    @Test func `moves with a keyboard that comes in half a second`() throws {
        let answer = try mate(
            #"{"style":"alert","content":{"title":"T","textFields":[{"id":"f"}],\#(two)}}"#,
            #""keyboard":{"height":500}"#)
        let keyboard = answer["transitions"]["keyboard"]
        #expect(keyboard["duration"] == 0.5)
        #expect(keyboard["tracks"][0]["keyframes"][0]["easing"]["cubicBezier"] == [0.2, 0, 0.2, 1])
    }

    /// 387.69 − 200 − 16 = 171.69, from 8 on.
    @Test func `on HarmonyOS a dialog that a keyboard leaves less height stays 8 below the status bar`() throws {
        let answer = try mate(
            #"{"style":"alert","content":{"title":"T","message":"M",\#(three)}}"#,
            #""orientation":"landscapeLeft","keyboard":{"height":200}"#)
        #expect(near(answer.dialog.y, 8) && near(answer.dialog.height, 163.69))
        let barred = try mate(
            #"{"style":"alert","content":{"title":"T","message":"M",\#(three)}}"#,
            #"""
            "orientation":"landscapeLeft","keyboard":{"height":160},
             "safeAreaInsets":{"top":24,"bottom":28,"left":0,"right":0}
            """#)
        #expect(near(barred.dialog.y, 32) && near(barred.dialog.maxY, 387.69 - 160 - 16))
    }

    /// UpdateChildMaxSizeHeight: 0.9 of what both bars leave: 836.92 − 28; on its side 387.69 − 28; 800 − 28.
    @Test(arguments: [
        ("mate-60-pro", "portrait", 728.03), ("mate-60-pro", "landscapeLeft", 323.72),
        ("matepad-2560x1600", "landscapeLeft", 694.8), ("mate-x5-unfolded", "portrait", 693.65),
    ])
    func `on HarmonyOS a dialog is as high as nine tenths of what the bars leave`(
        device: String, orientation: String, height: Double
    ) throws {
        let answer = try mate(
            #"{"style":"alert","content":{"message":"\#(words(800))"}}"#, on: device,
            #""orientation":"\#(orientation)""#)
        #expect(near(answer.dialog.height, height, 0.5))
        #expect(near(answer.dialog.midY, answer["stage"]["window"]["height"].number / 2, 0.5))
    }

    /// dialog_pattern.cpp, BuildChild: only the message is in the Scroll.
    @Test func `keeps its title above a message that scrolls`() throws {
        let answer = try mate(#"{"style":"alert","content":{"title":"Title","message":"\#(words(800))",\#(three)}}"#)
        #expect(answer["layers"]["title"]["parent"] == "dialog")
        #expect(answer["layers"]["message"]["parent"] == "scroll:body")
        let (title, scroll) = (answer.frame(of: "title"), answer.frame(of: "scroll:body"))
        // (56 − 35 / 3.25) / 2 = 22.62 above and below it.
        #expect(near(title.y - answer.dialog.y, 22.62) && near(scroll.y, title.maxY + 22.62))
        for id in ["a", "b", "c"] {
            #expect(answer["layers"]["action:\(id)"]["parent"] == "dialog")
            #expect(answer.frame(of: "action:\(id)").height == 40)
            #expect(answer.frame(of: "action:\(id)").y >= scroll.maxY)
        }
    }

    /// AnalysisLayoutOfContent: in the middle without a title and with one line, else at the start.
    @Test func `has a message of one line alone in the middle`() throws {
        func alignment(_ content: String) throws -> JSON {
            try mate(#"{"style":"alert","content":{\#(content)}}"#)["layers"]["message"]["text"]["alignment"]
        }
        #expect(try alignment(#""message":"Short""#) == "center")
        #expect(try alignment(#""message":"Short",\#(two)"#) == "center")
        #expect(try alignment(#""message":"\#(words(30))""#) == "left")
        #expect(try alignment(#""title":"T","message":"Short""#) == "left")
        #expect(try alignment(#""message":"Short","alignment":"leading""#) == "left")
    }

    /// BuildMainTitle, BuildChild: 2 × 22.62 + 23.44 is less than the least height.
    @Test(arguments: ["mate-60-pro", "matebook-pro"])
    func `with a title alone is as high as the least`(device: String) throws {
        #expect(near(try mate(#"{"style":"alert","content":{"title":"Hi"}}"#, on: device).dialog.height, 70, 0.2))
    }

    /// Not on whole points: pixels are 1 / 3.25.
    @Test func `on HarmonyOS a dialog is in the middle of its window to half a pixel`() throws {
        for count in 1...12 {
            let answer = try mate(#"{"style":"alert","content":{"title":"T","message":"\#(words(count * 4))"}}"#)
            #expect(near(answer.dialog.midY, 836.9231 / 2, 0.5 / 3.25 + 0.001), "\(count)")
        }
    }

    /// BuildMenu: buttons of the whole width, their titles in the middle, in button_default_font_color.
    @Test func `on HarmonyOS a dialog of rows has titles in the middle in the colour of buttons`() throws {
        let answer = try mate(#"{"style":"actionSheet","content":{"title":"T",\#(three)}}"#)
        let row = answer["layers"]["action:a"]
        #expect(row["text"]["alignment"] == "center" && row["text"]["color"] == "#007DFF")
    }

    /// 2in1: button_container_border_radius_normal, textfield_border_radius.
    @Test(arguments: ["alert", "sheet", "pageSheet", "fullScreen", "semiModal", "formSheet"])
    func `on a PC has buttons and fields with corners of 8`(style: String) throws {
        let answer = try mate(
            #"{"style":"\#(style)","content":{"title":"T","textFields":[{"id":"f"}],\#(two)}}"#, on: "matebook-pro")
        #expect(answer["layers"]["action:a"]["cornerRadius"] == 8)
        #expect(answer["layers"]["field:f"]["cornerRadius"] == 8)
    }
}

@Suite struct `On HarmonyOS a toast` {
    /// toast_view.cpp: TextAlign::CENTER; toast_layout_algorithm.cpp: the start with more lines.
    @Test func `has one line in the middle and more at the start`() throws {
        func text(_ text: String) throws -> JSON {
            try mate(#"{"style":"slidingMessage","content":{"message":"\#(text)"}}"#)["layers"]["message"]["text"]
        }
        #expect(try text("OK")["alignment"] == "center")
        #expect(try text(words(40))["alignment"] == "left")
    }

    /// toast_pattern.cpp, GetTextMaxHeight: 0.65 of 836.92 − 28, and of 387.69 − 28; UpdateTextSizeConstraint: type of
    /// 12 at least, in lines of 14.064, then an ellipsis.
    @Test(arguments: [("portrait", 525.8), ("landscapeLeft", 233.8)])
    func `on HarmonyOS a toast is as high as 0.65 of what the bars leave`(orientation: String, most: Double) throws {
        for count in [60, 200, 400, 800] {
            let answer = try mate(
                #"{"style":"slidingMessage","content":{"message":"\#(words(count))"}}"#,
                #""orientation":"\#(orientation)""#)
            #expect(answer.dialog.height <= most + 0.31, "\(count)")
            #expect(answer["layers"]["scroll:body"] == .missing)
            let text = answer["layers"]["message"]["text"]
            #expect((12...14).contains(text["font"]["size"].number))
            guard count == 800 else { continue }
            // As many lines of 14.064 as 16 above and below leave room for.
            let lines = Double(Int((most - 16) / 14.064))
            #expect(text["font"]["size"] == 12 && text["truncated"] == true)
            #expect(text["lines"].elements.count == Int(lines))
            #expect(near(answer.dialog.height, lines * 14.064 + 16, 0.5))
        }
    }

    /// 2in1: toast_padding_level8.
    @Test func `on a PC has 8 at the sides of its text`() throws {
        let answer = try mate(
            #"{"style":"slidingMessage","content":{"message":"A longer text for a toast"}}"#, on: "matebook-pro")
        #expect(near(answer.frame(of: "message").x - answer.dialog.x, 8, 0.5))
        #expect(near(answer.dialog.maxX - answer.frame(of: "message").maxX, 8, 0.5))
    }
}

@Suite struct `On HarmonyOS a popup` {
    private static func popup(_ content: String) -> String {
        #"""
        {"style":"popover","content":{\#(content)},"placement":{"anchor":{"x":100,"y":300,"width":64,"height":32}}}
        """#
    }

    /// grid_system_manager.cpp, BUBBLE_TYPE: margin and gutter 24; below 600 4 of 4 columns, 387.69 − 48; from there on
    /// 6 of 8: (800 − 48 − 7 · 24) / 8 · 6 + 5 · 24; from 840 on 6 of 12.
    @Test(arguments: [
        ("mate-60-pro", 339.69), ("mate-x5-folded", 297.6), ("matepad-2560x1600", 558), ("matebook-pro", 785.05),
    ])
    func `on HarmonyOS a popup is as wide as its columns`(device: String, width: Double) throws {
        let answer = try mate(Self.popup(#""message":"\#(words(160))""#), on: device)
        #expect(near(answer.dialog.width, width, 0.5))
        #expect(answer["layers"]["scroll:body"] == .missing)
    }

    /// 20 words are three lines in 339.69 − 32: 2 · 8 + 49.22.
    @Test func `on HarmonyOS a popup is as high as its lines in that`() throws {
        let answer = try mate(Self.popup(#""message":"\#(words(20))""#))
        #expect(near(answer.dialog.height, 65.22, 0.5) && near(answer.dialog.x, 7))
        #expect(answer["layers"]["message"]["text"]["lines"].elements.count == 3)
        #expect(answer["layers"]["scroll:body"] == .missing)
    }

    /// bubble_view.cpp, CreateButtons: in rows at the end, 72 wide at least, 4 off the end and the side, without a gap.
    @Test func `has its buttons at the end as wide as their titles`() throws {
        let answer = try mate(Self.popup(#""message":"\#(words(8))",\#(two)"#))
        let (first, second) = (answer.frame(of: "action:a"), answer.frame(of: "action:b"))
        #expect(near(first.width, 72) && near(second.width, 72) && near(first.maxX, second.x))
        #expect(near(answer.dialog.maxX - second.maxX, 4) && near(answer.dialog.maxY - second.maxY, 4))
        #expect(near(first.y, answer.frame(of: "message").maxY))
        let long = try mate(
            Self.popup(
                #"""
                "message":"M","actions":[{"id":"a","title":"A title that takes a row"},
                 {"id":"b","title":"Another one of that kind"}]
                """#))
        let rows = ["a", "b"].map { long.frame(of: "action:\($0)") }
        #expect(rows[1].y >= rows[0].maxY && near(rows[0].maxX, rows[1].maxX))
    }
}

@Suite struct `On HarmonyOS a sheet's height` {
    private static func sheet(_ detents: String) -> String {
        #"{"style":"sheet","content":{"title":"T"},"placement":{"detents":[\#(detents)]}}"#
    }

    /// GetHeightBySheetStyle: a share of 0.9 of the lesser side, which is the most: 0.9 · 800; 0.9 · 1027.89.
    @Test(arguments: [
        ("matepad-2560x1600", "50%", 360.0), ("matepad-2560x1600", "80%", 576), ("matepad-2560x1600", "20%", 320),
        ("matebook-pro", "50%", 462.55), ("matebook-pro", "100%", 925.11),
    ])
    func `in the middle is a share of the most that it may be`(device: String, share: String, height: Double) throws {
        let answer = try mate(Self.sheet(#""\#(share)""#), on: device)
        #expect(near(answer.dialog.height, height, 0.5))
        #expect(near(answer.dialog.midY, answer["stage"]["window"]["height"].number / 2, 0.5))
    }

    /// InitDetents: of sheetMaxHeight_, which is less what the status bar takes: 836.92 − 38.
    @Test(arguments: [("50%", 399.46), ("90%", 719.03)])
    func `at the bottom is a share of what the status bar leaves`(share: String, height: Double) throws {
        let answer = try mate(
            Self.sheet(#""\#(share)""#), #""safeAreaInsets":{"top":38,"bottom":28,"left":0,"right":0}"#)
        #expect(near(answer.dialog.height, height))
    }

    /// sheet_drag_bar_height: 16, the line at 10…14; the title at 16 − 8 + 16, whether the bar is seen or not.
    @Test func `begins below a bar of 16`() throws {
        let held = try mate(
            #"{"style":"sheet","content":{"message":"M"},"placement":{"detents":["medium","large"]}}"#)
        #expect(near(held.frame(of: "message").y - held.dialog.y, 16))
        #expect(near(held.frame(of: "grabber").y - held.dialog.y, 10))
        for detents in [#""medium","large""#, #""medium""#] {
            let titled = try mate(Self.sheet(detents))
            #expect(near(titled.frame(of: "title").y - titled.dialog.y, 24))
        }
    }

    /// sheet_presentation_side_layout_algorithm.cpp, LayoutTitleBuilder: the same header, below the status bar.
    @Test func `on HarmonyOS a sheet is headed at a side, too`() throws {
        let answer = try mate(
            #"{"style":"semiModal","content":{"title":"T","message":"M"},"placement":{"edge":"trailing"}}"#,
            on: "matepad-2560x1600", #""safeAreaInsets":{"top":38,"bottom":28,"left":0,"right":0}"#)
        #expect(near(answer.frame(of: "title").y, 38 + 24) && near(answer.frame(of: "message").y, 38 + 64))
        #expect(answer["layers"]["title"]["text"]["font"]["weight"] == "bold")
    }

    /// 2in1: sheet_title_text_horizontal_margin, padding_level12.
    @Test func `has its title 24 off the side on a PC`() throws {
        let answer = try mate(Self.sheet(#""large""#), on: "matebook-pro")
        #expect(near(answer.frame(of: "title").x - answer.dialog.x, 24, 0.5))
    }

    private func atSide(_ size: String, on device: String) throws -> JSON {
        try mate(
            #"{"style":"sheet","content":{"title":"T","size":\#(size)},"placement":{"edge":"right"}}"#, on: device)
    }

    @Test(arguments: [#"{"width":300}"#, #"{"width":300,"height":200}"#, #"{"width":300,"maxHeight":400}"#])
    func `on HarmonyOS a sheet is as wide at a side as the request says`(size: String) throws {
        let answer = try atSide(size, on: "matepad-pro")
        #expect(answer.dialog.width == 300 && answer.dialog.maxX == answer["stage"]["window"].box.maxX)
        #expect(answer["adaptations"] == [])
    }

    @Test func `on HarmonyOS a sheet is no wider at a side for a height`() throws {
        let answer = try atSide(#"{"height":300}"#, on: "matepad-pro")
        #expect(answer.dialog.width == (try atSide("{}", on: "matepad-pro")).dialog.width)
        #expect(answer.dialog.height == 300)
    }

    /// 374.1538 − 8 at a side, and below 827.0769 what the answer says of itself.
    @Test(arguments: [(#"{"width":600}"#, "width"), (#"{"height":2000}"#, "height")])
    func `on HarmonyOS a sheet that is limited tells how far`(size: String, side: String) throws {
        let answer =
            side == "width"
            ? try atSide(size, on: "mate-70")
            : try mate(#"{"style":"sheet","content":{"title":"T","size":\#(size)}}"#, on: "mate-70")
        let limited = answer["adaptations"].elements.first { $0["reason"] == "limitedToContainer" }
        let length = side == "width" ? answer.dialog.width : answer.dialog.height
        #expect(near(Double(limited?["to"].string ?? "") ?? 0, length, 1e-3), "\(answer["adaptations"].text)")
        if side == "width" { #expect(near(length, 366.1538, 1e-3)) }
    }
}
