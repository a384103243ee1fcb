import Geometry
import Timeline

/// Motions of a dialog that is on the screen, where the device changes under it or something sends it elsewhere.
struct Redirection {
    /// Laid out in the state of the device so far, and in the one to come; the same where the device stays as it is.
    let old: ResolvedDialog
    let new: ResolvedDialog

    /// From rest to rest, in the time and by the curve of what changes. What is only there before fades out, what is
    /// only there after fades in.
    func atRest(in change: EnvironmentChange) -> Motion {
        let (now, target) = (Scenery(old.layers), Scenery(new.layers))
        var tracks: [Track] = []
        var moved: Set<String> = []
        func add(_ layer: Layer, _ property: Property, from start: AnimatedValue, to end: AnimatedValue) {
            tracks.append(
                Track(
                    layer: layer.id, property: property, from: start, to: end,
                    easing: property == .opacity ? change.fade : change.easing, duration: change.duration))
        }
        for layer in new.layers {
            guard now.layer(layer.id) != nil else {
                add(layer, .opacity, from: .scalar(0), to: .scalar(layer.opacity))
                continue
            }
            // A track carries its layer's descendants along: one that stays where it is has to say so.
            let isCarried = layer.parent.map(moved.contains) ?? false
            for property in Self.changeable {
                guard let start = now.movement(layer.id, property)?.value,
                    let end = target.movement(layer.id, property)?.value,
                    start != end || isCarried && property == .position
                else { continue }
                if property == .position { moved.insert(layer.id) }
                add(layer, property, from: start, to: end)
            }
        }
        for layer in old.layers where target.layer(layer.id) == nil {
            add(layer, .opacity, from: .scalar(layer.opacity), to: .scalar(0))
        }
        return Motion(duration: tracks.isEmpty ? 0 : change.duration, tracks: tracks)
    }

    /// What a change of the device moves.
    private static let changeable: [Property] = [.position, .size, .scale, .opacity, .cornerRadius]

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
