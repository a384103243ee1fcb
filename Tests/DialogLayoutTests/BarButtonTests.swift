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

@Suite struct `A crowded navigation bar` {
    private func crowded(_ device: String, title: String, trailing: String) throws -> JSON {
        try layout(
            "pageSheet", on: device,
            content: #"""
                "navigationBar":{"title":"\#(title)","leading":{"id":"no","title":"Abbrechen","role":"cancel"},
                 "trailing":[{"id":"a","title":"Einstellungen"},{"id":"b","title":"\#(trailing)"}]}
                """#)
    }

    /// The title of a bar button stands 8 from the sides of its button, 16 in a capsule: corrections, Sheets and bars,
    /// has capsules 16 from the card's edge and their text 32 from it. Capsules are 12 apart (presentation-metrics
    /// nav.ios26.capsule), and 8 from the title.
    @Test(
        arguments: [("iphone-se-3", 8.0, 0.0, 0.0), ("iphone-17", 16, 12, 8)],
        ["Bearbeiten", "Zur Mediathek hinzufügen"])
    func `keeps the room around its labels, and its title makes room first`(
        device: (id: String, padding: Double, gap: Double, titleGap: Double), trailing: String
    ) throws {
        let answer = try crowded(device.id, title: "Foto", trailing: trailing)
        var last = answer.dialog.x
        for (index, id) in ["no", "b", "a"].enumerated() {
            let box = answer.frame(of: "action:\(id)")
            #expect(box.x >= last + (index > 0 ? device.gap : 0) - 0.5, "\(id)")
            last = box.maxX
            let line = answer["layers"]["action:\(id)"]["text"]["lines"][0]
            let (start, end) = (line["x"].number, line["x"].number + line["width"].number)
            #expect(start >= box.x + device.padding - 0.5 && end <= box.maxX - device.padding + 0.5, "\(id)")
        }
        #expect(last <= answer.dialog.maxX)
        let (left, right) = (answer.frame(of: "action:no").maxX, answer.frame(of: "action:b").x)
        for line in answer["layers"]["bar:navigation"]["text"]["lines"].elements {
            let (start, end) = (line["x"].number, line["x"].number + line["width"].number)
            #expect(start >= left + device.titleGap - 0.5 && end <= right - device.titleGap + 0.5)
            #expect(line["text"] != "…")
        }
    }

    /// 375 − 2 · 8 are 359 for buttons; the labels are about 82, 82 and 105 wide at 17, and 48 of padding.
    @Test func `leaves its labels whole as long as they fit without the title`() throws {
        let answer = try crowded("iphone-se-3", title: "Ein Foto vom Sommer", trailing: "Bearbeiten")
        for id in ["no", "a", "b"] {
            #expect(answer["layers"]["action:\(id)"]["text"]["truncated"] != true)
            #expect(answer.fontSize(of: "action:\(id)") == 17)
        }
        #expect(answer["layers"]["bar:navigation"]["text"]["truncated"] == true)
    }

    /// A short label is as wide as ever beside one that does not fit.
    @Test func `narrows its widest buttons first`() throws {
        let answer = try layout(
            "pageSheet", on: "iphone-se-3",
            content: #"""
                "navigationBar":{"title":"T","leading":{"id":"no","title":"No","role":"cancel"},
                 "trailing":[{"id":"a","title":"Add all of these pictures and films to my library"}]}
                """#)
        let (short, long) = (answer.frame(of: "action:no"), answer.frame(of: "action:a"))
        #expect(answer.fontSize(of: "action:no") == 17 && short.width == 44)
        // 375 − 2 · 8 − 44.
        #expect(abs(long.width - 315) <= 0.5, "\(long)")
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
