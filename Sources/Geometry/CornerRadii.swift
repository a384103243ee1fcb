/// The radii of a rectangle's four corners, in points, each zero or more.
public struct CornerRadii: Hashable, Sendable {
    /// Radius of the top-left corner.
    public var topLeft: Double
    /// Radius of the top-right corner.
    public var topRight: Double
    /// Radius of the bottom-right corner.
    public var bottomRight: Double
    /// Radius of the bottom-left corner.
    public var bottomLeft: Double

    /// Corners with radii of their own; a corner that is not named is square.
    public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// One radius in every corner, in points.
    public init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Whether all four radii are equal.
    public var areAlike: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

    /// The four radii in the order in which they are written: top left, top right, bottom right, bottom left.
    package var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Returns radii that `combine` makes, corner by corner, of the radius here and the one in `other`.
    @inlinable package func combined(with other: CornerRadii, _ combine: (Double, Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: combine(topLeft, other.topLeft), topRight: combine(topRight, other.topRight),
            bottomRight: combine(bottomRight, other.bottomRight), bottomLeft: combine(bottomLeft, other.bottomLeft))
    }

    /// Square corners.
    public static let zero = CornerRadii()

    /// These radii, all scaled down alike until neighbours fit beside each other on every side of `size`.
    ///
    /// Infinite radii count as equal and huge, so the ends become as round as the size allows. NaN counts as zero.
    ///
    /// Source: CSS Backgrounds and Borders 3, §5.5 (corner overlap).
    public func fitted(to size: Size) -> CornerRadii {
        func finite(_ radius: Double) -> Double { radius.isNaN ? 0 : min(radius, 1e300) }
        let (topLeft, topRight) = (finite(topLeft), finite(topRight))
        let (bottomLeft, bottomRight) = (finite(bottomLeft), finite(bottomRight))
        var factor = 1.0
        func fit(_ pair: Double, into side: Double) { if pair > side { factor = min(factor, side / pair) } }
        fit(topLeft + topRight, into: size.width)
        fit(bottomLeft + bottomRight, into: size.width)
        fit(topLeft + bottomLeft, into: size.height)
        fit(topRight + bottomRight, into: size.height)
        guard factor < 1 else {
            return CornerRadii(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
        }
        return CornerRadii(
            topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
            bottomLeft: bottomLeft * factor)
    }
}
