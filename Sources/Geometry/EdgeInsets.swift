/// Distances inward from the four edges of a rectangle, in points. Negative values reach outside.
public struct EdgeInsets: Hashable, Sendable {
    /// Distance inward from the top edge.
    public var top: Double
    /// Distance inward from the left edge.
    public var left: Double
    /// Distance inward from the bottom edge.
    public var bottom: Double
    /// Distance inward from the right edge.
    public var right: Double

    /// Insets of the given amounts; an edge that is not named is not inset.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// One inset on the left and right edges, and those above and below.
    package init(top: Double = 0, sides: Double, bottom: Double = 0) {
        self.init(top: top, left: sides, bottom: bottom, right: sides)
    }

    /// One inset on all four edges, in points.
    public init(all amount: Double) { self.init(top: amount, left: amount, bottom: amount, right: amount) }

    /// No inset on any edge.
    public static let zero = EdgeInsets()

    /// Sum of the left and right insets.
    public var horizontal: Double { left + right }
    /// Sum of the top and bottom insets.
    public var vertical: Double { top + bottom }

    /// The inset on one edge.
    public subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}
