/// A width and a height, in points. In everything that the resolver produces, both are zero or more.
public struct Size: Hashable, Sendable {
    /// Extent along x, in points.
    public var width: Double
    /// Extent along y, in points.
    public var height: Double

    /// A size of `width` by `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// This size with width and height exchanged, as after a quarter turn.
    public var transposed: Size { Size(width: height, height: width) }

    /// Whether the size is wider than it is high; a square is not.
    public var isLandscape: Bool { width > height }
}
