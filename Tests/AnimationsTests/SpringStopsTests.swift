import Geometry
import Testing
import Timeline

@testable import Animations

@Suite struct `Springs as straight lines` {
    private static let springs: [(spring: Spring, duration: Double)] = [
        (Spring(mass: 3, stiffness: 1000, damping: 500), 0.5058),
        (Spring(stiffness: 522.35, damping: 45.71), 0.404),
        (Spring(stiffness: 180, damping: 6), 2.2),
        (Spring(stiffness: 100, damping: 60, allowOverdamping: true), 3.9),
        (Spring(stiffness: 300, damping: 20, initialVelocity: -12), 0.9),
        (Spring(stiffness: 300, damping: 30), 0.15),
    ]

    /// How far the stops are from the spring at most, at many moments of their time.
    private func error(of stops: [LinearEasing.Stop], _ spring: Spring, _ duration: Double) -> Double {
        let line = LinearEasing(stops)
        return (0..<20_000).reduce(0) { worst, index in
            let fraction = Double(index) / 20_000
            return max(worst, abs(line.progress(at: fraction) - spring.progress(at: fraction * duration)))
        }
    }

    @Test(arguments: springs.indices, [0.01, 0.001, 0.0001])
    func `springs as straight lines are nowhere farther off than the tolerance`(index: Int, tolerance: Double) {
        let (spring, duration) = Self.springs[index]
        let stops = SpringStops(spring: spring, duration: duration, tolerance: tolerance).stops
        // Where a spring is cut off within the tolerance of its end, the last stretch may miss it by a hair more.
        #expect(error(of: stops, spring, duration) <= tolerance * 1.002)
        #expect(stops.first == LinearEasing.Stop(progress: 0, fraction: 0))
        #expect(stops.last == LinearEasing.Stop(progress: 1, fraction: 1))
    }

    /// The fewest lines that go from knot to knot of a lattice and stay within the tolerance, found by trying all.
    private func fewestLines(_ spring: Spring, _ duration: Double, _ tolerance: Double) -> Int {
        let (columns, levels, finer) = (96, 7, 8)
        func progress(_ step: Int) -> Double {
            spring.progress(at: duration * Double(step) / Double(columns * finer))
        }
        func height(_ column: Int, _ level: Int) -> Double {
            if column == 0 { return 0 }
            if column == columns { return 1 }
            return progress(column * finer) + tolerance * (Double(level) / Double(levels - 1) * 2 - 1)
        }
        var fewest = Array(repeating: Array(repeating: Int.max, count: levels), count: columns + 1)
        fewest[0] = Array(repeating: 0, count: levels)
        for column in 0..<columns {
            for level in 0..<levels where fewest[column][level] < Int.max {
                let start = height(column, level)
                var (least, most) = (-Double.infinity, Double.infinity)
                for next in (column + 1)...columns where least <= most {
                    for step in ((next - 1) * finer + 1)...(next * finer) {
                        let run = Double(step - column * finer)
                        least = max(least, (progress(step) - tolerance - start) / run)
                        most = min(most, (progress(step) + tolerance - start) / run)
                    }
                    for end in 0..<levels {
                        let slope = (height(next, end) - start) / Double((next - column) * finer)
                        guard slope >= least - 1e-12, slope <= most + 1e-12 else { continue }
                        fewest[next][end] = min(fewest[next][end], fewest[column][level] + 1)
                    }
                }
            }
        }
        return fewest[columns].min() ?? .max
    }

    @Test(arguments: [0, 1, 4], [0.02, 0.005])
    func `have no more stops than the best of all paths on a lattice`(index: Int, tolerance: Double) {
        let (spring, duration) = Self.springs[index]
        let stops = SpringStops(spring: spring, duration: duration, tolerance: tolerance).stops
        let best = fewestLines(spring, duration, tolerance)
        #expect(best < 40, "the lattice has a path")
        #expect(stops.count - 1 <= best)
    }

    @Test func `jump where they are cut off`() throws {
        let spring = Spring(stiffness: 300, damping: 30)
        let stops = SpringStops(spring: spring, duration: 0.15, tolerance: 0.001).stops
        let before = try #require(stops.dropLast().last)
        #expect(before.fraction == 1)
        #expect(abs(before.progress - spring.progress(at: 0.15)) < 1e-9)
    }
}

@Suite struct `Paths with the fewest corners` {
    private func corners(_ rows: [(Double, Double, Double)]) -> [Point] {
        MinimumLinkPath.corners(through: rows.map { Gate(x: $0.0, low: $0.1, high: $0.2) })
    }

    @Test func `paths with the fewest corners are straight where a straight line passes all gates`() {
        #expect(corners([(0, 0, 0), (1, 0, 1), (2, 1, 2), (3, 1, 2), (4, 2, 2)]).count == 2)
    }

    @Test func `turn once over a hill`() {
        let path = corners([(0, 0, 0), (1, 0.9, 1.1), (2, 1.9, 2.1), (3, 0.9, 1.1), (4, 0, 0)])
        #expect(path.count == 3)
        #expect(path.first == Point(x: 0, y: 0) && path.last == Point(x: 4, y: 0))
    }

    @Test func `turn at each tooth of a saw`() {
        let rows: [(Double, Double, Double)] = (0...8).map { step in
            let height: Double = step % 2 == 0 ? 0 : 1
            return (Double(step), height, height)
        }
        #expect(corners(rows).count == 9)
    }
}
