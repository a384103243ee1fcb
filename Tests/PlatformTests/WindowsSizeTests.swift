import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from WinUI's XAML and C++ at 3cae15f0, with widths of text in Roboto.
private func windows(_ dialog: String, on device: String = "windows-1024x720", more: String = "") throws -> JSON {
    try layout(on: device, state: String(more.dropFirst()), dialog: dialog)
}

private func actions(_ titles: [String]) -> String {
    titles.enumerated().map { #"{"id":"\#($0)","title":"\#($1)"}"# }.joined(separator: ",")
}

private func alert(_ titles: [String], message: String = "M") -> String {
    #"{"style":"alert","content":{"title":"T","message":"\#(message)","actions":[\#(actions(titles))]}}"#
}

private func bar(_ content: String) -> String { #"{"style":"slidingMessage","content":{\#(content)}}"# }

private let increased = #","contrast":"increased""#

private func placement(x: Double, y: Double = 400) -> String {
    #""placement":{"anchor":{"x":\#(x),"y":\#(y),"width":64,"height":32}}"#
}

@Suite struct `On Windows the columns of buttons` {
    private static let rows: [(titles: [String], width: Double, columns: [Double])] = [
        (["No", "Save everything now and then"], 320, [53, 209]),
        (["Save all documents", "No", "Cancel"], 321, [146, 42, 67]),
        (["Yes, delete the folder", "Keep"], 320, [154, 108]), (["Yes", "No"], 320, [131, 131]),
    ]

    /// Grid.cpp: a column is as wide as its button needs, and those that need less than their share share what is left.
    @Test(arguments: Self.rows)
    func `on Windows the columns of buttons are equal where each fits its share`(
        titles: [String], width: Double, columns: [Double]
    ) throws {
        for more in ["", #","layoutDirection":"rightToLeft""#] {
            let answer = try windows(alert(titles), more: more)
            #expect(answer.dialog.width == width, "\(titles)")
            for (index, column) in columns.enumerated() {
                let frame = answer.frame(of: "action:\(index)")
                #expect(abs(frame.width - column) <= 1 && frame.y == answer.frame(of: "action:0").y, "\(titles)")
            }
            let frames = columns.indices.map { answer.frame(of: "action:\($0)") }.sorted { $0.x < $1.x }
            #expect(frames[0].x == answer.dialog.x + 25 && frames[columns.count - 1].maxX == answer.dialog.maxX - 25)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.x - $0.maxX - 8) <= 0.5 })
        }
    }

    @Test func `stand one below the other where not even 548 hold them`() throws {
        let long = "A title that alone is half as wide as a dialog may be"
        let answer = try windows(alert([long, long]))
        #expect(answer.frame(of: "action:1").y > answer.frame(of: "action:0").y)
    }
}

@Suite struct `On Windows texts that break` {
    private static let message = String(repeating: "wonderful ", count: 14)

    /// A TextBlock is as wide as its widest line: 457.6 in 498, and 392 in 422.
    @Test func `leave a dialog as wide as their widest line`() throws {
        let answer = try windows(alert(["Yes", "No"], message: Self.message))
        #expect(answer.dialog.width == 508)
        let flyout = try windows(
            #"{"style":"popover","content":{"message":"\#(Self.message)"},\#(placement(x: 480))}"#)
        #expect(flyout.dialog.width == 426)
    }
}

@Suite struct `On Windows an info bar` {
    private static let long = String(repeating: "Some words of a message that is longer than its bar is. ", count: 7)

    /// InfoBarPanel.cpp: a part alone is a column: 14, 19, 18 and two borders.
    @Test func `has a column for one text`() throws {
        let answer = try windows(bar(#""title":"Saved""#))
        #expect(answer.dialog.height == 53 && answer.frame(of: "title").y == answer.dialog.y + 15)
        // In a contrast theme the border is 2.
        let outlined = try windows(bar(#""title":"Saved""#), more: increased)
        #expect(outlined.dialog.height == 55 && outlined.frame(of: "title").y == outlined.dialog.y + 16)
        #expect(outlined.frame(of: "title").x == 30)
    }

    /// InfoBarMessageHorizontalOrientationMargin of 12, InfoBarActionHorizontalOrientationMargin of 16.
    @Test func `has a row where all of it fits`() throws {
        let content = #""title":"Saved","message":"All of it","actions":[\#(actions(["Undo"]))]"#
        let answer = try windows(bar(content))
        let (title, message) = (answer.frame(of: "title"), answer.frame(of: "message"))
        let action = answer.frame(of: "action:0")
        #expect(answer.dialog.height == 50 && title.x == 29 && message.x == title.maxX + 12)
        #expect(title.y == answer.dialog.y + 15 && message.y == title.y)
        #expect(action.x == message.maxX + 16 && action.y == answer.dialog.y + 9)
        let mirrored = try windows(bar(content), more: #","layoutDirection":"rightToLeft""#)
        #expect(mirrored.frame(of: "title").maxX == 1024 - 29)
        #expect(mirrored.frame(of: "action:0").maxX == mirrored.frame(of: "message").x - 16)
    }

    /// 14, 19, 4, 56, 18 and two borders; with a button 12 and 32 more.
    @Test func `has a column where a text breaks`() throws {
        let text = #""title":"Saved","message":"\#(Self.long)""#
        let answer = try windows(bar(text))
        #expect(answer.dialog.height == 113 && answer.frame(of: "message").height == 56)
        #expect(answer.frame(of: "message").y == answer.frame(of: "title").maxY + 4)
        let action = try windows(bar(text + #","actions":[\#(actions(["Undo"]))]"#))
        #expect(action.dialog.height == 157 && action.frame(of: "action:0").x == 29)
        #expect(action.frame(of: "action:0").y == action.frame(of: "message").maxY + 12)
    }
}

@Suite struct `On Windows a menu` {
    private static let menu =
        #"{"style":"actionSheet","content":{"actions":[\#(actions(["Copy", "Paste"]))]},\#(placement(x: 480))}"#

    /// MenuFlyoutItemThemePaddingNarrow: 4 and 5 round a line of whole pixels.
    @Test(arguments: [(1.0, 28.0), (1.25, 33.0), (1.5, 37.0), (1.75, 42.0), (2.0, 47.0), (2.25, 51.0)])
    func `keeps the padding of its rows at any text size`(size: Double, height: Double) throws {
        #expect(try windows(Self.menu, more: #","textSize":\#(size)"#).frame(of: "action:0").height == height)
    }

    /// MenuPopupThemeTransition: from half of its height nearer to its target, along (0, 0, 0, 1), and no fade.
    @Test func `comes from its target`() throws {
        let answer = try windows(Self.menu)
        let present = answer["transitions"]["present"]
        let (middle, way) = (answer.dialog.y + answer.dialog.height / 2, answer.dialog.height / 2)
        let x = answer.dialog.x + answer.dialog.width / 2
        let tracks = present["tracks"].elements
        #expect(tracks.map { $0["property"] } == ["position"] && present["duration"] == 0.25)
        #expect(tracks[0].trackValues.map { $0.elements.map(\.number) } == [[x, middle + way], [x, middle]])
        #expect(tracks[0]["keyframes"].elements[0]["easing"]["cubicBezier"] == [0, 0, 0, 1])
        #expect(answer["transitions"]["dismiss"]["duration"] == 0.083)
    }

    /// The borders of flyouts and menus are 2 in contrast themes, 1 elsewhere.
    @Test func `grows with its border`() throws {
        let answer = try windows(Self.menu, more: increased)
        #expect(answer.dialog.height == 72 && answer.frame(of: "action:0").y == answer.dialog.y + 6)
        let flyout = try windows(
            #"{"style":"popover","content":{"message":"M"},\#(placement(x: 480))}"#, more: increased)
        #expect(flyout.dialog.width == 96 && flyout.dialog.height == 55)
        #expect(flyout.frame(of: "message").x == flyout.dialog.x + 18)
    }
}

@Suite struct `On Windows a teaching tip` {
    private static func tip(_ content: String = #""title":"T","message":"M""#, x: Double, more: String = "") throws
        -> JSON
    {
        try windows(#"{"style":"popover","content":{\#(content)},\#(placement(x: x))}"#, more: more)
    }

    /// TeachingTip.cpp: Top and Bottom need half of 320 beside the middle of the target, Left all of 328.
    @Test func `stands beside its target near an edge`() throws {
        #expect(try Self.tip(x: 480).dialog == Box(360, 328, 304, 64))
        let start = try Self.tip(x: 0)
        #expect(start.dialog == Box(72, 384, 304, 64))
        #expect(start.frame(of: "arrow").maxX == 72 && start.frame(of: "arrow").y + 8 == 416)
        #expect(try Self.tip(x: 100).dialog == Box(172, 384, 304, 64))
        #expect(try Self.tip(x: 960).dialog == Box(960 - 8 - 304, 384, 304, 64))
    }

    /// TopLeft, TopRight and so on come after those: 26 from an end of the tip with its tail to the middle of that.
    @Test func `leans where there is no room beside its target`() throws {
        let answer = try windows(
            #"{"style":"popover","content":{"title":"T","message":"M"},\#(placement(x: 0, y: 40))}"#)
        // To the right its half of 40 is more than the 24 from the title bar to the middle of the target: BottomRight.
        #expect(answer.dialog == Box(32 - 18, 72 + 8, 304, 64) && answer.frame(of: "arrow").x == 24)
        let corner = try windows(
            #"{"style":"popover","content":{"title":"T","message":"M"},\#(placement(x: 100))}"#, on: "windows-500x600")
        // 160 > 132, and 328 > 336 is not: to the right there is as much.
        #expect(corner.dialog.x == 172)
        let narrow = try windows(
            #"{"style":"popover","content":{"title":"T","message":"M"},\#(placement(x: 112))}"#, on: "windows-500x600")
        // 328 > 324 at the right, and 160 > 144: TopRight begins 18 before the middle of the target.
        #expect(narrow.dialog.x == 112 + 32 - 18 && narrow.dialog.maxY == 400 - 8)
        #expect(narrow.frame(of: "arrow").x == 136)
    }

    @Test(arguments: [(0.0, 0.0), (1, 690), (1356, 0), (1356, 690), (12, 300), (1345, 700)])
    func `stays in its window beside the smallest target`(x: Double, y: Double) throws {
        let answer = try spec(
            """
            {"device":"windows-1366x720","dialog":{"style":"popover","content":{"title":"T","message":"Short"},
             "placement":{"anchor":{"x":\(x),"y":\(y),"width":10,"height":10}}}}
            """)
        #expect(answer.dialog.x >= 0 && answer.dialog.maxX <= 1366 && answer.dialog.maxY <= 720)
        #expect(answer["diagnostics"]["frameLeavesWindow"] == .missing)
    }

    /// SurfaceStrokeColorDefault, and TeachingTipBorderThickness of 1 in any theme.
    @Test func `has the line of surfaces`() throws {
        let border = try Self.tip(x: 480)["layers"]["dialog"]["border"]
        #expect(border["color"] == "#757575" && border["opacity"] == 0.4 && border["width"] == 1)
        #expect(try Self.tip(x: 480, more: increased)["layers"]["dialog"]["border"]["width"] == 1)
        let flyout = try windows(#"{"style":"popover","content":{"message":"M"},\#(placement(x: 480))}"#)
        #expect(flyout["layers"]["dialog"]["border"]["color"] == "#000000")
    }

    /// TeachingTipTitleStackPanelMarginWithHeaderCloseButton: 28 beside both texts.
    @Test func `keeps both texts off its cross`() throws {
        let answer = try Self.tip(#""title":"T","message":"M","closeButton":{}"#, x: 480)
        let (title, message) = (answer.frame(of: "title"), answer.frame(of: "message"))
        #expect(message.y == title.maxY && message.width == 304 - 26 - 28 && title.width == message.width)
        let long = String(repeating: "wonderful ", count: 14)
        let wide = try Self.tip(#""title":"T","message":"\#(long)","closeButton":{}"#, x: 480)
        #expect(wide.frame(of: "message").width <= 266 && wide.frame(of: "message").maxX <= wide.dialog.maxX - 41)
    }
}

@Suite struct `On Windows a flyout` {
    /// FlyoutBase_partial.cpp: FlyoutMargin is between the flyout and its target alone.
    @Test func `reaches the sides of its window`() throws {
        let words = Array(repeating: "words", count: 40).joined(separator: " ")
        let answer = try windows(#"{"style":"popover","content":{"message":"\#(words)"},\#(placement(x: 0))}"#)
        #expect(answer.dialog.x == 0 && answer.dialog.maxY == 396)
    }
}

@Suite struct `On Windows the states of controls` {
    private static let form =
        #"{"style":"alert","content":{"title":"T","textFields":[{"id":"a"}],"#
        + #""actions":[{"id":"ok","title":"OK","preferred":true},{"id":"no","title":"No"}]}}"#

    /// TextFillColorSecondary, TextOnAccentFillColorSecondary, AccentFillColorDisabled and so on.
    @Test func `have the colours of their resources`() throws {
        let layers = try windows(Self.form)["layers"]
        let (plain, accent) = (layers["action:no"]["states"], layers["action:ok"]["states"])
        #expect(plain["pressed"]["text"]["color"] == "#0000009E")
        #expect(accent["pressed"]["text"]["color"] == "#FFFFFFB3")
        #expect(accent["disabled"]["background"]["opacity"] == 0.216 && accent["disabled"]["opacity"] == .missing)
        #expect(accent["disabled"]["text"]["color"] == "#FFFFFF")
        #expect(plain["disabled"]["background"]["color"] == "#F9F9F9")
        #expect(plain["disabled"]["text"]["color"] == "#0000005C")
        let field = layers["field:a"]["states"]["focused"]
        #expect(field["background"]["color"] == "#FFFFFF" && field["background"]["opacity"] == 1)
        #expect(field["border"]["width"] == 2 && field["border"]["color"] == "#0067C0")
    }

    /// SystemColorButtonTextColor is another colour than SystemColorWindowTextColor in Desert.
    @Test func `have the colours of a contrast theme`() throws {
        let layers = try windows(Self.form, more: increased)["layers"]
        #expect(layers["action:no"]["text"]["color"] == "#202020" && layers["title"]["text"]["color"] == "#3D3D3D")
        let outlined = try windows(bar(#""title":"Saved""#), more: increased)["layers"]["dialog"]
        #expect(outlined["border"]["color"] == "#202020")
        let ground = try windows(bar(#""title":"Saved""#))["layers"]["dialog"]["background"]["color"]
        #expect(ground == "#F5F5F5")
    }
}
