import Devices
import Geometry
import Timeline

/// A schedule as it happens: events and what they set off, moment by moment, until nothing more is to come.
///
/// Of one moment, what was set off before (a motion's end, a stay's end, a turn that comes) happens ahead of what the
/// list has for it. All moments are whole ten-thousandths of a second, as the answer tells them: what the timeline says
/// and what happens are then the same.
struct ScheduleRun {
    /// What is noted for later.
    private enum Due {
        /// The delay is over; the dialog is still wanted.
        case wanted(Int)
        /// The stay counted from the start of showing is over.
        case stayEnds(Int)
        /// The shortest stay is over.
        case minimumEnds(Int)
        /// The motion has ended that was the guest's last when this was noted: it is there, or gone.
        case settled(Int, pieces: Int)
        /// The gap after a dialog is over.
        case free
        /// The device's own change has ended, if no other came in between.
        case changed(EventName, change: Int)
    }

    private let request: ScheduleRequest
    private let limits: ScheduleLimits
    private(set) var devices: DeviceStates
    private(set) var guests: [Guest]
    private(set) var events: [Motion.Event] = []
    private(set) var ignored: [IgnoredEvent] = []
    private(set) var turns: [Schedule.Turn] = []

    /// The state of the device now, and the event that set its keyboard.
    private var state = 0
    private var keyboardEvent: Int?
    private var changes = 0
    /// On the screen, the lowest first.
    private var screen: [Int] = []
    /// Kept waiting: by priority, then by who came first.
    private var waiting: [Int] = []
    /// Who is wanted under an id: delayed, waiting, or on the screen and not leaving.
    private var wanted: [String: Int] = [:]
    /// The ids of those that leave.
    private var leaving: Set<String> = []
    private var prefixes: Set<String> = []
    /// From when on the screen may be taken again.
    private var freeAt = 0.0
    private var agenda = Agenda<Due>()
    private var keyframes = 0
    /// Layers that events have met, and pieces of outlines that taps were held against.
    private var eventLayers = 0
    private var pointSegments = 0
    private var touchMaps: [DeviceStates.Visit: TouchMap] = [:]

    init(_ request: ScheduleRequest, resolver: Resolver, within limits: ScheduleLimits) {
        self.request = request
        self.limits = limits
        devices = DeviceStates(
            request.device, resolver: resolver, options: request.options, textLimit: limits.shapedText)
        guests = []
        let given = Set(
            request.events.compactMap { event in
                if case .show(let show) = event.kind { show.dialog.id } else { nil }
            })
        for (index, event) in request.events.enumerated() {
            guard case .show(let show) = event.kind else { continue }
            var id = show.dialog.id ?? "entry\(guests.count + 1)"
            // A name that the request uses itself is not given away again.
            while show.dialog.id == nil, given.contains(id) { id += "'" }
            guests.append(Guest(event: index, show: show, id: id, dialog: devices.number(of: show.dialog)))
        }
    }

    // MARK: The list

    /// Lets everything happen.
    mutating func run() throws(ScheduleErrors) {
        try checkAll()
        let order = request.events.indices.sorted {
            (request.events[$0].time, $0) < (request.events[$1].time, $1)
        }
        let places = Dictionary(uniqueKeysWithValues: guests.indices.map { (guests[$0].event, $0) })
        do throws(ScheduleError) {
            for index in order {
                let time = Grid.nearest(request.events[index].time)
                try advance(to: time)
                switch request.events[index].kind {
                case .show: if let guest = places[index] { try ask(guest, at: time) }
                case .dismiss(let id): try dismiss(id, index, at: time)
                case .tap(let point): try touch(point, index, at: time)
                case .orientation(let orientation):
                    try change(to: devices.state(state, turnedTo: orientation), index, at: time)
                case .keyboard(let keyboard):
                    if keyboard != nil { keyboardEvent = index }
                    try change(to: devices.state(state, with: keyboard), index, at: time)
                }
            }
            try advance(to: .infinity)
        } catch {
            throw ScheduleErrors(errors: [error])
        }
        for guest in guests.indices where guests[guest].reason == nil {
            guests[guest].reason = guests[guest].isOnScreen ? .staysUp : .neverItsTurn
        }
        ignored.sort { $0.index < $1.index }
    }

