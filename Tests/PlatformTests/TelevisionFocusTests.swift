import AnswerTestSupport
import ServiceTestSupport
import Testing

private let two = #""actions":[{"id":"y","title":"Yes"},{"id":"n","title":"No"}]"#
private let devices = [#""apple-tv-4k""#, #"{"profile":"carplay-800x480","input":"focus"}"#]

private func alert(_ id: String) -> String { #"{"id":"\#(id)","style":"alert","content":{"title":"A",\#(two)}}"# }

/// The layers that have the look of the focus.
private func focused(_ answer: JSON) -> [String] {
    answer["layers"].elements.filter { layer in
        let look = layer["states"]["focused"]["background"]
        return look != .missing && layer["background"] == look
    }.compactMap { $0["id"].string }
}

private func television(
    _ dialog: String, version: String = "26", appearance: String = "light"
) throws -> JSON {
    try layout(
        on: "apple-tv-4k", system: "tvOS \(version)", state: #","appearance":"\#(appearance)""#, dialog: dialog)
}

@Suite struct `The focus of a remote or a knob` {
    @Test(arguments: devices)
    func `the focus of a remote or a knob is seen in the topmost modal dialog of a scene alone`(device: String) throws {
        let covered = try scene(of: [alert("p"), alert("q")], on: device)
        #expect(focused(covered) == ["q/action:y"])
        #expect(covered["accessibility"]["initialFocus"] == "q/action:y")
        let message =
            #"{"id":"m","style":"slidingMessage","content":{"title":"M","closeButton":{"id":"c","title":"Close"}}}"#
        let below = try scene(of: [alert("p"), message], on: device)
        #expect(focused(below) == ["p/action:y"])
    }

    @Test(arguments: devices)
    func `the focus of a remote or a knob is seen in no two dialogs of a schedule at once`(device: String) throws {
        func shown(_ events: String...) throws -> JSON { try schedule(events, policy: "stack", on: device) }
        let (p, q) = (showing(alert("p"), at: 0), showing(alert("q"), at: 2))
        #expect(try focused(shown(p, q)) == ["q/action:y"])
        // One that has left before the other comes had the focus all its time.
        let gone = try shown(p, #"{"at":1,"dismiss":"p"}"#, q)
        #expect(Set(focused(gone)) == ["p/action:y", "q/action:y"])
    }

    @Test(arguments: [
        #""closeButton":{"id":"x","title":"Close"}"#, #""textFields":[{"id":"x"}]"#,
        #""navigationBar":{"trailing":[{"id":"x","title":"Done"}]}"#,
    ])
    func `the focus of a remote or a knob is not seen in a message that is not modal`(content: String) throws {
        let answer = try television(#"{"style":"slidingMessage","content":{"title":"M",\#(content)}}"#)
        #expect(answer["accessibility"]["modal"] == false && answer["accessibility"]["initialFocus"] == .null)
        #expect(focused(answer) == [])
    }

    /// White on black, as on dark pages; before 26 a message is dark in either appearance.
    @Test(arguments: ["9", "12", "18"])
    func `the focus of a remote or a knob is white on a dark message in the light`(version: String) throws {
        for field in [#""textFields":[{"id":"x"}],"#, ""] {
            let answer = try television(
                #"{"style":"slidingMessage","content":{"title":"M",\#(field)\#(two)}}"#, version: version)
            let id = field.isEmpty ? "action:y" : "field:x"
            #expect(focused(answer) == [id])
            #expect(answer["layers"][id]["background"]["color"] == "#FFFFFF")
            if field.isEmpty { #expect(answer["layers"][id]["text"]["color"] == "#000000") }
            #expect(answer["layers"]["action:n"]["background"]["color"] != "#FFFFFF")
        }
    }

    /// The focus is white, at 0.75 up to 18; so another field is not.
    @Test(arguments: ["12", "18", "26"], ["light", "dark"])
    func `the focus of a remote or a knob is seen among the fields of an alert`(version: String, appearance: String)
        throws
    {
        let fields = #""textFields":[{"id":"a"},{"id":"b"}]"#
        let answer = try television(
            #"{"style":"alert","content":{"title":"M",\#(fields),\#(two)}}"#, version: version,
            appearance: appearance)
        let (one, other) = (answer["layers"]["field:a"]["background"], answer["layers"]["field:b"]["background"])
        #expect(one["color"] == "#FFFFFF")
        #expect(other["color"] != "#FFFFFF" || other["opacity"].number < 0.2)
    }

    /// Documented for cars: the first answer has it.
    @Test(arguments: ["18", "26"])
    func `starts at an answer in a car, whatever fields there are`(version: String) throws {
        func car(_ content: String) throws -> JSON {
            try layout(
                on: "carplay-800x480", system: "CarPlay \(version)", state: #","input":"focus""#,
                dialog: #"{"style":"alert","content":{"title":"T","textFields":[{"id":"f"}]\#(content)}}"#)
        }
        for (content, start) in [
            (",\(two)", "action:y"), (#","actions":[{"id":"d","title":"Drop","role":"destructive"}]"#, "action:d"),
        ] {
            let answer = try car(content)
            #expect(answer["accessibility"]["initialFocus"] == .string(start))
            #expect(focused(answer).contains(start))
        }
    }
}

@Suite struct `In a car a text field that is alone` {
    /// docs/platforms.md: one control has the focus of a knob. It has another ground than without one, and its text at
    /// least 4.5 : 1 from that: black and white.
    @Test(arguments: ["18", "26"], ["light", "dark"])
    func `shows the focus`(version: String, appearance: String) throws {
        func field(_ input: String) throws -> JSON {
            let answer = try layout(
                on: "carplay-800x480", system: "CarPlay \(version)",
                state: #","input":"\#(input)","appearance":"\#(appearance)""#,
                dialog: #"{"style":"alert","content":{"title":"T","textFields":[{"id":"f","placeholder":"P"}]}}"#)
            #expect(answer["accessibility"]["focusOrder"].elements.first == (input == "focus" ? "field:f" : "title"))
            return answer["layers"]["field:f"]
        }
        let (focused, touched) = (try field("focus"), try field("touch"))
        let (ground, text) = (focused["background"]["color"].string, focused["text"]["color"].string)
        #expect(focused["background"] != touched["background"])
        #expect(ground != text && ground != nil && text != nil)
    }
}

@Suite struct `On tvOS` {
    /// Twice a phone's 44 and 17; buttons are 66 high, as all of tvOS are.
    @Test(arguments: ["alert", "actionSheet", "activityView"], ["18", "26"])
    func `a bar is twice as large as a phone's in alerts, too`(style: String, version: String) throws {
        let bar = #""navigationBar":{"title":"B","trailing":[{"id":"d","title":"Done"}]}"#
        let answer = try television(
            #"{"style":"\#(style)","content":{"title":"T",\#(bar),\#(two)}}"#, version: version)
        #expect(answer.frame(of: "bar:navigation").height == 88)
        #expect(answer.frame(of: "action:d").height == 66 && answer.fontSize(of: "action:d") == 34)
    }

    /// Twice a phone's 44, and 30 up to 18.
    @Test(arguments: ["alert", "formSheet", "semiModal", "slidingMessage"], [("18", 60.0), ("26", 88)])
    func `a closing button is twice as large as a phone's`(style: String, version: (String, Double)) throws {
        let answer = try television(
            #"{"style":"\#(style)","content":{"title":"T","closeButton":{"id":"x","title":"Close"},\#(two)}}"#,
            version: version.0)
        let button = answer.frame(of: "action:x")
        #expect(button.width == version.1 && button.height == version.1)
    }
}
