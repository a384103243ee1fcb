import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ledger A: what lies behind the semi-modal panel` {
    /// Checks that what is seen dimmed is the dimming layer without the dialog's box: no gaps, no overlaps.
    static func expectTiling(_ answer: JSON, sourceLocation: SourceLocation = #_sourceLocation) {
        let layer = answer["layers"]["dimming"]["frame"].box
        let dialog = answer["layers"]["dialog"]["frame"].box
        let rects = answer["dimmingRegions"][0]["rects"].elements.map(\.box)
        let area = layer.size - (layer.overlap(dialog)?.size ?? 0)
        #expect(abs(rects.map(\.size).reduce(0, +) - area) < 0.1, sourceLocation: sourceLocation)
        for (index, rect) in rects.enumerated() {
            #expect(rect.size > 0 && rect.overlap(dialog) == nil, sourceLocation: sourceLocation)
            #expect(rect.isInside(layer), sourceLocation: sourceLocation)
            for other in rects[(index + 1)...] {
                #expect(rect.overlap(other) == nil, sourceLocation: sourceLocation)
            }
        }
    }

    /// Checks that there is no place in the window without an answer to a touch.
    static func expectCover(_ answer: JSON, window: Box, sourceLocation: SourceLocation = #_sourceLocation) {
        let touches = TouchMap(answer)
        for place in window.points(16) {
            #expect(touches.touched(place.x, place.y) != nil, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: Holding.all, [0.2, 0.55, 1])
    func `A5: the backdrop darkens what the panel leaves of the parent, in any colour`(
        on: Holding, opacity: Double
    ) throws {
        for (asked, color) in [
            ("", "#000000"), (##""color":"#336699","##, "#336699"), (##""color":"#FFFFFF","##, "#FFFFFF"),
        ] {
            let answer = try layout("semiModal", on: on.json, dialog: #""backdrop":{\#(asked)"opacity":\#(opacity)}"#)
            let dimming = answer["layers"]["dimming"]
            #expect(dimming["frame"] == on.window.json)
            #expect(dimming["color"] == .string(color))
            #expect(dimming["opacity"] == .number(opacity))
            let region = answer["dimmingRegions"][0]
            #expect(answer["dimmingRegions"].elements.count == 1)
            #expect(region["layer"] == "dimming")
            #expect(region["color"] == .string(color))
            #expect(region["opacity"] == .number(opacity))
            Self.expectTiling(answer)
            let dialog = answer["layers"]["dialog"]["frame"].box
            let path = Outline(region["path"].string ?? "")
            for place in on.window.points() {
                #expect(path.contains(place.x, place.y) == !dialog.contains(place.x, place.y))
            }
            #expect(path.bounds == on.window)
            #expect(path.loops.contains { Outline.box(of: $0) == dialog })
            #expect(
                answer["transitions"]["present"]["tracks"].track("dimming", "opacity").ends == [0, .number(opacity)])
        }
    }

    @Test(arguments: Holding.all)
    func `A5: without a word about it the backdrop is black, opacity 0.2, and a touch on it dismisses`(
        on: Holding
    ) throws {
        let answer = try layout("semiModal", on: on.json)
        #expect(answer["layers"]["dimming"]["color"] == "#000000")
        #expect(answer["layers"]["dimming"]["opacity"] == 0.2)
        #expect(answer["dimmingRegions"][0]["interaction"] == "dismiss")
        let upper = Box(x: 0, y: 0, width: on.width, height: on.height / 2)
        #expect(answer["dimmingRegions"][0]["rects"] == [upper.json])
        #expect(answer.touched(3, 3) == Touch(target: "dimming", effect: "dismiss"))
    }

    @Test(arguments: ["block", "dismiss"])
    func `A5: a wholly transparent backdrop darkens nothing and still takes the touches`(interaction: String) throws {
        let answer = try layout(
            "semiModal", on: "iphone-4", dialog: #""backdrop":{"opacity":0,"interaction":"\#(interaction)"}"#)
        #expect(answer["layers"]["dimming"]["opacity"] == 0)
        #expect(answer["dimmingRegions"] == [])
        #expect(answer.touched(160, 100) == Touch(target: "dimming", effect: interaction))
    }

    @Test(arguments: Holding.all, ["block", "dismiss", "passThrough"])
    func `A6: a touch on the backdrop is blocked, dismisses, or reaches the live background`(
        on: Holding, interaction: String
    ) throws {
        let answer = try layout("semiModal", on: on.json, dialog: #""backdrop":{"interaction":"\#(interaction)"}"#)
        let dialog = answer["layers"]["dialog"]["frame"].box
        let outside = Touch(target: interaction == "passThrough" ? "presenter" : "dimming", effect: interaction)
        let touches = TouchMap(answer)
        for place in on.window.points() {
            let touch = touches.touched(place.x, place.y)
            #expect(
                touch == (dialog.contains(place.x, place.y) ? Touch(target: "dialog", effect: "content") : outside))
        }
        Self.expectCover(answer, window: on.window)
        #expect(answer["dimmingRegions"][0]["interaction"] == .string(interaction))
        #expect(answer["accessibility"]["modal"] == .bool(interaction != "passThrough"))
        #expect(answer["accessibility"]["inert"] == (interaction == "passThrough" ? [] : ["presenter"]))
        Self.expectTiling(answer)
    }

    @Test(arguments: ["block", "dismiss"])
    func `A6: parts of the background may stay live while the rest does not`(interaction: String) throws {
        let answer = try spec(
            #"""
            {"device":"iphone-4","dialog":{"style":"semiModal","backdrop":{"interaction":"\#(interaction)",
             "passThroughRects":[{"x":0,"y":20,"width":320,"height":44},{"x":100,"y":200,"width":50,"height":100}]}}}
            """#)
        #expect(answer.touched(200, 40)?.effect == "passThrough")
        #expect(answer.touched(120, 220)?.effect == "passThrough")
        #expect(answer.touched(120, 270) == Touch(target: "dialog", effect: "content"))
        #expect(answer.touched(200, 100)?.effect == interaction)
        #expect(answer.touched(200, 10)?.effect == interaction)
        Self.expectCover(answer, window: Box(x: 0, y: 0, width: 320, height: 480))
    }

    @Test(arguments: Holding.all, ["block", "dismiss", "passThrough"])
    func `A7: a surface as tall as the screen looks the same and swallows the touches around the content`(
        on: Holding, interaction: String
    ) throws {
        func answer(_ surface: String) throws -> JSON {
            try layout(
                "semiModal", on: on.json, content: #""title":"Player""#, placement: #""surface":"\#(surface)""#,
                dialog: #""backdrop":{"interaction":"\#(interaction)"}"#)
        }
        let (content, screen) = (try answer("content"), try answer("screen"))
        #expect(content["layers"] == screen["layers"])
        // What takes touches all over the screen is modal, so it takes the focus, too.
        #expect(content["transitions"].without("events") == screen["transitions"].without("events"))
        for member in ["layer", "color", "opacity", "rects", "path"] {
            #expect(content["dimmingRegions"][0][member] == screen["dimmingRegions"][0][member])
        }
        #expect(content["hitRegions"] != screen["hitRegions"])
        let dialog = content["layers"]["dialog"]["frame"].box
        let contentTouches = TouchMap(content)
        let screenTouches = TouchMap(screen)
        for place in on.window.points() {
            let isInside = dialog.contains(place.x, place.y)
            #expect(contentTouches.touched(place.x, place.y)?.effect == (isInside ? "content" : interaction))
            #expect(screenTouches.touched(place.x, place.y)?.effect == (isInside ? "content" : "block"))
        }
        Self.expectCover(screen, window: on.window)
    }

    @Test func `A7: a surface is as tall as its content unless the request says otherwise`() throws {
        let plain = try spec(#"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#)
        let named = try layout("semiModal", on: "iphone-4", placement: #""surface":"content""#)
        #expect(plain == named)
    }

    @Test(arguments: [#""level":"window""#, ""])
    func `A8: at window level the panel covers the tab bar, the dimming the navigation bar`(level: String) throws {
        for (device, width, height) in [("iphone-4", 320.0, 480.0), ("iphone-5s", 320, 568), ("ipad-air-2", 768, 1024)]
        {
            let answer = try layout(
                "semiModal", on: device, state: #""bars":{"status":20,"navigation":44,"tab":49}"#, placement: level)
            #expect(answer["presentation"]["level"] == "window")
            #expect(
                answer["layers"]["dialog"]["frame"] == Box(x: 0, y: height / 2, width: width, height: height / 2).json)
            #expect(answer["layers"]["dimming"]["frame"] == Box(x: 0, y: 0, width: width, height: height).json)
            #expect(answer.touched(10, height - 10) == Touch(target: "dialog", effect: "content"))
            #expect(answer.touched(10, 30) == Touch(target: "dimming", effect: "dismiss"))
        }
    }

    /// The bars, and the container that they leave of 320×480.
    static let bars: [(bars: String, container: Box)] = [
        (#"{"tab":49}"#, Box(x: 0, y: 0, width: 320, height: 431)),
        (#"{"toolbar":44}"#, Box(x: 0, y: 0, width: 320, height: 436)),
        (#"{"navigation":44,"status":20}"#, Box(x: 0, y: 64, width: 320, height: 416)),
        (#"{"navigation":44,"status":20,"tab":49}"#, Box(x: 0, y: 64, width: 320, height: 367)),
    ]

    @Test(arguments: bars)
    func `A8: at content level the panel ends above the tab bar, and the bars stay live`(
        bars: String, container: Box
    ) throws {
        let answer = try layout(
            "semiModal", on: "iphone-4", state: #""bars":\#(bars)"#, placement: #""level":"content""#)
        let half = container.height / 2
        let panel = Box(x: 0, y: container.maxY - half, width: 320, height: half)
        #expect(answer["presentation"]["level"] == "content")
        #expect(answer["layers"]["dialog"]["frame"] == panel.json)
        #expect(answer["layers"]["dimming"]["frame"] == container.json)
        #expect(
            answer["transitions"]["present"]["tracks"].track("dialog", "position").ends
                == [[160, .number(container.y + 1.5 * container.height)], panel.center])
        #expect(answer["transitions"]["present"]["duration"] == 0.7)
        let touches = TouchMap(answer)
        for place in Box(x: 0, y: 0, width: 320, height: 480).points() {
            let effect =
                panel.contains(place.x, place.y)
                ? "content" : container.contains(place.x, place.y) ? "dismiss" : "passThrough"
            #expect(touches.touched(place.x, place.y)?.effect == effect)
        }
        Self.expectTiling(answer)
        Self.expectCover(answer, window: Box(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `A8: content level on a turned pad ends above the tab bar too`() throws {
        let answer = try layout(
            "semiModal", on: "ipad-air-2", state: #""orientation":"landscapeLeft","bars":{"tab":49}"#,
            placement: #""level":"content""#)
        #expect(answer["layers"]["dialog"]["frame"] == ["x": 0, "y": 359.5, "width": 1024, "height": 359.5])
    }

    @Test func `A8: inside one view the panel keeps to that view`() throws {
        let answer = try layout(
            "semiModal", on: "ipad-1", placement: #""container":{"x":100,"y":200,"width":400,"height":300}"#)
        let view = Box(x: 100, y: 200, width: 400, height: 300)
        #expect(answer["layers"]["dialog"]["frame"] == ["x": 100, "y": 350, "width": 400, "height": 150])
        #expect(answer["layers"]["dimming"]["frame"] == view.json)
        #expect(
            answer["transitions"]["present"]["tracks"].track("dialog", "position").ends == [[300, 650], [300, 425]])
        #expect(answer.touched(90, 300)?.effect == "passThrough")
        #expect(answer.touched(110, 300)?.effect == "dismiss")
        Self.expectTiling(answer)
        Self.expectCover(answer, window: Box(x: 0, y: 0, width: 768, height: 1024))
    }

    @Test(arguments: [
        "iphone-4", "iphone-16", "ipad-1", #"{"profile":"iphone-6","orientation":"landscapeRight"}"#,
    ])
    func `A9: each action says whether the panel goes before it, after it, or stays`(device: String) throws {
        let answer = try layout(
            "semiModal", on: device,
            content: #"""
                "title":"Photo","navigationBar":{"title":"Photo",
                 "leading":{"id":"close","title":"Cancel","role":"cancel","dismisses":"afterAction"},
                 "trailing":[{"id":"done","title":"Done","dismisses":"beforeAction"}]},
                 "actions":[{"id":"share","title":"Share","dismisses":"beforeAction"},
                 {"id":"save","title":"Save","dismisses":"afterAction"},
                 {"id":"like","title":"Like","dismisses":"never"},{"id":"plain","title":"Plain"}]
                """#)
        let expected = [
            "share": "beforeAction", "save": "afterAction", "like": "never", "plain": "beforeAction",
            "close": "afterAction", "done": "beforeAction",
        ]
        for (id, dismisses) in expected {
            let layer = answer["layers"]["action:" + id]
            let region = answer["hitRegions"]["action:" + id]
            #expect(layer["action"]["dismisses"] == .string(dismisses))
            #expect(region["dismisses"] == .string(dismisses))
            #expect(region["effect"] == "action")
            let frame = layer["frame"].box
            #expect(
                answer.touched(frame.x + frame.width / 2, frame.y + frame.height / 2)
                    == Touch(target: "action:" + id, effect: "action"))
        }
        // The ways out that are not actions: a touch anywhere else.
        #expect(answer.touched(2, 2) == Touch(target: "dimming", effect: "dismiss"))
        #expect(answer["layers"]["action:close"]["action"]["role"] == "cancel")
        #expect(answer["layers"]["action:share"]["action"]["role"] == "default")
    }
}
