import AnswerTestSupport
import ServiceTestSupport
import Testing

/// `content.closeButton` of messages on toolkits. KDE's is that of Kirigami's InlineMessage.qml: a tool button of 34 at
/// the end, 4 off it, in the middle of the height, or at the top where buttons are below the text.
@Suite struct `The cross of a toolkit's message` {
    private static let devices = ["kde-800x600", "macos-900x600", "visionos-1280x720", "mate-70", "matebook-pro"]
    private static let cross = #""closeButton":{"id":"x","title":"Close"}"#

    private func message(_ content: String, on device: String, state: String = "") throws -> JSON {
        try layout("slidingMessage", on: device, state: state, content: "\(content),\(Self.cross)")
    }

    /// One row: the text ends before the cross, and their middles are level to half a point and a pixel.
    @Test(arguments: devices, ["leftToRight", "rightToLeft"])
    func `stands in the row of the text at its end`(device: String, direction: String) throws {
        let answer = try message(
            #""title":"Deleted""#, on: device, state: #""layoutDirection":"\#(direction)""#)
        let (title, cross, dialog) = (answer.frame(of: "title"), answer.frame(of: "action:x"), answer.dialog)
        #expect(abs(title.midY - cross.midY) < 1)
        #expect(cross.y >= dialog.y && cross.maxY <= dialog.maxY)
        if direction == "leftToRight" {
            #expect(title.maxX <= cross.x && cross.maxX <= dialog.maxX)
        } else {
            #expect(cross.maxX <= title.x && dialog.x <= cross.x)
        }
    }

    /// libadwaita's adw-toast-widget.ui: its buttons stand in the middle (valign is center), however many lines.
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `stands in the middle of a toast of two lines on GNOME`(direction: String) throws {
        let answer = try message(
            #""title":"T","message":"\#(String(repeating: "word ", count: 60))""#, on: "gnome-800x600",
            state: #""layoutDirection":"\#(direction)""#)
        let (cross, dialog) = (answer.frame(of: "action:x"), answer.dialog)
        #expect(dialog.height > 46 && cross.height == 34)
        #expect(cross.midY == dialog.midY)
    }

    /// Texts of several lines, and buttons beside or below them, keep off the cross.
    @Test(arguments: devices, [1, 40])
    func `the cross of a toolkit's message is beside texts and buttons`(device: String, words: Int) throws {
        let text = String(repeating: "word ", count: words)
        let answer = try message(
            #""title":"T","message":"\#(text)","actions":[{"id":"u","title":"Undo"}]"#, on: device)
        let cross = answer.frame(of: "action:x")
        for id in ["title", "message", "action:u"] {
            let frame = answer.frame(of: id)
            #expect(frame.maxX <= cross.x + 0.01 || frame.y >= cross.maxY - 0.01, "\(id)")
        }
        #expect(cross.maxX <= answer.dialog.maxX && cross.maxY <= answer.dialog.maxY)
    }

    /// Sonner's toasts have insets of 17, less than the cross of an info bar takes.
    @Test(
        arguments: ["windows-1920x1032", "pixel-9", "gnome-1366x736", "kde-1366x724"], ["leftToRight", "rightToLeft"])
    func `the cross of a toolkit's message is not on the buttons of a toast of the web`(
        device: String, direction: String
    ) throws {
        let answer = try layout(
            "x-toaster", on: device, state: #""layoutDirection":"\#(direction)""#,
            content: #""title":"Hi","actions":[{"id":"a","title":"Undo"}],\#(Self.cross)"#)
        let (button, cross) = (answer.frame(of: "action:a"), answer.frame(of: "action:x"))
        #expect(direction == "leftToRight" ? button.maxX <= cross.x : cross.maxX <= button.x)
    }

    @Test func `the cross of a toolkit's message is Kirigami's on KDE Plasma`() throws {
        let answer = try message(#""title":"Deleted""#, on: "kde-800x600")
        let (cross, dialog) = (answer.frame(of: "action:x"), answer.dialog)
        #expect(cross.width == 34 && cross.height == 34 && dialog.maxX - cross.maxX == 4)
        #expect(dialog.height == 34 + 2 * 4)
        #expect(answer["layers"]["action:x"]["background"] == .null)
    }
}

/// Beside the buttons of a message that are in a column, the cross is in their middle; of a column that is higher than
/// the message, there is no such place.
@Suite struct `The cross of a low message` {
    @Test(arguments: [
        "pixel-8", "android-foldable-7-6-folded", "android-foldable-7-6-unfolded", "android-tablet-small",
    ])
    func `the cross of a low message is inside it, however many buttons scroll`(device: String) throws {
        for count in 0...8 {
            for height in [60, 141, 200] {
                let actions = (0..<count).map { #"{"title":"Action \#($0)"}"# }.joined(separator: ",")
                let answer = try layout(
                    "slidingMessage", on: device,
                    content: #"""
                        "title":"Saved","closeButton":{"id":"x"},"size":{"height":\#(height)},"actions":[\#(actions)]
                        """#)
                let (cross, dialog) = (answer.frame(of: "action:x"), answer.dialog)
                let hair = 1e-3
                #expect(
                    cross.y >= dialog.y - hair && cross.maxY <= dialog.maxY + hair,
                    "\(count) buttons, \(height) high")
            }
        }
    }
}
