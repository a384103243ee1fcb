import Timeline

/// Who is on the screen, who waits and who goes.
///
/// Takes what happens, one thing at a time; gives what is to be done about it, in order. It knows neither layouts nor
/// motions: whoever carries the actions out says when a motion has ended.
struct ScheduleMachine {
    /// What happens; shows are called by their indexes.
    enum Input {
        /// A dialog is asked for.
        case asked(Int)
        /// The delay is over; the dialog is still wanted.
        case delayEnded(Int)
        /// The stay counted from the start of showing is over.
        case stayEnded(Int)
        /// The shortest stay is over.
        case minimumEnded(Int)
        /// The last motion has ended: the dialog is there, or gone.
        case motionEnded(Int)
        /// The gap after a dialog is over.
        case gapEnded
        /// The dialog of that id is no longer wanted.
        case dismissed(String)
        /// A touch reached that region of a dialog.
        case touched(Int, HitRegion)
        /// A key or gesture of the system reached a dialog that it sends away.
        case closed(Int)
    }

    /// What is to be done.
    enum Action {
        /// Put a dialog on the screen, or off it.
        case show(Int)
        case dismiss(Int)
        /// A dialog announces what has that name.
        case announce(String, Int)
        /// Say so when that happens.
        case wake(Input, at: Double)
        /// The event changes nothing.
        case ignore(IgnoredEvent.Reason)
    }

    private let policy: SchedulePolicy
    /// Seconds between one dialog's end and the next one's start.
    private let gap: Double
    private(set) var dialogs: [ScheduledDialog]
    /// On the screen, the lowest first.
    private(set) var screen: [Int] = []
    /// Kept waiting: by priority, then by who came first.
    private var waiting: [Int] = []
    /// Who is wanted under an id: delayed, waiting, or on the screen and not leaving.
    private var wanted: [String: Int] = [:]
    /// The ids of those that leave.
    private var leaving: Set<String> = []
    private var prefixes: Set<String> = []
    /// From when on the screen may be taken again.
    private var freeAt = 0.0

    init(_ dialogs: [ScheduledDialog], policy: SchedulePolicy, gap: Double) {
        self.dialogs = dialogs
        self.policy = policy
        self.gap = gap
    }

    mutating func handle(_ input: Input, at time: Double) -> [Action] {
        switch input {
        case .asked(let dialog): return ask(dialog, at: time)
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

    /// Nothing more is to come: whoever is there stays, whoever waits is never shown.
    mutating func end() {
        for dialog in dialogs.indices where dialogs[dialog].reason == nil {
            dialogs[dialog].reason = dialogs[dialog].isOnScreen ? .staysUp : .neverItsTurn
        }
    }

    // MARK: Coming

    /// A dialog is asked for: it joins one of its own id, or is wanted from now on.
    private mutating func ask(_ dialog: Int, at time: Double) -> [Action] {
        let id = dialogs[dialog].id
        if let known = wanted[id] {
            finish(dialog, dialogs[known].isOnScreen ? .alreadyShown : .alreadyWaiting)
            // Wanted again, it does not leave because it was not wanted for a while.
            if dialogs[known].deferred == .dismissed { dialogs[known].deferred = nil }
            return []
        }
        wanted[id] = dialog
        let delay = dialogs[dialog].show.delay
        guard delay > 0 else { return arrive(dialog, at: time) }
        dialogs[dialog].stage = .delayed
        return [.wake(.delayEnded(dialog), at: Grid.nearest(time + delay))]
    }

    /// A dialog that is wanted comes to the screen: it is shown, waits, or is turned away.
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

    /// Shows whoever waits and may come now.
    private mutating func admit(at time: Double) -> [Action] {
        var actions: [Action] = []
        while let next = nextToShow(at: time) { actions.append(show(waiting.remove(at: next), at: time)) }
        return actions
    }

    /// The index, among those that wait, of the one that may come now; nil where nobody may.
    private func nextToShow(at time: Double) -> Int? {
        if policy.sharesScreen {
            // An id is on the screen once: shown again while it leaves, it comes when it has gone (ledger E9).
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

    // MARK: Going

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
            // An action that dismisses first runs when the dialog has gone (ledger A9).
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

    /// Never to be shown, for `reason`.
    private mutating func finish(_ dialog: Int, _ reason: ScheduleEntry.Reason) {
        dialogs[dialog].stage = .done
        dialogs[dialog].reason = reason
        if wanted[dialogs[dialog].id] == dialog { wanted[dialogs[dialog].id] = nil }
    }

    /// Sends a dialog away now or, if its shortest stay is not over, then.
    private mutating func send(_ dialog: Int, away reason: ScheduleEntry.Reason, at time: Double) -> [Action] {
        guard dialogs[dialog].isOnScreen, dialogs[dialog].stage != .leaving, let shown = dialogs[dialog].showAt else {
            return []
        }
        let earliest = Grid.nearest(shown + dialogs[dialog].show.minimum)
        guard time < earliest else { return leave(dialog, reason, at: time) }
        let isFirst = dialogs[dialog].deferred == nil
        // A dismissal can be called off by another show; the other reasons stand.
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
