import AnswerTestSupport
import ServiceTestSupport
import Testing

private func schedule(_ events: String, policy: String = "queue", device: String = "iphone-17") throws -> JSON {
    try schedule([events], policy: policy, on: device)
}

private func show(_ id: String, at time: Double, _ members: String) -> String {
    showing(#""id":"\#(id)",\#(members)"#, at: time)
}

@Suite struct `The presenter of a schedule` {
    /// A device that turns while a dialog comes interrupts the dialog, and not for good what it does to the presenter.
    @Test(arguments: [("", 0.2), (#""delay":0.5,"#, 0.05), ("", 1.99)])
    func `the presenter of a schedule is where the dialog has it after a turn on the way`(
        way: (delay: String, turn: Double)
    ) throws {
        let answer = try schedule(
            show(
                "a", at: 0,
                #"""
                "style":"fullScreen","pushBack":{"scale":0.5},
                "transition":{"duration":2,\#(way.delay)"easing":"linear"}
                """#) + #",{"at":\#(way.turn),"orientation":"landscapeLeft"}"#)
        let player = Player(answer["timeline"])
        #expect(player.value("presenter", "scale", at: player.duration) == [0.5])
        // Up to the turn it is on the line.
        let began = way.delay.isEmpty ? 0 : 0.5
        let moment = way.turn / 2
        let scale = try #require(player.value("presenter", "scale", at: moment))
        #expect(abs(scale[0] - (1 - 0.5 * max(0, moment - began) / 2)) < 1e-3)
    }

    /// Events may be listed in any order of time.
    @Test func `has the frame that the earliest show gives, wherever that is listed`() throws {
        let shows = [(0, 100), (5, 200)].map { time, side in
            show(
                "d\(time)", at: Double(time),
                #""style":"alert","presenter":{"frame":{"x":0,"y":0,"width":\#(side),"height":\#(side)}}"#)
        }
        for events in [shows, shows.reversed()] {
            let answer = try schedule(events.joined(separator: ","), policy: "ignore")
            let presenter = answer["layers"].elements.first { $0["id"] == "presenter" }
            #expect(presenter?["frame"]["width"] == 100)
        }
    }

    /// A dialog without a motion is there from one moment to the next, and so is what it does to the presenter.
    @Test func `changes with a dialog that comes and goes at once`() throws {
        let answer = try schedule(
            show(
                "a", at: 1,
                #"""
                "style":"sheet","pushBack":{"scale":0.9,"opacity":0.7,"cornerRadius":10},
                "transition":{"style":"none"}
                """#) + #",{"at":3,"dismiss":"a"},\#(show("b", at: 4, #""style":"alert""#))"#)
        let player = Player(answer["timeline"])
        let there = ["scale": [0.9], "opacity": [0.7], "cornerRadius": [10]]
        let alone = ["scale": [1.0], "opacity": [1], "cornerRadius": [0]]
        for (time, values) in [(0.0, alone), (0.999, alone), (1, there), (2.999, there), (3, alone), (5, alone)] {
            for (property, value) in values {
                #expect(player.value("presenter", property, at: time) == value, "\(property) at \(time)")
            }
        }
    }

    @Test func `changes at the very start with a dialog that is there then`() throws {
        let answer = try schedule(
            show("a", at: 0, #""style":"sheet","pushBack":{"scale":0.9},"transition":{"style":"none"}"#))
        #expect(Player(answer["timeline"]).value("presenter", "scale", at: 0) == [0.9])
    }

    /// The uppermost dialog that stays determines it, with a motion or without.
    @Test func `the presenter of a schedule is as the uppermost of several dialogs without motions has it`() throws {
        func pushed(_ id: String, _ time: Double, to scale: Double, _ style: String) -> String {
            show(
                id, at: time,
                #""style":"semiModal","pushBack":{"scale":\#(scale)},"transition":{"style":"\#(style)"}"#)
        }
        let answer = try schedule(
            pushed("a", 0, to: 0.9, "none") + "," + pushed("b", 2, to: 0.8, "slide") + ","
                + pushed("c", 4, to: 0.7, "none")
                + #",{"at":6,"dismiss":"c"},{"at":8,"dismiss":"b"},{"at":10,"dismiss":"a"}"#, policy: "stack")
        let player = Player(answer["timeline"])
        let moments = [
            (0.0, 0.9), (1.9, 0.9), (3.9, 0.8), (4, 0.7), (5.9, 0.7), (6, 0.8), (7.9, 0.8), (9.9, 0.9), (10, 1),
        ]
        for (time, scale) in moments {
            let value = try #require(player.value("presenter", "scale", at: time))
            #expect(abs(value[0] - scale) < 1e-4, "\(time)")
        }
    }

    /// A dialog that goes at once on its way leaves nothing behind.
    @Test func `the presenter of a schedule is alone again after a dialog that goes at once on its way`() throws {
        let answer = try schedule(
            show(
                "a", at: 0,
                #"""
                "style":"fullScreen","pushBack":{"scale":0.5},
                "transition":{"present":{"duration":2,"easing":"linear"},"dismiss":{"style":"none"}}
                """#) + #",{"at":1,"dismiss":"a"},\#(show("b", at: 3, #""style":"alert""#))"#)
        let player = Player(answer["timeline"])
        let before = try #require(player.value("presenter", "scale", at: 0.999))
        #expect(abs(before[0] - 0.75) < 1e-3)
        #expect(player.value("presenter", "scale", at: 1) == [1])
        #expect(player.value("presenter", "scale", at: 3) == [1])
    }

    /// A window of visionOS is round by itself, and recedes as it is.
    @Test func `the presenter of a schedule keeps the corners of its window`() throws {
        let device = "visionos-960x720"
        let answer = try schedule(show("a", at: 0.5, #""style":"sheet""#) + #",{"at":2,"dismiss":"a"}"#, device: device)
        let alone = try spec(#"{"device":"\#(device)","dialog":{"style":"sheet"}}"#)
        let radius = alone["layers"]["presenter"]["cornerRadius"]
        #expect(radius == 46 && answer["layers"]["presenter"]["cornerRadius"] == radius)
        #expect(answer["timeline"]["tracks"].track("presenter", "cornerRadius") == .missing)
        // Behind a dialog that leaves it where it is, too.
        let panel = try spec(#"{"device":"\#(device)","dialog":{"style":"semiModal"}}"#)
        #expect(panel["layers"]["presenter"]["cornerRadius"] == radius)
        let own = try spec(
            #"{"device":"\#(device)","dialog":{"style":"sheet","pushBack":{"scale":0.9,"cornerRadius":20}}}"#)
        let track = own["transitions"]["present"]["tracks"].track("presenter", "cornerRadius")
        #expect(track.trackValues == [radius, 20])
    }

    @Test func `the presenter of a schedule is on the grid of pixels`() throws {
        let device = "galaxy-z-fold5-folded"
        let dialog = #""style":"semiModal""#
        let answer = try schedule(show("a", at: 0, dialog), device: device)
        let alone = try spec(#"{"device":"\#(device)","dialog":{\#(dialog)}}"#)
        #expect(answer["layers"]["presenter"]["frame"] == alone["layers"]["presenter"]["frame"])
    }
}

@Suite struct `The keyboard of a schedule` {
    /// What a change of the device moves is at its rest when the change has ended, by the change's own curve.
    @Test func `comes to its rest`() throws {
        let answer = try schedule(show("a", at: 0, #""style":"pageSheet""#) + #",{"at":0.05,"keyboard":"docked"}"#)
        let alone = try spec(
            #"{"device":{"profile":"iphone-17","keyboard":"docked"},"dialog":{"style":"pageSheet"}}"#)
        let track = answer["timeline"]["tracks"].track("keyboard", "position")
        #expect(track.trackValues.last == alone.frame(of: "keyboard").center)
        #expect(track["keyframes"].elements.count <= 4)
    }

    /// A layer that comes with a keyboard without a motion of its own is one of the schedule's, too.
    @Test func `brings the layers of the rest above it`() throws {
        let dialog = #"""
            "style":"popover","content":{"title":"A rather long title that has to wrap on smaller screens",
            "navigationBar":{"title":"T","trailing":{"id":"done","title":"Done"}}},
            "placement":{"anchor":{"x":45,"y":341,"width":40,"height":30}}
            """#
        let keyboard = #""keyboard":{"height":220}"#
        let answer = try answer(
            #"""
            {"device":{"profile":"iphone-5","orientation":"landscapeLeft"},"policy":"queue",
            "events":[{"at":0,"show":{"id":"m",\#(dialog)}},{"at":2,\#(keyboard)}]}
            """#, at: "/v1/schedules")
        let alone = try spec(
            #"{"device":{"profile":"iphone-5","orientation":"landscapeLeft",\#(keyboard)},"dialog":{\#(dialog)}}"#)
        let shared = ["presenter", "statusBar", "keyboard", "homeIndicator"]
        let own = alone.layerIDs.filter { !shared.contains($0) }.map { "m/" + $0 }
        #expect(own.contains("m/scroll:body"))
        #expect(Set(own).isSubset(of: Set(answer.layerIDs)))
        #expect(answer["layers"]["m/scroll:body"]["lifetime"][0] == 2)
    }
}

@Suite struct `A fault of the device in a schedule` {
    /// The device meets every dialog with it.
    @Test(arguments: [1, 2, 5])
    func `a fault of the device in a schedule is told once, however many dialogs there are`(count: Int) throws {
        let events = (0..<count).map { #"{"at":\#($0),"show":{"style":"alert","content":{"title":"\#($0)"}}}"# }
        let body = #"""
            {"device":{"profile":"iphone-4","keyboard":{"height":480}},"policy":"queue",\#
            "events":[\#(events.joined(separator: ","))]}
            """#
        let errors = try problem(body, at: "/v1/schedules")["errors"].elements
        #expect(errors.map { $0["pointer"] } == ["/device/keyboard"])
    }

    @Test func `leaves those of the dialogs apart`() throws {
        let far = #"{"style":"semiModal","placement":{"frame":{"x":999,"y":0,"width":9,"height":9}}}"#
        let body = #"""
            {"device":"iphone-4","policy":"queue","events":[{"at":0,"show":\#(far)},{"at":1,"show":\#(far)}]}
            """#
        #expect(try problem(body, at: "/v1/schedules")["errors"].elements.count == 2)
    }
}
