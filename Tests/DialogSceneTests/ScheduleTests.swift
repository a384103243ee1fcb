import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

private let path = "/v1/schedules"

/// A message of ledger E1 to E3: 90 points high at the bottom of 320 × 480, 0.75 s each way.
private func message(_ id: String?, _ members: String = #""dismissal": {"after": 5, "tapDialog": true}"#) -> String {
    let name = id.map { #""id": "\#($0)", "# } ?? ""
    return #"{\#(name)"style": "slidingMessage", "content": {"size": {"width": 320, "height": 90}}, \#(members)}"#
}

private func schedule(_ policy: String, gap: Double = 0, _ events: String...) throws -> JSON {
    try schedule(events, policy: policy, on: "320x480", system: "iPhone OS 3", request: #""gap":\#(gap)"#)
}

private func show(_ at: Double, _ dialog: String, _ wishes: String = "") -> String {
    showing(dialog, at: at, wishes)
}

/// Start, end of presenting, start of dismissing, removal.
private func times(_ entry: JSON) -> [JSON] {
    [entry["showAt"], entry["presentedAt"], entry["dismissAt"], entry["removedAt"]]
}

private func reason(_ entry: JSON) -> [JSON] { [entry["outcome"], entry["reason"]] }

@Suite struct `A schedule` {
    /// E2 and E3: 0.75 s each way, and with a delay of 5 the hide begins at 5.0 and the view is gone at 5.75.
    @Test func `counts a message's stay from the start of showing`() throws {
        let answer = try schedule("queue", show(0, message("hello")))
        #expect(times(answer["entries"][0]) == [0, 0.75, 5, 5.75])
        #expect(reason(answer["entries"][0]) == ["shown", "timeElapsed"])
        #expect(answer["duration"] == 5.75)
        // E1: (0,480,320,90) → (0,390,320,90) → (0,480,320,90), as centres.
        let keyframes = answer["timeline"]["tracks"].track("hello/dialog", "position")["keyframes"].elements
        #expect(keyframes.map { $0["time"] } == [0, 0.75, 5, 5.75])
        #expect(keyframes.map { $0["value"] } == [[160, 525], [160, 435], [160, 435], [160, 525]])
    }

    /// What ends at a moment happens in the order in which it began to be due: it has come, and then it goes.
    @Test func `presents a message whose stay ends as it has come`() throws {
        let answer = try schedule(
            "queue",
            show(0, message("m", #""transition": {"style": "slide", "duration": 0.5}, "dismissal": {"after": 0.5}"#)))
        #expect(times(answer["entries"][0]) == [0, 0.5, 0.5, 1])
        let names = answer["timeline"]["events"].elements.compactMap { $0["name"].string }
        #expect(names == ["willPresent", "didPresent", "willDismiss", "didDismiss", "removed"])
    }

    /// A message that says no time goes after its platform's own: 5 s on macOS, as its dialogs alone do, and the next
    /// one has its turn.
    @Test func `sends messages away after their platform's own time`() throws {
        func event(_ time: Int, _ id: String) -> String {
            #"{"at": \#(time), "show": {"id": "\#(id)", "style": "slidingMessage", "content": {"message": "Saved"}}}"#
        }
        for (device, stay) in [("mate-60-pro", 1.5), ("gnome-1000x720", 5), ("macos-1200x800", 5), ("kde-990x720", 7)] {
            let answer = try answer(
                #"{"device": "\#(device)", "policy": "queue", "events": [\#(event(0, "a")), \#(event(1, "b"))]}"#,
                at: path)
            #expect(answer["entries"][0]["dismissAt"].number == stay, "\(device)")
            #expect(reason(answer["entries"][0]) == ["shown", "timeElapsed"])
            #expect(reason(answer["entries"][1]) == ["shown", "timeElapsed"])
        }
    }

    /// A dialog whose edge depends on how the window is held has the one of its window, also after it has turned.
    @Test func `places dialogs as their window is held`() throws {
        let sheet = #"""
            {"id": "d", "style": "semiModal", "content": {"size": {"width": 200, "height": 200}},
             "placement": {"edges": {"portrait": "bottom", "landscape": "trailing"}}}
            """#
        for orientation in ["portrait", "landscapeLeft"] {
            let device = #"{"profile": "iphone-8", "orientation": "\#(orientation)"}"#
            let answer = try answer(
                #"{"device": \#(device), "policy": "queue", "events": [{"at": 0, "show": \#(sheet)}]}"#, at: path)
            let alone = try spec(#"{"device": \#(device), "dialog": \#(sheet)}"#)
            #expect(answer["layers"]["d/dialog"]["frame"] == alone["layers"]["dialog"]["frame"])
        }
        let turned = try answer(
            #"""
            {"device": "iphone-8", "policy": "queue",
             "events": [{"at": 0, "show": \#(sheet)}, {"at": 1, "orientation": "landscapeLeft"}]}
            """#, at: path)
        // 667 wide, its trailing edge touched by a panel 200 wide.
        let place = try #require(Player(turned["timeline"]).value("d/dialog", "position", at: 3))
        #expect(place[0] == 567)
    }

    @Test func `lets a touch beside the message pass, and one on it while it leaves do nothing`() throws {
        let answer = try schedule(
            "queue", show(0, message("hello")), #"{"at": 1, "tap": [160, 100]}"#, #"{"at": 0.05, "tap": [160, 400]}"#,
            #"{"at": 5.1, "tap": [160, 470]}"#, #"{"at": 9, "tap": [160, 470]}"#)
        #expect(times(answer["entries"][0]) == [0, 0.75, 5, 5.75])
        #expect(
            answer["ignoredEvents"] == [
                ["index": 1, "reason": "passedThrough"], ["index": 2, "reason": "passedThrough"],
                ["index": 3, "reason": "alreadyLeaving"], ["index": 4, "reason": "passedThrough"],
            ])
    }

    /// E11: it removes itself, exactly once.
    @Test func `removes once whatever was presented`() throws {
        let answer = try schedule(
            "queue", show(0, message("a")), #"{"at": 1, "dismiss": "a"}"#, #"{"at": 1.2, "dismiss": "a"}"#,
            #"{"at": 1.3, "tap": [160, 470]}"#)
        let events = answer["timeline"]["events"].elements
        #expect(events.allSatisfy { $0["label"] == "a" })
        let names = events.map { $0["name"] }
        #expect(names == ["willPresent", "didPresent", "willDismiss", "didDismiss", "removed"])
    }

    /// E8: without the timer it is a modal message, and stays.
    @Test func `leaves up what nothing ends, and says that the next never had its turn`() throws {
        let answer = try schedule("queue", show(0, message("a", #""requested": true"#)), show(1, message("b")))
        #expect(times(answer["entries"][0]) == [0, 0.75, nil, nil])
        #expect(reason(answer["entries"][0]) == ["shown", "staysUp"])
        #expect(reason(answer["entries"][1]) == ["ignored", "neverItsTurn"])
    }

    // MARK: Policies, on messages of 0.75 s each way with a stay of 2

    private let brief = #""dismissal": {"after": 2}"#

    /// a: 0…2.75; c, of higher priority, after the gap of 0.5: 3.25…6; b: 6.5…9.25.
    @Test func `queues by priority, then by who came first, with a gap`() throws {
        let answer = try schedule(
            "queue", gap: 0.5, show(0, message("a", brief)), show(0.1, message("b", brief)),
            show(0.2, message("c", brief), #""priority": 1"#))
        #expect(times(answer["entries"][0]) == [0, 0.75, 2, 2.75])
        #expect(times(answer["entries"][1]) == [6.5, 7.25, 8.5, 9.25])
        #expect(times(answer["entries"][2]) == [3.25, 4, 5.25, 6])
    }

    /// At 1 a rests and leaves in 0.75 s, so c comes at 1.75; b waited for 0.1 s and lost its place.
    @Test func `replaces who is there and who waits`() throws {
        let answer = try schedule(
            "replace", show(0, message("a", brief)), show(1, message("b", brief)), show(1.1, message("c", brief)),
            show(1.2, message("d", brief), #""priority": -1"#))
        #expect(times(answer["entries"][0]) == [0, 0.75, 1, 1.75])
        #expect(reason(answer["entries"][0]) == ["replaced", "newer"])
        #expect(reason(answer["entries"][1]) == ["replaced", "newerBeforeShown"])
        #expect(times(answer["entries"][2]) == [1.75, 2.5, 3.75, 4.5])
        #expect(reason(answer["entries"][3]) == ["ignored", "lowerPriority"])
    }

    /// a is gone at 2.75, and the gap is over at 3.25.
    @Test func `ignores who comes while another is there, or in the gap`() throws {
        let answer = try schedule(
            "ignore", gap: 0.5, show(0, message("a", brief)), show(2.7, message("b", brief)),
            show(3, message("c", brief)), show(3.25, message("d", brief)))
        #expect(reason(answer["entries"][1]) == ["ignored", "anotherIsShown"])
        #expect(reason(answer["entries"][2]) == ["ignored", "gap"])
        #expect(times(answer["entries"][3]) == [3.25, 4, 5.25, 6])
    }

    /// The upper one takes the touch; the lower one has its own time.
    @Test func `stacks, and touches the uppermost`() throws {
        let answer = try schedule(
            "stack", gap: 1, show(0, message("a")), show(1, message("b")), #"{"at": 2, "tap": [160, 470]}"#)
        #expect(times(answer["entries"][0]) == [0, 0.75, 5, 5.75])
        #expect(times(answer["entries"][1]) == [1, 1.75, 2, 2.75])
        #expect(answer["adaptations"] == [["from": "1", "to": "0", "reason": "stackHasNoGap", "pointer": "/gap"]])
    }

    /// Shown again while it leaves it counts as new, and comes when the other has gone: no copies, ever.
    @Test(arguments: ["queue", "replace", "stack"])
    func `shows anew what is shown again while it leaves`(policy: String) throws {
        let answer = try schedule(
            policy, show(0, message("a", brief)), show(2.1, message("a", brief)), show(2.2, message("a", brief)))
        #expect(times(answer["entries"][1]) == [2.75, 3.5, 4.75, 5.5])
        #expect(answer["entries"][1]["prefix"] == "a#2")
        #expect(reason(answer["entries"][2]) == ["coalesced", "alreadyWaiting"])
    }

    // MARK: Wanted, and for how long

    @Test func `shows only what is still wanted after its delay, and then for its minimum`() throws {
        let answer = try schedule(
            "queue", show(0, message("a", brief), #""delay": 0.3"#), #"{"at": 0.2, "dismiss": "a"}"#,
            show(1, message("b", brief), #""delay": 0.3, "minimum": 1"#), #"{"at": 1.5, "dismiss": "b"}"#)
        #expect(reason(answer["entries"][0]) == ["ignored", "dismissedBeforeShown"])
        #expect(times(answer["entries"][1]) == [1.3, 2.05, 2.3, 3.05])
        #expect(reason(answer["entries"][1]) == ["shown", "dismissed"])
    }

    /// Dismissed at 0.2 it would go at 2; shown again at 1 it stays until its time is up.
    @Test func `forgets a dismissal that waits for the minimum when the dialog is wanted again`() throws {
        let answer = try schedule(
            "queue", show(0, message("a", #""dismissal": {"after": 4}"#), #""minimum": 2"#),
            #"{"at": 0.2, "dismiss": "a"}"#, show(1, message("a")))
        #expect(times(answer["entries"][0]) == [0, 0.75, 4, 4.75])
        #expect(reason(answer["entries"][0]) == ["shown", "timeElapsed"])
    }

    /// Whatever order the list has; of one moment, the list's.
    @Test func `takes events in the order of time`() throws {
        let answer = try schedule("ignore", show(1, message("b", brief)), show(0, message("a")), show(0, message("c")))
        #expect(answer["entries"].elements.map { $0["outcome"] } == ["ignored", "shown", "ignored"])
    }

    @Test func `names what has no id by its place, and never takes two such for one`() throws {
        let answer = try schedule("stack", show(0, message(nil, brief)), show(0, message(nil, brief)))
        #expect(answer["entries"].elements.map { $0["id"] } == ["entry1", "entry2"])
        #expect(answer["entries"].elements.map { $0["outcome"] } == ["shown", "shown"])
    }

    // MARK: The device changes

    /// A12 over time: a quarter turn takes a phone 0.3 s (presentation-metrics rotation), and what comes later is laid
    /// out in the new window, 480 × 320: the message stands at its bottom, its centre at 320 − 45.
    @Test func `turns what is up, and lays out what comes later in the new window`() throws {
        let wide = #"{"id": "a", "style": "semiModal", "content": {"size": {"height": 100}}}"#
        let answer = try schedule(
            "stack", show(0, wide), #"{"at": 1, "orientation": "landscapeLeft"}"#, show(2, message("b")))
        let player = Player(answer["timeline"])
        #expect(player.value("a/dialog", "position", at: 1) == [160, 430])
        #expect(player.value("a/dialog", "position", at: 2) == [240, 270])
        #expect(player.value("b/dialog", "position", at: 3)?[1] == 275)
        #expect(answer["turns"][0]["at"] == 1)
        #expect(answer["turns"][0]["degrees"] == -90)
        let names = answer["timeline"]["events"].elements.map { $0["name"] }
        #expect(names.contains("willRotate") && names.contains("didRotate"))
    }

    /// A15: a panel of 100 stands on a keyboard of 216, its centre at 480 − 216 − 50; in mid-flight nothing jumps.
    @Test func `makes room for a keyboard that comes while a panel comes, and goes back when it goes`() throws {
        let panel = #"{"id": "a", "style": "semiModal", "content": {"size": {"height": 100}}}"#
        let answer = try schedule(
            "queue", show(0, panel), #"{"at": 0.2, "keyboard": {"height": 216}}"#, #"{"at": 3, "keyboard": null}"#,
            #"{"at": 4, "keyboard": null}"#)
        let player = Player(answer["timeline"])
        #expect(player.value("a/dialog", "position", at: 2.9) == [160, 214])
        #expect(player.value("a/dialog", "position", at: player.duration) == [160, 430])
        let before = try #require(player.value("a/dialog", "position", at: 0.199999))
        let after = try #require(player.value("a/dialog", "position", at: 0.2))
        #expect(abs(before[1] - after[1]) < 0.01)
        #expect(answer["ignoredEvents"] == [["index": 3, "reason": "unchanged"]])
    }

    // MARK: Actions

    /// A9: a button hides the panel *before* its action runs, unless it says otherwise.
    @Test func `runs an action when the dialog has gone, or before, or without dismissing`() throws {
        let panel = #"""
            {"id": "a", "style": "alert", "content": {"title": "T", "actions": [{"id": "ok", "title": "OK", \#
            "dismisses": "KIND"}]}}
            """#
        for (kind, expected) in [
            ("beforeAction", ["willDismiss", "didDismiss", "removed", "action:ok"]),
            ("afterAction", ["action:ok", "willDismiss", "didDismiss", "removed"]), ("never", ["action:ok"]),
        ] {
            let dialog = panel.replacing("KIND", with: kind)
            let laidOut = try layout(on: "320x480", system: "iPhone OS 3", dialog: dialog)
            let frame = laidOut["layers"]["action:ok"]["frame"]
            let (x, y) = (frame["x"].number + 10, frame["y"].number + 10)
            let answer = try schedule("queue", show(0, dialog), #"{"at": 3, "tap": [\#(x), \#(y)]}"#)
            let names = answer["timeline"]["events"].elements.compactMap { $0["name"].string }
            #expect(Array(names.filter { $0 != "focusMoved" }.dropFirst(2)) == expected)
        }
    }

    @Test func `names each dialog's time on the screen, and its parts`() throws {
        let answer = try schedule("queue", show(1, message("a", brief)))
        #expect(
            answer["timeline"]["labels"] == [
                [
                    "label": "a", "start": 1, "end": 3.75,
                    "labels": [
                        ["label": "present", "start": 1, "end": 1.75], ["label": "stay", "start": 1.75, "end": 3],
                        ["label": "dismiss", "start": 3, "end": 3.75],
                    ],
                ]
            ])
    }
}

@Suite struct `A bad schedule` {
    private func faults(_ events: String, _ members: String = #""policy": "queue""#) throws -> [JSON] {
        try problem(
            #"{"device": "iphone-4", \#(members), "events": \#(events)}"#, at: path)["errors"].elements
    }

    @Test func `a bad schedule is refused with more than a thousand events, by the name of the setting`() throws {
        let event = #"{"at":0,"dismiss":"a"}"#
        let fault = try faults("[" + Array(repeating: event, count: 1_001).joined(separator: ",") + "]")[0]
        #expect(fault["pointer"] == "/events" && fault["code"] == "tooMany")
        #expect(fault["message"].string?.contains("--max-events") == true)
        _ = try schedule(Array(repeating: event, count: 1_000), on: "iphone-4")
    }

    @Test(arguments: [
        (#"[]"#, "/events", "tooFew"),
        (#"[{"at": -1, "dismiss": "a"}]"#, "/events/0/at", "outOfRange"),
        (#"[{"at": 3601, "dismiss": "a"}]"#, "/events/0/at", "outOfRange"),
        (#"[{"dismiss": "a"}]"#, "/events/0/at", "missingMember"),
        (#"[{"at": 0}]"#, "/events/0", "missingMember"),
        (#"[{"at": 0, "dismiss": "a", "tap": [0, 0]}]"#, "/events/0/tap", "conflictingMember"),
        (#"[{"at": 0, "dismiss": "a", "delay": 1}]"#, "/events/0/delay", "conflictingMember"),
        (#"[{"at": 0, "tap": [0]}]"#, "/events/0/tap", "tooFew"),
        (#"[{"at": 0, "orientation": "sideways"}]"#, "/events/0/orientation", "unknownValue"),
        (#"[{"at": 0, "show": {"style": "sheeet"}}]"#, "/events/0/show/style", "unknownValue"),
        (#"[{"at": 0, "show": {}, "priority": 0.5}]"#, "/events/0/priority", "wrongType"),
        (#"[{"at": 0, "shwo": {}}]"#, "/events/0/shwo", "unknownMember"),
        (
            #"""
            [{"at": 0, "show": {"style": "semiModal", "placement": {"frame": {"x": 999, "y": 0, "width": 9, \#
            "height": 9}}}}]
            """#,
            "/events/0/show/placement/frame", "outsideWindow"
        ),
        (#"[{"at": 0, "keyboard": {"height": 480}}]"#, "/events/0/keyboard", "keyboardFillsScreen"),
    ])
    func `names the member at fault`(events: String, pointer: String, code: String) throws {
        let fault = try faults(events)[0]
        #expect(fault["pointer"].string == pointer)
        #expect(fault["code"].string == code)
    }

    /// A device that turns back and forth before it has come round cuts springs, each of which then takes many
    /// keyframes: those count too, or a short list could ask for an answer of any length.
    @Test(arguments: [1, 10, 1_000])
    func `a bad schedule is refused where its timeline has more keyframes than allowed`(limit: Int) throws {
        var events = [show(0, message("a", #""dismissal": {}"#))]
        for turn in 0..<50 {
            let orientation = turn.isMultiple(of: 2) ? "landscapeLeft" : "portrait"
            events.append(#"{"at": \#(1 + 0.1 * Double(turn)), "orientation": "\#(orientation)"}"#)
        }
        func body(_ count: Int) -> String { ScheduleBody(Array(events.prefix(count)), on: "iphone-4").json }
        let small = try Scrim { $0.limits.keyframes = limit }
        let fault = try small.problem(body(51), at: path)["errors"][0]
        #expect(fault["pointer"] == "/events" && fault["code"] == "tooMany")
        #expect(fault["message"].string?.contains("--max-keyframes") == true)
        // What is answered keeps to the limit.
        for count in 1...51 {
            let response = try small.post(body(count), to: path)
            guard response.status == 200 else { continue }
            let tracks = try JSON(response.body)["timeline"]["tracks"].elements
            #expect(tracks.reduce(0) { $0 + $1["keyframes"].elements.count } <= limit, "\(count) events")
        }
    }

    @Test func `a bad schedule is refused for its policy and its gap`() throws {
        #expect(try faults("[{\"at\":0,\"dismiss\":\"a\"}]", #""gap": 0"#)[0]["pointer"] == "/policy")
        #expect(try faults("[{\"at\":0,\"dismiss\":\"a\"}]", #""policy": "pile""#)[0]["code"] == "unknownValue")
        #expect(
            try faults("[{\"at\":0,\"dismiss\":\"a\"}]", #""policy": "queue", "gap": -1"#)[0]["code"] == "outOfRange")
    }

    @Test func `tells every dialog that cannot be laid out at once`() throws {
        let outside = #"{"style": "semiModal", "placement": {"frame": {"x": 999, "y": 0, "width": 9, "height": 9}}}"#
        let event = #"{"at": 0, "show": \#(outside)}"#
        #expect(
            try faults("[\(event), \(event)]").map { $0["pointer"].string } == [
                "/events/0/show/placement/frame", "/events/1/show/placement/frame",
            ])
    }

    @Test func `does not turn a window whose place on the turned screen nobody knows`() throws {
        let body = #"""
            {"device": {"profile": "ipad-1", "window": {"x": 0, "y": 0, "width": 400, "height": 1024}}, "policy": \#
            "queue",
             "events": [{"at": 0, "orientation": "landscapeLeft"}]}
            """#
        let fault = try problem(body, at: path)["errors"][0]
        #expect(fault["pointer"] == "/events/0/orientation" && fault["code"] == "unknownWindow")
    }
}
