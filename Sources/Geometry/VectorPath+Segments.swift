/// A drawn segment of a path with both of its ends.
enum PathSegment {
    case line(Point, Point)
    case quadratic(Point, Point, Point)
    case cubic(Point, Point, Point, Point)
    case arc(EllipticalArc)
}

extension Double {
    /// This length with limits that keep computations safe: NaN becomes zero, and values beyond ±10¹² become that
    /// limit, so that no square can overflow.
    var measurable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

extension Point {
    /// This point with both coordinates limited like this.
    var measurable: Point { Point(x: x.measurable, y: y.measurable) }
}

extension Size {
    /// This size with both lengths limited like this.
    var measurable: Size { Size(width: width.measurable, height: height.measurable) }
}

extension VectorPath {
    /// Calls `visit` with every segment in drawing order; a subpath that does not end at its start is closed by a line.
    ///
    /// Coordinates are limited first; see `measurable`. A move from which nothing is drawn gives no segment; a path
    /// that does not start with a move, as it should, starts at the origin.
    /// - Complexity: O(elements).
    func forEachSegment(_ visit: (PathSegment) -> Void) {
        var start = Point.zero
        var pen = Point.zero
        func close() {
            if pen != start { visit(.line(pen, start)) }
            pen = start
        }
        for element in elements {
            switch element {
            case .move(let point):
                close()
                start = point.measurable
                pen = start
            case .line(let end):
                visit(.line(pen, end.measurable))
                pen = end.measurable
            case .quadratic(let control, let end):
                visit(.quadratic(pen, control.measurable, end.measurable))
                pen = end.measurable
            case .cubic(let control1, let control2, let end):
                visit(.cubic(pen, control1.measurable, control2.measurable, end.measurable))
                pen = end.measurable
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                let arc = EllipticalArc(
                    from: pen, radii: radii.measurable, rotation: rotation, isLarge: isLarge,
                    isClockwise: isClockwise, to: end.measurable)
                visit(arc.map(PathSegment.arc) ?? .line(pen, end.measurable))
                pen = end.measurable
            case .close:
                close()
            }
        }
        close()
    }
}
