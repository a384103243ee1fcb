import Boxes
import Devices
import Geometry
import Timeline

/// A run of a schedule: its events and their consequences, moment by moment, until nothing more happens.
///
/// At one moment, consequences of earlier events (the end of a motion, a stay or a gap) come before the events in the
/// list. All moments are on the grid of times, as the answer writes them, so that the timeline agrees with the events.
struct ScheduleRun {
    /// A consequence that is due at a later moment.
    private enum Due {
        case input(ScheduleMachine.Input)
        /// A dialog's motion has ended. It has no effect if another motion has started since, which `pieces` shows.
        case motionEnded(Int, pieces: Int)
        /// The device's own change has ended, unless another came in between.
        case changed(EventName, change: Int)
    }

    let request: ScheduleRequest
    private let steps: [ScheduleStep]
    private(set) var machine: ScheduleMachine
    private(set) var motions: [ScheduledMotion]
    /// The corner radius of the window without any dialog, in points.
    let windowRadius: Double
    /// The motion of the presenter and of the system's layers.
    var shared = SharedLayers()
    /// The system's layers as they are listed, once they have been asked for.
    var listedSystem: [Layer]?
    private(set) var events: [Motion.Event] = []
    /// The status bar's present style; `nil` if there is none.
    private var statusBar: StatusBar.Style?
    /// The style that each dialog sets in a state of the device, as far as it is known.
    private var ownStyles: [(state: Int, style: StatusBar.Style?)?]
    /// The dialog that the focus is in; nil while it is in the presenter.
    private var focused: Int?
    private(set) var ignored: [IgnoredEvent] = []
    private(set) var rotations: [Schedule.Rotation] = []

    private(set) var devices: DeviceStates
    /// The present state of the device, and the event that set its keyboard.
    private(set) var state = 0
    private(set) var keyboardEvent: Int?
    /// The number of changes of the device so far.
    private var changes = 0
    private var queue = EventQueue<Due>()
    var budget: ScheduleBudget
    var touchMaps: [DeviceStates.LayoutKey: TouchMap] = [:]
    /// The position of each show behind others of its stack; one that is being dismissed keeps its position.
    private var places: [Int: PlaceInStack] = [:]

    /// - Throws: All errors of dialogs in the states in which they are requested.
    init(_ request: ScheduleRequest, resolver: Resolver, within limits: ScheduleLimits) throws(ScheduleErrors) {
        self.request = request
        devices = DeviceStates(
            request.device, resolver: resolver, options: request.options, textLimit: limits.shapedText)
        let plan = try SchedulePlan(request, on: &devices)
        steps = plan.steps
        machine = ScheduleMachine(plan.dialogs, policy: request.policy, gap: request.gap)
        motions = Array(repeating: ScheduledMotion(), count: plan.dialogs.count)
        ownStyles = Array(repeating: nil, count: plan.dialogs.count)
        budget = ScheduleBudget(limits)
        let stage = try? Stage(request.device)
        statusBar = stage?.statusBar?.style
        windowRadius = stage?.cornerRadiusOfWindow ?? 0
    }

    /// Runs the schedule, up to a moment at most.
    mutating func run(until end: Double = .infinity) throws(ScheduleError) {
        for step in steps where step.time <= end {
            try advance(to: step.time)
            keyboardEvent = step.keyboardEvent
            switch step.kind {
            case .show(let dialog): try handle(.requested(dialog), at: step.time)
            case .dismiss(let id): try handle(.dismissed(id), at: step.time, of: step.event)
            case .tap(let point): try touch(point, step.event, at: step.time)
            case .close(let request): try close(request, step.event, at: step.time)
            case .change(let change?): try carryOut(change, at: step.time)
            case .change(nil): ignore(step.event, .unchanged)
            }
        }
        try advance(to: end)
        machine.end()
        ignored.sort { $0.index < $1.index }
    }

    /// Carries out what is due at `time` or before.
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

    // MARK: Actions

    /// - Parameter event: The index of the event in the request; `nil` for a consequence.
    mutating func handle(
        _ input: ScheduleMachine.Input, at time: Double, of event: Int? = nil
    ) throws(ScheduleError) {
        for action in machine.handle(input, at: time) {
            switch action {
            case .show(let dialog): try show(dialog, at: time)
            case .dismiss(let dialog): try dismiss(dialog, at: time)
            case .announce(let name, let dialog): announce(name, at: time, of: dialog)
            case .wake(let input, let moment): queue.add(.input(input), at: moment)
            case .ignore(let reason):
                if let event { ignore(event, reason) }
            }
        }
    }

