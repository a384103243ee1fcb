import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A system and what its alerts are like. Ids are rows of `docs/sources.md`.
private struct AlertFigures: Sendable, CustomStringConvertible {
    var version: String
    var width: Double
    var radius: Double
    var dimming: Double
    var row: Double

    var description: String { "iOS \(version)" }

    static let all = [
        // alert.ios6.width; the corners are assumed; dim.ios6.alert and alert.ios6.backdrop at the edge.
        AlertFigures(version: "5", width: 284, radius: 10, dimming: 0.7, row: 44),
        AlertFigures(version: "6.1", width: 284, radius: 10, dimming: 0.7, row: 44),
        // alert.width, alert.radius.7 to 14, dim.ios7.alert, dim.ios13.light, alert.button.height.
        AlertFigures(version: "7", width: 270, radius: 7, dimming: 0.4, row: 44),
        AlertFigures(version: "8.4", width: 270, radius: 7, dimming: 0.4, row: 44),
        AlertFigures(version: "9", width: 270, radius: 13, dimming: 0.4, row: 44),
        AlertFigures(version: "12", width: 270, radius: 13, dimming: 0.4, row: 44),
        AlertFigures(version: "13", width: 270, radius: 14, dimming: 0.2, row: 44),
        AlertFigures(version: "17", width: 270, radius: 14, dimming: 0.2, row: 44),
        // ios26.alert.width, .radius, .dim, .actions.
        AlertFigures(version: "26", width: 320, radius: 34, dimming: 0.2, row: 48),
    ]
}

private let twoActions =
    #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"Cancel","role":"cancel"}]"#

private func alert(
    _ version: String, _ content: String = #""title":"Title","message":"Message",\#(twoActions)"#,
    device: String =
        #""screen":{"width":390,"height":844,"scale":3},"safeAreaInsets":{"top":47,"left":0,"bottom":34,"right":0}"#,
    style: String = "alert", more: String = ""
) throws -> JSON {
    try layout(style, on: device, system: "iOS \(version)", state: more, content: content)
}

@Suite struct `Ledger D11: alerts as the system lays them out` {
    @Test(arguments: AlertFigures.all)
    fileprivate func `D11: width, corners, dimming and buttons are those of the release`(_ figures: AlertFigures) throws
    {
        let answer = try alert(figures.version)
        #expect(answer["presentation"]["resolved"] == "alert")
        #expect(answer["presentation"]["sizing"] == ["width": "given", "height": "measured"])
        #expect(answer.dialog.width == figures.width)
        #expect(answer["layers"]["dialog"]["cornerRadius"].number == figures.radius)
        #expect(answer["layers"]["dimming"]["opacity"].number == figures.dimming)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block")
        #expect(answer.frame(of: "action:ok").height == figures.row)
        // Side by side, cancel on the left however the actions are listed (alert.buttons.order).
        #expect(answer.frame(of: "action:ok").y == answer.frame(of: "action:no").y)
        #expect(answer.frame(of: "action:no").maxX <= answer.frame(of: "action:ok").x)
        #expect(abs(answer.dialog.midX - 195) <= 1 / 6.0 + 1e-4)
    }

