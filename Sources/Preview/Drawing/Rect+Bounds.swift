import Geometry

extension Rect {
    /// Returns the rectangle made smaller by `distance` on each side.
    func insetBy(_ distance: Double) -> Rect {
        Rect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }
}

extension PlaneTransform {
    /// Returns the bounds of a transformed rectangle; `nil` if its projection has none.
    func bounds(of rect: Rect?) -> Rect? {
        guard let rect else { return nil }
        if self == .identity { return rect }
        guard let topLeft = applied(to: rect.origin), let topRight = applied(to: Point(x: rect.maxX, y: rect.minY)),
            let bottomLeft = applied(to: Point(x: rect.minX, y: rect.maxY)),
            let bottomRight = applied(to: Point(x: rect.maxX, y: rect.maxY))
        else { return nil }
        return Rect(
            minX: min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x)),
            minY: min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y)),
            maxX: max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x)),
            maxY: max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y)))
    }

    /// The scale factor, averaged over all directions; 0 if it is not finite.
    var magnification: Double {
        let area = (a * d - b * c).magnitude
        return area.isFinite ? area.squareRoot() : 0
    }
}
