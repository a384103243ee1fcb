import ServiceTestSupport
import TestSupport
import Testing

/// What platforms' own guidelines and widgets say: `docs/platforms.md`, Rules by platform.
@Suite struct `Rules of some platforms alone` {
    private func has(_ rule: String, _ device: String, _ dialog: String) throws -> Bool {
        try layout(on: device, dialog: dialog)["diagnostics"].elements.contains { $0["rule"] == .string(rule) }
    }

    private func alert(_ actions: String, title: String = "Delete the draft?") -> String {
        #"{"style":"alert","content":{"title":"\#(title)","message":"It is gone then.","actions":[\#(actions)]}}"#
    }

    private static let (destroying, plain) = (
        #"{"id":"d","title":"Delete","role":"destructive"}"#, #"{"id":"k","title":"Archive"}"#
    )
    private static let cancelling = #"{"id":"c","title":"Leave it","role":"cancel"}"#

    /// Human Interface Guidelines, Alerts; GNOME's, Dialogs; Windows, Dialog controls, where any safe answer does.
    @Test(arguments: [
        ("macos-900x600", true), ("visionos-1280x720", true), ("gnome-800x600", true), ("windows-1024x720", false),
    ])
    func `want an answer that leaves it be beside one that destroys`(device: String, mustCancel: Bool) throws {
        let rule = "safeAnswerMissing"
        #expect(try has(rule, device, alert(Self.destroying)))
        #expect(try has(rule, device, alert(Self.destroying + "," + Self.plain)) == mustCancel)
        #expect(try !has(rule, device, alert(Self.destroying + "," + Self.cancelling)))
        #expect(try !has(rule, device, alert(Self.destroying + #",{"id":"c","title":"Cancel"}"#)))
        #expect(try !has(rule, device, alert(Self.plain)))
        // Fields need a way out anyway, and one finding says so.
        let fields = alert(Self.destroying).replacing(
            #""actions""#, with: #""textFields":[{"id":"f","placeholder":"Name"}],"actions""#)
        #expect(try !has(rule, device, fields) && has("completionAndCancel", device, fields))
    }

    /// A fourth button would be one too many.
    @Test func `propose no fourth button`() throws {
        let two = alert([Self.destroying, Self.plain].joined(separator: ","))
        let three = alert([Self.destroying, Self.plain, #"{"id":"m","title":"Move"}"#].joined(separator: ","))
        for (dialog, isProposed) in [(two, true), (three, false)] {
            let found = try spec(#"{"device":"macos-900x600","dialog":\#(dialog)}"#)["diagnostics"].elements.first {
                $0["rule"] == "safeAnswerMissing"
            }
            #expect(try #require(found)["changes"].elements.isEmpty != isProposed)
        }
    }

    @Test(arguments: ["iphone-17", "pixel-9", "kde-800x600", "mate-70", "pixel-watch", "desktop-1280x800"])
    func `say nothing of it elsewhere`(device: String) throws {
        #expect(try !has("safeAnswerMissing", device, alert(Self.destroying)))
    }

    @Test(arguments: [("macos-900x600", true), ("visionos-1280x720", true), ("gnome-800x600", false)])
    func `want no default button that cancels`(device: String, isFound: Bool) throws {
        let preferred = #"{"id":"c","title":"Cancel","role":"cancel","preferred":true}"#
        #expect(try has("cancelPreferred", device, alert(preferred + "," + Self.plain)) == isFound)
        #expect(try !has("cancelPreferred", device, alert(preferred)))
        #expect(
            try !has("cancelPreferred", device, alert(Self.cancelling + #",{"id":"k","title":"A","preferred":true}"#)))
    }

    /// Lines are made by hand, so that no width of a letter counts.
    @Test(arguments: [
        ("macos-900x600", 2), ("visionos-1280x720", 2), ("windows-1024x720", 2), ("mate-70", 2),
        ("wear-large-round", 3),
    ])
    func `want titles in few lines`(device: String, most: Int) throws {
        func title(_ lines: Int) -> String { Array(repeating: "One", count: lines).joined(separator: "\\n") }
        #expect(try !has("titleTooLong", device, alert(Self.plain, title: title(most))))
        #expect(try has("titleTooLong", device, alert(Self.plain, title: title(most + 1))))
        #expect(try !has("titleTooLong", "gnome-800x600", alert(Self.plain, title: title(5))))
    }

    @Test(arguments: [
        ("gnome-800x600", 1), ("kde-800x600", 1), ("windows-1024x720", 1), ("wear-large-round", 0),
        ("iphone-17", 9), ("pixel-9", 1),
    ])
    func `want few buttons in a message`(device: String, most: Int) throws {
        for count in 0...2 {
            let actions = (0..<count).map { #"{"id":"a\#($0)","title":"Button"}"# }.joined(separator: ",")
            let message = #"{"style":"slidingMessage","content":{"title":"Done","actions":[\#(actions)]}}"#
            #expect(try has("messageTooManyActions", device, message) == (count > most), "\(count)")
        }
    }

    /// 920 × 500 is just less than half of 1280 × 720, and 930 × 500 more.
    @Test func `leave the window of a sheet of visionOS to be seen`() throws {
        for (width, isFound) in [(920, false), (930, true)] {
            let content = #"{"title":"T","size":{"width":\#(width),"height":500},"actions":[\#(Self.plain)]}"#
            let sheet = #"{"style":"formSheet","content":\#(content)}"#
            #expect(try has("sheetCoversWindow", "visionos-1280x720", sheet) == isFound)
            #expect(try !has("sheetCoversWindow", "macos-900x600", sheet))
        }
        #expect(try !has("sheetCoversWindow", "visionos-400x400", #"{"style":"pageSheet","content":{"title":"T"}}"#))
    }

    /// Fields, blocks and buttons are 16 apart, which is enough for those that are less than 44 high, too; a style of
    /// an owner's own may have them closer.
    @Test func `find what visionOS lays out itself far enough apart for eyes`() throws {
        let block = #"{"id":"a","height":28,"focusable":true,"label":"L","after":"title"}"#
        let blocks = block + "," + block.replacing(#""a""#, with: #""b""#)
        let fields = #""textFields":[{"id":"f","placeholder":"Name"},{"id":"g","placeholder":"Street"}]"#
        let content = #"{"title":"T","blocks":[\#(blocks)],\#(fields),"actions":[\#(Self.plain)]}"#
        for style in ["alert", "formSheet"] {
            let form = #"{"style":"\#(style)","content":\#(content)}"#
            #expect(try !has("targetsTooClose", "visionos-1280x720", form))
        }
    }

    /// 22 high, which is macOS' own.
    @Test func `leave the rows of a menu of macOS as they are`() throws {
        let menu =
            #"{"style":"actionSheet","content":{"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}"#
        #expect(try !has("targetTooSmall", "macos-900x600", menu))
        // What the app draws itself is as high as it says.
        let blocks = ["b", "d"].map { #"{"id":"\#($0)","height":10,"focusable":true,"label":"L"}"# }
        let own = #""blocks":[\#(blocks.joined(separator: ","))],"actions""#
        #expect(try has("targetTooSmall", "macos-900x600", menu.replacing(#""actions""#, with: own)))
    }

    /// Human Interface Guidelines, Alerts of tvOS and CarPlay. Lines are made by hand.
    @Test(arguments: [("apple-tv-4k", true), ("carplay-800x480", true), ("iphone-17", false), ("android-tv", false)])
    func `want messages of two lines across a room and in a car`(device: String, isFound: Bool) throws {
        func dialog(_ lines: Int, _ style: String = "alert") -> String {
            let message = Array(repeating: "One", count: lines).joined(separator: "\\n")
            return #"{"style":"\#(style)","content":{"title":"T","message":"\#(message)","actions":[\#(Self.plain)]}}"#
        }
        #expect(try !has("messageTooLong", device, dialog(2)))
        #expect(try has("messageTooLong", device, dialog(3)) == isFound)
        #expect(try !has("messageTooLong", device, dialog(3, "formSheet")))
    }

    /// CPAlertTemplate has titles and actions, and no message.
    @Test func `want one line of title in a car, and no message`() throws {
        let car = "carplay-800x480"
        #expect(try has("titleTooLong", car, alert(Self.plain, title: #"One\nOne"#)))
        #expect(try !has("titleTooLong", car, alert(Self.plain, title: "One")))
        #expect(try !has("titleTooLong", "apple-tv-4k", alert(Self.plain, title: #"One\nOne"#)))
        let bare = #"{"style":"alert","content":{"title":"One","actions":[\#(Self.plain)]}}"#
        #expect(try !has("alertIncomplete", car, bare) && has("alertIncomplete", "iphone-17", bare))
        #expect(try has("alertIncomplete", car, bare.replacing(#""title":"One","actions""#, with: #""actions""#)))
    }

    /// CPActionSheetTemplate keeps the first three; the one that cancels is to be among them.
    @Test func `find what a car leaves out of an action sheet`() throws {
        func sheet(_ count: Int, _ last: String = "") -> String {
            let actions = (1...count).map { #"{"id":"a\#($0)","title":"Choice"}"# } + (last.isEmpty ? [] : [last])
            return #"{"style":"actionSheet","content":{"title":"T","actions":[\#(actions.joined(separator: ","))]}}"#
        }
        #expect(try !has("choicesDropped", "carplay-800x480", sheet(3)))
        #expect(try has("choicesDropped", "carplay-800x480", sheet(4)))
        #expect(try !has("choicesDropped", "iphone-17", sheet(4)))
        let found = try spec(#"{"device":"carplay-800x480","dialog":\#(sheet(4, Self.cancelling))}"#)["diagnostics"]
            .elements.first { $0["rule"] == "choicesDropped" }
        let pointers = try #require(found)["changes"].elements.map { $0["pointer"] }
        #expect(pointers == ["/dialog/content/actions/3", "/dialog/content/actions/2"])
    }

    /// Human Interface Guidelines, Typography: 23 on tvOS. Sonner's toasts are set in 13.
    @Test func `find text too small for a television`() throws {
        let toast = #"{"style":"x-toaster","content":{"title":"Saved to your library"}}"#
        #expect(try has("textTooSmall", "apple-tv-4k", toast) && !has("textTooSmall", "iphone-17", toast))
        #expect(try !has("textTooSmall", "apple-tv-4k", alert(Self.plain)))
        let smaller = #"{"device":{"profile":"apple-tv-4k","textSize":"small"},"dialog":\#(toast)}"#
        #expect(try spec(smaller)["diagnostics"].elements.allSatisfy { $0["rule"] != "textTooSmall" })
    }

    /// Human Interface Guidelines, Buttons of tvOS: the remote leads back.
    @Test func `want no cross on a television beside other buttons`() throws {
        func dialog(_ actions: String, more: String = "") -> String {
            #"{"style":"formSheet","content":{"title":"T","closeButton":{},"actions":[\#(actions)]}\#(more)}"#
        }
        let rule = "closeButtonNeedless"
        #expect(try has(rule, "apple-tv-4k", dialog(Self.plain)) && !has(rule, "iphone-17", dialog(Self.plain)))
        #expect(try !has(rule, "apple-tv-4k", dialog("")))
        // The only way out that is seen stays.
        #expect(try !has(rule, "apple-tv-4k", dialog(#"{"title":"Wait","enabled":false}"#)))
        #expect(try !has(rule, "apple-tv-4k", dialog(#"{"title":"Reload","dismisses":"never"}"#)))
        #expect(try !has(rule, "apple-tv-4k", dialog(Self.plain, more: #","dismissal":{"closeRequests":[]}"#)))
    }
}
