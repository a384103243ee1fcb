import AnswerTestSupport
import ServiceTestSupport
import Testing

/// An iPhone 16 with iOS 26.1: 393 by 852 points, screen corners of 55.
private let sixteen = #"{"profile":"iphone-16","system":{"name":"iOS","version":"26.1"}}"#

private let twoDetents = #"{"style":"sheet","placement":{"detents":["medium","large"],"selectedDetent":"medium"}}"#

/// 38 above and 55 − 14 × (1 − 459 / 793) below, both × 377 / 393, at medium; 38 and 58.2 at large
/// (presentation-metrics ios26.detent.fixture, ios26.large.corners).
private let medium = [36.453, 36.453, 47.104, 47.104]
private let large = [38, 38, 58.2, 58.2]

private func isClose(_ one: [Double], _ other: [Double], within slack: Double = 0.01) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= slack }
}

extension JSON {
    /// The names of the properties of the dialog's corners that the timeline moves.
    fileprivate var cornerTracks: [String] {
        self["tracks"].elements.filter { $0["layer"].string?.hasSuffix("dialog") == true }
            .compactMap { $0["property"].string }.filter { $0.hasPrefix("corner") }
    }

    /// The first and the last radii of the dialog's four corners.
    fileprivate func corners(of layer: String = "dialog") -> [[Double]] {
        let values =
            self["tracks"].elements.first { $0["layer"] == .string(layer) && $0["property"] == "cornerRadii" }?
            .trackValues ?? []
        return [values.first?.pair ?? [], values.last?.pair ?? []]
    }
}

/// Contract: where corners differ, the track's property is `cornerRadii`, its values the four radii in order.
@Suite struct `Tracks of corners` {
    @Test func `tell all four from one detent of a sheet to another`() throws {
        let spec = try layout(on: sixteen, dialog: twoDetents)
        let way = spec["transitions"]["detents"]["large"]
        #expect(way.cornerTracks == ["cornerRadii"])
        #expect(isClose(way.corners()[0], medium) && isClose(way.corners()[1], large))
    }

    @Test(arguments: ["iphone-17", "iphone-16-pro-max", "iphone-13-mini"])
    func `begin and end as the two rests have their corners`(device: String) throws {
        func rest(_ detent: String) throws -> JSON {
            try layout(
                "sheet", on: device, system: "iOS 26.1",
                placement: #""detents":["medium","large"],"selectedDetent":"\#(detent)""#)
        }
        let (low, high) = (try rest("medium"), try rest("large"))
        for (here, there, detent) in [(low, high, "large"), (high, low, "medium")] {
            let way = here["transitions"]["detents"][detent]
            #expect(way.cornerTracks == ["cornerRadii"])
            #expect(isClose(way.corners()[0], here["layers"]["dialog"].fourCorners, within: 2e-4))
            #expect(isClose(way.corners()[1], there["layers"]["dialog"].fourCorners, within: 2e-4))
        }
    }

    /// In compact height a sheet of iOS 26 has no corners.
    @Test(arguments: ["landscapeLeft", "landscapeRight"])
    func `tell all four of a sheet that turns, also where they are alike at one end`(orientation: String) throws {
        let spec = try layout(on: sixteen, dialog: twoDetents)
        let way = spec["transitions"]["rotate"][orientation]
        #expect(way.cornerTracks == ["cornerRadii"])
        #expect(isClose(way.corners()[0], medium) && way.corners()[1] == [0, 0, 0, 0])
    }

    /// The app behind a card has 38 in every corner, and none before.
    @Test func `tracks of corners are one number where all four are alike at both ends`() throws {
        let spec = try layout("pageSheet", on: sixteen)
        let track = try #require(
            spec["transitions"]["present"]["tracks"].elements.first {
                $0["property"].string?.hasPrefix("corner") == true
            })
        #expect(track["layer"] == "presenter" && track["property"] == "cornerRadius")
        #expect(track.trackValues == [0, 38])
    }

