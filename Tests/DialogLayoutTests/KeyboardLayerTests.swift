import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A keyboard is drawn, too, and goes where it is said to go.
@Suite struct `The keyboard's layer` {
    private let panel = #""dialog":{"style":"semiModal","content":{"size":{"height":80}}}"#
    private func phone(_ members: String = "") -> String { #""device":{"profile":"iphone-4"\#(members)}"# }
    private let docked = #","keyboard":{"height":216}"#

    private func change(_ from: String, _ to: String) throws -> JSON {
        try answer("{\"from\":{\(from)},\"to\":{\(to)}}", at: "/v1/specs/transitions")
    }

    @Test func `lies over everything, where the stage has it`() throws {
        let up = try spec("{\(phone(docked)),\(panel)}")
        let layer = up["layers"].elements.last ?? .missing
        #expect(layer["id"] == "keyboard" && layer["role"] == "keyboard")
        #expect(layer["frame"] == ["x": 0, "y": 264, "width": 320, "height": 216])
        #expect(layer["frame"] == up["stage"]["keyboard"])
        #expect(try spec("{\(phone()),\(panel)}")["layers"]["keyboard"] == .missing)
    }

    /// Two halves of three tenths of its width at its ends; between them the dialog is seen and touched.
    @Test func `has two halves where the keyboard is split`() throws {
        let device = #""device":{"profile":"ipad-pro-11-m4","keyboard":{"height":300,"mode":"split"}}"#
        let dialog = #""dialog":{"style":"semiModal","content":{"size":{"height":400}}}"#
        let whole = try spec("{\(device),\(dialog)}")
        #expect(whole["layers"]["keyboard"]["frame"] == ["x": 0, "y": 910, "width": 834, "height": 300])
        let touched = whole["hitRegions"].elements.filter { $0["target"] == "keyboard" }
        #expect(touched.count == 2)
        let hits = try answer(
            "{\(device),\(dialog),\"points\":[[100,1000],[249,1000],[417,1000],[585,1000],[730,1000]]}",
            at: "/v1/specs/hit-test")["hits"].elements.map { $0["target"] }
        #expect(hits == ["keyboard", "keyboard", "dialog", "keyboard", "keyboard"])
    }

    /// 216 points high, it is just below a screen of 480 while its centre is at 588.
    @Test func `comes and goes through the lower edge`() throws {
        let own = try spec("{\(phone(docked)),\(panel)}")["transitions"]
        let show = try change("\(phone()),\(panel)", "\(phone(docked)),\(panel)")
        let hide = try change("\(phone(docked)),\(panel)", "\(phone()),\(panel)")
        for timeline in [own["keyboard"], show] {
            #expect(timeline["tracks"].track("keyboard", "position").ends == [[160, 588], [160, 372]])
        }
        for timeline in [own["keyboardHide"], hide] {
            #expect(timeline["tracks"].track("keyboard", "position").ends == [[160, 372], [160, 588]])
            #expect(timeline["tracks"].track("keyboard", "opacity") == .missing)
        }
        // Held sideways on a surface fixed in portrait, the window's lower edge is one of the surface's sides.
        let fixed = try spec(
            #"""
            {"device":{"profile":"iphone-4","orientation":"landscapeLeft","keyboard":{"height":162}},\#(panel),\#
            "options":{"coordinateSpace":"fixed"}}
            """#
        )
        let ends = fixed["transitions"]["keyboard"]["tracks"].track("keyboard", "position").ends
        #expect(abs(ends[0][0].number - ends[1][0].number) == 162 && ends[0][1] == ends[1][1])
    }

    @Test func `grows with the keyboard, and fades under reduced motion`() throws {
        let higher = try change("\(phone(docked)),\(panel)", "\(phone(#","keyboard":{"height":100}"#)),\(panel)")
        #expect(higher["tracks"].track("keyboard", "position").ends == [[160, 372], [160, 430]])
        #expect(higher["tracks"].track("keyboard", "size").ends == [[320, 216], [320, 100]])
        let still = try spec("{\(phone(docked + #","reduceMotion":true"#)),\(panel)}")["transitions"]["keyboard"]
        #expect(still["tracks"].track("keyboard", "opacity").ends == [0, 1])
        #expect(still["tracks"].track("keyboard", "position") == .missing)
    }

    @Test func `the keyboard's layer is one for all dialogs of a scene`() throws {
        let scene = try answer(
            #"""
            {"device":{"profile":"iphone-4","keyboard":{"height":216}},"dialogs":[{"id":"a","style":"semiModal"},\#
            {"id":"b","style":"alert","content":{"title":"T","actions":[{"title":"OK"}]}}]}
            """#,
            at: "/v1/scenes")
        #expect(scene.layerIDs.filter { $0.hasSuffix("keyboard") } == ["keyboard"])
        #expect(scene.layerIDs.last == "keyboard")
        #expect(
            scene["transitions"]["keyboard"]["tracks"].track("keyboard", "position").ends == [[160, 588], [160, 372]])
    }

    /// Interrupted on its way up, it goes back down, and the dialog with it.
    @Test func `goes on from where it is when it is taken out of its way`() throws {
        let request = "\(phone(docked)),\(panel)"
        let sample = try answer(
            "{\(request),\"phase\":\"keyboard\",\"times\":[0.1]}", at: "/v1/specs/samples")["samples"][0]["layers"]
        let back = try answer(
            "{\(request),\"phase\":\"keyboard\",\"at\":0.1,\"to\":\"presented\"}", at: "/v1/specs/retarget")
        let ends = back["tracks"].track("keyboard", "position").ends
        #expect(ends[1] == [160, 372])
        #expect(abs(ends[0][1].number - sample["keyboard"]["position"][1].number) < 1e-3)
    }
}
