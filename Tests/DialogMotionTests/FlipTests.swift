import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A presenter that has flipped over with its dialog lies with its face down until the dialog has gone.
@Suite struct `A flip` {
    @Test(arguments: ["coverVertical", "crossDissolve", "none", "flipHorizontal"])
    func `turns the presenter back whichever way the dialog goes`(dismissal: String) throws {
        let answer = try spec(
            #"{"device":"ipad-1","dialog":{"style":"fullScreen","transition":{"present":{"style":"flipHorizontal"},"#
                + #""dismiss":{"style":"\#(dismissal)"}}}}"#)
        let rest = answer["layers"]["presenter"]["rotationY"]
        #expect(abs(rest.number) == 180)
        let present = answer["transitions"]["present"]["tracks"].track("presenter", "rotationY")["keyframes"]
        #expect(present[0]["value"] == 0)
        #expect(present[1]["value"] == rest)
        let dismiss = answer["transitions"]["dismiss"]["tracks"].track("presenter", "rotationY")["keyframes"]
        #expect(dismiss[0]["value"] == rest)
        #expect(dismiss[1]["value"] == 0)
    }

    @Test func `leaves a presenter alone that did not turn when the dialog came`() throws {
        let answer = try layout(
            "fullScreen", on: "ipad-1", dialog: #""transition":{"present":{},"dismiss":{"style":"flipHorizontal"}}"#)
        #expect(answer["layers"]["presenter"]["rotationY"] == .missing)
        for way in ["present", "dismiss"] {
            #expect(answer["transitions"][way]["tracks"].track("presenter", "rotationY") == .missing)
        }
    }

    /// Turned a quarter clockwise on the surface, the window's x axis is the surface's y axis, and its y axis points to
    /// the surface's left; three quarters, and both point the other way.
    @Test(arguments: ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"])
    func `turns about the axis that the surface has it on`(orientation: String) throws {
        func answer(_ dialog: String) throws -> JSON {
            try layout(
                on: "ipad-1", state: #""orientation":"\#(orientation)""#, dialog: dialog,
                options: #""coordinateSpace":"fixed""#)
        }
        let flip = try answer(#"{"style":"fullScreen","transition":{"style":"flipHorizontal"}}"#)
        let custom = try answer(
            #"""
            {"style":"floating","transition":{"style":"custom","from":{"rotationX":30,"rotationZ":10,\#
            "scale":[0.5,0.8]}}}
            """#
        )
        let (property, other, degrees, turned): (String, String, Double, Double)
        switch flip["stage"]["rotation"] {
        case 0: (property, other, degrees, turned) = ("rotationY", "rotationX", 180, 30)
        case 90: (property, other, degrees, turned) = ("rotationX", "rotationY", -180, 30)
        case 180: (property, other, degrees, turned) = ("rotationY", "rotationX", -180, -30)
        default: (property, other, degrees, turned) = ("rotationX", "rotationY", 180, -30)
        }
        let tracks = flip["transitions"]["present"]["tracks"]
        #expect(tracks.track("dialog", property).ends == [.number(degrees), 0])
        #expect(tracks.track("presenter", property).ends == [0, .number(-degrees)])
        #expect(tracks.track("dialog", other) == .missing)
        #expect(flip["layers"]["presenter"][property] == .number(-degrees))
        #expect(flip["layers"]["presenter"][other] == .missing)

        let own = custom["transitions"]["present"]["tracks"]
        #expect(own.track("dialog", other).ends == [.number(turned), 0])
        #expect(own.track("dialog", property) == .missing)
        #expect(own.track("dialog", "rotationZ").ends == [10, 0])
        let isUpright = property == "rotationY"
        #expect(own.track("dialog", "scale").ends == [isUpright ? [0.5, 0.8] : [0.8, 0.5], [1, 1]])
    }
}
