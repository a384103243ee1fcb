package import Geometry

/// What decides where a popover lies: anchor, size and container, and the rules the caller chose.
///
/// All rectangles and sizes are in points, in one and the same space, and finite; sizes are zero or more. The answer is
/// a pure function of these members.
///
/// Source: Floating UI 1.8.0 (<https://floating-ui.com/docs/middleware>), whose published semantics the steps follow in
/// this order: base placement, offset, flip, shift, size, arrow, hide. Each step runs with that release's defaults, and
/// flip, shift and size share `padding`. `Tests/DialogLayoutTests/Floating` holds its own answers.
package struct PopoverPlacement: Hashable, Sendable {
    /// Distances by which the popover leaves its base placement, in points.
    package struct Offset: Hashable, Sendable {
        /// Away from the anchor; negative moves over it.
        package var mainAxis: Double
        /// Along the side: downwards beside the anchor; above and below it towards the trailing edge.
        package var crossAxis: Double

        package init(mainAxis: Double = 0, crossAxis: Double = 0) {
            self.mainAxis = mainAxis
            self.crossAxis = crossAxis
        }
    }

    /// What becomes of the size that was asked for.
    package enum Sizing: Hashable, Sendable {
        /// It stands; the room there is, is only reported.
        case fixed
        /// Width and height are at most the room there is, never below zero.
        case limited
    }

    /// What the popover points at. It may have no extent, and may lie partly or wholly outside `boundary`.
    package var anchor: Rect
    /// The lines of an anchor that has several, whose bounds `anchor` is; nil for one that is a rectangle.
    package var inline: InlineAnchor?
    /// The popover's size without its arrow.
    package var size: Size
    /// What the popover should stay inside: the container.
    package var boundary: Rect
    /// The side of the anchor that is preferred.
    package var side = Edge.bottom
    /// The alignment that is preferred.
    package var alignment = PopoverAlignment.center
    /// Distances from the base placement. The arrow adds nothing to them.
    package var offset = Offset()
    /// Whether the popover goes to another side or alignment where it would leave the padded boundary.
    package var flips = true
    /// Whether the popover slides along its side as far as keeps it inside the padded boundary. Where it is too long
    /// for that, its left or top edge wins.
    package var shifts = true
    /// Distances inward from the edges of `boundary` that flip, shift and size keep clear: 10 pt by default. Source:
    /// presentation-metrics popover.margins.
    package var padding = EdgeInsets(all: 10)
    /// The arrow, or nil where there is none.
    package var arrow: PopoverArrow?
    /// The sides of the anchor on which the popover may lie; nil, or none at all, leaves the choice to `side`.
    ///
    /// UIKit names arrows, not sides: an arrow that points up belongs to a popover below. Where a side that is wanted
    /// is not among them, be it the preferred one or the one that flipping turns to, the others step in; sides that
    /// exclude neither change nothing.
    package var allowedSides: [Edge]?
    /// Whether start and end above and below the anchor are right and left.
    package var isRightToLeft = false
    /// Whether the size gives way.
    package var sizing = Sizing.fixed
    /// What becomes of it where it fits on no side. With `firstSide` it turns and slides as CSS has it, which tries no
    /// other alignment.
    package var fallback = AnchorFallback.leastOverflow

    /// A placement below the anchor, centred, without offset or arrow.
    package init(anchor: Rect, size: Size, in boundary: Rect) {
        self.anchor = anchor
        self.size = size
        self.boundary = boundary
    }

    /// What stands for the anchor where the popover stands on a side of it.
    package func anchor(on side: Edge) -> Rect { inline?.rect(on: side) ?? anchor }

    /// Where the popover lies under these rules.
    ///
    /// - Complexity: O(1); the steps start over at most 50 times.
    package func resolved() -> PlacedPopover {
        var run = PlacementRun(self)
        run.perform()
        return run.placed
    }
}
