import Geometry
import Testing

@testable import Dialogs

@Suite struct `What is due later` {
    @Test func `comes soonest first, and of one moment as it was added`() {
        var queue = EventQueue<String>()
        for (item, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("e", 3)] { queue.add(item, at: time) }
        var order = ""
        while let next = queue.next(until: 2) { order += next.item }
        #expect(order == "abcd")
        #expect(queue.next(until: 2.5) == nil)
        #expect(queue.next(until: .infinity)?.item == "e")
    }
}

/// Who has the screen, by hand: what is to be done after each thing that happens.
@Suite struct `A schedule's machine` {
    private func machine(
        _ policy: SchedulePolicy, gap: Double = 0, _ shows: [(id: String, change: (inout Show) -> Void)]
    ) -> ScheduleMachine {
        let dialogs = shows.enumerated().map { index, given in
            var show = Show(dialog(.alert))
            given.change(&show)
            return ScheduledDialog(event: index, show: show, id: given.id, dialog: index)
        }
        return ScheduleMachine(dialogs, policy: policy, gap: gap)
    }

    private func plain(_ id: String) -> (id: String, change: (inout Show) -> Void) { (id, { _ in }) }

    /// What is to be done, in short.
    private func words(_ actions: [ScheduleMachine.Action]) -> [String] {
        actions.map { action in
            switch action {
            case .show(let dialog): "show \(dialog)"
            case .dismiss(let dialog): "dismiss \(dialog)"
            case .announce(let name, let dialog): "\(name) \(dialog)"
            case .wake(_, let time): "wake at \(time)"
            case .ignore(let reason): "ignore: \(reason)"
            }
        }
    }

    @Test func `lets those that queue come one after another, after the gap`() {
        var machine = machine(.queue, gap: 0.5, [plain("a"), plain("b")])
        #expect(words(machine.handle(.requested(0), at: 0)) == ["show 0"])
        #expect(words(machine.handle(.requested(1), at: 0.1)) == [])
        #expect(words(machine.handle(.motionEnded(0), at: 0.4)) == ["didPresent 0"])
        #expect(words(machine.handle(.stayEnded(0), at: 2)) == ["dismiss 0"])
        #expect(words(machine.handle(.motionEnded(0), at: 2.4)) == ["didDismiss 0", "removed 0", "wake at 2.9"])
        #expect(words(machine.handle(.gapEnded, at: 2.9)) == ["show 1"])
        machine.end()
        #expect(machine.dialogs.map(\.entry.reason) == [.timeElapsed, .staysUp])
        #expect(machine.dialogs[0].entry.removedAt == 2.4)
    }

    @Test func `lets the one of the highest priority go first`() {
        var machine = machine(.queue, [plain("a"), plain("b"), ("c", { $0.priority = 1 })])
        for show in 0..<3 { _ = machine.handle(.requested(show), at: 0) }
        _ = machine.handle(.dismissed("a"), at: 1)
        #expect(words(machine.handle(.motionEnded(0), at: 1.4)).last == "show 2")
    }

    @Test func `sends away whoever is there for a newer one, after the shortest stay`() {
        var machine = machine(.replace, [("a", { $0.minimum = 2 }), plain("b"), plain("c")])
        _ = machine.handle(.requested(0), at: 0)
        #expect(words(machine.handle(.requested(1), at: 0.5)) == ["wake at 2.0"])
        // The one that waits is replaced in its turn; the one that is to leave is not sent away again.
        #expect(words(machine.handle(.requested(2), at: 1)) == [])
        #expect(machine.dialogs[1].reason == .newerBeforeShown)
        #expect(words(machine.handle(.minimumEnded(0), at: 2)) == ["dismiss 0"])
        #expect(words(machine.handle(.motionEnded(0), at: 2.3)) == ["didDismiss 0", "removed 0", "show 2"])
        #expect(machine.dialogs[0].reason == .newer)
    }