    mutating func ignore(_ event: Int, _ reason: IgnoredEvent.Reason) {
        ignored.append(IgnoredEvent(index: event, reason: reason))
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

    /// The feedback that accompanies an event of a dialog.
    private func feedback(with name: String, of dialog: Int) -> Feedback? {
        guard name == EventName.willPresent.rawValue || name == EventName.dismissRefused.rawValue,
            let stage = try? Stage(devices.states[state], keyboard: .away)
        else { return nil }
        guard name == EventName.willPresent.rawValue else { return stage.refusingHaptic.map { .platform($0) } }
        guard let resolved = motions[dialog].firstLayout?.presentation.resolved else { return nil }
        return stage.presentingFeedback(of: resolved, devices.request(machine.dialogs[dialog].dialog))
    }

    /// The layer that the focus goes to with an event of a dialog: into a modal dialog that has come, unless one above
    /// it has the focus; from the one that had it and has gone into the uppermost that stays, else to the presenter.
    private mutating func focus(with name: String, of dialog: Int) -> String? {
        func start(_ dialog: Int) -> String? {
            motions[dialog].firstLayout?.transitions.present.events.focus.map {
                LayerID.id($0, in: machine.dialogs[dialog].prefix ?? machine.dialogs[dialog].id)
            }
        }
        switch name {
        case EventName.didPresent.rawValue:
            // A dialog that has come may have the focus already, from one that has gone meanwhile.
            guard focused != dialog, let own = start(dialog) else { return nil }
            if let focused, let place = machine.screen.firstIndex(of: dialog),
                machine.screen[place...].dropFirst().contains(focused)
            {
                return nil
            }
            focused = dialog
            return own
        case EventName.removed.rawValue where focused == dialog:
            let heir = machine.screen.last {
                $0 != dialog && machine.dialogs[$0].stage != .leaving && start($0) != nil
            }
            focused = heir
            return heir.flatMap { start($0) } ?? LayerID.presenter
        default: return nil
        }
    }

    /// Announces the status bar's style with the dialogs that stay, if it changes.
    private mutating func followStatusBar(at time: Double) throws(ScheduleError) {
        var style = (try? Stage(devices.states[state], keyboard: .away))?.statusBar?.style
        // A dialog that does not change the style keeps that of the dialogs below it.
        for dialog in machine.screen.reversed() where machine.dialogs[dialog].stage != .leaving {
            guard let own = try ownStyle(of: dialog) else { continue }
            style = own
            break
        }
        guard style != statusBar else { return }
        statusBar = style
        if let style { events.append(Motion.Event(time: time, statusBar: style)) }
    }

    /// The status bar's style that a dialog sets; `nil` if it sets none.
    private mutating func ownStyle(of dialog: Int) throws(ScheduleError) -> StatusBar.Style? {
        if let known = ownStyles[dialog], known.state == state { return known.style }
        let layout = try resolved(dialog)
        var style = layout.stage.statusBar?.style
        if style == layout.stage.statusBarBelow, layout.presentation.resolved != .fullScreen { style = nil }
        ownStyles[dialog] = (state, style)
        return style
    }

    private mutating func show(_ dialog: Int, at time: Double) throws(ScheduleError) {
        let resolved = try resolved(dialog)
        motions[dialog].firstLayout = resolved
        announce(EventName.willPresent.rawValue, at: time, of: dialog)
        try followStatusBar(at: time)
        try move(dialog, resolved.transitions.present, in: resolved, at: time)
        // After its motion: a dialog that has come at the end of its stay has come.
        if let after = resolved.lifecycle.dismissAt {
            queue.add(.input(.stayEnded(dialog)), at: Grid.nearest(time + after))
        }
        setPresenter(
            behind: dialog, beside: resolved.transitions.present, over: resolved.transitions.present.duration, at: time)
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
            // A dialog without a motion leaves from its present position, and the layers that it shares jump to their
            // ends.
            motion =
                dismissal.duration == 0
                ? Motion(duration: 0, tracks: dismissal.tracks.filter { SharedLayers.ids.contains($0.layer) })
                : interruption(of: dialog, from: resolved, to: resolved, by: dismissal, at: time) ?? dismissal
        }
        try move(dialog, motion, in: resolved, at: time)
        setPresenter(behind: dialog, beside: dismissal, over: motion.duration, at: time)
        try rearrange(with: dismissal, at: time)
    }

