import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Everything that a pose or a sample tells, as a timeline that shows nothing else.
private func shown(_ layers: JSON) -> JSON {
    let tracks: [JSON] = layers.members.flatMap { layer, properties in
        properties.members.map { property, value -> JSON in
            [
                "layer": .string(layer), "property": .string(property),
                "keyframes": [["time": 0, "value": value]],
            ]
        }
    }
    return ["tracks": .array(tracks)]
}

extension JSON {
    /// One number, or those of a list; a text has none.
    fileprivate var numbers: [Double] {
        if string != nil { return [] }
        return elements.isEmpty ? [number] : elements.map(\.number)
    }
}

/// One of the ways in which dialogs are drawn: any edge, several heights, both directions of layout, turned spaces.
private struct DragCase {
    static let dialogs = [
        #"{"style":"pageSheet","content":{"title":"t","message":"m","actions":[{"title":"OK"}]}}"#,
        #"{"style":"formSheet","dismissal":{"swipe":["bottom","trailing"]}}"#,
        #"""
        {"style":"sheet","placement":{"detents":["medium","large"]},"content":{"title":"t",\#
        "actions":[{"title":"OK"}]}}
        """#,
        #"{"style":"sheet","placement":{"detents":[200,"medium","large"],"selectedDetent":"medium"}}"#,
        #"""
        {"style":"sheet","placement":{"detents":["medium","large"],"selectedDetent":"large",\#
        "largestUndimmedDetent":"medium"}}
        """#,
        #"{"style":"sheet","placement":{"edge":"top","detents":[160,320]},"dismissal":{"swipe":["top"]}}"#,
        #"""
        {"style":"sheet","placement":{"edge":"leading","detents":[120,240],"selectedDetent":240},\#
        "dismissal":{"swipe":["leading"]}}
        """#,
        #"{"style":"sheet","placement":{"detents":["medium"]},"dismissal":{"swipe":[]}}"#,
        #"""
        {"style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"swipe":["leading","trailing",\#
        "bottom"]}}
        """#,
        #"{"style":"semiModal","backdrop":{"interaction":"passThrough"},"dismissal":{"swipe":["bottom"]}}"#,
        #"{"style":"alert","content":{"title":"t","actions":[{"title":"OK"}]},"dismissal":{"swipe":["top","left"]}}"#,
        #"{"style":"floating","content":{"size":{"width":200,"height":120}},"dismissal":{"swipe":["right","top"]}}"#,
        #"""
        {"style":"pageSheet","pushBack":{"scale":0.8,"opacity":0.5,"cornerRadius":12},\#
        "dismissal":{"approval":"presenter"}}
        """#,
    ]
    static let devices = [
        #""profile":"iphone-17""#, #""profile":"iphone-14""#, #""profile":"pixel-8""#, #""profile":"iphone-8""#,
        #""profile":"ipad-1""#, #""profile":"iphone-13","orientation":"landscapeLeft""#,
        #""profile":"iphone-17","reduceMotion":true"#, #""profile":"iphone-16","layoutDirection":"rightToLeft""#,
        #""screen":{"width":1024,"height":768}"#,
    ]
    static let options = ["{}", #"{"snap":"none"}"#, #"{"coordinateSpace":"fixed"}"#]

    let request: String
    let rest: JSON

    init(_ generator: inout SeededGenerator) throws {
        func oneOf(_ values: [String]) -> String { values[Int.random(in: values.indices, using: &generator)] }
        request = DialogBody(on: oneOf(Self.devices), dialog: oneOf(Self.dialogs), options: oneOf(Self.options)).members
        rest = try spec("{\(request)}")
    }

    /// Inside the dialog, near its middle, where it is touched.
    var from: (x: Double, y: Double) { (rest.dialog.midX, rest.dialog.y + rest.dialog.height * 0.4) }

    func drag(_ positions: [(Double, Double)]) throws -> [JSON] {
        let list = positions.map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
        return try answer(
            #"{\#(request),"from":[\#(from.x),\#(from.y)],"positions":[\#(list)]}"#, at: "/v1/specs/drag")["poses"]
            .elements
    }

    /// What a release without speed there begins with, and chooses.
    func release(at position: JSON) throws -> (target: JSON, start: JSON) {
        let released = try answer(
            #"{\#(request),"position":\#(position.text),"velocity":[0,0]}"#, at: "/v1/specs/release")
        let samples = try answer(
            #"{"timeline":\#(released["timeline"].text),"times":[0]}"#, at: "/v1/specs/samples")
        return (released["target"], samples["samples"].elements[0]["layers"])
    }
}

@Suite struct `A drag` {
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `a drag is at each place where a release there begins, and chooses what that chooses`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let drag = try DragCase(&generator)
            let way = (
                Double.random(in: -300...300, using: &generator), Double.random(in: -500...500, using: &generator)
            )
            let pose = try #require(try drag.drag([(drag.from.x + way.0, drag.from.y + way.1)]).first)
            let released = try drag.release(at: pose["position"])
            let (here, there) = (
                RestMoment(drag.rest, shown(pose["layers"]), .first),
                RestMoment(drag.rest, shown(released.start), .first)
            )
            let shown = "seed \(seed), \(drag.request) by \(way)"
            #expect(here.differences(there, drag.rest.layerIDs) == [], "\(shown)")
            #expect(pose["target"] == released.target, "\(shown)")
        }
    }

    /// A finger that draws a sheet from its medium detent to its large one moves by what these lie apart.
    @Test func `to another detent is touched as a sheet that rests there`() throws {
        func sheet(_ selected: String) -> String { DialogBody.sheet(at: selected).members }
        for (from, to) in [("medium", "large"), ("large", "medium")] {
            let (here, there) = (try spec("{\(sheet(from))}").dialog, try spec("{\(sheet(to))}").dialog)
            let way = there.y - here.y
            let start = (here.midX, here.y + 20)
            let points = "[[200,30],[200,200],[200,600]]"
            let poses = try answer(
                #"""
                {\#(sheet(from)),"from":[\#(start.0),\#(start.1)],"points":\#(points),\#
                "positions":[[\#(start.0),\#(start.1)],[\#(start.0),\#(start.1 + way)]]}
                """#, at: "/v1/specs/drag")["poses"]
            for (index, selected) in [from, to].enumerated() {
                let rest = try answer(#"{\#(sheet(selected)),"points":\#(points)}"#, at: "/v1/specs/hit-test")
                #expect(poses[index]["hits"] == rest["hits"])
            }
        }
    }

    @Test(arguments: [11, 12] as [UInt64])
    func `a drag that has not moved is the rest`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let drag = try DragCase(&generator)
            let pose = try #require(try drag.drag([drag.from]).first)
            let (here, rest) = (
                RestMoment(drag.rest, shown(pose["layers"]), .first), RestMoment(drag.rest, .null, .first)
            )
            #expect(here.differences(rest, drag.rest.layerIDs) == [], "seed \(seed), \(drag.request)")
            #expect(pose["target"] != "dismissed")
        }
    }

    /// A hundredth of a point further on nothing is more than that further on, and nothing fades by more than a
    /// thousandth.
    @Test(arguments: [21, 22] as [UInt64])
    func `has no jumps`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let drag = try DragCase(&generator)
            let (x, y) = (
                Double.random(in: -0.3...0.3, using: &generator), Double.random(in: -1...1, using: &generator)
            )
            let steps = (0..<3000).map { Double($0) * 0.25 }
            let poses = try drag.drag(steps.map { (drag.from.x + x * $0, drag.from.y + y * $0) })
            try #require(poses.count == steps.count)
            for (pose, next) in zip(poses, poses.dropFirst()) {
                for (layer, properties) in pose["layers"].members {
                    for (property, value) in properties.members {
                        let after = next["layers"][layer][property]
                        let step = zip(value.numbers, after.numbers).map { abs($0 - $1) }.max() ?? 0
                        #expect(
                            step <= (property == "opacity" || property == "scale" ? 0.01 : 0.6),
                            "seed \(seed), \(drag.request), \(layer).\(property) at \(pose["position"])")
                    }
                }
            }
        }
    }

    /// A pose has all that a release there begins with, tints among it.
    @Test(arguments: ["iphone-8", "gnome-1000x720"])
    func `has the presenter's tint in each pose`(device: String) throws {
        let request = DialogBody("floating", on: device, dialog: #""dismissal":{"swipe":["bottom"]}"#).members
        let rest = try spec("{\(request)}")
        let (x, y) = (rest.dialog.midX, rest.dialog.midY)
        let way = #""from":[\#(x),\#(y)],"positions":[[\#(x),\#(y)],[\#(x),\#(y + 50)]]"#
        let poses = try answer("{\(request),\(way)}", at: "/v1/specs/drag")["poses"].elements
        #expect(poses.count == 2)
        for pose in poses {
            #expect(pose["layers"]["presenter"]["tint"] == rest["layers"]["presenter"]["tint"])
            #expect(pose["layers"]["presenter"]["tint"] == "dimmed")
        }
    }

    /// By hand: the large sheet of an iPhone 16 on iOS 26.1 rests at (196.5, 455.5), 793 high. 100 points down it
    /// follows the finger, and the dimming of its 793 points to the window's end has lost 100/793 of itself. 40 points
    /// up it may not go: the rubber band of 0.55 and the screen's 852 points lets it by (1 − 1/(22/852 + 1))·852 =
    /// 21.4462.
    @Test func `follows freely down, and not beyond its highest place`() throws {
        let device = #"{"profile":"iphone-16","system":{"name":"iOS","version":"26.1"}}"#
        let dialog = #"{"style":"pageSheet"}"#
        let poses = try answer(
            #"{"device":\#(device),"dialog":\#(dialog),"from":[196.5,100],"positions":[[196.5,200],[196.5,60]]}"#,
            at: "/v1/specs/drag")["poses"].elements
        let dimming = try layout(on: device, dialog: dialog)["layers"]["dimming"]["opacity"].number
        #expect(poses[0]["position"] == [196.5, 555.5])
        #expect(poses[0]["layers"]["dialog"]["position"] == [196.5, 555.5])
        #expect(abs(poses[0]["layers"]["dimming"]["opacity"].number - dimming * (1 - 100 / 793)) < 1e-4)
        #expect(poses[0]["target"] == "presented")
        #expect(poses[1]["position"] == [196.5, 434.0538])
        #expect(poses[1]["layers"]["dimming"]["opacity"].number == dimming)
    }

    /// (1 − 1 / (x·c/d + 1))·d with x 40, c 0.5 and d 100 is 100 − 100/1.2 = 16.6667.
    @Test func `a drag is drawn by the rubber band of its rules`() throws {
        let body = #"""
            {"device":"iphone-17","dialog":{"style":"pageSheet"},"from":[201,200],"positions":[[201,160],[241,200]],
             "rules":{"rubberBand":0.5,"rubberBandDimension":100}}
            """#
        let rest = try spec(#"{"device":"iphone-17","dialog":{"style":"pageSheet"}}"#).dialog
        let poses = try answer(body, at: "/v1/specs/drag")["poses"].elements
        #expect(abs(poses[0]["position"][1].number - (rest.midY - 16.6667)) < 2e-4)
        #expect(abs(poses[1]["position"][0].number - (rest.midX + 16.6667)) < 2e-4)
    }

    /// What lies in the upper part of a panel at rest lies above it once that is drawn down, and then dismisses or
    /// passes.
    @Test func `tells what touches reach meanwhile`() throws {
        let request = DialogBody("semiModal", on: "iphone-4", dialog: #""dismissal":{"swipe":["bottom"]}"#).members
        let poses = try answer(
            #"{\#(request),"from":[160,300],"positions":[[160,300],[160,380]],"points":[[160,250],[160,470],[500,0]]}"#,
            at: "/v1/specs/drag")["poses"].elements
        #expect(poses[0]["hits"].elements.map { $0["target"] } == ["dialog", "dialog", .null])
        #expect(poses[1]["hits"].elements.map { $0["target"] } == ["dimming", "dialog", .null])
        #expect(poses[1]["hits"].elements.map { $0["effect"] } == ["dismiss", "content", "outside"])
    }

    /// A tap dismisses the dialog, a drag moves it: it follows as far as one that no tap dismisses.
    @Test(arguments: [
        (#""iphone-17""#, "pageSheet", #""dismissal":{"tapDialog":true}"#),
        (#""pixel-9""#, "sheet", #""dismissal":{"tapDialog":true}"#),
        (#""iphone-17""#, "slidingMessage", #""dismissal":{"tapDialog":true,"swipe":["bottom"]}"#),
        (#""pixel-9""#, "slidingMessage", #""dismissal":{"tapDialog":true,"swipe":["left"]}"#),
        (#""pixel-watch""#, "fullScreen", #""dismissal":{"tapDialog":true}"#),
    ])
    func `moves a dialog that a tap dismisses`(device: String, style: String, dismissal: String) throws {
        let members = #""device":\#(device),"dialog":{"style":"\#(style)","content":{"title":"T"}"#
        let spec = try spec("{\(members),\(dismissal)}}")
        let region = try #require(spec["hitRegions"].elements.first { $0["target"] == "dialog" })
        try #require(region["effect"] == "dismiss" && !spec["gestures"].elements.isEmpty)
        let center = spec["layers"]["dialog"]["frame"]
        let point = [center["x"].number + center["width"].number / 2, center["y"].number + center["height"].number / 2]
        let drag = #""from":[\#(point[0]),\#(point[1])],"positions":[[\#(point[0] - 8),\#(point[1] + 8)]]"#
        let moved = try answer("{\(members),\(dismissal)},\(drag)}", at: "/v1/specs/drag")
        let other = dismissal.replacing(#""tapDialog":true"#, with: #""tapDialog":false"#)
        let same = try answer("{\(members),\(other)},\(drag)}", at: "/v1/specs/drag")
        #expect(moved["poses"].elements[0]["layers"] == same["poses"].elements[0]["layers"])
    }

    @Test(arguments: [
        (#""dialog":{"style":"pageSheet"},"from":[201,20],"positions":[[201,200]]"#, "/from", "besideDialog"),
        (#""dialog":{"style":"pageSheet"},"positions":[[201,200]]"#, "/from", "missingMember"),
        (#""dialog":{"style":"pageSheet"},"from":[201,300]"#, "/positions", "missingMember"),
        (#""dialog":{"style":"pageSheet"},"from":[201,300],"positions":[]"#, "/positions", "tooFew"),
        (#""dialog":{"style":"pageSheet"},"from":[201,300],"positions":[[1]]"#, "/positions/0", "tooFew"),
        (#""dialog":{"style":"pageSheet"},"from":[201,300],"positions":[[1,"x"]]"#, "/positions/0/1", "wrongType"),
        (#""dialog":{"style":"pageSheet"},"from":[201,300],"position":[201,200]"#, "/position", "unknownMember"),
        (
            #""dialog":{"style":"pageSheet"},"from":[201,300],"positions":[[1,2]],"rules":{"rubberBand":2}"#,
            "/rules/rubberBand", "outOfRange"
        ),
    ])
    func `a drag of what does not drag, or without what it needs, is refused`(
        body: String, pointer: String, code: String
    )
        throws
    {
        let errors = try Scrim.shared.get().answer(
            to: #"{"device":"iphone-17",\#(body)}"#, at: "/v1/specs/drag", status: 422)["errors"].elements
        let error = errors.first { $0["pointer"] == .string(pointer) } ?? .missing
        #expect(error["code"] == .string(code), "\(errors)")
    }
}
