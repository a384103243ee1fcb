import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from UIAlertControllerVisualStyleAlertModernTV and
/// UIInterfaceActionConcreteVisualStyle_ModernAppleTV of 18.2 and their like of 26.1, whose actions are 31 inside the
/// card rather than 32. Below the last baseline is the descender, 0.2412 of the size: 6.03 of 25, 7.48 of 31.
private func television(_ dialog: String, version: String = "26", more: String = "") throws -> JSON {
    try layout(on: "apple-tv-4k", system: "tvOS \(version)", state: more, dialog: dialog)
}

private let two = #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"Cancel","role":"cancel"}]"#

private func alert(_ content: String) -> String { #"{"style":"alert","content":{\#(content)}}"# }

extension JSON {
    /// The baseline of a text's first line, or its last, in points of the window.
    fileprivate func baseline(of id: String, last: Bool = false) -> Double {
        let lines = self["layers"][id]["text"]["lines"].elements
        return (last ? lines.last : lines.first)?["baseline"].number ?? .nan
    }
}

@Suite struct `On tvOS an alert` {
    /// Texts 31 + 45 and 49 from baseline to baseline, 6.03 + 31 below, a row of 66, 31: 76 + 49 + 37 + 66 + 31.
    @Test func `has two short buttons side by side, 24 apart, in a card of 588`() throws {
        let answer = try television(alert(#""title":"Delete?","message":"It is gone.",\#(two)"#))
        #expect(answer.dialog == Box(666, 410.5, 588, 259))
        #expect(answer.frame(of: "action:no") == Box(697, 572.5, 251, 66))
        #expect(answer.frame(of: "action:ok") == Box(972, 572.5, 251, 66))
        #expect(abs(answer.baseline(of: "title") - (410.5 + 76)) < 0.51)
        #expect(abs(answer.baseline(of: "message") - (410.5 + 125)) < 0.51)
        let layers = answer["layers"]
        #expect(layers["dialog"]["cornerRadius"] == 48 && layers["action:ok"]["cornerRadius"] == 16)
        #expect(layers["dimming"]["color"] == "#000000" && layers["dimming"]["opacity"] == 0.45)
        #expect(layers["title"]["text"]["font"]["size"] == 31 && layers["title"]["text"]["font"]["weight"] == "bold")
        #expect(layers["message"]["text"]["font"]["size"] == 25)
        #expect(layers["action:ok"]["text"]["font"]["size"] == 29)
    }

    /// 32 inside the card: 77 + 49 + 38 + 66 + 32 high, and buttons of (588 − 64 − 24) / 2.
    @Test func `up to 18 keeps its content 32 inside`() throws {
        let answer = try television(alert(#""title":"Delete?","message":"It is gone.",\#(two)"#), version: "18")
        #expect(answer.dialog == Box(666, 409, 588, 262))
        #expect(answer.frame(of: "action:no") == Box(698, 573, 250, 66))
        #expect(answer.frame(of: "action:ok").x == 698 + 250 + 24)
    }

    /// 2 · (title + 30) + 24 + 62 is more than 588 where a title is wider than 221.
    @Test func `has one button a row, 16 apart, where two do not fit or there are three`() throws {
        let long = #""actions":[{"id":"a","title":"Keep it as it was before"},{"id":"b","title":"OK"}]"#
        let wide = try television(alert(#""title":"Delete?",\#(long)"#))
        #expect(wide.dialog.width == 588)
        #expect(wide.frame(of: "action:a").width == 526)
        #expect(wide.frame(of: "action:b").y - wide.frame(of: "action:a").y == 82)
        let three = #""actions":[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"c","title":"C"}]"#
        let column = try television(alert(#""title":"Delete?",\#(three)"#))
        #expect(column.frame(of: "action:b").y - column.frame(of: "action:a").y == 82)
        #expect(column.frame(of: "action:c").maxY == column.dialog.maxY - 31)
    }

    /// A title of five lines leaves the width; one of six takes 640, and if it has six there, too, 820.
    @Test func `on tvOS an alert is as wide as its title needs to have five lines`() throws {
        var widths: Set<Double> = []
        for words in stride(from: 40, through: 80, by: 4) {
            let title = Array(repeating: "go", count: words).joined(separator: " ")
            let answer = try television(alert(#""title":"\#(title)","actions":[{"id":"ok","title":"OK"}]"#))
            let lines = answer["layers"]["title"]["text"]["lines"].elements.count
            widths.insert(answer.dialog.width)
            #expect(lines <= 5 || answer.dialog.width == 820, "\(words)")
        }
        #expect(widths == [588, 640, 820])
    }

    @Test func `starts at the preferred action, else at the first that neither cancels nor destroys`() throws {
        let first = #"{"id":"d","title":"Delete","role":"destructive"},{"id":"k","title":"Keep"}"#
        for (more, start) in [("", "action:k"), (#",{"id":"p","title":"Print","preferred":true}"#, "action:p")] {
            let answer = try television(alert(#""title":"Photo","actions":[\#(first)\#(more)]"#))
            #expect(answer["accessibility"]["initialFocus"] == .string(start))
            let layer = answer["layers"][start]
            #expect(layer["background"] == layer["states"]["focused"]["background"])
        }
    }

    /// UIAlertControllerVisualStyleAlertTV hides an action that cancels and has no title; the remote has a button.
    @Test func `hides what cancels without a title`() throws {
        let actions = #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"","role":"cancel"}]"#
        let answer = try television(alert(#""title":"Photo",\#(actions)"#))
        #expect(answer["layers"]["action:no"] == .missing && answer.frame(of: "action:ok").width == 526)
        #expect(
            answer["adaptations"] == [
                [
                    "from": "action:no", "to": "none", "reason": "cancelOmitted",
                    "pointer": "/dialog/content/actions/1",
                ]
            ])
    }

    /// Glass: black or white at 0.1 without the focus, white with it and titles black; what destroys is red at 0.2, and
    /// red with a white title while the focus is on it.
    @Test(arguments: [("light", "#000000", "#FF383C"), ("dark", "#FFFFFF", "#FF4245")])
    func `shows the focus as white, and as red on what destroys`(
        appearance: String, color: String, red: String
    ) throws {
        let actions =
            #"""
            "actions":[{"id":"k","title":"Keep"},{"id":"n","title":"No"},{"id":"d","title":"Drop",\#
            "role":"destructive"}]
            """#
        let answer = try television(
            alert(#""title":"Photo",\#(actions)"#), more: #","appearance":"\#(appearance)""#)
        let (keep, kill) = (answer["layers"]["action:k"], answer["layers"]["action:d"])
        #expect(keep["background"]["color"] == "#FFFFFF" && keep["text"]["color"] == "#000000")
        let plain = answer["layers"]["action:n"]["background"]
        #expect(plain["color"] == .string(color) && plain["opacity"] == 0.1)
        #expect(kill["background"]["color"] == .string(red) && kill["background"]["opacity"] == 0.2)
        let focused = kill["states"]["focused"]
        #expect(focused["background"]["color"] == .string(red) && focused["background"]["opacity"] == 1)
        #expect(focused["text"]["color"] == "#FFFFFF")
    }

    /// 0.7 s in all; from 0.5238 of it on it grows from 0.9 to the end and fades in for 0.3571, by curves of its own.
    @Test func `grows and fades in after half of its time, and dims in all of it`() throws {
        let present = try television(alert(#""title":"Delete?",\#(two)"#))["transitions"]["present"]
        #expect(present["duration"].number == 0.7)
        let tracks = present["tracks"]
        let scale = tracks.track("dialog", "scale")["keyframes"].elements
        #expect(scale.first?["value"].number == 0.9)
        #expect(scale.contains { abs($0["time"].number - 0.3667) < 1e-3 && $0["value"].number == 0.9 })
        let fade = tracks.track("dialog", "opacity")["keyframes"].elements
        #expect(fade.contains { abs($0["time"].number - 0.6166) < 1e-3 && $0["value"].number == 1 })
        let dim = tracks.track("dimming", "opacity")["keyframes"].elements
        #expect(dim.first?["easing"]["cubicBezier"] == [0.35, 0, 0.18, 1] && dim.last?["time"].number == 0.7)
    }
}

@Suite struct `On tvOS a style` {
    /// By the availability of UIKit's styles: form sheets came with 26, and there are no action sheets.
    @Test(arguments: [
        ("26", "actionSheet", "alert"), ("26", "activityView", "alert"), ("26", "pageSheet", "formSheet"),
        ("26", "sheet", "formSheet"), ("26", "popover", "formSheet"), ("18", "actionSheet", "alert"),
        ("18", "formSheet", "fullScreen"), ("18", "pageSheet", "fullScreen"), ("18", "popover", "fullScreen"),
    ])
    func `on tvOS a style that there is not becomes what there is`(version: String, style: String, nearest: String)
        throws
    {
        let anchor = #""placement":{"anchor":{"x":900,"y":500,"width":100,"height":60}}"#
        let answer = try television(
            #"{"style":"\#(style)","content":{"title":"T","actions":[{"id":"ok","title":"OK"}]},\#(anchor)}"#,
            version: version)
        #expect(answer["presentation"]["resolved"] == .string(nearest))
        #expect(answer["adaptations"][0]["to"] == .string(nearest))
        #expect(answer["adaptations"][0]["reason"] == "platformStyle")
    }

    @Test(arguments: [("26", "formSheet"), ("26", "fullScreen"), ("18", "alert"), ("18", "currentContext")])
    func `on tvOS a style that there is stays`(version: String, style: String) throws {
        let answer = try television(#"{"style":"\#(style)","content":{"title":"T"}}"#, version: version)
        #expect(answer["presentation"]["resolved"] == .string(style))
        #expect(!answer["adaptations"].elements.contains { $0["reason"] == "platformStyle" })
    }
}

@Suite struct `On tvOS 18 the buttons of a bar` {
    /// 66 high, with the corners that all have, between the bar's edges, where the content begins and ends.
    @Test func `on tvOS 18 the buttons of a bar are buttons like all others`() throws {
        let answer = try layout(
            "fullScreen", on: "apple-tv-4k", system: "tvOS 18",
            content: #"""
                "navigationBar":{"title":"New","leading":{"id":"no","title":"Cancel","role":"cancel"},
                 "trailing":{"id":"ok","title":"Done"}},"title":"Ann","textFields":[{"id":"a"}]
                """#)
        let (field, bar) = (answer.frame(of: "field:a"), answer.frame(of: "bar:navigation"))
        for id in ["action:no", "action:ok"] {
            let box = answer.frame(of: id)
            #expect(box.height == 66 && box.y > bar.y && box.maxY < bar.maxY)
            #expect(answer["layers"][id]["cornerRadius"] == 16)
        }
        #expect(answer.frame(of: "action:no").x == field.x && answer.frame(of: "action:ok").maxX == field.maxX)
    }
}
