import Geometry
import TestSupport
import Testing
import Timeline

/// The radii of the upper and of the lower corners.
private func corners(_ upper: Double, _ lower: Double) -> AnimatedValue {
    .corners(CornerRadii(topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower))
}

@Suite struct `Tracks that take over` {
    /// The lower corners are square already, and the upper ones become so in 2 · 0.5 / 100 seconds, sooner than the
    /// spring would slow them down: they are all alike for a moment.
    @Test func `tell corners one by one throughout, also where they become alike on the way`() {
        let state = PropertyState(
            layer: "dialog", property: .cornerRadius, value: corners(0.5, 0), velocity: corners(-100, 0))
        let tracks = state.tracks(to: .scalar(20), by: Spring(settlingIn: 0.2), within: 0...20)
        #expect(tracks.map(\.property) == [.cornerRadii])
        #expect(tracks.flatMap { $0.keyframes.map(\.value) } == [corners(0.5, 0), corners(0, 0), corners(20, 20)])
        #expect(tracks.first?.keyframes.dropFirst().first?.time == 0.01)
    }

    @Test func `have values of one kind, start at the state's and end at the end, whatever both are`() {
        var random = SeededGenerator(seed: 30)
        for round in 0..<20_000 {
            let (property, value, end, velocity) = Self.way(&random)
            let bounds = [nil, 0...20, 0...Double.greatestFiniteMagnitude].randomElement(using: &random) ?? nil
            let state = PropertyState(layer: "dialog", property: property, value: value, velocity: velocity)
            let spring = Spring(settlingIn: [0.01, 0.2, 3].randomElement(using: &random) ?? 1)
            for track in state.tracks(to: end, by: spring, within: bounds) {
                let values = track.keyframes.map(\.value)
                #expect(values.allSatisfy { $0.isSameKind(as: values[0]) }, "round \(round)")
                guard track.property != .positionX, track.property != .positionY else { continue }
                let (first, last) = (track.keyframes.startValue, track.keyframes.endValue)
                #expect(first.isNear(value.spread(as: first), within: Grid.step), "round \(round)")
                #expect(last.isNear(end.spread(as: last), within: Grid.step), "round \(round)")
            }
        }
    }

    /// A property, where it is and where it goes, and how fast it changes there.
    private static func way(
        _ random: inout SeededGenerator
    ) -> (Property, AnimatedValue, AnimatedValue, AnimatedValue?) {
        // Numbers that meet often: at rest, next to nothing, and at bounds.
        func four(_ choices: [Double]) -> [Double] {
            (0..<4).map { _ in choices.randomElement(using: &random) ?? 0 }
        }
        let (start, end) = (four([0, 0, 0.0001, 0.5, 10, 20]), four([0, 0, 0.0001, 0.5, 10, 20]))
        let speeds = four([0, 0, 1, -1, 100, -100, 1e6, -1e6])
        let kinds: [(Property, [([Double]) -> AnimatedValue])] = [
            (.cornerRadius, [scalar, radii]), (.scale, [scalar, pair]), (.size, [size]), (.position, [point]),
            (.opacity, [scalar]),
        ]
        let (property, shapes) = kinds[Int.random(in: kinds.indices, using: &random)]
        let here = shapes.randomElement(using: &random) ?? scalar
        let there = shapes.randomElement(using: &random) ?? scalar
        return (property, here(start), there(end), here(speeds))
    }

    private static func scalar(_ numbers: [Double]) -> AnimatedValue { .scalar(numbers[0]) }
    private static func pair(_ numbers: [Double]) -> AnimatedValue { .pair(x: numbers[0], y: numbers[1]) }
    private static func point(_ numbers: [Double]) -> AnimatedValue { .point(Point(x: numbers[0], y: numbers[1])) }
    private static func size(_ numbers: [Double]) -> AnimatedValue {
        .size(Size(width: numbers[0], height: numbers[1]))
    }
    private static func radii(_ numbers: [Double]) -> AnimatedValue {
        .corners(
            CornerRadii(
                topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3]))
    }
}
