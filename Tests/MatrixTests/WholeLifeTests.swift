import Devices
import Dialogs
import Geometry
import ServiceTestSupport
import TestSupport
import Testing
import Timeline

/// Dialogs that come, stay for a while and go, made from a seed, by every kind of curve and in hundredths of a second
/// as people write them.
private struct AnyLife {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    private mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
    private mutating func hundredths(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 100
    }
    private mutating func share() -> Double { Double.random(in: 0...1, using: &random) }

    private mutating func easing() -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            #"{"spring":{"response":\#(hundredths(5...90)),"dampingRatio":\#(hundredths(10...150))}}"#
        case 2: #"{"spring":{"mass":1,"stiffness":\#(hundredths(2000...60_000)),"damping":\#(hundredths(200...4000))}}"#
        case 3:
            #"""
            {"steps":\#(Int.random(in: 2...12, using: &random)),\#
            "position":\#(one(of: [#""start""#, #""end""#, #""jumpNone""#, #""jumpBoth""#]))}
            """#
        case 4:
            #"""
            {"linear":[[0,0],[\#(hundredths(-20...120)),0.25],[\#(hundredths(-20...120)),0.25],[0.9,\#
            \#(hundredths(30...90))],[1,1]]}
            """#
        case 5, 6:
            #"""
            {"cubicBezier":[\#(hundredths(0...100)),\#(hundredths(-50...150)),\#(hundredths(0...100)),\#
            \#(hundredths(-50...150))]}
            """#
        default: one(of: [#""linear""#, #""easeIn""#, #""easeOut""#, #""easeInOut""#, #""default""#])
        }
    }

    private mutating func transition() -> String {
        var members: [String] = []
        if chance(0.8) { members.append(#""easing":\#(easing())"#) }
        if chance(0.6) { members.append(#""duration":\#(chance(0.03) ? 1e-5 : hundredths(0...120))"#) }
        if chance(0.3) { members.append(#""delay":\#(hundredths(0...40))"#) }
        if chance(0.4) {
            members.append(
                #""style":\#(one(of: [#""slide""#, #""zoom""#, #""crossDissolve""#, #""none""#, #""coverVertical""#]))"#
            )
        }
        return members.joined(separator: ",")
    }

    /// The next body.
    mutating func body() -> String {
        let device = one(of: ["iphone-4", "iphone-17", "pixel-8", "desktop-1440x900"])
        let style = one(of: ["alert", "semiModal", "slidingMessage", "pageSheet", "floating", "fullScreen"])
        let transition =
            chance(0.6) ? transition() : #""present":{\#(transition())},"dismiss":{\#(transition())}"#
        // Mostly while it still comes.
        let after = chance(0.8) ? hundredths(1...60) : hundredths(60...500)
        let motion = chance(0.1) ? #"{"profile":"\#(device)","reduceMotion":true}"# : #""\#(device)""#
        return DialogBody(
            style, on: motion, content: #""title":"Saved""#,
            dialog: #""dismissal":{"after":\#(after)},"transition":{\#(transition)}"#
        ).json
    }

    mutating func moment(in duration: Double) -> Double { chance(0.2) ? one(of: [0, duration]) : share() * duration }
    mutating func goal() -> RetargetGoal { one(of: [.presented, .dismissed]) }
    mutating func event() -> Double { hundredths(0...150) }
}

@Suite struct `Whole lives` {
    /// A life that a spring or steps interrupt ended the process where its cut was told by a unit in the last place
    /// more than its end.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `whole lives are led to their end, whatever curves they go by`(seed: UInt64) throws {
        var life = AnyLife(seed: seed)
        var found: [String] = []
        for _ in 0..<500 {
            let body = life.body()
            guard let outcome = try? Engine.resolve(body) else {
                found.append("refused: \(body)")
                continue
            }
            let dialog = outcome.dialog
            guard let whole = dialog.timeline(of: .all) else { continue }
            Self.check(whole, &found, body)
            let moment = life.moment(in: whole.duration)
            for state in whole.motion.states(at: moment) where !state.value.isFinite {
                found.append("\(state) at \(moment): \(body)")
            }
            _ = TouchMap(dialog, in: whole.motion, at: moment).region(at: Point(x: 160, y: 240))
            let goal = life.goal()
            let retargeted = dialog.retargeted(from: whole, at: moment, to: goal)
            Self.check(retargeted, &found, "to \(goal) at \(moment): \(body)")
            // And out of that again.
            let again = dialog.retargeted(
                from: retargeted, at: life.moment(in: retargeted.duration), to: life.goal())
            Self.check(again, &found, "again: \(body)")
        }
        #expect(found.isEmpty, "seed \(seed): \(found.prefix(5))")
    }

    /// Every track runs from 0 to the timeline's end through finite values, at most two of them at one moment.
    private static func check(_ timeline: TimelineWithEffects, _ found: inout [String], _ place: String) {
        let motion = timeline.motion
        guard motion.duration.isFinite, motion.duration >= 0 else {
            found.append("lasts \(motion.duration): \(place)")
            return
        }
        for track in motion.tracks {
            let times = track.keyframes.map(\.time)
            let told = times.map { Int(($0 * 10_000).rounded()) }
            if times.first != 0 { found.append("\(track.layer) \(track.property) starts at \(times): \(place)") }
            if times.last != motion.duration { found.append("\(track.property) ends at \(times): \(place)") }
            if times != times.sorted() { found.append("\(track.property) goes back, \(times): \(place)") }
            if motion.duration > 0 {
                if told.filter({ $0 == 0 }).count > 1 { found.append("\(track.property) is twice at 0: \(place)") }
                for run in told.indices.dropFirst(2) where told[run] == told[run - 2] {
                    found.append("\(track.property) is thrice at \(times[run]): \(place)")
                }
            }
            if !track.keyframes.allSatisfy({ $0.value.isFinite }) { found.append("\(track) is not finite: \(place)") }
        }
    }
}

extension AnimatedValue {
    fileprivate var isFinite: Bool {
        switch self {
        case .scalar(let number): number.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .pair(let x, let y): x.isFinite && y.isFinite
        case .corners: numbers.allSatisfy(\.isFinite)
        case .text: true
        }
    }
}
