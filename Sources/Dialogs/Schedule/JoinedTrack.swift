import Timeline

/// Keyframes of one property, piece after piece.
struct JoinedTrack {
    /// Whether a layer was there.
    enum Presence { case seen, unseen }

    private var keyframes: [Keyframe] = []

    var count: Int { keyframes.count }

    /// Adds a piece that lasts from `start` to `end` at the latest; the pieces before have ended at `start`.
    ///
    /// - Parameters:
    ///   - whole: The piece as it would be if nothing interrupted it.
    ///   - seconds: How long after its start something does; nil is never.
    ///   - layer: How the layer was until now: one that was not there goes unseen to where it comes back.
    mutating func append(
        _ whole: Track, cutAfter seconds: Double?, from start: Double, to end: Double, _ layer: Presence
    ) {
        let track = seconds.map { whole.cut(at: $0) } ?? whole
        let first = track.keyframes[0]
        // What jumps at the start of the first piece was before it what the piece starts from.
        let before = whole.keyframes.startValue
        if keyframes.isEmpty, start > 0, !before.isNear(first.value, within: Grid.step / 2) {
            keyframes.append(Keyframe(time: start, value: before))
        }
        if let last = keyframes.popLast() {
            // What takes over begins where the other left off: one keyframe says both. What jumps, as slides do under
            // reduced motion, stands still until then.
            // On the same step of the grid, or on the next.
            let goesOn = last.value.isNear(first.value, within: 1.01 * Grid.step)
            if last.time < start {
                keyframes.append(Keyframe(time: last.time, value: last.value))
                if !goesOn, layer == .seen { keyframes.append(Keyframe(time: start, value: last.value)) }
            } else if !goesOn {
                keyframes.append(Keyframe(time: last.time, value: last.value))
            }
        }
        keyframes += track.keyframes.map { keyframe in
            // The sum may be a rounding error beyond the end.
            Keyframe(time: min(start + keyframe.time, end), value: keyframe.value, easing: keyframe.easing)
        }
    }

    /// All of them, from 0 to `duration`.
    func keyframes(until duration: Double) -> [Keyframe] {
        var keyframes = keyframes
        if let first = keyframes.first, first.time > 0 {
            keyframes.insert(Keyframe(time: 0, value: first.value), at: 0)
        }
        if let last = keyframes.popLast() {
            keyframes.append(Keyframe(time: last.time, value: last.value))
            if last.time < duration { keyframes.append(Keyframe(time: duration, value: last.value)) }
        }
        return keyframes.thinned()
    }
}
