/// The arrow of a popover: a triangle whose base lies on the dialog's edge and whose tip points at the anchor.
///
/// It rotates with the side: its base is always along the dialog's edge, so beside an anchor its box is `height` wide
/// and `width` high.
package struct PopoverArrow: Hashable, Sendable {
    /// Length of the base, along the dialog's edge, in points, zero or more.
    package var width: Double
    /// Distance from the base to the tip, across the dialog's edge, in points, zero or more.
    package var height: Double
    /// Least distance from the arrow's box to either end of its edge, in points; reduced if the edge is too short for
    /// it.
    package var padding = 0.0
    /// Whether the tip is rounded and the base blends into the edge.
    package var isRounded = false
}
