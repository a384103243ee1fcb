import Devices
import Timeline

/// The device's own motion from one state to the next: how long it takes, by which curve, and what it announces.
struct EnvironmentChange {
    let timing: ChangeTiming
    /// Announced when it begins and when it has ended.
    let names: (will: String, did: String)
    /// How the window turns; nil where it stays.
    let turn: Choreography.Turn?

    /// The device turns, by the platform's own time for the angle.
    init(turning old: DeviceState, to new: DeviceState) throws(ResolveError) {
        let stage = try Stage(new, keyboard: .away)
        let turn = stage.turn(from: old.orientation, to: stage.orientation)
        timing = ChangeTiming(
            duration: turn.duration, curve: stage.turning.curve, reducesMotion: new.reduceMotion)
        names = ("willRotate", "didRotate")
        self.turn = turn
    }

    /// The keyboard comes, changes or goes, in its own time where it has one: the one that comes, or else the one that
    /// goes.
    init(keyboardOf old: DeviceState, to new: DeviceState) throws(ResolveError) {
        // A keyboard that cannot be laid out is found here, dialog or not.
        let stage = try Stage(new, in: new.orientation)
        var notes = Notes()
        timing = try Choreograph.timing(
            of: new.keyboard ?? old.keyboard ?? Keyboard(extent: .catalogue), on: stage, below: [], notes: &notes)
        turn = nil
        names =
            new.keyboard == nil
            ? ("keyboardWillHide", "keyboardDidHide")
            : old.keyboard == nil
                ? ("keyboardWillShow", "keyboardDidShow") : ("keyboardWillChange", "keyboardDidChange")
    }
}
