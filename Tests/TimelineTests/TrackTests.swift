import Geometry
import TestSupport
import Testing
import Timeline

private func slide(easing: Easing, delay: Double = 0, duration: Double) -> Track {
    Track(
        layer: "dialog", property: .position, from: .point(Point(x: 160, y: 720)), to: .point(Point(x: 160, y: 360)),
        easing: easing, delay: delay, duration: duration)
}

@Suite struct `Tracks` {
    @Test func `end at their last value exactly, also on a spring that has not settled`() {
        let track = slide(easing: .spring(Spring(stiffness: 100, damping: 1)), duration: 0.7)
        #expect(track.value(at: 0.7) == .point(Point(x: 160, y: 360)))
        #expect(track.value(at: 5) == .point(Point(x: 160, y: 360)))
        #expect(track.value(at: 0.7.nextDown) != .point(Point(x: 160, y: 360)))
        #expect(track.velocity(at: 0.7) == .point(.zero))
    }

    @Test func `show the easing's own output from 0 on`() {
        let steps = Easing.steps(StepsEasing(count: 2, position: .start))
        #expect(slide(easing: steps, duration: 1).value(at: 0) == .point(Point(x: 160, y: 540)))
        #expect(slide(easing: steps, duration: 1).value(at: -1) == .point(Point(x: 160, y: 540)))
        #expect(slide(easing: .easeInOut, duration: 0.7).value(at: 0.35) == .point(Point(x: 160, y: 540)))
    }

    @Test func `hold before a delay and after their end`() {
        let track = slide(easing: .linear, delay: 1, duration: 2).held(until: 5)
        #expect(track.keyframes.map(\.time) == [0, 1, 3, 5])
        #expect(track.keyframes.map(\.easing) == [nil, .linear, nil, nil])
        #expect(track.value(at: 0.5) == .point(Point(x: 160, y: 720)))
        #expect(track.value(at: 2) == .point(Point(x: 160, y: 540)))
        #expect(track.value(at: 4) == .point(Point(x: 160, y: 360)))
        #expect(track.velocity(at: 0.5) == .point(.zero))
        #expect(track.velocity(at: 2) == .point(Point(x: 0, y: -180)))
        #expect(track.velocity(at: 4) == .point(.zero))
    }

    @Test func `stay where they get early, however they were made`() {
        let listed = Track(
            layer: "dialog", property: .opacity,
            keyframes: [
                Keyframe(time: 0, value: .scalar(0.25), easing: .linear), Keyframe(time: 1, value: .scalar(0.75)),
                Keyframe(time: 3, value: .scalar(0.75)),
            ])
        let track = Track(
            layer: "dialog", property: .opacity, between: .scalars(0.25, 0.75), at: .init(.linear) ?? .even, until: 1,
            duration: 3)
        #expect(track == listed && track.hashValue == listed.hashValue)
        for track in [track, listed] {
            #expect(track.keyframes.map(\.time) == [0, 1, 3])
            #expect(track.keyframes.map(\.value) == [.scalar(0.25), .scalar(0.75), .scalar(0.75)])
            #expect(track.keyframes.map(\.easing) == [.linear, nil, nil])
            #expect(track.value(at: 0.5) == .scalar(0.5) && track.value(at: 1) == .scalar(0.75))
            #expect(track.value(at: 2) == .scalar(0.75) && track.value(at: 4) == .scalar(0.75))
            #expect(track.velocity(at: 0.5) == .scalar(0.5) && track.velocity(at: 2) == .scalar(0))
            #expect(track.cut(at: 2).value(at: 2) == .scalar(0.75))
            #expect(track.held(until: 5).keyframes.map(\.time).last == 5)
        }
    }

    @Test func `jump where two keyframes share a time`() {
        let track = Track(
            layer: "dialog", property: .opacity,
            keyframes: [
                Keyframe(time: 0, value: .scalar(0), easing: .linear), Keyframe(time: 1, value: .scalar(0.25)),
                Keyframe(time: 1, value: .scalar(0.5), easing: .linear), Keyframe(time: 2, value: .scalar(1)),
            ])
        #expect(track.value(at: 1) == .scalar(0.5))
        #expect(track.value(at: 0.5) == .scalar(0.125))
        #expect(track.value(at: 1.5) == .scalar(0.75))
    }

