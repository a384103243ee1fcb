/// A place in a plane, in points: x grows to the right, y grows downwards.
///
/// Each function that takes or returns a point documents the plane in which it lies: the screen's, the window's or the
/// dialog's.
public struct Point: Hashable, Sendable {
    /// Distance from the left edge of the space, in points.
    public var x: Double
    /// Distance from the top edge of the space, in points.
    public var y: Double

    /// A point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of the space.
    public static let zero = Point(x: 0, y: 0)

    /// The distance to another point of the same plane, in points.
    public func distance(to other: Point) -> Double {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }

    /// The sum of both points' coordinates: `point` moved by `distance`.
    public static func + (point: Point, distance: Point) -> Point {
        Point(x: point.x + distance.x, y: point.y + distance.y)
    }

    /// The vector from `start` to `end`.
    public static func - (end: Point, start: Point) -> Point { Point(x: end.x - start.x, y: end.y - start.y) }

    /// The vector `distance`, multiplied by `factor`.
    public static func * (distance: Point, factor: Double) -> Point {
        Point(x: distance.x * factor, y: distance.y * factor)
    }

    /// The component of this vector in a direction (a vector of length 1), in points: their scalar product.
    public func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }

    /// This point moved by `dx` to the right and `dy` downwards.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Point { Point(x: x + dx, y: y + dy) }
}
