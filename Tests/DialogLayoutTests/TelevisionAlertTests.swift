import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Alerts of tvOS by the readings of the shipped system (platforms, tvOS).
@Suite struct `An alert of tvOS` {
    private func alert(_ content: String) throws -> JSON { try layout("alert", on: "apple-tv-4k", content: content) }

    @Test func `is 588 wide, and wider where its title takes more than five lines or it gets as high as 575`() throws {
        let actions = #""actions":[{"title":"OK"}]"#
        #expect(try alert(#""title":"Delete?",\#(actions)"#).dialog.width == 588)
        let long = String(repeating: "A title of many words. ", count: 16)
        let titled = try alert(#""title":"\#(long)",\#(actions)"#)
        #expect(titled.dialog.width == 820)
        let message = String(repeating: "What there is to say takes its room. ", count: 24)
        let high = try alert(#""title":"T","message":"\#(message)",\#(actions)"#)
        #expect(high.dialog.width == 820)
        // Buttons are at most 640 less 62 wide, in the middle.
        let button = high.frame(
            of: high["layers"].elements.compactMap(\.["id"].string).first { $0.hasPrefix("action:") } ?? "")
        #expect(button.width == 578)
        #expect(abs(button.x + button.width / 2 - 960) < 0.51)
        #expect(try alert(#""title":"T","message":"\#(message)","size":{"width":700},\#(actions)"#).dialog.width == 700)
    }

    @Test func `shrinks and fades in the first half of its time, and dims back in all of it`() throws {
        let dismiss = try alert(#""title":"Delete?","actions":[{"title":"OK"}]"#)["transitions"]["dismiss"]
        #expect(dismiss["duration"].number == 0.5)
        for (property, curve) in [("scale", [0.13, 0.38, 0.18, 1]), ("opacity", [0.35, 0, 0.18, 1])] as [(String, JSON)]
        {
            let keyframes = dismiss["tracks"].track("dialog", property)["keyframes"].elements
            #expect(keyframes.first?["easing"]["cubicBezier"] == curve)
            #expect(keyframes.dropFirst().first?["time"].number == 0.25, "\(property)")
            #expect(keyframes.last?["value"].number == keyframes.dropFirst().first?["value"].number)
        }
        #expect(dismiss["tracks"].track("dimming", "opacity")["keyframes"].elements.last?["time"].number == 0.5)
        #expect(dismiss["tracks"].track("dimming", "opacity")["keyframes"].elements.count == 2)
    }

    /// A screen with no room for a title beside the button that closes: both are where the mirror shows them.
    @Test(arguments: ["alert", "formSheet", "semiModal"], [200.0, 240])
    func `an alert of tvOS is mirrored on a screen that is too small for its parts`(style: String, width: Double) throws
    {
        func frames(_ direction: String) throws -> [String: Box] {
            let answer = try layout(
                style,
                on: #"""
                    {"screen":{"width":\#(width),"height":150,"scale":1},"idiom":"tv",
                     "system":{"name":"tvOS","version":"26"},"layoutDirection":"\#(direction)"}
                    """#, content: #""title":"A longer title for it","closeButton":{},"actions":[{"title":"OK"}]"#)
            return Dictionary(
                answer["layers"].elements.map { ($0["id"].string ?? "", $0["frame"].box) },
                uniquingKeysWith: { first, _ in first })
        }
        let (one, other) = (try frames("leftToRight"), try frames("rightToLeft"))
        for (id, box) in one {
            let mirrored = Box(width - box.maxX, box.y, box.width, box.height)
            #expect(other[id].map { mirrored.holds($0, slack: 1) && $0.holds(mirrored, slack: 1) } == true, "\(id)")
        }
    }
}
