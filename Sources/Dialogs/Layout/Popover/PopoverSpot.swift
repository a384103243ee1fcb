internal import Geometry

/// One of the twelve places next to an anchor: the side of the anchor, and the alignment along that side.
struct PopoverSpot: Hashable, Sendable {
    /// The side of the anchor on which the popover lies.
    var side: Edge
    /// How the two line up along that side.
    var alignment: PopoverAlignment

    /// The spot at the same side of the anchor, aligned at the other end.
    var withOppositeAlignment: PopoverSpot { PopoverSpot(side: side, alignment: alignment.opposite) }
}
