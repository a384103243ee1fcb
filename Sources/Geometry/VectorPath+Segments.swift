/// A drawn piece of a path with both of its ends.
enum PathSegment {
    case line(Point, Point)
    case quadratic(Point, Point, Point)
    case cubic(Point, Point, Point, Point)
    case arc(EllipticalArc)
}

extension Double {
    /// This length as measuring takes it: what is not a number counts as zero, what lies beyond ±10¹² as that limit,
    /// so no later square can overflow.
    var measurable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

extension Point {
    /// This point with both of its coordinates measurable.
    var measurable: Point { Point(x: x.measurable, y: y.measurable) }
}

extension Size {
    /// This size with both of its extents measurable.
    var measurable: Size { Size(width: width.measurable, height: height.measurable) }
}

extension VectorPath {
    /// Hands over every drawn piece in drawing order, each subpath closed by a line where it does not end at its start.
    ///
    /// Coordinates are made measurable first. A move that nothing is drawn from gives no piece; a path that breaks its
    /// promise and starts without a move starts at the origin.
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
