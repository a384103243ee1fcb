package import Geometry

extension VectorPath {
    /// The platform's close sign: two crossed strokes. In a box of 24 units, the size of Material's icons in dp, a
    /// stroke is two units wide, and five units are free on each side.
    package static func cross(in box: Rect) -> VectorPath {
        let unit = box.width / 24
        // Half of a stroke's width, projected on either axis.
        let half = 2.0.squareRoot()
        let directions = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
        var points: [Point] = []
        for (x, y) in directions {
            let inner = Point(x: box.midX + x * half * unit, y: box.midY + y * half * unit)
            // From each notch to the end of the stroke a quarter turn further on.
            let end = Point(x: (x - y) * 7, y: (x + y) * 7)
            let near = Point(
                x: end.x - (x == 0 ? end.x.signum * half : 0), y: end.y - (y == 0 ? end.y.signum * half : 0))
            let far = Point(
                x: end.x - (y == 0 ? end.x.signum * half : 0), y: end.y - (x == 0 ? end.y.signum * half : 0))
            func place(_ point: Point) -> Point {
                Point(x: box.midX + point.x * unit, y: box.midY + point.y * unit)
            }
            points += [inner, place(near), place(far)]
        }
        let lines = points.dropFirst().map { VectorPath.Element.line($0) }
        return VectorPath(elements: [.move(points[0])] + lines + [.close])
    }

    /// The platform's confirm sign: a short stroke down and a long one up along the diagonals, each a twelfth of the
    /// box wide.
    package static func check(in box: Rect) -> VectorPath {
        let (unit, half) = (box.width / 24, 2.0.squareRoot())
        // The start, the corner and the end of the strokes' centre line, relative to the middle of the box.
        let (from, turn, to) = (Point(x: -7, y: 0.5), Point(x: -2.5, y: 5), Point(x: 7.5, y: -5))
        let middle = half / 2
        let outline = [
            Point(x: from.x - middle, y: from.y + middle), Point(x: turn.x, y: turn.y + half),
            Point(x: to.x + middle, y: to.y + middle), Point(x: to.x - middle, y: to.y - middle),
            Point(x: turn.x, y: turn.y - half), Point(x: from.x + middle, y: from.y - middle),
        ]
        let points = outline.map { Point(x: box.midX + $0.x * unit, y: box.midY + $0.y * unit) }
        let lines = points.dropFirst().map { VectorPath.Element.line($0) }
        return VectorPath(elements: [.move(points[0])] + lines + [.close])
    }
}

extension Double {
    fileprivate var signum: Double { self < 0 ? -1 : 1 }
}