    @Test func `hold their value where a keyframe says nothing of the way`() {
        let track = Track(
            layer: "dialog", property: .opacity,
            keyframes: [
                Keyframe(time: 0, value: .scalar(0.2)), Keyframe(time: 1, value: .scalar(0.8)),
                Keyframe(time: 2, value: .scalar(1)),
            ])
        #expect(track.value(at: 0.999) == .scalar(0.2) && track.value(at: 1) == .scalar(0.8))
        #expect(track.value(at: 1.999) == .scalar(0.8) && track.value(at: 2) == .scalar(1))
        #expect(track.velocity(at: 0.5) == .scalar(0))
        #expect(track.cut(at: 1.5).value(at: 1.5) == .scalar(0.8))
    }

    /// y(0.3) of cubic-bezier(0.2, 1.8, 0.6, 1) is well above 1.
    @Test func `tracks of opacities stay between none and full, whatever the curve`() {
        let overshooting = Easing.cubicBezier(CubicBezier(0.2, 1.8, 0.6, 1))
        let track = Track(
            layer: "dialog", property: .opacity, from: .scalar(0), to: .scalar(1), easing: overshooting, duration: 1)
        #expect(overshooting.progress(at: 0.5, of: 1) > 1)
        #expect(track.value(at: 0.5) == .scalar(1))
        let back = Track(
            layer: "dialog", property: .opacity, from: .scalar(1), to: .scalar(0), easing: overshooting, duration: 1)
        #expect(back.value(at: 0.5) == .scalar(0))
    }

    @Test func `tracks of no length show their last value`() {
        let track = slide(easing: .linear, duration: 0)
        #expect(track.value(at: 0) == .point(Point(x: 160, y: 360)))
        #expect(track.velocity(at: 0) == .point(.zero))
    }

    @Test func `change a colour when the way is done`() {
        let track = Track(
            layer: "dimming", property: .tint, from: .text("#000000"), to: .text("#FFFFFF"), easing: .linear,
            duration: 1)
        #expect(track.value(at: 0.999) == .text("#000000"))
        #expect(track.value(at: 1) == .text("#FFFFFF"))
        #expect(track.velocity(at: 0.5) == nil)
    }

    @Test func `hand their velocity on to a spring that takes over`() throws {
        let track = slide(easing: .spring(Spring(stiffness: 200, damping: 12)), duration: 1)
        guard case .point(let speed) = track.velocity(at: 0.1), case .point(let here) = track.value(at: 0.1) else {
            Issue.record("a position has places and speeds")
            return
        }
        let back = Track(
            layer: "dialog", property: .position, from: .point(here), to: .point(Point(x: 160, y: 720)),
            easing: .spring(Spring(stiffness: 200, damping: 12, initialVelocity: speed.y / (720 - here.y))),
            duration: 1)
        #expect(back.value(at: 0) == .point(here))
        guard case .point(let taken) = back.velocity(at: 0) else { return }
        #expect(abs(taken.y - speed.y) < 1e-9)
    }

    @Test(arguments: [31, 32] as [UInt64])
    func `tracks are continuous within every way`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let easings: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .default]
        for _ in 0..<50 {
            var time = 0.0
            let keyframes = (0..<6).map { _ in
                defer { time += Double.random(in: 0.1...1, using: &generator) }
                return Keyframe(
                    time: time, value: .scalar(Double.random(in: -1...1, using: &generator)),
                    easing: easings.randomElement(using: &generator))
            }
            let track = Track(layer: "dialog", property: .rotationZ, keyframes: keyframes)
            for keyframe in keyframes {
                #expect(track.value(at: keyframe.time) == keyframe.value, "seed \(seed)")
                guard case .scalar(let here) = keyframe.value,
                    case .scalar(let before) = track.value(at: max(0, keyframe.time - 1e-9))
                else { continue }
                #expect(abs(here - before) < 1e-6, "seed \(seed) at \(keyframe.time) s")
            }
        }
    }
}

