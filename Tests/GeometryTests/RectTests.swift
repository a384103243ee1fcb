import Geometry
import Testing

@Suite struct `Rectangles` {
    @Test(arguments: UInt64(0)..<300)
    func `and a hole in them tile without gap or overlap`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let rect = grown.rect()
        let hole = grown.rect()
        let pieces = rect.subtracting(hole)
        let cut = rect.intersection(hole)
        #expect(pieces.count <= 4)
        #expect(pieces.allSatisfy { !$0.isEmpty && rect.contains($0) })
        let tiles = pieces + (cut.map { [$0] } ?? [])
        for (index, tile) in tiles.enumerated() {
            #expect(tiles[(index + 1)...].allSatisfy { tile.intersection($0) == nil })
        }
        let area = tiles.reduce(0) { $0 + $1.width * $1.height }
        #expect(area == rect.width * rect.height)
        // Every point of the quarter grid lies in exactly one tile, or none outside the rectangle.
        for _ in 0..<40 {
            let point = Point(x: grown.quarters(in: -44...104), y: grown.quarters(in: -44...104))
            #expect(tiles.count { $0.contains(point) } == (rect.contains(point) ? 1 : 0))
        }
    }

    @Test(arguments: UInt64(0)..<300)
    func `lose nothing but rounding to a hole at any coordinates`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let space = Rect(x: -700, y: -700, width: 1400, height: 1400)
        let (a, b, c, d) = (
            grown.point(in: space), grown.point(in: space), grown.point(in: space), grown.point(in: space)
        )
        let rect = Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
        let hole = Rect(minX: min(c.x, d.x), minY: min(c.y, d.y), maxX: max(c.x, d.x), maxY: max(c.y, d.y))
        let tiles = rect.subtracting(hole) + (rect.intersection(hole).map { [$0] } ?? [])
        let area = tiles.reduce(0) { $0 + $1.width * $1.height }
        #expect(abs(area - rect.width * rect.height) < 1e-7)
        #expect(rect.subtracting(rect).isEmpty)
        #expect(rect.subtracting(rect.inset(by: EdgeInsets(all: -1))).isEmpty)
    }

    @Test func `leave the bands around a hole in reading order`() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        let pieces = rect.subtracting(Rect(x: 2, y: 3, width: 4, height: 5))
        #expect(
            pieces == [
                Rect(x: 0, y: 0, width: 10, height: 3), Rect(x: 0, y: 3, width: 2, height: 5),
                Rect(x: 6, y: 3, width: 4, height: 5), Rect(x: 0, y: 8, width: 10, height: 2),
            ])
    }

    @Test func `stay whole beside a hole that only touches them`() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.subtracting(Rect(x: 10, y: 0, width: 5, height: 10)) == [rect])
        #expect(rect.subtracting(Rect(x: 3, y: 3, width: 0, height: 4)) == [rect])
        #expect(rect.subtracting(Rect(x: -1, y: -1, width: 12, height: 12)) == [])
        #expect(Rect.zero.subtracting(rect) == [])
    }

    @Test func `shrink by insets and grow by negative ones`() {
        let rect = Rect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == Rect(x: 12, y: 21, width: 94, height: 46))
        #expect(rect.inset(by: EdgeInsets(all: -5)) == Rect(x: 5, y: 15, width: 110, height: 60))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test func `end in a line where insets cross, at the point that divides the side in their proportion`() {
        let rect = Rect(x: 0, y: 0, width: 100, height: 50)
        // 30 : 90 divides 100 at 25; 25 + 25 meet exactly in the middle of 50.
        let inset = rect.inset(by: EdgeInsets(top: 25, left: 30, bottom: 25, right: 90))
        #expect(inset == Rect(x: 25, y: 25, width: 0, height: 0))
    }

    @Test(arguments: UInt64(0)..<200)
    func `never grow as insets grow, and never have a negative size`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let rect = grown.rect()
        let small = EdgeInsets(
            top: grown.quarters(in: 0...60), left: grown.quarters(in: 0...60), bottom: grown.quarters(in: 0...60),
            right: grown.quarters(in: 0...60))
        var large = small
        large[Edge.allCases[grown.index(below: 4)]] += grown.quarters(in: 0...60)
        let (outer, inner) = (rect.inset(by: small), rect.inset(by: large))
        #expect(inner.width >= 0 && inner.height >= 0)
        #expect(inner.width <= outer.width && inner.height <= outer.height)
        #expect(gap(rect.union(inner), rect) < 1e-9)
    }

    @Test func `move as little as brings them inside, and keep their size`() {
        let bounds = Rect(x: 0, y: 0, width: 100, height: 60)
        #expect(
            Rect(x: 95, y: -8, width: 20, height: 10).clamped(into: bounds) == Rect(x: 80, y: 0, width: 20, height: 10))
        #expect(
            Rect(x: 5, y: 5, width: 20, height: 10).clamped(into: bounds) == Rect(x: 5, y: 5, width: 20, height: 10))
        // Larger than the bounds: top and left win.
        #expect(
            Rect(x: -50, y: 30, width: 120, height: 80).clamped(into: bounds)
                == Rect(x: 0, y: 0, width: 120, height: 80))
    }

    @Test(arguments: UInt64(0)..<200)
    func `clamped lie inside whenever they fit`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let bounds = grown.rect()
        let rect = grown.rect()
        let clamped = rect.clamped(into: bounds)
        #expect(clamped.size == rect.size)
        #expect(clamped.clamped(into: bounds) == clamped)
        if rect.width <= bounds.width && rect.height <= bounds.height { #expect(bounds.contains(clamped)) }
        if bounds.contains(rect) { #expect(clamped == rect) }
    }

    @Test func `own their top and left edges, not their right and bottom ones`() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.contains(Point(x: 1, y: 2)))
        #expect(!rect.contains(Point(x: 4, y: 3)))
        #expect(!rect.contains(Point(x: 2, y: 6)))
        #expect(rect.contains(rect))
    }

    @Test func `between crossed edges have no extent`() {
        #expect(Rect(minX: 5, minY: 1, maxX: 2, maxY: 4) == Rect(x: 5, y: 1, width: 0, height: 3))
    }

    @Test func `union and intersection of overlapping squares`() {
        let a = Rect(x: 0, y: 0, width: 4, height: 4)
        let b = Rect(x: 3, y: 1, width: 4, height: 5)
        #expect(a.union(b) == Rect(x: 0, y: 0, width: 7, height: 6))
        #expect(a.intersection(b) == Rect(x: 3, y: 1, width: 1, height: 3))
        #expect(a.intersection(a.offset(x: 4)) == nil)
    }

    @Test func `around a center are cut in halves by it`() {
        let rect = Rect(center: Point(x: 10, y: 20), size: Size(width: 6, height: 8))
        #expect(rect == Rect(x: 7, y: 16, width: 6, height: 8))
        #expect(rect.center == Point(x: 10, y: 20))
    }
}
