import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

extension JSON {
    /// When a named moment of a timeline is; NaN where there is none.
    fileprivate func moment(_ name: String) -> Double {
        self["labels"].elements.first { $0["label"] == .string(name) && $0["start"] == .missing }?[
            "time"
        ].number
            ?? .nan
    }
}

@Suite struct `The moments of a timeline` {
    private func transitions(_ easing: String, _ more: String = "") throws -> JSON {
        let body = DialogBody("semiModal", on: "iphone-4", dialog: #""transition":{"easing":\#(easing)\#(more)}"#).json
        return try spec(body)["transitions"]
    }

    /// By hand: {duration 0.5, bounce 0.3} swings at ω = 4π with the ratio 0.7, so at 4π·√0.51 = 8.9743 a second. It
    /// first is at its end where cos θ + 8.7965/8.9743·sin θ = 0, at θ = 2.3462, and turns back at θ = π.
    @Test func `of a spring that swings are its first arrival, its farthest point and its rest`()
        throws
    {
        let present = try transitions(#"{"spring":{"duration":0.5,"bounce":0.3}}"#)["present"]
        #expect(abs(present.moment("arrive") - 2.3462 / 8.9743) < 1e-3)
        #expect(abs(present.moment("overshoot") - 3.14159 / 8.9743) < 1e-3)
        #expect(present.moment("rest") == present["duration"].number)
    }

    @Test(arguments: [
        #""easeInOut""#, #""linear""#, #"{"spring":{"mass":3,"stiffness":1000,"damping":500}}"#,
        #"{"steps":3}"#,
    ])
    func `the moments of a timeline of what never goes beyond its end is one, at its end`(easing: String) throws {
        for phase in ["present", "dismiss"] {
            let timeline = try transitions(easing)[phase]
            #expect(timeline["labels"] == [["time": timeline["duration"], "label": "arrive"]])
        }
    }

    /// What a curve does, sampled: before its arrival it is short of its end, then beyond it, and nowhere farther than
    /// it says.
    @Test(arguments: [
        #"{"spring":{"response":0.4,"dampingRatio":0.4}}"#,
        #"{"spring":{"duration":0.5,"bounce":0.6}}"#,
        #"{"cubicBezier":[0.34,1.56,0.64,1]}"#, #"{"cubicBezier":[0.3,1.2,0.8,1.4]}"#,
        #"{"linear":[[0,0],[1.3,0.6],[0.9,0.8],[1,1]]}"#,
    ])
    func `agree with what is sampled`(easing: String) throws {
        let request = DialogBody(
            "semiModal", on: "iphone-4", dialog: #""transition":{"duration":0.6,"easing":\#(easing)}"#
        ).members
        let present = try spec("{\(request)}")["transitions"]["present"]
        let (arrive, overshoot) = (present.moment("arrive"), present.moment("overshoot"))
        let duration = present["duration"].number
        try #require(arrive > 0 && arrive < overshoot && overshoot < duration)
        func height(_ time: Double) throws -> Double {
            try answer(#"{\#(request),"phase":"present","times":[\#(time)]}"#, at: "/v1/specs/samples")[
                "samples"][0][
                    "layers"]["dialog"]["position"][1].number
        }
        let end = 360.0
        #expect(abs(try height(arrive) - end) < 0.5)
        let farthest = try height(overshoot)
        #expect(farthest < end - 1)
        for step in 1..<40 {
            let time = duration * Double(step) / 40
            let place = try height(time)
            if time < arrive - 1e-3 { #expect(place > end - 1e-3, "at \(time)") }
            #expect(place >= farthest - 0.01, "at \(time)")
        }
    }

    /// What dims takes a second; the spring is farthest at π / (ω √(1 − ζ²)), with ω = 2π / 0.5 and ζ = 0.5.
    @Test func `tell that something goes beyond its end where something else arrives later`() throws {
        let present = try layout(
            "floating", on: "iphone-15", content: #""title":"A""#,
            dialog: #"""
                "transition":{"present":{"style":"custom","duration":1,"from":{"scale":0.5},
                "easings":{"scale":{"spring":{"duration":0.5,"bounce":0.5}}}}}
                """#)["transitions"]["present"]
        #expect(abs(present.moment("overshoot") - 0.28868) < 1e-3)
        #expect(present.moment("arrive") == 1)
    }

    /// Opacity does not follow the bounce; the moments are those of what does.
    @Test func `the moments of a timeline are those of the motion and not of the fade beside it`() throws {
        let zoom = try transitions(
            #"{"spring":{"duration":0.5,"bounce":0.3}}"#,
            #","style":"zoom","from":{"scale":0.5,"opacity":0}"#)
        #expect(!zoom["present"].moment("overshoot").isNaN)
    }

    @Test func `stand behind the parts of a keyboard's timeline, and not in scenes and schedules`()
        throws
    {
        let keyboard = try layout("formSheet", on: "iphone-4", state: #""keyboard":"docked""#)[
            "transitions"]["keyboard"]
        #expect(keyboard["labels"].elements.map { $0["label"] } == ["keyboard", "dialog", "arrive"])
        let scene = try answer(
            #"{"device":"iphone-4","dialogs":[{"id":"a","style":"alert","content":{"title":"t"}}]}"#,
            at: "/v1/scenes")
        #expect(scene["transitions"]["present"]["labels"].elements.map { $0["label"] } == ["a"])
    }

    @Test func `come with every timeline, and are taken back`() throws {
        let request = DialogBody("sheet", on: "iphone-17", placement: #""detents":["medium","large"]"#).members
        let whole = try spec("{\(request)}")["transitions"]
        var timelines = [whole["present"], whole["dismiss"]] + whole["rotate"].members.values
        timelines += whole["detents"].members.values
        timelines.append(
            try answer(
                #"{\#(request),"phase":"present","at":0.1,"to":"dismissed"}"#, at: "/v1/specs/retarget"))
        timelines.append(
            try answer(#"{\#(request),"position":[201,700],"velocity":[0,0]}"#, at: "/v1/specs/release")[
                "timeline"])
        for timeline in timelines {
            #expect(
                timeline.moment("arrive") >= 0 && timeline.moment("arrive") <= timeline["duration"].number)
            let again = try answer(
                #"{"timeline":\#(timeline.text),"times":[0]}"#, at: "/v1/specs/samples")
            #expect(again["duration"] == timeline["duration"])
        }
    }
}

@Suite struct `The focus` {
    private func events(_ body: String, _ phase: String) throws -> [JSON] {
        try spec(body)["transitions"][phase]["events"].elements
    }

    @Test(arguments: [
        (#"{"style":"alert","content":{"title":"t","actions":[{"title":"OK"}]}}"#, "title"),
        (#"{"style":"alert","content":{"actions":[{"id":"ok","title":"OK"}]}}"#, "action:ok"),
        (#"{"style":"semiModal"}"#, "dialog"),
    ])
    func `goes into a modal dialog that has come, and back when it has gone`(
        dialog: String, start: String
    ) throws {
        let body = DialogBody(on: "iphone-17", dialog: dialog).json
        let came = try events(body, "present").filter { $0["name"] == "focusMoved" }
        #expect(came.map { $0["to"] } == [.string(start)])
        #expect(came[0]["to"] == (try spec(body)["accessibility"]["initialFocus"]))
        #expect(came[0]["time"] == (try spec(body)["transitions"]["present"]["duration"]))
        let gone = try events(body, "dismiss")
        #expect(gone.filter { $0["name"] == "focusMoved" }.map { $0["to"] } == ["presenter"])
        #expect(gone.last?["name"] == "removed")
    }

    /// Whether a button is disabled is known of a timeline alone, too; buttons on a bar are no different.
    @Test(arguments: [
        #""title":"T","actions":[{"id":"a","title":"A","enabled":false},{"id":"b","title":"B"}]"#,
        #""navigationBar":{"leading":{"id":"a","title":"A","enabled":false}},"actions":[{"id":"b","title":"B"}]"#,
        #""navigationBar":{"title":"T","trailing":[{"id":"b","title":"B"},{"id":"a","title":"A","enabled":false}]}"#,
    ])
    func `the focus is never on a disabled button, whatever is asked for`(content: String) throws {
        for include in ["", #""include":["transitions.present"]"#, #""include":["transitions","layers.frame"]"#] {
            let body = DialogBody(
                "formSheet", on: "ipad-4", state: #""input":"focus""#, content: content, options: include)
            let events = try spec(body.json)["transitions"]["present"]["events"].elements
            let focused = events.filter { $0["name"] == "focusMoved" }.map { $0["to"] }
            #expect(focused == ["action:b"], "\(include)")
        }
    }

    /// A remote starts at the default action rather than the first, whatever is answered beside it.
    @Test(arguments: ["", #""include":["transitions.present"]"#, #""include":["transitions","layers.frame"]"#])
    func `starts at the same action in whatever part of an answer`(options: String) throws {
        let answer = try layout(
            "alert", on: "apple-tv-4k",
            content: #""title":"T","actions":[{"id":"no","role":"cancel"},{"id":"ok"}]"#, options: options)
        let came = answer["transitions"]["present"]["events"].elements.filter { $0["name"] == "focusMoved" }
        #expect(came.map { $0["to"] } == ["action:ok"])
    }

    @Test(arguments: [
        #"{"style":"slidingMessage","content":{"title":"Saved"}}"#,
        #"{"style":"semiModal","backdrop":{"interaction":"passThrough"}}"#,
    ])
    func `stays where it is beside what is not modal`(dialog: String) throws {
        for phase in ["present", "dismiss"] {
            let events = try events(DialogBody(on: "iphone-4", dialog: dialog).json, phase)
            #expect(!events.contains { $0["name"] == "focusMoved" })
        }
    }

    @Test func `goes back into the dialog below, in scenes and in schedules`() throws {
        let (low, top) = (
            #"{"id":"low","style":"pageSheet","content":{"title":"a"}}"#,
            #"{"id":"top","style":"alert","content":{"title":"b"}}"#
        )
        let scene = try answer(
            #"{"device":"iphone-17","dialogs":[\#(low),\#(top)]}"#, at: "/v1/scenes")["transitions"]
        func focus(_ events: JSON) -> [JSON] {
            events.elements.filter { $0["name"] == "focusMoved" }.map { $0["to"] }
        }
        #expect(focus(scene["present"]["events"]) == ["top/title"])
        #expect(focus(scene["dismiss"]["events"]) == ["low/title"])
        let schedule = try answer(
            #"""
            {"device":"iphone-17","policy":"stack","events":[{"at":0,"show":\#(low)},{"at":2,"show":\#(top)},\#
            {"at":4,"dismiss":"top"},{"at":6,"dismiss":"low"}]}
            """#,
            at: "/v1/schedules")["timeline"]["events"]
        #expect(focus(schedule) == ["low/title", "top/title", "low/title", "presenter"])
    }

    /// The dialog above keeps the focus while one beneath it goes. A dialog that went before the focus came to it
    /// leaves it where it was.
    @Test func `stays where it is when a dialog goes that does not have it`() throws {
        let (low, top) = (
            #"{"id":"low","style":"pageSheet","content":{"title":"a"}}"#,
            #"{"id":"top","style":"alert","content":{"title":"b"}}"#
        )
        func moves(_ events: String) throws -> [JSON] {
            try answer(#"{"device":"iphone-17","policy":"stack","events":[\#(events)]}"#, at: "/v1/schedules")[
                "timeline"][
                    "events"
                ].elements.filter { $0["name"] == "focusMoved" }.map { $0["to"] }
        }
        let both = #"{"at":0,"show":\#(low)},{"at":1,"show":\#(top)}"#
        #expect(try moves(#"\#(both),{"at":3,"dismiss":"low"}"#) == ["low/title", "top/title"])
        #expect(
            try moves(#"\#(both),{"at":3,"dismiss":"low"},{"at":5,"dismiss":"top"}"#)
                == ["low/title", "top/title", "presenter"])
        #expect(try moves(#"{"at":0,"show":\#(top)},{"at":0.05,"dismiss":"top"}"#).isEmpty)
        // A sheet that takes longer to come than the alert above it does not draw the focus beneath that.
        let slow = low.replacing(#""style""#, with: #""transition":{"duration":3},"style""#)
        #expect(try moves(#"{"at":0,"show":\#(slow)},{"at":0.5,"show":\#(top)}"#) == ["top/title"])
    }
}

@Suite struct `What is felt` {
    private func felt(_ device: String, _ members: String) throws -> [JSON] {
        let body = DialogBody("alert", on: device, content: #""title":"t""#, dialog: members).json
        return try spec(body)["transitions"]["present"]["events"].elements.filter {
            $0["name"] == "haptic"
        }
    }

    @Test(arguments: ["success", "warning", "error", "light", "medium", "heavy", "selection"])
    func `what is felt is what the request asks for`(kind: String) throws {
        for device in ["iphone-15", "pixel-8"] {
            #expect(
                try felt(device, #","haptic":"\#(kind)""#) == [
                    ["time": 0, "name": "haptic", "kind": .string(kind)]
                ])
        }
    }

    @Test func `what is felt is the platform's own unless the request says otherwise`() throws {
        let destroys =
            #"{"style":"alert","content":{"title":"t","actions":[{"title":"x","role":"destructive"}]}"#
        func events(_ members: String) throws -> [JSON] {
            try spec(#"{"device":"iphone-15","dialog":\#(destroys)\#(members)}}"#)["transitions"][
                "present"]["events"]
                .elements.filter { $0["name"] == "haptic" }
        }
        #expect(try events("") == [["time": 0, "name": "haptic", "kind": "warning"]])
        #expect(try events(#","haptic":null"#) == [])
        #expect(try felt("iphone-15", "") == [])
    }

    @Test(arguments: ["apple-tv-4k", "pixel-watch"])
    func `what is felt is nothing where nothing can be felt, and that is told`(device: String) throws {
        let answer = try layout("alert", on: device, content: #""title":"t""#, dialog: #""haptic":"success""#)
        #expect(
            !answer["transitions"]["present"]["events"].elements.contains { $0["name"] == "haptic" })
        #expect(
            answer["diagnostics"].elements.contains {
                $0["rule"] == "memberHasNoEffect" && $0["pointer"] == "/dialog/haptic"
                    && $0["message"] == "This member has no effect here: no haptic effects of the device are known."
            })
    }
}
