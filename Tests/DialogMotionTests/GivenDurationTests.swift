import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The contract: a spring's duration is its settling time, after which it stays within 0.001 of its end.
@Suite struct `A platform's own springs in a duration of the request` {
    private static let cases = [
        ("pixel-watch", "alert", ""), ("pixel-watch", "semiModal", ""), ("pixel-8", "sheet", "compose"),
        ("pixel-8", "slidingMessage", "compose"), ("pixel-8", "popover", "compose"), ("gnome-1000x720", "sheet", ""),
        ("gnome-1000x720", "alert", ""), ("gnome-1000x720", "formSheet", #""style":"slide","#),
    ]

    /// No property jumps at the end of a part, nor passes its end when it leaves.
    @Test(arguments: Self.cases, [0.05, 0.1, 0.25, 0.9])
    func `settle in it`(of dialog: (device: String, style: String, more: String), within seconds: Double) throws {
        let isCompose = dialog.more == "compose"
        let answer = try layout(
            dialog.style, on: dialog.device,
            state: isCompose ? #""system":{"name":"Android","version":"16","toolkit":"compose"}"# : "",
            content: #""title":"Saved"\#(dialog.style == "alert" ? #","actions":[{"title":"OK"}]"# : "")"#,
            placement: dialog.style == "popover" ? #""anchor":{"x":100,"y":300,"width":40,"height":30}"# : "",
            dialog: #""transition":{\#(isCompose ? "" : dialog.more)"duration":\#(seconds)}"#)
        for name in ["present", "dismiss"] {
            let motion = answer["transitions"][name]
            #expect(motion["duration"].number == seconds, "\(name)")
            for track in motion["tracks"].elements {
                let keyframes = track["keyframes"].elements
                for (here, there) in zip(keyframes, keyframes.dropFirst()) where here["easing"]["spring"] != .missing {
                    let length = there["time"].number - here["time"].number
                    // On the grid of times a part may be half a step shorter than the spring.
                    for share in [0.999, 1, 1 + 0.5e-4 / length] {
                        let progress = Player.progress(here["easing"], seconds: share * length, of: length)
                        #expect(
                            abs(progress - 1) < 0.02 && progress < 1.002,
                            "\(dialog) \(name) \(track["layer"]) \(track["property"])")
                    }
                }
            }
        }
    }
}

/// A transition that takes no time beside an easing of its own that does.
@Suite struct `A transition without a duration beside a spring` {
    /// What takes no time is at its end at once; presenting ends at the rest, and dismissing begins there.
    @Test func `begins where it is, and is there at once`() throws {
        let answer = try layout(
            "semiModal",
            dialog: #"""
                "transition":{"duration":0,"style":"custom","from":{"opacity":0,"scale":0.5},
                "easings":{"scale":{"spring":{"duration":0.5,"bounce":0.2}}}}
                """#)
        let rest = answer["layers"]["dimming"]["opacity"].number
        for (name, ends) in [("present", (0.0, 1.0)), ("dismiss", (1, 0))] {
            let motion = answer["transitions"][name]
            let player = Player(motion)
            #expect(player.duration > 0)
            for (layer, share) in [("dialog", 1), ("dimming", rest)] {
                let track = motion["tracks"].track(layer, "opacity")
                #expect(track.trackValues == [.number(ends.0 * share), .number(ends.1 * share)])
                for time in [0, player.duration / 2, player.duration] {
                    #expect(player.value(layer, "opacity", at: time) == [ends.1 * share], "\(name) \(layer)")
                }
            }
        }
    }
}
