internal import Geometry

extension PopoverPlacement {
    /// The order in which sides are tried where the preferred one is not allowed.
    ///
    /// Source: presentation-metrics popover.algorithm (a reimplementation of UIKit; Apple's own order is not
    /// published).
    private static let order: [Edge] = [.bottom, .right, .left, .top]

    /// The sides that may be used, in the order they are tried; nil where any side may be.
    private var restriction: [Edge]? {
        guard let allowedSides, !allowedSides.isEmpty else { return nil }
        return PopoverPlacement.order.filter(allowedSides.contains)
    }

    /// The spot where placing starts: the preferred one if it is allowed; otherwise the first allowed side with room
    /// for the popover between anchor and padded boundary, and where none has it the side that lacks least.
    var firstSpot: PopoverSpot {
        guard let restriction, !restriction.contains(side) else { return PopoverSpot(side: side, alignment: alignment) }
        let best = restriction.min { lack(on: $0) < lack(on: $1) } ?? side
        return PopoverSpot(side: best, alignment: alignment)
    }

    /// The spots that flipping tries in turn, the first one included.
    ///
    /// An aligned popover first tries the other end of its side. Source: Floating UI, `flip`, `flipAlignment`. Where
    /// the side across the anchor is not allowed, the allowed ones beside it are tried instead; like Floating UI's
    /// `crossAxis: 'alignment'`, only once the popover leaves the padded boundary through its own side.
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

    /// The length, in points, by which the popover is too large for the region on one side of the anchor; 0 if it fits.
    private func lack(on side: Edge) -> Double {
        let room = boundary.inset(by: padding)
        let (needed, neededAlong) = side.isVertical ? (size.height, size.width) : (size.width, size.height)
        let along = side.isVertical ? room.width : room.height
        let across =
            switch side {
            case .top: anchor.minY - room.minY
            case .left: anchor.minX - room.minX
            case .bottom: room.maxY - anchor.maxY
            case .right: room.maxX - anchor.maxX
            }
        return max(0, needed + offset.mainAxis - across) + max(0, neededAlong - along)
    }
}
