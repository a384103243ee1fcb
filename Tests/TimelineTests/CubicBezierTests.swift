import TestSupport
import Testing
import Timeline

@Suite struct `Bézier curves` {
    /// Judge: polynomial roots at 50 digits (`References/make.py`).
    @Test func `agree with exact roots, near-vertical and degenerate ones too`() throws {
        let rows = try ReferenceTable.rows("beziers")
        let fractions = rows[0]
        #expect(rows.count > 71)
        for row in rows.dropFirst() {
            let curve = CubicBezier(row[0], row[1], row[2], row[3])
            let reach = max(1, abs(row[1]), abs(row[3]))
            for (fraction, expected) in zip(fractions, row.dropFirst(4)) {
                let error = abs(curve.progress(at: fraction) - expected)
                #expect(error <= 1e-12 * reach, "\(curve) at \(fraction) is off by \(error)")
            }
        }
    }

    @Test(arguments: [CubicBezier.linear, .easeIn, .easeOut, .easeInOut, .default, CubicBezier(1, -2, 0, 3)])
    func `start at 0 and end at 1 exactly`(curve: CubicBezier) {
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
    }

    /// Worked by hand from the tangent rules of CSS Easing 1, 2.2.1.
    @Test(
        arguments: [
            ([0.25, 0.1, 0.25, 1], -1, -0.4), ([0.5, -0.5, 0.5, 1.5], -0.5, 0.5), ([0, 1, 0.5, 1], -1, -2),
            ([0, 1, 0, 0.5], -1, 0), ([0, 0, 0.58, 1], 2, 1), ([0.5, 0.5, 1, 3], 3, 3), ([0.5, 0, 1, 0], 2, 3),
            ([1, 0, 1, 0.3], 5, 1), ([0, 0, 1, 1], -3, -3), ([0, 0, 1, 1], 4, 4), ([1, 0, 0, 1], -2, 0),
            ([1, 0, 0, 1], 3, 1), ([0, 0, 0, 0], -1, 0), ([1, 1, 1, 1], 2, 1),
        ] as [([Double], Double, Double)])
    func `go on along their tangents`(points: [Double], fraction: Double, expected: Double) {
        let curve = CubicBezier(points[0], points[1], points[2], points[3])
        #expect(abs(curve.progress(at: fraction) - expected) < 1e-12)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `rise where their control points rise`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
            let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
            var before = 0.0
            for tick in 1...200 {
                let now = curve.progress(at: Double(tick) / 200)
                #expect(now >= before - 1e-15 && now <= 1 + 1e-15, "seed \(seed), \(curve) at \(tick)/200")
                before = now
            }
        }
    }

    @Test(arguments: [4, 5] as [UInt64])
    func `have the slope of their chords`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let curve = CubicBezier(
                Double.random(in: 0.05...0.6, using: &generator), Double.random(in: -1...2, using: &generator),
                Double.random(in: 0.4...0.95, using: &generator), Double.random(in: -1...2, using: &generator))
            let fraction = Double.random(in: 0.01...0.99, using: &generator)
            let chord = (curve.progress(at: fraction + 1e-6) - curve.progress(at: fraction - 1e-6)) / 2e-6
            #expect(abs(curve.slope(at: fraction) - chord) < 1e-5, "seed \(seed), \(curve) at \(fraction)")
        }
    }

    @Test func `have a slope at their ends and where they stand upright`() {
        #expect(abs(CubicBezier.default.slope(at: 0) - 0.4) < 1e-15)
        #expect(CubicBezier.default.slope(at: 1) == 0)
        #expect(CubicBezier(0, 1, 0.5, 1).slope(at: 0) == .infinity)
        #expect(CubicBezier(0, -1, 0.5, 1).slope(at: 0) == -.infinity)
        #expect(CubicBezier(0, 0, 0.5, 1).slope(at: 0) == 2)
        #expect(CubicBezier(0.5, 0, 1, 1).slope(at: 1) == 2)
        #expect(CubicBezier(0.5, 0, 1, 0).slope(at: 1) == .infinity)
        #expect(CubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
        #expect(CubicBezier(0, 0, 0, 1).slope(at: 0) == .infinity)
        #expect(CubicBezier(1, 1, 0, 0).slope(at: 0.5) == 1)
        #expect(CubicBezier.default.slope(at: -1) == 0.4)
    }
}
