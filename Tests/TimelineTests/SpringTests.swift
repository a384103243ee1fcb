import TestSupport
import Testing

@testable import Timeline

/// One line of `References/springs.txt`.
private struct Reference {
    let spring: Spring
    let settles: Double
    let samples: [(time: Double, progress: Double, velocity: Double)]

    init(_ row: [Double]) {
        spring = Spring(
            mass: row[0], stiffness: row[1], damping: row[2], initialVelocity: row[3], allowOverdamping: row[4] == 1)
        settles = row[5]
        samples = stride(from: 6, to: row.count, by: 3).map { (row[$0], row[$0 + 1], row[$0 + 2]) }
    }

    static func all() throws -> [Reference] { try ReferenceTable.rows("springs").map(Reference.init) }
}

@Suite struct `Springs` {
    /// Judge: the matrix exponential of x″ = −(k·x + c·x′)/m at 60 digits (`References/make.py`).
    @Test func `springs are where the equation of motion takes them`() throws {
        let references = try Reference.all()
        #expect(references.count >= 60)
        for reference in references {
            let spring = reference.spring
            let reach = max(1, abs(spring.initialVelocity) / spring.naturalFrequency)
            for sample in reference.samples {
                let error = abs(spring.progress(at: sample.time) - sample.progress)
                #expect(error <= 1e-9 * reach, "\(spring) at \(sample.time) s is off by \(error)")
                let slip = abs(spring.velocity(at: sample.time) - sample.velocity)
                let pace = max(spring.naturalFrequency, abs(spring.initialVelocity))
                #expect(slip <= 1e-9 * pace, "\(spring) at \(sample.time) s is too fast by \(slip)")
            }
        }
    }

    /// Judge: a scan of that same motion for its last crossing.
    @Test func `settle when they cross the tolerance for the last time`() throws {
        for reference in try Reference.all() {
            let settles = try #require(reference.spring.settlingDuration())
            let error = abs(settles - reference.settles)
            #expect(error <= 1e-9 * max(1, reference.settles), "\(reference.spring) is off by \(error) s")
        }
    }

    @Test func `play over-damping as critical, as Core Animation does`() throws {
        let stiff = Spring(mass: 3, stiffness: 1000, damping: 500)
        let critical = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
        #expect(stiff.dampingRatio > 4.5 && stiff.playedDampingRatio == 1)
        #expect(abs(stiff.progress(at: 0.2) - critical.progress(at: 0.2)) < 1e-12)
        #expect(abs(try #require(stiff.settlingDuration()) - 0.50575) < 2e-5)
        let push = Spring(stiffness: 522.3503149568596, damping: 45.70996893268949)
        #expect(abs(try #require(push.settlingDuration()) - 0.404) < 1e-5)
        let physical = Spring(mass: 3, stiffness: 1000, damping: 500, allowOverdamping: true)
        #expect(try #require(physical.settlingDuration()) > 3)
    }

    @Test(arguments: [-300.0, -5, 0, 5, 10, 12, 300])
    func `pass critical damping without a jump`(velocity: Double) throws {
        func spring(_ ratio: Double) -> Spring {
            Spring(stiffness: 100, damping: 20 * ratio, initialVelocity: velocity, allowOverdamping: true)
        }
        let critical = spring(1)
        let rest = try #require(critical.settlingDuration())
        for exponent in 3...15 {
            var step = 1.0
            for _ in 0..<exponent { step /= 10 }
            for ratio in [1 - step, 1 + step] {
                let near = spring(ratio)
                for tick in 0...40 {
                    let time = Double(tick) / 20
                    let reach = max(1, abs(velocity))
                    let gap = abs(near.progress(at: time) - critical.progress(at: time))
                    #expect(gap <= step * reach + 1e-14 * reach, "damping ratio \(ratio) at \(time) s: \(gap)")
                    let slip = abs(near.velocity(at: time) - critical.velocity(at: time))
                    #expect(slip <= 20 * step * reach + 1e-12 * reach, "damping ratio \(ratio) at \(time) s: \(slip)")
                }
                let moved = abs(try #require(near.settlingDuration()) - rest)
                #expect(moved <= 20 * step + 1e-11, "damping ratio \(ratio) settles \(moved) s apart")
            }
        }
    }

    @Test(arguments: [11, 12, 13] as [UInt64])
    func `settle and stay, whatever their parameters`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func magnitude(_ range: ClosedRange<Double>) -> Double {
            var value = 1.0
            let exponent = Int.random(in: Int(range.lowerBound)..<Int(range.upperBound), using: &generator)
            for _ in 0..<abs(exponent) { value = exponent < 0 ? value / 10 : value * 10 }
            return value * Double.random(in: 1...10, using: &generator)
        }
        for _ in 0..<300 {
            let spring = Spring(
                mass: magnitude(-8...8), stiffness: magnitude(-8...11), damping: magnitude(-8...11),
                initialVelocity: Bool.random(using: &generator) ? 0 : Double.random(in: -1e3...1e3, using: &generator),
                allowOverdamping: Bool.random(using: &generator))
            let settles = try #require(spring.settlingDuration(), "seed \(seed), \(spring)")
            #expect(settles.isFinite && settles > 0, "seed \(seed), \(spring)")
            for tick in 0...50 {
                let time = settles * (1 + Double(tick * tick) / 100)
                let short = abs(1 - spring.progress(at: time))
                #expect(short <= 0.001 + 1e-9, "seed \(seed), \(spring) at \(time) s is \(short) short")
                #expect(spring.velocity(at: time).isFinite, "seed \(seed), \(spring) at \(time) s")
            }
        }
    }

