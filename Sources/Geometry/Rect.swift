/// An axis-aligned rectangle, in points: its top-left corner and its size. The size is never negative.
public struct Rect: Hashable, Sendable {
    /// The top-left corner.
    public var origin: Point
    /// Width and height, each zero or more.
    public var size: Size

    /// A rectangle with its top-left corner at `origin`.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from its top-left corner and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// A rectangle of `size` around `center`.
    public init(center: Point, size: Size) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// A rectangle between four edges. If opposite edges cross, the side has the length zero and lies at the smaller
    /// coordinate.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// Half way between the left and right edges.
    public var midX: Double { origin.x + size.width / 2 }
    /// Half way between the top and bottom edges.
    public var midY: Double { origin.y + size.height / 2 }
    /// Extent along x.
    public var width: Double { size.width }
    /// Extent along y.
    public var height: Double { size.height }

    /// The middle of the rectangle.
    public var center: Point { Point(x: midX, y: midY) }

    /// Whether the rectangle covers no area.
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// The coordinate of one edge along its own axis.
    public subscript(edge: Edge) -> Double {
        switch edge {
        case .top: minY
        case .left: minX
        case .bottom: maxY
        case .right: maxX
        }
    }

    /// The distance from one edge outwards to the same edge of `other`; negative where that lies further in.
    public func gap(at edge: Edge, to other: Rect) -> Double {
        edge.isFar ? other[edge] - self[edge] : self[edge] - other[edge]
    }

    /// This rectangle moved by `dx` to the right and `dy` downwards.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(origin: origin.offset(x: dx, y: dy), size: size)
    }

    /// Whether `other` lies inside this rectangle, edges included.
    public func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Whether `point` lies inside this rectangle; the right and bottom edges belong to the neighbours.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
