import AnswerTestSupport
import ServiceTestSupport
import Testing

/// What scrolls in an answer, in points: how high it is, and how much of that is seen.
private func scrolls(_ answer: JSON) -> [(of: Double, seen: Double)] {
    answer["adaptations"].elements.filter { $0["reason"] == "contentScrolls" }.compactMap {
        guard let all = $0["from"].string.flatMap(Double.init), let seen = $0["to"].string.flatMap(Double.init) else {
            return nil
        }
        return (all, seen)
    }
}

private let three =
    #""actions":[{"id":"a","title":"OK"},{"id":"b","title":"Cancel","role":"cancel"},{"id":"c","title":"Delete"}]"#

@Suite struct `Nothing scrolls by less than a pixel` {
    /// Keyboards that end between pixels: 836.9231 − 333 = 503.9231 is 1637.75 of 3.25 to a point.
    @Test(arguments: [
        ("mate-60-pro", "alert"), ("mate-60-pro", "formSheet"), ("mate-x5-unfolded", "alert"), ("pixel-9", "floating"),
        ("pixel-9", "alert"), ("iphone-16", "alert"), ("macos-900x600", "alert"),
    ])
    func `nothing scrolls over a keyboard off the pixels`(device: String, style: String) throws {
        for height in stride(from: 280.0, through: 346, by: 3.3) + [300, 333, 345.7] {
            let answer = try layout(
                style, on: device, state: #""keyboard":{"height":\#(height)}"#,
                content: #""title":"Discard the draft?","message":"It has not been sent.",\#(three)"#)
            let pixel = 1 / answer["stage"]["scale"].number
            for part in scrolls(answer) { #expect(part.of - part.seen >= pixel, "\(height): \(part)") }
        }
    }

    @Test func `nor does an alert with room above it at all`() throws {
        let answer = try layout(
            "alert", on: "mate-60-pro", state: #""keyboard":{"height":333}"#,
            content: #""title":"Discard the draft?","message":"It has not been sent.",\#(three)"#)
        #expect(scrolls(answer).isEmpty && answer["layers"]["scroll:body"] == .missing)
        #expect(answer.dialog.y > 240)
    }
}

@Suite struct `A popover loses no text while there is room` {
    private static func words(_ count: Int) -> String { Array(repeating: "word", count: count).joined(separator: " ") }

    /// In windows less wide than its text, where its margins, or the room beside its anchor, make it less wide.
    @Test(arguments: ["GNOME", "KDE Plasma", "macOS", "visionOS", "HarmonyOS", "Windows", "iPadOS", "Android"])
    func `a popover loses no text in narrow windows`(system: String) throws {
        for width in [300, 350, 390, 420, 480, 640] {
            for count in [20, 40, 100] {
                for side in ["", #","side":"left""#, #","side":"top""#] {
                    let answer = try layout(
                        "popover", on: "\(width)x640@2", system: system, content: #""message":"\#(Self.words(count))""#,
                        placement: #""anchor":{"x":\#(width / 2 - 20),"y":300,"width":40,"height":32}\#(side)"#)
                    let room = answer["presentation"]["popover"]["available"]["height"]
                    guard room != .missing, room != .null, !scrolls(answer).isEmpty else { continue }
                    let text = "\(width) \(count) \(side)"
                    #expect(answer.dialog.height >= room.number - 1, "\(text)")
                }
            }
        }
    }

    /// 20 words take three lines where popovers stay 7 off the sides, and two in all of the window.
    @Test func `a popover loses no text of a message on a phone`() throws {
        let answer = try layout(
            "popover", on: "mate-60-pro", content: #""message":"\#(Self.words(20))""#,
            placement: #""anchor":{"x":100,"y":300,"width":64,"height":32}"#)
        #expect(scrolls(answer).isEmpty)
        let lines = answer["layers"]["message"]["text"]["lines"].elements
        #expect(lines.compactMap { $0["text"].string }.joined(separator: " ").split(separator: " ").count == 20)
    }
}
