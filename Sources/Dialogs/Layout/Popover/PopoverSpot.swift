internal import Geometry

/// One of the twelve spots next to an anchor: a side of the anchor, and an alignment along that side.
struct PopoverSpot: Hashable, Sendable {
    /// The side of the anchor on which the popover lies.
    var side: Edge
    /// The alignment of popover and anchor along that side.
    var alignment: PopoverAlignment

    /// The spot at the same side of the anchor, aligned at the other end.
    var withOppositeAlignment: PopoverSpot { PopoverSpot(side: side, alignment: alignment.opposite) }
}
