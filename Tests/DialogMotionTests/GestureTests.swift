import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The gestures of a dialog` {
    private func gestures(_ device: String, _ dialog: String) throws -> JSON {
        try layout(on: device, dialog: dialog)["gestures"]
    }

    @Test func `the gestures of a dialog are those that the request and the style let it go by`() throws {
        #expect(
            try gestures("iphone-17", #"{"style":"pageSheet"}"#) == [
                ["layer": "dialog", "axis": "vertical", "edges": ["bottom"], "slop": 10]
            ])
        #expect(
            try gestures("iphone-17", #"{"style":"pageSheet","dismissal":{"swipe":[]}}"#) == [
                ["layer": "dialog", "axis": "vertical", "edges": [], "slop": 10]
            ])
        #expect(try gestures("iphone-17", #"{"style":"alert","content":{"title":"t"}}"#) == [])
        #expect(
            try gestures(
                "iphone-17",
                #"{"style":"slidingMessage","dismissal":{"swipe":["leading","trailing","bottom"]}}"#) == [
                    ["layer": "dialog", "axis": "vertical", "edges": ["bottom"], "slop": 10],
                    ["layer": "dialog", "axis": "horizontal", "edges": ["left", "right"], "slop": 10],
                ])
    }

    /// An edge that a style has no use for makes no gesture, and neither does one that a dialog cannot leave by.
    @Test func `lead somewhere`() throws {
        let aside = try gestures("iphone-15", #"{"style":"pageSheet","placement":{"edge":"left"}}"#)
        #expect(try aside == gestures("iphone-15", #"{"style":"pageSheet"}"#))
        let watch = try gestures("pixel-watch", #"{"style":"alert","content":{"title":"t"}}"#)
        #expect(watch.elements.map { $0["axis"] } == ["horizontal"] && watch[0]["edges"] == ["right"])
    }

    /// ViewConfiguration.TOUCH_SLOP is 8 dp.
    @Test func `begin after the platform's own slop`() throws {
        #expect(try gestures("pixel-8", #"{"style":"sheet"}"#)[0]["slop"] == 8)
    }

    @Test func `go by the grabber alone where the request says so, and by its area`() throws {
        let dialog =
            #"{"style":"sheet","placement":{"detents":["medium","large"],"dragFrom":"handle"}}"#
        let answer = try layout(on: "iphone-17", dialog: dialog)
        #expect(answer["gestures"].elements.map { $0["layer"] } == ["grabber"])
        let grabber = answer.frame(of: "grabber")
        func drag(_ x: Double, _ y: Double) throws -> Int {
            try Scrim.shared.get().post(
                DialogBody(
                    on: "iphone-17", dialog: dialog,
                    request: #""from":[\#(x),\#(y)],"positions":[[\#(x),\#(y + 10)]]"#
                ).json,
                to: "/v1/specs/drag"
            ).status
        }
        #expect(try drag(grabber.midX, grabber.midY) == 200)
        #expect(try drag(grabber.midX + 21, grabber.midY) == 200)
        #expect(try drag(grabber.midX, grabber.midY + 200) == 422)
    }

    private static let long = #"""
        "content":{"message":"\#(String(repeating: "A long text goes on and on. ", count: 120))"}
        """#

    @Test func `hand over to what scrolls, or take over from it`() throws {
        func sheet(_ scroll: String) -> String {
            #"{"style":"sheet","placement":{"detents":["medium","large"]\#(scroll)},\#(Self.long)}"#
        }
        let expands = try gestures("iphone-17", sheet(""))
        #expect(expands.elements.map { $0["handsOffTo"] } == ["scroll:body"])
        #expect(try gestures("iphone-17", sheet(#","scroll":"expandsFirst""#)) == expands)
        let scrolls = try gestures("iphone-17", sheet(#","scroll":"scrollsFirst""#))
        #expect(scrolls.elements.map { $0["layer"] } == ["dialog", "scroll:body"])
        #expect(scrolls[1]["handsOffTo"] == "dialog")
    }

    /// On what scrolls a drag upwards leaves the sheet where it can go no further, without a rubber band.
    @Test func `leave a sheet where what scrolls takes over`() throws {
        func top(_ scroll: String, by way: Double) throws -> (rest: Double, drawn: Double) {
            let request = DialogBody(
                "sheet", on: "iphone-17", placement: #""detents":["medium","large"]\#(scroll)"#, dialog: Self.long
            ).members
            let rest = try spec("{\(request)}").frame(of: "dialog")
            let pose = try answer(
                #"{\#(request),"from":[200,700],"positions":[[200,\#(700 + way)]]}"#, at: "/v1/specs/drag")[
                    "poses"][0]
            return (rest.midY, pose["position"][1].number)
        }
        let scrolls = try top(#","scroll":"scrollsFirst""#, by: -100)
        #expect(scrolls.drawn == scrolls.rest)
        let expands = try top("", by: -100)
        #expect(abs(expands.drawn - (expands.rest - 100)) < 1e-3)
    }

    @Test func `stand under the dialog's name in a scene`() throws {
        let scene = try answer(
            #"{"device":"iphone-17","dialogs":[{"id":"a","style":"pageSheet"}]}"#, at: "/v1/scenes")
        #expect(scene["gestures"][0]["layer"] == "a/dialog")
    }

    @Test(arguments: [
        (
            #"{"style":"alert","content":{"title":"t"},"placement":{"dragFrom":"handle"}}"#,
            "/dialog/placement/dragFrom"
        ),
        (
            #"{"style":"alert","content":{"title":"t"},"placement":{"scroll":"scrollsFirst"}}"#,
            "/dialog/placement/scroll"
        ),
        (
            #"{"style":"sheet","placement":{"detents":["large"],"grabber":false,"dragFrom":"handle"}}"#,
            "/dialog/placement/dragFrom"
        ),
    ])
    func `the gestures of a dialog are told where they can have no effect`(dialog: String, pointer: String) throws {
        let answer = try layout(on: "iphone-17", dialog: dialog)
        #expect(
            answer["diagnostics"].elements.contains {
                $0["rule"] == "memberHasNoEffect" && $0["pointer"] == .string(pointer)
            })
    }
}

@Suite struct `The system's back gesture` {
    private static let alert =
        #"{"style":"alert","content":{"title":"t","actions":[{"title":"OK"}]}}"#

    private func back(_ device: String, _ dialog: String = alert) throws -> JSON {
        try layout(on: device, dialog: dialog)["transitions"]["back"]
    }

    /// Material's figures: to 90 %, on by what is left of (1 − 0.9)/2 of the width after a margin of 8, 24 at most.
    @Test func `shrinks a dialog to nine tenths and shifts it, in one unit of progress`() throws {
        let device = #"{"profile":"pixel-8","system":{"name":"Android","version":"16"}}"#
        let rest = try layout(on: device, dialog: Self.alert).frame(of: "dialog")
        let timeline = try back(device)
        #expect(timeline["duration"] == 1)
        #expect(timeline["labels"] == [["time": 1, "label": "arrive"]])
        #expect(timeline["tracks"].track("dialog", "scale").ends == [1, 0.9])
        let shift = min(24, max(0, rest.width * 0.05 - 8))
        let ends = timeline["tracks"].track("dialog", "position").ends
        #expect(abs(ends[1][0].number - ends[0][0].number - shift) < 1e-3)
        #expect(
            timeline["tracks"].track("dialog", "scale")["keyframes"][0]["easing"] == [
                "cubicBezier": [0.1, 0.1, 0, 1]
            ])
    }

    /// A bottom sheet loses 48 of its width and 24 of its height, and stays on its edge.
    @Test func `shrinks a bottom sheet towards its edge`() throws {
        let device = #"{"profile":"pixel-8","system":{"name":"Android","version":"16"}}"#
        let rest = try layout("sheet", on: device).frame(of: "dialog")
        let tracks = try back(device, #"{"style":"sheet"}"#)["tracks"]
        let scale = tracks.track("dialog", "scale").ends[1]
        #expect(abs(rest.width * (1 - scale[0].number) - 48) < 0.1)
        #expect(abs(rest.height * (1 - scale[1].number) - 24) < 0.1)
        let end = tracks.track("dialog", "position").ends[1][1].number
        #expect(abs(end + rest.height * scale[1].number / 2 - rest.maxY) < 0.1)
    }

    @Test(arguments: [
        ("iphone-17", Self.alert),
        (#"{"profile":"pixel-8","system":{"name":"Android","version":"13"}}"#, Self.alert),
        (
            #"{"profile":"pixel-8","system":{"name":"Android","version":"16"}}"#,
            #"{"style":"alert","content":{"title":"t"},"dismissal":{"closeRequests":[]}}"#
        ),
        (
            #"{"profile":"pixel-8","system":{"name":"Android","version":"16"}}"#,
            #"{"style":"slidingMessage","content":{"title":"t"}}"#
        ),
    ])
    func `the system's back gesture is told only where the platform shows it and back closes the dialog`(
        device: String, dialog: String
    ) throws {
        #expect(try back(device, dialog) == .missing)
        let refused = try Scrim.shared.get().answer(
            to: DialogBody(on: device, dialog: dialog, request: #""back":{"progress":0.5,"edge":"left"}"#).json,
            at: "/v1/specs/drag",
            status: 422)["errors"][0]
        #expect(refused["pointer"] == "/back" && refused["code"] == "backNotShown")
    }

    /// 16 of 412 dp send it away.
    @Test func `the system's back gesture is followed by the poses of a drag, from either edge`() throws {
        let device = #"{"profile":"pixel-8","system":{"name":"Android","version":"16"}}"#
        let request = DialogBody(on: device, dialog: Self.alert).members
        let timeline = try back(device)
        let samples = try answer(
            #"{"timeline":\#(timeline.text),"times":[0,0.3,1]}"#, at: "/v1/specs/samples")["samples"]
            .elements
        func poses(_ edge: String) throws -> [JSON] {
            try answer(
                #"{\#(request),"back":{"progress":[0,0.3,1],"edge":"\#(edge)"}}"#, at: "/v1/specs/drag")[
                    "poses"
                ].elements
        }
        let (left, right) = (try poses("left"), try poses("right"))
        #expect(left.map { $0["layers"] } == samples.map { $0["layers"] })
        #expect(left.map { $0["target"] } == ["presented", "dismissed", "dismissed"])
        let middle = left[0]["position"][0].number
        for (one, other) in zip(left, right) {
            #expect(abs(one["position"][0].number + other["position"][0].number - 2 * middle) < 2e-4)
        }
    }
}

@Suite struct `Close requests` {
    private func entry(_ device: String, _ dialog: String, _ close: String) throws -> JSON {
        try schedule([showing(dialog, at: 0), #"{"at":3,"close":"\#(close)"}"#], policy: "stack", on: device)
    }

    @Test(arguments: [
        ("ipad-pro-11", "escape", true), ("pixel-8", "back", true), ("apple-tv-4k", "menu", true),
        ("carplay-800x480", "back", true), ("carplay-800x480", "menu", false),
        ("desktop-1440x900", "escape", true), ("iphone-17", "escape", false),
        ("pixel-8", "escape", false),
    ])
    func `close a modal dialog where the platform has them`(
        device: String, close: String, closes: Bool
    ) throws {
        let answer = try entry(
            device, #"{"id":"a","style":"alert","content":{"title":"t","actions":[{"title":"OK"}]}}"#,
            close)
        #expect(answer["entries"][0]["reason"] == (closes ? "closeRequested" : "staysUp"))
        #expect(answer["ignoredEvents"] == (closes ? [] : [["index": 1, "reason": "notTaken"]]))
        if closes { #expect(answer["entries"][0]["dismissAt"] == 3) }
    }

    @Test func `close only what they are asked to`() throws {
        let answer = try entry(
            "pixel-8",
            #"{"id":"a","style":"alert","content":{"title":"t"},"dismissal":{"closeRequests":["escape"]}}"#,
            "back")
        #expect(answer["entries"][0]["reason"] == "staysUp")
        let message = try entry(
            "pixel-8", #"{"id":"a","style":"slidingMessage","content":{"title":"t"}}"#, "back")
        #expect(message["entries"][0]["reason"] == "staysUp")
        let told = try layout("alert", on: "pixel-8", dialog: #""dismissal":{"closeRequests":["back","escape"]}"#)
        #expect(told["lifecycle"]["closeRequests"] == ["back"])
    }
}

@Suite struct `A motion of the caller's own` {
    private func transitions(_ transition: String, _ device: String = "iphone-4") throws -> JSON {
        try layout("semiModal", on: device, dialog: #""transition":\#(transition)"#)[
            "transitions"]
    }

    /// The panel rests at (160, 360).
    @Test func `goes through its keyframes, and back through them`() throws {
        let transitions = try transitions(
            #"""
            {"style":"custom","duration":0.5,"easing":"linear","keyframes":{"translation":[{"time":0,\#
            "value":[0,240]},{"time":0.6,"value":[0,-20],"easing":"easeOut"}],"scale":[{"time":0.2,"value":0.5}]}}
            """#
        )
        let position = transitions["present"]["tracks"].track("dialog", "position")["keyframes"]
            .elements
        #expect(position.map { $0["time"] } == [0, 0.3, 0.5])
        #expect(position.map { $0["value"] } == [[160, 600], [160, 340], [160, 360]])
        #expect(position[1]["easing"] == ["cubicBezier": [0, 0, 0.58, 1]])
        let scale = transitions["present"]["tracks"].track("dialog", "scale")["keyframes"].elements
        #expect(scale.map { $0["time"] } == [0, 0.1, 0.5])
        #expect(scale.map { $0["value"] } == [0.5, 0.5, 1])
        let back = transitions["dismiss"]["tracks"].track("dialog", "position")["keyframes"].elements
        #expect(back.map { $0["time"] } == [0, 0.2, 0.5])
        #expect(back.map { $0["value"] } == [[160, 360], [160, 340], [160, 600]])
        // Its position passes its end at 0.3; what arrives last is its scale.
        #expect(
            transitions["present"]["labels"]
                == [["time": 0.5, "label": "arrive"], ["time": 0.3, "label": "overshoot"]])
    }

    @Test func `has a curve a property, and a spring takes its own time`() throws {
        let transitions = try transitions(
            #"""
            {"style":"custom","duration":0.3,"from":{"scale":0.5,"opacity":0},"easings":{"opacity":"linear",\#
            "scale":{"spring":{"duration":0.5,"bounce":0.3}}}}
            """#
        )["present"]
        let opacity = transitions["tracks"].track("dialog", "opacity")["keyframes"].elements
        #expect(opacity[0]["easing"] == ["cubicBezier": [0, 0, 1, 1]])
        #expect(opacity[1]["time"] == 0.3)
        #expect(transitions["duration"].number > 0.4)
        #expect(opacity.last?["time"] == transitions["duration"])
        #expect(
            transitions["tracks"].track("dialog", "scale")["keyframes"][0]["easing"]["spring"] != .missing
        )
    }

    @Test func `only fades where motion is reduced`() throws {
        let tracks = try transitions(
            #"""
            {"style":"custom","duration":0.5,"keyframes":{"scale":[{"time":0,"value":0.5}],"opacity":[{"time":0,\#
            "value":0.2}]}}
            """#,
            #"{"profile":"iphone-4","reduceMotion":true}"#)["present"]["tracks"]
        #expect(tracks.track("dialog", "scale") == .missing)
        #expect(tracks.track("dialog", "opacity").ends[0] == 0.2)
    }

    @Test(arguments: [
        (
            #"{"keyframes":{"position":[{"time":0,"value":[0,1]}]}}"#, "/keyframes/position",
            "unknownMember"
        ),
        (#"{"keyframes":{"scale":[]}}"#, "/keyframes/scale", "tooFew"),
        (
            #"{"keyframes":{"scale":[{"time":0.5,"value":1},{"time":0.5,"value":2}]}}"#,
            "/keyframes/scale/1/time", "outOfRange"
        ),
        (#"{"keyframes":{"scale":[{"time":1.5,"value":1}]}}"#, "/keyframes/scale/0/time", "outOfRange"),
        (#"{"keyframes":{"scale":[{"time":1,"value":2}]}}"#, "/keyframes/scale/0/value", "outOfRange"),
        (
            #"{"dismiss":{"keyframes":{"scale":[{"time":0,"value":2}]}}}"#,
            "/dismiss/keyframes/scale/0/value", "outOfRange"
        ),
        (
            #"{"keyframes":{"scale":[{"time":0,"value":2,"easing":{"spring":{"duration":1,"bounce":0}}}]}}"#,
            "/keyframes/scale/0/easing", "unknownValue"
        ),
        (
            #"{"keyframes":{"scale":[{"time":0,"value":2}]},"from":{"scale":2}}"#, "/from",
            "conflictingMember"
        ),
        (#"{"easings":{"opacity":"bouncy"}}"#, "/easings/opacity", "unknownValue"),
    ])
    func `a motion of the caller's own is refused where it is none`(transition: String, pointer: String, code: String)
        throws
    {
        let errors = try Scrim.shared.get().answer(
            to: #"{"device":"iphone-4","dialog":{"style":"semiModal","transition":\#(transition)}}"#,
            at: "/v1/specs",
            status: 422)["errors"].elements
        let error =
            errors.first { $0["pointer"] == .string("/dialog/transition" + pointer) } ?? .missing
        #expect(error["code"] == .string(code), "\(errors)")
    }
}

@Suite struct `A time limit for who listens` {
    @Test(arguments: [
        ("iphone-17", "Leave dismissal.after out"), ("pixel-8", "getRecommendedTimeoutMillis"),
    ])
    func `a time limit for who listens is told with what the platform says`(device: String, advice: String) throws {
        func findings(_ reader: Bool) throws -> [JSON] {
            try layout(
                "slidingMessage", on: device, state: #""screenReader":\#(reader)"#, content: #""title":"Saved""#,
                dialog: #""dismissal":{"after":5}"#)["diagnostics"].elements.filter { $0["rule"] == "timeLimitUnheard" }
        }
        #expect(try findings(false) == [])
        #expect(try findings(true).first?["fix"].string?.contains(advice) == true)
    }
}
