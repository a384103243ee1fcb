import Testing
import Timeline

/// Shorthand: progress first, as CSS writes it.
private func line(_ stops: (Double, Double)...) -> LinearEasing {
    LinearEasing(stops.map { LinearEasing.Stop(progress: $0.0, fraction: $0.1) })
}

/// Expectations worked by hand from "calculate linear easing output progress" of CSS Easing 2.
@Suite struct `Lines between stops` {
    @Test(
        arguments: [(0, 0), (0.25, 0.5), (0.5, 1), (0.75, 0.875), (1, 0.75), (1.5, 0.5), (-0.5, -1)]
            as [(Double, Double)])
    func `lines between stops are straight, and go on outside`(fraction: Double, expected: Double) {
        #expect(line((0, 0), (1, 0.5), (0.75, 1)).progress(at: fraction) == expected)
    }

    @Test func `jump where stops share a fraction, to the last of them`() {
        let jump = line((0, 0), (0.25, 0.5), (9, 0.5), (0.75, 0.5), (1, 1))
        #expect(jump.progress(at: 0.5.nextDown) < 0.2500001)
        #expect(jump.progress(at: 0.5) == 0.75)
        #expect(jump.progress(at: 0.75) == 0.875)
    }

    @Test func `stay at the outer stop where the outermost two share a fraction`() {
        let walls = line((0.1, 0), (0.3, 0), (0.6, 1), (0.8, 1))
        #expect(walls.progress(at: -0.5) == 0.1)
        #expect(walls.progress(at: 0) == 0.3)
        #expect(walls.progress(at: 0, isBefore: true) == 0.1)
        #expect(walls.progress(at: 1) == 0.8)
        #expect(walls.progress(at: 2) == 0.8)
        #expect(walls.slope(at: 2) == 0)
        #expect(abs(walls.slope(at: 0) - 0.3) < 1e-15)
    }

    @Test func `with one stop are constant`() {
        #expect(line((0.4, 0.7)).progress(at: -3) == 0.4)
        #expect(line((0.4, 0.7)).progress(at: 1) == 0.4)
        #expect(line((0.4, 0.7)).slope(at: 1) == 0)
    }

    @Test func `raise a stop that steps back in time`() {
        let line = line((0, 0), (0.5, 0.6), (0.7, 0.2), (1, 1))
        #expect(line.stops.map(\.fraction) == [0, 0.6, 0.6, 1])
        #expect(line.progress(at: 0.6) == 0.7)
    }

    @Test func `may begin late and end early`() {
        let inner = line((0.2, 0.25), (0.6, 0.75))
        #expect(abs(inner.progress(at: 0)) < 1e-15)
        #expect(abs(inner.progress(at: 1) - 0.8) < 1e-15)
    }
}
