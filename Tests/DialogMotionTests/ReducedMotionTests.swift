import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `With reduced motion` {
    /// The times of either direction by each platform's sources (docs/platforms.md), where a fade takes no longer than
    /// the motion that it replaces.
    @Test(arguments: [
        ("windows-1024x720", "semiModal", #""edge":"leading""#, 0.35, 0.12),
        ("windows-1024x720", "fullScreen", "", 0.2, 0.12),
        ("visionos-1280x720", "formSheet", "", 0.3, 0.2), ("mate-70", "alert", "", 0.25, 0.22),
    ])
    func `a dialog goes in its own time`(
        device: String, style: String, placement: String, coming: Double, going: Double
    ) throws {
        let transitions = try layout(
            style, on: device, state: #""reduceMotion":true"#, content: #""title":"T""#, placement: placement)[
                "transitions"]
        #expect(transitions["present"]["duration"].number == coming)
        #expect(transitions["dismiss"]["duration"].number == going)
    }

    /// A presenter that does not go back behind a card is all of the window, with the window's corners.
    @Test(arguments: ["iphone-15", "iphone-17", "iphone-8"])
    func `a presenter that stays where it is keeps its corners`(device: String) throws {
        let answer = try layout("pageSheet", on: device, state: #""reduceMotion":true"#, content: #""title":"T""#)
        let presenter = answer["layers"]["presenter"]
        #expect(presenter["frame"] == answer["stage"]["bounds"])
        #expect(presenter["scale"] == .missing)
        #expect(presenter["cornerRadius"] == .missing || presenter["cornerRadius"] == 0)
        for direction in ["present", "dismiss"] {
            let tracks = answer["transitions"][direction]["tracks"].elements
            #expect(!tracks.contains { $0["layer"] == "presenter" && $0["property"] == "cornerRadius" })
        }
    }

    @Test func `a presenter has the corners that the request gives it`() throws {
        let answer = try layout(
            "pageSheet", on: "iphone-15", state: #""reduceMotion":true"#,
            dialog: #""pushBack":{"scale":0.9,"cornerRadius":20}"#)
        #expect(answer["layers"]["presenter"]["cornerRadius"] == 20)
    }

    /// No fade lasts longer than the motion that it replaces.
    @Test(arguments: [
        "windows-1024x720", "macos-1200x800", "visionos-1280x720", "kde-800x600", "gnome-800x600", "mate-70",
    ])
    func `nothing takes longer than without`(device: String) throws {
        for style in ["alert", "formSheet", "pageSheet", "sheet", "fullScreen", "semiModal", "slidingMessage"] {
            func motion(_ isReduced: Bool) throws -> JSON {
                try layout(style, on: device, state: #""reduceMotion":\#(isReduced)"#, content: #""title":"T""#)[
                    "transitions"]
            }
            let (reduced, whole) = try (motion(true), motion(false))
            for direction in ["present", "dismiss"] where whole[direction]["duration"].number > 0 {
                // A spring without overshoot settles later than one that is cut off at its end.
                let isSprung = whole[direction]["tracks"].elements.contains {
                    $0["keyframes"][0]["easing"]["spring"] != .missing
                }
                let (fade, own) = (reduced[direction]["duration"].number, whole[direction]["duration"].number)
                #expect(isSprung || fade <= own, "\(style) \(direction): \(fade) of \(own)")
            }
        }
    }

    /// What the keyboard does not move is where the turn has put it, as without the keyboard.
    @Test func `with reduced motion a turn holds that is interrupted at once`() throws {
        let answer = try schedule(
            [
                showing(#""id":"a","style":"pageSheet","content":{"actions":[{"title":"OK"}]}"#, at: 0),
                #"{"at":2,"orientation":"landscapeRight"}"#, #"{"at":2,"keyboard":"docked"}"#,
            ], policy: "stack", on: "iphone-14", state: #""reduceMotion":true"#)
        let player = Player(answer["timeline"])
        for layer in ["a/dialog", "a/dimming"] {
            #expect(player.value(layer, "position", at: 2.1) == [422, 195])
            #expect(player.value(layer, "size", at: 2.1) == [844, 390])
        }
    }
}
