package import Boxes
package import Geometry

/// How round the corners of a dialog are to be.
package enum CornerRequest: Sendable, Hashable {
    /// As the style has them.
    case own
    /// All alike, in points.
    case radius(Double)
    /// Each by itself.
    case radii(Boxed<CornerRadii>)
    /// About the same centres as the corners of the screen.
    case concentric
}
