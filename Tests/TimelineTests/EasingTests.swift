import TestSupport
import Testing

@testable import Timeline

@Suite struct `Easings` {
    @Test func `give springs real seconds and others their fraction`() {
        let spring = Spring(stiffness: 100, damping: 12, initialVelocity: 2)
        #expect(Easing.spring(spring).progress(at: 0.25, of: 2) == spring.progress(at: 0.5))
        #expect(Easing.spring(spring).rate(at: 0, of: 2) == 2)
        #expect(Easing.easeInOut.progress(at: 0.5, of: 2) == 0.5)
        #expect(Easing.linear.rate(at: 0.3, of: 4) == 0.25)
        #expect(Easing.steps(StepsEasing(count: 3)).rate(at: 0.3, of: 4) == 0)
        let line = Easing.linear(LinearEasing([.init(progress: 0, fraction: 0), .init(progress: 3, fraction: 1)]))
        #expect(line.rate(at: 0.3, of: 2) == 1.5)
        #expect(line.progress(at: 0.5, of: 2) == 1.5)
    }
}

@Suite struct `The first arrival of an easing` {
    /// A grid of moments judges: before the arrival progress is below 1, at it it is 1.
    @Test func `the first arrival of an easing is where progress is 1 for the first time`() {
        var generator = SeededGenerator(seed: 29)
        for _ in 0..<300 {
            let easing: Easing
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                easing = .spring(
                    Spring(
                        stiffness: .random(in: 10...2000, using: &generator),
                        damping: .random(in: 1...200, using: &generator),
                        initialVelocity: .random(in: -20...60, using: &generator), allowOverdamping: true))
            case 1:
                easing = .cubicBezier(
                    CubicBezier(
                        .random(in: 0...1, using: &generator), .random(in: -1...3, using: &generator),
                        .random(in: 0...1, using: &generator), .random(in: -1...3, using: &generator)))
            default:
                easing = .linear(
                    LinearEasing([
                        LinearEasing.Stop(progress: 0, fraction: 0),
                        LinearEasing.Stop(
                            progress: .random(in: 0...2, using: &generator),
                            fraction: .random(in: 0.1...0.5, using: &generator)),
                        LinearEasing.Stop(progress: 1, fraction: 1),
                    ]))
            }
            let arrival = easing.firstArrival(of: 2)
            if arrival < 1 {
                #expect(abs(easing.progress(at: arrival, of: 2) - 1) < 1e-5, "\(easing), seed 29")
            }
            for step in 1..<400 where Double(step) / 400 < arrival - 1e-5 {
                #expect(easing.progress(at: Double(step) / 400, of: 2) <= 1, "\(easing), seed 29")
            }
        }
    }

    @Test func `the first arrival of an easing is the end where the end is only ever neared`() {
        #expect(Easing.easeInOut.firstArrival(of: 1) == 1)
        #expect(Easing.spring(Spring(settlingIn: 0.5)).firstArrival(of: 0.5) == 1)
        #expect(Easing.steps(StepsEasing(count: 3, position: .start)).firstArrival(of: 1) == 1)
    }
}
