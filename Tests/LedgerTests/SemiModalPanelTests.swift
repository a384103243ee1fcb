import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A device, how it is held, and the window that this makes.
struct Holding: Sendable, CustomTestStringConvertible {
    var device: String
    var held = Held.portrait
    var width: Double
    var height: Double

    var json: String { #"{"profile":"\#(device)","orientation":"\#(held.rawValue)"}"# }
    var window: Box { Box(x: 0, y: 0, width: width, height: height) }
    var testDescription: String { "\(device) \(held.rawValue)" }

    /// Screens whose half height is a whole number of pixels, so that no edge is rounded.
    static let all = [
        Holding(device: "iphone-3gs", width: 320, height: 480),
        Holding(device: "iphone-4", held: .landscapeRight, width: 480, height: 320),
        Holding(device: "iphone-5s", held: .landscapeLeft, width: 568, height: 320),
        Holding(device: "iphone-6", width: 375, height: 667),
        Holding(device: "iphone-x", width: 375, height: 812),
        Holding(device: "ipad-1", width: 768, height: 1024),
        Holding(device: "ipad-1", held: .landscapeLeft, width: 1024, height: 768),
        Holding(device: "ipad-air-2", held: .portraitUpsideDown, width: 768, height: 1024),
    ]
}

@Suite struct `Ledger A: the semi-modal panel` {
    static let easeInOut: JSON = ["cubicBezier": [0.42, 0, 0.58, 1]]

    @Test(arguments: Holding.all)
    func `A1: by default the panel is half as high as the screen and rests on the bottom edge`(on: Holding) throws {
        let answer = try layout("semiModal", on: on.json)
        let half = Box(x: 0, y: on.height / 2, width: on.width, height: on.height / 2)
        #expect(answer["layers"]["dialog"]["frame"] == half.json)
        #expect(answer["layers"]["dialog"]["opacity"] == 1)
        #expect(answer["layers"]["presenter"]["frame"] == on.window.json)
        #expect(answer["layers"]["presenter"]["opacity"] == 1)
        #expect(answer["presentation"]["resolved"] == "semiModal")
        #expect(answer["presentation"]["level"] == "window")
    }

    @Test(arguments: [(#""25%""#, 120.0), ("100", 100), (#""100%""#, 480), ("460", 460)])
    func `A1: a panel of another height rests on the bottom edge as well`(asked: String, height: Double) throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let answer = try layout(
                "semiModal", on: "iphone-3gs", state: #""layoutDirection":"\#(direction)""#,
                content: #""size":{"height":\#(asked)}"#)
            #expect(
                answer["layers"]["dialog"]["frame"]
                    == Box(x: 0, y: 480 - height, width: 320, height: height).json)
        }
    }

    @Test func `A1: a screen that no catalogue knows is covered by half, too`() throws {
        let answer = try layout("semiModal", on: "300x500")
        #expect(answer["layers"]["dialog"]["frame"] == ["x": 0, "y": 250, "width": 300, "height": 250])
        #expect(
            answer["transitions"]["present"]["tracks"].track("dialog", "position").ends == [[150, 750], [150, 375]])
    }

