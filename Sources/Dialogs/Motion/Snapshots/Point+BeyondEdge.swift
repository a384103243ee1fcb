import Geometry

extension Point {
    /// This point, beyond the edge of `window` in `direction`, translated to another window: at the same distance
    /// beyond the same edge, and the same share of that edge's length.
    func beyondEdge(towards direction: Point, of window: Rect, seenIn other: Rect) -> Point {
        guard other != window, window.width > 0, window.height > 0 else { return self }
        func along(_ place: Double, _ start: Double, _ length: Double, _ otherStart: Double, _ other: Double) -> Double
        {
            otherStart + (place - start) * other / length
        }
        let across = direction.x > 0 ? x - window.maxX + other.maxX : x - window.minX + other.minX
        let down = direction.y > 0 ? y - window.maxY + other.maxY : y - window.minY + other.minY
        return Point(
            x: direction.x != 0 ? across : along(x, window.minX, window.width, other.minX, other.width),
            y: direction.y != 0 ? down : along(y, window.minY, window.height, other.minY, other.height))
    }
}
