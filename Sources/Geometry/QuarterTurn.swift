/// A turn by a multiple of 90°, clockwise as the user sees it.
public enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case right = 90
    case half = 180
    case left = 270

    /// The angle in degrees, clockwise: 0, 90, 180 or 270.
    public var degrees: Double { Double(rawValue) }

    /// Whether width and height change places.
    public var swapsAxes: Bool { self == .right || self == .left }

    /// The turn that undoes this one: what this turn placed on a surface, its inverse places back in the turned
    /// content, with the content's size as the surface's.
    public var inverse: QuarterTurn {
        switch self {
        case .none: .none
        case .right: .left
        case .half: .half
        case .left: .right
        }
    }

    /// Maps a point of a surface that shows content turned by this angle back on to the surface.
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

    /// Maps a direction of the turned content, or a distance with one, back on to the surface.
    public func rotate(direction: Point) -> Point {
        switch self {
        case .none: direction
        case .right: Point(x: -direction.y, y: direction.x)
        case .half: Point(x: -direction.x, y: -direction.y)
        case .left: Point(x: direction.y, y: -direction.x)
        }
    }

    /// The edge of the surface's rectangle that an edge of the turned content's becomes.
    public func rotate(_ edge: Edge) -> Edge {
        let edges: [Edge] = [.top, .right, .bottom, .left]
        let index = edges.firstIndex(of: edge) ?? 0
        return edges[(index + rawValue / 90) % 4]
    }

    /// The corners of the surface's rectangle that those of the turned content's become.
    public func rotate(_ radii: CornerRadii) -> CornerRadii {
        let (first, second, third, fourth) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        return switch self {
        case .none: radii
        case .right: CornerRadii(topLeft: fourth, topRight: first, bottomRight: second, bottomLeft: third)
        case .half: CornerRadii(topLeft: third, topRight: fourth, bottomRight: first, bottomLeft: second)
        case .left: CornerRadii(topLeft: second, topRight: third, bottomRight: fourth, bottomLeft: first)
        }
    }

    /// Maps a rectangle of the turned content back on to the surface; see ``place(_:on:)-(Point,_)``.
    public func rotate(_ rect: Rect, on surface: Size) -> Rect {
        let first = rotate(rect.origin, on: surface)
        let second = rotate(Point(x: rect.maxX, y: rect.maxY), on: surface)
        return Rect(
            minX: min(first.x, second.x), minY: min(first.y, second.y), maxX: max(first.x, second.x),
            maxY: max(first.y, second.y))
    }
}
