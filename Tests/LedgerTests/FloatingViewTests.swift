import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ledger B: the floating view that transcends the alert` {
    static let text = #""content":{"title":"Hello","message":"A view that floats."}"#

    static func floating(_ on: Holding, _ members: String = text) throws -> JSON {
        try layout("floating", on: on.json, dialog: members)
    }

    @Test(arguments: Holding.all, [(200.0, 100.0), (120, 180), (280, 48)])
    func `B1: a small view floats in the middle of the container, the presenter in place behind it`(
        on: Holding, size: (width: Double, height: Double)
    ) throws {
        let answer = try layout(
            "floating", on: on.json, content: #""size":{"width":\#(size.width),"height":\#(size.height)}"#,
            options: #""snap":"none""#)
        #expect(
            answer["layers"]["dialog"]["frame"]
                == Box(
                    x: (on.width - size.width) / 2, y: (on.height - size.height) / 2, width: size.width,
                    height: size.height
                ).json)
        #expect(answer["layers"]["presenter"]["frame"] == on.window.json)
        #expect(answer["layers"]["presenter"]["opacity"] == 1)
        #expect(answer["transitions"]["present"]["tracks"].track("presenter", "position") == .missing)
    }

    @Test(arguments: Holding.all)
    func `B1: whatever it shows, it stands in the middle to the pixel`(on: Holding) throws {
        for members in [
            Self.text, #""content":{"title":"Hello"}"#,
            #""content":{"image":{"width":90,"height":60},"message":"Look"}"#,
            #""content":{"title":"Name?","textFields":[{"id":"name"}],"actions":[{"id":"ok","title":"OK"}]}"#,
        ] {
            let frame = try Self.floating(on, members)["layers"]["dialog"]["frame"].box
            #expect(abs(frame.x + frame.width / 2 - on.width / 2) <= 0.5)
            #expect(abs(frame.y + frame.height / 2 - on.height / 2) <= 0.5)
            #expect(frame.width < on.width && frame.height < on.height)
            #expect(frame.size > 0)
        }
    }

    @Test func `B1: inside a container it stands in the middle of that`() throws {
        let answer = try layout(
            "floating", on: "ipad-1", content: #""size":{"width":100,"height":60}"#,
            placement: #""container":{"x":100,"y":200,"width":400,"height":300}"#)
        #expect(answer["layers"]["dialog"]["frame"] == ["x": 250, "y": 320, "width": 100, "height": 60])
        #expect(answer["layers"]["dimming"]["frame"] == ["x": 100, "y": 200, "width": 400, "height": 300])
    }

    @Test(arguments: Holding.all)
    func `B2: a light grey, translucent shadow view as large as the screen darkens everything else`(
        on: Holding
    ) throws {
        let answer = try Self.floating(on)
        let dimming = answer["layers"]["dimming"]
        #expect(dimming["frame"] == on.window.json)
        #expect(dimming["opacity"].number > 0 && dimming["opacity"].number < 1)
        let color = Array(dimming["color"].string ?? "")
        #expect(color.count == 7 && color[1...2] == color[3...4] && color[3...4] == color[5...6])
        #expect(String(color[1...2]) > "80" && String(color[1...2]) < "FF")
        let region = answer["dimmingRegions"][0]
        #expect(region["color"] == dimming["color"])
        #expect(region["opacity"] == dimming["opacity"])
        #expect(region["interaction"] == "block")
        #expect(answer.touched(3, 3) == Touch(target: "dimming", effect: "block"))
        `Ledger A: what lies behind the semi-modal panel`.expectTiling(answer)
        `Ledger A: what lies behind the semi-modal panel`.expectCover(answer, window: on.window)
        // The rounded corners of the view let the shadow show.
        let frame = answer["layers"]["dialog"]["frame"].box
        let path = Outline(region["path"].string ?? "")
        #expect(path.contains(frame.x + 1, frame.y + 1))
        #expect(!path.contains(frame.x + 1, frame.y + frame.height / 2))
    }

    @Test(arguments: Holding.all)
    func `B3: its border is 2 pt wide and blue, its corners have a radius of 8`(on: Holding) throws {
        let dialog = try Self.floating(on)["layers"]["dialog"]
        #expect(dialog["border"] == ["width": 2, "color": "#0000FF", "opacity": 1])
        #expect(dialog["cornerRadius"] == 8)
    }

    @Test func `B3: border and corners may be the caller's own`() throws {
        let dialog = try spec(
            ##"""
            {"device":"iphone-5s","dialog":{"style":"floating","content":{"size":{"width":200,"height":100},
             "border":{"width":0.5,"color":"#FF8800"},"shape":{"kind":"rounded","radius":14}}}}
            """##)["layers"]["dialog"]
        #expect(dialog["border"] == ["width": 0.5, "color": "#FF8800", "opacity": 1])
        #expect(dialog["cornerRadius"] == 14)
    }

    @Test(arguments: Holding.all)
    func `B4: it shrinks into place from 1.6 and fades in with its whole shadow in 0.25 s`(on: Holding) throws {
        let answer = try Self.floating(on)
        let present = answer["transitions"]["present"]
        #expect(present["duration"] == 0.25)
        #expect(present["tracks"].track("dialog", "scale").ends == [1.6, 1])
        #expect(present["tracks"].track("dialog", "opacity").ends == [0, 1])
        #expect(present["tracks"].track("dimming", "opacity").ends == [0, answer["layers"]["dimming"]["opacity"]])
        #expect(present["tracks"].track("dialog", "position") == .missing)
        for track in present["tracks"].elements { #expect(track.times == [0, 0.25]) }
    }

    @Test(arguments: Holding.all)
    func `B5: it shrinks away to half its size and fades out in 0.25 s`(on: Holding) throws {
        let answer = try Self.floating(on)
        let dismiss = answer["transitions"]["dismiss"]
        #expect(dismiss["duration"] == 0.25)
        #expect(dismiss["tracks"].track("dialog", "scale").ends == [1, 0.5])
        #expect(dismiss["tracks"].track("dialog", "opacity").ends == [1, 0])
        #expect(dismiss["tracks"].track("dimming", "opacity").ends == [answer["layers"]["dimming"]["opacity"], 0])
        for track in dismiss["tracks"].elements { #expect(track.times == [0, 0.25]) }
    }

    @Test func `B4: a duration that is given is kept, both ways`() throws {
        let transitions = try spec(
            #"{"device":"iphone-5s","dialog":{"style":"floating","transition":{"duration":0.6}}}"#)["transitions"]
        for direction in ["present", "dismiss"] {
            #expect(transitions[direction]["duration"] == 0.6)
            for track in transitions[direction]["tracks"].elements { #expect(track.times == [0, 0.6]) }
        }
    }

    @Test(arguments: ["iphone-5s", "iphone-16", "ipad-air-2"], ["", #","transition":{"duration":2,"delay":0.5}"#])
    func `B4: with motion reduced it fades without growing or shrinking, and says the same`(
        device: String, members: String
    ) throws {
        func transitions(_ reduceMotion: Bool) throws -> JSON {
            try layout(
                "floating", on: device, state: #""reduceMotion":\#(reduceMotion)"#, dialog: members)["transitions"]
        }
        for direction in ["present", "dismiss"] {
            let (moving, still) = (try transitions(false)[direction], try transitions(true)[direction])
            #expect(still["tracks"].properties == ["opacity", "tint"])
            #expect(
                still["tracks"].track("dialog", "opacity").ends == moving["tracks"].track("dialog", "opacity").ends)
            #expect(still["duration"].number > 0)
            #expect(still["events"].names == moving["events"].names)
        }
    }

    @Test(arguments: Holding.all, ["", #","transition":{"duration":1}"#, #","transition":{"delay":0.5}"#])
    func `B6: the presenter's tint is dimmed from the start, and restored only when dismissal has completed`(
        on: Holding, members: String
    ) throws {
        let answer = try Self.floating(on, Self.text + members)
        let present = answer["transitions"]["present"]
        let dismiss = answer["transitions"]["dismiss"]
        let coming = present["tracks"].track("presenter", "tint")
        let going = dismiss["tracks"].track("presenter", "tint")
        #expect(coming.times == [0, present["duration"]])
        #expect(coming["keyframes"].elements.allSatisfy { $0["value"] == "dimmed" })
        #expect(going.times == [0, dismiss["duration"]])
        #expect(going["keyframes"].elements.dropLast().allSatisfy { $0["value"] == "dimmed" })
        #expect(going["keyframes"].elements.last?["value"] == "automatic")
        #expect(answer["layers"]["presenter"]["tint"] == "dimmed")
        #expect(dismiss["events"]["didDismiss"]["time"] == dismiss["duration"])
    }

    @Test(arguments: [
        #""content":{"size":{"width":200,"height":100}}"#, text, #""content":{"size":{"width":"50%","height":"25%"}}"#,
    ])
    func `B7: when the device turns it stays centred, and the shadow covers the screen again`(
        members: String
    ) throws {
        let phone: [Held] = [.portrait, .landscapeLeft, .landscapeRight]
        for (device, holdings) in [("iphone-5s", phone), ("iphone-16", phone), ("ipad-air-2", Held.allCases)] {
            try `Ledger A: the semi-modal panel when the device turns`.expectRotations(
                of: #""style":"floating",\#(members)"#, on: device, holdings: holdings)
        }
    }

    @Test func `B7: on a turning 320×568 phone the centre goes from (160,284) to (284,160)`() throws {
        let answer = try layout("floating", on: "iphone-5s", content: #""size":{"width":200,"height":"25%"}"#)
        for held in ["landscapeLeft", "landscapeRight"] {
            let tracks = answer["transitions"]["rotate"][held]["tracks"]
            #expect(tracks.track("dialog", "size").ends == [[200, 142], [200, 80]])
            // The container carries the view and its shadow along, whose centres are its own.
            for layer in ["dialog", "dimming"] { #expect(tracks.track(layer, "position") == .missing) }
            for layer in ["presenter", "container"] {
                #expect(tracks.track(layer, "position").ends == [[160, 284], [284, 160]])
            }
            for layer in ["presenter", "container", "dimming"] {
                #expect(tracks.track(layer, "size").ends == [[320, 568], [568, 320]])
            }
        }
    }

    @Test(arguments: [(20.0, 10.0), (0, 15.5), (40, 0)])
    func `B8: the ranges through which it drifts as the device tilts are data`(
        horizontal: Double, vertical: Double
    ) throws {
        for style in ["floating", "semiModal"] {
            let parallax = try layout(
                style, on: "iphone-5s", dialog: #""parallax":{"horizontal":\#(horizontal),"vertical":\#(vertical)}"#)[
                    "layers"]["dialog"]["parallax"]
            #expect(parallax["horizontal"] == ["minimum": .number(-horizontal), "maximum": .number(horizontal)])
            #expect(parallax["vertical"] == ["minimum": .number(-vertical), "maximum": .number(vertical)])
        }
    }

    @Test func `B8: it floats unasked, a panel does not`() throws {
        let device = #""device":"iphone-5s""#
        let parallax = try spec(#"{\#(device),"dialog":{"style":"floating"}}"#)["layers"]["dialog"]["parallax"]
        #expect(parallax["horizontal"]["maximum"].number > 0)
        #expect(parallax["vertical"]["maximum"].number > 0)
        #expect(
            try spec(#"{\#(device),"dialog":{"style":"semiModal"}}"#)["layers"]["dialog"]["parallax"] == .missing)
    }

    @Test(arguments: Holding.all)
    func `B9: start and end are the caller's own, each way apart, and the transition tells its duration`(
        on: Holding
    ) throws {
        let answer = try Self.floating(
            on,
            #"""
            "content":{"size":{"width":200,"height":100}},
            "transition":{
              "present":{"style":"custom","duration":0.6,"from":{"scale":0.2,"opacity":0.5,"translation":[30,-40]}},
              "dismiss":{"style":"custom","duration":0.4,"to":{"scale":[2,0.5],"opacity":0.1,"translation":[0,200]}}}
            """#)
        let frame = answer["layers"]["dialog"]["frame"].box
        let (x, y) = (frame.x + 100, frame.y + 50)
        let (present, dismiss) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
        #expect(present["duration"] == 0.6)
        #expect(present["tracks"].track("dialog", "scale").ends == [0.2, 1])
        #expect(present["tracks"].track("dialog", "opacity").ends == [0.5, 1])
        #expect(
            present["tracks"].track("dialog", "position").ends == [[.number(x + 30), .number(y - 40)], frame.center])
        #expect(dismiss["duration"] == 0.4)
        #expect(dismiss["tracks"].track("dialog", "scale").ends == [[1, 1], [2, 0.5]])
        #expect(dismiss["tracks"].track("dialog", "opacity").ends == [1, 0.1])
        #expect(dismiss["tracks"].track("dialog", "position").ends == [frame.center, [.number(x), .number(y + 200)]])
        #expect(present["events"]["didPresent"]["time"] == 0.6)
        #expect(dismiss["events"]["didDismiss"]["time"] == 0.4)
    }

    @Test func `B9: one transition may tell both ends`() throws {
        let transitions = try layout(
            "floating", on: "iphone-5s", content: #""size":{"width":100,"height":60}"#,
            dialog: #"""
                "transition":{"style":"custom","duration":0.3,"from":{"translation":[0,300]},
                 "to":{"scale":3,"rotationZ":45}}
                """#)["transitions"]
        #expect(transitions["present"]["tracks"].track("dialog", "position").ends == [[160, 584], [160, 284]])
        #expect(transitions["present"]["tracks"].track("dialog", "scale") == .missing)
        #expect(transitions["dismiss"]["tracks"].track("dialog", "scale").ends == [1, 3])
        #expect(transitions["dismiss"]["tracks"].track("dialog", "rotationZ").ends == [0, 45])
        #expect(transitions["dismiss"]["tracks"].track("dialog", "position") == .missing)
        #expect(transitions["present"]["duration"] == 0.3)
        #expect(transitions["dismiss"]["duration"] == 0.3)
    }

    @Test func `B9: a start scale alone takes the place of 1.6, and the rest stays`() throws {
        let transitions = try layout(
            "floating", on: "iphone-5s", dialog: #""transition":{"from":{"scale":3},"to":{"opacity":0.2}}"#)[
                "transitions"]
        #expect(transitions["present"]["tracks"].track("dialog", "scale").ends == [3, 1])
        #expect(transitions["present"]["tracks"].track("dialog", "opacity").ends == [0, 1])
        #expect(transitions["dismiss"]["tracks"].track("dialog", "scale").ends == [1, 0.5])
        #expect(transitions["dismiss"]["tracks"].track("dialog", "opacity").ends == [1, 0.2])
        #expect(transitions["present"]["duration"] == 0.25)
    }

    @Test func `B9: the two directions may be of different styles`() throws {
        let transitions = try layout(
            "floating", on: "iphone-5s",
            dialog: #"""
                "transition":{"present":{"style":"crossDissolve","duration":0.2},
                 "dismiss":{"style":"slide","edge":"top","duration":0.9}}
                """#)["transitions"]
        #expect(transitions["present"]["tracks"].track("dialog", "opacity").ends == [0, 1])
        #expect(transitions["present"]["tracks"].track("dialog", "scale") == .missing)
        #expect(transitions["present"]["duration"] == 0.2)
        let position = transitions["dismiss"]["tracks"].track("dialog", "position")
        #expect(position.ends[0] == [160, 284])
        #expect(position.ends[1][0] == 160 && position.ends[1][1].number <= 0)
        #expect(transitions["dismiss"]["duration"] == 0.9)
    }

    @Test(arguments: Holding.all)
    func `B10: the transition says when it has completed, and names container, presenter and dialog`(
        on: Holding
    ) throws {
        let answer = try Self.floating(on)
        #expect(answer["transitions"]["present"]["events"]["didPresent"] == ["time": 0.25, "name": "didPresent"])
        #expect(answer["transitions"]["dismiss"]["events"]["didDismiss"] == ["time": 0.25, "name": "didDismiss"])
        #expect(answer["transitions"]["present"]["events"]["willPresent"]["time"] == 0)
        #expect(answer["transitions"]["dismiss"]["events"]["willDismiss"]["time"] == 0)
        let ids = answer["layers"].elements.compactMap { $0["id"].string }
        #expect(ids.prefix(4) == ["presenter", "container", "dimming", "dialog"])
        for id in ["presenter", "container", "dimming", "dialog"] {
            #expect(answer["layers"][id]["role"] == .string(id))
        }
        #expect(answer["layers"]["container"]["frame"] == on.window.json)
    }
}
