import Timeline

/// The state machine of a schedule: which dialogs are on the screen, which wait and which leave.
///
/// It handles inputs one at a time, and returns the actions to carry out, in order. It contains neither layouts nor
/// motions: the caller reports when a motion has ended.
struct ScheduleMachine {
    /// An input; shows are identified by their indices.
    enum Input {
        /// A dialog is requested.
        case requested(Int)
        /// The delay is over, and the dialog is still wanted.
        case delayEnded(Int)
        /// The time of the stay, counted from the start of presenting, is over.
        case stayEnded(Int)
        /// The minimum time of the stay is over.
        case minimumEnded(Int)
        /// The last motion has ended: the dialog is presented, or removed.
        case motionEnded(Int)
        /// The gap after a dialog is over.
        case gapEnded
        /// The dialog with that id is no longer wanted.
        case dismissed(String)
        /// A touch reached that region of a dialog.
        case touched(Int, HitRegion)
        /// A key or gesture of the system reached a dialog that it dismisses.
        case closed(Int)
    }

    /// An action to carry out.
    enum Action {
        /// Put a dialog on the screen, or remove it.
        case show(Int)
        case dismiss(Int)
        /// Announce an event of a dialog, by the event's name.
        case announce(String, Int)
        /// Pass the input to `handle` at that time.
        case wake(Input, at: Double)
        /// Report that the event changes nothing.
        case ignore(IgnoredEvent.Reason)
    }

    private let policy: SchedulePolicy
    /// The time between the end of one dialog and the start of the next, in seconds.
    private let gap: Double
    private(set) var dialogs: [ScheduledDialog]
    /// The dialogs on the screen, the lowest first.
    private(set) var screen: [Int] = []
    /// The waiting dialogs: by priority, then in the order in which they were requested.
    private var waiting: [Int] = []
    /// The dialog that is wanted for each id: delayed, waiting, or on the screen and not being dismissed.
    private var wanted: [String: Int] = [:]
    /// The ids of the dialogs that are being dismissed.
    private var leaving: Set<String> = []
    private var prefixes: Set<String> = []
    /// The time from which on another dialog can be shown.
    private var freeAt = 0.0

    init(_ dialogs: [ScheduledDialog], policy: SchedulePolicy, gap: Double) {
        self.dialogs = dialogs
        self.policy = policy
        self.gap = gap
    }

    mutating func handle(_ input: Input, at time: Double) -> [Action] {
        switch input {
        case .requested(let dialog): return ask(dialog, at: time)
        case .delayEnded(let dialog): return dialogs[dialog].stage == .delayed ? arrive(dialog, at: time) : []
        case .stayEnded(let dialog): return send(dialog, away: .timeElapsed, at: time)
        case .minimumEnded(let dialog):
            guard let reason = dialogs[dialog].deferred else { return [] }
            return leave(dialog, reason, at: time)
        case .motionEnded(let dialog):
            switch dialogs[dialog].stage {
            case .coming: return haveCome(dialog, at: time)
            case .leaving: return haveGone(dialog, at: time)
            case .absent, .delayed, .waiting, .present, .done: return []
            }
        case .gapEnded: return admit(at: time)
        case .dismissed(let id): return dismiss(id, at: time)
        case .touched(let dialog, let region): return touch(dialog, region, at: time)
        case .closed(let dialog):
            guard dialogs[dialog].deferred == nil else { return [.ignore(.alreadyLeaving)] }
            return send(dialog, away: .closeRequested, at: time)
        }
    }

    /// Ends the schedule: dialogs on the screen stay, and waiting ones are never shown.
    mutating func end() {
        for dialog in dialogs.indices where dialogs[dialog].reason == nil {
            dialogs[dialog].reason = dialogs[dialog].isOnScreen ? .staysUp : .neverItsTurn
        }
    }

    // MARK: Presenting

    /// Requests a dialog: it joins the one with the same id, or is wanted from now on.
    private mutating func ask(_ dialog: Int, at time: Double) -> [Action] {
        let id = dialogs[dialog].id
        if let known = wanted[id] {
            finish(dialog, dialogs[known].isOnScreen ? .alreadyShown : .alreadyWaiting)
            // It is wanted again, so a deferred dismissal is cancelled.
            if dialogs[known].deferred == .dismissed { dialogs[known].deferred = nil }
            return []
        }
        wanted[id] = dialog
        let delay = dialogs[dialog].show.delay
        guard delay > 0 else { return arrive(dialog, at: time) }
        dialogs[dialog].stage = .delayed
        return [.wake(.delayEnded(dialog), at: Grid.nearest(time + delay))]
    }

    /// The delay of a wanted dialog is over: it is shown, waits, or is rejected.
    private mutating func arrive(_ dialog: Int, at time: Double) -> [Action] {
        if policy.rejects, !screen.isEmpty || time < freeAt {
            finish(dialog, screen.isEmpty ? .gap : .anotherIsShown)
            return []
        }
        var actions: [Action] = []
        if policy.displaces {
            let rivals = waiting + screen.filter { dialogs[$0].stage != .leaving }
            let priority = dialogs[dialog].show.priority
            guard rivals.allSatisfy({ dialogs[$0].show.priority <= priority }) else {
                finish(dialog, .lowerPriority)
                return []
            }
            for rival in waiting { finish(rival, .newerBeforeShown) }
            waiting = []
            wait(dialog)
            for rival in screen { actions += send(rival, away: .newer, at: time) }
        } else {
            wait(dialog)
        }
        return actions + admit(at: time)
    }

