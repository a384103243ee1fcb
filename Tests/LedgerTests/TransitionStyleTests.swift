import AnswerTestSupport
import ServiceTestSupport
import Testing

private func spec(_ style: String, on device: String, transition: String, more: String = "") throws -> JSON {
    try layout(style, on: device, dialog: #""transition":\#(transition)\#(more)"#)
}

private let landscapePad = #"{"profile":"ipad-1","orientation":"landscapeLeft"}"#

/// Devices with the windows they have.
private let windows: [(device: String, window: Box)] = [
    ("ipad-1", Box(0, 0, 768, 1024)), (landscapePad, Box(0, 0, 1024, 768)),
    ("iphone-4", Box(0, 0, 320, 480)), ("iphone-xs", Box(0, 0, 375, 812)),
    (#"{"profile":"iphone-5","orientation":"landscapeRight","layoutDirection":"rightToLeft"}"#, Box(0, 0, 568, 320)),
    (#"{"screen":{"width":500,"height":700},"system":{"name":"iOS","version":"9"}}"#, Box(0, 0, 500, 700)),
]

@Suite struct `Ledger C7 and D10: transition styles` {
    @Test(arguments: 0..<6)
    func `C7: cover vertical brings a full screen up from just below the bottom and takes it back down`(
        index: Int
    ) throws {
        let (device, window) = windows[index]
        for transition in [#"{"style":"coverVertical"}"#, "{}"] {
            let answer = try spec("fullScreen", on: device, transition: transition)
            let below: JSON = [.number(window.midX), .number(window.height * 1.5)]
            let rest: JSON = [.number(window.midX), .number(window.midY)]
            let transitions = answer["transitions"]
            #expect(
                transitions["present"]["tracks"].track("dialog", "position").trackValues == [below, rest])
            #expect(
                transitions["dismiss"]["tracks"].track("dialog", "position").trackValues == [rest, below])
            #expect(transitions["present"]["tracks"].track("dialog", "opacity") == .missing)
            #expect(transitions["present"]["tracks"].track("dialog", "rotationY") == .missing)
        }
    }

    @Test(arguments: ["pageSheet", "formSheet", "currentContext", "fullScreen"])
    func `D10: the default transition slides up from the bottom and back down`(style: String) throws {
        for (device, window) in windows {
            let answer = try layout(style, on: device)
            let coming = answer["transitions"]["present"]["tracks"].track("dialog", "position").trackValues
            let going = answer["transitions"]["dismiss"]["tracks"].track("dialog", "position").trackValues
            #expect(coming.count == 2)
            #expect(coming == going.reversed())
            let start = coming.first?.pair ?? []
            #expect(start.first == answer.dialog.midX)
            // The top edge is at or below the bottom of the window: nothing is seen.
            #expect((start.last ?? 0) - answer.dialog.height / 2 >= window.maxY)
        }
    }

    @Test(arguments: 0..<6)
    func `D10: a flip shows the dialog as the back of the presenter, each side hidden when it faces away`(
        index: Int
    ) throws {
        let answer = try spec("fullScreen", on: windows[index].device, transition: #"{"style":"flipHorizontal"}"#)
        let present = answer["transitions"]["present"]["tracks"]
        let dismiss = answer["transitions"]["dismiss"]["tracks"]
        let dialog = present.track("dialog", "rotationY").trackValues.map(\.number)
        let presenter = present.track("presenter", "rotationY").trackValues.map(\.number)
        #expect(dialog.count == 2)
        #expect(presenter.count == 2)
        guard dialog.count == 2, presenter.count == 2 else { return }
        #expect(abs(dialog[0]) == 180)
        #expect(dialog[1] == 0)
        #expect(presenter[0] == 0)
        #expect(abs(presenter[1]) == 180)
        // One sheet with two sides: both turn by the same angle, the same way.
        #expect(dialog[1] - dialog[0] == presenter[1] - presenter[0])
        #expect(dismiss.track("dialog", "rotationY").trackValues.map(\.number) == dialog.reversed())
        #expect(dismiss.track("presenter", "rotationY").trackValues.map(\.number) == presenter.reversed())
        #expect(answer["layers"]["dialog"]["backfaceVisible"] == false)
        #expect(answer["layers"]["presenter"]["backfaceVisible"] == false)
        #expect(answer["layers"]["presenter"]["rotationY"] == .number(presenter[1]))
        for property in ["position", "opacity", "scale"] {
            #expect(present.track("dialog", property) == .missing)
        }
    }

    @Test(arguments: ["pageSheet", "formSheet"])
    func `D10: a sheet flips by half a turn about its own upright axis`(style: String) throws {
        let answer = try spec(style, on: landscapePad, transition: #"{"style":"flipHorizontal"}"#)
        let turn = answer["transitions"]["present"]["tracks"].track("dialog", "rotationY").trackValues.map(\.number)
        #expect(turn.map(abs) == [180, 0])
        #expect(answer["layers"]["dialog"]["backfaceVisible"] == false)
    }

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "currentContext"])
    func `C7: a cross dissolve fades in place`(style: String) throws {
        let answer = try spec(style, on: landscapePad, transition: #"{"style":"crossDissolve"}"#)
        let present = answer["transitions"]["present"]["tracks"]
        let dismiss = answer["transitions"]["dismiss"]["tracks"]
        #expect(present.track("dialog", "opacity").trackValues == [0, 1])
        #expect(dismiss.track("dialog", "opacity").trackValues == [1, 0])
        for property in ["position", "scale", "rotationY"] {
            #expect(present.track("dialog", property) == .missing)
            #expect(dismiss.track("dialog", property) == .missing)
        }
    }

    @Test(arguments: ["ipad-1", "iphone-4", "iphone-xs"])
    func `C7: a partial curl lifts the presenter off a dialog that does not move`(device: String) throws {
        let answer = try spec("fullScreen", on: device, transition: #"{"style":"partialCurl"}"#)
        for (direction, progress) in [("present", [0.0, 1.0]), ("dismiss", [1, 0])] {
            let motion = answer["transitions"][direction]
            #expect(motion["duration"].number > 0)
            #expect(motion["tracks"].elements.allSatisfy { $0["layer"] != "dialog" })
            #expect(motion["effect"]["name"] == "partialCurl")
            #expect(motion["effect"]["layer"] == "presenter")
            #expect(motion["effect"]["progress"].elements.map { $0["value"].number } == progress)
        }
    }

    @Test(arguments: ["pageSheet", "formSheet", "currentContext", "semiModal", "floating", "slidingMessage"])
    func `C7: a partial curl of anything but a full screen is refused at the member that asks for it`(
        style: String
    ) throws {
        for (transition, pointer) in [
            (#"{"style":"partialCurl"}"#, "/dialog/transition/style"),
            (#"{"present":{"style":"partialCurl"}}"#, "/dialog/transition/present/style"),
            (
                #"{"present":{"style":"coverVertical"},"dismiss":{"style":"partialCurl"}}"#,
                "/dialog/transition/dismiss/style"
            ),
        ] {
            let refusal = try problem(
                #"{"device":"ipad-1","dialog":{"style":"\#(style)","transition":\#(transition)}}"#)
            #expect(refusal["status"] == 422)
            #expect(refusal["errors"].elements.map { $0["pointer"] } == [.string(pointer)])
        }
    }

    @Test func `C7: the default style from iOS 13 is not full screen, so it cannot curl either`() throws {
        let curl = #""dialog":{"transition":{"style":"partialCurl"}}"#
        let classic = try ServiceTestSupport.spec(#"{"device":"ipad-1",\#(curl)}"#)
        #expect(classic["presentation"]["resolved"] == "fullScreen")
        let refusal = try problem(#"{"device":"ipad-10-2",\#(curl)}"#)
        #expect(refusal["errors"][0]["pointer"] == "/dialog/transition/style")
    }

    @Test(arguments: ["coverVertical", "flipHorizontal", "crossDissolve"])
    func `C7: the other three go with every style of the pad, and each way may have its own`(
        transition: String
    ) throws {
        for style in ["fullScreen", "pageSheet", "formSheet", "currentContext"] {
            let answer = try spec(
                style, on: landscapePad,
                transition: #"{"present":{"style":"\#(transition)"},"dismiss":{"style":"none"}}"#)
            #expect(answer["presentation"]["transition"]["present"] == .string(transition))
            #expect(answer["transitions"]["present"]["duration"].number > 0)
            #expect(answer["transitions"]["dismiss"]["duration"] == 0)
        }
    }
}

@Suite struct `Ledger C8: the navigation bar` {
    private func bar(
        _ bar: String, style: String = "formSheet", device: String = #""profile":"ipad-1""#
    ) throws -> JSON {
        try layout(style, on: device, content: #""navigationBar":\#(bar)"#)
    }

    private static let done = #"{"id":"done","title":"Done"}"#
    private static let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#
    private static let edit = #"{"id":"edit","title":"Edit"}"#

    @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "currentContext", "semiModal", "floating"])
    func `C8: the bar is 44 high, as wide as the dialog, its trailing action on the right`(style: String) throws {
        let answer = try bar(#"{"title":"Settings","trailing":\#(Self.done)}"#, style: style)
        let frame = answer.frame(of: "bar:navigation")
        #expect(frame.height == 44)
        #expect(frame.width == answer.dialog.width)
        #expect(answer.dialog.holds(frame))
        let done = answer.frame(of: "action:done")
        #expect(frame.holds(done))
        #expect(done.x > frame.midX)
        #expect(answer["layers"]["bar:navigation"]["text"]["content"] == "Settings")
        #expect(answer["layers"]["action:done"]["text"]["content"] == "Done")
        #expect(answer["hitRegions"]["action:done"]["effect"] == "action")
        // So that there is a way out.
        #expect(answer["diagnostics"]["exitRequired"] == .missing)
    }

    @Test func `C8: on a form sheet of the pad the bar is its top strip`() throws {
        let answer = try bar(#"{"title":"Settings","trailing":\#(Self.done)}"#)
        #expect(answer.frame(of: "bar:navigation") == Box(114, 202, 540, 44))
        // Up to iOS 6 a bar's buttons have edges of their own, 6 from its sides (appearance looks.classic.barButton).
        #expect(answer.frame(of: "action:done").maxX == 654 - 6)
    }

    @Test func `C8: under a status bar the bar of a full screen starts below it`() throws {
        let answer = try bar(#"{"title":"Settings","trailing":\#(Self.done)}"#, style: "fullScreen")
        #expect(answer.frame(of: "bar:navigation") == Box(0, 20, 768, 44))
    }

    @Test(arguments: ["formSheet", "fullScreen"])
    func `C8: right to left, the bar's actions change sides`(style: String) throws {
        for items in [
            #""leading":\#(Self.cancel),"trailing":\#(Self.done)"#,
            #""leading":[\#(Self.cancel),\#(Self.edit)],"trailing":[\#(Self.done)]"#,
        ] {
            let left = try bar(#"{"title":"T",\#(items)}"#, style: style)
            let right = try bar(
                #"{"title":"T",\#(items)}"#, style: style,
                device: #""profile":"ipad-1","layoutDirection":"rightToLeft""#)
            #expect(left.frame(of: "action:done").x > left.dialog.midX)
            #expect(left.frame(of: "action:cancel").maxX < left.dialog.midX)
            #expect(right.frame(of: "action:done").maxX < right.dialog.midX)
            for layer in left["layers"].elements where layer["role"] == "action" {
                let id = layer["id"].string ?? ""
                #expect(right.frame(of: id) == left.frame(of: id).mirrored(about: left.dialog.midX))
            }
        }
    }

    @Test func `C8: one action and a list of one are the same`() throws {
        let one = try bar(#"{"title":"T","leading":\#(Self.cancel),"trailing":\#(Self.done)}"#)
        let list = try bar(#"{"title":"T","leading":[\#(Self.cancel)],"trailing":[\#(Self.done)]}"#)
        let members = [
            "stage", "presentation", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle",
            "accessibility", "adaptations",
        ]
        for member in members { #expect(one[member] == list[member] && one[member] != .missing, "\(member)") }
        // Notes say the same, each of the member that was written.
        let (ones, lists) = (one["diagnostics"].elements, list["diagnostics"].elements)
        #expect(ones.map { $0["message"] } == lists.map { $0["message"] })
        #expect(
            ones.map { $0["pointer"].string?.replacing("leading/title", with: "leading/0/title") }
                == lists.map { $0["pointer"].string })
    }

    @Test func `C8: the actions of a list stand side by side, the first of the leading ones outermost`() throws {
        let answer = try bar(#"{"leading":[\#(Self.cancel),\#(Self.edit)],"trailing":\#(Self.done)}"#)
        let (first, second) = (answer.frame(of: "action:cancel"), answer.frame(of: "action:edit"))
        #expect(first.maxX <= second.x)
        #expect(second.maxX < answer.frame(of: "action:done").x)
    }
}

@Suite struct `Ledger C9: who dismisses` {
    private static let styles = ["fullScreen", "pageSheet", "formSheet", "currentContext", "semiModal", "floating"]

    @Test(arguments: styles)
    func `C9: with approval the dialog asks first, and the presenter lets it go or refuses`(style: String) throws {
        for device in ["ipad-1", "iphone-4", "iphone-17", landscapePad] {
            let answer = try layout(style, on: device, dialog: #""dismissal":{"approval":"presenter"}"#)
            let dismiss = answer["transitions"]["dismiss"]
            #expect(dismiss.dialogEventNames == ["dismissRequested", "willDismiss", "didDismiss", "removed"])
            #expect(dismiss["events"][0]["time"] == 0)
            let refusal = answer["transitions"].members.values.first { $0.eventNames.contains("dismissRefused") }
            #expect(refusal?.eventNames == ["dismissRequested", "dismissRefused"])
            // Who is refused stays where he is.
            #expect(refusal?["tracks"] == [])
            #expect(answer["lifecycle"]["approval"] == "presenter")
        }
    }

    @Test(arguments: styles)
    func `C9: without approval nobody is asked`(style: String) throws {
        for dismissal in ["", #","dismissal":{"approval":"none"}"#] {
            let answer = try layout(style, on: "ipad-1", dialog: dismissal)
            let names = answer.motions.flatMap { $0.motion.eventNames }
            #expect(!names.contains("dismissRequested"))
            #expect(!names.contains("dismissRefused"))
            #expect(answer["transitions"]["dismiss"].dialogEventNames == ["willDismiss", "didDismiss", "removed"])
        }
    }
}

@Suite struct `Ledger B9: a motion of the caller's own where the style has none` {
    private static let styles = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ]
    private static let devices = [
        "desktop-1440x900", "desktop-1280x800", "gnome-1366x736", "kde-1366x724", "windows-1366x720", "macos-1200x800",
        "mate-70",
    ]

    /// The styles that appear without a motion on a device.
    private func still(on device: String) throws -> [String] {
        try Self.styles.filter { try answer($0, device, "{}")["presentation"]["transition"]["present"] == "none" }
    }

    private func answer(_ style: String, _ device: String, _ transition: String) throws -> JSON {
        try layout(
            style, on: device, content: #""title":"Hi""#,
            placement: style == "popover" ? #""anchor":{"x":200,"y":200,"width":40,"height":40}"# : "",
            dialog: #""transition":\#(transition)"#)
    }

    /// Without a name it is the transition `custom`, one of whose members the request gives.
    @Test(arguments: [
        #""duration":0.8,"from":{"opacity":0}"#, #""from":{"scale":0.5},"to":{"opacity":0}"#,
        #""duration":0.5,"keyframes":{"scale":[{"time":0,"value":0.5},{"time":0.7,"value":1.1}]}"#,
        #""duration":0.5,"easing":"linear","from":{"translation":[0,90]}"#,
    ])
    func `B9: moves as a custom transition does`(members: String) throws {
        var count = 0
        for device in Self.devices {
            for style in try still(on: device) {
                count += 1
                let (own, named) = (
                    try answer(style, device, "{\(members)}"),
                    try answer(style, device, #"{"style":"custom",\#(members)}"#)
                )
                #expect(own["transitions"] == named["transitions"], "\(style) on \(device)")
                #expect(own["transitions"]["present"]["tracks"] != [], "\(style) on \(device)")
                #expect(own["presentation"]["transition"]["present"] == "custom")
            }
        }
        // Ten of the twelve styles in a browser.
        #expect(count >= 20)
    }

    @Test func `B9: fades in and out again by the start alone`() throws {
        let answer = try answer("alert", "desktop-1440x900", #"{"duration":0.8,"from":{"opacity":0}}"#)
        let (coming, going) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
        #expect(coming["duration"] == 0.8)
        #expect(coming["tracks"].track("dialog", "opacity").trackValues == [0, 1])
        #expect(coming["tracks"].track("dimming", "opacity").trackValues == [0, 0.1])
        #expect(going["tracks"].track("dialog", "opacity").trackValues == [1, 0])
    }

    @Test func `B9: has a direction of its own`() throws {
        for (direction, member, other, values) in [
            ("present", "from", "dismiss", [0.5, 1]), ("dismiss", "to", "present", [1, 0.5]),
        ] as [(String, String, String, [JSON])] {
            let answer = try answer(
                "alert", "desktop-1440x900", #"{"\#(direction)":{"duration":0.5,"\#(member)":{"scale":0.5}}}"#)
            #expect(answer["transitions"][direction]["tracks"].track("dialog", "scale").trackValues == values)
            #expect(answer["transitions"][other]["tracks"] == [])
            #expect(answer["transitions"][other]["duration"] == 0)
        }
    }

    /// A duration moves nothing, and what is told not to move does not.
    @Test(arguments: [#""duration":0.8"#, #""style":"none","from":{"opacity":0}"#])
    func `B9: stays still where nothing says how it moves`(members: String) throws {
        let answer = try answer("alert", "desktop-1440x900", "{\(members)}")
        #expect(answer["transitions"]["present"]["tracks"] == [])
        #expect(answer["presentation"]["transition"]["present"] == "none")
    }
}
