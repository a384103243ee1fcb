import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Android profiles of the catalogue, narrow to wide.
let androidDevices = [
    "android-foldable-7-6-folded", "galaxy-z-fold5-folded", "nexus-5", "galaxy-s24", "pixel-9", "pixel-8",
    "pixel-9-pro-xl", "surface-duo-single", "android-tablet-small", "galaxy-z-fold5-unfolded", "pixel-fold-unfolded",
    "android-tablet-medium", "galaxy-tab-s8", "android-tv",
]

private let question =
    #"""
    "content":{"title":"Save changes?","message":"What you wrote has not been saved yet.",\#
    "actions":[{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"}]}
    """#

private func isClose(_ left: Double, _ right: Double, within slack: Double = 1e-3) -> Bool {
    abs(left - right) <= slack
}

/// Material 3's dialog on Android (presentation-metrics, Material Design and Android).
@Suite struct `The basic dialog of Android` {
    private static let texts = [
        "OK", "Delete?", "Discard draft?", "What you wrote has not been saved yet and will be lost for good.",
        String(repeating: "Nobody reads as many words as these in a dialog. ", count: 12), "保存しますか",
        "هل تريد حفظ التغييرات؟",
    ]

    @Test(arguments: androidDevices, ["portrait", "landscapeLeft"])
    func `the basic dialog of Android is a share of its window less its insets, whatever it says`(
        device: String, orientation: String
    ) throws {
        for text in Self.texts {
            let answer = try layout(
                "alert", on: device, state: #""orientation":"\#(orientation)""#,
                content: #""title":"\#(text)","actions":[{"title":"OK"}]"#)
            let stage = answer["stage"]
            let (window, safe) = (stage["window"].box, stage["safeArea"].box)
            let pixel = 1 / stage["scale"].number + 1e-3
            // m3.dialog.insets: 24 and 80 from 480 dp of height on, else 10 all round; unsafe bands may be wider.
            let isTall = window.height >= 480
            let (side, top) = isTall ? (24.0, 80.0) : (10.0, 10.0)
            let room = Box(
                max(side, safe.x), max(top, safe.y),
                min(window.width - side, safe.maxX) - max(side, safe.x),
                min(window.height - top, safe.maxY) - max(top, safe.y))
            let container = stage["container"].box
            // abc_dialog_min_width_minor and _major of AppCompat, less what Material keeps free at both sides; smaller
            // in values-xlarge, for screens of 960 by 720 on.
            let isLarge = max(window.width, window.height) >= 960 && min(window.width, window.height) >= 720
            let share = window.width > window.height ? isLarge ? 0.45 : 0.65 : isLarge ? 0.72 : 0.95
            let width = min(share * container.width - (isTall ? 48 : 20), room.width)
            #expect(isClose(answer.dialog.width, width, within: pixel), "\(device) \(text.prefix(9))")
            #expect(room.holds(answer.dialog, slack: pixel), "\(answer.dialog) in \(room) on \(device)")
            #expect(isClose(answer["presentation"]["backdrop"]["opacity"].number, 0.32))
            #expect(answer["layers"]["dialog"]["cornerRadius"].number == 28)
        }
    }

    @Test func `the basic dialog of Android is as high as padding, headline, gap, text and actions`() throws {
        let answer = try layout("alert", on: "android-phone-small", dialog: question)
        // 24 + a headline line of 32 + 16 + a panel of 48, in which two lines of 20 fit, + 14 + a button of 48 + 14.
        #expect(answer.dialog.height == 196)
        #expect(
            answer.frame(of: "title") == Box(answer.dialog.x + 24, answer.dialog.y + 24, answer.dialog.width - 48, 32))
        #expect(answer.frame(of: "message").y == answer.dialog.y + 72)
        #expect(answer["layers"]["title"]["text"]["font"]["size"].number == 24)
        #expect(answer["layers"]["message"]["text"]["font"]["size"].number == 14)
        #expect(answer["layers"]["title"]["text"]["alignment"] == "left")
    }

    @Test func `has text buttons at the trailing end, eight apart, the confirming one outermost`() throws {
        let left = try layout("alert", on: "android-phone-small", dialog: question)
        let (save, cancel) = (left.frame(of: "action:save"), left.frame(of: "action:no"))
        #expect(save.maxX == left.dialog.maxX - 24)
        #expect(isClose(save.x - cancel.maxX, 8, within: 0.5))
        #expect(save.maxY == left.dialog.maxY - 14)
        #expect(save.y == left.frame(of: "message").maxY + 14)
        // m3_btn_dialog_btn_min_width; labelLarge is 14 on 20.
        #expect(save.width == 64)
        #expect(left["layers"]["action:save"]["text"]["font"]["lineHeight"].number == 20)
        let right = try layout(
            "alert", on: "android-phone-small", state: #""layoutDirection":"rightToLeft""#, dialog: question)
        #expect(right.frame(of: "action:save").x == right.dialog.x + 24)
    }

    /// values-xlarge of AppCompat: 0.72 of 800 and 0.45 of 1280, and 0.72 of 753, each less 48.
    @Test(arguments: [
        ("android-tablet-medium", "portrait", 528.0), ("android-tablet-medium", "landscapeLeft", 528),
        ("galaxy-tab-s8", "portrait", 494.16), ("android-tablet-small", "portrait", 522),
    ])
    func `the basic dialog of Android takes less of a tablet`(device: String, orientation: String, width: Double) throws
    {
        let answer = try layout("alert", on: device, state: #""orientation":"\#(orientation)""#, dialog: question)
        #expect(isClose(answer.dialog.width, width, within: 0.5))
    }

    /// `m3_alert_dialog.xml`: contentPanel is 48 high at least. Its spacer stands in for the padding below a message
    /// with which the dialog ends, and above one with which it begins.
    @Test(arguments: ["android-phone-medium", "android-phone-small"])
    func `has a panel of 48 at least for its message`(device: String) throws {
        func height(_ content: String) throws -> Double {
            try layout("alert", on: device, content: content).dialog.height
        }
        let button = #","actions":[{"title":"OK"}]"#
        let answer = try layout("alert", on: device, content: #""title":"T","message":"M"\#(button)"#)
        #expect(isClose(answer.dialog.height, 24 + 32 + 16 + 48 + 14 + 48 + 14, within: 0.4))
        #expect(isClose(answer.frame(of: "message").height, 48, within: 0.4))
        let text = answer["layers"]["message"]["text"]["lines"][0]["baseline"].number
        #expect(text < answer.frame(of: "message").y + 20, "at the top of it")
        #expect(try isClose(height(#""message":"M"\#(button)"#), 48 + 76, within: 0.4))
        #expect(try isClose(height(#""title":"T","message":"M""#), 24 + 32 + 16 + 48, within: 0.4))
        // Three lines are more than that.
        let lines = try layout("alert", on: device, content: #""title":"T","message":"A\nB\nC"\#(button)"#)
        #expect(isClose(lines.dialog.height, 24 + 32 + 16 + 60 + 76, within: 1.3))
        #expect(isClose(lines.frame(of: "message").height, 60, within: 1.3))
    }

    /// DialogTitle.onMeasure: one line of headline-small; what does not fit has 18 sp and two lines at most, of
    /// Roboto's 1.171875 of that, and the font's padding of 0.155 of it.
    @Test func `sets a title that is too long for a line smaller, in two lines`() throws {
        func title(_ title: String) throws -> JSON {
            try layout(
                "alert", on: "android-phone-medium", content: #""title":"\#(title)","actions":[{"title":"OK"}]"#)
        }
        let short = try title("Discard the draft?")
        #expect(short["layers"]["title"]["text"]["font"]["size"].number == 24)
        let long = try title("Discard the draft and all that was written in it?")
        let text = long["layers"]["title"]["text"]
        #expect(text["font"]["size"].number == 18 && text["lines"].elements.count == 2)
        #expect(isClose(long.frame(of: "title").height, 2 * 18 * 1.171875 + 2.8, within: 0.4))
        #expect(long.reasons == [])
        let cut = try title(String(repeating: "Discard the draft of it? ", count: 9))
        #expect(cut["layers"]["title"]["text"]["lines"].elements.count == 2)
        #expect(cut["layers"]["title"]["text"]["truncated"] == true)
        #expect(cut.reasons == ["linesLimited"])
        #expect(cut["adaptations"][0]["pointer"] == "/dialog/content/title" && cut["adaptations"][0]["to"] == "2 lines")
        #expect(cut["diagnostics"].elements.contains { $0["rule"] == "textCut" })
    }

    /// ButtonBarLayout.setStacked: the row read from its end, and buttons have no margin above them.
    @Test func `stacks its buttons at the trailing end where they do not fit side by side`() throws {
        let answer = try layout(
            "alert", on: "android-phone-small",
            content: #"""
                "title":"T","actions":[{"id":"a","title":"Delete everything at once"},
                 {"id":"b","title":"Delete one of them"},{"id":"c","title":"Keep everything for now","role":"cancel"}]
                """#)
        let frames = ["b", "a", "c"].map { answer.frame(of: "action:\($0)") }
        #expect(frames.allSatisfy { $0.maxX == frames[0].maxX && $0.height == 48 })
        #expect(frames[1].y == frames[0].maxY && frames[2].y == frames[1].maxY)
        #expect(answer.dialog.maxY == frames[2].maxY + 14)
    }

    @Test func `fades in for 0.4 s and out for 0.15 s along Android's emphasized curves`() throws {
        let answer = try layout("alert", on: "pixel-8", dialog: question)
        let transitions = answer["transitions"]
        for (name, duration, curve) in [
            ("present", 0.4, [0.1, 0.7, 0.1, 1] as JSON), ("dismiss", 0.15, [0.3, 0, 0.8, 0.2]),
        ] {
            #expect(transitions[name]["duration"].number == duration)
            #expect(transitions[name]["tracks"].track("dialog", "position") == .missing)
            let fade = transitions[name]["tracks"].track("dialog", "opacity")["keyframes"]
            #expect(fade[0]["easing"]["cubicBezier"] == curve)
            #expect(fade[1]["time"].number == duration)
        }
    }

    @Test func `keeps 16 between its buttons on a television`() throws {
        let answer = try layout("alert", on: "android-tv", dialog: question)
        #expect(isClose(answer.frame(of: "action:save").x - answer.frame(of: "action:no").maxX, 16))
        // 65 % of 960 less 24 at either side.
        #expect(answer.dialog.width == 576)
    }

    @Test(arguments: ["xSmall", "large", "xxxLarge", "accessibility3", "accessibility5"])
    func `grows its text to twice the size and no further`(textSize: String) throws {
        let answer = try layout("alert", on: "pixel-8", state: #""textSize":"\#(textSize)""#, dialog: question)
        for (layer, size) in [("title", 24.0), ("message", 14), ("action:save", 14)] {
            let font = answer["layers"][layer]["text"]["font"]
            #expect(font["size"].number <= 2 * size + 1e-3)
            // The title, which is then too long for a line, has 18.
            let shown = layer == "title" ? 18 : size
            if textSize == "accessibility5" { #expect(isClose(font["size"].number, 2 * shown)) }
        }
    }

    @Test func `may be given another duration, which stretches its curve`() throws {
        let answer = try layout("alert", on: "pixel-8", dialog: question + #","transition":{"duration":1}"#)
        let fade = answer["transitions"]["present"]["tracks"].track("dialog", "opacity")["keyframes"]
        #expect(fade[0]["easing"]["cubicBezier"] == [0.1, 0.7, 0.1, 1])
        #expect(fade[1]["time"].number == 1)
    }
}

@Suite struct `Form and page sheets on Android` {
    @Test(arguments: ["formSheet", "pageSheet"])
    func `fill the screen in a compact window, under a header of 56`(style: String) throws {
        for (state, reason) in [("", "compactWidth"), (#","orientation":"landscapeLeft""#, "compactHeight")] {
            let answer = try layout(
                style, on: "pixel-8", state: state, content: #""navigationBar":{"title":"New event"}"#)
            #expect(answer["presentation"]["resolved"] == "fullScreen")
            #expect(answer.reasons == [reason])
            #expect(answer.dialog.isClose(to: answer["stage"]["window"].box.atOrigin, within: 0.2))
            #expect(isClose(answer.frame(of: "bar:navigation").height, 56, within: 0.5))
        }
    }

    @Test func `form and page sheets on Android are basic dialogs of 560 in a larger window, and say so`() throws {
        // 1280 by 800: 560 by 560 in the middle; the page leaves 80 above and below.
        let form = try layout("formSheet", on: "android-tablet-medium", state: #""orientation":"landscapeLeft""#)
        #expect(form.dialog == Box(360, 120, 560, 560))
        let page = try layout("pageSheet", on: "android-tablet-medium", state: #""orientation":"landscapeLeft""#)
        #expect(page.dialog == Box(360, 80, 560, 640))
        for (answer, style) in [(form, "formSheet"), (page, "pageSheet")] {
            #expect(answer["presentation"]["resolved"] == .string(style))
            #expect(
                answer["adaptations"][0] == [
                    "from": .string(style), "to": "basicDialog", "reason": "platformStyle", "pointer": "/dialog/style",
                ])
        }
    }

    @Test func `make room for a size of the caller's own`() throws {
        let form = try layout("formSheet", on: "android-tablet-medium", content: #""size":{"width":400,"height":300}"#)
        #expect(form.dialog == Box(200, 490, 400, 300))
    }
}

extension Box {
    /// The same size at the origin: a window in its own coordinates.
    fileprivate var atOrigin: Box { Box(0, 0, width, height) }
}

@Suite struct `The bottom sheet of Android` {
    @Test(arguments: androidDevices, ["sheet", "actionSheet", "activityView"])
    func `the bottom sheet of Android is at most 640 wide, on the bottom edge, with a handle`(
        device: String, style: String
    ) throws {
        let answer = try layout(style, on: device, dialog: question)
        let container = answer["stage"]["container"].box
        let pixel = 1 / answer["stage"]["scale"].number + 1e-3
        let width = min(640, container.width)
        #expect(
            answer.dialog.isClose(
                to: Box(container.midX - width / 2, answer.dialog.y, width, container.maxY - answer.dialog.y),
                within: pixel))
        // m3.sheet.handle: 32 by 4 in the middle of what the padding of 20 leaves of 48.
        let handle = answer.frame(of: "grabber")
        #expect(handle.isClose(to: Box(answer.dialog.midX - 16, answer.dialog.y + 12, 32, 4), within: pixel))
        #expect(answer.frame(of: "title").y >= answer.dialog.y + 48 - pixel)
        #expect(answer["layers"]["dialog"]["cornerRadii"]["topLeft"].number == 28)
        #expect(answer["presentation"]["backdrop"]["opacity"].number == 0.32)
    }

    @Test func `comes in 0.4 s from a fifth of its parent below, and fades out before it has gone back`() throws {
        let answer = try layout("sheet", on: "android-phone-small", dialog: question)
        // 640 high: a fifth is 128.
        let rest = answer.dialog.midY
        let present = answer["transitions"]["present"]
        let way = present["tracks"].track("dialog", "position")["keyframes"]
        #expect(present["duration"].number == 0.4)
        #expect(way[0]["value"] == [180, .number(rest + 128)])
        // m3.ease.emphasized.android: after 0.166666 of the time it is at 0.4 of the way.
        #expect(isClose(way[1]["time"].number, 0.4 / 6, within: 1e-4))
        #expect(way[1]["value"] == [180, .number(rest + 128 * 0.6)])
        #expect(way[2]["value"] == [180, .number(rest)])

        let dismiss = answer["transitions"]["dismiss"]
        #expect(dismiss["duration"].number == 0.35)
        let fade = dismiss["tracks"].track("dialog", "opacity")["keyframes"].elements
        #expect(fade.map { $0["time"].number } == [0, 0.05, 0.3, 0.35])
        #expect(fade.map { $0["value"].number } == [1, 0.6, 0, 0])
        let back = dismiss["tracks"].track("dialog", "position")["keyframes"].elements
        #expect(back.last?["time"].number == 0.35)
        #expect(back.last?["value"] == [180, .number(rest + 128)])
    }

    @Test func `rests at each detent that there is`() throws {
        // 360 by 640, insets 24 above and 48 below.
        let answer = try layout(
            "sheet", on: "android-phone-small",
            dialog: question + #","placement":{"detents":["large","medium",200,"40%","fit"],"selectedDetent":"40%"}"#)
        let detents = answer["presentation"]["detents"].elements
        let heights = Dictionary(
            uniqueKeysWithValues: detents.map { ($0["detent"].string ?? "\($0["detent"].number)", $0["frame"].box) })
        // Points are the sheet's own and the inset comes on top; shares are of the container; large ends at the inset.
        #expect(detents.map { $0["frame"].box.height } == [236, 248, 256, 320, 616].sorted())
        #expect(heights["large"] == Box(0, 24, 360, 616))
        #expect(heights["medium"] == Box(0, 320, 360, 320))
        #expect(answer.dialog == Box(0, 384, 360, 256))
        // 48 of handle, 28 + 16 + 20 of text, 14 + 48 + 14 around and of the button, 48 of inset.
        #expect(heights["fit"]?.height == 236)
    }

    /// m3.sheet.peek_auto: the height less 9 / 16 of the width, and the bottom inset on top; never less than 64.
    @Test(arguments: [
        // 640 − 202.5 = 437.5, and 48 of inset.
        ("android-phone-small", 485.5),
        // 800 − 225 = 575 without any inset.
        (#"{"screen":{"width":400,"height":800,"scale":2},"system":{"name":"Android","version":"16"}}"#, 575),
        // 300 − 450 is nothing.
        (#"{"screen":{"width":800,"height":300,"scale":1},"system":{"name":"Android","version":"16"}}"#, 64),
    ])
    func `opens at the keyline that leaves a picture above it where its content is taller`(
        device: String, height: Double
    ) throws {
        let long = String(repeating: "More than half a phone of text. ", count: 60)
        let answer = try layout("sheet", on: device, content: #""message":"\#(long)""#)
        #expect(answer.dialog.height == height)
        #expect(answer["presentation"]["detents"].elements.count == 2)
        #expect(answer["presentation"]["detents"][1]["detent"] == "fit")
        // What is no taller has that height alone.
        let short = try layout("sheet", on: device, content: #""title":"T""#)
        #expect(short["presentation"]["detents"].elements.map { $0["detent"] }.last == "fit")
    }

    @Test func `leaves what lies behind live up to the largest undimmed detent`() throws {
        let answer = try layout(
            "sheet", on: "pixel-8",
            dialog: question + #","placement":{"detents":["medium","large"],"largestUndimmedDetent":"medium"}"#)
        #expect(answer["presentation"]["detents"].elements.map { $0["dimmed"] } == [false, true])
        #expect(answer["dimmingRegions"] == [])
        #expect(answer["hitRegions"]["presenter"]["effect"] == "passThrough")
    }

    @Test func `refuses a detent that it does not have`() throws {
        let answer = try problem(
            DialogBody("sheet", on: "pixel-8", placement: #""detents":["medium"],"selectedDetent":"large""#).json)
        #expect(answer["errors"][0]["code"] == "detentNotOffered")
    }
}

@Suite struct `Android's own motion` {
    @Test func `brings the keyboard in 0.285 s along the curve of window insets`() throws {
        let answer = try layout(
            "alert", on: "pixel-8", state: #""keyboard":{"height":300}"#, content: #""size":{"height":700}"#)
        let keyboard = answer["transitions"]["keyboard"]
        #expect(keyboard["duration"].number == 0.285)
        #expect(keyboard["tracks"][0]["keyframes"][0]["easing"]["cubicBezier"] == [0.2, 0, 0, 1])
    }

    @Test func `Android's own motion is not the spring of an iPhone with a caller's duration either`() throws {
        let answer = try layout("fullScreen", on: "pixel-8", dialog: #""transition":{"duration":0.6}"#)
        let way = answer["transitions"]["present"]["tracks"].track("dialog", "position")["keyframes"]
        #expect(way[0]["easing"]["cubicBezier"] == [0.1, 0.7, 0.1, 1])
        #expect(way[1]["time"].number == 0.6)
    }
}
