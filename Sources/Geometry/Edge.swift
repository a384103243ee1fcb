/// One of the four physical edges of a rectangle, as the user sees them.
public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right

    /// The edge across from this one.
    public var opposite: Edge {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }

    /// Whether motion towards this edge runs along y.
    public var isVertical: Bool { self == .top || self == .bottom }

    /// Whether the edge is at the greater coordinate of its axis: the bottom or the right one.
    public var isFar: Bool { self == .bottom || self == .right }

    /// The unit step out of the rectangle through this edge.
    public var outward: Point {
        switch self {
        case .top: Point(x: 0, y: -1)
        case .left: Point(x: -1, y: 0)
        case .bottom: Point(x: 0, y: 1)
        case .right: Point(x: 1, y: 0)
        }
    }
}
