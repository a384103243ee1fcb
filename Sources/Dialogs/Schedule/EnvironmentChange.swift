import Devices
import Geometry
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
        let stage = try Stage(new, in: new.orientation, withKeyboard: false)
        let clockwise = (new.orientation.turn.rawValue - old.orientation.turn.rawValue + 360) % 360
        let degrees = Double(clockwise > 180 ? clockwise - 360 : clockwise)
        let turning = stage.turning
        timing = ChangeTiming(
            duration: degrees == 180 ? turning.quarter * turning.halfTurnFactor : turning.quarter,
            curve: MotionCurve(turning.easing), reducesMotion: new.reduceMotion)
        names = ("willRotate", "didRotate")
        turn = Choreography.Turn(
            degrees: degrees, duration: timing.duration, easing: timing.movement.easing, to: new.orientation)
    }

    /// The keyboard comes, changes or goes, in its own time where it has one: the one that comes, or else the one that
    /// goes.
    init(keyboardOf old: DeviceState, to new: DeviceState) throws(ResolveError) {
        // A keyboard that cannot be laid out is found here, dialog or not.
        let stage = try Stage(new, in: new.orientation)
        let keyboard = new.keyboard ?? old.keyboard
        let usual = stage.keyboardMotion
        var curve = keyboard?.easing ?? usual.easing
        var length = keyboard?.duration ?? usual.duration ?? SystemMotion.springDuration
        // The system's spring has its own time: whoever names a duration gets the plain curve over it.
        if keyboard?.easing == nil, keyboard?.duration != nil, case .spring = usual.easing { curve = .easeInOut }
        if case .spring(let spring) = curve {
            length = try Choreograph.settling(of: spring, field: ["device", "keyboard", "easing"])
        }
        timing = ChangeTiming(duration: length, curve: MotionCurve(curve), reducesMotion: new.reduceMotion)
        turn = nil
        names =
            new.keyboard == nil
            ? ("keyboardWillHide", "keyboardDidHide")
            : old.keyboard == nil
                ? ("keyboardWillShow", "keyboardDidShow") : ("keyboardWillChange", "keyboardDidChange")
    }
}
