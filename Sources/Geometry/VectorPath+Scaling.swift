extension VectorPath {
    /// This path magnified about `center` and then moved by `offset`, in the path's own space, in points.
    ///
    /// Circles stay circles. A factor that is not finite or not above zero counts as 1; coordinates are limited as in
    /// ``bounds``, so the result is always finite.
    /// - Complexity: O(elements).
    package func scaled(by factor: Double, about center: Point, offset: Point = .zero) -> VectorPath {
        let factor = factor.isFinite && factor > 0 ? factor : 1
        func scaled(_ point: Point) -> Point {
            let point = point.measurable
            return Point(
                x: center.x + (point.x - center.x) * factor + offset.x,
                y: center.y + (point.y - center.y) * factor + offset.y)
        }
        return VectorPath(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(scaled(point))
                case .line(let end): .line(scaled(end))
                case .quadratic(let control, let end): .quadratic(control: scaled(control), end: scaled(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(control1: scaled(control1), control2: scaled(control2), end: scaled(end))
                case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                    .arc(
                        radii: Size(width: radii.measurable.width * factor, height: radii.measurable.height * factor),
                        rotation: rotation.isFinite ? rotation : 0, isLarge: isLarge, isClockwise: isClockwise,
                        end: scaled(end))
                case .close: .close
                }
            })
    }
}