    /// A phone held with its top to the left: what is above is on the left of its screen.
    @Test func `turn with a space that is fixed`() throws {
        let spec = try layout(
            "sheet", on: "iphone-15", system: "iOS 17", state: #""orientation":"landscapeLeft""#,
            placement: #""edge":"bottom""#, options: #""coordinateSpace":"fixed""#)
        let way = spec["transitions"]["rotate"]["portrait"]
        #expect(way.cornerTracks == ["cornerRadii"])
        #expect(way.corners() == [[10, 0, 0, 10], [10, 10, 0, 0]])
    }

    @Test(arguments: [0.0, 0.05, 0.1, 0.25])
    func `go on in place and speed where they are interrupted`(at: Double) throws {
        let request = DialogBody(on: sixteen, dialog: twoDetents).members
        let old = Player(try spec("{\(request)}")["transitions"]["detents"]["large"])
        let answer = try answer(
            #"{\#(request),"phase":"detent.large","at":\#(at),"to":"presented"}"#, at: "/v1/specs/retarget")
        let new = Player(answer)
        let before = try #require(old.value("dialog", "cornerRadii", at: at))
        let rest = at == 0 ? medium : try #require(new.value("dialog", "cornerRadii", at: 0))
        #expect(isClose(before, rest))
        guard at > 0 else { return }
        #expect(answer.cornerTracks == ["cornerRadii"])
        let speed = try #require(old.velocity("dialog", "cornerRadii", at: at))
        let taken = try #require(new.velocity("dialog", "cornerRadii", at: 0))
        for (was, now) in zip(speed, taken) { #expect(abs(was - now) <= max(0.5, 0.02 * abs(was)), "\(was), \(now)") }
        #expect(isClose(try #require(new.value("dialog", "cornerRadii", at: new.duration)), medium))
    }

    @Test func `tracks of corners are sampled as lists, of a phase and of a timeline handed back`() throws {
        let request = DialogBody(on: sixteen, dialog: twoDetents).members
        let way = try spec("{\(request)}")["transitions"]["detents"]["large"]
        let times = #""times":[0,0.1,9]"#
        let samples = try answer(#"{\#(request),"phase":"detent.large",\#(times)}"#, at: "/v1/specs/samples")["samples"]
        let values = samples.elements.map { $0["layers"]["dialog"]["cornerRadii"].pair }
        #expect(isClose(values[0], medium) && isClose(values[2], large))
        // Each as far on its way as the size is on its own.
        let heights = samples.elements.map { $0["layers"]["dialog"]["size"][1].number }
        let share = (heights[1] - heights[0]) / (heights[2] - heights[0])
        #expect(isClose(values[1], zip(medium, large).map { $0 + ($1 - $0) * share }))
        #expect(samples[0]["layers"]["dialog"]["cornerRadius"] == .missing)
        let again = try answer(#"{\#(request),"timeline":\#(way.text),\#(times)}"#, at: "/v1/specs/samples")["samples"]
        for (one, other) in zip(samples.elements, again.elements) {
            #expect(
                isClose(
                    one["layers"]["dialog"]["cornerRadii"].pair, other["layers"]["dialog"]["cornerRadii"].pair,
                    within: 2e-4))
        }
    }

    @Test(arguments: [("cornerRadii", "[40,30,20,10]", "[0,0,0,0]"), ("cornerRadius", "40", "0")])
    func `never shrink to less than nothing, however a spring swings`(
        property: String, from: String, to: String
    ) throws {
        let timeline = #"""
            {"duration":2,"tracks":[{"layer":"dialog","property":"\#(property)","keyframes":[
             {"time":0,"value":\#(from),"easing":{"spring":{"response":0.4,"dampingRatio":0.2}}},{"time":2,\#
             "value":\#(to)}]}]}
            """#
        let samples = try answer(
            DialogBody(on: sixteen, dialog: twoDetents, request: #""timeline":\#(timeline),"framesPerSecond":60"#).json,
            at: "/v1/specs/samples")["samples"]
        let least = samples.elements.flatMap { Player.numbers($0["layers"]["dialog"][property]) }.min()
        #expect(least == 0)
    }

    @Test func `tracks of corners are one or four, and not both`() throws {
        let keyframes = [#"[{"time":0,"value":3}]"#, #"[{"time":0,"value":[1,2,3,4]}]"#]
        let tracks = zip(["cornerRadius", "cornerRadii"], keyframes).map {
            #"{"layer":"dialog","property":"\#($0)","keyframes":\#($1)}"#
        }
        let body = { (tracks: [String]) in
            DialogBody(
                on: sixteen, dialog: twoDetents,
                request: #""times":[0],"timeline":{"duration":0,"tracks":[\#(tracks.joined(separator: ","))]}"#
            ).json
        }
        let refused = try problem(body(tracks), at: "/v1/specs/samples")
        #expect(
            refused["errors"][0]["code"] == "conflictingMember" && refused["errors"][0]["pointer"] == "/timeline/tracks"
        )
        let short = tracks[1].replacing("[1,2,3,4]", with: "[1,2,3]")
        let wrong = try problem(body([short]), at: "/v1/specs/samples")
        #expect(wrong["errors"][0]["pointer"] == "/timeline/tracks/0/keyframes/0/value")
    }

    /// A radius of 100 in one corner: there a touch 5 points from both sides meets what is behind.
    @Test func `decide what is touched`() throws {
        let request = DialogBody("sheet", on: sixteen, placement: #""detents":["large"]"#).members
        let frame = try spec("{\(request)}").dialog
        let timeline = #"""
            {"duration":0,"tracks":[{"layer":"dialog","property":"cornerRadii",
             "keyframes":[{"time":0,"value":[100,0,0,100]}]}]}
            """#
        let (left, right) = (frame.x + 5, frame.maxX - 5)
        let (top, bottom) = (frame.y + 5, frame.maxY - 5)
        let hits = try answer(
            #"""
            {\#(request),"timeline":\#(timeline),"at":0,
             "points":[[\#(left),\#(top)],[\#(right),\#(top)],[\#(right),\#(bottom)],[\#(left),\#(bottom)]]}
            """#, at: "/v1/specs/hit-test")["hits"]
        #expect(hits.elements.map { $0["target"] == "dialog" } == [false, true, true, false])
    }

    @Test func `tracks of corners are one track throughout a schedule`() throws {
        let plan = try answer(
            #"""
            {"device":\#(sixteen),"policy":"queue","events":[
             {"at":0,"show":{"id":"a","style":"sheet","placement":{"detents":["medium"]}}},
             {"at":2,"orientation":"landscapeLeft"},{"at":2.1,"orientation":"portrait"},{"at":5,"dismiss":"a"}]}
            """#, at: "/v1/schedules")
        #expect(plan["timeline"].cornerTracks == ["cornerRadii"])
        let id = try #require(
            plan["timeline"]["tracks"].elements.first { $0["property"] == "cornerRadii" }?["layer"].string)
        let corners = plan["timeline"].corners(of: id)
        #expect(isClose(corners[0], medium) && isClose(corners[1], medium))
    }

    /// The card below has 38 and 58.2, and 38 all round behind another.
    @Test func `tell all four of a card that recedes`() throws {
        let scene = try scene(
            #"{"device":\#(sixteen),"dialogs":[{"id":"a","style":"pageSheet"},{"id":"b","style":"pageSheet"}]}"#)
        let present = scene["transitions"]["present"]
        #expect(present.cornerTracks == ["cornerRadii"])
        #expect(present.corners(of: "a/dialog") == [large, [38, 38, 38, 38]])
        #expect(scene["layers"]["a/dialog"].fourCorners == [38, 38, 38, 38])
    }
}
