import Geometry
import Testing

@Suite struct `A quarter turn` {
    static let surface = Size(width: 390, height: 844)

    /// Where the content's own top-left and top-right corners come to lie on the surface, by hand.
    static let corners: [(QuarterTurn, Point, Point)] = [
        (.none, Point(x: 0, y: 0), Point(x: 390, y: 0)), (.right, Point(x: 390, y: 0), Point(x: 390, y: 844)),
        (.half, Point(x: 390, y: 844), Point(x: 0, y: 844)), (.left, Point(x: 0, y: 844), Point(x: 0, y: 0)),
    ]

    @Test(arguments: corners)
    func `puts the content's corners where the user sees them`(turn: QuarterTurn, topLeft: Point, topRight: Point) {
        let content = turn.swapsAxes ? Self.surface.transposed : Self.surface
        #expect(turn.rotate(Point.zero, on: Self.surface) == topLeft)
        #expect(turn.rotate(Point(x: content.width, y: 0), on: Self.surface) == topRight)
    }

    @Test(arguments: QuarterTurn.allCases, UInt64(0)..<20)
    func `and the turn back meet where they began`(turn: QuarterTurn, seed: UInt64) throws {
        var grown = Grown(seed: seed)
        let back = try #require(QuarterTurn(rawValue: (360 - turn.rawValue) % 360))
        let content = turn.swapsAxes ? Self.surface.transposed : Self.surface
        let point = Point(x: grown.quarters(in: -400...4000), y: grown.quarters(in: -400...4000))
        #expect(back.rotate(turn.rotate(point, on: Self.surface), on: content) == point)
        let rect = grown.rect()
        #expect(back.rotate(turn.rotate(rect, on: Self.surface), on: content) == rect)
    }

    @Test(arguments: QuarterTurn.allCases)
    func `fills the surface with content of the turned size`(turn: QuarterTurn) {
        let content = turn.swapsAxes ? Self.surface.transposed : Self.surface
        let placed = turn.rotate(Rect(origin: .zero, size: content), on: Self.surface)
        #expect(placed == Rect(origin: .zero, size: Self.surface))
        #expect(turn.degrees == Double(turn.rawValue))
    }

    @Test func `twice to the right is half a turn`() {
        let point = Point(x: 12, y: 34)
        let once = QuarterTurn.right.rotate(point, on: Self.surface.transposed)
        #expect(QuarterTurn.right.rotate(once, on: Self.surface) == QuarterTurn.half.rotate(point, on: Self.surface))
    }

    @Test func `shows a notch at the content's top on the surface's right after a turn right`() {
        let notch = Rect(x: 300, y: 0, width: 244, height: 30)
        #expect(
            QuarterTurn.right.rotate(notch, on: Self.surface) == Rect(x: 360, y: 300, width: 30, height: 244))
    }
}
