extension Motion {
    /// This timeline until `seconds`, and `next` from then on.
    ///
    /// A property that only one of the two moves is held during the other: before `next` at its first value there,
    /// after this timeline at its last value. Events of this timeline after that moment are dropped.
    /// - Parameters:
    ///   - next: The timeline that starts at `seconds`. A property that both timelines move must start in it with the
    ///     value that it has there in this one.
    ///   - seconds: Zero or more, finite. If it is beyond the duration, everything rests until then.
    public func followed(by next: Motion, at seconds: Double) -> Motion {
        let before = tracks.flatMap { $0.inTerms(of: next.tracks) }
        let after = next.tracks.flatMap { $0.inTerms(of: tracks) }
        var followed: [Track] = []
        for track in before where !after.contains(where: { $0.moves(as: track) }) {
            followed.append(track.cut(at: seconds))
        }
        for track in after {
            let earlier = before.first { $0.moves(as: track) }?.cut(at: seconds).held(until: seconds)
            followed.append(
                Track(
                    layer: track.layer, property: track.property,
                    keyframes: ((earlier.map { Array($0.keyframes) } ?? [])
                        + track.keyframes.map {
                            Keyframe(time: seconds + $0.time, value: $0.value, easing: $0.easing)
                        }).thinned(by: .exact)))
        }
        return Motion(
            duration: seconds + next.duration, tracks: followed,
            events: events.filter { $0.time <= seconds }
                + next.events.map { $0.at(seconds + $0.time) })
    }
}

extension Track {
    /// Whether this track moves the same property of the same layer as `other`.
    fileprivate func moves(as other: Track) -> Bool { layer == other.layer && property.base == other.property.base }

    /// The track with values of the same kind as in `others`: a position as two coordinates if those have coordinates,
    /// and a single number as several if theirs have several.
    fileprivate func inTerms(of others: [Track]) -> [Track] {
        let others = others.filter { $0.layer == layer }
        if property == .position, others.contains(where: { $0.property == .positionX || $0.property == .positionY }) {
            return [coordinate(.positionX), coordinate(.positionY)]
        }
        guard let other = others.first(where: { $0.moves(as: self) }) else { return [self] }
        if case .scalar = other.keyframes.startValue { return [self] }
        return [spread]
    }
}
