import Boxes
import Devices
import Geometry
import TestSupport
import Testing
import Timeline

@testable import Dialogs

@Suite struct `A timeline taken out of its way` {
    private static let styles: [StyleName] = [.semiModal, .floating, .pageSheet, .alert, .slidingMessage, .sheet]

    private func states(_ timeline: TimelineWithEffects, at seconds: Double) -> [LayerProperty: PropertyState] {
        Dictionary(
            timeline.motion.states(at: seconds).map { (LayerProperty($0.layer, $0.property), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// A spring's numbers have nine digits and lie on the grid of four decimals, so speeds are about the same.
    @Test(arguments: styles)
    func `jumps neither in value nor in speed`(style: StyleName) throws {
        let resolved = try resolver.resolve(dialog(style), on: phone())
        var random = SeededGenerator(seed: 7)
        for (phase, goal) in [(Phase.present, RetargetGoal.dismissed), (.dismiss, .presented), (.present, .presented)] {
            let timeline = try #require(resolved.timeline(of: phase))
            for _ in 0..<20 {
                let moment = Double.random(in: 0..<timeline.duration, using: &random)
                let before = states(timeline, at: moment)
                let next = resolved.retargeted(from: timeline, at: moment, to: goal)
                for (key, state) in states(next, at: 0) {
                    guard let old = before[key], key.property != .tint else { continue }
                    #expect(state.value.isNear(old.value, within: 1e-3), "\(style) \(key) at \(moment)")
                    guard key.property == .position, let speed = old.velocity else { continue }
                    for (was, now) in zip(speed.numbers, state.velocity?.numbers ?? []) {
                        #expect(abs(was - now) <= 0.02 * abs(was) + 0.5, "\(style) \(key) at \(moment)")
                    }
                }
            }
        }
    }

    @Test(arguments: styles)
    func `announces that the dialog is removed at its end, once, where it goes`(style: StyleName) throws {
        let resolved = try resolver.resolve(dialog(style), on: phone())
        let timeline = try #require(resolved.timeline(of: .present))
        let gone = resolved.retargeted(from: timeline, at: timeline.duration / 2, to: .dismissed)
        let removals = gone.motion.events.filter { $0.name == EventName.removed.rawValue }
        #expect(removals.map(\.time) == [gone.duration])
        let back = resolved.retargeted(from: timeline, at: timeline.duration / 2, to: .presented)
        #expect(!back.motion.events.announce(.removed))
    }

    @Test func `goes at once from its rest where its transition takes no time`() throws {
        let request = dialog(.fullScreen) {
            $0.present.style = TransitionStyle.none
            $0.dismiss.style = TransitionStyle.none
        }
        let resolved = try resolver.resolve(request, on: phone())
        let timeline = try #require(resolved.timeline(of: .present))
        #expect(resolved.retargeted(from: timeline, at: 0, to: .dismissed).duration == 0)
    }
}

@Suite struct `What dialogs announce` {
    private static let occasions: [Motion.Occasion] = [
        .presenting, .dismissing, .dismissingOnRequest, .refusing, .rotating, .showingKeyboard, .hidingKeyboard,
        .changingDetent,
    ]

    @Test func `has an occasion of its own number for each set of events`() {
        #expect(Set(Self.occasions.map(\.number)).count == Self.occasions.count)
        #expect(Set(Self.occasions.map(\.announcements)).count == Self.occasions.count)
        #expect(Self.occasions.allSatisfy { $0.announcements.allSatisfy { EventName(rawValue: $0.name) != nil } })
    }

    @Test func `says of a keyboard that it comes, goes or changes its frame`() {
        let (low, high) = (Keyboard(extent: .height(200)), Keyboard(extent: .height(300)))
        func will(_ old: Keyboard?, _ new: Keyboard?) -> String {
            KeyboardChange(from: old, to: new).events.will.rawValue
        }
        #expect(will(nil, low) == "keyboardWillShow")
        #expect(will(low, nil) == "keyboardWillHide")
        #expect(will(low, high) == "keyboardWillChangeFrame")
    }
}
