import Geometry
import Testing

@Suite struct `The bounds of a path` {
    @Test func `the bounds of a path are zero where nothing is drawn`() throws {
        #expect(VectorPath().bounds == .zero)
        #expect(VectorPath(elements: [.move(Point(x: 5, y: 5)), .close]).bounds == .zero)
    }

    @Test func `leave out moves that nothing is drawn from`() throws {
        #expect(try VectorPath(svg: "M-90 0M1 2L3 5M70 70").bounds == Rect(x: 1, y: 2, width: 2, height: 3))
    }

    @Test func `the bounds of a path of a line have no area`() throws {
        #expect(try VectorPath(svg: "M1 2H9").bounds == Rect(x: 1, y: 2, width: 8, height: 0))
    }

    @Test func `the bounds of a path of curves reach their crest, not their controls`() throws {
        // Half way: (0 + 2·20 + 0) / 4 and (0 + 3·20 + 3·20 + 0) / 8.
        #expect(try VectorPath(svg: "M0 0Q5 20 10 0").bounds == Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(try VectorPath(svg: "M0 0C0 20 10 20 10 0").bounds == Rect(x: 0, y: 0, width: 10, height: 15))
    }

    @Test(arguments: UInt64(0)..<100)
    func `the bounds of a path of rounded rectangles and ellipses are the rectangle`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let rect = Rect(
            x: grown.number(in: -500...500), y: grown.number(in: -500...500), width: grown.number(in: 0.1...900),
            height: grown.number(in: 0.1...900))
        let radii = CornerRadii(
            topLeft: grown.number(in: 0...90), topRight: grown.number(in: 0...90), bottomRight: 0,
            bottomLeft: grown.number(in: 0...900))
        #expect(gap(VectorPath(rectangle: rect).bounds, rect) < 1e-12)
        #expect(gap(VectorPath(rounded: rect, radii: radii).bounds, rect) < 1e-12)
        #expect(gap(VectorPath(ellipseIn: rect).bounds, rect) < 1e-9)
    }

    @Test(arguments: UInt64(0)..<100)
    func `move with the path`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let start = [VectorPath.Element.move(.zero), .line(Point(x: 1, y: 1))]
        let path = VectorPath(elements: start).appending(
            grown.path(in: Rect(x: -50, y: -50, width: 100, height: 100)))
        #expect(gap(path.offset(x: 7, y: -3).bounds, path.bounds.offset(x: 7, y: -3)) < 1e-4)
    }
}

@Suite struct `The inside of a path` {
    @Test(arguments: UInt64(0)..<60)
    func `the inside of a path of a rectangle is the rectangle's own, edges and all`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let rect = grown.rect(in: -8...8, sides: 0...16)
        let path = VectorPath(rectangle: rect)
        for x in -14...30 {
            for y in -14...30 {
                let point = Point(x: Double(x) / 4, y: Double(y) / 4)
                #expect(path.contains(point) == rect.contains(point))
            }
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func `the inside of a path of an ellipse is where its equation says`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let rect = Rect(
            x: grown.number(in: -50...50), y: grown.number(in: -50...50), width: grown.number(in: 1...90),
            height: grown.number(in: 1...90))
        let path = VectorPath(ellipseIn: rect)
        for _ in 0..<100 {
            let point = grown.point(in: rect.inset(by: EdgeInsets(all: -3)))
            let x = (point.x - rect.midX) / (rect.width / 2)
            let y = (point.y - rect.midY) / (rect.height / 2)
            let distance = x * x + y * y
            if abs(distance - 1) > 1e-9 { #expect(path.contains(point) == (distance < 1)) }
        }
    }

    @Test func `has a hole where an outline lies in another`() {
        let outer = Rect(x: 0, y: 0, width: 100, height: 100)
        let hole = Rect(x: 20, y: 20, width: 60, height: 60)
        let frame = VectorPath(rectangle: outer).appending(VectorPath(rounded: hole, radius: 30))
        #expect(!frame.contains(Point(x: 50, y: 50)))
        #expect(frame.contains(Point(x: 10, y: 50)))
        // The hole's corner is round: (21, 21) lies outside its arc, so still in the frame.
        #expect(frame.contains(Point(x: 21, y: 21)))
        #expect(!frame.contains(Point(x: 120, y: 50)))
    }

    @Test func `closes open subpaths with a straight line`() throws {
        let open = try VectorPath(svg: "M0 0L10 0L10 10")
        #expect(open.contains(Point(x: 8, y: 4)))
        #expect(!open.contains(Point(x: 2, y: 4)))
    }

    @Test(arguments: UInt64(0)..<200)
    func `ends with the bounds`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let path = grown.path(in: Rect(x: -50, y: -50, width: 100, height: 100))
        let bounds = path.bounds.inset(by: EdgeInsets(all: -1e-3))
        for _ in 0..<60 {
            let point = grown.point(in: path.bounds.inset(by: EdgeInsets(all: -40)))
            if path.contains(point) { #expect(bounds.contains(point)) }
        }
        // The height of a vertex is where crossings are lost or counted twice.
        for case .line(let corner) in path.elements {
            #expect(!path.contains(Point(x: bounds.minX - 1, y: corner.y)))
        }
    }

    @Test(arguments: UInt64(0)..<100)
    func `and the rest of a frame around it share no point and leave none out`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let path = grown.path(in: Rect(x: -50, y: -50, width: 100, height: 100))
        let frame = Rect(x: -500, y: -500, width: 1000, height: 1000)
        let rest = VectorPath(rectangle: frame).appending(path)
        for _ in 0..<60 {
            let point = grown.point(in: Rect(x: -80, y: -80, width: 160, height: 160))
            #expect(path.contains(point) != rest.contains(point))
        }
    }
}
