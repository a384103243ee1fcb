import Timeline

/// The keyframes of one property, joined from successive pieces.
struct JoinedTrack {
    /// Whether the layer existed before a piece.
    enum Presence { case seen, unseen }

    private var keyframes: [Keyframe] = []

    var count: Int { keyframes.count }

    /// Adds a piece from `start` to `end` at the latest; the previous pieces have ended at `start`.
    ///
    /// - Parameters:
    ///     - whole: The piece as it would be if nothing interrupted it.
    ///     - seconds: When it is interrupted, in seconds after its start; `nil` is never.
    ///     - layer: Whether the layer existed until now: one that did not moves invisibly to where it reappears.
    mutating func append(
        _ whole: Track, cutAfter seconds: Double?, from start: Double, to end: Double, _ layer: Presence
    ) {
        let track = seconds.map { whole.cut(at: $0) } ?? whole
        let first = track.keyframes[0]
        // Before a jump at the start of the first piece, the property has the value with which the piece starts.
        let before = whole.keyframes.startValue
        if keyframes.isEmpty, start > 0, !before.isNear(first.value, within: Grid.step / 2) {
            keyframes.append(Keyframe(time: start, value: before))
        }
        if let last = keyframes.popLast() {
            // A piece that continues the previous one shares a keyframe with its end. Otherwise the value holds until
            // then and jumps, as slides do with reduced motion. Values within one step of the grid count as equal.
            let goesOn = last.value.isNear(first.value, within: 1.01 * Grid.step)
            if last.time < start {
                keyframes.append(Keyframe(time: last.time, value: last.value))
                if !goesOn, layer == .seen { keyframes.append(Keyframe(time: start, value: last.value)) }
            } else if !goesOn {
                keyframes.append(Keyframe(time: last.time, value: last.value))
            }
        }
        keyframes += track.keyframes.map { keyframe in
            // The sum may exceed the end by a rounding error.
            Keyframe(time: min(start + keyframe.time, end), value: keyframe.value, easing: keyframe.easing)
        }
    }

    /// All keyframes, from 0 to `duration`.
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
