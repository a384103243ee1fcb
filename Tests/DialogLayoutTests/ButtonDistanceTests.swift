import AnswerTestSupport
import ServiceTestSupport
import Testing

private func laid(_ style: String, on device: String, _ content: String, more: String = "") throws -> JSON {
    try layout(style, on: device, content: content, dialog: more)
}

private func choices(_ count: Int) -> String {
    let actions = (0..<count).map { #"{"id":"c\#($0)","title":"Choice number \#($0)"}"# }
    return #""actions":[\#(actions.joined(separator: ","))]"#
}

extension JSON {
    /// From the lowest button to the dialog's end.
    fileprivate var free: Double {
        let buttons = self["layers"].elements.filter { $0["role"] == "action" }
        return dialog.maxY - (buttons.map { $0["frame"].box.maxY }.max() ?? 0)
    }
}

@Suite struct `Buttons keep off the end of their dialog` {
    /// As far as from its sides: 24, 16, 14, 8 and 20. Where a source says: InfoBarPanelVerticalOrientationPadding 18,
    /// a toast's padding of 6.
    @Test(
        arguments: [
            ("visionos-1280x720", 2, 24.0, 16.0), ("mate-70", 2, 16, 8), ("macos-1200x800", 4, 14, 8),
            ("kde-800x600", 3, 8, 6), ("windows-500x600", 3, 18, 12), ("gnome-360x500", 3, 6, 6),
            ("carplay-800x480", 2, 20, 10),
        ])
    func `buttons keep off the end below the text of a message`(
        device: String, count: Int, below: Double, above: Double
    ) throws {
        let spec = try laid(
            "slidingMessage", on: device, #""title":"Choose","message":"Which one of these?",\#(choices(count))"#)
        #expect(abs(spec.free - below) <= 0.7, "\(spec.free)")
        let gap = spec.frame(of: "action:c0").y - spec.frame(of: "message").maxY
        #expect(abs(gap - above) <= 0.7, "\(gap)")
    }

    /// Snackbar.kt: ActionButtonBottomPadding, 4 below an action on a line of its own.
    @Test func `buttons keep off the end below the text of a snackbar by Compose`() throws {
        let spec = try answer(
            #"""
            {"device":{"profile":"pixel-8","system":{"name":"Android","toolkit":"compose"}},
             "dialog":{"style":"slidingMessage","content":{"message":"Which one?",\#(choices(4))}}}
            """#, at: "/v1/specs")
        #expect(abs(spec.free - 4) <= 0.5, "\(spec.free)")
    }

    @Test func `buttons stay beside the text of a message as long as all of it fits there`() throws {
        let spec = try laid(
            "slidingMessage", on: "kde-800x600",
            #""title":"OK","message":"Sent","actions":[{"id":"u","title":"Undo"}]"#)
        let (text, button) = (spec.frame(of: "message"), spec.frame(of: "action:u"))
        #expect(button.x >= text.maxX + 6 && abs(button.midY - spec.dialog.midY) <= 0.5)
    }

    /// As far below the buttons of a toast as above its text, where they are too wide to stand beside it.
    @Test func `buttons keep off the end below the text of a named style's toast`() throws {
        let spec = try laid("x-toaster", on: "desktop-1280x800", #""title":"Choose",\#(choices(4))"#)
        #expect(abs(spec.free - (spec.frame(of: "title").y - spec.dialog.y)) <= 0.5, "\(spec.free)")
        #expect(spec.frame(of: "action:c0").y > spec.frame(of: "title").maxY)
    }
}

@Suite struct `Buttons in a column` {
    /// As wide as the column, or as their style is at least.
    @Test(
        arguments: [
            ("visionos-1280x720", "formSheet", 7), ("visionos-1280x720", "sheet", 7),
            ("macos-1200x800", "formSheet", 12), ("kde-800x600", "formSheet", 7),
        ])
    func `make their dialog no wider than one of fewer`(device: String, style: String, count: Int) throws {
        let many = try laid(style, on: device, #""title":"T",\#(choices(count))"#)
        let two = try laid(style, on: device, #""title":"T","actionAxis":"vertical",\#(choices(2))"#)
        #expect(many.frame(of: "action:c0").y < many.frame(of: "action:c1").y)
        #expect(abs(many.dialog.width - two.dialog.width) <= 12, "\(many.dialog) \(two.dialog)")
    }
}

@Suite struct `Buttons with nothing above them` {
    /// The room above a text: 16 in content of Apple's systems (`content.insetVertical`) and in popovers of macOS, 24
    /// in those of visionOS, 15 in alerts of iOS 6 (corrections: title (12,15,260,23)).
    @Test(
        arguments: [
            ("popover", "visionos-960x720", 24.0), ("popover", "macos-900x600", 16), ("popover", "ipad-pro-11", 16),
            ("floating", "iphone-17", 16), ("floating", "iphone-4", 16), ("alert", "iphone-4", 15),
        ])
    func `buttons keep off the top of their dialog as a text does`(style: String, device: String, top: Double) throws {
        let placement = style == "popover" ? #""anchor":{"x":150,"y":60,"width":40,"height":30}"# : ""
        let answer = try layout(style, on: device, content: choices(2), placement: placement)
        let upper = ["action:c0", "action:c1"].map { answer.frame(of: $0).y }.min() ?? 0
        #expect(abs(upper - answer.dialog.y - top) <= 0.5, "\(upper) \(answer.dialog)")
    }

    @Test(
        arguments: ["iphone-17", "pixel-9", "gnome-800x600", "kde-800x600", "windows-1024x720", "macos-900x600"],
        ["popover", "floating", "formSheet", "sheet"])
    func `buttons are nowhere flush with both an edge and its corners`(device: String, style: String) throws {
        let placement = style == "popover" ? #""anchor":{"x":150,"y":60,"width":40,"height":30}"# : ""
        let answer = try layout(style, on: device, content: choices(2), placement: placement)
        let upper = ["action:c0", "action:c1"].map { answer.frame(of: $0).y }.min() ?? 0
        #expect(upper - answer.dialog.y >= 4, "\(upper) \(answer.dialog)")
    }

    /// Rows of alerts and action sheets of iOS 7 to 18 fill their card.
    @Test(arguments: ["alert", "actionSheet"])
    func `rows begin at the top of their card`(style: String) throws {
        let answer = try layout(style, on: "iphone-16", content: choices(2))
        let upper = ["action:c0", "action:c1"].map { answer.frame(of: $0).y }.min() ?? 0
        #expect(abs(upper - answer.dialog.y) <= 0.5)
    }
}

@Suite struct `A text field below a button that closes its dialog` {
    /// As far below the button as where a title of one line stands beside it, unless that is higher than the button.
    @Test(arguments: ["iphone-17", "iphone-8", "pixel-9", "gnome-800x600", "kde-800x600", "desktop-1280x800"])
    func `keeps the distance that it has with a title`(device: String) throws {
        func gap(_ title: String) throws -> Double {
            let answer = try layout(
                "floating", on: device,
                content: #"\#(title)"closeButton":{},"textFields":[{"id":"f","placeholder":"Name"}]"#)
            let close = answer["layers"].elements.first { $0["id"].string?.hasPrefix("action:") == true }
            return answer.frame(of: "field:f").y - (close?["frame"].box.maxY ?? 0)
        }
        let (alone, titled) = try (gap(""), gap(#""title":"T","#))
        #expect(alone >= 4 && alone <= titled + 0.5, "\(alone) \(titled)")
    }
}