    @Test func `D11: the alert of iOS 26 is the sum of its measured distances`() throws {
        let answer = try layout(
            "alert", on: "393x852@3", system: "iOS 26.1",
            state: #""safeAreaInsets":{"top":59,"left":0,"bottom":34,"right":0}"#,
            content: #""title":"Title","message":"Message",\#(twoActions)"#, options: #""snap":"none""#)
        // ios26.alert.text, .lines, .actions: 22 + 20.333 + 7.667 + 18 + 4.333, and a pill of 48 with 16 around it.
        let height = 22 + 61.0 / 3 + 23.0 / 3 + 18 + 13.0 / 3 + 16 + 48 + 16
        let dialog = answer.dialog
        #expect(abs(dialog.height - height) < 1e-3)
        // Centred in the window across, and in the safe area down: (59 + 818) / 2 (ios26.alert.centre).
        #expect(abs(dialog.midX - 196.5) < 1e-3)
        #expect(abs(dialog.midY - 438.5) < 1e-3)
        #expect(answer.frame(of: "title").isClose(to: Box(66.5, dialog.y + 22, 260, 61.0 / 3), within: 1e-3))
        #expect(answer.frame(of: "message").isClose(to: Box(66.5, dialog.y + 50, 260, 18), within: 1e-3))
        // Pills of 140, 16 from the sides and 8 apart: (320 - 2 * 16 - 8) / 2.
        let top = dialog.maxY - 64
        #expect(answer.frame(of: "action:no").isClose(to: Box(52.5, top, 140, 48), within: 1e-3))
        #expect(answer.frame(of: "action:ok").isClose(to: Box(200.5, top, 140, 48), within: 1e-3))
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 24)
        #expect(answer["layers"]["title"]["text"]["alignment"] == "left")
        #expect(answer["layers"]["title"]["text"]["font"]["weight"] == "semibold")
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 15)
    }

    @Test func `D11: further lines of iOS 26 are 22 and 20 apart`() throws {
        let answer = try alert("26", #""title":"One\nTwo","message":"One\nTwo\nThree",\#(twoActions)"#)
        func baselines(_ id: String) -> [Double] {
            answer["layers"][id]["text"]["lines"].elements.map { $0["baseline"].number }
        }
        let (title, message) = (baselines("title"), baselines("message"))
        #expect(title.count == 2 && message.count == 3)
        #expect(abs(title[1] - title[0] - 22) < 1e-3)
        #expect(abs(message[2] - message[0] - 40) < 1e-3)
        // 20.333 + 22 and 18 + 2 * 20.
        #expect(abs(answer.frame(of: "title").height - 127.0 / 3) < 1e-3)
        #expect(abs(answer.frame(of: "message").height - 58) < 1e-3)
    }

    @Test func `D11: a text alone stands in the middle on iOS 26, 17 regular, 4 above the buttons' room`() throws {
        let answer = try alert("26", #""message":"Saved","actions":[{"id":"ok","title":"OK"}]"#)
        let text = answer["layers"]["message"]["text"]
        #expect(text["alignment"] == "center")
        #expect(text["font"]["size"] == 17)
        #expect(text["font"]["weight"] == "regular")
        // 22 + 20.333 + 4 + 16 + 48 + 16.
        #expect(abs(answer.dialog.height - (22 + 61.0 / 3 + 4 + 80)) < 0.34)
    }

    @Test func `D11: on iOS 26 text fields are pills 48 high, 15 from the sides`() throws {
        let answer = try alert(
            "26", #""title":"Name","message":"Yours","textFields":[{"id":"n","placeholder":"Me"}],\#(twoActions)"#)
        let field = answer.frame(of: "field:n")
        #expect(field.height == 48)
        #expect(abs(field.x - answer.dialog.x - 15) < 1e-3)
        #expect(abs(field.width - 290) < 1e-3)
        // ios26.alert.textfield: 16.333 under the message, 4 above the buttons' room of 16 + 48 + 16.
        #expect(abs(field.y - answer.frame(of: "message").maxY - 49.0 / 3) < 1e-3)
        #expect(abs(answer.dialog.maxY - field.maxY - 84) < 1e-3)
        let line = answer["layers"]["field:n"]["text"]["lines"][0]["x"].number
        #expect(abs(line - answer.dialog.x - 30) < 1e-3)
    }

    @Test func `D11: the alert of iOS 7 has 19 above the title, 4 under it and 18.5 under the message`() throws {
        let answer = try alert("7")
        // alert.ios7.insets; lines are 1.193359 of 17 and of 14 points; a pixel parts text and buttons.
        let height = 19 + 17 * 1.193359 + 4 + 14 * 1.193359 + 18.5 + 1 / 3.0 + 44
        #expect(abs(answer.dialog.height - height) < 1 / 3.0 + 1e-3)
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 14)
        #expect(answer["layers"]["title"]["text"]["font"]["weight"] == "bold")
        let line = answer["layers"].elements.filter { $0["role"] == "separator" }
        #expect(line.count == 2)
        #expect(abs(line[0]["frame"].box.height - 1 / 3.0) < 1e-3)
        #expect(answer["layers"]["dialog"]["parallax"]["vertical"]["maximum"] == 15.75)
    }

    @Test(arguments: ["8", "9.3", "12", "13", "15", "18"])
    func `D11: baselines of iOS 8 to 18 are 36 from the top, then 20 apart, 24 above the separator`(version: String)
        throws
    {
        let answer = try alert(version)
        // alert.shipped.baselines: 36 + 20 + 24, a pixel of a third, 44.
        let height = 36 + 20 + 24 + 1 / 3.0 + 44
        #expect(abs(answer.dialog.height - height) < 1e-3)
        #expect(abs(answer.dialog.midY - 422) <= 1 / 3.0)
        #expect(answer.baselines("title") == [36])
        #expect(answer.baselines("message") == [56])
        #expect(abs(answer.frame(of: "separator:0").y - answer.dialog.y - 80) < 1e-3)
        // alert.shipped.insets: 270 less 16 on either side.
        #expect(answer.frame(of: "title").width == 238)
    }

    @Test func `D11: the alert of iOS 5 has the frames of one that was logged`() throws {
        let phone =
            #""screen":{"width":320,"height":480,"scale":2},"safeAreaInsets":{"top":20,"left":0,"bottom":0,"right":0}"#
        let answer = try alert(
            "5", #""title":"Name of Date","message":"Name of the date that you want to remember here.",\#(twoActions)"#,
            device: phone)
        // alert.logged.classic: 284 x 161, title (12, 15, 260, 23), message of two lines (12, 45, 260, 41), centred
        // below the status bar on a whole point: 20 + (460 - 161) / 2 = 169.5.
        #expect(answer.dialog == Box(18, 170, 284, 161))
        #expect(answer.frame(of: "title") == Box(30, 185, 260, 23))
        #expect(answer.frame(of: "message") == Box(30, 215, 260, 41))
        // Columns 10 apart, 10 from the sides: (284 - 30) / 2; 15 below them (alert.ios6.margins).
        #expect(answer.frame(of: "action:no") == Box(28, 272, 127, 44))
        #expect(answer["layers"]["title"]["text"]["font"]["weight"] == "bold")
        let pad = try alert(
            "3.2",
            device:
                #"""
                "screen":{"width":768,"height":1024,"scale":1},"idiom":"pad","safeAreaInsets":{"top":20,"left":0,\#
                "bottom":0,"right":0}
                """#
        )
        // One line of message is 21 high, so the alert 141: 20 + (1004 - 141) / 2 = 451.5, and 522.5 in its middle.
        #expect(pad.dialog == Box(242, 452, 284, 141))
    }

    @Test func `D11: alerts pop in three steps to iOS 6`() throws {
        let answer = try alert("6")
        let present = answer["transitions"]["present"]
        let scale = present["tracks"].track("dialog", "scale")["keyframes"].elements
        // alert.ios6.pop: 0.6 to 1.1 in 0.2 s, to 0.9 in 1/15 s, to 1 in 1/7.5 s; the fade takes 0.2 s.
        #expect(scale.map { $0["value"] } == [0.6, 1.1, 0.9, 1])
        let times = [0, 0.2, 0.2667, 0.4]
        #expect(zip(scale, times).allSatisfy { abs($0["time"].number - $1) < 1e-4 })
        let fade = present["tracks"].track("dialog", "opacity")["keyframes"].elements
        #expect(fade.map { $0["value"] } == [0, 1, 1])
        #expect(fade.map { $0["time"] } == [0, 0.2, 0.4])
    }

    @Test(arguments: [
        // alert.present.ios7: m 3, k 1000, c 500, 0.5058 s; alert.present.ios8, alert.spring.404.
        ("7", 1.26, 0.84, 0.5058, 1000.0), ("8", 1.2, 1, 0.404, 522.3503), ("12", 1.2, 1, 0.404, 522.3503),
        ("18", 1.2, 1, 0.404, 522.3503),
        // alert.shipped.ios26.
        ("26", 1.2, 1, 0.404, 522.3503),
    ])
    func `D11: alerts come by scale and fade`(
        version: String, from: Double, to: Double, duration: Double, stiffness: Double
    ) throws {
        let answer = try alert(version)
        for (name, away) in [("present", from), ("dismiss", to)] {
            let motion = answer["transitions"][name]
            #expect(abs(motion["duration"].number - duration) < 1e-3)
            let scale = motion["tracks"].track("dialog", "scale")
            let values = scale["keyframes"].elements.map { $0["value"].number }
            #expect(away == 1 ? scale == .missing : values == (name == "present" ? [away, 1] : [1, away]))
            let opacity = motion["tracks"].track("dialog", "opacity")["keyframes"]
            #expect(opacity.elements.map { $0["value"] } == (name == "present" ? [0, 1] : [1, 0]))
            let spring = opacity[0]["easing"]["spring"]
            #expect(abs(spring["stiffness"].number - stiffness) < 1e-3)
        }
    }

    @Test func `D11: the dimming of iOS 26 takes 0.4036 s`() throws {
        let present = try alert("26")["transitions"]["present"]
        #expect(abs(present["duration"].number - 0.4036) < 1e-3)
        #expect(present["tracks"].track("dimming", "opacity") != .missing)
    }

    @Test(arguments: ["7", "13", "26"])
    func `D11: with reduced motion an alert only fades`(version: String) throws {
        let answer = try alert(version, more: #","reduceMotion":true"#)
        for name in ["present", "dismiss"] {
            let tracks = answer["transitions"][name]["tracks"].elements
            #expect(Set(tracks.map { $0["property"] }) == ["opacity"])
            #expect(answer["transitions"][name]["duration"].number > 0)
        }
    }

    @Test(arguments: [("13", 0.48), ("26", 0.48), ("12", 0.4)])
    func `D11: in the dark appearance alerts of iOS 13 on dim more`(version: String, dimming: Double) throws {
        let answer = try alert(version, more: #","appearance":"dark""#)
        #expect(answer["layers"]["dimming"]["opacity"].number == dimming)
    }

    @Test(arguments: [
        ("13", "accessibility1", 310.0), ("17", "accessibility5", 310), ("17", "xxxLarge", 270),
        ("12", "accessibility3", 270), ("26", "accessibility3", 320),
    ])
    func `D11: at accessibility sizes alerts of iOS 13 to 18 are 310 wide and stack their buttons`(
        version: String, size: String, width: Double
    ) throws {
        let answer = try alert(version, more: #","textSize":"\#(size)""#)
        #expect(answer.dialog.width == width)
        let isStacked = answer.frame(of: "action:ok").maxY <= answer.frame(of: "action:no").y + 1e-3
        #expect(isStacked == size.hasPrefix("accessibility"))
    }

    @Test func `D11: before iOS 11 only body text grows in the accessibility sizes`() throws {
        // Dynamic Type: headline 23 at xxxLarge, 53 at AX5; body 53.
        let seven = try alert("10", more: #","textSize":"accessibility5""#)
        let eleven = try alert("11", more: #","textSize":"accessibility5""#)
        #expect(seven["layers"]["title"]["text"]["font"]["size"] == 23)
        #expect(eleven["layers"]["title"]["text"]["font"]["size"] == 53)
        #expect(seven["layers"]["action:ok"]["text"]["font"]["size"] == 53)
        // Footnote, 13 at the default: 19 at xxxLarge, 44 at AX5.
        #expect(seven["layers"]["message"]["text"]["font"]["size"] == 19)
        #expect(eleven["layers"]["message"]["text"]["font"]["size"] == 44)
        #expect(try alert("6", more: #","textSize":"accessibility5""#)["layers"]["title"]["text"]["font"]["size"] == 18)
    }

    @Test(arguments: ["5", "7", "12", "17", "26"])
    func `D11: two buttons stack when a title does not fit, cancel last`(version: String) throws {
        let long =
            #""actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"Replace Everything Now"}]"#
        let answer = try alert(version, #""title":"Replace?",\#(long)"#)
        #expect(answer.frame(of: "action:ok").maxY <= answer.frame(of: "action:no").y + 1e-3)
        #expect(answer.frame(of: "action:ok").width == answer.frame(of: "action:no").width)
        // Three never stand side by side.
        let three = try alert(
            version,
            #"""
            "title":"T","actions":[{"id":"no","title":"No","role":"cancel"},{"id":"a","title":"A"},{"id":"b",\#
            "title":"B"}]
            """#
        )
        let tops = ["a", "b", "no"].map { three.frame(of: "action:" + $0).y }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    @Test(arguments: ["5", "7", "17", "26"], ["alert", "actionSheet"])
    func `D11: read from right to left the whole card is mirrored`(version: String, style: String) throws {
        let content = #""title":"Title","message":"A message","textFields":[{"id":"f"}],\#(twoActions)"#
        let left = try alert(version, content, style: style)
        let right = try alert(version, content, style: style, more: #","layoutDirection":"rightToLeft""#)
        for layer in left["layers"].elements {
            let id = layer["id"].string ?? ""
            #expect(right.frame(of: id).isClose(to: layer["frame"].box.mirrored(about: 195), within: 0.34), "\(id)")
        }
        if version == "26" { #expect(right["layers"]["title"]["text"]["alignment"] == "right") }
    }

    @Test(arguments: ["5", "7", "9", "13", "18", "26"], ["alert", "actionSheet", "activityView"])
    func `D11: whatever an alert is made of, it is laid out`(version: String, style: String) throws {
        let many = (1...32).map { #"{"id":"a\#($0)","title":"Action \#($0)"}"# }.joined(separator: ",")
        let cancels = (1...32).map { #"{"id":"a\#($0)","title":"No","role":"cancel"}"# }.joined(separator: ",")
        for content in [
            "", #""title":"T""#, #""message":"M""#, #""actions":[{"id":"a","title":"A","role":"cancel"}]"#,
            #""title":"T","actions":[\#(many)]"#, #""message":"M","actions":[\#(cancels)]"#,
            #""image":{"width":900,"height":900},"textFields":[{"id":"f"}]"#,
            #""navigationBar":{"title":"Bar"},"actions":[\#(many)]"#,
        ] {
            for device in [
                #""screen":{"width":320,"height":480,"scale":2}"#, #""screen":{"width":568,"height":320,"scale":2}"#,
                #""screen":{"width":1,"height":1,"scale":1}"#,
            ] {
                let answer = try alert(version, content, device: device, style: style)
                let window = answer["stage"]["window"].box
                for layer in answer["layers"].elements {
                    #expect(
                        Box(0, 0, window.width, window.height).holds(layer["frame"].box, slack: 0.51),
                        "\(layer["id"]) \(content) \(device)")
                }
            }
        }
    }

    @Test func `D11: the tallest alert ends at the safe area, and says that it scrolls`() throws {
        let long = String(repeating: "All the words there are. ", count: 150)
        let answer = try alert("17", #""title":"T","message":"\#(long)",\#(twoActions)"#)
        // alert.margin.screen: no margin where there is a bottom inset; 844 - 47 - 34.
        #expect(answer.dialog.isClose(to: Box(60, 47, 270, 763), within: 1e-3))
        #expect(answer.reasons.contains("contentScrolls"))
        let body = answer["layers"]["scroll:body"]
        #expect(body["parent"] == "dialog")
        #expect(body["contentSize"]["height"].number > 763)
        // Buttons stay, 44 high, at the foot.
        #expect(abs(answer.frame(of: "action:ok").maxY - 810) < 1e-3)
        let message = answer["layers"]["message"]
        #expect(message["parent"] == "scroll:body")
        #expect(message["text"]["truncated"] == false)
        #expect(message["scrolled"]["frame"].box.height > 763)
        #expect(!message["text"]["scrolledLines"].elements.isEmpty)
        // 10 above and below where there is no bottom inset: 568 - 20 - 20 from y = 30 on.
        let flat = try alert(
            "9", #""message":"\#(long)",\#(twoActions)"#,
            device:
                #"""
                "screen":{"width":320,"height":568,"scale":2},"safeAreaInsets":{"top":20,"left":0,"bottom":0,\#
                "right":0}
                """#
        )
        #expect(flat.dialog == Box(25, 30, 270, 528))
        // alert.ios6.max_height.
        #expect(try alert("6", #""message":"\#(long)",\#(twoActions)"#).dialog.height == 358)
    }
}
