import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What touches reach, one for each point, as `target effect`.
private func hits(
    _ request: String, at moment: String = "", _ points: (Double, Double)...
) throws -> [String] {
    try hits(request, at: moment, points)
}

private func hits(_ request: String, at moment: String, _ points: [(Double, Double)]) throws -> [String] {
    let list = points.map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
    let more = moment.isEmpty ? "" : ",\(moment)"
    let answer = try answer(#"{\#(request),"points":[\#(list)]\#(more)}"#, at: "/v1/specs/hit-test")
    let hits = answer["hits"].elements
    #expect(hits.map { $0["point"] } == points.map { [.number($0.0), .number($0.1)] })
    return hits.map { "\($0["target"].string ?? "nothing") \($0["effect"].string ?? "")" }
}

/// A panel on a screen of 320 by 480: at rest its frame is (0, 240, 320, 240).
private func panel(_ members: String = "") -> String {
    DialogBody("semiModal", on: "iphone-4", dialog: members).members
}

/// A floating view of 200 by 100 on the same screen, its centre at (160, 240), moving steadily for a quarter of a
/// second.
private func floating(_ members: String = "") -> String {
    DialogBody(
        "floating", on: "iphone-4", content: #""size":{"width":200,"height":100}\#(members)"#,
        dialog: #""transition":{"easing":"linear","duration":0.25}"#
    ).members
}

@Suite struct `Hit tests at rest` {
    @Test func `A10: an ellipse is touched inside its curve only`() throws {
        // Half axes 100 and 60 about (160, 240): (75/100)² + (45/60)² is 1.125, (60/100)² + (40/60)² is 0.804.
        let request =
            DialogBody(
                "floating", on: "iphone-4", content: #""size":{"width":200,"height":120},"shape":{"kind":"ellipse"}"#
            ).members
        #expect(
            try hits(request, (160, 181), (85, 195), (100, 200), (258, 240), (62, 182))
                == ["dialog content", "dimming block", "dialog content", "dialog content", "dimming block"])
    }

    @Test func `A10: a path is touched where even-odd fills it`() throws {
        // The curve's top is at its middle, 40 points above its ends; the inner square is a hole.
        let curved = panel(##""content":{"shape":{"kind":"path","path":"M0 40Q160 -40 320 40V240H0Z"}}"##)
        #expect(
            try hits(curved, (160, 242), (5, 250), (5, 290)) == ["dialog content", "dimming dismiss", "dialog content"])
        let pierced = panel(
            ##""content":{"shape":{"kind":"path","path":"M0 0H320V240H0ZM100 100H220V140H100Z"}}"##)
        #expect(try hits(pierced, (160, 360), (90, 360)) == ["dimming dismiss", "dialog content"])
    }

    @Test(arguments: ["top", "bottom", "left", "right"])
    func `follow the popover's arrow`(side: String) throws {
        let request = DialogBody(
            "popover", on: "ipad-pro-11", content: #""size":{"width":200,"height":150}"#,
            placement: #""anchor":{"x":380,"y":500,"width":40,"height":30},"side":"\#(side)""#
        ).members
        let answer = try spec("{\(request)}")
        let (box, frame) = (answer.frame(of: "arrow"), answer.dialog)
        // The middle of the arrow, and the corner of its box beside the tip.
        let out = side == "top" || side == "left" ? 1.0 : -1.0
        let isUpright = side == "top" || side == "bottom"
        let tip =
            isUpright
            ? (box.midX, out > 0 ? box.maxY : box.y) : (out > 0 ? box.maxX : box.x, box.midY)
        let within = isUpright ? (tip.0, tip.1 - 2 * out) : (tip.0 - 2 * out, tip.1)
        let beside = isUpright ? (box.x + 0.5, tip.1 - 0.5 * out) : (tip.0 - 0.5 * out, box.y + 0.5)
        #expect(!frame.contains(within.0, within.1))
        #expect(try hits(request, within, beside) == ["dialog content", "dimming dismiss"])
    }

    @Test(arguments: [
        ("block", "dimming block"), ("dismiss", "dimming dismiss"), ("passThrough", "presenter passThrough"),
    ])
    func `A6: a touch beside the panel does what the backdrop says`(interaction: String, effect: String) throws {
        #expect(
            try hits(panel(#""backdrop":{"interaction":"\#(interaction)"}"#), (160, 100), (160, 300))
                == [effect, "dialog content"])
    }

    @Test func `A7: a surface as tall as the screen swallows touches above its content`() throws {
        #expect(try hits(panel(#""placement":{"surface":"screen"}"#), (160, 100)) == ["dialog block"])
        let live = panel(#""placement":{"surface":"content"},"backdrop":{"interaction":"passThrough"}"#)
        #expect(try hits(live, (160, 100)) == ["presenter passThrough"])
    }

    @Test func `A9: a button says when its touch dismisses`() throws {
        let request = panel(
            #"""
            "content":{"actions":[{"id":"a","title":"A","dismisses":"never"},{"id":"b","title":"B",\#
            "dismisses":"afterAction"}]}
            """#
        )
        let answer = try spec("{\(request)}")
        for (id, when) in [("action:a", "never"), ("action:b", "afterAction")] {
            let frame = answer.frame(of: id)
            let hit = try ServiceTestSupport.answer(
                #"{\#(request),"points":[[\#(frame.midX),\#(frame.midY)]]}"#, at: "/v1/specs/hit-test")["hits"][0]
            #expect(hit["target"] == .string(id))
            #expect(hit["effect"] == "action")
            #expect(hit["dismisses"] == .string(when))
        }
    }

    @Test func `give left and top edges to a region, right and bottom ones to its neighbours`() throws {
        #expect(
            try hits(
                panel(), (0, 240), (0, 239.9999), (319.9999, 479.9999), (320, 300), (160, 480), (-0.0001, 300), (0, 0))
                == [
                    "dialog content", "dimming dismiss", "dialog content", "nothing outside", "nothing outside",
                    "nothing outside", "dimming dismiss",
                ])
    }

    static let requests = [
        DialogBody("semiModal", on: "iphone-4", content: #""actions":[{"title":"A"},{"title":"B"}]"#).members,
        #"""
        "device":"iphone-8","dialog":{"style":"alert","content":{"title":"T","message":"M",\#
        "textFields":[{"id":"f"}],"actions":[{"title":"A"},{"title":"B","role":"cancel"}]}}
        """#,
        DialogBody(
            "actionSheet", on: "iphone-17",
            content: #"""
                "title":"T","actions":[{"title":"A"},{"title":"B","role":"destructive"},{"title":"C","role":"cancel"}]
                """#
        ).members,
        DialogBody(
            "popover", on: "ipad-pro-11", content: #""title":"T","actions":[{"title":"A"}]"#,
            placement: #""anchor":{"x":380,"y":500,"width":40,"height":30}"#
        ).members,
        #"""
        "device":"ipad-pro-11","dialog":{"style":"formSheet","content":{"navigationBar":{"title":"T",\#
        "leading":{"id":"x","title":"X"}},"textFields":[{"id":"f"}],"actions":[{"title":"A"}]}}
        """#,
        DialogBody(
            "sheet", on: "iphone-17", content: #""actions":[{"title":"A"}]"#,
            placement: #""detents":["medium","large"],"largestUndimmedDetent":"medium""#
        ).members,
        DialogBody(
            "semiModal", on: "iphone-8", state: #""keyboard":"docked""#, content: #""actions":[{"title":"A"}]"#
        ).members,
        DialogBody(
            "floating", on: "iphone-4", state: #""orientation":"landscapeLeft""#,
            content: #""shape":{"kind":"ellipse"},"actions":[{"title":"A"}]"#, options: #""coordinateSpace":"fixed""#
        ).members,
        DialogBody(
            "slidingMessage", on: "iphone-4", content: #""title":"T""#,
            dialog: #""dismissal":{"after":3,"tapDialog":true}"#
        ).members,
        DialogBody(
            "semiModal", on: "iphone-4", placement: #""container":{"x":20,"y":20,"width":280,"height":400}"#,
            dialog: #""backdrop":{"passThroughRects":[{"x":0,"y":20,"width":320,"height":44}]}"#
        ).members,
    ]

    @Test(arguments: requests.indices)
    func `agree with the specification's hit regions anywhere`(index: Int) throws {
        let request = Self.requests[index]
        let answer = try spec("{\(request)}")
        let judge = TouchMap(answer)
        let bounds = answer["stage"]["bounds"].box
        var random = SeededGenerator(seed: UInt64(index))
        let points = (0..<600).map { _ in
            (
                (Double.random(in: bounds.x - 20...bounds.maxX + 20, using: &random) * 100).rounded() / 100,
                (Double.random(in: bounds.y - 20...bounds.maxY + 20, using: &random) * 100).rounded() / 100
            )
        }
        for (point, hit) in zip(points, try hits(request, at: "", points)) {
            func told(_ x: Double, _ y: Double) -> String {
                judge.touched(x, y).map { "\($0.target) \($0.effect)" } ?? "nothing outside"
            }
            // The judge cuts curves into chords; what lies that near to an edge is nobody's.
            let near = [(0.02, 0.0), (-0.02, 0), (0, 0.02), (0, -0.02)].map { told(point.0 + $0.0, point.1 + $0.1) }
            guard Set(near).count == 1 else { continue }
            #expect(hit == told(point.0, point.1), "seed \(index) at \(point)")
        }
    }
}

@Suite struct `Hit tests on the way` {
    @Test func `A2: a panel half way up is touched half way up`() throws {
        // Ease-in-out is half way at half time: the centre is at 540 between 720 and 360, the top edge at 420.
        let half = #""phase":"present","at":0.35"#
        #expect(
            try hits(panel(), at: half, (160, 300), (160, 419), (160, 421))
                == ["dimming dismiss", "dimming dismiss", "dialog content"])
        #expect(try hits(panel(), at: #""phase":"present","at":0"#, (160, 479)) == ["dimming dismiss"])
        #expect(try hits(panel(), at: #""phase":"present","at":0.7"#, (160, 241)) == ["dialog content"])
    }

    @Test func `A3: a panel that has gone leaves its presenter live`() throws {
        #expect(try hits(panel(), at: #""phase":"dismiss","at":0"#, (160, 241)) == ["dialog content"])
        #expect(
            try hits(panel(), at: #""phase":"dismiss","at":0.7"#, (160, 100), (160, 479), (160, 480))
                == ["presenter passThrough", "presenter passThrough", "nothing outside"])
    }

    @Test func `a panel carries its buttons along`() throws {
        let request = panel(
            #""content":{"actions":[{"id":"a","title":"A"}]},"transition":{"easing":"linear","duration":1}"#)
        let frame = try spec("{\(request)}").frame(of: "action:a")
        // Nine tenths of 360 points are done: 36 are left.
        #expect(
            try hits(
                request, at: #""phase":"present","at":0.9"#, (frame.midX, frame.y + 35.9), (frame.midX, frame.y + 36.1))
                == ["dialog content", "action:a action"])
    }

    @Test func `A14: a panel that flips is touched when its front is seen, as wide as it is seen`() throws {
        let request = panel(#""transition":{"style":"flipHorizontal","easing":"linear","duration":0.9}"#)
        // 180° in 0.9 s: turned by 140°, edge-on at 90°. By 60° about the centre at 160, seen from 900 points, its
        // right side is 138.56 behind the screen and seen at 160 + 80 · 900 / 1038.56 = 229.33, its left as far before
        // it, at 65.44.
        #expect(try hits(request, at: #""phase":"present","at":0.2"#, (160, 300)) == ["dimming dismiss"])
        #expect(try hits(request, at: #""phase":"present","at":0.45"#, (160, 300)) == ["dimming dismiss"])
        #expect(
            try hits(request, at: #""phase":"present","at":0.6"#, (65, 300), (66, 300), (229, 300), (230, 300))
                == ["dimming dismiss", "dialog content", "dialog content", "dimming dismiss"])
    }

    @Test func `B4, B5: a floating view is touched at the size it has, and not before it is seen`() throws {
        // Half way from 1.6 to 1 is 1.3: half the width is 130. Half way from 1 to 0.5 is 0.75: 75.
        #expect(
            try hits(floating(), at: #""phase":"present","at":0.125"#, (29, 240), (31, 240), (160, 174), (160, 176))
                == ["dimming block", "dialog content", "dimming block", "dialog content"])
        #expect(
            try hits(floating(), at: #""phase":"dismiss","at":0.125"#, (84, 240), (86, 240))
                == ["dimming block", "dialog content"])
        #expect(try hits(floating(), at: #""phase":"present","at":0"#, (160, 240)) == ["dimming block"])
    }

    @Test func `B4: buttons grow with the view, about its centre`() throws {
        let request = floating(#","actions":[{"id":"a","title":"A"}]"#)
        let frame = try spec("{\(request)}").frame(of: "action:a")
        let corner = (160 + 1.3 * (frame.x - 160), 240 + 1.3 * (frame.y - 240))
        #expect(
            try hits(
                request, at: #""phase":"present","at":0.125"#, (corner.0 + 0.5, corner.1 + 0.5),
                (corner.0 + 0.5, corner.1 - 0.5))
                == ["action:a action", "dialog content"])
    }

    @Test func `B9: a turn in the plane turns what is touched`() throws {
        let request = DialogBody(
            "floating", on: "iphone-4", content: #""size":{"width":200,"height":100}"#,
            dialog: #""transition":{"style":"custom","easing":"linear","duration":1,"from":{"rotationZ":90}}"#
        ).members
        // Upright at the start: 100 wide and 200 high.
        #expect(
            try hits(request, at: #""phase":"present","at":0"#, (160, 150), (80, 240), (205, 335), (211, 240))
                == ["dialog content", "dimming block", "dialog content", "dimming block"])
    }

    @Test func `an interrupted panel is touched where it is, from one timeline into the next`() throws {
        let timeline = try answer(
            #"{\#(panel()),"phase":"present","at":0.35,"to":"dismissed"}"#, at: "/v1/specs/retarget")
        let text = try Scrim.shared.get().post(
            #"{\#(panel()),"phase":"present","at":0.35,"to":"dismissed"}"#, to: "/v1/specs/retarget"
        ).text
        #expect(
            try hits(panel(), at: #""timeline":\#(text),"at":0"#, (160, 419), (160, 421))
                == ["dimming dismiss", "dialog content"])
        let end = timeline["duration"].number
        #expect(
            try hits(panel(), at: #""timeline":\#(text),"at":\#(end)"#, (160, 300), (160, 479))
                == ["presenter passThrough", "presenter passThrough"])
    }

    @Test(arguments: ["landscapeLeft", "landscapeRight"])
    func `A12: a device that has turned is touched as one that was held that way`(orientation: String) throws {
        func held(_ orientation: String) -> String {
            DialogBody(
                "semiModal", on: "iphone-4", state: #""orientation":"\#(orientation)""#,
                content: #""actions":[{"id":"a","title":"A"}]"#
            ).members
        }
        let phase = #""phase":"rotate.\#(orientation)","at":"#
        // Nine places to a side, told in few decimals.
        func places(_ width: Double, _ height: Double) -> [(Double, Double)] {
            (0..<81).map { index in
                let column = Double(index % 9)
                let row = Double(index / 9)
                let x: Double = (column * width / 2).rounded() / 4 * 0.96875 + 1.25
                let y: Double = (row * height / 2).rounded() / 4 * 0.96875 + 1.25
                return ((x * 4).rounded() / 4, (y * 4).rounded() / 4)
            }
        }
        let before = places(320, 480)
        let after = places(480, 320)
        let request = held("portrait")
        #expect(try hits(request, at: phase + "0", before) == hits(request, at: "", before))
        #expect(try hits(request, at: phase + "0.3", after) == hits(held(orientation), at: "", after))
    }

    /// At its medium detent the sheet dims nothing, at its large one everything.
    @Test func `a sheet that has come to another detent is touched as one that rests there`() throws {
        func sheet(_ selected: String) -> String { DialogBody.sheet(at: selected).members }
        let points = [(200.0, 30.0), (200, 200), (200, 600)]
        let detents = [("medium", "large"), ("large", "medium")]
        for (from, to) in detents {
            let timeline = try spec("{\(sheet(from))}")["transitions"]["detents"][to]
            let (phase, end) = (#""phase":"detent.\#(to)","at":"#, timeline["duration"].number)
            #expect(try hits(sheet(from), at: phase + "0", points) == hits(sheet(from), at: "", points))
            #expect(try hits(sheet(from), at: phase + "\(end)", points) == hits(sheet(to), at: "", points))
        }
        #expect(try hits(sheet("medium"), at: "", points)[0] == "presenter passThrough")
        #expect(try hits(sheet("large"), at: "", points)[0] == "dimming block")
    }

    /// The timeline of an earlier answer says where it ends by its `rest`, or by the turn that it has. Without its
    /// dialog it is beside the layers of the rest at which it begins.
    @Test func `a timeline that is handed in is touched at its end as the rest it ends in`() throws {
        let points = [(200.0, 30.0), (200, 200), (200, 600)]
        let (low, high) = (DialogBody.sheet(at: "medium").members, DialogBody.sheet(at: "large").members)
        let answer = try spec("{\(low),\"options\":{\"rests\":true}}")
        let drawn = "\"layers\":\(answer["layers"].text),\"hitRegions\":\(answer["hitRegions"].text)"
        func end(_ motion: JSON, _ name: String, _ value: String) -> String {
            "\"\(name)\":\(value),\"at\":\(motion["duration"].number)"
        }
        let growing = answer["transitions"]["detents"]["large"]
        let grown = end(growing, "timeline", growing.text)
        #expect(try hits(low, at: grown, points) == hits(high, at: "", points))
        #expect(try hits(drawn, at: grown, points) == hits(high, at: "", points))
        let turning = try spec("{\(low)}")["transitions"]["rotate"]["landscapeLeft"]
        let named = try hits(low, at: end(turning, "phase", "\"rotate.landscapeLeft\""), points)
        #expect(try hits(low, at: end(turning, "timeline", turning.text), points) == named)
    }

    @Test func `an action sheet that has turned is touched where it ends`() throws {
        func held(_ orientation: String) -> String {
            DialogBody(
                "actionSheet", on: "iphone-6", state: #""orientation":"\#(orientation)""#,
                content: #""title":"T","actions":[{"title":"A"},{"title":"B","role":"cancel"}]"#
            ).members
        }
        let points = (0...36).map { (333.5, Double($0) * 10 + 4) }
        let turning = try spec("{\(held("portrait"))}")["transitions"]["rotate"]["landscapeLeft"]
        let end = #""phase":"rotate.landscapeLeft","at":\#(turning["duration"].number)"#
        #expect(try hits(held("portrait"), at: end, points) == hits(held("landscapeLeft"), at: "", points))
    }

    @Test func `a dialog whose keyboard has gone is touched as one without`() throws {
        func alert(_ keyboard: String) -> String {
            DialogBody(
                "alert", on: "iphone-15", state: #""keyboard":\#(keyboard)"#,
                content: #""title":"T","textFields":[{"id":"f"}],"actions":[{"title":"A"}]"#
            ).members
        }
        let points = (0...84).map { (196.5, Double($0) * 10 + 4) }
        let hiding = try spec("{\(alert(#""docked""#))}")["transitions"]["keyboardHide"]
        let end = #""phase":"keyboardHide","at":\#(hiding["duration"].number)"#
        #expect(try hits(alert(#""docked""#), at: end, points) == hits(alert("null"), at: "", points))
    }

    @Test func `a keyboard takes touches when it has come`() throws {
        let request = DialogBody("semiModal", on: "iphone-8", state: #""keyboard":"docked""#).members
        let answer = try spec("{\(request)}")
        let (keyboard, end) = (
            answer["stage"]["keyboard"].box, answer["transitions"]["keyboard"]["duration"].number
        )
        let point = (keyboard.midX, keyboard.midY)
        #expect(try hits(request, point) == ["keyboard passThrough"])
        #expect(try hits(request, at: #""phase":"keyboard","at":0"#, point) == ["dialog content"])
        #expect(try hits(request, at: #""phase":"keyboard","at":\#(end)"#, point) == ["keyboard passThrough"])
        // On its way it lies where its track says: its upper edge is half its height above its centre.
        let body = "{\(request),\"phase\":\"keyboard\",\"times\":[0.1]}"
        let sample = try ServiceTestSupport.answer(body, at: "/v1/specs/samples")["samples"][0]["layers"]["keyboard"]
        let top = sample["position"][1].number - keyboard.height / 2
        let (inside, above) = ((keyboard.midX, top + 1), (keyboard.midX, top - 1))
        #expect(try hits(request, at: #""phase":"keyboard","at":0.1"#, inside) == ["keyboard passThrough"])
        #expect(try hits(request, at: #""phase":"keyboard","at":0.1"#, above) != ["keyboard passThrough"])
    }

    /// 200 × 100 about (160, 240), turned by 60° and seen from 900 points: of the right side x = 160 + 50 · 900 / (900
    /// + 86.603) = 205.61 is seen, half as high as 50 · 900 / 986.603 = 45.61; of the left one 160 − 50 · 900 / (900 −
    /// 86.603) = 104.68, and 55.32.
    @Test func `what turns in space is touched where it is seen from the stage's perspective`() throws {
        let request = DialogBody(
            "floating", on: "iphone-4", content: #""size":{"width":200,"height":100},"shape":{"kind":"rectangle"}"#,
            dialog: #""transition":{"style":"custom","duration":1,"easing":"linear","from":{"rotationY":60}}"#
        ).members
        #expect(try spec("{\(request)}")["stage"]["perspective"] == 900)
        let inside = [(205.0, 240.0), (105.2, 240), (204.5, 195), (106, 185.5)]
        let outside = [(206.2, 240.0), (104.2, 240), (204.5, 193.5), (106, 184)]
        let moment = #""phase":"present","at":0"#
        #expect(try hits(request, at: moment, inside) == inside.map { _ in "dialog content" })
        #expect(try hits(request, at: moment, outside) == outside.map { _ in "dimming block" })
    }
}
