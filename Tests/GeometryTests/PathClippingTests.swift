import Geometry
import Testing

@Suite struct `A path clipped to a rectangle` {
    private let box = Rect(x: 0, y: 0, width: 100, height: 100)

    @Test func `stays as it is inside, and is nothing outside`() {
        let inside = VectorPath(ellipseIn: Rect(x: 10, y: 10, width: 90, height: 20))
        #expect(inside.clipped(to: box) == inside)
        #expect(VectorPath(ellipseIn: Rect(x: 100, y: 0, width: 10, height: 10)).clipped(to: box) == VectorPath())
    }

    @Test func `a path clipped to a rectangle of a rectangle is what both share`() {
        let shared = VectorPath(rectangle: Rect(x: 40, y: 60, width: 500, height: 30)).clipped(to: box)
        #expect(shared == VectorPath(rectangle: Rect(x: 40, y: 60, width: 60, height: 30)))
    }

    @Test func `keeps an arc an arc where an edge halves it`() {
        // A disc of radius 50 around (0, 50): its right half is left.
        let half = VectorPath(ellipseIn: Rect(x: -50, y: 0, width: 100, height: 100)).clipped(to: box)
        let arcs = half.elements.filter { if case .arc = $0 { true } else { false } }
        #expect(arcs.count == 2)
        #expect(gap(half.bounds, Rect(x: 0, y: 0, width: 50, height: 100)) < 1e-9)
    }

    @Test(arguments: UInt64(0)..<300)
    func `holds the points that both hold, and no others`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let area = Rect(x: -80, y: -80, width: 260, height: 260)
        let path = grown.path(in: area)
        let clipped = path.clipped(to: box)
        for _ in 0..<60 {
            let point = grown.point(in: area)
            #expect(clipped.contains(point) == (path.contains(point) && box.contains(point)), "at \(point)")
        }
        #expect(box.inset(by: EdgeInsets(all: -1e-9)).contains(clipped.bounds))
    }
}