    /// Lays every dialog out as the device is when it is asked for, and tells all that is impossible at once.
    private mutating func checkAll() throws(ScheduleErrors) {
        var errors: [ScheduleError] = []
        var state = 0
        var keyboard: Int?
        var guest = 0
        let order = request.events.indices.sorted {
            (request.events[$0].time, $0) < (request.events[$1].time, $1)
        }
        let places = Dictionary(uniqueKeysWithValues: guests.indices.map { (guests[$0].event, $0) })
        for index in order {
            do throws(ResolveError) {
                switch request.events[index].kind {
                case .show:
                    guest = places[index] ?? guest
                    _ = try devices.resolved(guests[guest].dialog, in: state)
                case .orientation(let orientation):
                    guard request.device.window == nil else {
                        errors.append(ScheduleError(event: index, cause: .windowTurns))
                        continue
                    }
                    let next = devices.state(state, turnedTo: orientation)
                    _ = try EnvironmentChange(turning: devices.states[state], to: devices.states[next])
                    state = next
                case .keyboard(let given):
                    // One that goes is still that which came.
                    if given != nil { keyboard = index }
                    let next = devices.state(state, with: given)
                    _ = try EnvironmentChange(keyboardOf: devices.states[state], to: devices.states[next])
                    state = next
                case .dismiss, .tap: break
                }
            } catch {
                errors.append(ScheduleError(event: index, cause: .impossible(error, keyboardEvent: keyboard)))
            }
        }
        guard errors.isEmpty else { throw ScheduleErrors(errors: errors.sorted { ($0.event ?? 0) < ($1.event ?? 0) }) }
    }

    /// Lets happen what is due at `time` or before.
    private mutating func advance(to time: Double) throws(ScheduleError) {
        while let (moment, due) = agenda.next(until: time) {
            switch due {
            case .wanted(let guest):
                if guests[guest].stage == .delayed { try arrive(guest, at: moment) }
            case .stayEnds(let guest):
                try send(guest, away: .timeElapsed, at: moment)
            case .minimumEnds(let guest):
                if let reason = guests[guest].deferred { try leave(guest, reason, at: moment) }
            case .settled(let guest, let pieces):
                if guests[guest].pieces.count == pieces { try settle(guest, at: moment) }
            case .free:
                try admit(at: moment)
            case .changed(let name, let change):
                if change == changes { announce(name, at: moment) }
            }
        }
    }

    private mutating func announce(_ event: EventName, at time: Double, of guest: Int? = nil) {
        announce(event.rawValue, at: time, of: guest)
    }

    private mutating func announce(_ name: String, at time: Double, of guest: Int? = nil) {
        events.append(Motion.Event(time: time, name: name, label: guest.flatMap { guests[$0].prefix }))
    }

    // MARK: Coming

    /// A dialog is asked for: it joins one of its own id, or is wanted from now on.
    private mutating func ask(_ guest: Int, at time: Double) throws(ScheduleError) {
        let id = guests[guest].id
        if let known = wanted[id] {
            finish(guest, guests[known].isOnScreen ? .alreadyShown : .alreadyWaiting)
            // Wanted again, it does not leave because it was not wanted for a while.
            if guests[known].deferred == .dismissed { guests[known].deferred = nil }
            return
        }
        wanted[id] = guest
        let delay = guests[guest].show.delay
        guard delay > 0 else { return try arrive(guest, at: time) }
        guests[guest].stage = .delayed
        agenda.note(.wanted(guest), at: Grid.nearest(time + delay))
    }

    /// A dialog that is wanted comes to the screen: it is shown, waits, or is turned away.
    private mutating func arrive(_ guest: Int, at time: Double) throws(ScheduleError) {
        let policy = request.policy
        if policy.turnsAway, !screen.isEmpty || time < freeAt {
            return finish(guest, screen.isEmpty ? .gap : .anotherIsShown)
        }
        if policy.displaces {
            let rivals = waiting + screen.filter { guests[$0].stage != .leaving }
            let priority = guests[guest].show.priority
            guard rivals.allSatisfy({ guests[$0].show.priority <= priority }) else {
                return finish(guest, .lowerPriority)
            }
            for rival in waiting { finish(rival, .newerBeforeShown) }
            waiting = []
            wait(guest)
            for rival in screen { try send(rival, away: .newer, at: time) }
        } else {
            wait(guest)
        }
        try admit(at: time)
    }

