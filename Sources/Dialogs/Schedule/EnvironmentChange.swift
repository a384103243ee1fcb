import Boxes
import Devices
import Timeline

/// The device's own motion from one state to the next: its duration, its curve, and its events.
struct EnvironmentChange {
    let timing: ChangeTiming
    /// The events at its start and its end.
    let events: EventPair
    /// The window's rotation; `nil` if it does not rotate.
    let rotation: TimelineWithEffects.Rotation?

    /// Creates the change for a rotation of the device, in the platform's own time for the angle.
    init(turning old: DeviceState, to new: DeviceState) throws(ResolveError) {
        let stage = try Stage(new, keyboard: .away)
        let rotation = stage.rotation(from: old.orientation, to: stage.orientation, by: stage.rotationMotion)
        timing = ChangeTiming(
            duration: rotation.duration, curve: stage.rotationMotion.curve, reducesMotion: new.reduceMotion)
        events = .rotation
        self.rotation = rotation
    }

    /// Creates the change for a keyboard that appears, changes or disappears, in its own time if it has one. A keyboard
    /// that disappears moves with its own timing, any other with that of the new one.
    init(keyboardOf old: DeviceState, to new: DeviceState) throws(ResolveError) {
        // A keyboard that cannot be laid out is reported here, even without a dialog.
        let stage = try Stage(new, in: new.orientation)
        var diagnostics = Diagnostics()
        timing = try MotionBuilder.timing(
            of: new.keyboard ?? old.keyboard ?? Keyboard(extent: .catalogue), on: stage, below: [],
            diagnostics: &diagnostics)
        rotation = nil
        events = KeyboardChange(from: old.keyboard, to: new.keyboard).events
    }
}
