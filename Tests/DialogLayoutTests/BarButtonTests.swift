import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "sheet", "popover", "alert", "semiModal", "floating",
    "slidingMessage",
]

private func answered(_ style: String, _ device: String, _ more: String = "") throws -> JSON {
    try layout(
        style, on: device, state: more,
        content: #"""
            "title":"T","navigationBar":{"title":"Bar","leading":[{"id":"no","title":"Cancel","role":"cancel"}],
             "trailing":[{"id":"done","title":"Done","preferred":true},{"id":"x","title":"X"}]}
            """#, placement: style == "popover" ? anchor : "")
}

private let anchor = #""anchor":{"x":200,"y":300,"width":40,"height":40}"#
private let iOS5 = #""profile":"ipad-2","system":{"name":"iOS","version":"5.1"}"#

@Suite struct `The buttons of a bar` {
    /// appearance looks.classic.barButton, .doneButton, nav.ios6.title.
    @Test(arguments: styles)
    func `the buttons of a bar are glossy with an edge up to iOS 6, whatever the style`(style: String) throws {
        let answer = try answered(style, iOS5)
        let bar = answer.frame(of: "bar:navigation")
        for id in ["no", "done", "x"] {
            let layer = answer["layers"]["action:\(id)"]
            let box = layer["frame"].box
            #expect(box.height == 30 && abs(box.midY - bar.midY) <= 0.5 && bar.holds(box), "\(id) \(box)")
            #expect(layer["cornerRadius"] == 5 && layer["border"]["width"] == 1)
            #expect(layer["background"]["gradient"].elements.map { $0["at"].number } == [0, 0.5, 0.5, 1])
            #expect(answer.fontSize(of: "action:\(id)") == 12)
            // The touch area is as large as ever.
            let hit = answer["hitRegions"].elements.first { $0["target"] == .string("action:\(id)") }
            let area = try #require(hit?["path"].string?.pathBounds)
            #expect(area.width >= 44 - 1e-3 && area.height >= 44 - 1e-3, "\(id) \(area)")
        }
        #expect(answer["layers"]["action:done"]["background"]["color"] == "#366EDF")
        #expect(answer["layers"]["action:no"]["background"]["color"] != "#366EDF")
        #expect(answer.fontSize(of: "bar:navigation") == 20)
    }

    @Test func `the buttons of a bar are as low as the bar of a phone held sideways asks`() throws {
        let answer = try answered(
            "fullScreen",
            #""profile":"iphone-4","orientation":"landscapeRight","system":{"name":"iOS","version":"5.1"}"#)
        let (bar, button) = (answer.frame(of: "bar:navigation"), answer.frame(of: "action:no"))
        #expect(bar.holds(button) && button.height < bar.height)
    }

    /// presentation-metrics nav.ios26.capsule.
    @Test(arguments: styles)
    func `the buttons of a bar are capsules on iOS 26, whatever the style`(style: String) throws {
        let answer = try answered(style, #""profile":"ipad-pro-11","system":{"name":"iPadOS","version":"26.1"}"#)
        for id in ["no", "done", "x"] {
            let layer = answer["layers"]["action:\(id)"]
            let box = layer["frame"].box
            // A card may be too narrow for all of them; boxes are rounded to pixels.
            let isRound = abs(layer["cornerRadius"].number - min(box.width, 44) / 2) < 0.5
            #expect(box.height == 44 && isRound, "\(id) \(box)")
        }
    }
}

/// How dark the halo of a shadow is beside a long edge, in counts of 255 over white.
private func darkness(_ shadows: JSON, along way: Double) -> Double {
    shadows.elements.reduce(0) { sum, shadow in
        let (blur, offset) = (shadow["blur"].number, shadow["offset"][1].number * way)
        return sum + 255 * shadow["opacity"].number * 0.5 * (1 + erf(offset / (blur / 2) / 2.0.squareRoot()))
    }
}

@Suite struct `Glass on a white page` {
    /// appearance popover.ios26.halo: 11 counts, 16 below.
    @Test(arguments: ["popover", "actionSheet", "activityView"])
    func `stands out by its halo, most of all below`(style: String) throws {
        let answer = try layout(
            style, on: "ipad-pro-11", system: "iPadOS 26.1", content: #""title":"T","actions":[{"title":"OK"}]"#,
            placement: anchor)
        let shadows = answer["layers"]["dialog"]["shadows"]
        #expect(abs(darkness(shadows, along: -1) - 11) < 1)
        #expect(abs(darkness(shadows, along: 1) - 16) < 1)
    }
}

@Suite struct `The rows of an activity view` {
    @Test(arguments: ["13.0", "17.0", "26.1"], ["leftToRight", "rightToLeft"])
    func `the rows of an activity view are cards with their title at the start, in the text's own colour`(
        version: String, direction: String
    ) throws {
        let answer = try layout(
            "activityView", on: "iphone-15", system: "iOS \(version)", state: #""layoutDirection":"\#(direction)""#,
            content: #"""
                "title":"Photo","actions":[{"id":"a","title":"Copy"},{"id":"b","title":"Print"},
                 {"id":"d","title":"Delete","role":"destructive"}]
                """#)
        let rows = ["a", "b", "d"].map { answer["layers"]["action:\($0)"] }
        for row in rows {
            let (box, line) = (row["frame"].box, row["text"]["lines"][0])
            #expect(row["cornerRadius"].number > 0 && row["background"]["color"] != .null)
            let lead =
                direction == "leftToRight"
                ? line["x"].number - box.x : box.maxX - line["x"].number - line["width"].number
            #expect(abs(lead - 16) < 0.01)
        }
        #expect(rows[0]["text"]["role"] == "label" && rows[2]["text"]["role"] == "destructive")
        for (above, below) in zip(rows, rows.dropFirst()) {
            #expect(below["frame"].box.y > above["frame"].box.maxY)
        }
    }
}
