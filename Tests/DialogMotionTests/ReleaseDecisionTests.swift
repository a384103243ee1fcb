import Geometry
import Testing
import Timeline

@testable import Dialogs

/// The end of a drag in hand arithmetic: a dialog of 200 × 400 points at the foot of a window of 400 × 800.
@Suite struct `The choice at the end of a drag` {
    private static let rest = Rect(x: 100, y: 400, width: 200, height: 400)

    private var rules: ReleaseRules {
        var rules = ReleaseRules(spring: Spring(settlingIn: 0.5), dismissShare: 0.5)
        rules.dismissSpeed = 1000
        rules.flickSpeed = 300
        rules.deceleration = Deceleration(rate: 0.998)
        return rules
    }

    private func detent(_ height: Double, selected: Bool = false) -> RestingDetent {
        RestingDetent(
            detent: .points(height), frame: Rect(x: 100, y: 800 - height, width: 200, height: height), isDimmed: true,
            isSelected: selected, bottomInset: 0)
    }

    private func choose(
        _ offset: Point, _ velocity: Point = .zero, _ rules: ReleaseRules? = nil, detents: [RestingDetent] = [],
        edges: [Edge] = [.bottom]
    ) -> ReleaseChoice {
        let decision = ReleaseDecision(
            rules: rules ?? self.rules, rest: Self.rest, container: Rect(x: 0, y: 0, width: 400, height: 800),
            detents: detents, edges: edges)
        return decision.choose(
            position: Self.rest.center.offset(x: offset.x, y: offset.y), velocity: velocity)
    }

    @Test func `dismisses past the share, or from the speed on`() {
        #expect(choose(Point(x: 0, y: 199)).target == .presented)
        #expect(choose(Point(x: 0, y: 199)).reason == .short)
        #expect(choose(Point(x: 0, y: 201)).target == .dismissed(.bottom))
        #expect(choose(Point(x: 0, y: 201)).reason == .share)
        #expect(choose(Point(x: 0, y: 1), Point(x: 0, y: 999)).target == .presented)
        #expect(choose(Point(x: 0, y: 1), Point(x: 0, y: 1000)).reason == .speed)
        // As fast the other way keeps it.
        #expect(choose(Point(x: 0, y: 399), Point(x: 0, y: -1000)).target == .presented)
    }

    @Test func `knows how far the dialog is drawn`() throws {
        let progress = try #require(choose(Point(x: 0, y: 100), Point(x: 0, y: 50)).progress)
        #expect(progress.travel == 100 && progress.extent == 400 && progress.speed == 50)
        #expect(progress.share(ahead: 0) == 0.25 && progress.share(ahead: 1) == 0.375)
        #expect(choose(Point(x: 0, y: -30)).reason == .held)
    }

    /// Left it is drawn by 150 of 200, down by 150 of 400.
    @Test func `takes the edge that most of the dialog is drawn towards`() {
        let choice = choose(Point(x: -150, y: 250), edges: [.bottom, .left])
        #expect(choice.target == .dismissed(.left))
    }

    @Test func `lets speed only confirm where the rules say so`() {
        var rules = rules
        rules.speedRule = .confirms
        #expect(choose(Point(x: 0, y: 10), Point(x: 0, y: 5000), rules).target == .presented)
        #expect(choose(Point(x: 0, y: 201), Point(x: 0, y: 1001), rules).target == .dismissed(.bottom))
        // Past the middle between its rest and the edge, without any speed.
        #expect(choose(Point(x: 0, y: 201), .zero, rules).target == .dismissed(.bottom))
        #expect(choose(Point(x: 0, y: 399), Point(x: 0, y: -1), rules).target == .presented)
    }

    /// From 600 the way to 400 is 200 points down. At v it comes to a stand v/1000·0.998/0.002 = 0.499·v further.
    @Test func `goes to the detent that is nearest to where it would stand`() {
        let detents = [detent(200), detent(400, selected: true), detent(600)]
        func target(_ offset: Double, _ speed: Double) -> ReleaseChoice {
            choose(Point(x: 0, y: offset), Point(x: 0, y: speed), detents: detents)
        }
        #expect(target(99, 0).target == .detent(.points(400)))
        #expect(target(101, 0).target == .detent(.points(200)))
        #expect(target(-60, -100).target == .detent(.points(600)))
        #expect(target(0, -301).target == .detent(.points(600)))
        #expect(target(0, -301).reason == .nearest)
        #expect(target(0, 299).target == .detent(.points(200)))
        #expect(target(0, 150).target == .detent(.points(400)))
        // A sheet that comes to a stand at once is nearest to where it is; a flick takes it on all the same.
        var rules = rules
        rules.deceleration = Deceleration(rate: 0)
        let flicked = choose(.zero, Point(x: 0, y: -301), rules, detents: detents)
        #expect(flicked.target == .detent(.points(600)) && flicked.reason == .flick)
    }

}
