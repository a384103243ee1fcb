package import Geometry

/// The input of a popover's placement: anchor, size, container, and the rules chosen by the caller.
///
/// All rectangles and sizes are in points, in the same space, and finite; sizes are zero or more. The result is a pure
/// function of these members.
///
/// Source: Floating UI 1.8.0 (<https://floating-ui.com/docs/middleware>), whose published semantics the steps follow in
/// this order: base placement, offset, flip, shift, size, arrow, hide. Each step has the defaults of that release, and
/// flip, shift and size share `padding`. `Tests/DialogLayoutTests/Floating` has the results of Floating UI itself.
package struct PopoverPlacement: Hashable, Sendable {
    /// Distances, in points, by which the popover is moved from its base placement.
    package struct Offset: Hashable, Sendable {
        /// Away from the anchor; negative distances move the popover over it.
        package var mainAxis = 0.0
        /// Along the side: downwards if the popover is beside the anchor, towards the trailing edge if above or below.
        package var crossAxis = 0.0
    }

    /// How the available room limits the requested size.
    package enum Sizing: Hashable, Sendable {
        /// The size is kept; the available room is only reported.
        case fixed
        /// Width and height are at most the available room, and never below zero.
        case limited
    }

    /// The rectangle that the popover points at. It may be empty, and may lie partly or wholly outside `boundary`.
    package var anchor: Rect
    /// The lines of an anchor that has several, whose bounding box is `anchor`; `nil` for a rectangle.
    package var inline: InlineAnchor?
    /// The popover's size without its arrow.
    package var size: Size
    /// The container that the popover should stay inside.
    package var boundary: Rect
    /// The preferred side of the anchor.
    package var side = Edge.bottom
    package var alignment = PopoverAlignment.center
    /// Distances from the base placement. The arrow's height is not added to them.
    package var offset = Offset()
    /// Whether the popover moves to another side or alignment if it would overflow the padded boundary.
    package var flips = true
    /// Whether the popover slides along its side as far as necessary to stay inside the padded boundary. If it is too
    /// long for that, its left or top edge takes precedence.
    package var shifts = true
    /// Distances from the edges of `boundary` that flip, shift and size keep.
    package var padding = EdgeInsets.zero
    /// The arrow; `nil` if there is none.
    package var arrow: PopoverArrow?
    /// The sides of the anchor on which the popover may lie; `nil` or an empty list leaves the choice to `side`.
    ///
    /// UIKit names arrows, not sides: an arrow that points up belongs to a popover below. If the preferred side, or the
    /// one that flipping chooses, is not in the list, the sides of the list are tried instead; a list with both changes
    /// nothing.
    package var allowedSides: [Edge]?
    /// Whether, for popovers above and below the anchor, start is right and end is left.
    package var isRightToLeft = false
    /// Whether the available room limits the size.
    package var sizing = Sizing.fixed
    /// What happens if the popover fits on no side. With `firstSide` it flips and slides as in CSS, which tries no
    /// other alignment.
    package var fallback = AnchorFallback.leastOverflow

    /// Creates a placement below the anchor, centred, without offset or arrow.
    package init(anchor: Rect, size: Size, in boundary: Rect) {
        self.anchor = anchor
        self.size = size
        self.boundary = boundary
    }

    /// The rectangle that represents the anchor for a popover on a side of it.
    package func anchor(on side: Edge) -> Rect { inline?.rect(on: side) ?? anchor }

    /// Returns the popover's placement under these rules.
    ///
    /// - Complexity: O(1); at most 50 restarts.
    package func resolved() -> PlacedPopover {
        var run = PlacementRun(self)
        run.perform()
        return run.placed
    }
}