    // MARK: Motion

    /// The present layout of a dialog, at its present position, or another of its layouts.
    mutating func resolved(
        _ dialog: Int, at other: DeviceStates.LayoutKey? = nil
    ) throws(ScheduleError) -> Boxed<ResolvedDialog> {
        do throws(ResolveError) {
            return try devices.resolved(other ?? key(of: dialog))
        } catch {
            throw ScheduleError(
                event: machine.dialogs[dialog].event, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    func key(of dialog: Int) -> DeviceStates.LayoutKey {
        DeviceStates.LayoutKey(dialog: machine.dialogs[dialog].dialog, state: state, place: places[dialog])
    }

    /// Updates the positions of the dialogs that stay, if any of them is in a stack.
    private mutating func arrange() {
        guard devices.hasStacks else { return }
        let staying = machine.screen.filter { machine.dialogs[$0].stage != .leaving }
        let found = devices.places(of: staying.map { machine.dialogs[$0].dialog }, in: state)
        for (dialog, place) in zip(staying, found) { places[dialog] = place }
    }

    /// Moves the dialogs that stay to their new positions when another is presented or dismissed, with that one's
    /// duration.
    private mutating func rearrange(with other: Motion, at time: Double) throws(ScheduleError) {
        guard request.policy.sharesScreen, devices.hasStacks else { return }
        let before = places
        arrange()
        for dialog in machine.screen where machine.dialogs[dialog].stage != .leaving {
            guard places[dialog] != before[dialog] else { continue }
            var there = key(of: dialog)
            there.place = before[dialog]
            let (old, new) = (try resolved(dialog, at: there), try resolved(dialog))
            try budget.meet(old.value)
            try budget.meet(new.value)
            let atRest = StackChange(from: old.value, to: new.value, with: other).motion
            // One that rests where it would have rested alone goes on as it moves.
            guard !atRest.tracks.isEmpty else { continue }
            let motion = interruptionOnTheWay(of: dialog, from: old, to: new, by: atRest, at: time) ?? atRest
            try move(dialog, motion, in: new, at: time)
        }
    }

    /// Starts a motion of a dialog, which replaces its present one.
    private mutating func move(
        _ dialog: Int, _ motion: Motion, in layout: Boxed<ResolvedDialog>, at time: Double
    ) throws(ScheduleError) {
        try budget.add(motion)
        let end = Grid.end(time + motion.duration)
        motions[dialog].pieces.append(ScheduledMotion.Piece(start: time, end: end, motion: motion, layout: layout))
        queue.add(.motionEnded(dialog, pieces: motions[dialog].pieces.count), at: end)
        for track in motion.tracks where SharedLayers.ids.contains(track.layer) {
            // The system's layers move independently of the dialog.
            let mover = track.layer == LayerID.presenter ? dialog : nil
            shared.move(track, to: behind(track), at: time, by: mover)
        }
    }

    /// A motion that interrupts the present one and leads to the dialog's new end; `nil` if the dialog rests.
    ///
    /// - Parameter planned: The timeline that would lead there from rest, which determines the spring or the duration.
    private func interruptionOnTheWay(
        of dialog: Int, from old: Boxed<ResolvedDialog>, to new: Boxed<ResolvedDialog>, by planned: Motion,
        at time: Double
    ) -> Motion? {
        motions[dialog].isMoving(at: time) ? interruption(of: dialog, from: old, to: new, by: planned, at: time) : nil
    }

    /// A motion that continues from the dialog's last one, whether running or ended; `nil` if it never moved.
    ///
    /// - Parameter planned: The timeline that would lead there from rest, which determines the spring or the duration.
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

    /// Changes the state of the device, and moves everything on the screen.
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
            // The layouts before and after the change.
            try budget.meet(old.value)
            try budget.meet(new.value)
            let atRest = change.motion.timing.motion(from: old.value, to: new.value)
            // If the change moves nothing, and no layer appears or disappears, the present motion continues.
            guard !atRest.tracks.isEmpty || !old.value.hasLayers(of: new.value) else { continue }
            let planned = machine.dialogs[dialog].stage == .leaving ? new.transitions.dismiss : atRest
            let motion = interruptionOnTheWay(of: dialog, from: old, to: new, by: planned, at: time) ?? atRest
            try move(dialog, motion, in: new, at: time)
        }
        try moveOthers(by: change, behindDialogs: !before.isEmpty, at: time)
    }
}
