import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A dialog that a keyboard leaves less height than it asks for.
@Suite struct `Above a keyboard a toolkit's dialog keeps its margin at the top` {
    private func dialog(
        _ style: String, _ device: String, _ height: Double, more: String = "", placement: String = ""
    ) throws -> Box {
        let words = String(repeating: "word ", count: 600)
        return try layout(
            style, on: device, state: #","keyboard":{"height":\#(height)}\#(more)"#,
            content: #""title":"A","message":"\#(words)""#, placement: placement
        ).dialog
    }

    /// OverlaySheet.qml: at least 54 below the top, here down to the keyboard.
    @Test func `above a keyboard an overlay sheet stays 54 below the top`() throws {
        let sheet = try dialog("pageSheet", "kde-800x600", 250)
        #expect(sheet.y == 54 && sheet.height == 296)
    }

    /// 8 on every side of Kirigami's dialogs, and above the keyboard.
    @Test(arguments: ["alert", "formSheet"])
    func `above a keyboard a dialog of Kirigami stays 8 below the top`(style: String) throws {
        let box = try dialog(style, "kde-800x600", 250)
        #expect(box.y == 8 && box.maxY == 342)
    }

    /// The banner 16 below a title bar of 28, a sheet 20.
    @Test func `above a keyboard a banner of macOS stays 16 below its title bar, and a sheet 20`() throws {
        #expect(try dialog("slidingMessage", "macos-900x600", 250).y == 44)
        #expect(try dialog("pageSheet", "macos-900x600", 250).y >= 48)
    }

    @Test func `above a keyboard a banner of visionOS stays 24 below the top, and an alert 20`() throws {
        #expect(try dialog("slidingMessage", "visionos-1280x720", 400).y == 24)
        let small = #","window":{"x":0,"y":0,"width":400,"height":400}"#
        #expect(try dialog("alert", "visionos-1280x720", 400, more: small).y >= 20)
    }

    /// What the request says counts in its place; where the keyboard leaves no room for a margin, there is none.
    @Test func `above a keyboard a margin of the request's own counts, and none where there is no room`() throws {
        let margins = #""margins":{"top":30,"bottom":10,"leading":10,"trailing":10}"#
        #expect(try dialog("pageSheet", "kde-800x600", 250, placement: margins).y == 30)
        let low = try dialog("pageSheet", "kde-800x600", 560)
        #expect(low.y == 0 && low.maxY == 40)
    }
}

@Suite struct `Titles of buttons on a bar` {
    /// Kirigami and AppKit, GNOME, Windows and Android have the rows of a menu at the start, not what is on its bar.
    @Test(
        arguments: [
            "macos-900x600", "visionos-1280x720", "kde-800x600", "gnome-800x600", "windows-1024x720", "pixel-8",
        ], ["leftToRight", "rightToLeft"])
    func `stand in the middle of them in menus, too`(device: String, direction: String) throws {
        let bar = #""navigationBar":{"leading":[{"id":"b","title":"Back"}],"trailing":[{"id":"e","title":"Done"}]}"#
        let answer = try layout(
            "actionSheet", on: device, state: #","layoutDirection":"\#(direction)""#,
            content: #"\#(bar),"actions":[{"id":"x","title":"Share"}]"#)
        for id in ["action:b", "action:e"] {
            let (box, line) = (answer.frame(of: id), answer["layers"][id]["text"]["lines"][0])
            let (start, end) = (line["x"].number - box.x, box.maxX - line["x"].number - line["width"].number)
            #expect(abs(start - end) < 1 && start > 4, "\(id): \(start) and \(end)")
        }
    }
}
