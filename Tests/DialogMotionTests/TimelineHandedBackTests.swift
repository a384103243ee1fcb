import AnswerTestSupport
import ServiceTestSupport
import Testing

private let samples = "/v1/specs/samples"
private let retarget = "/v1/specs/retarget"
private let hitTest = "/v1/specs/hit-test"
private let panel = DialogBody("semiModal", on: "iphone-4", content: #""actions":[{"id":"ok","title":"OK"}]"#).members
private let stack =
    #"""
    "device":"iphone-4","dialogs":[{"id":"a","style":"semiModal"},{"id":"b","style":"semiModal",\#
    "content":{"size":{"height":120}}}]
    """#
private let schedule =
    #"""
    "device":"iphone-4","policy":"queue","events":[{"at":1,"show":{"id":"a","style":"semiModal",\#
    "dismissal":{"after":3}}},{"at":2,"orientation":"landscapeLeft"}]
    """#

/// The same without the turn.
private let still =
    #"""
    "device":"iphone-4","policy":"queue","events":[{"at":1,"show":{"id":"a","style":"semiModal",\#
    "dismissal":{"after":3}}}]
    """#

/// The centre of a layer at the moments of samples.
private func centers(_ answer: JSON, of layer: String) -> [[Double]] {
    answer["samples"].elements.map { $0["layers"].members[layer]?["position"].pair ?? [] }
}

@Suite struct `A timeline that is handed back` {
    @Test(arguments: ["present", "dismiss"])
    func `a timeline that is handed back is sampled by itself as by its phase`(phase: String) throws {
        let timeline = try answer("{\(panel)}", at: "/v1/specs")["transitions"][phase]
        let times = "[0,0.1,0.35,0.6,9]"
        let byPhase = try answer(#"{\#(panel),"phase":"\#(phase)","times":\#(times)}"#, at: samples)
        #expect(try answer(#"{"timeline":\#(timeline.text),"times":\#(times)}"#, at: samples) == byPhase)
    }

    @Test
    func `a timeline that is handed back is taken whole, with rests, causes and what became something else`() throws {
        let rotation = try answer(#"{\#(panel),"options":{"rests":true}}"#, at: "/v1/specs")["transitions"]["rotate"][
            "landscapeLeft"]
        #expect(rotation["rest"] != .missing)
        let change = try answer(
            #"""
            {"from":{\#(panel)},"to":{"device":{"profile":"iphone-4","keyboard":"docked"},\#
            "dialog":{"style":"semiModal"}},"options":{"explain":true}}
            """#,
            at: "/v1/specs/transitions")
        #expect(change["causes"] != .missing && change["adaptations"] != .missing && change["trace"] != .missing)
        for timeline in [rotation, change] {
            _ = try answer(#"{"timeline":\#(timeline.text),"times":[0]}"#, at: samples)
            _ = try answer(#"{"timeline":\#(timeline.text),"at":0.1,"to":"presented"}"#, at: retarget)
        }
    }

    @Test
    func `a timeline that is handed back is turned around by itself: from where it is, to where it came from`() throws {
        // Half of the way of an ease in and out, from 720 to 360 in 0.7 seconds.
        let timeline = try answer(
            #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#, at: "/v1/specs")["transitions"]["present"]
        for (goal, end) in [("presented", 360.0), ("dismissed", 720.0)] {
            let back = try answer(
                #"{"timeline":\#(timeline.text),"at":0.35,"to":"\#(goal)","times":[0,60]}"#, at: retarget)
            let centers = centers(back, of: "dialog")
            #expect(abs(centers[0][1] - 540) < 0.01)
            #expect(centers[1] == [160, end])
        }
    }

    /// The upper corners are about to be as square as the lower ones are when all go back to being round.
    @Test func `a timeline that is handed back is turned around while its corners are about to be alike`() throws {
        let timeline = #"""
            {"duration":0.2,"events":[{"time":0,"name":"didPresent"}],"tracks":[{"layer":"dialog",
             "property":"cornerRadii","keyframes":[{"time":0,"value":[20,20,20,20],"easing":"linear"},
             {"time":0.1,"value":[10,10,0,0],"easing":"linear"},{"time":0.2,"value":[0,0,0,0]}]}]}
            """#
        let back = try answer(#"{"timeline":\#(timeline),"at":0.195,"to":"presented"}"#, at: retarget)
        let track = back["tracks"].elements[0]
        #expect(track["property"] == "cornerRadii")
        #expect(track.trackValues.map(\.pair) == [[0.5, 0.5, 0, 0], [0, 0, 0, 0], [20, 20, 20, 20]])
    }

    @Test func `goes by itself nowhere but there and away`() throws {
        let timeline = try answer("{\(panel)}", at: "/v1/specs")["transitions"]["present"]
        let errors = try problem(
            #"{"timeline":\#(timeline.text),"at":0.1,"to":"landscapeLeft"}"#, at: retarget)["errors"].elements
        #expect(errors.map { $0["pointer"] } == ["/device", "/dialog"])
    }

    @Test func `a timeline that is handed back is touched with the layers and regions of its answer`() throws {
        let spec = try answer("{\(panel)}", at: "/v1/specs")
        let timeline = spec["transitions"]["present"].text
        let points = #""points":[[160,100],[160,419],[160,421],[160,470],[400,10]]"#
        let drawn = #""layers":\#(spec["layers"].text),"hitRegions":\#(spec["hitRegions"].text)"#
        for at in [0.0, 0.35, 0.7] {
            let byPhase = try answer(#"{\#(panel),"phase":"present","at":\#(at),\#(points)}"#, at: hitTest)
            #expect(
                try answer(#"{"timeline":\#(timeline),"at":\#(at),\#(drawn),\#(points)}"#, at: hitTest) == byPhase)
        }
        let missing = try problem(#"{"timeline":\#(timeline),"at":0.1,\#(points)}"#, at: hitTest)["errors"].elements
        #expect(missing.map { $0["pointer"] } == ["/layers", "/hitRegions"])
    }

    @Test func `a timeline that is handed back is touched at the rest that it tells`() throws {
        // On its side the panel takes the lower half of 320 points.
        let rotation = try answer(#"{\#(panel),"options":{"rests":true}}"#, at: "/v1/specs")["transitions"]["rotate"][
            "landscapeLeft"]
        let hits = try answer(
            #"{"timeline":\#(rotation.text),"at":\#(rotation["duration"].number),"points":[[240,159],[240,161]]}"#,
            at: hitTest)["hits"].elements
        #expect(hits.map { $0["target"] } == ["dimming", "dialog"])
    }
}

@Suite struct `Motion of scenes and schedules` {
    @Test func `a scene's phase is sampled under the names of the scene`() throws {
        let timeline = try answer("{\(stack)}", at: "/v1/scenes")["transitions"]["present"]
        let byPhase = try answer(#"{\#(stack),"phase":"present","times":[0,0.2]}"#, at: samples)
        #expect(try answer(#"{"timeline":\#(timeline.text),"times":[0,0.2]}"#, at: samples) == byPhase)
        let start = timeline["tracks"].elements.first { $0["layer"] == "b/dialog" }?["keyframes"][0]["value"].pair
        #expect(centers(byPhase, of: "b/dialog")[0] == start)
    }

    @Test func `a scene is led away and back`() throws {
        let dismissal = try answer("{\(stack)}", at: "/v1/scenes")["transitions"]["dismiss"]["tracks"]
        let end = dismissal.elements.first { $0["layer"] == "b/dialog" }?["keyframes"].elements.last?["value"].pair
        let away = try answer(#"{\#(stack),"phase":"present","at":0.2,"to":"dismissed","times":[60]}"#, at: retarget)
        #expect(centers(away, of: "b/dialog") == [end])
    }

    @Test func `when the uppermost dialog has gone, the one below is touched`() throws {
        let points = #""points":[[160,300],[160,400]]"#
        let there = try answer(#"{\#(stack),"phase":"dismiss","at":0,\#(points)}"#, at: hitTest)["hits"].elements
        #expect(there.map { $0["target"] } == ["b/dimming", "b/dialog"])
        let end = try answer("{\(stack)}", at: "/v1/scenes")["transitions"]["dismiss"]["duration"].number
        let gone = try answer(#"{\#(stack),"phase":"dismiss","at":\#(end),\#(points)}"#, at: hitTest)["hits"].elements
        #expect(gone.map { $0["target"] } == ["a/dialog", "a/dialog"])
    }

    @Test func `a schedule is sampled, with the turn of its window`() throws {
        let timeline = try answer("{\(schedule)}", at: "/v1/schedules")["timeline"]
        let own = try answer(#"{\#(schedule),"times":[0,1.35,1.7,60]}"#, at: samples)
        let alone = try answer(#"{"timeline":\#(timeline.text),"times":[0,1.35,1.7,60]}"#, at: samples)
        #expect(centers(own, of: "a/dialog") == centers(alone, of: "a/dialog"))
        #expect(centers(own, of: "a/dialog")[2] == [160, 360])
        #expect(own["samples"].elements.map { $0["turn"].number.magnitude } == [0, 0, 0, 90])
    }

    @Test(arguments: [
        (0.5, "presenter", "passThrough"), (1.9, "a/dialog", "content"), (60.0, "presenter", "passThrough"),
    ])
    func `a schedule is touched as it is at the moment`(at: Double, target: String, effect: String) throws {
        let hit = try answer(#"{\#(schedule),"at":\#(at),"points":[[160,300]]}"#, at: hitTest)["hits"][0]
        #expect(hit["target"] == .string(target) && hit["effect"] == .string(effect))
    }

    @Test func `a schedule is led away and back`() throws {
        for (goal, end) in [("dismissed", 720.0), ("presented", 360.0)] {
            let moved = try answer(#"{\#(still),"at":1.35,"to":"\#(goal)","times":[0,60]}"#, at: retarget)
            let centers = centers(moved, of: "a/dialog")
            #expect(abs(centers[0][1] - 540) < 0.01)
            #expect(centers[1] == [160, end])
        }
    }

    @Test func `a dialog, a scene and a schedule are three things`() throws {
        let body = #"{\#(panel),"dialogs":[{}],"events":[],"phase":"present","times":[0]}"#
        let pointers = try problem(body, at: samples)["errors"].elements.map { $0["pointer"].string ?? "" }
        #expect(pointers.contains("/events") && pointers.contains("/dialog"))
    }
}
