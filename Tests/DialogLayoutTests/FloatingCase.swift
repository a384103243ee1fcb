import Foundation
import Geometry

@testable import Dialogs

/// A popover and where Floating UI puts it: a case of `Floating/cases.json`.
struct FloatingCase: Decodable {
    struct Input: Decodable {
        struct Arrow: Decodable {
            var width, height, padding: Double
        }

        var anchor, size, boundary, offset, padding: [Double]
        var side, alignment: String
        var flips, shifts: Bool
        var arrow: Arrow?
        var allowedSides: [String]?
        var isRightToLeft: Bool
        var sizing: String
    }

    struct Answer: Decodable {
        var side, alignment: String
        var frame, shifted, available: [Double]
        var arrow: [Double]?
        var isReferenceHidden, isEscaped: Bool
    }

    var input: Input
    var answer: Answer

    static func all() throws -> [FloatingCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Floating/cases.json")
        return try JSONDecoder().decode([FloatingCase].self, from: Data(contentsOf: file))
    }

    /// The case as our own engine takes it; nil where a name is not known.
    var placement: PopoverPlacement? {
        guard let side = Edge(rawValue: input.side), let alignment = PopoverAlignment(rawValue: input.alignment),
            ["fixed", "limited"].contains(input.sizing)
        else { return nil }
        return PopoverPlacement(
            anchor: Rect(input.anchor), size: Size(width: input.size[0], height: input.size[1]),
            in: Rect(input.boundary), side: side, alignment: alignment,
            offset: PopoverPlacement.Offset(mainAxis: input.offset[0], crossAxis: input.offset[1]),
            flips: input.flips, shifts: input.shifts,
            padding: EdgeInsets(
                top: input.padding[0], left: input.padding[1], bottom: input.padding[2], right: input.padding[3]),
            arrow: input.arrow.map { PopoverArrow(width: $0.width, height: $0.height, padding: $0.padding) },
            allowedSides: input.allowedSides?.compactMap(Edge.init(rawValue:)),
            isRightToLeft: input.isRightToLeft, sizing: input.sizing == "fixed" ? .fixed : .limited)
    }
}

extension Rect {
    fileprivate init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension PlacedPopover {
    /// Every length of the result, in the order of the answers in `Floating/cases.json`.
    var numbers: [Double] {
        [frame.minX, frame.minY, frame.width, frame.height, shifted.x, shifted.y, available.width, available.height]
            + (arrow.map { [$0.offset, $0.centerOffset] } ?? [])
    }
}
