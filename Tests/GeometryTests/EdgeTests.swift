import Geometry
import Testing

@Suite struct `Edges` {
    @Test(arguments: Edge.allCases)
    func `lie across from their opposites`(edge: Edge) {
        #expect(edge.opposite != edge)
        #expect(edge.opposite.opposite == edge)
        #expect(edge.opposite.isVertical == edge.isVertical)
        #expect(edge.outward.x + edge.opposite.outward.x == 0)
        #expect(edge.outward.y + edge.opposite.outward.y == 0)
    }

    @Test(arguments: Edge.allCases)
    func `move by their own inset alone, inward`(edge: Edge) {
        let rect = Rect(x: 10, y: 20, width: 100, height: 50)
        var insets = EdgeInsets.zero
        insets[edge] = 8
        let inset = rect.inset(by: insets)
        let step = edge.isVertical ? edge.outward.y : edge.outward.x
        #expect(inset[edge] == rect[edge] - 8 * step)
        for other in Edge.allCases where other != edge {
            #expect(inset[other] == rect[other])
            #expect(insets[other] == 0)
        }
    }

    @Test func `insets add up along each axis`() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        #expect(insets.horizontal == 10)
        #expect(insets.vertical == 5)
        #expect(EdgeInsets(all: 3) == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    }
}