    /// Judge: the same search by halving, which asks the motion at every step.
    @Test(arguments: [31, 32, 33, 34] as [UInt64])
    func `settle to the bit when they would if every step of the search asked the motion`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var sooner = 0
        let count = 5_000
        for index in 0..<count {
            let frequency = Double.random(in: 0.5...200, using: &generator)
            // Over-damped, under-damped, and all but critically damped ones.
            let ratio =
                index % 4 == 0
                ? 1 + Double.random(in: -1e-3...1e-3, using: &generator)
                : Double.random(in: 0.01...3, using: &generator)
            let spring = Spring(
                stiffness: frequency * frequency, damping: 2 * ratio * frequency,
                initialVelocity: Bool.random(using: &generator) ? 0 : Double.random(in: -50...50, using: &generator),
                allowOverdamping: Bool.random(using: &generator))
            let motion = Oscillation(spring)
            guard let span = motion.span(ofLastCrossing: 0.001) else {
                Issue.record("seed \(seed): \(spring) has no last crossing")
                continue
            }
            let settles = motion.crossing(of: 0.001, in: span, near: span)
            #expect(spring.settlingDuration() == settles, "seed \(seed), \(spring)")
            if motion.vicinity(of: 0.001, in: span) != nil { sooner += 1 }
        }
        #expect(sooner > count * 99 / 100, "seed \(seed): only \(sooner) were found without asking everywhere")
    }

    /// Judge: midpoint differences of the progress.
    @Test(arguments: [21, 22] as [UInt64])
    func `move at the velocity that they say`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let spring = Spring(
                stiffness: Double.random(in: 1...1000, using: &generator),
                damping: Double.random(in: 0...100, using: &generator),
                initialVelocity: Double.random(in: -20...20, using: &generator),
                allowOverdamping: Bool.random(using: &generator))
            let time = Double.random(in: 0.001...2, using: &generator)
            let chord = (spring.progress(at: time + 1e-6) - spring.progress(at: time - 1e-6)) / 2e-6
            #expect(abs(chord - spring.velocity(at: time)) < 1e-5, "seed \(seed), \(spring) at \(time) s")
        }
    }

    @Test func `begin at 0 with their velocity and end at 1`() {
        let spring = Spring(stiffness: 100, damping: 3, initialVelocity: 7)
        #expect(spring.progress(at: 0) == 0 && spring.progress(at: -1) == 0)
        #expect(spring.velocity(at: 0) == 7 && spring.velocity(at: -1) == 7)
        #expect(spring.progress(at: 1e9) == 1 && spring.velocity(at: 1e9) == 0)
        #expect(spring.progress(at: .infinity) == 1 && spring.velocity(at: .infinity) == 0)
        #expect(spring.progress(at: .greatestFiniteMagnitude) == 1)
    }

    @Test func `without damping swing for ever and never settle`() {
        let spring = Spring(stiffness: 100, damping: 0)
        #expect(spring.settlingDuration() == nil)
        #expect(abs(spring.progress(at: .pi / 10) - 2) < 1e-15)
        #expect(Spring(stiffness: 100, damping: .leastNonzeroMagnitude).settlingDuration() == nil)
    }

    @Test func `springs are named by response, duration and bounce`() {
        let response = Spring(response: 0.5, dampingRatio: 0.7)
        #expect(abs(response.naturalFrequency - 4 * .pi) < 1e-12)
        #expect(abs(response.dampingRatio - 0.7) < 1e-15)
        #expect(Spring(duration: 0.5, bounce: 0.25).mass == 1)
        #expect(abs(Spring(duration: 0.5, bounce: 0.25).dampingRatio - 0.75) < 1e-15)
        let flat = Spring(duration: 0.5, bounce: -0.5, allowOverdamping: true)
        #expect(abs(flat.playedDampingRatio - 2) < 1e-15)
        #expect(Spring(duration: 0.5, bounce: -0.5).playedDampingRatio == 1)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration() == nil)
    }

    @Test func `out of range are refused`() async {
        await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
        await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 100, damping: .nan) }
        await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    }

    @Test func `takes the ends of every range that it tells`() {
        for bounce in [Spring.bounceRange.lowerBound, 0, Spring.bounceRange.upperBound] {
            for duration in [Spring.responseRange.lowerBound, Spring.responseRange.upperBound] {
                let spring = Spring(duration: duration, bounce: bounce)
                #expect(spring.progress(at: duration).isFinite)
            }
        }
        for ratio in [Spring.dampingRatioRange.lowerBound, Spring.dampingRatioRange.upperBound] {
            for response in [Spring.responseRange.lowerBound, Spring.responseRange.upperBound] {
                #expect(Spring(response: response, dampingRatio: ratio).progress(at: response).isFinite)
            }
        }
    }
}
