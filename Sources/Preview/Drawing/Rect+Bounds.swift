import Geometry

extension Rect {
    /// Smaller by `distance` on each side.
    func insetBy(_ distance: Double) -> Rect {
        Rect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }
}

extension PlaneTransform {
    /// What a rectangle comes to lie in; nil where that is nowhere.
    func bounds(of rect: Rect?) -> Rect? {
        guard let rect else { return nil }
        let corners = [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ].compactMap(applied(to:))
        guard corners.count == 4 else { return nil }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max() else { return nil }
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// By how much it enlarges, on the average of all directions; 0 where that is beyond all numbers.
    var magnification: Double {
        let area = (a * d - b * c).magnitude
        return area.isFinite ? area.squareRoot() : 0
    }
}
