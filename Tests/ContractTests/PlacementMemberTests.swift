import ServiceTestSupport
import TestSupport
import Testing

/// A sheet of iOS 17 on a phone.
private func sheet(keyboard: String = "null", _ placement: String) throws -> JSON {
    try layout(
        "sheet", on: "iphone-15", system: "iOS 17", state: #""keyboard":\#(keyboard)"#, content: #""title":"T""#,
        placement: placement)
}

/// The detent at which a sheet rests.
private func selected(_ answer: JSON) -> JSON {
    answer["presentation"]["detents"].elements.first { $0["selected"] == true }?["detent"] ?? .missing
}

@Suite struct `A keyboard that extends a sheet` {
    private static let detents = #""detents":["medium","large"],"keyboard":"extend""#

    @Test func `has it rest at its largest detent, and only while it is there`() throws {
        #expect(selected(try sheet(Self.detents)) == "medium")
        let up = try sheet(keyboard: #""docked""#, Self.detents)
        #expect(selected(up) == "large")
        let other = try sheet(keyboard: #""docked""#, #""detents":["medium","large"],"selectedDetent":"large""#)
        #expect(up["layers"]["dialog"]["frame"] == other["layers"]["dialog"]["frame"])
        // It comes from the height at which it rests without the keyboard.
        let track = up["transitions"]["keyboard"]["tracks"].track("dialog", "position")["keyframes"]
        let alone = try sheet(Self.detents)["layers"]["dialog"]["frame"]
        let center = alone["y"].number + alone["height"].number / 2
        #expect(abs(track[0]["value"][1].number - center) < 1e-3)
    }

    /// The contract: a sheet is at its largest detent while the keyboard is there. So is one that another is chosen
    /// for.
    @Test(arguments: [#"["medium","large"]"#, #"[200,400]"#, #"["40%","medium","large"]"#])
    func `keeps it there whatever detent is chosen`(detents: String) throws {
        func up(_ more: String = "") throws -> JSON {
            try layout(
                "sheet", on: "iphone-15", system: "iOS 17", state: #""keyboard":{"height":200}"#,
                content: #""title":"T""#, placement: #""detents":\#(detents),"keyboard":"extend"\#(more)"#,
                options: #"{"rests":true}"#)
        }
        let answer = try up()
        let timelines = answer["transitions"]["detents"].members
        #expect(!timelines.isEmpty)
        for timeline in timelines.values {
            #expect(timeline["rest"]["layers"]["dialog"]["frame"] == answer["layers"]["dialog"]["frame"])
            #expect(!timeline["tracks"].elements.contains { $0["layer"] == "dialog" })
        }
        let chosen = answer["presentation"]["detents"].elements[0]["detent"]
        let own = try up(#","selectedDetent":\#(chosen.text)"#)
        #expect(own["layers"] == answer["layers"])
    }

    @Test(arguments: ["alert", "semiModal"])
    func `has no effect on what has no detents`(style: String) throws {
        let answer = try layout(
            style, on: "iphone-15", content: #""title":"T","actions":[{"id":"a"}]"#,
            placement: #""keyboard":"extend""#)
        #expect(answer["diagnostics"]["memberHasNoEffect"]["pointer"] == "/dialog/placement/keyboard")
    }
}

@Suite struct `A placement by orientation` {
    private func panel(_ orientation: String, _ placement: String, options: String = "{}") throws -> JSON {
        try layout(
            "semiModal", on: "ipad-2", state: #""orientation":"\#(orientation)""#,
            content: #""size":{"width":300,"height":200}"#, placement: placement, options: options)
    }

    @Test func `has a dialog against another edge, and turns it from one to the other`() throws {
        let edges = #""edges":{"portrait":"bottom","landscape":"right"}"#
        // 768 by 1024 and 1024 by 768: in the middle of the edge.
        let upright: JSON = ["x": 234, "y": 824, "width": 300, "height": 200]
        let sideways: JSON = ["x": 724, "y": 284, "width": 300, "height": 200]
        let portrait = try panel("portrait", edges, options: #"{"rests":true}"#)
        #expect(portrait["layers"]["dialog"]["frame"] == upright)
        #expect(try panel("landscapeLeft", edges)["layers"]["dialog"]["frame"] == sideways)
        let turned = portrait["transitions"]["rotate"]["landscapeLeft"]
        #expect(turned["rest"]["layers"]["dialog"]["frame"] == sideways)
        #expect(turned["tracks"].track("dialog", "position")["keyframes"].elements.last?["value"] == [874, 384])
        // It comes through the edge that it rests against.
        let from = try panel("landscapeLeft", edges)["transitions"]["present"]["tracks"].track("dialog", "position")
        let start = from["keyframes"][0]["value"]
        #expect(start[0].number >= 1174 && start[1] == 384)
    }

    @Test func `a placement by orientation is as without it in the other orientation`() throws {
        let one = try panel("landscapeLeft", #""edge":"top","edges":{"portrait":"left"}"#)
        #expect(one["layers"] == (try panel("landscapeLeft", #""edge":"top""#))["layers"])
        let same = try panel("portrait", #""edges":{"landscape":"left"}"#)
        #expect(same["layers"] == (try panel("portrait", #""level":"window""#))["layers"])
    }

    @Test func `gives a sheet other heights, and names one only where it is offered`() throws {
        let lists =
            #"""
            "detentsByOrientation":{"portrait":["medium","large"],"landscape":["30%","large"]},\#
            "selectedDetent":"medium"
            """#
        func names(_ orientation: String) throws -> (JSON, [JSON]) {
            let answer = try layout(
                "sheet", on: "ipad-pro-11", system: "iPadOS 17", state: #""orientation":"\#(orientation)""#,
                content: #""title":"T""#, placement: lists)
            return (selected(answer), answer["presentation"]["detents"].elements.map { $0["detent"] })
        }
        let (portrait, landscape) = (try names("portrait"), try names("landscapeRight"))
        #expect(portrait.0 == "medium" && Set(portrait.1) == ["medium", "large"])
        #expect(landscape.0 == "30%" && Set(landscape.1) == ["30%", "large"])
    }

    @Test func `a placement by orientation is told at its own place`() throws {
        let fault = try problem(
            DialogBody(
                "sheet", on: "ipad-pro-11", system: "iPadOS 17",
                placement: #""detentsByOrientation":{"portrait":["medium",0.4],"landscape":["large"]}"#
            ).json)["errors"][0]
        #expect(fault["pointer"] == "/dialog/placement/detentsByOrientation/portrait/1")
        let unknown = try problem(
            DialogBody(
                "sheet", on: "ipad-pro-11",
                placement: #""edges":{"portrait":"middle"},"detentsByOrientation":{"landscape":[]}"#
            ).json
        )
        #expect(
            unknown["errors"].elements.map { $0["pointer"] } == [
                "/dialog/placement/edges/portrait", "/dialog/placement/detentsByOrientation/landscape",
            ])
        let alert = try layout(
            "alert", on: "ipad-pro-11", content: #""title":"T""#,
            placement: #""detentsByOrientation":{"portrait":["medium"]}"#)
        #expect(
            alert["diagnostics"].elements.contains { $0["pointer"] == "/dialog/placement/detentsByOrientation" })
    }
}

@Suite struct `An anchor of several lines` {
    /// A link that is broken: it ends the first line and begins the second.
    private static let lines = #"[{"x":500,"y":300,"width":200,"height":20},{"x":100,"y":320,"width":150,"height":20}]"#

    private func popover(_ anchor: String, _ more: String) throws -> JSON {
        try layout(
            "popover", on: "ipad-2", content: #""size":{"width":80,"height":60}"#,
            placement: #""anchor":\#(anchor)\#(more),"arrow":null,"offset":0"#)["layers"]["dialog"]["frame"]
    }

    // By Floating UI's `inline`: the first line's sides above, the last one's below; of two apart the one with the
    // pointer.
    @Test(arguments: [
        (#","side":"top""#, 560.0, 240.0), (#","side":"bottom""#, 135, 340),
        (#","side":"bottom","pointer":[600,310]"#, 560, 320), (#","side":"top","pointer":[120,330]"#, 135, 260),
        (#","side":"bottom","pointer":[699,299]"#, 560, 320),
        // Beside both: all of it.
        (#","side":"bottom","pointer":[400,310]"#, 360, 340),
    ])
    func `stands for itself by line, as Floating UI has it`(more: String, x: Double, y: Double) throws {
        let frame = try popover(Self.lines, more)
        #expect(frame["x"].number == x && frame["y"].number == y)
    }

    @Test func `an anchor of several lines of one line is a rectangle`() throws {
        let rect = #"{"x":500,"y":300,"width":200,"height":20}"#
        #expect(try popover("[\(rect)]", "") == popover(rect, ""))
        // Pieces that begin within half a height of each other are one line, in any order.
        let pieces = #"[{"x":600,"y":305,"width":100,"height":15},{"x":500,"y":300,"width":100,"height":20}]"#
        #expect(try popover(pieces, #","side":"top""#) == popover(rect, #","side":"top""#))
    }

    @Test func `an anchor of several lines is what a pointer is for`() throws {
        let fault = try problem(
            DialogBody(
                "popover", on: "ipad-2", placement: #""anchor":{"x":1,"y":1,"width":9,"height":9},"pointer":[5,5]"#
            ).json)["errors"][0]
        #expect(fault["pointer"] == "/dialog/placement/pointer" && fault["code"] == "conflictingMember")
        let none = try problem(#"{"device":"ipad-2","dialog":{"style":"popover","placement":{"anchor":[]}}}"#)[
            "errors"][0]
        #expect(none["pointer"] == "/dialog/placement/anchor" && none["code"] == "tooFew")
    }
}

@Suite struct `A stack of messages` {
    private func stack(_ stack: String, reduceMotion: Bool = false) throws -> [JSON] {
        let messages = [40, 60, 50].enumerated().map { index, height in
            #"""
            {"id":"\#(index)","style":"slidingMessage","placement":{"edge":"top","stack":\#(stack)},
             "content":{"size":{"width":300,"height":\#(height)}},"backdrop":{"interaction":"passThrough"}}
            """#
        }
        let answer = try scene(
            #"""
            {"device":{"profile":"ipad-2","reduceMotion":\#(reduceMotion)},\#
            "dialogs":[\#(messages.joined(separator: ","))]}
            """#
        )
        return (0..<3).map { answer["layers"]["\($0)/dialog"] }
    }

    @Test(arguments: [false, true])
    func `has free space between them, the last one at the edge`(reduceMotion: Bool) throws {
        let alone = try stack(#"{"gap":0,"scale":1}"#)[2]["frame"]["y"].number
        let layers = try stack(#"{"gap":8}"#, reduceMotion: reduceMotion)
        #expect(layers.map { $0["frame"]["y"].number - alone } == [50 + 8 + 60 + 8, 50 + 8, 0])
        #expect(layers.allSatisfy { $0["scale"] == .missing })
    }

    @Test func `has each look out behind the one before it`() throws {
        let layers = try stack(#"{"offset":14}"#)
        let ends = layers.map { $0["frame"]["y"].number + $0["frame"]["height"].number }
        #expect(ends[1] - ends[2] == 14 && ends[0] - ends[1] == 14)
    }

    @Test func `makes further ones smaller, and shows only so many`() throws {
        let layers = try stack(#"{"offset":14,"scale":0.5,"most":2}"#)
        #expect(layers.map { $0["scale"] } == [0.25, 0.5, .missing])
        #expect(layers[0]["opacity"] == 0 && layers[1]["opacity"] == layers[2]["opacity"])
        // As they are seen, about their centres.
        func end(_ index: Int) -> Double {
            let frame = layers[index]["frame"]
            let scale = [0.25, 0.5, 1][index]
            return frame["y"].number + frame["height"].number * (1 + scale) / 2
        }
        #expect(abs(end(1) - end(2) - 14) < 1e-3 && abs(end(0) - end(1) - 14) < 1e-3)
    }

    @Test func `a stack of messages is refused where it says two things, and where one is shown at a time`() throws {
        let both = try problem(#"{"device":"ipad-2","dialog":{"placement":{"stack":{"gap":1,"offset":1}}}}"#)["errors"][
            0]
        #expect(both["pointer"] == "/dialog/placement/stack/gap" && both["code"] == "conflictingMember")
        let schedule = try problem(
            #"{"device":"ipad-2","policy":"queue","events":[{"at":0,"show":{"placement":{"stack":{"gap":1}}}}]}"#,
            at: "/v1/schedules")["errors"][0]
        #expect(schedule["pointer"] == "/events/0/show/placement")
    }
}
