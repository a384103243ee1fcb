import Geometry
import TestSupport
import Testing
import Timeline

@testable import Dialogs

/// What takes over from anything, judged by what it promises: where it starts, how fast, and where it ends.
@Suite struct `Tracks from a snapshot to a rest` {
    private func center(_ random: inout SeededGenerator) -> Point {
        Point(x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
    }

    private func numbers(_ value: AnimatedValue?) -> [Double] { value?.numbers ?? [] }

    /// The coordinates of a layer's centre, however it is written.
    private func position(
        _ tracks: [Track], _ layer: String, _ read: (Track) -> AnimatedValue?
    ) -> [Double] {
        if let track = tracks.of(layer, .position) { return numbers(read(track)) }
        return numbers(tracks.of(layer, .positionX).flatMap(read)) + numbers(tracks.of(layer, .positionY).flatMap(read))
    }

    @Test func `start at the value and the velocity of the snapshot and end at rest`() throws {
        var random = SeededGenerator(seed: 16)
        for round in 0..<200 {
            let rest = layer(
                "dialog", Rect(center: center(&random), size: Size(width: 200, height: 100)), opacity: 0.9)
            let (here, speed) = (center(&random), center(&random))
            let fade = Double.random(in: 0.1...0.8, using: &random)
            let rate = Double.random(in: -1...1, using: &random)
            let start = LayerSnapshot(
                [rest],
                [
                    PropertyState(layer: "dialog", property: .position, value: .point(here), velocity: .point(speed)),
                    PropertyState(
                        layer: "dialog", property: .opacity, value: .scalar(fade), velocity: .scalar(rate)),
                ])
            let spring = Spring(settlingIn: .random(in: 0.2...1, using: &random))
            let interrupted = Motion(
                duration: 1,
                tracks: [
                    Track(
                        layer: "dialog", property: .opacity, from: .scalar(0), to: .scalar(0.9), easing: .linear,
                        duration: 1)
                ])
            let tracks = SnapshotTracks(
                from: start, to: LayerSnapshot([rest]), by: .spring(spring), .present, outOf: interrupted
            ).tracks()

            let values = zip(position(tracks, "dialog") { $0.value(at: 0) }, [here.x, here.y])
            #expect(values.allSatisfy { abs($0 - $1) < 1e-3 }, "round \(round)")
            let speeds = zip(position(tracks, "dialog") { $0.velocity(at: 0) }, [speed.x, speed.y])
            #expect(speeds.allSatisfy { abs($0 - $1) <= 0.02 * abs($1) + 0.1 }, "round \(round)")
            let ends = zip(
                position(tracks, "dialog") { $0.value(at: $0.duration) }, [rest.frame.midX, rest.frame.midY])
            #expect(ends.allSatisfy { abs($0 - $1) < 1e-3 }, "round \(round)")

            let opacity = try #require(tracks.of("dialog", .opacity))
            #expect(abs(numbers(opacity.value(at: 0))[0] - fade) < 1e-3)
            #expect(abs(numbers(opacity.velocity(at: 0))[0] - rate) <= 0.02 * abs(rate) + 0.02, "round \(round)")
            #expect(opacity.value(at: opacity.duration) == .scalar(0.9))
            for step in 0...20 {
                let value = numbers(opacity.value(at: opacity.duration * Double(step) / 20))[0]
                #expect((-1e-4...0.9 + 1e-4).contains(value), "round \(round)")
            }
        }
    }

    private let rest = [
        layer("dialog", Rect(x: 100, y: 300, width: 200, height: 200)),
        layer("title", in: "dialog", Rect(x: 110, y: 310, width: 180, height: 20)),
    ]

    private func drawn(by offset: Double) -> LayerSnapshot {
        let center = rest[0].frame.center.offset(x: 0, y: offset)
        return LayerSnapshot(rest, [PropertyState(layer: "dialog", property: .position, value: .point(center))])
    }

    private func tracks(_ start: LayerSnapshot, _ end: [Layer]) -> [Track] {
        SnapshotTracks(
            from: start, to: LayerSnapshot(end), by: .spring(Spring(settlingIn: 0.5)), .present,
            outOf: Motion(duration: 0)
        ).tracks()
    }

    @Test func `leave out what its parent carries, and what is where it rests`() {
        #expect(tracks(drawn(by: 50), rest).map(\.layer) == ["dialog"])
        #expect(tracks(drawn(by: 0), rest).isEmpty)
        #expect(tracks(drawn(by: 4e-5), rest).isEmpty)
    }

    /// Drawn by 50 points, the title is at 370; there it stays while its dialog grows.
    @Test func `say of what stands still that it does, where its parent moves`() {
        let grown = [
            layer("dialog", Rect(x: 100, y: 200, width: 200, height: 400)),
            layer("title", in: "dialog", Rect(x: 110, y: 360, width: 180, height: 20)),
        ]
        let tracks = tracks(drawn(by: 50), grown)
        #expect(tracks.of("title", .position)?.ends == Array(repeating: .point(Point(x: 200, y: 370)), count: 2))
    }

    @Test func `change tints at the end of everything`() throws {
        var presenter = layer("presenter", Rect(x: 0, y: 0, width: 400, height: 800))
        presenter.tint = .dimmed
        let away = PropertyState(
            layer: "presenter", property: .tint, value: .text(Layer.Tint.automatic.rawValue))
        let tracks = SnapshotTracks(
            from: LayerSnapshot([presenter]), to: LayerSnapshot([presenter], [away]),
            by: .spring(Spring(settlingIn: 0.3)), .dismiss, outOf: Motion(duration: 0))
        #expect(tracks.tracks().isEmpty)
        let tint = try #require(tracks.tints(over: 2).first)
        #expect(tint.value(at: 1.99) == .text("dimmed") && tint.value(at: 2) == .text("automatic"))
    }
}
