import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ledger A: the semi-modal panel when the device turns` {
    static let frames =
        #"""
        "placement":{"frames":{"landscape":{"x":0,"y":110,"width":1024,"height":599},"portrait":{"x":0,"y":280,\#
        "width":768,"height":599}}}
        """#

    static func onPad(_ held: Held, space: String = "interface", _ members: String = frames) throws -> JSON {
        try layout(
            "semiModal", on: "ipad-1", state: #""orientation":"\#(held.rawValue)""#, dialog: members,
            options: #""coordinateSpace":"\#(space)""#)
    }

    /// Checks that each `rotate` timeline starts with one answer's resting values and ends with another's.
    static func expectRotations(
        of members: String, on device: String, holdings: [Held], space: String = "interface",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func answer(_ held: Held) throws -> JSON {
            try layout(
                on: device, state: #""orientation":"\#(held.rawValue)""#, dialog: members,
                options: #""coordinateSpace":"\#(space)""#)
        }
        var answers: [Held: JSON] = [:]
        for held in holdings { answers[held] = try answer(held) }
        for held in holdings {
            let start = answers[held] ?? .missing
            let rotate = start["transitions"]["rotate"]
            #expect(
                Set(rotate.members.keys) == Set(holdings.filter { $0 != held }.map(\.rawValue)),
                sourceLocation: sourceLocation)
            for target in holdings where target != held {
                let end = answers[target] ?? .missing
                let timeline = rotate[target.rawValue]
                #expect(timeline["duration"].number > 0, sourceLocation: sourceLocation)
                let degrees = (target.turn - held.turn + 360).truncatingRemainder(dividingBy: 360)
                let told = timeline["turn"]["degrees"].number
                #expect(
                    (told + 360).truncatingRemainder(dividingBy: 360) == degrees, sourceLocation: sourceLocation)
                for layer in start["layers"].elements {
                    let id = layer["id"].string ?? ""
                    guard end["layers"][id] != .missing else {
                        // The status bar hides on phones that are held sideways.
                        #expect(id == "statusBar", sourceLocation: sourceLocation)
                        #expect(
                            timeline["tracks"].track(id, "opacity").ends == [1, 0], sourceLocation: sourceLocation)
                        continue
                    }
                    let (from, to) = (layer["frame"].box, end["layers"][id]["frame"].box)
                    func expect(_ property: String, _ first: JSON, _ last: JSON) {
                        let track = timeline["tracks"].track(id, property)
                        if track != .missing {
                            #expect(track.times == [0, timeline["duration"]], sourceLocation: sourceLocation)
                        }
                        // Without a track of its own a layer goes where its parent's track carries it.
                        let ends = [RestMoment.End.first, .last].map {
                            RestMoment(start, timeline, $0).value(id, property)
                        }
                        for (given, wanted) in zip(ends, [first, last]) {
                            for axis in 0..<2 {
                                #expect(
                                    abs(given[axis].number - wanted[axis].number) < 4.5e-4,
                                    sourceLocation: sourceLocation)
                            }
                        }
                    }
                    expect("position", from.center, to.center)
                    expect(
                        "size", [.number(from.width), .number(from.height)], [.number(to.width), .number(to.height)])
                }
            }
        }
    }

    @Test func `A12: a frame may be given for each orientation`() throws {
        for held in Held.allCases {
            let answer = try Self.onPad(held)
            #expect(
                answer["layers"]["dialog"]["frame"]
                    == (held.isLandscape
                        ? ["x": 0, "y": 110, "width": 1024, "height": 599]
                        : ["x": 0, "y": 280, "width": 768, "height": 599]))
            `Ledger A: what lies behind the semi-modal panel`.expectTiling(answer)
        }
    }

    @Test func `A12: an orientation without a frame of its own keeps the panel's usual one`() throws {
        let only = #""placement":{"frames":{"landscape":{"x":0,"y":110,"width":1024,"height":599}}}"#
        for held in Held.allCases {
            #expect(
                try Self.onPad(held, only)["layers"]["dialog"]["frame"]
                    == (held.isLandscape
                        ? ["x": 0, "y": 110, "width": 1024, "height": 599]
                        : ["x": 0, "y": 512, "width": 768, "height": 512]))
        }
    }

    @Test func `A12: presented already turned, the panel comes from the edge that is the bottom now`() throws {
        for held in Held.allCases {
            let position = try Self.onPad(held)["transitions"]["present"]["tracks"].track("dialog", "position")
            #expect(
                position.ends == (held.isLandscape ? [[512, 1152], [512, 409.5]] : [[384, 1536], [384, 579.5]]))
        }
    }

    @Test(arguments: [
        ("iphone-4", 320.0, 480.0), ("iphone-5s", 320, 568), ("ipad-air-2", 768, 1024), ("ipad-10-2", 810, 1080),
    ])
    func `A12: presented already turned, the default panel is half the present height`(
        device: String, width: Double, height: Double
    ) throws {
        for held in Held.allCases {
            let (w, h) = held.isLandscape ? (height, width) : (width, height)
            let answer = try layout("semiModal", on: device, state: #""orientation":"\#(held.rawValue)""#)
            #expect(answer["layers"]["dialog"]["frame"] == Box(x: 0, y: h / 2, width: w, height: h / 2).json)
            #expect(answer["stage"]["orientation"] == .string(held.rawValue))
            #expect(
                answer["transitions"]["present"]["tracks"].track("dialog", "position").ends
                    == [[.number(w / 2), .number(1.5 * h)], [.number(w / 2), .number(0.75 * h)]])
        }
    }

    @Test(arguments: ["", #","content":{"title":"Volume","message":"How loud?","actions":[{"id":"ok","title":"OK"}]}"#])
    func `A12: when a pad turns, the panel goes from where it rested to where it will rest`(members: String) throws {
        for device in ["ipad-1", "ipad-air-2"] {
            try Self.expectRotations(of: #""style":"semiModal"\#(members)"#, on: device, holdings: Held.allCases)
        }
        try Self.expectRotations(
            of: #""style":"semiModal",\#(Self.frames)\#(members)"#, on: "ipad-1", holdings: Held.allCases)
    }

    @Test(arguments: ["iphone-4", "iphone-8", "iphone-16"])
    func `A12: when a phone turns, the panel goes from where it rested to where it will rest`(device: String) throws {
        let upright: [Held] = [.portrait, .landscapeLeft, .landscapeRight]
        for members in [
            #""style":"semiModal""#, #""style":"semiModal","placement":{"edge":"top"}"#,
            #""style":"semiModal","content":{"title":"Volume","actions":[{"id":"ok","title":"OK"}]}"#,
            #"""
            "style":"semiModal","placement":{"edge":"top"},"content":{"size":{"height":200},\#
            "navigationBar":{"title":"T","leading":{"id":"back","title":"Back"}}}
            """#,
        ] {
            try Self.expectRotations(of: members, on: device, holdings: upright)
        }
    }

    @Test func `A12: a button that stays in its corner stays there while its panel moves`() throws {
        let answer = try layout(
            "semiModal", on: "ipad-1",
            content: #""size":{"height":300},"navigationBar":{"title":"T","leading":{"id":"back","title":"Back"}}"#,
            placement: #""edge":"top""#)
        let tracks = answer["transitions"]["rotate"]["landscapeLeft"]["tracks"]
        let center = answer["layers"]["action:back"]["frame"].box.center
        #expect(tracks.track("dialog", "position").ends == [[384, 150], [512, 150]])
        #expect(tracks.track("action:back", "position").ends == [center, center])
    }

    @Test func `A12: on a turning 1024×768 pad the given frames are the ends of the motion`() throws {
        let rotate = try Self.onPad(.portrait)["transitions"]["rotate"]
        for held in ["landscapeLeft", "landscapeRight"] {
            let tracks = rotate[held]["tracks"]
            #expect(tracks.track("dialog", "position").ends == [[384, 579.5], [512, 409.5]])
            #expect(tracks.track("dialog", "size").ends == [[768, 599], [1024, 599]])
            #expect(tracks.track("dimming", "position").ends == [[384, 512], [512, 384]])
            #expect(tracks.track("dimming", "size").ends == [[768, 1024], [1024, 768]])
        }
        #expect(rotate["landscapeRight"]["turn"]["degrees"] == 90)
        #expect(rotate["landscapeLeft"]["turn"]["degrees"] == -90)
        #expect(abs(rotate["portraitUpsideDown"]["turn"]["degrees"].number) == 180)
    }

    // MARK: Surfaces that do not turn

    @Test(arguments: [
        (Held.portrait, Box(x: 0, y: 280, width: 768, height: 599)),
        // 110 from the top and 59 from the bottom of 768: turned clockwise, the bottom is the screen's left.
        (Held.landscapeRight, Box(x: 59, y: 0, width: 599, height: 1024)),
        (Held.portraitUpsideDown, Box(x: 0, y: 145, width: 768, height: 599)),
        (Held.landscapeLeft, Box(x: 110, y: 0, width: 599, height: 1024)),
    ])
    func `A13: a surface fixed in portrait gets the rotated frame and the turn to apply`(
        held: Held, frame: Box
    ) throws {
        let answer = try Self.onPad(held, space: "fixed")
        #expect(answer["layers"]["dialog"]["frame"] == frame.json)
        #expect(answer["stage"]["rotation"] == .number(held.turn))
        let whole = Box(x: 0, y: 0, width: 768, height: 1024).json
        #expect(answer["layers"]["presenter"]["frame"] == whole)
        #expect(answer["layers"]["dimming"]["frame"] == whole)
        `Ledger A: what lies behind the semi-modal panel`.expectTiling(answer)
    }

    @Test(arguments: [
        (Held.portrait, Box(x: 10, y: 20, width: 30, height: 40)),
        (Held.landscapeRight, Box(x: 260, y: 10, width: 40, height: 30)),
        (Held.portraitUpsideDown, Box(x: 280, y: 420, width: 30, height: 40)),
        (Held.landscapeLeft, Box(x: 20, y: 440, width: 40, height: 30)),
    ])
    func `A13: a small frame off the middle lands where the turned screen shows it`(held: Held, frame: Box) throws {
        let answer = try layout(
            "semiModal", on: "iphone-4", state: #""orientation":"\#(held.rawValue)""#,
            placement: #""frame":{"x":10,"y":20,"width":30,"height":40}"#, options: #""coordinateSpace":"fixed""#)
        #expect(answer["layers"]["dialog"]["frame"] == frame.json)
    }

    @Test(arguments: [
        (Held.portrait, [[160, 720], [160, 360]] as [[Double]]),
        (Held.landscapeRight, [[-160, 240], [80, 240]] as [[Double]]),
        (Held.portraitUpsideDown, [[160, -240], [160, 120]] as [[Double]]),
        (Held.landscapeLeft, [[480, 240], [240, 240]] as [[Double]]),
    ])
    func `A13: on a surface fixed in portrait the slide runs in from the edge that is the bottom now`(
        held: Held, ends: [[Double]]
    ) throws {
        let ends = ends.map { JSON.array($0.map { JSON.number($0) }) }
        let transitions = try layout(
            "semiModal", on: "iphone-4", state: #""orientation":"\#(held.rawValue)""#,
            options: #""coordinateSpace":"fixed""#)["transitions"]
        #expect(transitions["present"]["tracks"].track("dialog", "position").ends == ends)
        #expect(transitions["dismiss"]["tracks"].track("dialog", "position").ends == ends.reversed())
        #expect(transitions["present"]["duration"] == 0.7)
    }

    @Test(
        arguments: Held.allCases,
        [
            "", #","content":{"shape":{"kind":"ellipse"}}"#,
            #","content":{"size":{"width":200,"height":100},"shape":{"kind":"path","path":"M0 0L200 0L0 100Z"}}"#,
            #","content":{"size":{"height":90},"shape":{"kind":"rounded","radius":30}},"placement":{"edge":"left"}"#,
            #","content":{"title":"Volume","actions":[{"id":"ok","title":"OK"},{"id":"no","title":"No"}]}"#,
            #","backdrop":{"passThroughRects":[{"x":10,"y":30,"width":60,"height":25}]}"#,
            #","placement":{"container":{"x":20,"y":40,"width":200,"height":150}}"#,
        ])
    func `A13: every touch reaches on the fixed surface what it reaches on the interface`(
        held: Held, members: String
    ) throws {
        func answer(_ space: String) throws -> JSON {
            try layout(
                "semiModal", on: "iphone-4", state: #""orientation":"\#(held.rawValue)""#, dialog: members,
                options: #""coordinateSpace":"\#(space)""#)
        }
        let (interface, fixed) = (try answer("interface"), try answer("fixed"))
        let (width, height) = held.isLandscape ? (480.0, 320.0) : (320, 480)
        let dark = Outline(interface["dimmingRegions"][0]["path"].string ?? "")
        let fixedDark = Outline(fixed["dimmingRegions"][0]["path"].string ?? "")
        let fixedTouches = TouchMap(fixed)
        let interfaceTouches = TouchMap(interface)
        for place in Box(x: 0, y: 0, width: width, height: height).points(20) {
            let point = held.onScreen(place.x, place.y, width: 320, height: 480)
            #expect(interfaceTouches.touched(place.x, place.y) == fixedTouches.touched(point.x, point.y))
            #expect(dark.contains(place.x, place.y) == fixedDark.contains(point.x, point.y))
        }
        for layer in interface["layers"].elements {
            let box = layer["frame"].box
            let first = held.onScreen(box.x, box.y, width: 320, height: 480)
            let second = held.onScreen(box.maxX, box.maxY, width: 320, height: 480)
            let told = fixed["layers"][layer["id"].string ?? ""]["frame"].box
            #expect(abs(told.x - min(first.x, second.x)) < 1e-3)
            #expect(abs(told.y - min(first.y, second.y)) < 1e-3)
            #expect(abs(told.maxX - max(first.x, second.x)) < 1e-3)
            #expect(abs(told.maxY - max(first.y, second.y)) < 1e-3)
        }
        `Ledger A: what lies behind the semi-modal panel`.expectTiling(fixed)
        `Ledger A: what lies behind the semi-modal panel`.expectCover(
            fixed, window: Box(x: 0, y: 0, width: 320, height: 480))
    }

    @Test(arguments: [
        // The right half of the screen as the user sees it, half covered: (512,384) to (1024,768) of 1024×768.
        (Held.landscapeRight, Box(x: 0, y: 512, width: 384, height: 512)),
        (Held.landscapeLeft, Box(x: 384, y: 0, width: 384, height: 512)),
    ])
    func `A13: a window that is part of the screen lands where the turned screen shows it`(
        held: Held, frame: Box
    ) throws {
        let answer = try layout(
            "semiModal", on: "ipad-air-2",
            state: #""orientation":"\#(held.rawValue)","window":{"x":512,"y":0,"width":512,"height":768}"#,
            options: #""coordinateSpace":"fixed""#)
        #expect(answer["layers"]["dialog"]["frame"] == frame.json)
    }

    @Test func `A13: a translation of the caller's own is turned with the rest`() throws {
        for held in Held.allCases {
            let answer = try layout(
                "semiModal", on: "iphone-4", state: #""orientation":"\#(held.rawValue)""#,
                placement: #""frame":{"x":100,"y":100,"width":60,"height":40}"#,
                dialog: #""transition":{"style":"custom","from":{"translation":[30,-50]},"to":{"translation":[0,70]}}"#,
                options: #""coordinateSpace":"fixed""#)["transitions"]
            let places = [(160.0, 70.0), (130, 120), (130, 190)].map { place -> JSON in
                let point = held.onScreen(place.0, place.1, width: 320, height: 480)
                return [.number(point.x), .number(point.y)]
            }
            #expect(answer["present"]["tracks"].track("dialog", "position").ends == [places[0], places[1]])
            #expect(answer["dismiss"]["tracks"].track("dialog", "position").ends == [places[1], places[2]])
        }
    }

    @Test func `A13: a turn while the panel is up is told in the fixed space, too`() throws {
        try Self.expectRotations(
            of: #""style":"semiModal""#, on: "iphone-4", holdings: [.portrait, .landscapeLeft, .landscapeRight],
            space: "fixed")
        try Self.expectRotations(
            of: #""style":"semiModal",\#(Self.frames)"#, on: "ipad-1", holdings: Held.allCases, space: "fixed")
        let tracks = try layout("semiModal", on: "iphone-4", options: #""coordinateSpace":"fixed""#)[
            "transitions"]["rotate"]["landscapeRight"]["tracks"]
        #expect(tracks.track("dialog", "position").ends == [[160, 360], [80, 240]])
        #expect(tracks.track("dialog", "size").ends == [[320, 240], [160, 480]])
    }
}