    private mutating func wait(_ guest: Int) {
        guests[guest].stage = .waiting
        let priority = guests[guest].show.priority
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if guests[waiting[middle]].show.priority >= priority { low = middle + 1 } else { high = middle }
        }
        waiting.insert(guest, at: low)
    }

    /// Shows whoever waits and may come now.
    private mutating func admit(at time: Double) throws(ScheduleError) {
        while let place = nextPlace(at: time) {
            try show(waiting.remove(at: place), at: time)
        }
    }

    /// Where in the row of those that wait the next one stands; nil where nobody may come now.
    private func nextPlace(at time: Double) -> Int? {
        if request.policy.sharesScreen {
            // An id is on the screen once: shown again while it leaves, it comes when it has gone (ledger E9).
            return waiting.firstIndex { !leaving.contains(guests[$0].id) }
        }
        return screen.isEmpty && time >= freeAt && !waiting.isEmpty ? 0 : nil
    }

    private mutating func show(_ guest: Int, at time: Double) throws(ScheduleError) {
        let resolved = try resolved(guest)
        var prefix = guests[guest].id
        var copy = 2
        while !prefixes.insert(prefix).inserted {
            prefix = "\(guests[guest].id)#\(copy)"
            copy += 1
        }
        guests[guest].prefix = prefix
        guests[guest].stage = .coming
        guests[guest].showAt = time
        guests[guest].firstLayout = resolved
        screen.append(guest)
        announce(.willPresent, at: time, of: guest)
        if let after = resolved.lifecycle.dismissAt { agenda.note(.stayEnds(guest), at: Grid.nearest(time + after)) }
        try move(guest, resolved.transitions.present, in: resolved, at: time)
    }

    // MARK: Going

    private mutating func dismiss(_ id: String, _ index: Int, at time: Double) throws(ScheduleError) {
        guard let guest = wanted[id] else {
            ignored.append(IgnoredEvent(index: index, reason: leaving.contains(id) ? .alreadyLeaving : .notShown))
            return
        }
        guard guests[guest].isOnScreen else {
            waiting.removeAll { $0 == guest }
            return finish(guest, .dismissedBeforeShown)
        }
        if guests[guest].deferred != nil {
            ignored.append(IgnoredEvent(index: index, reason: .alreadyLeaving))
        } else {
            try send(guest, away: .dismissed, at: time)
        }
    }

    /// Never to be shown, for `reason`.
    private mutating func finish(_ guest: Int, _ reason: ScheduleEntry.Reason) {
        guests[guest].stage = .done
        guests[guest].reason = reason
        if wanted[guests[guest].id] == guest { wanted[guests[guest].id] = nil }
    }

    /// Sends a dialog away now or, if its shortest stay is not over, then.
    private mutating func send(
        _ guest: Int, away reason: ScheduleEntry.Reason, at time: Double
    ) throws(ScheduleError) {
        guard guests[guest].isOnScreen, guests[guest].stage != .leaving, let shown = guests[guest].showAt else {
            return
        }
        let earliest = Grid.nearest(shown + guests[guest].show.minimum)
        guard time < earliest else { return try leave(guest, reason, at: time) }
        let isFirst = guests[guest].deferred == nil
        // A dismissal can be called off by another show; the other reasons stand.
        if isFirst || guests[guest].deferred == .dismissed { guests[guest].deferred = reason }
        if isFirst { agenda.note(.minimumEnds(guest), at: earliest) }
    }

    private mutating func leave(
        _ guest: Int, _ reason: ScheduleEntry.Reason, at time: Double
    ) throws(ScheduleError) {
        guard guests[guest].isOnScreen, guests[guest].stage != .leaving else { return }
        let resolved = try resolved(guest)
        guests[guest].reason = reason
        guests[guest].deferred = nil
        guests[guest].dismissAt = time
        guests[guest].stage = .leaving
        wanted[guests[guest].id] = nil
        leaving.insert(guests[guest].id)
        if resolved.lifecycle.approval == .presenter { announce(.dismissRequested, at: time, of: guest) }
        announce(.willDismiss, at: time, of: guest)
        let dismissal = resolved.transitions.dismiss
        let motion = interrupted(guest, resolved, resolved, by: dismissal, at: time) ?? dismissal
        try move(guest, motion, in: resolved, at: time)
    }

    // MARK: Motion

    private mutating func resolved(_ guest: Int) throws(ScheduleError) -> ResolvedDialog {
        do throws(ResolveError) {
            return try devices.resolved(guests[guest].dialog, in: state)
        } catch {
            throw ScheduleError(
                event: guests[guest].event, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    /// Lets a dialog move by `motion` from now on, in place of what it did.
    private mutating func move(
        _ guest: Int, _ motion: Motion, in layout: ResolvedDialog, at time: Double
    ) throws(ScheduleError) {
        keyframes += motion.tracks.reduce(2) { $0 + $1.keyframes.count }
        guard keyframes <= limits.keyframes else {
            throw ScheduleError(event: nil, cause: .tooManyKeyframes(limit: limits.keyframes))
        }
        let end = Grid.end(time + motion.duration)
        guests[guest].pieces.append(Guest.Piece(start: time, end: end, motion: motion, layout: layout))
        agenda.note(.settled(guest, pieces: guests[guest].pieces.count), at: end)
    }

    /// A motion that takes over from the one under way, leading where the dialog now has to go; nil where it rests.
    ///
    /// - Parameter way: What would lead there from rest; it gives the spring or the time.
    private func interrupted(
        _ guest: Int, _ old: ResolvedDialog, _ new: ResolvedDialog, by way: Motion, at time: Double
    ) -> Motion? {
        guard guests[guest].isMoving(at: time), let piece = guests[guest].pieces.last else { return nil }
        return Redirection(old: old, new: new).interrupting(
            piece.motion, at: time - piece.start, leaving: guests[guest].stage == .leaving, by: way)
    }

    /// A motion has ended: the dialog is there, or gone.
    private mutating func settle(_ guest: Int, at time: Double) throws(ScheduleError) {
        switch guests[guest].stage {
        case .coming:
            guests[guest].stage = .present
            guests[guest].presentedAt = time
            announce(.didPresent, at: time, of: guest)
        case .leaving:
            guests[guest].stage = .done
            guests[guest].removedAt = time
            announce(.didDismiss, at: time, of: guest)
            announce(.removed, at: time, of: guest)
            if let action = guests[guest].actionWhenGone { announce(action, at: time, of: guest) }
            leaving.remove(guests[guest].id)
            screen.removeAll { $0 == guest }
            freeAt = Grid.nearest(time + request.gap)
            if freeAt > time { agenda.note(.free, at: freeAt) }
            try admit(at: time)
        case .absent, .delayed, .waiting, .present, .done:
            break
        }
    }

    // MARK: What the device does

    /// The device comes into another state, and what is on the screen with it.
    private mutating func change(to next: Int, _ index: Int, at time: Double) throws(ScheduleError) {
        guard next != state else {
            ignored.append(IgnoredEvent(index: index, reason: .unchanged))
            return
        }
        let (from, to) = (devices.states[state], devices.states[next])
        let change: EnvironmentChange
        do throws(ResolveError) {
            change =
                from.orientation != to.orientation
                ? try EnvironmentChange(turning: from, to: to) : try EnvironmentChange(keyboardOf: from, to: to)
        } catch {
            throw ScheduleError(event: index, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
        changes += 1
        if let turn = change.turn { turns.append(Schedule.Turn(time: time, turn: turn)) }
        announce(change.events.will, at: time)
        agenda.note(.changed(change.events.did, change: changes), at: Grid.end(time + change.timing.duration))
        var before: [ResolvedDialog] = []
        for guest in screen { before.append(try resolved(guest)) }
        state = next
        for (guest, old) in zip(screen, before) {
            let new = try resolved(guest)
            // As it was and as it will be.
            try meet(old)
            try meet(new)
            let atRest = Redirection(old: old, new: new).atRest(in: change)
            // Where the change moves nothing, everything goes on as it was.
            guard !atRest.tracks.isEmpty else { continue }
            let way = guests[guest].stage == .leaving ? new.transitions.dismiss : atRest
            try move(guest, interrupted(guest, old, new, by: way, at: time) ?? atRest, in: new, at: time)
        }
    }

    // MARK: Touches

    /// What touches reach of a dialog: on its way, or at rest.
    private mutating func touchMap(of guest: Int, _ resolved: ResolvedDialog, at time: Double) -> TouchMap {
        if guests[guest].isMoving(at: time), let piece = guests[guest].pieces.last {
            return TouchMap(resolved, in: piece.motion, at: time - piece.start)
        }
        let visit = DeviceStates.Visit(dialog: guests[guest].dialog, state: state)
        if let map = touchMaps[visit] { return map }
        let map = TouchMap(resolved)
        touchMaps[visit] = map
        return map
    }

    /// Counts the layers of a dialog that an event meets.
    private mutating func meet(_ resolved: ResolvedDialog) throws(ScheduleError) {
        eventLayers += resolved.layers.count
        guard eventLayers <= limits.eventLayers else {
            throw ScheduleError(event: nil, cause: .tooManyEventLayers(limit: limits.eventLayers))
        }
    }

    /// Counts the pieces of outlines that a tap is held against.
    private mutating func tap(_ map: TouchMap) throws(ScheduleError) {
        pointSegments += map.segmentCount
        guard pointSegments <= limits.pointSegments else {
            throw ScheduleError(event: nil, cause: .tooManyPointSegments(limit: limits.pointSegments))
        }
    }

    /// A touch goes to the uppermost dialog that has something there; what lets it through hands it down.
    private mutating func touch(_ point: Point, _ index: Int, at time: Double) throws(ScheduleError) {
        for guest in screen.reversed() {
            let resolved = try resolved(guest)
            try meet(resolved)
            let map = touchMap(of: guest, resolved, at: time)
            try tap(map)
            guard let touch = map.region(at: point), touch.effect != .passThrough else { continue }
            guard guests[guest].stage != .leaving, guests[guest].deferred == nil else {
                ignored.append(IgnoredEvent(index: index, reason: .alreadyLeaving))
                return
            }
            switch touch.effect {
            case .passThrough: break
            case .content: ignored.append(IgnoredEvent(index: index, reason: .content))
            case .block: ignored.append(IgnoredEvent(index: index, reason: .blocked))
            case .dismiss:
                try send(guest, away: touch.target == "dialog" ? .tappedDialog : .tappedOutside, at: time)
            case .action:
                // An action that dismisses first runs when the dialog has gone (ledger A9).
                switch touch.dismisses {
                case .beforeAction:
                    guests[guest].actionWhenGone = touch.target
                    try send(guest, away: .action, at: time)
                case .afterAction:
                    announce(touch.target, at: time, of: guest)
                    try send(guest, away: .action, at: time)
                case .never, nil:
                    announce(touch.target, at: time, of: guest)
                }
            }
            return
        }
        ignored.append(IgnoredEvent(index: index, reason: .passedThrough))
    }
}

extension ScheduleRun {
    /// What of the request became something else: a gap that the policy has no use for, and of each dialog shown what
    /// its first layout changed.
    var adaptations: [Adaptation] {
        var adaptations: [Adaptation] = []
        if request.policy.sharesScreen, request.gap > 0 {
            adaptations.append(
                Adaptation(from: NumberText.points(request.gap), to: "0", reason: .stackHasNoGap, field: ["gap"]))
        }
        for guest in guests {
            guard let first = guest.firstLayout else { continue }
            let place: [FieldPath.Component] = [.member("events"), .index(guest.event), .member("show")]
            for adaptation in first.adaptations {
                var adaptation = adaptation
                if adaptation.field.components.first == .member("dialog") {
                    adaptation.field.components.replaceSubrange(0..<1, with: place)
                }
                if !adaptations.contains(adaptation) { adaptations.append(adaptation) }
            }
        }
        return adaptations
    }
}
