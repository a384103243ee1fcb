internal import Geometry

extension PopoverPlacement {
    /// The order in which sides are tried if the preferred one is not allowed.
    ///
    /// Source: presentation-metrics popover.algorithm (a reimplementation of UIKit; Apple's own order is not
    /// published).
    private static let order: [Edge] = [.bottom, .right, .left, .top]

    /// The allowed sides in the order in which they are tried; `nil` if all are allowed.
    private var restriction: [Edge]? {
        guard let allowedSides, !allowedSides.isEmpty else { return nil }
        return PopoverPlacement.order.filter(allowedSides.contains)
    }

    /// The spot at which the placement starts: the preferred one if it is allowed; else the first allowed side that has
    /// room for the popover between anchor and padded boundary; else the allowed side that is short of room by the
    /// least.
    var firstSpot: PopoverSpot {
        guard let restriction, !restriction.contains(side) else { return PopoverSpot(side: side, alignment: alignment) }
        let best = restriction.min { lack(on: $0) < lack(on: $1) } ?? side
        return PopoverSpot(side: best, alignment: alignment)
    }

    /// The spots that flipping tries in turn, including the first one.
    ///
    /// An aligned popover first tries the other end of its side (Floating UI, `flip`, `flipAlignment`). If the opposite
    /// side is not allowed, the allowed adjacent sides are tried instead, but only if the popover overflows the padded
    /// boundary away from the anchor, as with Floating UI's `crossAxis: 'alignment'`.
    var spotsToTry: [PopoverSpot] {
        let first = firstSpot
        func ends(of side: Edge) -> [PopoverSpot] {
            let spot = PopoverSpot(side: side, alignment: alignment)
            return alignment == .center || fallback == .firstSide ? [spot] : [spot, spot.withOppositeAlignment]
        }
        let opposite = first.side.opposite
        guard let restriction, !restriction.contains(opposite) else { return ends(of: first.side) + ends(of: opposite) }
        let beside = restriction.filter { $0.isVertical != first.side.isVertical }
        let turned = beside.map { PopoverSpot(side: $0, alignment: alignment) }
        let hasOneEnd = alignment == .center || fallback == .firstSide
        return ends(of: first.side) + turned + (hasOneEnd ? [] : turned.map(\.withOppositeAlignment))
    }

    /// By how much the popover is too large for the region on one side of the anchor, in points; 0 if it fits.
    private func lack(on side: Edge) -> Double {
        let room = boundary.inset(by: padding)
        let (needed, neededAlong) = side.isVertical ? (size.height, size.width) : (size.width, size.height)
        let along = side.isVertical ? room.width : room.height
        let across = anchor.gap(at: side, to: room)
        return max(0, needed + offset.mainAxis - across) + max(0, neededAlong - along)
    }
}