    @Test func `turns away whoever comes while another is there`() {
        var machine = machine(.ignore, gap: 1, [plain("a"), plain("b"), plain("c")])
        _ = machine.handle(.requested(0), at: 0)
        #expect(words(machine.handle(.requested(1), at: 0.1)) == [])
        _ = machine.handle(.dismissed("a"), at: 1)
        _ = machine.handle(.motionEnded(0), at: 1.4)
        #expect(words(machine.handle(.requested(2), at: 2)) == [])
        #expect(machine.dialogs.map(\.reason) == [.dismissed, .anotherIsShown, .gap])
    }

    /// Ledger E9: an id is on the screen once.
    @Test func `stacks all but one whose namesake still leaves`() {
        var machine = machine(.stack, [plain("a"), plain("b"), plain("a")])
        #expect(words(machine.handle(.requested(0), at: 0)) == ["show 0"])
        #expect(words(machine.handle(.requested(1), at: 0)) == ["show 1"])
        #expect(words(machine.handle(.dismissed("a"), at: 1)) == ["dismiss 0"])
        #expect(words(machine.handle(.requested(2), at: 1.1)) == [])
        #expect(words(machine.handle(.motionEnded(0), at: 1.4)) == ["didDismiss 0", "removed 0", "show 2"])
        #expect(machine.dialogs[2].prefix == "a#2")
    }

    @Test func `joins what is shown already, and calls a deferred dismissal off`() {
        var machine = machine(.queue, [("a", { $0.minimum = 3 }), plain("a")])
        _ = machine.handle(.requested(0), at: 0)
        #expect(words(machine.handle(.dismissed("a"), at: 1)) == ["wake at 3.0"])
        #expect(words(machine.handle(.dismissed("a"), at: 1.5)) == ["ignore: alreadyLeaving"])
        #expect(words(machine.handle(.requested(1), at: 2)) == [])
        #expect(words(machine.handle(.minimumEnded(0), at: 3)) == [])
        #expect(machine.dialogs[1].reason == .alreadyShown)
    }

    @Test func `waits for a delay, and forgets who is dismissed in it`() {
        var machine = machine(.queue, [("a", { $0.delay = 0.5 }), ("b", { $0.delay = 0.5 })])
        #expect(words(machine.handle(.requested(0), at: 0)) == ["wake at 0.5"])
        #expect(words(machine.handle(.requested(1), at: 0.1)) == ["wake at 0.6"])
        #expect(words(machine.handle(.dismissed("a"), at: 0.2)) == [])
        #expect(words(machine.handle(.delayEnded(0), at: 0.5)) == [])
        #expect(words(machine.handle(.delayEnded(1), at: 0.6)) == ["show 1"])
        #expect(words(machine.handle(.dismissed("a"), at: 0.7)) == ["ignore: notShown"])
        #expect(machine.dialogs[0].reason == .dismissedBeforeShown)
    }

    /// Ledger A9: an action that dismisses first runs when the dialog has gone.
    @Test(arguments: [
        (Action.Dismisses.beforeAction, ["dismiss 0"], ["didDismiss 0", "removed 0", "ok 0"]),
        (.afterAction, ["ok 0", "dismiss 0"], ["didDismiss 0", "removed 0"]), (.never, ["ok 0"], []),
    ])
    func `runs an action before or after the dialog goes`(
        dismisses: Action.Dismisses, touched: [String], gone: [String]
    ) {
        var machine = machine(.queue, [plain("a")])
        _ = machine.handle(.requested(0), at: 0)
        _ = machine.handle(.motionEnded(0), at: 0.4)
        let region = HitRegion(
            target: "ok", rectangle: Rect(x: 0, y: 0, width: 1, height: 1), effect: .action, dismisses: dismisses)
        #expect(words(machine.handle(.touched(0, region), at: 1)) == touched)
        #expect(words(machine.handle(.motionEnded(0), at: 1.4)) == gone)
    }
}
