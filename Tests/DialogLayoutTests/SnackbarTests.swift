import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private func snackbar(_ content: String, on device: String, _ more: String = "", state: String = "") throws -> JSON {
    try layout(
        "slidingMessage", on: device, state: state, content: content, dialog: #""dismissal":{"after":4},\#(more)"#)
}

private func isClose(_ left: Double, _ right: Double, within slack: Double = 1e-3) -> Bool {
    abs(left - right) <= slack
}

private let short = #""message":"Saved""#
private let long = #""message":"\#(String(repeating: "Saved to the folder. ", count: 12))""#
private let undo = #","actions":[{"id":"undo","title":"Undo"}]"#
private let wide = #","actions":[{"id":"undo","title":"Restore all of the pictures"}]"#

/// Material's snackbar as the library for Android views has it.
@Suite struct `The snackbar of Android` {
    private static let lines: [(text: String, height: Double, lines: Int)] = [
        ("Saved", 48, 1), ("Saved to the folder. Saved to the folder. Saved to the folder. ", 72, 2),
        (String(repeating: "Saved to the folder. ", count: 12), 72, 2),
    ]

    @Test(arguments: lines, ["android-phone-small", "pixel-8", "galaxy-s24"])
    func `the snackbar of Android is 48 high with one line and 72 with two, and has no more`(
        text: (text: String, height: Double, lines: Int), device: String
    ) throws {
        let answer = try snackbar(#""message":"\#(text.text)""#, on: device)
        let safe = answer["stage"]["safeArea"].box
        let pixel = 1 / answer["stage"]["scale"].number + 1e-3
        #expect(
            answer.dialog.isClose(
                to: Box(8, safe.maxY - 8 - text.height, safe.width - 16, text.height), within: pixel))
        let told = answer["layers"]["message"]["text"]
        #expect(told["lines"].elements.count == text.lines)
        #expect(told["truncated"] == .bool(text.text.count > 100))
        #expect(answer.reasons == (text.text.count > 100 ? ["linesLimited"] : []))
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == 4)
        #expect(answer["layers"]["dimming"] == .missing)
        #expect(answer["lifecycle"]["dismissAt"].number == 4)
    }

    @Test(arguments: ["android-tablet-small", "galaxy-tab-s8", "pixel-fold-unfolded"])
    func `has one line on a tablet`(device: String) throws {
        let answer = try snackbar(long + wide, on: device)
        #expect(isClose(answer.dialog.height, 48, within: 0.5))
        #expect(answer["layers"]["message"]["text"]["lines"].elements.count == 1)
        // design_snackbar_max_width.
        #expect(isClose(answer.dialog.width, 576, within: 0.5))
        #expect(answer.frame(of: "action:undo").midY == answer.dialog.midY)
    }

    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `has its message at the start and its action at the end of one row`(direction: String) throws {
        let answer = try snackbar(
            short + undo, on: "android-phone-small", state: #","layoutDirection":"\#(direction)""#)
        let (action, message) = (answer.frame(of: "action:undo"), answer.frame(of: "message"))
        #expect(answer.dialog.height == 48)
        #expect(action.height == 48 && action.y == answer.dialog.y)
        // 8 at the end; 16 before the message and 8 between.
        if direction == "leftToRight" {
            #expect(isClose(action.maxX, answer.dialog.maxX - 8, within: 0.5))
            #expect(message.x == answer.dialog.x + 16)
            #expect(isClose(message.maxX, action.x - 8, within: 0.5))
        } else {
            #expect(isClose(action.x, answer.dialog.x + 8, within: 0.5))
            #expect(message.maxX == answer.dialog.maxX - 16)
        }
    }

    @Test func `has its action below only where that is wider than 128 and the message needs a second line`() throws {
        let below = try snackbar(long + wide, on: "android-phone-small")
        #expect(below.frame(of: "action:undo").width > 128)
        // 16, two lines of 20, 2, and the action's 48.
        #expect(below.dialog.height == 106)
        #expect(below.frame(of: "action:undo").y == below.frame(of: "message").maxY + 2)
        #expect(below.frame(of: "action:undo").maxX == below.dialog.maxX - 8)
        let beside = try snackbar(long + undo, on: "android-phone-small")
        #expect(beside.frame(of: "action:undo").width <= 128)
        #expect(beside.dialog.height == 72)
        #expect(beside.frame(of: "action:undo").midY == beside.dialog.midY)
        #expect(try snackbar(short + wide, on: "android-phone-small").dialog.height == 48)
    }

    /// `mtrl_layout_snackbar_include.xml`: message, action and cross in one row, the message with 8 at either side;
    /// where there is a cross, nothing is free after it (`removeOrRestorePaddingEnd`).
    @Test(arguments: ["android-phone-medium", "android-tablet-medium"], ["leftToRight", "rightToLeft"])
    func `has its cross of 48 at the end of its row`(device: String, direction: String) throws {
        let isMirrored = direction == "rightToLeft"
        func shown(_ content: String) throws -> (answer: JSON, dialog: Box, cross: Box, message: Box) {
            let answer = try snackbar(
                content + #","closeButton":{}"#, on: device, state: #","layoutDirection":"\#(direction)""#)
            func box(_ id: String) -> Box {
                let (box, dialog) = (answer.frame(of: id), answer.dialog)
                return isMirrored
                    ? Box(dialog.x + dialog.maxX - box.maxX, box.y, box.width, box.height) : box
            }
            return (answer, answer.dialog, box("action:close"), box("message"))
        }
        for content in [short, short + undo] {
            let (answer, dialog, cross, message) = try shown(content)
            #expect(isClose(dialog.height, 48, within: 0.4))
            #expect(cross.isClose(to: Box(dialog.maxX - 48, dialog.y, 48, 48), within: 0.4))
            #expect(isClose(message.x, dialog.x + 16, within: 0.4))
            let action = content == short ? cross.width : cross.width + answer.frame(of: "action:undo").width
            #expect(isClose(message.maxX, dialog.maxX - action - 8, within: 0.4))
            if content != short {
                let undo = answer.frame(of: "action:undo")
                let free = isMirrored ? undo.x - dialog.x : dialog.maxX - undo.maxX
                #expect(isClose(free, 48, within: 0.4))
                #expect(isClose(undo.midY, cross.midY, within: 0.4))
            }
            #expect(answer["layers"]["action:close"]["symbol"]["color"] == "#F5EFF7")
        }
        let lines = try shown(long + undo)
        #expect(isClose(lines.dialog.height, device == "android-phone-medium" ? 72 : 48, within: 0.4))
        #expect(isClose(lines.cross.midY, lines.dialog.midY, within: 0.4))
    }

    @Test(arguments: androidDevices, ["portrait", "landscapeLeft"])
    func `keeps to the width of its class, and clear of the unsafe bands`(device: String, orientation: String) throws {
        let answer = try snackbar(short, on: device, state: #","orientation":"\#(orientation)""#)
        let (window, safe) = (answer["stage"]["window"].box, answer["stage"]["safeArea"].box)
        let container = answer["stage"]["container"].box
        let pixel = 1 / answer["stage"]["scale"].number + 1e-3
        #expect(safe.holds(answer.dialog, slack: pixel))
        #expect(isClose(min(safe.maxY, container.maxY) - answer.dialog.maxY, 8, within: pixel))
        if min(window.width, window.height) >= 600 {
            #expect(isClose(answer.dialog.width, min(320, container.width - 16), within: pixel))
        } else if container.width == window.width {
            // design_snackbar_max_width: none.
            #expect(isClose(answer.dialog.width, safe.width - 16, within: pixel))
        }
    }

    @Test(arguments: ["android-phone-small", "pixel-8", "galaxy-tab-s8"])
    func `stands 8 above bars and keyboard, the bottom inset counted once`(device: String) throws {
        let tabs = try snackbar(
            short, on: device, #""placement":{"level":"content"}"#, state: #","bars":{"tab":120}"#)
        let pixel = 1 / tabs["stage"]["scale"].number + 1e-3
        #expect(isClose(tabs["stage"]["window"].box.height - 120 - tabs.dialog.maxY, 8, within: pixel))
        for policy in ["avoid", "resize"] {
            let typing = try snackbar(
                short, on: device, #""placement":{"keyboard":"\#(policy)"}"#, state: #","keyboard":{"height":300}"#)
            let keyboard = typing["stage"]["keyboard"]["y"].number
            #expect(isClose(keyboard - typing.dialog.maxY, 8, within: pixel), "\(policy)")
            #expect(isClose(typing.dialog.height, 48, within: pixel))
        }
    }

    @Test func `fades and grows from 0.8, or slides for a quarter of a second where that is asked for`() throws {
        let fade = try snackbar(short, on: "pixel-8")
        #expect(fade["transitions"]["present"]["duration"].number == 0.15)
        #expect(fade["transitions"]["dismiss"]["duration"].number == 0.075)
        #expect(fade["lifecycle"]["removedAt"].number == 4.075)
        let tracks = fade["transitions"]["present"]["tracks"]
        #expect(tracks.track("dialog", "scale")["keyframes"][0]["value"].number == 0.8)
        #expect(tracks.track("dialog", "opacity").trackValues == [0, 1])
        #expect(tracks.track("dialog", "position") == .missing)
        let slide = try snackbar(short, on: "pixel-8", #""transition":{"style":"slide"}"#)
        #expect(slide["transitions"]["present"]["duration"].number == 0.25)
        #expect(slide["lifecycle"]["removedAt"].number == 4.25)
    }

    @Test func `stays until somebody says when to go`() throws {
        let answer = try layout("slidingMessage", on: "pixel-8", content: #""message":"Saved""#)
        #expect(answer["lifecycle"]["dismissAt"] == nil)
    }
}

/// Compose's rich tooltip, the only one there is.
@Suite struct `The rich tooltip of Android` {
    private func tooltip(_ content: String, at y: Double, on device: String) throws -> JSON {
        try layout(
            "popover", on: device, content: content,
            placement: #""anchor":{"x":100,"y":\#(y),"width":48,"height":40}"#)
    }

    private static let texts =
        #"""
        "title":"Rich tooltip","message":"It tells more of what it belongs to.","actions":[{"id":"more",\#
        "title":"More"}]
        """#

    @Test(arguments: ["android-phone-small", "pixel-8", "galaxy-tab-s8"])
    func `stands 4 above its anchor where it fits, else 4 below`(device: String) throws {
        for (y, side) in [(400.0, "top"), (60, "bottom")] {
            let answer = try tooltip(Self.texts, at: y, on: device)
            let half = 0.5 / answer["stage"]["scale"].number + 1e-3
            #expect(answer["presentation"]["popover"]["side"] == .string(side))
            let gap = side == "top" ? y - answer.dialog.maxY : answer.dialog.y - y - 40
            #expect(isClose(gap, 4, within: half))
        }
    }

    @Test(arguments: ["android-phone-small", "pixel-8", "galaxy-tab-s8"])
    func `has its title's baseline 28 below its top, 16 below its text, and actions at the start`(
        device: String
    ) throws {
        let answer = try tooltip(Self.texts, at: 400, on: device)
        let pixel = 1 / answer["stage"]["scale"].number + 1e-3
        func baseline(_ layer: String) -> Double { answer["layers"][layer]["text"]["lines"][0]["baseline"].number }
        #expect(isClose(baseline("title") - answer.dialog.y, 28, within: pixel))
        #expect(isClose(baseline("message") - answer.frame(of: "title").maxY, 24, within: pixel))
        let (action, message) = (answer.frame(of: "action:more"), answer.frame(of: "message"))
        #expect(isClose(action.y - message.maxY, 16, within: pixel))
        #expect(isClose(action.x - answer.dialog.x, 16, within: pixel))
        #expect(isClose(answer.dialog.maxY - action.maxY, 8, within: pixel))
        let plain = try tooltip(#""title":"Tip","message":"Text""#, at: 400, on: device)
        #expect(isClose(plain.dialog.maxY - plain.frame(of: "message").maxY, 16, within: pixel))
    }
}

@Suite struct `Headers and lists of Android` {
    @Test(arguments: ["fullScreen", "sheet"], ["leftToRight", "rightToLeft"])
    func `have the title at the start and actions in label-large`(style: String, direction: String) throws {
        let answer = try layout(
            style, on: "pixel-8", state: #""layoutDirection":"\#(direction)""#,
            content: #""navigationBar":{"title":"Event","trailing":{"id":"save","title":"Save"}}"#)
        let (bar, text) = (answer.frame(of: "bar:navigation"), answer["layers"]["bar:navigation"]["text"])
        #expect(isClose(bar.height, 56, within: 0.5))
        let line = text["lines"][0]
        let start =
            direction == "leftToRight"
            ? line["x"].number - bar.x : bar.maxX - line["x"].number - line["width"].number
        // One line with the content below, which begins 24 from the side (m3.dialog.padding).
        #expect(isClose(start, 24))
        let font = answer["layers"]["action:save"]["text"]["font"]
        #expect(font["size"].number == 14)
        #expect(font["lineHeight"].number == 20)
        #expect(font["weight"] == "medium")
    }

    @Test(arguments: ["actionSheet", "activityView"])
    func `have rows of 56 with their text at the start, 16 from the edge`(style: String) throws {
        let answer = try layout(
            style, on: "android-phone-small",
            content: #""actions":[{"id":"a","title":"Copy"},{"id":"b","title":"Move"}]"#)
        for id in ["action:a", "action:b"] {
            #expect(answer.frame(of: id).height == 56)
            #expect(answer.frame(of: id).width == 360)
            #expect(answer["layers"][id]["text"]["lines"][0]["x"].number == 16)
        }
    }
}