    @Test(arguments: Holding.all, [0.25, 0.5, 1])
    func `A2: the centre comes from (W/2, 1.5 H) to the panel's own resting centre, easing in and out`(
        on: Holding, share: Double
    ) throws {
        let answer = try layout(
            "semiModal", on: on.json, content: #""size":{"height":"\#(Int(share * 100))%"}"#,
            options: #""snap":"none""#)
        let present = answer["transitions"]["present"]
        let track = present["tracks"].track("dialog", "position")
        let away: JSON = [.number(on.width / 2), .number(1.5 * on.height)]
        let rest: JSON = [.number(on.width / 2), .number(on.height - share * on.height / 2)]
        #expect(track.ends == [away, rest])
        #expect(track["keyframes"].elements.count == 2)
        #expect(track["keyframes"][0]["easing"] == Self.easeInOut)
        #expect(track.times == [0, present["duration"]])
        #expect(present["events"].elements.first == ["time": 0, "name": "willPresent"])
        #expect(present["events"].elements.last == ["time": present["duration"], "name": "didPresent"])
    }

    @Test func `A2: on 320×480 the full-height panel goes from (160,720) to (160,240)`() throws {
        let present = try layout("semiModal", on: "iphone-3gs", content: #""size":{"height":480}"#)[
            "transitions"][
                "present"]
        #expect(present["tracks"].track("dialog", "position").ends == [[160, 720], [160, 240]])
    }

    @Test func `A2: the half-height panel slides its centre from (160,720) to (160,360) in 0.7 s`() throws {
        let present = try spec(#"{"device":"iphone-3gs","dialog":{"style":"semiModal"}}"#)["transitions"]["present"]
        let keyframes = present["tracks"].track("dialog", "position")["keyframes"]
        #expect(present["duration"] == 0.7)
        #expect(keyframes[0]["value"] == [160, 720])
        #expect(keyframes[0]["easing"] == ["cubicBezier": [0.42, 0, 0.58, 1]])
        #expect(keyframes[1]["value"] == [160, 360])
    }

    /// Half of such a height is no whole number of pixels.
    @Test(arguments: ["333x777@1", "320x481@1", "390x845@3"])
    func `A4: half a height takes 0.7 s on every screen`(screen: String) throws {
        #expect(try layout("semiModal", on: screen)["transitions"]["present"]["duration"] == 0.7)
    }

    @Test func `A2: a panel that rests clear of the edge still comes from below the screen`() throws {
        let answer = try layout("semiModal", on: "iphone-4", placement: #""margins":{"bottom":20}"#)
        let frame = answer["layers"]["dialog"]["frame"].box
        #expect(frame.maxY == 460)
        #expect(
            answer["transitions"]["present"]["tracks"].track("dialog", "position").ends == [[160, 720], frame.center])
    }

    @Test(arguments: ["top", "left", "right", "leading", "trailing"], ["leftToRight", "rightToLeft"])
    func `A2: a panel on another edge starts wholly outside that edge`(edge: String, direction: String) throws {
        let answer = try layout(
            "semiModal", on: "iphone-4", state: #""layoutDirection":"\#(direction)""#,
            content: #""size":{"width":160,"height":240}"#, placement: #""edge":"\#(edge)""#)
        let isMirrored = direction == "rightToLeft"
        let physical =
            ["leading": isMirrored ? "right" : "left", "trailing": isMirrored ? "left" : "right"][edge] ?? edge
        let frame = answer["layers"]["dialog"]["frame"].box
        let start = answer["transitions"]["present"]["tracks"].track("dialog", "position")["keyframes"][0]["value"]
        switch physical {
        case "top": #expect(frame == Box(x: 80, y: 0, width: 160, height: 240) && start[1].number <= -120)
        case "left": #expect(frame == Box(x: 0, y: 120, width: 160, height: 240) && start[0].number <= -80)
        default: #expect(frame == Box(x: 160, y: 120, width: 160, height: 240) && start[0].number >= 400)
        }
    }

    @Test(
        arguments: [
            "", #","content":{"size":{"height":480}}"#, #","content":{"size":{"height":"30%"}}"#,
            #","placement":{"edge":"top"}"#, #","transition":{"duration":1.25}"#,
            #","transition":{"edge":"left","easing":"linear"}"#, #","transition":{"delay":0.5}"#,
            #","transition":{"present":{"duration":1.5}}"#, #","transition":{"present":{"edge":"right"}}"#,
            #","transition":{"present":{"style":"flipHorizontal","easing":"easeOut"}}"#,
            #","transition":{"present":{"easing":{"spring":{"mass":1,"stiffness":200,"damping":20}}}}"#,
            #","transition":{"present":{"duration":1.5},"dismiss":{"easing":"easeIn"}}"#,
            #","backdrop":{"opacity":0}"#, #","dismissal":{"after":3}"#,
        ])
    func `A3: it leaves the way it came, in the same time`(members: String) throws {
        let answer = try spec(#"{"device":"iphone-4","dialog":{"style":"semiModal"\#(members)}}"#)
        let (present, dismiss) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
        #expect(dismiss["duration"] == present["duration"])
        #expect(present["tracks"].elements.count == dismiss["tracks"].elements.count)
        for track in present["tracks"].elements {
            let back = dismiss["tracks"].track(track["layer"].string ?? "", track["property"].string ?? "")
            #expect(back.ends == track.ends.reversed())
            #expect(back.times == [0, dismiss["duration"]])
        }
    }

    @Test func `A3: what a request says of dismissing wins over how the panel came`() throws {
        func dismiss(_ members: String) throws -> JSON {
            try layout(
                "semiModal", on: "iphone-4",
                dialog: #"""
                    "transition":{"present":{"duration":2,"edge":"left","easing":"linear"},"dismiss":{\#(members)}}
                    """#)["transitions"]["dismiss"]
        }
        #expect(try dismiss(#""duration":0.4"#)["duration"] == 0.4)
        #expect(
            try dismiss(#""edge":"bottom""#)["tracks"].track("dialog", "position").ends == [[160, 360], [160, 720]])
        #expect(
            try dismiss(#""easing":"easeIn""#)["tracks"].track("dialog", "position")["keyframes"][0]["easing"]
                == ["cubicBezier": [0.42, 0, 1, 1]])
        #expect(try dismiss(#""style":"crossDissolve""#)["tracks"].track("dialog", "position") == .missing)
        // A spring has a time of its own.
        let spring = try dismiss(#""easing":{"spring":{"mass":1,"stiffness":400,"damping":40}}"#)
        #expect(spring["duration"].number > 0.3 && spring["duration"].number < 0.7)
    }

    @Test(arguments: ["false", "true"], ["none", "presenter"])
    func `A3: when the motion has ended the panel leaves the hierarchy, exactly once`(
        reduceMotion: String, approval: String
    ) throws {
        for members in ["", #","transition":{"duration":2}"#, #","transition":{"style":"none"}"#] {
            let dismiss = try layout(
                "semiModal", on: "iphone-4", state: #""reduceMotion":\#(reduceMotion)"#,
                dialog: #""dismissal":{"approval":"\#(approval)"}\#(members)"#)["transitions"]["dismiss"]
            #expect(dismiss["events"].elements.last == ["time": dismiss["duration"], "name": "removed"])
            #expect(dismiss["events"].names.filter { $0 == "removed" }.count == 1)
            #expect(dismiss["events"]["didDismiss"]["time"] == dismiss["duration"])
            #expect(dismiss["events"]["willDismiss"]["time"] == 0)
        }
    }

    @Test(arguments: [(2.0, 2.7), (5, 5.7)])
    func `A3: a panel with a timer is gone when its motion has ended`(after: Double, removed: Double) throws {
        let lifecycle = try spec(
            #"{"device":"iphone-4","dialog":{"style":"semiModal","dismissal":{"after":\#(after)}}}"#)["lifecycle"]
        #expect(lifecycle["dismissAt"] == .number(after))
        #expect(lifecycle["removedAt"] == .number(removed))
    }

    @Test(arguments: Holding.all)
    func `A4: the taller the panel, the longer the motion, 0.7 s at half height`(on: Holding) throws {
        var previous = 0.0
        for tenth in 1...10 {
            let present = try layout(
                "semiModal", on: on.json, content: #""size":{"height":"\#(tenth * 10)%"}"#)["transitions"]["present"]
            #expect(present["duration"].number > previous)
            if tenth == 5 { #expect(present["duration"] == 0.7) }
            previous = present["duration"].number
        }
    }

    @Test func `A4: the bounds of the duration are documented, and kept`() throws {
        let style = try JSON(Scrim.shared.get().get("/v1/styles/semiModal").body)
        let shortest = style["figures"]["duration.minimum"]["value"].number
        let longest = style["figures"]["duration.maximum"]["value"].number
        #expect(shortest > 0 && shortest < 0.7 && longest > 0.7)
        for height in ["1", "20", #""50%""#, "470", "480"] {
            let duration = try layout("semiModal", on: "iphone-4", content: #""size":{"height":\#(height)}"#)[
                "transitions"]["present"]["duration"].number
            #expect(duration >= shortest && duration <= longest)
        }
    }

    @Test(arguments: ["25%", "50%", "100%"], [0.2, 0.7, 3])
    func `A4: a duration that is given wins over the height`(height: String, duration: Double) throws {
        let transitions = try layout(
            "semiModal", on: "ipad-1", content: #""size":{"height":"\#(height)"}"#,
            dialog: #""transition":{"duration":\#(duration)}"#)["transitions"]
        #expect(transitions["present"]["duration"] == .number(duration))
        #expect(transitions["dismiss"]["duration"] == .number(duration))
    }

    @Test(arguments: [
        #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#,
        DialogBody(
            "semiModal", on: "ipad-1", state: #""orientation":"landscapeRight""#,
            content: #""size":{"height":"40%"},"title":"Hello","actions":[{"id":"ok","title":"OK"}]"#
        ).json,
    ])
    func `A11: the second showing is the first again, byte for byte, whoever showed what between`(
        body: String
    ) throws {
        let scrim = try Scrim.shared.get()
        let first = try scrim.post(body)
        _ = try scrim.post(#"{"device":"iphone-4","dialog":{"style":"semiModal","placement":{"edge":"top"}}}"#)
        let second = try scrim.post(body)
        let elsewhere = try Scrim().post(body)
        #expect(first.status == 200)
        #expect(second.body == first.body)
        #expect(elsewhere.body == first.body)
    }

    @Test func `A11: a URL that asks for the same gets the same bytes`() throws {
        let scrim = try Scrim.shared.get()
        let posted = try scrim.post(
            DialogBody(
                "semiModal", on: "iphone-4", state: #""orientation":"landscapeLeft""#,
                content: #""title":"Hi","size":{"height":"50%"}"#
            ).json
        )
        // The same JSON body in base64url, once without and once with its padding.
        let encoded =
            "eyJkZXZpY2UiOnsicHJvZmlsZSI6ImlwaG9uZS00Iiwib3JpZW50YXRpb24iOiJsYW5kc2NhcGVMZWZ0In0sImRpYWxvZyI6eyJzdHls"
            + "ZSI6InNlbWlNb2RhbCIsImNvbnRlbnQiOnsidGl0bGUiOiJIaSIsInNpemUiOnsiaGVpZ2h0IjoiNTAlIn19fX0"
        let targets = [
            "/v1/specs?request=\(encoded)", "/v1/specs?request=\(encoded)%3D",
            "/v1/specs?device=iphone-4&device.orientation=landscapeLeft&dialog.style=semiModal&dialog.content.title=Hi"
                + "&dialog.content.size.height=50%25",
            "/v1/specs?dialog.content.size.height=50%25&dialog.content.title=Hi&dialog.style=semiModal"
                + "&device.orientation=landscapeLeft&device.profile=iphone-4",
        ]
        #expect(posted.status == 200)
        for target in targets + targets {
            let answer = try scrim.get(target)
            #expect(answer.status == 200)
            #expect(answer.body == posted.body)
        }
    }

    @Test(arguments: [0, 0.25, 0.6, 1], ["", ##""color":"#223344","##])
    func `A16: a translucent background leaves the panel's content opaque`(
        opacity: Double, color: String
    ) throws {
        let answer = try spec(
            #"""
            {"device":"iphone-5s","dialog":{"style":"semiModal","content":{"title":"Volume","message":"How loud?",
             "actions":[{"id":"ok","title":"OK"}],"background":{\#(color)"opacity":\#(opacity)}}}}
            """#)
        let dialog = answer["layers"]["dialog"]
        #expect(dialog["opacity"] == 1)
        #expect(dialog["background"]["opacity"] == .number(opacity))
        for id in ["title", "message", "action:ok"] { #expect(answer["layers"][id]["opacity"] == 1) }
        #expect(answer["transitions"]["present"]["tracks"].track("dialog", "opacity") == .missing)
    }

    @Test func `A16: unlike the sliding message, which is translucent as a whole`() throws {
        let answer = try layout("slidingMessage", on: "iphone-5s", content: #""title":"Saved""#)
        #expect(answer["layers"]["dialog"]["opacity"] == 0.87)
    }

    @Test(arguments: ["slide", "coverVertical", "flipHorizontal", "zoom", "crossDissolve"])
    func `A2: with motion reduced the panel only fades, in a short time, and says the same`(style: String) throws {
        func present(_ reduceMotion: Bool) throws -> JSON {
            try layout(
                "semiModal", on: "iphone-8", state: #""reduceMotion":\#(reduceMotion)"#,
                dialog: #""transition":{"style":"\#(style)"}"#)["transitions"]
        }
        for direction in ["present", "dismiss"] {
            let (moving, still) = (try present(false)[direction], try present(true)[direction])
            #expect(still["tracks"].properties == ["opacity"])
            #expect(still["duration"].number > 0 && still["duration"].number <= moving["duration"].number)
            #expect(still["events"].names == moving["events"].names)
        }
    }
}
