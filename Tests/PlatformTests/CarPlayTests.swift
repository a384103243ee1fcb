import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from UIAlertControllerVisualStyleAlertCar,
/// UIAlertControllerVisualStyleActionSheetCar and UIInterfaceActionConcreteVisualStyle_CarPlay of 18.2 and 26.1.
private func car(
    _ dialog: String, on device: String = "carplay-800x480", version: String = "18", more: String = ""
) throws -> JSON {
    try layout(on: device, system: "CarPlay \(version)", state: more, dialog: dialog)
}

private let two = #""actions":[{"id":"no","title":"Cancel","role":"cancel"},{"id":"ok","title":"Call"}]"#
private let call = #"{"style":"alert","content":{"title":"Call Anna?","message":"She is at home.",\#(two)}}"#

@Suite struct `In a car an alert` {
    /// 400 less 8 at each side; 22, 20 and 14 between baselines, a pixel of separator, and a row of 44.
    @Test func `in a car an alert is as wide as the display allows, and set tighter than a phone's`() throws {
        let answer = try car(call)
        #expect(answer.dialog == Box(8, 70, 384, 100.5) || answer.dialog == Box(8, 69.5, 384, 100.5))
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 13)
        let title = answer["layers"]["title"]["text"]
        #expect(title["font"]["size"] == 16 && title["font"]["weight"] == "bold")
        #expect(answer["layers"]["message"]["text"]["font"]["size"] == 16)
        let baseline = title["lines"][0]["baseline"].number
        #expect(abs(baseline - answer.dialog.y - 22) < 0.51)
        #expect(answer.frame(of: "action:ok").height == 44)
        #expect(answer["layers"]["action:ok"]["text"]["font"]["size"] == 16)
    }

    /// The contract: `accent` colours the preferred action.
    @Test func `fills its preferred button with the app's accent`() throws {
        let answer = try car(
            #"""
            {"style":"alert","theme":{"light":{"accent":"#112233"}},
            "content":{"title":"Go?","actions":[{"id":"ok","title":"Call","preferred":true},{"id":"no","title":"No"}]}}
            """#, version: "26")
        #expect(answer["layers"]["action:ok"]["background"]["color"] == "#112233")
    }

    /// The contract: `accent` colours the preferred action; white on the grey of the others has a contrast of 1.52.
    @Test(arguments: ["alert", "actionSheet"])
    func `fills the preferred button of its bar like one of its own`(style: String) throws {
        let bar = #""navigationBar":{"title":"N","trailing":{"title":"Done","preferred":true}}"#
        let content = #"{"title":"T",\#(bar),"actions":[{"id":"ok","title":"OK"}]}"#
        let plain = try car(#"{"style":"\#(style)","content":\#(content)}"#, version: "26")["layers"]
        #expect(plain["action:trailing0"]["background"]["role"] == "systemBlue")
        #expect(plain["action:ok"]["background"]["role"] == "tertiarySystemFill")
        let theme = ##""theme":{"light":{"accent":"#112233"}}"##
        let themed = try car(#"{"style":"\#(style)",\#(theme),"content":\#(content)}"#, version: "26")["layers"]
        #expect(themed["action:trailing0"]["background"]["color"] == "#112233")
    }

    /// A title alone stands as on a phone: 36 above, 24 below.
    @Test func `in a car an alert of a title alone has the phone's distances`() throws {
        let answer = try car(#"{"style":"alert","content":{"title":"Call Anna?",\#(two)}}"#)
        #expect(answer.dialog.height == 36 + 24 + 0.5 + 44)
    }

    @Test func `in a car an alert is 420 wide where there is room`() throws {
        let answer = try car(call, on: "carplay-1920x720")
        #expect(answer.dialog.width == 420 && answer.dialog.midX == 320)
        #expect(try car(call, on: "carplay-768x1024").dialog.width == 368)
    }

    /// Capsules of 44, 20 inside and 12 apart in a card with corners of 40: (384 − 40 − 12) / 2 each.
    @Test func `has capsules from 26 on`() throws {
        let answer = try car(call, version: "26")
        #expect(answer.dialog.width == 384 && answer["layers"]["dialog"]["cornerRadius"] == 40)
        let (no, ok) = (answer.frame(of: "action:no"), answer.frame(of: "action:ok"))
        #expect(no.width == 166 && no.height == 44 && no.x == 28)
        #expect(ok.x - no.maxX == 12 && ok.maxY == answer.dialog.maxY - 20)
        #expect(answer["layers"]["action:ok"]["cornerRadius"] == 22)
    }

    /// F6F6F6 and 404040 at 0.9 over a blur of 10, saturated by 1.5.
    @Test(arguments: [("light", "#F6F6F6"), ("dark", "#404040")])
    func `in a car an alert is a grey card up to 18`(appearance: String, color: String) throws {
        let material = try car(call, more: #","appearance":"\#(appearance)""#)["layers"]["dialog"]["background"][
            "material"]
        #expect(material["blur"] == 10 && material["saturation"] == 1.5)
        #expect(material["tint"]["color"] == .string(color) && material["tint"]["opacity"] == 0.9)
    }

    @Test func `shows the focus of a knob, and goes by its back button`() throws {
        let touched = try car(call)
        #expect(touched["stage"]["input"] == "touch")
        let turned = try car(call, more: #","input":"focus""#)
        #expect(turned["accessibility"]["initialFocus"] == "action:ok")
        let layers = turned["layers"]
        #expect(layers["action:ok"]["background"] == layers["action:ok"]["states"]["focused"]["background"])
        #expect(layers["action:no"]["background"] == touched["layers"]["action:no"]["background"])
        #expect(touched["layers"]["action:ok"]["background"] != layers["action:ok"]["background"])
    }
}

@Suite struct `In a car an action sheet` {
    /// At most 420 wide, 10 off the sides and 6 off the bottom edge; its title alone 21 and 11.5 from its baseline.
    @Test func `stands on the bottom edge in rows of 44`() throws {
        let cancel = #"{"id":"no","title":"Cancel","role":"cancel"}"#
        let rows = #""actions":[{"id":"a","title":"Home"},{"id":"b","title":"Work"},\#(cancel)]"#
        let answer = try car(#"{"style":"actionSheet","content":{\#(rows)}}"#)
        #expect(answer.dialog.x == 10 && answer.dialog.width == 380 && answer.dialog.maxY == 234)
        #expect(answer.frame(of: "action:no").height == 44 && answer.frame(of: "action:no").maxY == 234)
        #expect(answer.frame(of: "action:a").height == 44)
        let titled = try car(#"{"style":"actionSheet","content":{"title":"Call",\#(rows)}}"#)
        let text = titled["layers"]["title"]["text"]
        #expect(text["font"]["size"] == 16 && text["font"]["weight"] == "regular")
        let baseline = text["lines"][0]["baseline"].number
        #expect(abs(baseline - titled.dialog.y - 21) < 0.51)
        #expect(try car(#"{"style":"actionSheet","content":{\#(rows)}}"#, on: "carplay-1920x720").dialog.width == 420)
    }

    /// 240 points are too few for a title and three capsules: they scroll, and the title stays.
    @Test(arguments: ["18", "26"]) func `keeps its title where there is too little room`(version: String) throws {
        let rows = #""actions":[{"id":"a","title":"Home"},{"id":"b","title":"Work"},{"id":"c","title":"Other"}]"#
        let answer = try car(
            #"{"style":"actionSheet","content":{"title":"Call","message":"Where is she?",\#(rows)}}"#, version: version)
        let (title, first) = (answer.frame(of: "message"), answer.frame(of: "action:a"))
        #expect(title.maxY <= first.y && answer.frame(of: "title").y > answer.dialog.y)
    }
}

@Suite struct `In a car a style` {
    /// An app presents alerts and action sheets there; everything else covers the display.
    @Test(arguments: [
        ("activityView", "actionSheet"), ("pageSheet", "fullScreen"), ("formSheet", "fullScreen"),
        ("sheet", "fullScreen"), ("popover", "fullScreen"), ("currentContext", "fullScreen"),
    ])
    func `in a car a style that there is not becomes what there is`(style: String, nearest: String) throws {
        for version in ["18", "26"] {
            let answer = try car(
                #"{"style":"\#(style)","content":{"title":"T","actions":[{"id":"ok","title":"OK"}]}}"#, version: version
            )
            #expect(answer["presentation"]["resolved"] == .string(nearest))
            #expect(
                answer["adaptations"][0] == [
                    "from": .string(style), "to": .string(nearest), "reason": "platformStyle",
                    "pointer": "/dialog/style",
                ])
        }
    }

    @Test func `has neither keyboard, nor haptics, nor a status bar`() throws {
        let answer = try car(call)
        #expect(!answer["layers"].elements.contains { $0["role"] == "statusBar" || $0["role"] == "keyboard" })
        #expect(answer["stage"]["sizeClass"] == ["horizontal": "regular", "vertical": "regular"])
    }

    /// However many there are, and in whatever style: nothing can be typed while the car moves.
    @Test(arguments: [("alert", 1), ("alert", 3), ("fullScreen", 4)])
    func `with text fields is found fault with`(style: String, count: Int) throws {
        let fields = (0..<count).map { #"{"id":"n\#($0)"}"# }.joined(separator: ",")
        func findings(_ device: String) throws -> [String] {
            let answer = try layout(style, on: device, content: #""title":"Name?","textFields":[\#(fields)],\#(two)"#)
            return answer["diagnostics"].elements.filter { $0["rule"] == "tooManyFields" }.compactMap {
                $0["message"].string
            }
        }
        let inCar = "There is something to fill in, and no keyboard while the car moves."
        #expect(try findings("carplay-800x480") == [inCar])
        #expect(try !findings("iphone-17").contains(inCar))
    }

    @Test func `follows the newest system without a version, and CarPlay in a car without a system`() throws {
        let newest = try layout(on: "carplay-800x480", dialog: call)
        #expect(newest["layers"]["dialog"]["cornerRadius"] == 40)
        let bare = try layout(on: "400x240@2", state: #""idiom":"car""#, dialog: call)
        #expect(bare.dialog == newest.dialog)
    }
}

@Suite struct `On CarPlay from iOS 26 on fields` {
    @Test func `on CarPlay from iOS 26 on fields are as far from the card as buttons are`() throws {
        let answer = try layout(
            "alert", on: "carplay-1280x720",
            content: #""title":"Sign In","textFields":[{"id":"a"}],"actions":[{"id":"ok","title":"OK"}]"#)
        #expect(answer.frame(of: "field:a").x == answer.frame(of: "action:ok").x)
        #expect(answer.frame(of: "field:a").maxX == answer.frame(of: "action:ok").maxX)
    }
}