@Suite struct `Timelines` {
    @Test func `stretch every track over their whole length, and order their events`() {
        let motion = Motion(
            duration: 2,
            tracks: [slide(easing: .linear, duration: 1), slide(easing: .linear, delay: 0.5, duration: 1.5)],
            events: [.init(time: 2, name: "last"), .init(time: 0, name: "first"), .init(time: 0, name: "second")])
        #expect(motion.tracks.allSatisfy { $0.keyframes.first?.time == 0 && $0.duration == 2 })
        #expect(motion.events.map(\.name) == ["first", "second", "last"])
    }

    @Test func `announce what their occasion has all announce as if it were listed`() {
        let coming = Motion.Occasion(number: 1, atStart: ["comes"], atEnd: ["is there"])
        let going = Motion.Occasion(number: 2, atStart: ["asks", "goes"], atEnd: ["is gone", "is forgotten"])
        let leaving = Motion(duration: 2, on: going)
        let listed = Motion(
            duration: 2,
            events: [
                .init(time: 0, name: "asks"), .init(time: 0, name: "goes"), .init(time: 2, name: "is gone"),
                .init(time: 2, name: "is forgotten"),
            ])
        #expect(leaving == listed && Set([leaving, listed]).count == 1)
        #expect(leaving != Motion(duration: 2, on: coming))
        #expect(leaving.events.occasion == going && listed.events.occasion == nil)
        #expect(
            Motion(duration: 0.5, on: Motion.Occasion(number: 3, atStart: ["a", "b"])).events.map(\.time) == [0, 0])
        // A part of a whole keeps its events.
        #expect(Motion(leaving, tracks: [], labels: []).events == listed.events)
        #expect(leaving.followed(by: Motion(duration: 1, on: coming), at: 1).events.count == 4)
    }

    @Test func `cut the labels of their parts to the time there is`() {
        let inner = Motion.Label(name: "dialog", start: 0.5, end: 3)
        let motion = Motion(
            duration: 1,
            labels: [
                .init(name: "keyboard", start: -1, end: 2, labels: [inner]), .init(name: "late", start: 4, end: .nan),
                .init(name: "backwards", start: 0.5, end: 0.25),
            ])
        #expect(
            motion.labels == [
                .init(
                    name: "keyboard", start: 0, end: 1, labels: [.init(name: "dialog", start: 0.5, end: 1)]),
                .init(name: "late", start: 1, end: 1), .init(name: "backwards", start: 0.5, end: 0.5),
            ])
    }

    @Test func `refuse tracks and events beyond their end`() async {
        await #expect(processExitsWith: .failure) {
            _ = Motion(duration: 1, events: [.init(time: 2, name: "late")])
        }
        await #expect(processExitsWith: .failure) {
            _ = Motion(
                duration: 1,
                tracks: [
                    Track(layer: "dialog", property: .opacity, keyframes: [Keyframe(time: 2, value: .scalar(1))])
                ])
        }
    }
}

