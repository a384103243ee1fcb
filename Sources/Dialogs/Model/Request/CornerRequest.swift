package import Boxes
package import Geometry

/// The corner radii that a request gives.
package enum CornerRequest: Sendable, Hashable {
    /// The style's own radii.
    case own
    /// One radius for all corners, in points.
    case radius(Double)
    /// A radius for each corner, in points.
    case radii(Boxed<CornerRadii>)
    /// Concentric with the corners of the screen.
    case concentric
}
