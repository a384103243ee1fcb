import Boxes
import Devices
import Timeline

/// The device's own motion from one state to the next: how long it takes, by which curve, and what it announces.
struct EnvironmentChange {
    let timing: ChangeTiming
    /// Announced when it begins and when it has ended.
    let events: EventPair
    /// How the window turns; nil where it stays.
    let rotation: TimelineWithEffects.Rotation?

    /// The device turns, by the platform's own time for the angle.
    init(turning old: DeviceState, to new: DeviceState) throws(ResolveError) {
        let stage = try Stage(new, keyboard: .away)
        let rotation = stage.rotation(from: old.orientation, to: stage.orientation)
        timing = ChangeTiming(
            duration: rotation.duration, curve: stage.rotationMotion.curve, reducesMotion: new.reduceMotion)
        events = .rotation
        self.rotation = rotation
    }

    /// The keyboard comes, changes or goes, in its own time where it has one: the one that comes, or else the one that
    /// goes.
    init(keyboardOf old: DeviceState, to new: DeviceState) throws(ResolveError) {
        // A keyboard that cannot be laid out is found here, dialog or not.
        let stage = try Stage(new, in: new.orientation)
        var diagnostics = Diagnostics()
        timing = try MotionBuilder.timing(
            of: new.keyboard ?? old.keyboard ?? Keyboard(extent: .catalogue), on: stage, below: [],
            diagnostics: &diagnostics)
        rotation = nil
        events = KeyboardChange(from: old.keyboard, to: new.keyboard).events
    }
}
