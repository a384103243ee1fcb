import Dialogs
import Foundation
import Geometry
import Testing

/// A popover and where a browser puts it: a line of `AnchorPositioning/cases.json`.
private struct AnchoredCase: Decodable {
    var direction, side, end: String
    var anchor, size, origin: [Double]

    static func all() throws -> [AnchoredCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "AnchorPositioning/cases.json")
        return try JSONDecoder().decode([AnchoredCase].self, from: Data(contentsOf: file))
    }

    var placement: PopoverPlacement? {
        guard let side = Edge(rawValue: side) else { return nil }
        let isMirrored = direction == "rtl" && side.isVertical
        var placement = PopoverPlacement(
            anchor: Rect(x: anchor[0], y: anchor[1], width: 60, height: 30),
            size: Size(width: size[0], height: size[1]), in: Rect(x: 0, y: 0, width: 900, height: 480))
        placement.side = side
        placement.alignment = end.isEmpty ? .center : (end == "low") == isMirrored ? .end : .start
        placement.offset.mainAxis = 4
        placement.padding = .zero
        placement.isRightToLeft = direction == "rtl"
        placement.fallback = .firstSide
        return placement
    }
}

@Suite struct `Popover placement next to CSS anchor positioning` {
    /// A browser's answers, and how they were made: `AnchorPositioning/source.md`.
    @Test func `popover placement is a browser's where a popover that fits on no side keeps its first`() throws {
        let cases = try AnchoredCase.all()
        #expect(cases.count == 618)
        for (index, given) in cases.enumerated() {
            let frame = try #require(given.placement, "case \(index)").resolved().frame
            #expect(
                abs(frame.minX - given.origin[0]) <= 0.02 && abs(frame.minY - given.origin[1]) <= 0.02,
                "line \(index + 2) of cases.json: \(frame), not \(given.origin)")
        }
    }

    /// Floating UI would have it over the window's top edge, which it leaves by 4 there and by 34 at the bottom.
    @Test func `slides over the anchor rather than out of the window`() {
        var placement = PopoverPlacement(
            anchor: Rect(x: 270, y: 240, width: 60, height: 30), size: Size(width: 288, height: 240),
            in: Rect(x: 0, y: 0, width: 900, height: 480))
        placement.offset.mainAxis = 4
        placement.padding = .zero
        #expect(placement.resolved().frame.minY == -4)
        placement.fallback = .firstSide
        let placed = placement.resolved()
        #expect(placed.side == .bottom && placed.frame.maxY == 480)
        #expect(placed.shifted == Point(x: 0, y: -34))
    }
}
