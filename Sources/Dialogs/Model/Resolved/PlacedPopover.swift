package import Geometry

/// The resolved placement of a popover. Lengths are in points, in the coordinate space of the placement.
package struct PlacedPopover: Hashable, Sendable {
    /// The arrow's position on the dialog.
    package struct Arrow: Hashable, Sendable {
        /// The dialog's edge that carries the arrow: the one next to the anchor.
        package var edge: Edge
        /// The distance from the dialog's left edge (above or below the anchor) or top edge (beside it) to the arrow's
        /// box, in points.
        package var offset: Double
        /// The distance by which the arrow's middle misses the anchor's middle, in points: the required position minus
        /// the actual one. Zero if it points there.
        package var centerOffset: Double
    }

    /// The side of the anchor on which the popover is.
    package var side: Edge
    /// How the popover is aligned with the anchor.
    package var alignment: PopoverAlignment
    /// The popover's box, without its arrow.
    package var frame: Rect
    /// How far the popover was shifted: x to the right, y downwards; zero if it was not.
    package var shifted: Point
    /// The largest width and height that the popover could have here without leaving the padded boundary. Negative by
    /// as much as the popover is outside: a measure, not a size to draw.
    package var available: Size
    /// The arrow's position; `nil` if there is no arrow.
    package var arrow: Arrow?
    /// Whether no part of the anchor is inside the boundary; an anchor that only touches it from outside is hidden.
    package var isReferenceHidden: Bool
    /// Whether no part of the popover is inside the boundary.
    package var isEscaped: Bool
    /// The frames after each step of the placement, all of the popover's final size.
    package var steps: Steps
    /// The rules by which the popover was placed; `nil` for an anchor of several lines, and if the popover must not
    /// slide further along its anchor.
    package var rules: Rules?
    /// The side that the popover was moved away from to keep clear of an element of the app; `nil` if it was not.
    package var sideBeforeElements: Edge?

    /// The values that a popover's placement depends on, apart from its own size.
    package struct Rules: Hashable, Sendable {
        package var anchor: Rect
        /// The boundary that the popover should stay inside, and the distance to keep from its edges.
        package var container: Rect
        package var padding: EdgeInsets
        package var flips: Bool
        package var isRightToLeft: Bool
    }

    package struct Steps: Hashable, Sendable {
        /// The side of the anchor, and the alignment with it, that the placement started from.
        package var side: Edge
        package var alignment: PopoverAlignment
        /// The frame next to the anchor on that side.
        package var base: Rect
        /// Next to the anchor there, the offset away from it.
        package var offset: Rect
        /// The frame on the final side, before it was shifted.
        package var flipped: Rect
    }
}
