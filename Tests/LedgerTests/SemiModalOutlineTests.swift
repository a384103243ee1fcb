import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ledger A: the semi-modal panel's outline` {
    /// An outline asked for, and whether a place of the panel's box, from its top-left corner, belongs to it.
    struct Shape: Sendable, CustomTestStringConvertible {
        var json: String
        var width: Double
        var height: Double
        var holds: @Sendable (_ x: Double, _ y: Double) -> Bool
        var testDescription: String { json }

        static func rounded(_ radius: Double, _ width: Double, _ height: Double) -> Shape {
            Shape(json: #"{"kind":"rounded","radius":\#(radius)}"#, width: width, height: height) { x, y in
                let dx = max(radius - x, x - (width - radius), 0)
                let dy = max(radius - y, y - (height - radius), 0)
                return dx * dx + dy * dy <= radius * radius
            }
        }

        static func ellipse(_ width: Double, _ height: Double) -> Shape {
            Shape(json: #"{"kind":"ellipse"}"#, width: width, height: height) { x, y in
                let (u, v) = (2 * x / width - 1, 2 * y / height - 1)
                return u * u + v * v <= 1
            }
        }

        static let all = [
            rounded(20, 320, 240), rounded(8, 200, 100), rounded(60, 120, 120), ellipse(320, 240), ellipse(100, 180),
            Shape(json: #"{"kind":"rectangle"}"#, width: 250, height: 90) { _, _ in true },
            // A wedge.
            Shape(json: #"{"kind":"path","path":"M0 0L200 0L0 100Z"}"#, width: 200, height: 100) { x, y in
                x / 200 + y / 100 <= 1
            },
            // The same, told in steps from where the pen is.
            Shape(json: #"{"kind":"path","path":"m0,0 h200 l-200,100 z"}"#, width: 200, height: 100) { x, y in
                x / 200 + y / 100 <= 1
            },
            // A tab on top of a bar.
            Shape(
                json: #"{"kind":"path","path":"M0 40H80V0H160V40H240V120H0Z"}"#, width: 240, height: 120
            ) { x, y in y >= 40 || (x >= 80 && x <= 160) },
            // A half disc.
            Shape(
                json: #"{"kind":"path","path":"M0 100A100 100 0 0 1 200 100Z"}"#, width: 200, height: 100
            ) { x, y in (x - 100) * (x - 100) + (y - 100) * (y - 100) <= 10000 },
        ]
    }

    @Test(arguments: Shape.all)
    func `A10: only the shape is opaque: touches and darkness follow the outline`(shape: Shape) throws {
        for (index, on) in Holding.all.enumerated() where on.height >= shape.height && on.width >= shape.width {
            let interaction = ["block", "dismiss", "passThrough"][index % 3]
            let answer = try layout(
                "semiModal", on: on.json,
                content: #""size":{"width":\#(shape.width),"height":\#(shape.height)},"shape":\#(shape.json)"#,
                dialog: #""backdrop":{"interaction":"\#(interaction)"}"#)
            let frame = answer["layers"]["dialog"]["frame"].box
            #expect((frame.width, frame.height) == (shape.width, shape.height))
            #expect(frame.maxY == on.height)
            let hole = Outline(answer["dimmingRegions"][0]["path"].string ?? "")
            let hit = Outline(answer["hitRegions"]["dialog"]["path"].string ?? "")
            let touches = TouchMap(answer)
            for place in frame.points(14) {
                let isShape = shape.holds(place.x - frame.x, place.y - frame.y)
                #expect(hit.contains(place.x, place.y) == isShape)
                #expect(hole.contains(place.x, place.y) == !isShape)
                #expect(touches.touched(place.x, place.y)?.effect == (isShape ? "content" : interaction))
            }
            for place in on.window.points() where !frame.contains(place.x, place.y) {
                #expect(hole.contains(place.x, place.y))
                #expect(touches.touched(place.x, place.y)?.effect == interaction)
            }
            `Ledger A: what lies behind the semi-modal panel`.expectTiling(answer)
            `Ledger A: what lies behind the semi-modal panel`.expectCover(answer, window: on.window)
        }
    }

    @Test func `A10: an outline with a hole of its own lets touches and darkness through it`() throws {
        let answer = try layout(
            "semiModal", on: "iphone-4",
            content: #""shape":{"kind":"path","path":"M0 0H320V240H0ZM100 60V180H220V60Z"}"#)
        let path = Outline(answer["dimmingRegions"][0]["path"].string ?? "")
        #expect(path.contains(160, 360))
        #expect(!path.contains(50, 360))
        #expect(answer.touched(160, 360)?.effect == "dismiss")
        #expect(answer.touched(50, 360)?.effect == "content")
    }

    @Test func `A10: the radius of rounded corners is the layer's, at most half a side`() throws {
        for (asked, radius) in [(12.0, 12.0), (0, 0), (500, 40)] {
            let answer = try layout(
                "semiModal", on: "iphone-4",
                content: #""size":{"height":80},"shape":{"kind":"rounded","radius":\#(asked)}"#)
            #expect(answer["layers"]["dialog"]["cornerRadius"] == .number(radius))
        }
    }

    @Test(arguments: ["iphone-4", "iphone-16", "ipad-1"])
    func `A14: the panel may flip about its upright axis instead of sliding`(device: String) throws {
        for members in [#""style":"flipHorizontal""#, #""style":"flipHorizontal","duration":1"#] {
            let answer = try layout("semiModal", on: device, dialog: #""transition":{\#(members)}"#)
            let plain = try spec(#"{"device":"\#(device)","dialog":{"style":"semiModal"}}"#)
            let (present, dismiss) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
            let turn = present["tracks"].track("dialog", "rotationY")
            let back = dismiss["tracks"].track("dialog", "rotationY")
            #expect(abs(turn.ends[0].number) == 180 && turn.ends[1] == 0)
            #expect(back.ends[0] == 0 && abs(back.ends[1].number) == 180)
            #expect(turn.times == [0, present["duration"]])
            for tracks in [present["tracks"], dismiss["tracks"]] {
                #expect(tracks.track("dialog", "position") == .missing)
                #expect(tracks.track("presenter", "rotationY") == .missing)
            }
            #expect(answer["layers"]["dialog"]["frame"] == plain["layers"]["dialog"]["frame"])
            #expect(answer["layers"]["dialog"]["backfaceVisible"] == false)
            #expect(present["duration"] == dismiss["duration"])
            if members.contains("duration") { #expect(present["duration"] == 1) }
            #expect(dismiss["events"].names.last == "removed")
        }
    }
}
