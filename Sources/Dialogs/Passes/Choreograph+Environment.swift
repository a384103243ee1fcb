import Devices
import Geometry
import Timeline

/// Motion that the dialog answers to rather than makes: the device turns, a keyboard comes or goes, a sheet changes its
/// height.
extension Choreograph {
    /// From this rest to the one in another orientation, by the tracks that lead there.
    func rotation(to orientation: Orientation, tracks: [Track]) -> Transitions.Rotation {
        let turn = rest.stage.turn(from: rest.stage.orientation, to: orientation)
        let motion = Motion(
            duration: turn.duration, tracks: tracks, events: Self.events("willRotate", "didRotate", over: turn.duration)
        ).onGrid()
        return Transitions.Rotation(to: orientation, motion: motion, turn: turn)
    }

    /// What moves while the device turns from this rest to another one's orientation.
    func turningTracks(to other: Choreograph) -> [Track] {
        let turn = rest.stage.turn(from: rest.stage.orientation, to: other.rest.stage.orientation)
        let timing = ChangeTiming(
            duration: turn.duration, curve: MotionCurve(rest.stage.turning.easing),
            reducesMotion: rest.stage.device.reduceMotion)
        return tracks(to: other, in: .first, over: timing)
    }

    // MARK: Keyboard

    /// From this rest, without a keyboard, to the one with it, and back.
    func keyboard(
        to other: Choreograph, notes: inout Notes
    ) throws(ResolveError) -> (show: Motion, hide: Motion)? {
        guard let keyboard = other.rest.stage.device.keyboard else { return nil }
        let timing = try Self.timing(of: keyboard, on: other.rest.stage, below: [], notes: &notes)
        let labels = ["keyboard", "dialog"].map { Motion.Label(name: $0, start: 0, end: timing.duration) }
        // The answer tells the layers of the rest with the keyboard, so those are the ones that the timelines speak of.
        let show = Motion(
            duration: timing.duration, tracks: tracks(to: other, in: .second, over: timing),
            events: Self.events("keyboardWillShow", "keyboardDidShow", over: timing.duration), labels: labels
        ).onGrid()
        let hide = Motion(
            duration: timing.duration, tracks: other.tracks(to: self, in: .first, over: timing),
            events: Self.events("keyboardWillHide", "keyboardDidHide", over: timing.duration), labels: labels
        ).onGrid()
        return (show, hide)
    }

    /// How a keyboard moves: as the request says, else as the system has it.
    ///
    /// - Parameter side: Where the device stands in the body.
    static func timing(
        of keyboard: Keyboard, on stage: Stage, below side: FieldPath, notes: inout Notes
    ) throws(ResolveError) -> ChangeTiming {
        let field = side + ["device", "keyboard"]
        let usual = stage.keyboardMotion
        var duration = keyboard.duration
        var curve = keyboard.easing ?? usual.easing
        // The system's spring has its own time: whoever names a duration gets the plain curve over it.
        if keyboard.easing == nil, duration != nil, case .spring = usual.easing { curve = .easeInOut }
        if case .spring(let spring) = curve {
            let settling = try settling(of: spring, field: field + ["easing"])
            if let asked = duration {
                for adaptation in settled(asked, to: settling, field: field + ["duration"]) { notes.add(adaptation) }
            }
            duration = settling
        }
        let length = duration ?? usual.duration ?? SystemMotion.springDuration
        // Reduced motion makes room at once, before the keyboard is there, and tells of it at the same moments.
        let isReduced = stage.device.reduceMotion
        notes.decide(
            "keyboardDuration", before: keyboard.duration.map { NumberText.points($0) } ?? "",
            after: NumberText.points(length), reason: keyboard.duration == nil ? "system" : "request",
            field: field + ["duration"])
        notes.decide(
            "keyboardEasing", after: NumberText.easing(isReduced ? ChangeTiming.atOnce : curve),
            reason: isReduced ? "reduceMotion" : keyboard.easing == nil ? "system" : "request",
            field: isReduced ? side + ["device", "reduceMotion"] : field + ["easing"])
        return ChangeTiming(duration: length, curve: MotionCurve(curve), reducesMotion: isReduced)
    }

    // MARK: Detents

    /// From this rest of a sheet to the one at another of its detents.
    func detentChange(to other: Choreograph) -> Motion {
        let motion = rest.stage.detentMotion
        let timing = ChangeTiming(
            duration: motion.duration, curve: motion.curve, reducesMotion: rest.stage.device.reduceMotion)
        return Motion(
            duration: timing.duration, tracks: tracks(to: other, in: .first, over: timing),
            events: Self.events("willChangeDetent", "didChangeDetent", over: timing.duration)
        ).onGrid()
    }

    // MARK: Parts

    func tracks(to other: Choreograph, in scope: LayerChange.Scope, over timing: ChangeTiming) -> [Track] {
        LayerChange(from: movableLayers(), to: other.movableLayers(), scope: scope).tracks(over: timing)
    }

    private static func events(_ start: String, _ end: String, over duration: Double) -> [Motion.Event] {
        [Motion.Event(time: 0, name: start), Motion.Event(time: duration, name: end)]
    }
}

extension Stage {
    /// How the window turns from one orientation to another; half a turn takes as much longer as the platform says.
    func turn(from start: Orientation, to orientation: Orientation) -> Choreography.Turn {
        let turned = (orientation.turn.rawValue - start.turn.rawValue + 360) % 360
        return Choreography.Turn(
            degrees: turned > 180 ? Double(turned - 360) : Double(turned),
            duration: turned == 180 ? turning.quarter * turning.halfTurnFactor : turning.quarter,
            easing: device.reduceMotion ? ChangeTiming.atOnce : turning.easing, to: orientation)
    }
}
