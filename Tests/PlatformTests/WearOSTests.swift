import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from Compose for Wear OS, on a round screen of 192: 10 are free at the
/// sides, ⌈0.052 × 192⌉, and 20 above and below, ⌈0.1 × 192⌉; texts of 16 on 18 and 14 on 16.
private func watch(_ dialog: String, size: Double = 192, more: String = "") throws -> JSON {
    try layout(
        on: #"""
            "screen":{"width":\#(size),"height":\#(size),"scale":2,"cornerRadius":\#(size / 2)},"idiom":"watch"\#(more)
            """#, dialog: dialog)
}

private func near(_ value: Double, _ expected: Double, _ hair: Double = 0.001) -> Bool { abs(value - expected) <= hair }

private let two = #""actions":[{"id":"no","title":"Keep","role":"cancel"},{"id":"ok","title":"Discard"}]"#
private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#
private let sentence = "A sentence that goes on for long. "

@Suite struct `On Wear OS an alert` {
    /// AlertDialog.kt: 6 + 61 + ⌈0.03 × 192⌉ + 63 + 2 are 138, in the middle from 27 on; 18 + 8 + 16 of text, 16, 61
    /// and ⌈0.045 × 192⌉ are 128 in the middle of the 152 between the paddings, the buttons' 61 from 90 on, of which
    /// the dismissing one has the last 60, and the confirming one, 54 high, stands in their middle.
    @Test func `has two round buttons with signs`() throws {
        let answer = try watch(alert)
        #expect(answer["stage"]["platform"] == "wearos" && answer.dialog == Box(0, 0, 192, 192))
        #expect(answer.frame(of: "action:no") == Box(34, 91, 60, 60))
        // Turned by 45 degrees it takes 54 + 9 / √2.
        let confirm = answer.frame(of: "action:ok")
        #expect(near(confirm.midX, 131.5) && near(confirm.midY, 120.5) && near(confirm.width, 60.364, 0.5))
        #expect(confirm.height == confirm.width)
        let layers = answer["layers"]
        #expect(layers["action:no"]["cornerRadius"] == 16 && layers["action:ok"]["cornerRadius"] == 27)
        #expect(layers["action:no"]["symbol"]["name"] == "close" && layers["action:ok"]["symbol"]["name"] == "confirm")
        #expect(layers["action:no"]["text"] == .missing)
        #expect(answer["adaptations"] == [])
    }

    /// 152 − 128 are 24 to spare, half of it above. A title has ⌈0.12 × 192⌉ on either side inside the padding, a
    /// message ⌈0.0416 × 192⌉.
    @Test func `has texts and buttons in its middle as one column`() throws {
        let answer = try watch(alert)
        #expect(answer.frame(of: "title") == Box(34, 32, 124, 18))
        #expect(answer.frame(of: "message") == Box(18, 58, 156, 16))
        // A title alone: 18, 16, 61 and ⌈0.045 × 228⌉ of the 182 between paddings of 23: 38 are free above it.
        let large = try layout(
            on: "pixel-watch-3-45", dialog: #"{"style":"alert","content":{"title":"Sure?",\#(two)}}"#)
        #expect(large.frame(of: "title").y == 61 && large.frame(of: "action:no").y == 96)
    }

    /// AlertDialogDefaults.contentPadding(): below buttons that are not the one along the edge, and without buttons,
    /// ⌈0.3646 × 192⌉ = 71 are free, so that 101 are between the paddings: (101 − 42) / 2 and (101 − 86) / 2.
    @Test func `keeps the room of a button along the edge free`() throws {
        #expect(try watch(#"{"style":"alert","content":{"title":"T","message":"M"}}"#).frame(of: "title").y == 49.5)
        let menu = #"{"style":"actionSheet","content":{"title":"T","actions":[{"id":"a","title":"A"}]}}"#
        #expect(try watch(menu).frame(of: "title").y == 27.5)
        // 228 − 23 − 84 are 121, and 18, 16 and 52 are 86.
        #expect(try layout(on: "pixel-watch-3-45", dialog: menu).frame(of: "title").y == 40.5)
    }

    /// From right to left the dismissing button is on the right.
    @Test func `on Wear OS an alert is mirrored`() throws {
        let answer = try watch(alert, more: #","layoutDirection":"rightToLeft""#)
        #expect(answer.frame(of: "action:no") == Box(98, 91, 60, 60))
        let confirm = answer.frame(of: "action:ok")
        #expect(near(confirm.midX, 60.5) && near(confirm.midY, 120.5) && near(confirm.width, 60.364, 0.5))
    }

    /// AlertDialog.kt: rotate(-45f): the ends' middles are 4.5 / √2 from the middle along each axis, and the capsule
    /// begins 27 / √2 to the left of the right one and above it.
    @Test func `has its confirming button rise to the right, from right to left, too`() throws {
        for (more, x) in [("", 131.5), (#","layoutDirection":"rightToLeft""#, 60.5)] {
            let outline = try watch(alert, more: more)["layers"]["action:ok"]["outline"].string ?? ""
            let start = outline.dropFirst().split { $0 == " " || $0 == "A" }.prefix(2).compactMap { Double($0) }
            #expect(start.count == 2 && near(start[0], x + 3.182 - 19.092) && near(start[1], 120.5 - 3.182 - 19.092))
        }
    }

    /// EdgeButton.kt, 70 high, 3 above the edge: the lower half is half of an ellipse of 92.08, √(46.04 × 93) = 65.434
    /// wide on either side, the upper corners are 70 − 46.04.
    @Test func `has one button along the edge`() throws {
        let answer = try watch(
            #"{"style":"alert","content":{"title":"T","message":"M","actions":[{"id":"ok","title":"OK"}]}}"#)
        let button = answer.frame(of: "action:ok")
        #expect(near(button.x, 30.566, 0.5) && near(button.maxX, 161.434, 0.5))
        #expect(button.y == 119 && button.height == 70)
        let layer = answer["layers"]["action:ok"]
        #expect(near(layer["cornerRadius"].number, 23.96) && layer["cornerRadii"] == .missing)
        #expect(layer["outline"].string?.contains("A65.5 46.04 0 0 1 96 189") == true)
        #expect(answer["layers"]["action:ok"]["background"]["role"] == "primary")
        // 119 − 3 − 4 less 20 and the texts' 42 are 50.
        #expect(answer.frame(of: "title").y == 45)
    }

    /// 18 + 16 + 52 + 4 + 52 are 142, more than the 101 between paddings of 20 and 71: all of it scrolls, from 20 on.
    @Test func `has choices one below the other`() throws {
        let answer = try watch(
            #"""
            {"style":"alert","content":{"title":"T","actionAxis":"vertical",\#(two)}}
            """#)
        #expect(answer.frame(of: "title").y == 20)
        #expect(answer.frame(of: "action:ok") == Box(10, 54, 172, 52))
        #expect(answer.frame(of: "action:no") == Box(10, 110, 172, 52))
        #expect(answer["layers"]["scroll:body"]["contentSize"]["height"] == 233)
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 26)
    }

    /// All of it scrolls as one, with 0.3646 of the screen, 71, below the last choice, 20 + ⌈0.045 × 192⌉ below a pair.
    @Test func `scrolls with its buttons where it is too long`() throws {
        let body = String(repeating: sentence, count: 12)
        let answer = try watch(#"{"style":"alert","content":{"title":"T","message":"\#(body)",\#(two)}}"#)
        let scroll = answer["layers"]["scroll:body"]
        #expect(answer.frame(of: "scroll:body") == Box(0, 0, 192, 192))
        let lines = Double(answer["layers"]["message"]["text"]["lines"].elements.count)
        let height = scroll["contentSize"]["height"].number
        let pair = answer["layers"]["action:no"]["scrolled"]["frame"]
        #expect(near(height - (pair["y"].number + pair["height"].number), 29) && lines > 1)
        #expect(answer.frame(of: "title").y == 20)
        let stack = try watch(
            #"{"style":"actionSheet","content":{"title":"T","message":"\#(body)",\#(two)}}"#)
        let last = stack["layers"]["action:no"]["scrolled"]["frame"]
        let whole = stack["layers"]["scroll:body"]["contentSize"]["height"].number
        #expect(near(whole - (last["y"].number + last["height"].number), 71))
    }

    /// Dialog.kt: scale from 1.25 by k = 500 × 1.5², alpha by 1400 × 1.5² and out by 1400, none bounces; what is
    /// behind goes to 0.85.
    @Test func `shrinks onto the screen while it fades in`() throws {
        let transitions = try watch(alert)["transitions"]
        let ways = [("present", 3150.0, [1.25, 1]), ("dismiss", 1400, [1, 1.25])]
        for (phase, fade, scales) in ways {
            let tracks = transitions[phase]["tracks"].elements.filter { $0["layer"] == "dialog" }
            let scale = try #require(tracks.first { $0["property"] == "scale" })
            #expect(scale.trackValues == [.number(scales[0]), .number(scales[1])])
            let spring = scale["keyframes"].elements[0]["easing"]["spring"]
            #expect(spring["stiffness"] == 1125 && near(spring["damping"].number, 67.082))
            let opacity = try #require(tracks.first { $0["property"] == "opacity" })
            let faded = opacity["keyframes"].elements[0]["easing"]["spring"]
            #expect(faded["stiffness"] == .number(fade) && near(faded["damping"].number, 2 * fade.squareRoot()))
        }
        let behind = try #require(transitions["present"]["tracks"].elements.first { $0["layer"] == "presenter" })
        #expect(behind["property"] == "scale" && behind.trackValues == [1, 0.85])
    }

    /// The contract's rule for every platform: fades stay, scales go, and the time is short and not 0.
    @Test func `fades where motion is reduced`() throws {
        let transitions = try watch(alert, more: #","reduceMotion":true"#)["transitions"]
        for direction in ["present", "dismiss"] {
            let motion = transitions[direction]
            #expect((0.01...0.5).contains(motion["duration"].number))
            #expect(Set(motion["tracks"].elements.map { $0["property"] }) == ["opacity"])
        }
    }

    /// tokens/ColorTokens.kt; the scheme is dark whatever the device.
    @Test func `on Wear OS an alert is black whatever the appearance`() throws {
        for appearance in ["light", "dark"] {
            let layers = try watch(alert, more: #","appearance":"\#(appearance)""#)["layers"]
            #expect(layers["dialog"]["background"]["color"] == "#000000")
            #expect(layers["dialog"]["background"]["role"] == "background")
            #expect(layers["action:ok"]["background"]["color"] == "#E9DDFF")
            #expect(layers["action:ok"]["symbol"]["color"] == "#210F48")
            #expect(layers["action:no"]["background"]["color"] == "#332E3C")
            #expect(layers["action:no"]["symbol"]["color"] == "#CAC4D0")
            #expect(layers["title"]["text"]["color"] == "#FFFFFF")
        }
    }
}

@Suite struct `On Wear OS` {
    /// Nothing but the screen is a dialog's place.
    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "sheet", "popover", "semiModal"])
    func `other styles are dialogs of the whole screen`(style: String) throws {
        let answer = try watch(#"{"style":"\#(style)","content":{"title":"T"}}"#)
        #expect(answer.dialog == Box(0, 0, 192, 192))
        #expect(answer["adaptations"].elements.map { $0["to"] } == ["screenDialog"])
        #expect(answer["adaptations"].elements.map { $0["reason"] } == ["platformStyle"])
    }

    @Test(arguments: ["actionSheet", "activityView"])
    func `menus are alerts with choices`(style: String) throws {
        let answer = try watch(#"{"style":"\#(style)","content":{"title":"T",\#(two)}}"#)
        #expect(answer["adaptations"].elements.first?["to"] == "alertDialog")
        #expect(answer.frame(of: "action:ok") == Box(10, 54, 172, 52))
    }

    /// ConfirmationDialog.kt: 4 s; texts as titles, ⌈0.12 × 192⌉ off the sides, 8 below an icon's container of 80 and
    /// 8 below the text: 192 − 80 − 8 − 18 − 8 are 78 to spare, and the icon is in the middle of its container.
    @Test func `messages are confirmations that go after four seconds`() throws {
        let answer = try watch(
            #"{"style":"slidingMessage","content":{"message":"Done","image":{"width":36,"height":36}}}"#)
        #expect(answer.dialog == Box(0, 0, 192, 192) && answer["lifecycle"]["dismissAt"] == 4)
        #expect(answer.frame(of: "image") == Box(78, 61, 36, 36))
        #expect(answer.frame(of: "message") == Box(24, 127, 144, 18))
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 16)
        #expect(answer["layers"]["message"]["text"]["font"]["weight"] == "medium")
        #expect(answer["adaptations"] == [])
    }

    /// BasicSwipeToDismissBox.kt, SwipeableV2.kt: to the right alone, past half of the width or from 125 a second on.
    @Test(arguments: [(10.0, 120.0, false), (10, 130, true), (90, 0, false), (100, 0, true)])
    func `a swipe to the right sends dialogs away`(by way: Double, speed: Double, leaves: Bool) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                on: "pixel-watch", dialog: alert, request: #""position":[\#(96 + way),96],"velocity":[\#(speed),0]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect((answer["target"] == "dismissed") == leaves, "\(answer["target"])")
    }

    @Test func `dialogs go by the button for back`() throws {
        let answer = try watch(
            #"{"style":"alert","content":{"title":"T",\#(two)},"dismissal":{"closeRequests":["back","escape"]}}"#)
        #expect(answer["lifecycle"]["swipe"] == ["right"])
        #expect(answer["lifecycle"]["closeRequests"] == ["back"])
    }

    /// FontScaleConverterFactory.android.kt at 1.24, three fifths of the way from 1.15 to 1.3: 16 is in the middle of
    /// 14 and 18, 18.1 and 20.2 there.
    @Test func `text grows as far as the setting goes`() throws {
        let font = try watch(alert, more: #","textSize":2"#)["layers"]["title"]["text"]["font"]
        #expect(near(font["size"].number, 19.36) && near(font["lineHeight"].number, 21.78))
    }

    /// Paddings are shares: 12 and 24 of 228, 0.12 of it 28.
    @Test func `larger screens have more room`() throws {
        let answer = try layout(on: "pixel-watch-3-45", dialog: alert)
        #expect(answer.frame(of: "title").x == 40 && answer.frame(of: "message").x == 22)
        // 18, 8, 16, 16, 61 and 11 = 130 of 182: 23 + 26 + 58 + 1; 6 + 61 + 7 + 63 + 2 = 139 in the middle.
        #expect(answer.frame(of: "action:no") == Box(51.5, 108, 60, 60))
    }

    @Test func `a patch for the platform counts`() throws {
        let patches = #"{"gnome":{"style":"popover"},"wearos":{"style":"alert"}}"#
        let answer = try watch(#"{"style":"sheet","content":{"title":"T"},"platforms":\#(patches)}"#)
        #expect(answer["presentation"]["resolved"] == "alert")
    }

    @Test(arguments: [("2", 1), ("3", 0), ("6", 0)])
    func `versions beyond the figures are assumed`(version: String, count: Int) throws {
        let answer = try layout(on: "pixel-watch", system: "Wear OS \(version)", dialog: alert)
        let assumed = answer["diagnostics"].elements.filter {
            $0["rule"] == "assumedFigure" && $0["pointer"] == "/device/system/version"
        }
        #expect(assumed.count == count)
    }

    /// A title of one word stands below the closing button in one line: it is 40 narrower than it needs beside that.
    @Test(arguments: ["pixel-watch", "wear-square"])
    func `a closing button breaks no word of the title`(device: String) throws {
        let answer = try layout(
            on: device, dialog: #"{"style":"sheet","content":{"title":"Filters","closeButton":{}}}"#)
        let (title, close) = (answer["layers"]["title"], answer.frame(of: "action:close"))
        #expect(title["text"]["lines"].elements.count == 1)
        #expect(title["frame"].box.y >= close.maxY)
    }

    /// 12 are free at the sides of 227, ⌈0.052 × 227⌉, and 23 above and below.
    @Test(arguments: ["currentContext", "floating"])
    func `styles that it has not keep to its paddings, too`(style: String) throws {
        let answer = try layout(
            on: "wear-large-round",
            dialog: #"{"style":"\#(style)","content":{"title":"Filters","message":"Which?",\#(two)}}"#)
        #expect(answer.dialog == Box(0, 0, 227, 227))
        #expect(answer.frame(of: "title").y >= 23 && answer.frame(of: "message").x >= 12)
        let radius = 113.5
        for id in ["action:no", "action:ok"] {
            let box = answer.frame(of: id)
            let (right, down) = (box.midX - radius, box.midY - radius)
            #expect(right * right + down * down < radius * radius)
        }
        #expect(answer["adaptations"].elements.contains { $0["pointer"] == "/dialog/style" })
    }

    /// A row of 48 has room for a title and one button.
    @Test func `the buttons of a crowded bar are its actions`() throws {
        let answer = try layout(
            on: "pixel-watch",
            dialog: #"""
                {"style":"sheet","content":{"navigationBar":{"title":"Filters","leading":{"id":"no","title":"Cancel"},
                 "trailing":{"id":"ok","title":"Done"}}}}
                """#)
        let layers = answer["layers"]
        #expect(layers["title"]["text"]["content"] == "Filters" && layers["bar:navigation"] == .missing)
        let (done, cancel) = (answer.frame(of: "action:ok"), answer.frame(of: "action:no"))
        #expect(done.height == 52 && cancel.y == done.maxY + 4)
        #expect(answer["adaptations"].elements.contains { $0["pointer"] == "/dialog/content/navigationBar" })
        #expect(!answer["diagnostics"].elements.contains { ["textCut", "buttonTitleCut"].contains($0["rule"]) })
        let one = try layout(
            on: "pixel-watch",
            dialog: #"{"style":"sheet","content":{"navigationBar":{"title":"Filters","trailing":{"title":"Done"}}}}"#)
        #expect(one["layers"]["bar:navigation"]["text"]["content"] == "Filters")
    }
}

@Suite struct `On a round screen of Wear OS` {
    /// A bar's title is centred at 24 in a line of 19.1: at its upper end, 14.45 below the edge, the circle of 96 is
    /// 2 × √(96² − 81.55²) = 101.3 wide.
    @Test(arguments: [192.0, 198, 225])
    func `a bar's title keeps inside, and is told to be cut`(size: Double) throws {
        for trailing in ["", #","trailing":{"id":"ok","title":"Done"}"#] {
            let answer = try watch(
                #"""
                {"style":"fullScreen","content":{"navigationBar":{"title":"Notification settings"\#(trailing)},
                 "title":"Sound"}}
                """#, size: size)
            let text = answer["layers"]["bar:navigation"]["text"]
            let line = text["lines"].elements[0]
            let top = answer.frame(of: "bar:navigation").midY - 19.1 / 2
            let half = (size * size / 4 - (size / 2 - top) * (size / 2 - top)).squareRoot()
            #expect(line["x"].number >= size / 2 - half - 0.1)
            #expect(line["x"].number + line["width"].number <= size / 2 + half + 0.1)
            #expect(text["truncated"] == true && line["text"].string?.hasSuffix("…") == true)
            #expect(answer["diagnostics"].elements.contains { $0["rule"] == "textCut" })
            if !trailing.isEmpty {
                #expect(line["x"].number + line["width"].number <= answer.frame(of: "action:ok").x)
            }
        }
        let short = try watch(
            #"{"style":"fullScreen","content":{"navigationBar":{"title":"Sound"},"title":"Tone"}}"#, size: size)
        #expect(short["layers"]["bar:navigation"]["text"]["truncated"] == false)
    }

    /// Each line has its corners inside the circle, up to the six that a column of any width has room for there.
    @Test(arguments: 1...4)
    func `a confirmation's text keeps inside`(count: Int) throws {
        let words = String(repeating: "Archived and kept for later. ", count: count)
        let answer = try watch(#"{"style":"slidingMessage","content":{"message":"\#(words)"}}"#)
        let (box, text) = (answer.frame(of: "message"), answer["layers"]["message"]["text"])
        guard answer["layers"]["scroll:body"] == .missing else { return }
        for (index, line) in text["lines"].elements.enumerated() {
            for y in [box.y + Double(index) * 18, box.y + Double(index + 1) * 18] {
                let half = (96 * 96 - (96 - y) * (96 - y)).squareRoot()
                #expect(line["x"].number >= 96 - half - 0.5, "\(line)")
            }
        }
    }
}
