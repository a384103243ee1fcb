import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let path = "/v1/specs/retarget"

/// Dialogs of every style, on devices of every platform and era, that can all be shown.
private let scenes: [(device: String, dialog: String)] = [
    (#""iphone-3gs""#, #"{"style":"semiModal"}"#),
    (#""iphone-3gs""#, #"{"style":"semiModal","transition":{"style":"slide","edge":"left","easing":"easeOut"}}"#),
    (#""ipad-1""#, #"{"style":"floating","content":{"title":"Hi"}}"#),
    (#""iphone-4""#, #"{"style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"after":5}}"#),
    (#""iphone-17""#, #"{"style":"slidingMessage","content":{"title":"Saved"},"placement":{"edge":"top"}}"#),
    (#""ipad-1""#, #"{"style":"fullScreen","transition":{"style":"flipHorizontal"}}"#),
    (#""ipad-1""#, #"{"style":"fullScreen","transition":{"style":"partialCurl"}}"#),
    (#""ipad-1""#, #"{"style":"formSheet","transition":{"style":"crossDissolve"}}"#),
    (#"{"profile":"ipad-1","orientation":"landscapeLeft","keyboard":"docked"}"#, #"{"style":"formSheet"}"#),
    (#""iphone-11""#, #"{"style":"pageSheet"}"#), (#""ipad-pro-11""#, #"{"style":"pageSheet"}"#),
    (#""iphone-17""#, #"{"style":"sheet","content":{"title":"Hi"},"placement":{"detents":["medium","large"]}}"#),
    (
        #"{"profile":"iphone-17","keyboard":"docked"}"#,
        #"{"style":"alert","content":{"title":"Hi","actions":[{"title":"OK"}]}}"#
    ),
    (#""iphone-8""#, #"{"style":"actionSheet","content":{"actions":[{"title":"Save"}]}}"#),
    (#""iphone-17""#, #"{"style":"activityView"}"#), (#""ipad-1""#, #"{"style":"currentContext"}"#),
    (#""ipad-pro-11""#, #"{"style":"popover","placement":{"anchor":{"x":300,"y":300,"width":44,"height":44}}}"#),
    (#""pixel-8""#, #"{"style":"sheet","content":{"title":"Hi"}}"#),
    (#""pixel-8""#, #"{"style":"alert","content":{"title":"Hi","actions":[{"title":"OK"}]}}"#),
    (#""pixel-8""#, #"{"style":"slidingMessage","content":{"title":"Hi"},"dismissal":{"after":4}}"#),
    (#"{"profile":"iphone-17","reduceMotion":true}"#, #"{"style":"pageSheet"}"#),
    (
        #""iphone-17""#,
        #"{"style":"floating","transition":{"style":"custom","easing":{"spring":{"response":0.5,"dampingRatio":0.4}},"#
            + #""from":{"scale":[0.5,2],"opacity":0,"translation":[40,-300],"rotationZ":90},"to":{"scale":0.2}}}"#
    ),
]

/// The phases of a specification, by their names, with their timelines.
private func phases(_ spec: JSON) -> [(name: String, timeline: JSON)] {
    var phases = [("present", spec["transitions"]["present"]), ("dismiss", spec["transitions"]["dismiss"])]
    for (orientation, timeline) in spec["transitions"]["rotate"].members.sorted(by: { $0.key < $1.key }) {
        phases.append(("rotate." + orientation, timeline))
    }
    if spec["transitions"]["keyboard"] != .null { phases.append(("keyboard", spec["transitions"]["keyboard"])) }
    return phases
}

/// Where a property of a layer rests.
private func restOf(_ spec: JSON, _ layer: String, _ property: String) -> [Double]? {
    let layer = spec["layers"][layer]
    guard layer != .missing else { return nil }
    let frame = layer["frame"]
    switch property {
    case "position":
        return [
            frame["x"].number + frame["width"].number / 2, frame["y"].number + frame["height"].number / 2,
        ]
    case "size": return [frame["width"].number, frame["height"].number]
    case "scale": return [layer["scale"] == .missing ? 1 : layer["scale"].number]
    case "cornerRadii": return layer.fourCorners
    case "rotationX", "rotationZ": return [0]
    default: return layer[property] == .missing ? [0] : [layer[property].number]
    }
}

/// Something of a layer at a moment of a timeline, from a track; a place without one is carried along by the nearest
/// ancestor that has one. Nil where nothing moves it.
private func played(_ player: Player, _ spec: JSON, _ layer: String, _ property: String, at time: Double) -> [Double]? {
    if let value = player.value(layer, property, at: time) { return value }
    guard let (carrier, there) = carrier(player, spec, layer, property, at: time),
        let rest = restOf(spec, layer, property), let home = restOf(spec, carrier, property)
    else { return nil }
    return [rest[0] + there[0] - home[0], rest[1] + there[1] - home[1]]
}

/// How fast that changes.
private func playedSpeed(
    _ player: Player, _ spec: JSON, _ layer: String, _ property: String, at time: Double
) -> [Double]? {
    if let speed = player.velocity(layer, property, at: time) { return speed }
    return carrier(player, spec, layer, property, at: time).flatMap {
        player.velocity($0.layer, property, at: time)
    }
}

private func carrier(
    _ player: Player, _ spec: JSON, _ layer: String, _ property: String, at time: Double
) -> (layer: String, place: [Double])? {
    guard property == "position" else { return nil }
    var parent = spec["layers"][layer]["parent"].string
    while let id = parent {
        if let place = player.value(id, property, at: time) { return (id, place) }
        parent = spec["layers"][id]["parent"].string
    }
    return nil
}

private func isNear(_ one: [Double], _ other: [Double], within slack: Double) -> Bool {
    // A pair of equal factors is the number.
    let (one, other) =
        one.count < other.count ? (one + one, other) : other.count < one.count ? (one, other + other) : (one, other)
    return one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= slack }
}

@Suite struct `An interrupted motion` {
    /// The promise itself: no jump, the speed kept, the end where the goal rests, fades within 0…1.
    @Test(arguments: scenes.indices)
    func `goes on in place and speed, and ends where its goal rests`(index: Int) throws {
        let (device, dialog) = scenes[index]
        let request = DialogBody(on: device, dialog: dialog).members
        let spec = try spec("{\(request)}")
        var generator = SeededGenerator(seed: 40 + UInt64(index))
        for (phase, timeline) in phases(spec) {
            let old = Player(timeline)
            for goal in ["presented", "dismissed"] {
                let times =
                    [0, old.duration] + (0..<3).map { _ in Double.random(in: 0...old.duration, using: &generator) }
                for time in times {
                    let at = (time * 10_000).rounded() / 10_000
                    let body = #"{\#(request),"phase":"\#(phase)","at":\#(at),"to":"\#(goal)"}"#
                    let new = Player(try answer(body, at: path))
                    check(new, takesOver: old, at: at, goal: goal, spec: spec, "\(body)")
                }
            }
        }
    }

    private func check(_ new: Player, takesOver old: Player, at time: Double, goal: String, spec: JSON, _ note: Comment)
    {
        let reducesMotion = spec["stage"]["reduceMotion"] == true
        for key in new.moved.union(old.moved) where key[1] != "tint" {
            let (layer, property) = (key[0], key[1])
            guard let rest = restOf(spec, layer, property) else { continue }
            if reducesMotion, property != "opacity" { continue }
            let before = played(old, spec, layer, property, at: time) ?? rest
            let after = played(new, spec, layer, property, at: 0) ?? rest
            #expect(isNear(before, after, within: 0.01), "\(key) jumps from \(before) to \(after): \(note)")

            var slack = 0.0
            if let speed = playedSpeed(old, spec, layer, property, at: time), time < old.duration {
                let taken = playedSpeed(new, spec, layer, property, at: 0) ?? [0, 0]
                for (was, now) in zip(speed, taken) {
                    // A fade at its border has no room to slow down in.
                    let ends = [rest[0], 0, old.value(layer, property, at: old.duration)?[0] ?? 0]
                    let isAtBorder =
                        property == "opacity"
                        && (before[0] > (ends.max() ?? 1) - 0.005 || before[0] < 0.005)
                    slack = max(0.02 * abs(was), property == "opacity" || property == "scale" ? 0.02 : 0.5)
                    if !isAtBorder { #expect(abs(was - now) <= slack, "\(key) at \(was) goes on at \(now): \(note)") }
                }
            }
            let dismiss = Player(spec["transitions"]["dismiss"])
            var end = goal == "presented" ? rest : dismiss.value(layer, property, at: dismiss.duration) ?? rest
            // The dialog carries its parts along.
            if goal == "dismissed", property == "position", spec["layers"][layer]["parent"] != .missing,
                let home = restOf(spec, "dialog", property),
                let away = dismiss.value("dialog", property, at: dismiss.duration), layer != "dimming",
                dismiss.value(layer, property, at: 0) == nil
            {
                end = zip(end, zip(home, away)).map { $0 + $1.1 - $1.0 }
            }
            let last = played(new, spec, layer, property, at: new.duration) ?? before
            #expect(isNear(last, end, within: 0.001), "\(key) ends at \(last), not at \(end): \(note)")
            guard property == "opacity" else { continue }
            for step in 0...40 {
                let value = new.value(layer, property, at: new.duration * Double(step) / 40)?[0] ?? 0
                // A curve of the request's own may have overshot already; from there it only falls.
                #expect(
                    value >= min(0, before[0]) - 1e-4 && value <= max(1, before[0]) + 1e-4,
                    "\(key) is \(value): \(note)")
            }
        }
        let names = new.timeline["events"].elements.compactMap { $0["name"].string }
        #expect(names.filter { $0 == "removed" }.count == (goal == "dismissed" ? 1 : 0))
    }

    /// A client hands the timeline that it plays back, ten times over.
    @Test(arguments: scenes.indices)
    func `arrives after ten interruptions`(index: Int) throws {
        let (device, dialog) = scenes[index]
        let request = DialogBody(on: device, dialog: dialog).members
        let spec = try spec("{\(request)}")
        var generator = SeededGenerator(seed: 400 + UInt64(index))
        var timeline = spec["transitions"]["present"]
        var goal = "presented"
        let goals = ["presented", "dismissed"] + spec["transitions"]["rotate"].members.keys.sorted()
        for _ in 0..<10 {
            let old = Player(timeline)
            let at =
                (Double.random(in: 0...max(1e-4, old.duration), using: &generator) * 10_000).rounded(.down) / 10_000
            goal = goals.randomElement(using: &generator) ?? goal
            let body = #"{\#(request),"timeline":\#(timeline.text),"at":\#(min(at, old.duration)),"to":"\#(goal)"}"#
            timeline = try answer(body, at: path)
            let new = Player(timeline)
            for key in old.moved where key[1] != "tint" && spec["stage"]["reduceMotion"] != true {
                guard let before = old.value(key[0], key[1], at: min(at, old.duration)),
                    let after = new.value(key[0], key[1], at: 0) ?? restOf(spec, key[0], key[1])
                else { continue }
                #expect(isNear(before, after, within: 0.01), "\(key) jumps from \(before) to \(after): \(body)")
            }
        }
        let at = Player(timeline).duration
        let home = Player(
            try answer(#"{\#(request),"timeline":\#(timeline.text),"at":\#(at),"to":"presented"}"#, at: path))
        for key in home.moved where key[1] != "tint" {
            guard let rest = restOf(spec, key[0], key[1]) else { continue }
            let end = home.value(key[0], key[1], at: home.duration) ?? []
            #expect(isNear(end, rest, within: 0.001), "\(key) ends at \(end), not at \(rest)")
        }
    }

    /// Ledger E10: a touch dismisses the message early, from wherever it is.
    @Test func `an interrupted motion is a message's that is touched while it comes in`() throws {
        // Half way at 0.375 s of 0.75, at y = 525 − 45 from (160, 525) to (160, 435): easeInOut is symmetric.
        let timeline = try answer(
            #"{"device":"iphone-4","dialog":{"style":"slidingMessage","content":{"size":{"width":320,"height":90},"#
                + #""title":"Saved"},"dismissal":{"after":5,"tapDialog":true}},"phase":"present","at":0.375,"#
                + #""to":"dismissed"}"#, at: path)
        let player = Player(timeline)
        #expect(isNear(player.value("dialog", "position", at: 0) ?? [], [160, 480], within: 0.01))
        #expect(player.value("dialog", "position", at: player.duration) == [160, 525])
        #expect(timeline["events"]["removed"]["time"].number == player.duration)
    }

    /// Answers write detents with four decimals. What they write names the detent, also where it was given with more.
    @Test(arguments: [
        (#""pixel-9""#, #""content":{"blocks":[{"id":"b","height":700}]}"#),
        (#""pixel-9""#, #""placement":{"detents":[200.12345,"33.3333333%","large"]}"#),
        (#""iphone-17""#, #""placement":{"detents":[200.12345,"33.3333333%","large"]}"#),
    ])
    func `goes to each detent that the answer names`(device: String, members: String) throws {
        let dialog = #""device":\#(device),"dialog":{"style":"sheet",\#(members)"#
        let detents = try spec("{\(dialog)}}")["presentation"]["detents"].elements.map { $0["detent"].text }
        try #require(detents.count >= 2)
        for detent in detents {
            let timeline = try answer(#"{\#(dialog)},"phase":"present","at":0.1,"to":\#(detent)}"#, at: path)
            #expect(timeline["duration"].number > 0)
            let selecting =
                members.contains("placement")
                ? dialog.replacing(#""detents""#, with: #""selectedDetent":\#(detent),"detents""#)
                : dialog + #","placement":{"selectedDetent":\#(detent)}"#
            let chosen = try spec("{\(selecting)}}")["presentation"]["detents"].elements
            #expect(chosen.first { $0["selected"] == true }?["detent"].text == detent)
        }
    }

    /// What leaves ends beyond the edge and never comes back over it, however fast it was.
    @Test func `never swings back on to the screen`() throws {
        let request = DialogBody(
            "semiModal", on: "iphone-17",
            dialog: #""transition":{"easing":{"spring":{"response":0.4,"dampingRatio":0.3}}}"#
        ).members
        let spec = try spec("{\(request)}")
        let away = Player(spec["transitions"]["dismiss"])
        let gone = away.value("dialog", "position", at: away.duration)?[1] ?? 0
        for at in [0.05, 0.2, 0.4] {
            let player = Player(
                try answer(
                    #"{\#(request),"phase":"dismiss","at":\#(at),"to":"dismissed","velocity":[0,4000]}"#, at: path))
            var isOut = false
            for step in 0...400 {
                let y = player.value("dialog", "position", at: player.duration * Double(step) / 400)?[1] ?? 0
                if y >= gone - 0.01 { isOut = true }
                #expect(!isOut || y >= gone - 0.02, "after leaving it stands at \(y), and gone is \(gone)")
            }
            #expect(isOut)
        }
    }
}

/// Dialogs whose rests differ in more than places.
@Suite struct `An interrupted motion between rests of other layers` {
    private static let words = String(repeating: "Some message. ", count: 12)

    /// The message scrolls in landscape only, so the layer that it is cut off at is there in landscape only: it comes
    /// at a stroke, and the message goes on being seen in it.
    @Test func `goes on through a layer that only the goal has`() throws {
        let dialog =
            #""dialog":{"style":"semiModal","content":{"title":"Hi","message":"\#(Self.words)","#
            + #""actions":[{"title":"OK"}],"size":{"height":"50%"}}}"#
        let request = #""device":"iphone-4",\#(dialog)"#
        let spec = try spec("{\(request)}")
        let landscape = try ServiceTestSupport.spec(
            #"{"device":{"profile":"iphone-4","orientation":"landscapeLeft"},\#(dialog)}"#)
        try #require(spec["layers"]["scroll:body"] == .missing && landscape["layers"]["scroll:body"] != .missing)
        let turning = try answer(#"{\#(request),"phase":"present","at":0.1,"to":"landscapeLeft"}"#, at: path)
        #expect(Player(turning).value("scroll:body", "opacity", at: 0) == nil)
        let back = try answer(
            #"{\#(request),"timeline":\#(turning.text),"at":0.1,"to":"dismissed"}"#, at: path)
        #expect(back["duration"].number > 0)
    }

    /// A grabber that only another detent has fades in; interrupted, it fades out again from where it was.
    @Test func `takes a layer back out that was fading in`() throws {
        let request = DialogBody("sheet", on: "iphone-17", placement: #""detents":["medium","large"]"#).members
        let timeline =
            #"{"duration":0.4,"tracks":[{"layer":"handle","property":"opacity","keyframes":["#
            + #"{"time":0,"value":0,"easing":"linear"},{"time":0.4,"value":1}]}],"events":[]}"#
        let back = Player(
            try answer(#"{\#(request),"timeline":\#(timeline),"at":0.1,"to":"presented"}"#, at: path))
        #expect(isNear(back.value("handle", "opacity", at: 0) ?? [], [0.25], within: 1e-3))
        #expect(back.value("handle", "opacity", at: back.duration) == [0])
        #expect(isNear(back.velocity("handle", "opacity", at: 0) ?? [], [2.5], within: 0.05))
    }

    /// A fade that turned round, interrupted before it did, is still on its way to the turn: from 0.3 at 0.5 a second
    /// up to 0.35, which neither end of its timeline reaches.
    @Test func `keeps the speed of a fade on its way to a turn`() throws {
        let request = DialogBody("floating", on: "iphone-17").members
        let timeline =
            #"{"duration":0.6,"tracks":[{"layer":"dialog","property":"opacity","keyframes":["#
            + #"{"time":0,"value":0.3,"easing":"linear"},{"time":0.1,"value":0.35,"easing":"linear"},"#
            + #"{"time":0.6,"value":0}]}],"events":[]}"#
        let new = Player(try answer(#"{\#(request),"timeline":\#(timeline),"at":0.05,"to":"dismissed"}"#, at: path))
        #expect(isNear(new.value("dialog", "opacity", at: 0) ?? [], [0.325], within: 1e-3))
        #expect(isNear(new.velocity("dialog", "opacity", at: 0) ?? [], [0.5], within: 0.01))
    }

    /// Half way round a turn, a dialog that comes and goes at once is led home: nothing jumps. At rest it goes at once.
    @Test(arguments: ["presented", "dismissed"])
    func `leads a dialog home that comes and goes at once`(goal: String) throws {
        let request = DialogBody("fullScreen", on: "iphone-17", dialog: #""transition":{"style":"none"}"#).members
        let spec = try spec("{\(request)}")
        let turning = Player(spec["transitions"]["rotate"]["landscapeLeft"])
        let at = 0.15
        let new = Player(
            try answer(
                #"{\#(request),"phase":"rotate.landscapeLeft","at":\#(at),"to":"\#(goal)"}"#, at: path))
        for property in ["position", "size"] {
            let before = try #require(turning.value("dialog", property, at: at))
            #expect(isNear(before, new.value("dialog", property, at: 0) ?? [], within: 0.01))
        }
        let rest = try answer(#"{\#(request),"phase":"present","at":0,"to":"\#(goal)"}"#, at: path)
        #expect(rest["duration"] == 0)
    }

    /// What leaves by shrinking never turns inside out.
    @Test func `never shrinks to less than nothing`() throws {
        let request =
            #""device":"iphone-17","dialog":{"style":"floating","transition":{"present":{"style":"custom","#
            + #""duration":0.5,"easing":"linear","from":{"scale":0}},"dismiss":{"style":"custom","duration":0.1,"#
            + #""easing":"easeOut","to":{"scale":0.001}}}}"#
        let timeline =
            #"{"duration":0.1,"tracks":[{"layer":"dialog","property":"scale","keyframes":["#
            + #"{"time":0,"value":1,"easing":"linear"},{"time":0.1,"value":0.2}]}],"events":[]}"#
        let new = Player(
            try answer(#"{\#(request),"timeline":\#(timeline),"at":0.099,"to":"dismissed"}"#, at: path))
        for step in 0...200 {
            let scale = new.value("dialog", "scale", at: new.duration * Double(step) / 200) ?? [1]
            #expect(scale.allSatisfy { $0 >= 0 }, "it is drawn at \(scale)")
        }
    }
}
