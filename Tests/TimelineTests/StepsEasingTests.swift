import Testing
import Timeline

/// Expectations worked by hand from CSS Easing 1, 2.3.1, and the figures there.
@Suite struct `Steps` {
    @Test(
        arguments: [
            (.start, [0.25, 0.5, 0.5, 1, 1]), (.jumpStart, [0.25, 0.5, 0.5, 1, 1]),
            (.end, [0, 0.25, 0.25, 0.75, 1]), (.jumpEnd, [0, 0.25, 0.25, 0.75, 1]),
            (.jumpNone, [0, 1.0 / 3, 1.0 / 3, 1, 1]), (.jumpBoth, [0.2, 0.4, 0.4, 0.8, 1]),
        ] as [(StepsEasing.Position, [Double])])
    func `steps of four intervals jump where CSS says`(position: StepsEasing.Position, expected: [Double]) {
        let steps = StepsEasing(count: 4, position: position)
        #expect([0, 0.25, 0.49, 0.75, 1].map { steps.progress(at: $0) } == expected)
    }

    @Test(
        arguments: [
            (.start, [0, 0.5, 1]), (.end, [0, 0, 0.5]), (.jumpNone, [0, 0, 1]),
            (.jumpBoth, [0, 1.0 / 3, 2.0 / 3]),
        ] as [(StepsEasing.Position, [Double])])
    func `have their jumps still to come before the motion begins`(
        position: StepsEasing.Position, expected: [Double]
    ) {
        let steps = StepsEasing(count: 2, position: position)
        #expect([0, 0.5, 1].map { steps.progress(at: $0, isBefore: true) } == expected)
        #expect(steps.progress(at: 0.25, isBefore: true) == steps.progress(at: 0.25))
    }

    @Test func `go on outside their time`() {
        #expect(StepsEasing(count: 2, position: .start).progress(at: -0.1) == 0)
        #expect(StepsEasing(count: 2, position: .start).progress(at: -0.6) == -0.5)
        #expect(StepsEasing(count: 2, position: .end).progress(at: -0.1) == -0.5)
        #expect(StepsEasing(count: 2, position: .end).progress(at: 1.5) == 1.5)
        #expect(StepsEasing(count: 2, position: .start).progress(at: 1.2) == 1.5)
        #expect(StepsEasing(count: 2, position: .jumpBoth).progress(at: 1.2) == 1)
        #expect(StepsEasing(count: 2, position: .jumpNone).progress(at: 1.2) == 2)
    }

    @Test func `take every hundredth for itself`() {
        let steps = StepsEasing(count: 100)
        for hundredth in 0...100 {
            let fraction = Double(hundredth) / 100
            #expect(steps.progress(at: fraction) == fraction, "\(hundredth)/100")
        }
        #expect(steps.progress(at: 0.289_999_999) == 0.28)
    }

    @Test func `steps of a great count stay finite`() {
        #expect(StepsEasing(count: .max).progress(at: 0.5) == 0.5)
        #expect(StepsEasing(count: .max, position: .jumpBoth).progress(at: 1) == 1)
    }

    @Test func `steps are named as in CSS, in camel case`() {
        #expect(
            StepsEasing.Position.allCases.map(\.rawValue) == [
                "start", "end", "jumpStart", "jumpEnd", "jumpNone", "jumpBoth",
            ])
        #expect(StepsEasing.Position.jumpNone.leastCount == 2)
    }

    @Test func `steps of one interval without a jump are refused`() async {
        await #expect(processExitsWith: .failure) { _ = StepsEasing(count: 1, position: .jumpNone) }
    }
}
