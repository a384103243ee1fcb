import ServiceTestSupport
import Testing

@Suite struct `Ledger A: the semi-modal panel` {
    @Test func `A2: the half-height panel slides its centre from (160,720) to (160,360) in 0.7 s`() throws {
        let present = try spec(#"{"device":"iphone-3gs","dialog":{"style":"semiModal"}}"#)["transitions"]["present"]
        let keyframes = present["tracks"].track("dialog", "position")["keyframes"]
        #expect(present["duration"] == 0.7)
        #expect(keyframes[0]["value"] == [160, 720])
        #expect(keyframes[0]["easing"] == ["cubicBezier": [0.42, 0, 0.58, 1]])
        #expect(keyframes[1]["value"] == [160, 360])
    }
}
