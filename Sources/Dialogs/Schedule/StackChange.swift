import Boxes
import Timeline

/// A dialog's motion to its new position in a stack when another is presented or dismissed, with that one's duration
/// and curve.
struct StackChange {
    let motion: Motion

    /// - Parameter other: The motion of the presented or dismissed dialog. If it has no single curve, or no duration,
    ///   the platform's own motion for rearranging is used.
    init(from old: ResolvedDialog, to new: ResolvedDialog, with other: Motion) {
        let state = new.stage.state
        let pace = other.dialogPace ?? Stage.rearranging(on: state.platform, in: new.stage.appleRelease)
        motion = ChangeTiming(duration: pace.duration, curve: pace.curve, reducesMotion: state.reduceMotion)
            .motion(from: old, to: new)
    }
}

extension Motion {
    /// The curve and the duration, in seconds, of the dialog's own motion, if it has a single one from the very start.
    fileprivate var dialogPace: Pace? {
        for track in tracks where track.layer == LayerID.dialog && track.keyframes.count == 2 {
            let (start, end) = (track.keyframes[0], track.keyframes[1])
            if end.time > 0, start.value != end.value, let easing = start.easing {
                return (MotionCurve(easing), end.time)
            }
        }
        return nil
    }
}
