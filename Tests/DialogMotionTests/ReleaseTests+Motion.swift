import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

extension `The end of a drag` {
    @Test func `leads every layer to the new detent's rest`() throws {
        let dialog = #"""
            {"style":"sheet","content":{"title":"Map"},"placement":{"detents":["medium","large"],\#
            "selectedDetent":"large"}}
            """#
        let medium = try layout(
            "sheet", on: Self.glass, content: #""title":"Map""#, placement: #""detents":["medium","large"]"#)
        let answer = try release(dialog, at: (196.5, 655.5))
        #expect(answer["target"] == "medium")
        #expect(
            answer["timeline"].dialogEventNames == ["willChangeDetent", "didChangeDetent"])
        for id in ["dialog", "title", "grabber"] {
            let frame = medium["layers"][id]["frame"]
            let tracks = answer["timeline"]["tracks"]
            let end = place(tracks, of: id, atEnd: true)
            #expect(abs(end.x - frame["x"].number - frame["width"].number / 2) < 1e-3, "\(id)")
            #expect(abs(end.y - frame["y"].number - frame["height"].number / 2) < 1e-3, "\(id)")
        }
        let size = answer["timeline"]["tracks"].track("dialog", "size")["keyframes"].elements
        // Drawn down by 200 it is as far on its way in every respect: its top is at the finger, its lower edge and its
        // width are between those of both heights.
        let goal = medium["layers"]["dialog"]["frame"].box
        let share = 200 / (goal.y - 59)
        let first = size.first?["value"] ?? .missing
        #expect(abs(first[0].number - (393 + (goal.width - 393) * share)) < 1e-3)
        #expect(abs(first[1].number - (793 + (goal.height - 793) * share)) < 1e-3)
        #expect(size.last?["value"][0] == medium["layers"]["dialog"]["frame"]["width"])
    }

    // MARK: The timeline

    @Test(arguments: [
        (30.0, 0.0, 0.0), (120, 0, 700), (200, 40, -300), (420, 0, 0), (100, -20, 1500), (600, 5, 1200), (-30, 0, -200),
        (0, 60, 10), (0, 0, 900),
    ])
    func `starts where the dialog is, at its speed, and ends at rest or outside`(
        drawn: Double, sideways: Double, speed: Double
    ) throws {
        let answer = try release(
            #"{"style":"pageSheet"}"#, at: (196.5 + sideways / 10, 455.5 + drawn), (sideways, speed))
        let tracks = answer["timeline"]["tracks"]
        let start = place(tracks, of: "dialog", atEnd: false)
        #expect(abs(start.x - 196.5 - sideways / 10) < 0.001)
        #expect(abs(start.y - 455.5 - drawn) < 0.001)
        let velocity = startVelocity(tracks, of: "dialog")
        #expect(abs(velocity.x - sideways) <= 0.02 * abs(sideways) + 0.05)
        #expect(abs(velocity.y - speed) <= 0.02 * abs(speed) + 0.05)
        let end = place(tracks, of: "dialog", atEnd: true)
        if answer["target"] == "dismissed" {
            #expect(end.y - 793 / 2 >= 852 - 0.001)
            #expect(tracks.track("dimming", "opacity")["keyframes"].elements.last?["value"] == 0)
            #expect(
                answer["timeline"].dialogEventNames == ["willDismiss", "didDismiss", "removed"])
        } else {
            #expect(abs(end.x - 196.5) < 1e-3 && abs(end.y - 455.5) < 1e-3)
            #expect(answer["timeline"]["events"] == [])
        }
        for track in tracks.elements {
            let times = track["keyframes"].elements.map { $0["time"].number }
            #expect(times.first == 0 && times.last == answer["timeline"]["duration"].number)
        }
    }

    /// ω = √(1000/3), damped critically: x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^−ωt. Core Animation plays {3, 1000, 500} so.
    /// At 2.625 and 3.25 pixels a point places are no whole numbers of the four decimals that answers have.
    @Test(arguments: [
        ("pixel-8", "sheet"), ("mate-70", "formSheet"), ("mate-70", "slidingMessage"), ("pixel-8", "slidingMessage"),
    ])
    func `at rest moves nothing, however the centre of the frame is rounded`(device: String, style: String) throws {
        let dialog = #"{"style":"\#(style)","content":{"title":"Hi"},"dismissal":{"swipe":["bottom"]}}"#
        let rest = try rest(dialog, on: device)
        for round in [{ $0.rounded(.down) }, { $0.rounded(.up) }, { $0.rounded() }] as [(Double) -> Double] {
            let place = (round(rest.x * 1e4) / 1e4, round(rest.y * 1e4) / 1e4)
            let timeline = try release(dialog, on: device, at: place)["timeline"]
            #expect(timeline["tracks"] == [] && timeline["duration"] == 0, "\(place): \(timeline["tracks"].text)")
        }
        // A tenth of a pixel is a motion.
        let timeline = try release(dialog, on: device, at: (rest.x, rest.y + 0.03))["timeline"]
        #expect(timeline["tracks"] != [])
    }

    @Test func `the end of a drag is carried on by the spring that was measured`() throws {
        let answer = try release(#"{"style":"pageSheet"}"#, at: (196.5, 555.5), (0, 500))
        let easing = answer["timeline"]["tracks"].track("dialog", "position")["keyframes"][0]["easing"]["spring"]
        #expect(easing["stiffness"].number / easing["mass"].number == 1000.0 / 3)
        #expect((0..<1e-8).contains(2 * (1000.0 * 3).squareRoot() - easing["damping"].number))
        #expect((0..<1e-4).contains(2 * (1000.0 * 3).squareRoot() - answer["rules"]["spring"]["damping"].number))
        // 100 points from its rest, and 500 a second away from it: five distances a second.
        #expect(easing["initialVelocity"] == -5)
        #expect(answer["rules"]["spring"]["stiffness"] == 1000)
    }

    /// Half the way to its place outside, half the dimming: 0.2 of black is 0.1 then.
    @Test func `finds the dimming as far gone as the dialog`() throws {
        let answer = try release(#"{"style":"pageSheet"}"#, at: (196.5, 455.5 + 396.5), (0, 0))
        #expect(answer["timeline"]["tracks"].track("dimming", "opacity")["keyframes"][0]["value"] == 0.1)
    }

    @Test func `asks the presenter where that was asked for`() throws {
        let dialog = #"{"style":"pageSheet","dismissal":{"approval":"presenter"}}"#
        let answer = try release(dialog, at: (196.5, 900))
        #expect(answer["timeline"]["events"][0]["name"] == "dismissRequested")
        #expect(
            answer["refuse"]["events"].elements.compactMap { $0["name"].string } == [
                "dismissRequested", "dismissRefused",
            ])
        #expect(place(answer["refuse"]["tracks"], of: "dialog", atEnd: true).y == 455.5)
        #expect(try release(dialog, at: (196.5, 500))["refuse"] == .missing)
    }

    @Test func `fades instead of sliding where motion is reduced`() throws {
        let device = #"{"profile":"iphone-16","system":{"name":"iOS","version":"26.1"},"reduceMotion":true}"#
        let answer = try release(#"{"style":"pageSheet"}"#, on: device, at: (196.5, 900), (0, 1200))
        let tracks = answer["timeline"]["tracks"]
        #expect(answer["target"] == "dismissed")
        #expect(place(tracks, of: "dialog", atEnd: true).y == 900)
        #expect(tracks.track("dialog", "opacity")["keyframes"].elements.last?["value"] == 0)
        #expect(answer["timeline"]["duration"].number > 0)
        #expect(
            answer["timeline"]["events"].elements.compactMap { $0["name"].string } == [
                "willDismiss", "didDismiss", "focusMoved", "removed",
            ])
        let back = try release(#"{"style":"pageSheet"}"#, on: device, at: (196.5, 500))["timeline"]["tracks"]
        #expect(place(back, of: "dialog", atEnd: false).y == 500)
        #expect(place(back, of: "dialog", atEnd: true).y == 455.5)
        #expect(back.track("dialog", "opacity")["keyframes"].elements.last?["value"] == 1)
    }

    /// The same drag told in the space fixed in portrait: on a phone on its left side x and y change places.
    @Test func `the end of a drag is told in the space that is asked for`() throws {
        let device = #"{"profile":"iphone-16","orientation":"landscapeLeft"}"#
        let dialog = #"{"style":"semiModal","dismissal":{"swipe":["bottom"]}}"#
        let body = DialogBody(on: device, dialog: dialog, options: #""coordinateSpace":"fixed""#).json
        let frame = try spec(body)["layers"]["dialog"]["frame"]
        let rest = (frame["x"].number + frame["width"].number / 2, frame["y"].number + frame["height"].number / 2)
        // The interface's bottom is one of the long sides of the screen; the panel lies against it.
        let out = rest.0 < 393 / 2 ? -1.0 : 1
        let fixed = #","options":{"coordinateSpace":"fixed"}"#
        let answer = try release(dialog, on: device, at: (rest.0 + 150 * out, rest.1), (60 * out, 0), more: fixed)
        #expect(answer["target"] == "dismissed")
        #expect(answer["edge"] == "bottom")
        let tracks = answer["timeline"]["tracks"]
        #expect(abs(place(tracks, of: "dialog", atEnd: false).x - rest.0 - 150 * out) < 1e-3)
        #expect(abs(startVelocity(tracks, of: "dialog").x - 60 * out) < 1.2)
    }

    // MARK: Reading tracks

    /// The centre that a timeline starts or ends with.
    func place(_ tracks: JSON, of layer: String, atEnd: Bool) -> (x: Double, y: Double) {
        func edge(_ property: String) -> JSON {
            let keyframes = tracks.track(layer, property)["keyframes"].elements
            return (atEnd ? keyframes.last : keyframes.first)?["value"] ?? .missing
        }
        let both = edge("position")
        return both == .missing
            ? (edge("positionX").number, edge("positionY").number) : (both[0].number, both[1].number)
    }

    /// The rate at which the centre leaves its first keyframe.
    private func startVelocity(_ tracks: JSON, of layer: String) -> (x: Double, y: Double) {
        func rate(_ property: String, _ part: (JSON) -> Double) -> Double {
            let keyframes = tracks.track(layer, property)["keyframes"]
            let way = part(keyframes[1]["value"]) - part(keyframes[0]["value"])
            let easing = keyframes[0]["easing"]
            if easing["spring"] != .missing { return way * easing["spring"]["initialVelocity"].number }
            // A Bézier curve starts along the line to its first control point.
            let curve = easing["cubicBezier"]
            if curve != .missing { return way / keyframes[1]["time"].number * curve[1].number / curve[0].number }
            return 0
        }
        guard tracks.track(layer, "position") == .missing else {
            return (rate("position") { $0[0].number }, rate("position") { $0[1].number })
        }
        return (rate("positionX") { $0.number }, rate("positionY") { $0.number })
    }
}
