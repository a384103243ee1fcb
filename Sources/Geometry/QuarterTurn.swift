/// A turn by a multiple of 90°, clockwise as the user sees it.
public enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case right = 90
    case half = 180
    case left = 270

    /// The angle in degrees, clockwise: 0, 90, 180 or 270.
    public var degrees: Double { Double(rawValue) }

    /// Whether the turn exchanges width and height.
    public var swapsAxes: Bool { self == .right || self == .left }

    /// The turn that undoes this one. To map a place on the surface back into the turned content, pass the content's
    /// size to `rotate` as the size of the surface.
    public var inverse: QuarterTurn {
        switch self {
        case .none: .none
        case .right: .left
        case .half: .half
        case .left: .right
        }
    }

    /// Maps a point of content turned by this angle on to the surface that shows the content.
    ///
    /// - Parameters:
    ///   - point: A place in the turned content's own coordinates.
    ///   - surface: The surface's own size, in points, before any turn.
    /// - Returns: The same place in the surface's coordinates.
    public func rotate(_ point: Point, on surface: Size) -> Point {
        switch self {
        case .none: point
        case .right: Point(x: surface.width - point.y, y: point.x)
        case .half: Point(x: surface.width - point.x, y: surface.height - point.y)
        case .left: Point(x: point.y, y: surface.height - point.x)
        }
    }

    /// Maps a direction in the turned content, or a displacement, on to the surface.
    public func rotate(direction: Point) -> Point {
        switch self {
        case .none: direction
        case .right: Point(x: -direction.y, y: direction.x)
        case .half: Point(x: -direction.x, y: -direction.y)
        case .left: Point(x: direction.y, y: -direction.x)
        }
    }

    /// The edge of the surface's rectangle on which an edge of the turned content lies.
    public func rotate(_ edge: Edge) -> Edge {
        let edges: [Edge] = [.top, .right, .bottom, .left]
        let index = edges.firstIndex(of: edge) ?? 0
        return edges[(index + rawValue / 90) % 4]
    }

    /// The radii at the surface's corners, for content whose corners have `radii`.
    public func rotate(_ radii: CornerRadii) -> CornerRadii {
        let (first, second, third, fourth) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        return switch self {
        case .none: radii
        case .right: CornerRadii(topLeft: fourth, topRight: first, bottomRight: second, bottomLeft: third)
        case .half: CornerRadii(topLeft: third, topRight: fourth, bottomRight: first, bottomLeft: second)
        case .left: CornerRadii(topLeft: second, topRight: third, bottomRight: fourth, bottomLeft: first)
        }
    }

    /// Maps a rectangle of the turned content on to the surface; see ``rotate(_:on:)-(Point,_)``.
    public func rotate(_ rect: Rect, on surface: Size) -> Rect {
        let first = rotate(rect.origin, on: surface)
        let second = rotate(Point(x: rect.maxX, y: rect.maxY), on: surface)
        return Rect(
            minX: min(first.x, second.x), minY: min(first.y, second.y), maxX: max(first.x, second.x),
            maxY: max(first.y, second.y))
    }
}
