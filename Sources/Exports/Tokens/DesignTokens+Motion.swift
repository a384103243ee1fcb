import Dialogs
import Jobs
import JSONText
import Preview
import Timeline

// Writes the motion: how long timelines take, the easings of their moves, and the moves themselves.
extension DesignTokens {
    func writeMotion(to json: inout JSONWriter) {
        guard !timelines.isEmpty else { return }
        let durations = timelines.map { ($0.name, $0.timeline.duration) }
        group("duration", of: "duration", durations, to: &json, value: dialect.duration)
        let moves = timelines.flatMap(Self.moves)
        guard !moves.isEmpty else { return }
        json.beginObject("easing")
        json.member("$type", "cubicBezier")
        var names = TokenNames()
        var easings: [String: [FittedEasing: String]] = [:]
        var fits: [FittedEasing: BezierFit] = [:]
        for move in moves where !json.isFull && easings[move.timeline]?[move.pace.easing] == nil {
            let (name, easing) = (names.name(move.name), move.pace.easing)
            easings[move.timeline, default: [:]][easing] = name
            json.key(text: name)
            let value = TokenDialect.easing(easing.easing) {
                if let fit = fits[easing] { return fit }
                guard JobBudget.count(.springs, 1) else { return nil }
                let fit = BezierFit(easing.easing, over: easing.duration)
                fits[easing] = fit
                return fit
            }
            json.write(value)
        }
        json.endObject()
        json.beginObject("transition")
        json.member("$type", "transition")
        names = TokenNames()
        for move in moves where !json.isFull {
            let easing = easings[move.timeline]?[move.pace.easing] ?? ""
            let value: JSONValue = [
                "duration": dialect.duration(move.pace.duration), "delay": dialect.duration(move.pace.delay),
                "timingFunction": .string("{easing." + easing + "}"),
            ]
            json.key(text: names.name(move.name))
            json.write(["$value": value])
        }
        json.endObject()
    }

    /// A pace in a timeline, however many tracks move by it.
    private struct Move {
        var name: String
        var timeline: String
        var pace: Pace
    }

    /// How something moves: with an easing, over a time, after a delay.
    private struct Pace: Hashable {
        var easing: FittedEasing
        var delay: Double
        var duration: Double
    }

    /// The moves of a timeline; those with an easing that others before have are the last.
    private static func moves(in named: Depiction.NamedTimeline) -> [Move] {
        var known: Set<Pace> = []
        var easings: Set<Easing> = []
        var (first, others): ([Pace], [Pace]) = ([], [])
        for track in named.timeline.motion.tracks where !JobBudget.isOver() {
            let keyframes = Array(track.keyframes)
            for (start, end) in zip(keyframes, keyframes.dropFirst()) {
                guard let easing = start.easing, start.value != end.value, end.time > start.time else { continue }
                let duration = end.time - start.time
                let pace = Pace(easing: FittedEasing(easing, over: duration), delay: start.time, duration: duration)
                guard known.insert(pace).inserted else { continue }
                if easings.insert(easing).inserted { first.append(pace) } else { others.append(pace) }
            }
        }
        return (first + others).enumerated().map { index, pace in
            let name = index == 0 ? named.name : named.name + " " + String(index + 1)
            return Move(name: name, timeline: named.name, pace: pace)
        }
    }
}

/// An easing to which one curve is fitted, however often it occurs; a spring's depends on its duration.
private struct FittedEasing: Hashable {
    let easing: Easing
    let duration: Double

    init(_ easing: Easing, over duration: Double) {
        self.easing = easing
        if case .spring = easing { self.duration = duration } else { self.duration = 0 }
    }
}
