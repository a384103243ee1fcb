import AnswerTestSupport
import ServiceTestSupport
import Testing

private func schedule(_ events: String, policy: String = "queue", device: String = #""iphone-15""#) throws -> JSON {
    try schedule([events], policy: policy, on: device)
}

private func show(_ id: String, at time: Double, _ members: String) -> String {
    showing(#""id":"\#(id)",\#(members)"#, at: time)
}

@Suite struct `Layers of a schedule` {
    /// The bars of the system are there once, over all of them.
    @Test func `layers of a schedule are those of each show under its prefix, above one presenter`() throws {
        let members = #""style":"semiModal","content":{"title":"Hi"},"dismissal":{"after":2}"#
        let answer = try schedule(show("a", at: 0, members) + "," + show("b", at: 1, members))
        let system = ["statusBar", "homeIndicator"]
        let own = try spec(#"{"device":"iphone-15","dialog":{\#(members)}}"#)["layers"].elements.dropFirst()
            .compactMap { $0["id"].string }.filter { !system.contains($0) }
        #expect(
            answer["layers"].elements.compactMap { $0["id"].string }
                == ["presenter"] + own.map { "a/" + $0 } + own.map { "b/" + $0 } + system)
        #expect(answer["layers"]["b/title"]["parent"] == "b/dialog")
    }

    /// 216 points high, the keyboard is just below a screen of 480 while its centre is at 588.
    @Test func `have the keyboard that comes and goes, whoever is there`() throws {
        let panel = show("a", at: 2, #""style":"semiModal","dismissal":{"after":2}"#)
        let answer = try schedule(
            #"{"at":1,"keyboard":{"height":216}},\#(panel),{"at":3,"keyboard":null}"#, device: #""iphone-4""#)
        let timeline = Player(answer["timeline"])
        for (time, y) in [(0.5, 588.0), (1.9, 372.0), (2.9, 372.0), (5, 588)] {
            #expect(timeline.value("keyboard", "position", at: time) == [160, y])
        }
        #expect(answer["layers"]["keyboard"]["lifetime"].pair == [0, answer["duration"].number])
        #expect(answer.layerIDs.last == "keyboard")
    }

    @Test func `live from the start of showing until they are removed, the presenter all the time`() throws {
        let answer = try schedule(
            show("a", at: 1, #""style":"semiModal","dismissal":{"after":2}"#) + ","
                + show("b", at: 1, #""style":"semiModal""#))
        let entries = answer["entries"].elements
        #expect(
            answer["layers"]["a/dialog"]["lifetime"].pair == [1, entries[0]["removedAt"].number])
        #expect(
            answer["layers"]["b/dialog"]["lifetime"].pair
                == [entries[1]["showAt"].number, answer["duration"].number])
        #expect(answer["layers"]["presenter"]["lifetime"].pair == [0, answer["duration"].number])
    }

    /// A layer that only another rest has is not where its parent carries it from its own frame: the dialog is listed
    /// where it rests first.
    @Test(arguments: [
        #""style":"sheet","placement":{"detents":["medium","large"]}"#,
        #""style":"formSheet","content":{"navigationBar":{"title":"Mail"},"message":"M"}"#,
        #""style":"alert","content":{"title":"T","message":"\#(String(repeating: "word ", count: 90))"}"#,
    ])
    func `layers of a schedule that come with a turn are where they rest then`(members: String) throws {
        for (first, second) in [("landscapeLeft", "portrait"), ("portrait", "landscapeLeft")] {
            let answer = try schedule(
                show("a", at: 0, members) + #",{"at":5,"orientation":"\#(second)"}"#, policy: "stack",
                device: #"{"profile":"iphone-15","orientation":"\#(first)"}"#)
            let rest = try spec(
                #"{"device":{"profile":"iphone-15","orientation":"\#(second)"},"dialog":{\#(members)}}"#)
            let end = RestMoment(answer, answer["timeline"], .last)
            for id in rest.layerIDs where answer["layers"]["a/" + id] != .missing {
                let (place, frame) = (end.value("a/" + id, "position"), rest.frame(of: id))
                #expect(abs(place[0].number - frame.midX) < 1e-3, "\(second) \(id)")
                #expect(abs(place[1].number - frame.midY) < 1e-3, "\(second) \(id)")
            }
        }
    }

    @Test func `layers of a schedule are all that tracks move`() throws {
        let answer = try schedule(
            show("a", at: 0, #""style":"pageSheet","content":{"title":"A"}"#) + ","
                + show("b", at: 0.2, #""style":"alert","content":{"title":"B","actions":[{"title":"OK"}]}"#)
                + #",{"at":1,"orientation":"landscapeLeft"},{"at":2,"dismiss":"b"},{"at":3,"dismiss":"a"}"#,
            policy: "stack")
        let layers = Set(answer["layers"].elements.compactMap { $0["id"].string })
        let moved = answer["timeline"]["tracks"].elements.compactMap { $0["layer"].string }
        #expect(Set(moved).isSubset(of: layers))
        #expect(moved.contains("presenter"))
    }

    @Test func `two that push the presenter back leave it where the uppermost has it, without a jump`() throws {
        func pushed(_ id: String, _ time: Double, to scale: Double) -> String {
            show(id, at: time, #""style":"semiModal","pushBack":{"scale":\#(scale)}"#)
        }
        let answer = try schedule(
            pushed("a", 0, to: 0.9) + "," + pushed("b", 2, to: 0.8)
                + #",{"at":4,"dismiss":"b"},{"at":6,"dismiss":"a"}"#, policy: "stack")
        let player = Player(answer["timeline"])
        for (time, scale) in [(0.0, 1.0), (1.9, 0.9), (2.0, 0.9), (3.9, 0.8), (4.0, 0.8), (5.9, 0.9), (9.0, 1.0)] {
            let value = try #require(player.value("presenter", "scale", at: time))
            #expect(abs(value[0] - scale) < 1e-4)
        }
    }

    @Test func `a presenter without a dialog turns with the window`() throws {
        let answer = try schedule(
            show("a", at: 5, #""style":"semiModal""#) + #",{"at":1,"orientation":"landscapeLeft"}"#)
        let track = answer["timeline"]["tracks"].track("presenter", "size")
        #expect(track.trackValues.first == [393, 852])
        #expect(track.trackValues.last == [852, 393])
    }

    @Test func `parts are answered alone`() throws {
        let body = #""device":"iphone-4","policy":"queue","events":[\#(show("a", at: 0, #""style":"semiModal""#))]"#
        let whole = try answer("{\(body)}", at: "/v1/schedules")
        for name in ["entries", "ignoredEvents", "adaptations", "duration", "layers", "timeline", "turns"] {
            let part = try answer(#"{\#(body),"options":{"include":["\#(name)"]}}"#, at: "/v1/schedules")
            #expect(part.members == [name: whole[name]])
        }
    }
}
