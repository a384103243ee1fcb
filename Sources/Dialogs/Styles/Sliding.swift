package import Geometry

/// The positions of views that slide in and out through an edge.
package enum Sliding {
    /// The centre of `frame` moved straight out through `edge` until it has just left `container`.
    package static func justOutside(_ frame: Rect, through edge: Edge, of container: Rect) -> Point {
        let half = frame.extent(along: edge) / 2
        let outside = container[edge] + (edge.isFar ? half : -half)
        return edge.isVertical ? Point(x: frame.midX, y: outside) : Point(x: outside, y: frame.midY)
    }

    /// The displacement of a rectangle through an edge, in multiples of its own length in that direction.
    package static func vector(of frame: Rect, through edge: Edge, times share: Double) -> Point {
        Point(x: edge.outward.x * frame.width * share, y: edge.outward.y * frame.height * share)
    }

    /// `size` resting against `edge` of `area`, centred along it; centred in `area` if `edge` is `nil`.
    package static func rest(_ size: Size, against edge: Edge?, in area: Rect) -> Rect {
        var frame = Rect(center: area.center, size: size)
        guard let edge else { return frame }
        let start = edge.isFar ? area[edge] - frame.extent(along: edge) : area[edge]
        if edge.isVertical { frame.origin.y = start } else { frame.origin.x = start }
        return frame
    }

    /// The corners of a view that rests against an edge: square at the edge, round on the opposite side.
    static func corners(_ radius: Double, against edge: Edge) -> CornerRadii {
        switch edge {
        case .top: CornerRadii(bottomRight: radius, bottomLeft: radius)
        case .left: CornerRadii(topRight: radius, bottomRight: radius)
        case .bottom: CornerRadii(topLeft: radius, topRight: radius)
        case .right: CornerRadii(topLeft: radius, bottomLeft: radius)
        }
    }
}

extension Rect {
    /// The length of the rectangle perpendicular to an edge, in points.
    func extent(along edge: Edge) -> Double { edge.isVertical ? height : width }

    /// Whether a sheet with this frame rests at a lower detent than one with the other.
    func isLower(than other: Rect) -> Bool { width * height < other.width * other.height }
}
