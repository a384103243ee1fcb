extension VectorPath {
    /// This path magnified about `center` and then moved by `offset`, in the path's own space, in points.
    ///
    /// Circles stay circles. A factor that is not finite or not above zero counts as 1; coordinates are limited as in
    /// ``bounds``, so the result is always finite.
    /// - Complexity: O(elements).
    package func scaled(by factor: Double, about center: Point, offset: Point = .zero) -> VectorPath {
        let factor = factor.isFinite && factor > 0 ? factor : 1
        return replacing { point in
            let point = point.measurable
            return Point(
                x: center.x + (point.x - center.x) * factor + offset.x,
                y: center.y + (point.y - center.y) * factor + offset.y)
        } arcs: { radii, rotation in
            let radii = radii.measurable
            return (
                Size(width: radii.width * factor, height: radii.height * factor), rotation.isFinite ? rotation : 0
            )
        }
    }
}