    private mutating func wait(_ dialog: Int) {
        dialogs[dialog].stage = .waiting
        let priority = dialogs[dialog].show.priority
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if dialogs[waiting[middle]].show.priority >= priority { low = middle + 1 } else { high = middle }
        }
        waiting.insert(dialog, at: low)
    }

    /// Shows the waiting dialogs that can be shown now.
    private mutating func admit(at time: Double) -> [Action] {
        var actions: [Action] = []
        while let next = nextToShow(at: time) { actions.append(show(waiting.remove(at: next), at: time)) }
        return actions
    }

    /// The index, among the waiting dialogs, of the one that can be shown now; `nil` if there is none.
    private func nextToShow(at time: Double) -> Int? {
        if policy.sharesScreen {
            // An id is on the screen only once: a dialog that is requested again while it is being dismissed is shown
            // after its removal (ledger E9).
            return waiting.firstIndex { !leaving.contains(dialogs[$0].id) }
        }
        return screen.isEmpty && time >= freeAt && !waiting.isEmpty ? 0 : nil
    }

    private mutating func show(_ dialog: Int, at time: Double) -> Action {
        var prefix = dialogs[dialog].id
        var copy = 2
        while !prefixes.insert(prefix).inserted {
            prefix = "\(dialogs[dialog].id)#\(copy)"
            copy += 1
        }
        dialogs[dialog].prefix = prefix
        dialogs[dialog].stage = .coming
        dialogs[dialog].showAt = time
        screen.append(dialog)
        return .show(dialog)
    }

    private mutating func haveCome(_ dialog: Int, at time: Double) -> [Action] {
        dialogs[dialog].stage = .present
        dialogs[dialog].presentedAt = time
        return [.announce(.didPresent, dialog)]
    }

    // MARK: Dismissing

    private mutating func dismiss(_ id: String, at time: Double) -> [Action] {
        guard let dialog = wanted[id] else { return [.ignore(leaving.contains(id) ? .alreadyLeaving : .notShown)] }
        guard dialogs[dialog].isOnScreen else {
            waiting.removeAll { $0 == dialog }
            finish(dialog, .dismissedBeforeShown)
            return []
        }
        guard dialogs[dialog].deferred == nil else { return [.ignore(.alreadyLeaving)] }
        return send(dialog, away: .dismissed, at: time)
    }

    private mutating func touch(_ dialog: Int, _ region: HitRegion, at time: Double) -> [Action] {
        guard dialogs[dialog].stage != .leaving, dialogs[dialog].deferred == nil else {
            return [.ignore(.alreadyLeaving)]
        }
        switch region.effect {
        case .passThrough: return []
        case .content: return [.ignore(.content)]
        case .block: return [.ignore(.blocked)]
        case .dismiss:
            return send(dialog, away: region.target == LayerID.dialog ? .tappedDialog : .tappedOutside, at: time)
        case .action:
            // An action that dismisses first runs after the dialog's removal (ledger A9).
            switch region.dismisses {
            case .beforeAction:
                dialogs[dialog].actionWhenGone = region.target
                return send(dialog, away: .action, at: time)
            case .afterAction:
                return [.announce(region.target, dialog)] + send(dialog, away: .action, at: time)
            case .never, nil: return [.announce(region.target, dialog)]
            }
        }
    }

    /// Marks a dialog as never shown, for `reason`.
    private mutating func finish(_ dialog: Int, _ reason: ScheduleEntry.Reason) {
        dialogs[dialog].stage = .done
        dialogs[dialog].reason = reason
        if wanted[dialogs[dialog].id] == dialog { wanted[dialogs[dialog].id] = nil }
    }

    /// Dismisses a dialog now or, if its minimum stay is not over, at the end of that.
    private mutating func send(_ dialog: Int, away reason: ScheduleEntry.Reason, at time: Double) -> [Action] {
        guard dialogs[dialog].isOnScreen, dialogs[dialog].stage != .leaving, let shown = dialogs[dialog].showAt else {
            return []
        }
        let earliest = Grid.nearest(shown + dialogs[dialog].show.minimum)
        guard time < earliest else { return leave(dialog, reason, at: time) }
        let isFirst = dialogs[dialog].deferred == nil
        // Requesting it again cancels a dismissal; other reasons remain.
        if isFirst || dialogs[dialog].deferred == .dismissed { dialogs[dialog].deferred = reason }
        return isFirst ? [.wake(.minimumEnded(dialog), at: earliest)] : []
    }

    private mutating func leave(_ dialog: Int, _ reason: ScheduleEntry.Reason, at time: Double) -> [Action] {
        guard dialogs[dialog].isOnScreen, dialogs[dialog].stage != .leaving else { return [] }
        dialogs[dialog].reason = reason
        dialogs[dialog].deferred = nil
        dialogs[dialog].dismissAt = time
        dialogs[dialog].stage = .leaving
        wanted[dialogs[dialog].id] = nil
        leaving.insert(dialogs[dialog].id)
        return [.dismiss(dialog)]
    }

    private mutating func haveGone(_ dialog: Int, at time: Double) -> [Action] {
        dialogs[dialog].stage = .done
        dialogs[dialog].removedAt = time
        leaving.remove(dialogs[dialog].id)
        screen.removeAll { $0 == dialog }
        freeAt = Grid.nearest(time + gap)
        var actions: [Action] = [.announce(.didDismiss, dialog), .announce(.removed, dialog)]
        if let action = dialogs[dialog].actionWhenGone { actions.append(.announce(action, dialog)) }
        if freeAt > time { actions.append(.wake(.gapEnded, at: freeAt)) }
        return actions + admit(at: time)
    }
}

extension ScheduleMachine.Action {
    fileprivate static func announce(_ event: EventName, _ dialog: Int) -> Self { .announce(event.rawValue, dialog) }
}
