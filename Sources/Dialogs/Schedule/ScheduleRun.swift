import Boxes
import Devices
import Geometry
import Timeline

/// A schedule as it happens: events and what they set off, moment by moment, until nothing more is to come.
///
/// Of one moment, what was set off before (a motion's end, a stay's end, the end of a gap) happens ahead of what the
/// list has for it. All moments lie on the grid of times, as the answer writes them: what the timeline says and what
/// happens are then the same.
struct ScheduleRun {
    /// What happens later by itself.
    private enum Due {
        case input(ScheduleMachine.Input)
        /// A dialog's motion has ended; of no effect if it has begun another since, which `pieces` counts.
        case motionEnded(Int, pieces: Int)
        /// The device's own change has ended, if no other came in between.
        case changed(EventName, change: Int)
    }

    let request: ScheduleRequest
    private let steps: [ScheduleStep]
    private(set) var machine: ScheduleMachine
    private(set) var motions: [ScheduledMotion]
    /// What they do with the presenter and with what the system draws.
    private(set) var shared = SharedLayers()
    private(set) var events: [Motion.Event] = []
    /// What the status bar shows now; nil where there is none.
    private var statusBar: StatusBar.Style?
    private(set) var ignored: [IgnoredEvent] = []
    private(set) var rotations: [Schedule.Rotation] = []

    private(set) var devices: DeviceStates
    /// The state of the device now, and the event that set its keyboard.
    private var state = 0
    private(set) var keyboardEvent: Int?
    /// How many times it has changed.
    private var changes = 0
    private var queue = EventQueue<Due>()
    private var budget: ScheduleBudget
    private var touchMaps: [DeviceStates.LayoutKey: TouchMap] = [:]
    /// Where each show stands behind others of its stack; one that leaves stands where it stood.
    private var places: [Int: PlaceInStack] = [:]

    /// - Throws: All that is impossible as the device is when it is asked for.
    init(_ request: ScheduleRequest, resolver: Resolver, within limits: ScheduleLimits) throws(ScheduleErrors) {
        self.request = request
        devices = DeviceStates(
            request.device, resolver: resolver, options: request.options, textLimit: limits.shapedText)
        let plan = try SchedulePlan(request, on: &devices)
        steps = plan.steps
        machine = ScheduleMachine(plan.dialogs, policy: request.policy, gap: request.gap)
        motions = Array(repeating: ScheduledMotion(), count: plan.dialogs.count)
        budget = ScheduleBudget(limits)
        statusBar = (try? Stage(request.device))?.statusBar?.style
    }

    /// Lets everything happen, until a moment at the latest.
    mutating func run(until end: Double = .infinity) throws(ScheduleError) {
        for step in steps where step.time <= end {
            try advance(to: step.time)
            keyboardEvent = step.keyboardEvent
            switch step.kind {
            case .show(let dialog): try handle(.asked(dialog), at: step.time)
            case .dismiss(let id): try handle(.dismissed(id), at: step.time, of: step.event)
            case .tap(let point): try touch(point, step.event, at: step.time)
            case .close(let request): try close(request, step.event, at: step.time)
            case .change(let change?): try carryOut(change, at: step.time)
            case .change(nil): ignored.append(IgnoredEvent(index: step.event, reason: .unchanged))
            }
        }
        try advance(to: end)
        machine.end()
        ignored.sort { $0.index < $1.index }
    }

    /// Lets happen what is due at `time` or before.
    private mutating func advance(to time: Double) throws(ScheduleError) {
        while let (moment, due) = queue.next(until: time) {
            switch due {
            case .input(let input): try handle(input, at: moment)
            case .motionEnded(let dialog, let pieces):
                if motions[dialog].pieces.count == pieces { try handle(.motionEnded(dialog), at: moment) }
            case .changed(let event, let change):
                if change == changes { announce(event.rawValue, at: moment) }
            }
        }
    }

    // MARK: What is to be done

    /// - Parameter event: The event of the request that this is; nil for what happens by itself.
    private mutating func handle(
        _ input: ScheduleMachine.Input, at time: Double, of event: Int? = nil
    ) throws(ScheduleError) {
        for action in machine.handle(input, at: time) {
            switch action {
            case .show(let dialog): try show(dialog, at: time)
            case .dismiss(let dialog): try dismiss(dialog, at: time)
            case .announce(let name, let dialog): announce(name, at: time, of: dialog)
            case .wake(let input, let moment): queue.add(.input(input), at: moment)
            case .ignore(let reason):
                if let event { ignored.append(IgnoredEvent(index: event, reason: reason)) }
            }
        }
    }

