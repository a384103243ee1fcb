import Geometry
import Testing

@testable import Dialogs

private let dialog = Rect(x: 100, y: 50, width: 200, height: 120)

@Suite struct `A popover's outline` {
    @Test func `a popover's outline is the rounded rectangle where there is no arrow`() {
        let outline = PopoverOutline(around: dialog, cornerRadius: 13, arrow: nil, on: .left, at: 5)
        #expect(outline.path == VectorPath(rounded: dialog, radius: 13))
        #expect(outline.arrowFrame == nil && outline.arrowOffset == nil)
    }

    /// By hand: base of 20 from 30 along the edge, tip 10 beyond its middle, at 40.
    @Test(arguments: [
        (Edge.top, "M100 50L130 50L140 40L150 50L300 50L300 170L100 170L100 50Z"),
        (.right, "M100 50L300 50L300 80L310 90L300 100L300 170L100 170L100 50Z"),
        (.bottom, "M100 50L300 50L300 170L150 170L140 180L130 170L100 170L100 50Z"),
        (.left, "M100 50L300 50L300 170L100 170L100 100L90 90L100 80L100 50Z"),
    ])
    func `runs out to the tip and back`(edge: Edge, path: String) throws {
        let outline = PopoverOutline(
            around: dialog, cornerRadius: 0, arrow: PopoverArrow(width: 20, height: 10), on: edge, at: 30)
        let expected = try VectorPath(svg: path)
        #expect(outline.path == expected)
        #expect(outline.arrowOffset == 30)
    }

    @Test(arguments: Edge.allCases)
    func `reaches around the dialog and the arrow's box`(edge: Edge) throws {
        let arrow = PopoverArrow(width: 25, height: 13)
        let outline = PopoverOutline(around: dialog, cornerRadius: 13, arrow: arrow, on: edge, at: 40)
        let box = try #require(outline.arrowFrame)
        #expect(outline.path.bounds == dialog.union(box))
        #expect(box[edge.opposite] == dialog[edge], "the base lies on the dialog's edge")
        #expect(box.size == (edge.isVertical ? Size(width: 25, height: 13) : Size(width: 13, height: 25)))
        // Touches follow the arrow: half way to the tip is inside, beside the tip is not.
        let outward = edge.outward
        let inside = box.center
        let beside = Point(x: inside.x + outward.y * 12 + outward.x * 6, y: inside.y + outward.x * 12 + outward.y * 6)
        #expect(outline.path.contains(inside))
        #expect(box.contains(beside) && !outline.path.contains(beside))
    }

    @Test(arguments: Edge.allCases, [-50.0, 0, 12.9, 90, 400])
    func `keeps the arrow clear of the corners`(edge: Edge, offset: Double) throws {
        let outline = PopoverOutline(
            around: dialog, cornerRadius: 13, arrow: PopoverArrow(width: 25, height: 13), on: edge, at: offset)
        let start = try #require(outline.arrowOffset)
        let length = edge.isVertical ? dialog.width : dialog.height
        // Moved as little as needed: between 13 and the length less 25 and 13.
        #expect(start == max(13, min(offset, length - 38)))
    }

    @Test func `shrinks corners that leave the base no room`() {
        // 40 wide with corners of 15 leaves 10 straight: a base of 20 at 12 takes 3 from the left corner and 7 from the
        // right.
        let small = Rect(x: 0, y: 0, width: 40, height: 60)
        let outline = PopoverOutline(
            around: small, cornerRadius: 15, arrow: PopoverArrow(width: 20, height: 10), on: .top, at: 12)
        #expect(outline.arrowOffset == 12)
        let elements = outline.path.elements
        #expect(elements.first == .move(Point(x: 12, y: 0)))
        #expect(
            elements.contains(
                .arc(
                    radii: Size(width: 8, height: 8), rotation: 0, isLarge: false, isClockwise: true,
                    end: Point(x: 40, y: 8))))
        #expect(elements.contains(.line(Point(x: 40, y: 45))), "the corners across keep their 15")
    }

    @Test func `cuts a base that is longer than its edge`() {
        let outline = PopoverOutline(
            around: Rect(x: 0, y: 0, width: 20, height: 60), cornerRadius: 5,
            arrow: PopoverArrow(width: 50, height: 10),
            on: .bottom, at: 3)
        #expect(outline.arrowFrame == Rect(x: 0, y: 60, width: 20, height: 10))
    }

    @Test(arguments: Edge.allCases)
    func `points at the anchor's middle where the arrow reaches it`(side: Edge) throws {
        let arrow = PopoverArrow(width: 25, height: 13, padding: 13)
        let anchor = Rect(x: 145, y: 200, width: 30, height: 20)
        let placed = PopoverPlacement(
            anchor: anchor, size: Size(width: 120, height: 100), in: Rect(x: 0, y: 0, width: 320, height: 480),
            side: side, arrow: arrow
        ).resolved()
        let outline = PopoverOutline(of: placed, cornerRadius: 13, arrow: arrow)
        let box = try #require(outline.arrowFrame)
        #expect(placed.arrow?.centerOffset == 0)
        // The arrow is as high as the gap, so its tip touches the middle of the anchor's edge.
        #expect(placed.side == side && placed.arrow?.edge == side.opposite)
        #expect(box[side.opposite] == anchor[side])
        #expect(box[side] == placed.frame[side.opposite])
        #expect(side.isVertical ? box.midX == anchor.midX : box.midY == anchor.midY)
    }
}
