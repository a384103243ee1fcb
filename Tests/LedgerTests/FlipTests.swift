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
        let answer = try spec(
            #"{"device":"ipad-1","dialog":{"style":"fullScreen","transition":{"present":{},"#
                + #""dismiss":{"style":"flipHorizontal"}}}}"#)
        #expect(answer["layers"]["presenter"]["rotationY"] == .missing)
        for way in ["present", "dismiss"] {
            #expect(answer["transitions"][way]["tracks"].track("presenter", "rotationY") == .missing)
        }
    }
}