@Suite struct `Animated values` {
    @Test func `lie on the line through both ends, and beyond it`() {
        let (start, end) = (AnimatedValue.pair(x: 0.25, y: 2), AnimatedValue.pair(x: 0.75, y: 1))
        #expect(start.interpolated(to: end, at: 0) == start)
        #expect(start.interpolated(to: end, at: 1) == end)
        #expect(start.interpolated(to: end, at: 2) == .pair(x: 1.25, y: 0))
        let small = AnimatedValue.size(Size(width: 10, height: 20))
        #expect(
            small.interpolated(to: .size(Size(width: 20, height: 20)), at: 0.5) == .size(Size(width: 15, height: 20)))
    }

    @Test func `animated values of different kinds are refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = AnimatedValue.scalar(1).interpolated(to: .pair(x: 1, y: 1), at: 0.5)
        }
    }
}

@Suite struct `A track that is cut` {
    /// Easings as people write them, from a seed.
    private static func easing(_ random: inout SeededGenerator) -> Easing {
        func hundredths(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 100 }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .spring(Spring(response: hundredths(5...90), dampingRatio: hundredths(10...150)))
        case 1: return .steps(StepsEasing(count: Int.random(in: 2...20, using: &random)))
        case 2:
            return .linear(
                LinearEasing([
                    .init(progress: 0, fraction: 0), .init(progress: hundredths(0...100), fraction: hundredths(0...50)),
                    .init(progress: hundredths(0...100), fraction: hundredths(50...100)),
                    .init(progress: 1, fraction: 1),
                ]))
        default:
            return .cubicBezier(
                CubicBezier(hundredths(0...100), hundredths(-50...150), hundredths(0...100), hundredths(-50...150)))
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `ends at that very moment and shows what it showed`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var wrong: [String] = []
        for _ in 0..<5_000 {
            let duration = Double(Int.random(in: 1...200, using: &random)) / 100
            let delay = Bool.random(using: &random) ? 0 : Double(Int.random(in: 1...50, using: &random)) / 100
            let track = slide(easing: Self.easing(&random), delay: delay, duration: duration)
            let moment =
                Bool.random(using: &random)
                ? Double(Int.random(in: 1..<200, using: &random)) / 100 : Double.random(in: 0..<2, using: &random)
            let cut = track.cut(at: moment)
            let times = cut.keyframes.map(\.time)
            if cut.duration != min(moment, track.duration) { wrong.append("ends at \(cut.duration) for \(moment)") }
            if times != times.sorted() { wrong.append("goes back: \(times)") }
            // Holding it until then was what ended the process.
            if cut.held(until: moment).duration < moment, moment > track.duration { wrong.append("is not held") }
            guard moment >= 0.001, case .point(let end) = cut.value(at: moment),
                case .point(let there) = track.value(at: moment)
            else { continue }
            if abs(end.y - there.y) > 1e-9 { wrong.append("shows \(end) for \(there) at \(moment)") }
        }
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
    }

    /// A curve that shoots beyond 1 leaves an opacity at 1 for as long.
    @Test(arguments: [
        Easing.cubicBezier(CubicBezier(0.3, 3, 0.6, 1)),
        .linear(
            LinearEasing([
                .init(progress: 0, fraction: 0), .init(progress: 3, fraction: 0.5), .init(progress: 1, fraction: 1),
            ])),
        .spring(Spring(duration: 1, bounce: 0.7)),
    ])
    func `stays in the range of its property`(easing: Easing) {
        let whole = Track(
            layer: "dialog", property: .opacity, from: .scalar(0), to: .scalar(1), easing: easing, duration: 1)
        for moment in [0.1, 0.2, 0.4, 0.5, 0.7, 0.95] {
            let cut = whole.cut(at: moment)
            for keyframe in cut.keyframes {
                guard case .scalar(let opacity) = keyframe.value else { continue }
                #expect((0...1).contains(opacity))
            }
            for share in stride(from: 0.0, through: 1, by: 1.0 / 64) {
                guard case .scalar(let shown) = cut.value(at: share * moment),
                    case .scalar(let wanted) = whole.value(at: share * moment)
                else { continue }
                #expect(abs(shown - wanted) < 0.02, "at \(share * moment) of \(moment)")
            }
        }
    }

    @Test func `has one keyframe where a straight line only bends`() {
        let line = LinearEasing([
            .init(progress: 0, fraction: 0), .init(progress: 0.8, fraction: 0.25), .init(progress: 1, fraction: 1),
        ])
        let cut = slide(easing: .linear(line), duration: 1).cut(at: 0.5)
        #expect(cut.keyframes.map(\.time) == [0, 0.25, 0.5])
    }
}

@Suite struct `A sampler` {
    /// The same double for the same moment, whichever moments were asked for before.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `reads what the timeline shows, to the bit, in any order`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> Double { Double.random(in: 0...1, using: &random) }
        let tracks = (0..<12).map { index in
            let curve = CubicBezier(number(), number() * 3 - 1, number(), number() * 3 - 1)
            return Track(
                layer: "layer\(index)", property: .opacity,
                keyframes: (0...index).map {
                    Keyframe(
                        time: Double($0), value: .scalar(number()),
                        easing: index.isMultiple(of: 3)
                            ? .spring(Spring(response: 0.4, dampingRatio: 0.5)) : .cubicBezier(curve))
                })
        }
        let motion = Motion(duration: 12, tracks: tracks)
        var sampler = Motion.Sampler(motion)
        let ordered = (0..<200).map { Double($0) * 12.5 / 200 }
        for moment in ordered + ordered.shuffled(using: &random) + ordered.reversed() {
            for (index, state) in motion.states(at: moment).enumerated() {
                #expect(sampler.value(index, at: moment) == state.value, "seed \(seed), \(index) at \(moment)")
            }
        }
    }
}
