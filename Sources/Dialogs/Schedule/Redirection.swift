import Geometry
import Timeline

/// Motions of a dialog that is on the screen, where the device changes under it or something sends it elsewhere.
struct Redirection {
    /// Laid out in the state of the device so far, and in the one to come; the same where the device stays as it is.
    let old: ResolvedDialog
    let new: ResolvedDialog

    /// From rest to rest, in the time and by the curve of what changes.
    func atRest(in change: EnvironmentChange) -> Motion {
        let tracks = LayerChange(from: MovableLayers(old.layers), to: MovableLayers(new.layers))
            .tracks(over: change.timing.offGrid)
        return Motion(duration: tracks.isEmpty ? 0 : change.timing.duration, tracks: tracks)
    }

    /// Out of `motion`, `seconds` after its start: away or to rest, pulled as by `way`, which leads there.
    func interrupting(_ motion: Motion, at seconds: Double, leaving isExit: Bool, by way: Motion) -> Motion {
        // What goes at once goes from where it is.
        if isExit, way.duration == 0 { return Motion(duration: 0) }
        let target =
            isExit
            ? Scenery(new.layers, new.transitions.dismiss.movements(at: new.transitions.dismiss.duration))
            : Scenery(new.layers)
        let tracks = new.tracks(
            from: Scenery(old.layers, motion.movements(at: seconds)), to: target, out: motion,
            by: way.duration > 0 ? way.pull(isExit: isExit) : nil, isExit: isExit)
        return Motion(duration: tracks.map(\.duration).max() ?? 0, tracks: tracks)
    }
}
