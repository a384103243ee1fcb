import AnswerTestSupport
import ServiceTestSupport
import Testing

private let twoHeights = #""style":"sheet","placement":{"detents":["medium","large"]}"#

@Suite struct `Timelines without a jump` {
    /// In compact height a sheet covers the screen and has no grabber, and a phone on its side no status bar.
    @Test(arguments: ["transitions.rotate.portrait", "transitions.rotate"])
    func `let what only the next rest has come, where that rest is told`(member: String) throws {
        let device = #"{"profile":"iphone-13","orientation":"landscapeLeft"}"#
        let turn = try layout(on: device, dialog: twoHeights, options: #""rests":true,"include":["\#(member)"]"#)[
            "transitions"]["rotate"]["portrait"]
        let plain = try layout(on: device, dialog: twoHeights)
        let known = Set(plain.layerIDs)
        let coming = turn["rest"].layerIDs.filter { !known.contains($0) }
        #expect(coming.contains("grabber") && coming.contains("statusBar"))
        for layer in coming {
            #expect(turn["tracks"].track(layer, "opacity").ends.map(\.number) == [0, 1], "\(layer)")
        }
        // An answer that has no such layers says nothing of them.
        let strangers = plain["transitions"]["rotate"]["portrait"]["tracks"].elements
            .compactMap { $0["layer"].string }.filter { !known.contains($0) }
        #expect(strangers.isEmpty)
    }