    private mutating func announce(_ name: String, at time: Double, of dialog: Int? = nil) {
        let label = dialog.flatMap { machine.dialogs[$0].prefix }
        let felt = dialog.flatMap { feedback(with: name, of: $0) }
        if let target = dialog.flatMap({ focus(with: name, of: $0) }) {
            events.append(.focusMoved(to: target, at: time, label: label))
        }
        events.append(Motion.Event(time: time, name: name, label: label, haptic: felt?.haptic?.rawValue))
        if let felt { events.append(Motion.Event(time: time, felt: felt.kind, label: label)) }
    }

    /// What is felt with what a dialog announces.
    private func feedback(with name: String, of dialog: Int) -> Feedback? {
        guard name == EventName.willPresent.rawValue || name == EventName.dismissRefused.rawValue,
            let stage = try? Stage(devices.states[state], keyboard: .away)
        else { return nil }
        guard name == EventName.willPresent.rawValue else { return stage.refusingHaptic.map { .platform($0) } }
        guard let resolved = motions[dialog].firstLayout?.presentation.resolved else { return nil }
        return stage.presentingFeedback(of: resolved, devices.request(machine.dialogs[dialog].dialog))
    }

    /// Where the focus goes with what a dialog announces: into a modal one that has come, and from one that has gone
    /// into the uppermost that stays, else to the presenter.
    private func focus(with name: String, of dialog: Int) -> String? {
        func start(_ dialog: Int) -> String? {
            motions[dialog].firstLayout?.transitions.present.events.focus.map {
                LayerID.id($0, in: machine.dialogs[dialog].prefix ?? machine.dialogs[dialog].id)
            }
        }
        guard let own = start(dialog) else { return nil }
        switch name {
        case EventName.didPresent.rawValue: return own
        case EventName.removed.rawValue:
            let others = machine.screen.filter { $0 != dialog && machine.dialogs[$0].stage != .leaving }
            return others.reversed().lazy.compactMap { start($0) }.first ?? LayerID.presenter
        default: return nil
        }
    }

    /// Announces what the status bar shows with the dialogs that stay, where it showed something else.
    private mutating func followStatusBar(at time: Double) throws(ScheduleError) {
        var style = (try? Stage(devices.states[state], keyboard: .away))?.statusBar?.style
        for dialog in machine.screen where machine.dialogs[dialog].stage != .leaving {
            let layout = try resolved(dialog)
            // A dialog that changes nothing leaves what those below it did.
            guard let own = layout.stage.statusBar?.style,
                own != layout.stage.statusBarBelow || layout.presentation.resolved == .fullScreen
            else { continue }
            style = own
        }
        guard style != statusBar else { return }
        statusBar = style
        if let style { events.append(Motion.Event(time: time, statusBar: style)) }
    }

    private mutating func show(_ dialog: Int, at time: Double) throws(ScheduleError) {
        let resolved = try resolved(dialog)
        motions[dialog].firstLayout = resolved
        announce(EventName.willPresent.rawValue, at: time, of: dialog)
        if let after = resolved.lifecycle.dismissAt {
            queue.add(.input(.stayEnded(dialog)), at: Grid.nearest(time + after))
        }
        try followStatusBar(at: time)
        try move(dialog, resolved.transitions.present, in: resolved, at: time)
        try rearrange(with: resolved.transitions.present, at: time)
    }

    private mutating func dismiss(_ dialog: Int, at time: Double) throws(ScheduleError) {
        let resolved = try resolved(dialog)
        if resolved.lifecycle.approval == .presenter {
            announce(EventName.dismissRequested.rawValue, at: time, of: dialog)
        }
        announce(EventName.willDismiss.rawValue, at: time, of: dialog)
        try followStatusBar(at: time)
        let dismissal = resolved.transitions.dismiss
        var motion = dismissal
        if motions[dialog].isMoving(at: time) || places[dialog] != nil {
            // What goes at once goes from where it is.
            motion =
                dismissal.duration == 0
                ? Motion(duration: 0)
                : interruption(of: dialog, from: resolved, to: resolved, by: dismissal, at: time) ?? dismissal
        }
        try move(dialog, motion, in: resolved, at: time)
        try rearrange(with: dismissal, at: time)
    }

