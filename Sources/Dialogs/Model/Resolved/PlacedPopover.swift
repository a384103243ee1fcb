package import Geometry

/// Where a popover lies, and what its placement found out. Lengths are in points, in the space of the placement.
package struct PlacedPopover: Hashable, Sendable {
    /// The arrow's place on the dialog.
    package struct Arrow: Hashable, Sendable {
        /// The dialog's edge that carries the arrow: the one next to the anchor.
        package var edge: Edge
        /// From the dialog's left edge (above and below the anchor) or top edge (beside it) to the arrow's box.
        package var offset: Double
        /// How far the arrow's middle is from pointing at the anchor's middle: the place it would need less the place
        /// it has. Zero where it points there.
        package var centerOffset: Double

        package init(edge: Edge, offset: Double, centerOffset: Double) {
            self.edge = edge
            self.offset = offset
            self.centerOffset = centerOffset
        }
    }

    /// The side of the anchor on which the popover lies.
    package var side: Edge
    /// How it lines up with the anchor.
    package var alignment: PopoverAlignment
    /// The popover's box without its arrow.
    package var frame: Rect
    /// How far shifting moved it: x to the right, y downwards; zero without shifting.
    package var shifted: Point
    /// The largest width and height that the popover could take here without leaving the padded boundary. Negative by
    /// as much as it lies outside, so this is a measure and no size to draw.
    package var available: Size
    /// The arrow's place, or nil where there is no arrow.
    package var arrow: Arrow?
    /// Whether nothing of the anchor is inside the boundary; an anchor that touches it from outside is hidden.
    package var isReferenceHidden: Bool
    /// Whether nothing of the popover is inside the boundary.
    package var isEscaped: Bool
    /// The frames on the way, each of the size that the popover has in the end.
    package var steps: Steps
    /// The rules that the popover was placed by; nil for an anchor of several lines, and where it may slide no further
    /// along its anchor.
    package var rules: Rules?
    /// The side that it would be on, were it not for an element of the app that it keeps clear of; else nil.
    package var sideBeforeElements: Edge?

    /// What a popover's place depends on beside its own size.
    package struct Rules: Hashable, Sendable {
        package var anchor: Rect
        /// What it should stay inside, and how far from the edges of that.
        package var container: Rect
        package var padding: EdgeInsets
        package var flips: Bool
        package var isRightToLeft: Bool

        package init(anchor: Rect, container: Rect, padding: EdgeInsets, flips: Bool, isRightToLeft: Bool) {
            self.anchor = anchor
            self.container = container
            self.padding = padding
            self.flips = flips
            self.isRightToLeft = isRightToLeft
        }
    }

    package struct Steps: Hashable, Sendable {
        /// Where placing started: the side of the anchor, and the alignment with it.
        package var side: Edge
        package var alignment: PopoverAlignment
        /// Next to the anchor there.
        package var base: Rect
        /// Next to the anchor there, the offset away from it.
        package var offset: Rect
        /// At the side chosen, before it was shifted.
        package var flipped: Rect
    }
}
