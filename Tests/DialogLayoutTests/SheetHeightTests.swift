import Boxes
import Devices
import Geometry
import Testing

@testable import Dialogs

/// An iPhone 15 under iOS 17: 393 by 852 points with insets of 59 and 34. A card's top is max(30, 59) + 10 = 69.
@Suite struct `The heights of a sheet` {
    private func rest(_ detents: [Detent]?, selected: Detent? = nil, explains: Bool = false) throws -> DialogLayout {
        var request = dialog(.sheet, buttons: 1, message: "Message")
        request.placement.sheet.detents = detents
        request.placement.sheet.selected = selected
        var options = ResolveOptions()
        options.explain = explains
        return try Resolver.even.rest(request, on: Stage(device("iphone-15")), options: options)
    }

    @Test func `stand on the bottom edge, the inset below what was asked for`() throws {
        let rest = try rest([.points(300), .large])
        #expect(rest.detents.map(\.frame.minY) == [852 - 334, 69])
        #expect(rest.detents.map(\.frame.maxY) == [852, 852])
        #expect(rest.frame == rest.detents[0].frame)
        #expect(rest.detents.map(\.isLargest) == [false, true])
    }

    @Test func `the heights of a sheet are in order however they are listed, and the one selected counts`() throws {
        let rest = try rest([.large, .points(200), .fraction(0.5)], selected: .fraction(0.5))
        let tops = rest.detents.map(\.frame.minY)
        #expect(tops == tops.sorted(by: >) && rest.detents.count == 3)
        // Half of 852 and the inset: 852 - 426 - 34.
        #expect(rest.frame.minY == 392)
    }

    @Test func `the heights of a sheet that exceed the largest are it, and those that coincide are named`() throws {
        let rest = try rest([.points(5000), .points(300), .points(300), .large])
        #expect(rest.detents.count == 3)
        #expect(
            rest.diagnostics.adaptations.map(\.reason) == [.detentExceedsMaximum, .detentsCoincide, .detentsCoincide])
        #expect(rest.diagnostics.adaptations.map(\.to) == ["large", "none", "5000"])
        #expect(
            rest.diagnostics.adaptations.map(\.field.pointer) == [0, 2, 3].map { "/dialog/placement/detents/\($0)" })
    }

    @Test func `the heights of a sheet are traced in the order of the list`() throws {
        let decisions = try rest([.large, .points(200)], explains: true).diagnostics.decisions
            .filter { $0.rule == .rule(.detent) }
        #expect(decisions.map(\.before) == ["large", "200"])
        #expect(decisions.map(\.reason) == [.because(.tallest), .because(.height)])
    }

    @Test(arguments: [Detent.points(0.5), .fraction(0.001)])
    func `may not be too low to be seen`(detent: Detent) throws {
        #expect(throws: ResolveError(.detent(1), .detentTooSmall(detent.name, minimum: 1))) {
            try rest([.large, detent])
        }
    }
}
