import Testing
import Timeline

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