    /// An iPhone 8 is 375 × 667, and 667 × 375 on its side.
    @Test func `bring a keyboard from below the window while the device turns`() throws {
        func device(_ members: String) -> String { DialogBody("alert", on: "iphone-8", state: members).json }
        let (up, side) = (device(""), device(#","orientation":"landscapeLeft","keyboard":{"height":150}"#))
        let coming = try answer(#"{"from":\#(up),"to":\#(side)}"#, at: "/v1/specs/transitions")
        #expect(coming["tracks"].track("keyboard", "position").trackValues == [[187.5, 742], [333.5, 300]])
        let going = try answer(#"{"from":\#(side),"to":\#(up)}"#, at: "/v1/specs/transitions")
        #expect(going["tracks"].track("keyboard", "position").trackValues == [[333.5, 300], [187.5, 742]])
    }

    /// Half-way along ease-in-out, of which the two halves are each other's mirror image, the corners have half their
    /// radius.
    @Test(arguments: ["presented", "dismissed"])
    func `take over the presenter's corners where they are, under reduced motion, too`(goal: String) throws {
        let request = DialogBody(
            "pageSheet", on: "iphone-15", state: #""reduceMotion":true"#, dialog: #""pushBack":{"cornerRadius":18}"#,
            request: #""phase":"present""#
        ).members
        let sampled = try answer(#"{\#(request),"times":[0.1]}"#, at: "/v1/specs/samples")
        #expect(sampled["samples"].elements[0]["layers"]["presenter"]["cornerRadius"] == 9)
        let taken = try answer(#"{\#(request),"at":0.1,"to":"\#(goal)"}"#, at: "/v1/specs/retarget")
        let player = Player(taken)
        #expect(player.value("presenter", "cornerRadius", at: 0) == [9])
        #expect(
            taken["tracks"].track("presenter", "cornerRadius").ends.map(\.number) == [9, goal == "presented" ? 18 : 0])
    }

    /// The spring swings the corners beyond their radius; there, too, they have a speed.
    @Test(arguments: ["presented", "dismissed"], [0.12, 0.15, 0.2, 0.5, 0.52])
    func `take over the presenter's corners as fast as they swing`(goal: String, moment: Double) throws {
        let request = DialogBody(
            "pageSheet", on: "iphone-15",
            dialog: #"""
                "transition":{"easing":{"spring":{"mass":1,"stiffness":200,"damping":8.5}}}
                """#,
            request: #""phase":"present""#
        ).members
        let sampled = try answer(
            #"{\#(request),"times":[\#(moment - 0.001),\#(moment)]}"#, at: "/v1/specs/samples")["samples"].elements
        let radii = sampled.map { $0["layers"]["presenter"]["cornerRadius"].number }
        let speed = (radii[1] - radii[0]) / 0.001
        let taken = Player(try answer(#"{\#(request),"at":\#(moment),"to":"\#(goal)"}"#, at: "/v1/specs/retarget"))
        let now = try #require(taken.value("presenter", "cornerRadius", at: 0)?[0])
        let next = try #require(taken.value("presenter", "cornerRadius", at: 0.001)?[0])
        #expect(abs(now - radii[1]) < 1e-3 && abs((next - now) / 0.001 - speed) < 3, "\(radii) \(speed)")
    }

    /// At 300 points the sheet leaves the form sheet below as it is; at `large` that recedes behind it.
    @Test func `round the corners of a dialog that recedes while the one above it grows`() throws {
        let scene = try scene(
            #"""
            {"device":"iphone-16-plus","dialogs":[
              {"id":"low","style":"formSheet","content":{"shape":{"kind":"rounded","radius":30}}},
              {"id":"top","style":"sheet","placement":{"detents":[300,"large"]}}],"options":{"rests":true}}
            """#)
        let large = scene["transitions"]["detents"]["large"]
        let (here, there) = (RestMoment(scene, large, .first), RestMoment(scene, large, .last))
        #expect(here.value("low/dialog", "cornerRadii") == [30, 30, 30, 30])
        let end = large["rest"]["layers"]["low/dialog"].fourCorners
        #expect(end[0] < 30)
        #expect(there.value("low/dialog", "cornerRadii") == .array(end.map { .number($0) }))
    }

    /// The second dialog's presenting greys the app from its start to its end (ledger B6).
    @Test func `grey the app from the start of every dialog of a schedule`() throws {
        let answer = try answer(
            #"""
            {"device":"iphone-14","policy":"queue","events":[{"at":0,"show":{"style":"floating","id":"a"}},
             {"at":1,"show":{"style":"floating","id":"b"}},{"at":2,"dismiss":"a"}]}
            """#, at: "/v1/schedules")
        let second = answer["entries"].elements[1]["showAt"].number
        let keyframes = answer["timeline"]["tracks"].track("presenter", "tint")["keyframes"].elements
        let from = keyframes.filter { $0["time"].number >= second }
        #expect(from.map { $0["value"] } == ["automatic", "dimmed", "dimmed"])
        #expect(from.map { $0["time"].number } == [second, second, answer["duration"].number])
        #expect(keyframes.allSatisfy { $0["easing"]["cubicBezier"] == .missing })
    }

    /// An iPhone 14 is 390 × 844: its middle is (195, 422), and (422, 195) on its side.
    @Test func `show nothing of a turn before it under reduced motion`() throws {
        let answer = try answer(
            #"""
            {"device":{"profile":"iphone-14","reduceMotion":true},"policy":"queue",
             "events":[{"at":0,"show":{"style":"alert","id":"a"}},{"at":1,"orientation":"landscapeLeft"},
              {"at":1.1,"orientation":"portrait"}]}
            """#, at: "/v1/schedules")
        let player = Player(answer["timeline"])
        for layer in ["presenter", "a/dialog"] {
            for (time, center) in [(0.0, [195.0, 422.0]), (0.9, [195, 422]), (1.05, [422, 195]), (1.4, [195, 422])] {
                #expect(player.value(layer, "position", at: time) == center, "\(layer) at \(time)")
            }
        }
    }

    @Test(arguments: ["iphone-14", "pixel-8", "iphone-4"], [0, 0.05, 0.1])
    func `end when the lifecycle says that a dialog sent away while it comes is removed`(
        device: String, after: Double
    ) throws {
        let request = #""style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"after":\#(after)}"#
        let dialog = DialogBody(on: device, dialog: request).members
        let removed = try spec("{\(dialog)}")["lifecycle"]["removedAt"]
        let alone = try spec(#"{\#(dialog),"options":{"include":["lifecycle"]}}"#)["lifecycle"]["removedAt"]
        let life = try answer(#"{\#(dialog),"phase":"all","times":[0]}"#, at: "/v1/specs/samples")
        let schedule = try answer(
            #"{"device":"\#(device)","policy":"queue","events":[{"at":0,"show":{\#(request)}}]}"#, at: "/v1/schedules")
        #expect(removed == life["duration"] && alone == removed)
        #expect(schedule["entries"].elements[0]["removedAt"] == removed)
    }
}

@Suite struct `A fade beside a bounce` {
    /// A spring of response 0.4 and damping ratio 0.2 first passes its end where its phase is π/2 + atan(ζ/√(1 − ζ²)):
    /// 1.7722 rad at 15.708·√0.96 rad/s, which is 0.1151 s.
    @Test(arguments: ["present", "dismiss"])
    func `a fade beside a bounce is over when the motion first arrives`(phase: String) throws {
        let answer = try layout(
            "floating", on: "iphone-14",
            dialog: #""transition":{"style":"zoom","easing":{"spring":{"response":0.4,"dampingRatio":0.2}}}"#)
        let timeline = answer["transitions"][phase]
        #expect(timeline["duration"].number > 2)
        let player = Player(timeline)
        for layer in ["dialog", "dimming"] {
            let keyframes = timeline["tracks"].track(layer, "opacity")["keyframes"].elements
            #expect(keyframes[1]["time"] == 0.1151)
            #expect(keyframes[1]["value"] == keyframes[2]["value"])
        }
        let end = timeline["tracks"].track("dialog", "scale").ends[1].number
        let scales = [0.1141, 0.1161].compactMap { player.value("dialog", "scale", at: $0)?.first }
        #expect((scales[0] - end) * (scales[1] - end) < 0)
    }

    /// Shares of the keyframes are shares of the way there, not of the bouncing behind it.
    @Test func `a fade beside a bounce of keyframes is over when the motion first arrives`() throws {
        let answer = try layout(
            "floating", on: "iphone-14",
            dialog: #"""
                "transition":{"present":{"style":"zoom","easing":{"spring":{"response":0.4,"dampingRatio":0.2}},\#
                "keyframes":{"opacity":[{"time":0,"value":0},{"time":0.5,"value":0.25}]}}}
                """#)
        let keyframes = answer["transitions"]["present"]["tracks"].track("dialog", "opacity")["keyframes"].elements
        #expect(keyframes.prefix(3).map { $0["value"] } == [0, 0.25, 1])
        #expect(abs(keyframes[1]["time"].number - 0.1151 / 2) < 1e-3)
        #expect(abs(keyframes[2]["time"].number - 0.1151) < 1e-3)
    }

    /// The scale passes its end there, as sampled.
    @Test func `a fade beside a bounce is over when a curve beyond its end first arrives`() throws {
        let answer = try layout(
            "floating", on: "iphone-14",
            dialog: #""transition":{"style":"zoom","duration":1,"easing":{"cubicBezier":[0.3,1.5,0.7,1.4]}}"#)
        let timeline = answer["transitions"]["present"]
        let arrival = timeline["tracks"].track("dialog", "opacity")["keyframes"].elements[1]["time"].number
        let player = Player(timeline)
        let scales = [arrival - 0.001, arrival + 0.001].compactMap { player.value("dialog", "scale", at: $0)?.first }
        #expect(scales[0] > 1 && scales[1] < 1)
    }
}
