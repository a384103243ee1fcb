extension Motion {
    /// The moment on the grid that is nearest to `seconds`.
    ///
    /// Whoever brings each time onto the grid as it is worked out needs no ``onGrid()``.
    public static func placed(_ seconds: Double) -> Double { HandOver.placed(seconds) }

    /// The same timeline with every time on a grid of 0.0001 s.
    ///
    /// Timelines are written with four decimals. One that lies on that grid is written as it was worked out, so whoever plays
    /// what was written is never elsewhere than whoever worked it out.
    public func onGrid() -> Motion {
        guard !isOnGrid else { return self }
        return Motion(
            duration: HandOver.placed(duration), tracks: tracks.map { $0.onGrid() },
            events: events.map { Event(time: HandOver.placed($0.time), name: $0.name, label: $0.label) },
            labels: labels)
    }

    private var isOnGrid: Bool {
        HandOver.isPlaced(duration) && tracks.allSatisfy(\.isOnGrid) && events.allSatisfy { HandOver.isPlaced($0.time) }
    }
}

extension Track {
    fileprivate var isOnGrid: Bool { keyframes.allTimes(HandOver.isPlaced) }

    fileprivate func onGrid() -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map {
                Keyframe(time: HandOver.placed($0.time), value: $0.value, easing: $0.easing)
            }.thinned(by: .exact))
    }
}
