extension Motion {
    /// This timeline with every time on a grid of 0.0001 s. So if it is written with four decimals, it is played
    /// exactly as it was computed.
    public func onGrid() -> Motion {
        guard !isOnGrid else { return self }
        return Motion(
            duration: Grid.nearest(duration), tracks: tracks.map { $0.onGrid() },
            events: events.map { $0.at(Grid.nearest($0.time)) },
            labels: labels)
    }

    private var isOnGrid: Bool {
        Grid.contains(duration) && tracks.allSatisfy(\.isOnGrid) && events.allSatisfy { Grid.contains($0.time) }
    }
}

extension Track {
    fileprivate var isOnGrid: Bool { keyframes.allTimes(Grid.contains) }

    fileprivate func onGrid() -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map { $0 }.thinned(by: .exact).map {
                Keyframe(time: Grid.nearest($0.time), value: $0.value, easing: $0.easing)
            })
    }
}
