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

    @Test func `jump where two keyframes share a time`() {
        let track = Track(
            layer: "dialog", property: .opacity,
            keyframes: [
                Keyframe(time: 0, value: .scalar(0)), Keyframe(time: 1, value: .scalar(0.25)),
                Keyframe(time: 1, value: .scalar(0.5)), Keyframe(time: 2, value: .scalar(1)),
            ])
        #expect(track.value(at: 1) == .scalar(0.5))
        #expect(track.value(at: 0.5) == .scalar(0.125))
        #expect(track.value(at: 1.5) == .scalar(0.75))
    }

    @Test func `of no length show their last value`() {
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
    func `are continuous within every way`(seed: UInt64) {
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
            let track = Track(layer: "dialog", property: .opacity, keyframes: keyframes)
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

    @Test func `announce what is usual on their occasion as if it were listed`() {
        let leaving = Motion(duration: 2, on: .dismissingOnRequest)
        let listed = Motion(
            duration: 2,
            events: [
                .init(time: 0, name: "dismissRequested"), .init(time: 0, name: "willDismiss"),
                .init(time: 2, name: "didDismiss"), .init(time: 2, name: "removed"),
            ])
        #expect(leaving == listed && Set([leaving, listed]).count == 1)
        #expect(leaving != Motion(duration: 2, on: .dismissing))
        #expect(listed.events.occasion == nil)
        #expect(Motion(duration: 0.5, on: .refusing).events.map(\.time) == [0, 0])
        // A part of a whole keeps its events.
        #expect(Motion(leaving, tracks: [], labels: []).events == listed.events)
        #expect(leaving.followed(by: Motion(duration: 1, on: .presenting), at: 1).events.count == 4)
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

    @Test func `of different kinds are refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = AnimatedValue.scalar(1).interpolated(to: .pair(x: 1, y: 1), at: 0.5)
        }
    }
}
