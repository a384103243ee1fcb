import ServiceTestSupport
import TestSupport
import Testing

/// Lists of 1,000 events, made from a seed.
private struct EventList {
    let policy: String
    let gap: Double
    let body: String
    /// How many of the events are shows.
    let shows: Int

    private static let dialogs = [
        #""style":"slidingMessage","content":{"title":"Saved"},"dismissal":{"after":2,"tapDialog":true}"#,
        #""style":"slidingMessage","content":{"title":"Sent"},"dismissal":{"after":0.4}"#,
        #"""
        "style":"alert","content":{"title":"Delete?","actions":[{"id":"ok","title":"OK"}]},\#
        "dismissal":{"after":1.5}
        """#,
        #""style":"floating","content":{"size":{"width":200,"height":160}},"backdrop":{"interaction":"dismiss"}"#,
        #""style":"semiModal","dismissal":{"after":3}"#,
        #""style":"formSheet","dismissal":{"after":1}"#,
        #"""
        "style":"semiModal","transition":{"easing":{"spring":{"response":0.4,"dampingRatio":0.6}}},\#
        "dismissal":{"after":1}
        """#,
    ]

    init(_ policy: String, seed: UInt64) {
        self.policy = policy
        var random = SeededGenerator(seed: seed)
        func share() -> Double { Double.random(in: 0..<1, using: &random) }
        gap = Bool.random(using: &random) ? 0 : 0.25
        var events: [String] = []
        var (time, shows) = (0.0, 0)
        for _ in 0..<1_000 {
            time += share() < 0.2 ? 0 : share()
            let id = "d\(Int.random(in: 0..<30, using: &random))"
            let event: String
            switch share() {
            case ..<0.55:
                let dialog = Self.dialogs[Int.random(in: 0..<Self.dialogs.count, using: &random)]
                let name = share() < 0.8 ? #""id":"\#(id)","# : ""
                var wishes = ""
                if share() < 0.3 { wishes += #","priority":\#(Int.random(in: -2...2, using: &random))"# }
                if share() < 0.2 { wishes += #","delay":\#(share())"# }
                if share() < 0.2 { wishes += #","minimum":\#(share() * 2)"# }
                event = #""show":{\#(name)\#(dialog)}\#(wishes)"#
                shows += 1
            case ..<0.8: event = #""dismiss":"\#(id)""#
            case ..<0.96: event = #""tap":[\#(share() * 320),\#(share() * 480)]"#
            case ..<0.98: event = #""orientation":"\#(Bool.random(using: &random) ? "portrait" : "landscapeLeft")""#
            default: event = #""keyboard":\#(Bool.random(using: &random) ? "null" : #"{"height":180}"#)"#
            }
            events.append(#"{"at":\#(time),\#(event)}"#)
        }
        self.shows = shows
        body = #"""
            {"device":"iphone-4","policy":"\#(policy)","gap":\#(gap),"events":[\#(events.joined(separator: ","))]}
            """#
    }
}

@Suite struct `Any schedule of a thousand events` {
    @Test(arguments: ["queue", "replace", "ignore", "stack"], [1, 2, 3] as [UInt64])
    func `keeps its promises`(policy: String, seed: UInt64) throws {
        let list = EventList(policy, seed: seed)
        let answer = try answer(list.body, at: "/v1/schedules")
        let (entries, timeline) = (answer["entries"].elements, answer["timeline"])
        #expect(entries.count == list.shows)
        var removals: [String: Int] = [:]
        for event in timeline["events"].elements {
            guard event["name"] == "removed", let label = event["label"].string else { continue }
            removals[label, default: 0] += 1
        }

        var stays: [(start: Double, end: Double)] = []
        for (index, entry) in entries.enumerated() {
            let place: Comment = "show \(index), seed \(seed)"
            // Nothing is lost without a reason.
            let outcome = entry["outcome"].string ?? ""
            #expect(["shown", "coalesced", "replaced", "ignored"].contains(outcome), place)
            #expect(entry["reason"].string?.isEmpty == false, place)
            let moments = ["showAt", "presentedAt", "dismissAt", "removedAt"].map { entry[$0].number }.filter {
                !$0.isNaN
            }
            #expect(moments == moments.sorted(), place)
            guard !entry["showAt"].number.isNaN else {
                #expect(outcome != "shown" && moments.isEmpty && entry["prefix"] == nil, place)
                continue
            }
            // Whatever was presented is removed once, unless it stays up to the end.
            let isUp = entry["reason"] == "staysUp"
            #expect(removals[entry["prefix"].string ?? ""] == (isUp ? nil : 1), place)
            stays.append((entry["showAt"].number, isUp ? .infinity : entry["removedAt"].number))
        }
        #expect(!stays.isEmpty)
        if policy != "stack" {
            // Never two at once, and the gap between: to the four decimals of both times.
            stays.sort { $0.start < $1.start }
            for (one, next) in zip(stays, stays.dropFirst()) {
                #expect(next.start >= one.end + list.gap - 1e-4, "seed \(seed)")
            }
        }
        try check(timeline, of: answer, seed)
    }

    /// Whether any part of a layer is in the window at a moment, by its frame.
    private func isSeen(_ layer: String, in answer: JSON, at time: Double) -> Bool {
        let player = Player(answer["timeline"])
        func frame(_ layer: String) -> (center: [Double], size: [Double]) {
            let listed = answer["layers"][layer]["frame"]
            let size = [listed["width"].number, listed["height"].number]
            let center = [listed["x"].number + size[0] / 2, listed["y"].number + size[1] / 2]
            return (
                player.value(layer, "position", at: time) ?? center, player.value(layer, "size", at: time) ?? size
            )
        }
        let (own, window) = (frame(layer), frame("presenter"))
        return [0, 1].allSatisfy { axis in
            let distance: Double = abs(own.center[axis] - window.center[axis])
            let reach: Double = (own.size[axis] + window.size[axis]) / 2
            return distance < reach - 1e-3
        }
    }

    /// The timeline is continuous: each track runs from 0 to the end, its keyframes in order of time, and what a curve
    /// comes to is what the next one starts with. A keyboard that has gone comes back from elsewhere, unseen.
    private func check(_ timeline: JSON, of answer: JSON, _ seed: UInt64) throws {
        let duration = timeline["duration"].number
        var known: Set<[String]> = []
        for track in timeline["tracks"].elements {
            let name = [track["layer"].string ?? "", track["property"].string ?? ""]
            let place: Comment = "\(name), seed \(seed)"
            #expect(known.insert(name).inserted, place)
            let keyframes = track["keyframes"].elements
            #expect(keyframes.first?["time"] == 0, place)
            #expect(keyframes.last?["time"].number == duration, place)
            guard name[1] != "tint" else { continue }
            for (one, next) in zip(keyframes, keyframes.dropFirst()) {
                let length = next["time"].number - one["time"].number
                #expect(length >= 0, place)
                let (from, to) = (Player.numbers(one["value"]), Player.numbers(next["value"]))
                let way = zip(from, to).map { abs($1 - $0) }.max() ?? 0
                guard way > 0 else { continue }
                let isHidden = name[0] == "keyboard" && !isSeen("keyboard", in: answer, at: one["time"].number - 1e-6)
                if length == 0, isHidden, !isSeen("keyboard", in: answer, at: next["time"].number) { continue }
                #expect(length > 0, "\(name) jumps at \(next["time"]), seed \(seed)")
                guard length > 0, one["easing"]["spring"] == .missing else { continue }
                let curve = one["easing"]
                #expect(abs(Player.progress(curve, seconds: 0, of: length)) < 1e-6, place)
                #expect(abs(Player.progress(curve, seconds: length, of: length) - 1) < 1e-6, place)
            }
        }
    }

    /// At every interruption places go on where they are: the value just before is the value there, for every layer.
    @Test(arguments: [1, 2] as [UInt64])
    func `does not jump where something is interrupted`(seed: UInt64) throws {
        let list = EventList("replace", seed: seed)
        let answer = try answer(list.body, at: "/v1/schedules")
        let interrupted = answer["entries"].elements.filter {
            !$0["showAt"].number.isNaN && $0["presentedAt"].number.isNaN && !$0["dismissAt"].number.isNaN
        }
        #expect(!interrupted.isEmpty)
        let player = Player(answer["timeline"])
        for entry in interrupted {
            let (moment, prefix) = (entry["dismissAt"].number, entry["prefix"].string ?? "")
            for moved in player.moved where moved[0] == prefix + "/dialog" && moved[1] == "position" {
                let before = try #require(player.value(moved[0], moved[1], at: moment - 1e-6))
                let after = try #require(player.value(moved[0], moved[1], at: moment))
                for (one, other) in zip(before, after) { #expect(abs(one - other) < 0.02, "\(moved), seed \(seed)") }
            }
        }
    }
}
