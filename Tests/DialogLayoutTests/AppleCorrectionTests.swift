import AnswerTestSupport
import ServiceTestSupport
import Testing

private let actions = #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"No","role":"cancel"}]"#
private let text = #""title":"T","message":"M""#

/// `count` actions and one of role cancel.
private func many(_ count: Int) -> String {
    let others = (0..<count).map { #"{"id":"a\#($0)","title":"Action \#($0)"},"# }.joined()
    return #""actions":[\#(others){"id":"no","title":"Cancel","role":"cancel"}]"#
}

@Suite struct `Alerts as large text and low windows have them` {
    private func alert(
        _ state: String = "", on profile: String = "iphone-16", iOS version: String = "26",
        content: String = "\(text),\(actions)", style: String = "alert"
    ) throws -> JSON {
        try layout(style, on: profile, system: "iOS \(version)", state: state, content: content)
    }

    @Test(arguments: [
        // dyntype.alert.ios26.pill, .insets: the room above the title and between title and message, and the pill.
        ("small", 22.0, 7.667, 48.0), ("large", 22, 7.667, 48), ("xxxLarge", 38, 17, 48),
        ("accessibility1", 73, 42, 57.4), ("accessibility2", 73, 42, 63.4), ("accessibility5", 73, 42, 87.2),
    ])
    func `their pills and the room around texts grow on iOS 26`(
        size: String, top: Double, gap: Double, pill: Double
    ) throws {
        for style in ["alert", "actionSheet"] {
            let answer = try alert(#""textSize":"\#(size)""#, style: style)
            let (title, message) = (answer.frame(of: "title"), answer.frame(of: "message"))
            #expect(abs(title.y - answer.dialog.y - top) < 0.4)
            #expect(abs(message.y - title.maxY - gap) < 0.4)
            #expect(abs(answer.frame(of: "action:ok").height - pill) < 0.4)
        }
    }

    /// Between the sizes that were measured the room is, too (assumed).
    @Test func `the room around texts grows with every step`() throws {
        let tops = try ["large", "xLarge", "xxLarge", "xxxLarge", "accessibility1"].map { size in
            let answer = try alert(#""textSize":"\#(size)""#)
            return answer.frame(of: "title").y - answer.dialog.y
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// Title on a line of 20.3, 22 below the edge. Buttons of 44 that are all in sight may leave less of the text, and
    /// then that is told.
    @Test(arguments: ["iphone-16", "iphone-se-1"], 1...12)
    func `a line of text is readable beside any number of buttons, or that is told`(
        profile: String, count: Int
    ) throws {
        let state = profile == "iphone-16" ? #""orientation":"landscapeLeft""# : ""
        for style in ["alert", "actionSheet"] {
            let answer = try alert(
                state, on: profile, content: "\(text),\(many(count))", style: style)
            let body = answer["layers"]["scroll:body"] == .missing ? nil : answer.frame(of: "scroll:body")
            #expect((body.map { $0.height >= 42 } ?? true) || answer.reasons.contains("contentDoesNotFit"))
            #expect(answer.frame(of: "action:a0").height >= 44)
        }
    }

    /// ios26.alert.centre: (0 + 372) / 2 in landscape, whatever margin there is above.
    @Test(arguments: [("landscapeLeft", 186.0), ("portrait", 438.5)])
    func `alerts in low windows stand in the middle of the safe area`(orientation: String, centre: Double) throws {
        let answer = try alert(#""orientation":"\#(orientation)""#)
        #expect(abs((answer.dialog.y + answer.dialog.maxY) / 2 - centre) <= 0.51)
    }

    /// dyntype.alert.ios13.
    @Test(arguments: ["9", "13", "18"], ["xSmall", "small", "medium"])
    func `their text is never smaller than at the standard size`(version: String, size: String) throws {
        let answer = try alert(#""textSize":"\#(size)""#, iOS: version)
        for (id, points) in [("title", 17.0), ("message", 13), ("action:ok", 17)] {
            #expect(answer["layers"][id]["text"]["font"]["size"].number == points)
        }
    }

    /// dyntype.actionSheet.ios13, .height: 0.4 of the size and 1.8 above and below the line.
    @Test(arguments: [
        ("xSmall", 20.0, 57.0), ("large", 20, 57), ("xLarge", 23, 57), ("xxxLarge", 24, 57),
        ("accessibility2", 33, 69.4),
        ("accessibility5", 53, 109.2),
    ])
    func `buttons of action sheets grow by a table of their own`(size: String, points: Double, row: Double) throws {
        for version in ["13", "18"] {
            let answer = try alert(#""textSize":"\#(size)""#, iOS: version, style: "actionSheet")
            for id in ["action:ok", "action:no"] {
                #expect(answer["layers"][id]["text"]["font"]["size"].number == points)
                #expect(abs(answer.frame(of: id).height - row) < 0.5)
            }
        }
    }
}

@Suite struct `Sheets and popovers in windows of pads` {
    private func pad(
        _ style: String, _ version: String, window: (Double, Double), dialog: String = "", state: String = ""
    ) throws -> JSON {
        let frame = #"{"x":100,"y":100,"width":\#(window.0),"height":\#(window.1)}"#
        return try layout(
            style, on: "ipad-pro-13-m4", system: "iPadOS \(version)",
            state: #""orientation":"landscapeLeft","window":\#(frame)\#(state.isEmpty ? "" : ",")\#(state)"#,
            dialog: dialog)
    }

    /// sheet.ios26.pad.page: 10 below a top inset of 32, and as far above the bottom (assumed).
    @Test func `pages of iPadOS 26 begin at 42`() throws {
        let page = try layout(
            "pageSheet", on: "820x1180@2", system: "iPadOS 26",
            state: #""idiom":"pad","safeAreaInsets":{"top":32,"bottom":20}"#)
        #expect(page.dialog == Box(74, 42, 672, 1096))
    }

    /// pagesheet.modern.regular, formsheet.smaller_than_page: centred, taller than wide, with the background in sight.
    @Test(arguments: ["15", "18", "26"], [(700.0, 600.0), (900, 500), (800, 700), (1200, 420), (700, 1000)])
    func `pages show what is behind them, and forms are smaller`(version: String, size: (Double, Double)) throws {
        let page = try pad("pageSheet", version, window: size).dialog
        let form = try pad("formSheet", version, window: size).dialog
        #expect(page.x >= 20 && page.y >= 20 && page.maxX <= size.0 - 20 && page.maxY <= size.1 - 20)
        #expect(page.height > page.width)
        #expect(abs(page.x + page.maxX - size.0) <= 1)
        #expect(form.width < page.width && form.height < page.height)
        #expect(form.x > 0 && form.y > 0 && form.maxX < size.0 && form.maxY < size.1)
    }

    @Test(arguments: [("15", 40.0), ("18", 60), ("26", 60), ("26", 120)])
    func `forms of windows as low as a bar still have some height`(version: String, height: Double) throws {
        let form = try pad("formSheet", version, window: (700, height)).dialog
        let page = try pad("pageSheet", version, window: (700, height)).dialog
        #expect(form.height >= page.height * 0.75 - 1)
    }

    /// No source has windows without a top inset; 20 is assumed. The lower corners follow no phone's screen there.
    @Test func `cards leave a strip above them, and have the corners of their window`() throws {
        let card = try pad("pageSheet", "26", window: (400, 600))
        #expect(card.dialog == Box(0, 20, 400, 580))
        #expect(card["layers"]["dialog"]["cornerRadius"] == 38)
        #expect(try pad("pageSheet", "18", window: (400, 600)).dialog == Box(0, 40, 400, 560))
    }

    /// popover.algorithm: the first side where it fits, before it is squeezed on another.
    @Test func `popovers stand where they fit whole`() throws {
        let popover = try layout(
            "popover", on: "ipad-air-2", system: "iPadOS 15", state: #""orientation":"landscapeLeft""#,
            placement: #""anchor":{"x":500,"y":360,"width":44,"height":44}"#)
        #expect(popover.dialog.width == 375 && popover.dialog.height == 667)
        #expect(popover.dialog.x >= 544)
    }

    /// Popover, without a size: 375 by 667, of which the band under the status bar is a part.
    @Test(arguments: [("13", 20), ("26", 24)])
    func `popovers without a size are as high beside the status bar as anywhere`(system: String, top: Double) throws {
        let popover = try layout(
            "popover", on: "ipad-10-2", system: "iPadOS \(system)",
            placement: #"""
                "side":"right","anchor":{"x":100,"y":100,"width":60,"height":40}
                """#)
        #expect(popover.dialog.width == 375 && popover.dialog.height == 667 && popover.dialog.y < top)
    }

    @Test func `popovers that fit nowhere take the side that leaves most of them`() throws {
        let popover = try layout(
            "popover", on: "ipad-mini-6", system: "iPadOS 17",
            state: """
                "orientation":"landscapeLeft","window":{"x":269,"y":400,"width":800,"height":300},
                "keyboard":{"height":184}
                """,
            content: "\(text),\(actions)", placement: #""anchor":{"x":50,"y":60,"width":44,"height":44}"#)
        #expect(popover.dialog.x > 94 && popover.dialog.height > 100)
        #expect(popover.frame(of: "action:ok").height >= 28)
        // What the request names is kept.
        let below = try layout(
            "popover", on: "ipad-air-2", system: "iPadOS 15", state: #""orientation":"landscapeLeft""#,
            placement: #""side":"bottom","anchor":{"x":500,"y":360,"width":44,"height":44}"#)
        #expect(below.dialog.y > 404 || below.dialog.maxY < 360)
    }

    /// formsheet.glass.ios26; a page stays opaque (sheet.ios26.pad.page).
    @Test func `forms of iPadOS 26 are glass`() throws {
        func material(_ style: String, _ version: String) throws -> JSON {
            try layout(style, on: "ipad-pro-13-m4", system: "iPadOS \(version)")["layers"]["dialog"]["background"][
                "material"]
        }
        #expect(try material("formSheet", "26") != .missing)
        #expect(try material("pageSheet", "26") == .missing)
        #expect(try material("formSheet", "18") == .missing)
    }

    /// sheet.ios26.floating.dimDark; ios26.dim behind the sheet at its greatest height.
    @Test(arguments: [
        ("dark", "medium", 0.48), ("dark", "large", 0.2), ("light", "medium", 0.2), ("light", "large", 0.2),
    ])
    func `floating sheets dim more in the dark`(appearance: String, detent: String, opacity: Double) throws {
        let sheet = try layout(
            "sheet", on: "iphone-16", system: "iOS 26", state: #""appearance":"\#(appearance)""#,
            placement: #""detents":["medium","large"],"selectedDetent":"\#(detent)""#)
        #expect(sheet["layers"]["dimming"]["opacity"].number == opacity)
    }
}