    // MARK: Motion

    /// A dialog as it is laid out now, where it stands now.
    private mutating func resolved(_ dialog: Int) throws(ScheduleError) -> Boxed<ResolvedDialog> {
        do throws(ResolveError) {
            return try devices.resolved(key(of: dialog))
        } catch {
            throw ScheduleError(
                event: machine.dialogs[dialog].event, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    private func key(of dialog: Int) -> DeviceStates.LayoutKey {
        DeviceStates.LayoutKey(dialog: machine.dialogs[dialog].dialog, state: state, place: places[dialog])
    }

    /// Says where those that stay stand among each other.
    private mutating func arrange() {
        let staying = machine.screen.filter { machine.dialogs[$0].stage != .leaving }
        let found = devices.places(of: staying.map { machine.dialogs[$0].dialog }, in: state)
        for (dialog, place) in zip(staying, found) { places[dialog] = place }
    }

    /// Lets those that stay go where they stand now that another comes or goes, at that one's pace.
    private mutating func rearrange(with other: Motion, at time: Double) throws(ScheduleError) {
        guard request.policy.sharesScreen else { return }
        var before: [(dialog: Int, place: PlaceInStack?, layout: Boxed<ResolvedDialog>)] = []
        for dialog in machine.screen where machine.dialogs[dialog].stage != .leaving {
            before.append((dialog, places[dialog], try resolved(dialog)))
        }
        arrange()
        for (dialog, place, old) in before where places[dialog] != place {
            let new = try resolved(dialog)
            try budget.meet(old.value)
            try budget.meet(new.value)
            let atRest = StackChange(from: old.value, to: new.value, with: other).motion
            let motion = interruptionOnTheWay(of: dialog, from: old, to: new, by: atRest, at: time) ?? atRest
            try move(dialog, motion, in: new, at: time)
        }
    }

    /// Lets a dialog move by `motion` from now on, instead of what it did.
    private mutating func move(
        _ dialog: Int, _ motion: Motion, in layout: Boxed<ResolvedDialog>, at time: Double
    ) throws(ScheduleError) {
        try budget.add(motion)
        let end = Grid.end(time + motion.duration)
        motions[dialog].pieces.append(
            ScheduledMotion.Piece(start: time, end: end, motion: motion, layout: layout))
        queue.add(.motionEnded(dialog, pieces: motions[dialog].pieces.count), at: end)
        for track in motion.tracks where SharedLayers.ids.contains(track.layer) {
            shared.move(track, to: behind(track), at: time)
        }
    }

    /// Where a shared layer goes that a motion moves: where the uppermost dialog that stays has it, of those that move
    /// it at all; nil is the motion's own end.
    private func behind(_ track: Track) -> AnimatedValue? {
        for dialog in machine.screen.reversed() where machine.dialogs[dialog].stage != .leaving {
            guard let layout = motions[dialog].pieces.last?.layout,
                let layer = layout.layers.first(where: { $0.id == track.layer })
            else { continue }
            let own = layout.transitions.present.tracks + layout.transitions.dismiss.tracks
            guard own.contains(where: { $0.layer == track.layer && $0.property.base == track.property.base }) else {
                continue
            }
            return layer.rest(track.property)
        }
        return nil
    }

    /// A motion that takes over from the one under way, leading where the dialog now has to go; nil where it rests.
    ///
    /// - Parameter planned: What would lead there from rest; it gives the spring or the time.
    private func interruptionOnTheWay(
        of dialog: Int, from old: Boxed<ResolvedDialog>, to new: Boxed<ResolvedDialog>, by planned: Motion,
        at time: Double
    ) -> Motion? {
        motions[dialog].isMoving(at: time) ? interruption(of: dialog, from: old, to: new, by: planned, at: time) : nil
    }

    /// A motion that takes over from the dialog's last one, be that under way or over; nil where it never moved.
    ///
    /// - Parameter planned: What would lead there from rest; it gives the spring or the time.
    private func interruption(
        of dialog: Int, from old: Boxed<ResolvedDialog>, to new: Boxed<ResolvedDialog>, by planned: Motion,
        at time: Double
    ) -> Motion? {
        guard let piece = motions[dialog].pieces.last else { return nil }
        return Interruption(
            of: piece.motion, at: time - piece.start, from: old.value, to: new.value,
            machine.dialogs[dialog].stage == .leaving ? .dismiss : .present, by: planned
        ).motion()
    }

    /// The device comes into another state, and what is on the screen with it.
    private mutating func carryOut(_ change: DeviceChange, at time: Double) throws(ScheduleError) {
        changes += 1
        if let rotation = change.motion.rotation { rotations.append(Schedule.Rotation(time: time, rotation: rotation)) }
        announce(change.motion.events.will.rawValue, at: time)
        queue.add(
            .changed(change.motion.events.did, change: changes),
            at: Grid.end(time + change.motion.timing.duration))
        var before: [Boxed<ResolvedDialog>] = []
        for dialog in machine.screen { before.append(try resolved(dialog)) }
        state = change.to
        arrange()
        try followStatusBar(at: time)
        for (dialog, old) in zip(machine.screen, before) {
            let new = try resolved(dialog)
            // As it was and as it will be.
            try budget.meet(old.value)
            try budget.meet(new.value)
            let atRest = change.motion.timing.motion(from: old.value, to: new.value)
            // Where the change moves nothing, everything goes on as it was.
            guard !atRest.tracks.isEmpty else { continue }
            let planned = machine.dialogs[dialog].stage == .leaving ? new.transitions.dismiss : atRest
            let motion = interruptionOnTheWay(of: dialog, from: old, to: new, by: planned, at: time) ?? atRest
            try move(dialog, motion, in: new, at: time)
        }
        // What is no dialog's moves by itself, and with nothing on the screen so does the presenter.
        var (start, end) = (try systemLayers(in: change.from), try systemLayers(in: change.to))
        if before.isEmpty {
            start.append(try presenter(in: change.from))
            end.append(try presenter(in: change.to))
        }
        let tracks = LayerChange(
            from: MovableLayers(start, in: try window(in: change.from)),
            to: MovableLayers(end, in: try window(in: change.to))
        )
        .tracks(over: change.motion.timing.offGrid)
        for track in tracks { shared.move(track, to: nil, at: time) }
    }

    // MARK: Touches

    /// A touch goes to the uppermost dialog that has something there; what lets it through hands it down.
    private mutating func touch(_ point: Point, _ event: Int, at time: Double) throws(ScheduleError) {
        for dialog in machine.screen.reversed() {
            let resolved = try resolved(dialog)
            try budget.meet(resolved.value)
            let map = touchMap(of: dialog, resolved, at: time)
            try budget.tap(map)
            guard let region = map.region(at: point), region.effect != .passThrough else { continue }
            return try handle(.touched(dialog, region), at: time, of: event)
        }
        ignored.append(IgnoredEvent(index: event, reason: .passedThrough))
    }

    /// A key or gesture of the system goes to the uppermost dialog that it sends away; those on their way out take
    /// none.
    private mutating func close(_ request: CloseRequest, _ event: Int, at time: Double) throws(ScheduleError) {
        for dialog in machine.screen.reversed() where machine.dialogs[dialog].stage != .leaving {
            let resolved = try resolved(dialog)
            if resolved.lifecycle.closeRequests.contains(request) {
                return try handle(.closed(dialog), at: time, of: event)
            }
            // What is modal keeps it from those below.
            if resolved.accessibility.isModal { break }
        }
        ignored.append(IgnoredEvent(index: event, reason: .notTaken))
    }

    /// What a touch reaches now, at the moment until which everything has happened.
    mutating func touchMap(at time: Double) throws(ScheduleError) -> TouchMap {
        var floors: [(prefix: String, map: TouchMap)] = []
        for dialog in machine.screen.reversed() {
            let resolved = try resolved(dialog)
            floors.append(
                (machine.dialogs[dialog].prefix ?? machine.dialogs[dialog].id, touchMap(of: dialog, resolved, at: time))
            )
        }
        return TouchMap(floors, window: try window(in: state))
    }

    /// What touches reach of a dialog: on its way, or at rest.
    private mutating func touchMap(of dialog: Int, _ resolved: Boxed<ResolvedDialog>, at time: Double) -> TouchMap {
        if motions[dialog].isMoving(at: time), let piece = motions[dialog].pieces.last {
            return TouchMap(resolved.value, in: piece.motion, at: time - piece.start)
        }
        let key = key(of: dialog)
        if let map = touchMaps[key] { return map }
        let map = TouchMap(resolved.value)
        touchMaps[key] = map
        return map
    }
}
