import AnswerTestSupport
import ServiceTestSupport
import Testing

/// `placement.stack` under the policy `stack`: messages at one edge stand apart while they come and go.
@Suite struct `Messages that come one after the other stand apart` {
    private static let heights = ["a": 40, "b": 60, "c": 50]

    private func message(_ id: String, _ stack: String) -> String {
        #"""
        {"id":"\#(id)","style":"slidingMessage","placement":{"edge":"top","stack":\#(stack)},
         "content":{"size":{"width":300,"height":\#(Self.heights[id] ?? 0)}},"backdrop":{"interaction":"passThrough"}}
        """#
    }

    /// a, b and c, a second after each other, and what happens then.
    private func schedule(
        _ stack: String, apart: Double = 1, reduceMotion: Bool = false, then events: String = ""
    ) throws -> JSON {
        let shows = ["a", "b", "c"].enumerated().map { index, id in
            showing(message(id, stack), at: Double(index) * apart)
        }
        return try ServiceTestSupport.schedule(
            shows + (events.isEmpty ? [] : [events]), policy: "stack", on: "ipad-2",
            state: #""reduceMotion":\#(reduceMotion)"#)
    }

    private func scene(_ ids: [String], _ stack: String, _ device: String = #""ipad-2""#) throws -> JSON {
        try ServiceTestSupport.scene(of: ids.map { message($0, stack) }, on: device)
    }

    /// Whether the dialogs stand at a moment as in a scene of just those.
    private func expect(
        _ schedule: JSON, at time: Double, is scene: JSON, _ ids: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let player = Player(schedule["timeline"])
        for id in ids {
            let layer = scene["layers"]["\(id)/dialog"]
            let frame = layer["frame"]
            let center = [
                frame["x"].number + frame["width"].number / 2, frame["y"].number + frame["height"].number / 2,
            ]
            let seen = player.value("\(id)/dialog", "position", at: time) ?? []
            #expect(
                zip(seen, center).allSatisfy { abs($0 - $1) < 1e-3 } && seen.count == 2, "\(id): \(seen) \(center)",
                sourceLocation: sourceLocation)
            let scale = player.value("\(id)/dialog", "scale", at: time)?[0] ?? 1
            #expect(abs(scale - (layer["scale"] == .missing ? 1 : layer["scale"].number)) < 1e-3)
            let opacity = player.value("\(id)/dialog", "opacity", at: time)?[0]
            let told = opacity ?? schedule["layers"]["\(id)/dialog"]["opacity"].number
            #expect(abs(told - layer["opacity"].number) < 1e-3, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [
        #"{"gap":8}"#, #"{"offset":14,"scale":0.9}"#, #"{"offset":14,"scale":0.5,"most":2}"#,
        #"{"offset":14,"scale":0.9,"sizing":"front"}"#,
    ])
    func `messages stand where a scene of them has them, and come forward when one has gone`(stack: String) throws {
        let schedule = try schedule(stack, then: #"{"at":4,"dismiss":"c"},{"at":6,"dismiss":"a"}"#)
        expect(schedule, at: 0.99, is: try scene(["a"], stack), ["a"])
        expect(schedule, at: 1.99, is: try scene(["a", "b"], stack), ["a", "b"])
        expect(schedule, at: 3.9, is: try scene(["a", "b", "c"], stack), ["a", "b", "c"])
        expect(schedule, at: 5.9, is: try scene(["a", "b"], stack), ["a", "b"])
        expect(schedule, at: 9, is: try scene(["b"], stack), ["b"])
    }

    /// The one in front is 50 high: those behind it are, too, 14 and 28 further, before they are scaled to 0.9 and 0.8.
    @Test func `messages are each as large as the one in front where they ask for that`() throws {
        let stack = #"{"offset":14,"scale":0.9,"most":2,"sizing":"front"}"#
        let layers = try scene(["a", "b", "c"], stack)["layers"]
        let front = layers["c/dialog"]["frame"].box
        for (id, depth) in [("b", 1.0), ("a", 2)] {
            let layer = layers["\(id)/dialog"]
            #expect(layer["frame"].box.height == 50 && layer["frame"].box.y == front.y + 14 * depth)
            #expect(abs(layer["scale"].number - (1 - 0.1 * depth)) < 1e-9)
            #expect(layer["opacity"] == (depth > 1 ? 0 : layers["c/dialog"]["opacity"]))
        }
        // In a schedule they grow to it, and back when it has gone.
        let player = Player(try schedule(stack, then: #"{"at":4,"dismiss":"c"}"#)["timeline"])
        let heights = [1.9, 3.9, 6].map { player.value("a/dialog", "size", at: $0)?[1] }
        #expect(heights == [60, 50, 60])
    }

    @Test func `messages stand apart by an offset alone`() throws {
        let faults = try Scrim.shared.get().answer(
            to: #"{"device":"ipad-2","dialogs":[\#(message("a", #"{"gap":8,"sizing":"front"}"#))]}"#, at: "/v1/scenes",
            status: 422)["errors"].elements
        #expect(faults.map { $0["pointer"] } == ["/dialogs/0/placement/stack/sizing"])
    }

    /// 8 points are free between the front's 50 and the next one's 60.
    @Test func `of messages the last is at the edge, the others as far off as it reaches`() throws {
        let player = Player(try schedule(#"{"gap":8}"#)["timeline"])
        let centers = ["a", "b", "c"].compactMap { player.value("\($0)/dialog", "position", at: 4)?[1] }
        try #require(centers.count == 3)
        #expect(abs(centers[1] - centers[2] - (25 + 8 + 30)) < 1e-6)
        #expect(abs(centers[0] - centers[1] - (30 + 8 + 20)) < 1e-6)
    }

    /// A message that is behind leaves from there: nothing jumps, ever, whoever interrupts whom.
    @Test(arguments: [1, 0.2, 0.05])
    func `messages move without a jump, however fast they come and go`(apart: Double) throws {
        let schedule = try schedule(
            #"{"offset":14,"scale":0.9}"#, apart: apart,
            then: #"{"at":\#(3 * apart),"dismiss":"b"},{"at":\#(3.5 * apart),"dismiss":"c"}"#)
        let player = Player(schedule["timeline"])
        let end = schedule["duration"].number
        for id in ["a", "b", "c"] {
            for (property, most) in [("position", 12.0), ("scale", 0.02)] {
                var before: [Double]?
                for step in 0...Int(end * 240) {
                    guard let now = player.value("\(id)/dialog", property, at: Double(step) / 240) else { break }
                    if let before {
                        let jump = zip(before, now).map { abs($0 - $1) }.max() ?? 0
                        #expect(jump < most, "\(id) \(property) at \(Double(step) / 240)")
                    }
                    before = now
                }
            }
        }
    }

    @Test func `messages stand apart at once for who reduces motion`() throws {
        let player = Player(try schedule(#"{"gap":8}"#, reduceMotion: true)["timeline"])
        let start = try #require(player.value("a/dialog", "position", at: 0.99))
        let moved = try #require(player.value("a/dialog", "position", at: 1.001))
        #expect(abs(moved[1] - start[1] - 68) < 1e-6)
    }

    @Test func `messages stand apart also where the device has been turned`() throws {
        let stack = #"{"offset":14,"scale":0.9}"#
        let schedule = try schedule(stack, then: #"{"at":4,"orientation":"landscapeLeft"}"#)
        expect(
            schedule, at: 9,
            is: try scene(["a", "b", "c"], stack, #"{"profile":"ipad-2","orientation":"landscapeLeft"}"#),
            ["a", "b", "c"])
    }

    /// The one behind ends 50 + 8 + 60 points below the edge of the one in front, and swallows a touch there alone.
    @Test func `messages are touched where they stand`() throws {
        let top = try scene(["c"], #"{"gap":8}"#)["layers"]["c/dialog"]["frame"]["y"].number
        let taps = [50 + 8 + 1, 50 + 8 + 59, 50 + 4, 50 + 8 + 60 + 4]
        let events = taps.map { #"{"at":4,"tap":[384,\#(top + Double($0))]}"# }.joined(separator: ",")
        let ignored = try schedule(#"{"gap":8}"#, then: events)["ignoredEvents"].elements
        #expect(ignored.compactMap { $0["reason"].string } == ["content", "content", "passedThrough", "passedThrough"])
    }

    @Test func `touches pass where messages are not seen`() throws {
        let stack = #"{"gap":8,"most":1}"#
        let top = try scene(["c"], stack)["layers"]["c/dialog"]["frame"]["y"].number
        let ignored = try schedule(stack, then: #"{"at":4,"tap":[384,\#(top + 70)]}"#)["ignoredEvents"].elements
        #expect(ignored.compactMap { $0["reason"].string } == ["passedThrough"])
    }

    /// The one behind rests where it would have rested alone, so that its way is its own: 0.75 s from below the edge.
    @Test(arguments: [1, 1.0001]) func `come both from the edge where they come at one moment`(second: Double) throws {
        func message(_ id: String, _ height: Int) -> String {
            #"""
            "id":"\#(id)","style":"slidingMessage","content":{"title":"Hi","size":{"height":\#(height)}},
            "placement":{"stack":{"offset":14}}
            """#
        }
        let answer = try ServiceTestSupport.schedule(
            [showing(message("a", 200), at: 1), showing(message("b", 90), at: second)], policy: "stack",
            on: "iphone-15")
        #expect(answer["entries"][0]["presentedAt"] == 1.75)
        let keyframes = answer["timeline"]["tracks"].track("a/dialog", "position")["keyframes"].elements
        #expect(keyframes.prefix(3).map { $0["time"] } == [0, 1, 1.75])
        #expect(keyframes.prefix(3).map { $0["value"] } == [[196.5, 952], [196.5, 952], [196.5, 752]])
    }
}
