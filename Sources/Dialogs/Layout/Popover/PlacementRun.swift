internal import Geometry

/// One placement of a popover: its steps in order, each of which may ask to start over.
///
/// It takes a `PopoverPlacement` and gives a `PlacedPopover`. It always ends: after 50 restarts, as in Floating UI,
/// steps can no longer start over. A restart recomputes only the position and keeps the other results of the steps.
struct PlacementRun {
    private enum Step: CaseIterable {
        case offset, flip, shift, size, arrow
    }

    /// How a step changes the placement before the steps start over.
    private enum Restart {
        /// Start from the base placement at another spot.
        case at(PopoverSpot)
        /// Start from the base placement with another size.
        case sized(Size)
        /// Start from the current position.
        case here
    }

    /// A spot that flipping tried, and how far the popover overflows the padded boundary there, in points; negative
    /// values are free room.
    private struct Trial {
        var spot: PopoverSpot
        /// The overflow at the edge towards which the popover is placed.
        var main: Double
        /// The overflow at the two edges perpendicular to it; spots are compared by the first.
        var cross: (Double, Double)

        var isFitting: Bool { main <= 0 && cross.0 <= 0 && cross.1 <= 0 }
        var total: Double { max(0, main) + max(0, cross.0) + max(0, cross.1) }
    }

    private static let restartLimit = 50

    private let rules: PopoverPlacement
    private let spots: [PopoverSpot]

    private var spot: PopoverSpot
    private var frame: Rect
    private var steps: PlacedPopover.Steps

    private var trials: [Trial] = []
    private var spotIndex = 0
    private var offsetSpot: PopoverSpot?
    private var shifted = Point.zero
    private var available = Size.zero
    private var arrow: PlacedPopover.Arrow?
    /// How far the arrow moved the popover along its side to reach the anchor, in points; `nil` if it did not.
    private var arrowPull: Double?

    init(_ rules: PopoverPlacement) {
        self.rules = rules
        spots = rules.spotsToTry
        spot = rules.firstSpot
        frame = .zero
        steps = PlacedPopover.Steps(
            side: spot.side, alignment: spot.alignment, base: .zero, offset: .zero, flipped: .zero)
        frame = base(at: spot, size: rules.size)
        steps.base = frame
    }

    /// The rectangle that represents the anchor on the current side.
    private var anchor: Rect { rules.anchor(on: spot.side) }

    /// Runs the steps until none asks to start over.
    mutating func perform() {
        var restarts = 0
        while !isPassDone(countingIn: &restarts) {}
    }

    /// The result, once the steps are done.
    var placed: PlacedPopover {
        PlacedPopover(
            side: spot.side, alignment: spot.alignment, frame: frame, shifted: shifted, available: available,
            arrow: arrow, isReferenceHidden: isOutside(anchor), isEscaped: isOutside(frame), steps: steps)
    }

    /// Runs the steps once; returns false if a step asked to start over.
    private mutating func isPassDone(countingIn restarts: inout Int) -> Bool {
        for step in Step.allCases {
            guard let restart = perform(step), restarts < PlacementRun.restartLimit else { continue }
            restarts += 1
            switch restart {
            case .at(let next):
                spot = next
                frame = base(at: spot, size: frame.size)
            case .sized(let size):
                frame = base(at: spot, size: size)
            case .here:
                break
            }
            return false
        }
        return true
    }

    private mutating func perform(_ step: Step) -> Restart? {
        switch step {
        case .offset:
            moveByOffset()
            return nil
        case .flip: return rules.flips ? flip() : nil
        case .shift:
            if rules.shifts { shift() }
            return nil
        case .size: return measureRoom()
        case .arrow: return rules.arrow.flatMap { point($0) }
        }
    }

    /// The base placement: next to the anchor, and aligned with it.
    private func base(at spot: PopoverSpot, size: Size) -> Rect {
        let anchor = rules.anchor(on: spot.side)
        var origin = Point(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        let direction = alignmentDirection(of: spot)
        if spot.side.isVertical {
            origin.x += direction * (anchor.width / 2 - size.width / 2)
            origin.y = spot.side == .top ? anchor.minY - size.height : anchor.maxY
        } else {
            origin.y += direction * (anchor.height / 2 - size.height / 2)
            origin.x = spot.side == .left ? anchor.minX - size.width : anchor.maxX
        }
        return Rect(origin: origin, size: size)
    }

    /// The direction in which a spot is aligned along its side: -1 to the left or top, 1 to the right or bottom, 0 in
    /// the middle.
    private func alignmentDirection(of spot: PopoverSpot) -> Double {
        let mirror = isMirrored(spot) ? -1.0 : 1.0
        return switch spot.alignment {
        case .start: -mirror
        case .center: 0
        case .end: mirror
        }
    }

    /// Whether start is right and end is left at a spot: above and below the anchor in right-to-left layouts.
    private func isMirrored(_ spot: PopoverSpot) -> Bool { rules.isRightToLeft && spot.side.isVertical }

    private mutating func moveByOffset() {
        // The frame to which the arrow's pull was added already includes the offset.
        if arrowPull != nil, offsetSpot == spot { return }
        let outward = spot.side.outward
        let (main, cross) = (rules.offset.mainAxis, rules.offset.crossAxis * (isMirrored(spot) ? -1 : 1))
        frame = frame.offset(
            x: spot.side.isVertical ? cross : outward.x * main, y: spot.side.isVertical ? outward.y * main : cross)
        if offsetSpot == nil { steps.offset = frame }
        offsetSpot = spot
    }

    private mutating func flip() -> Restart? {
        // Flipping was decided before the arrow moved the popover.
        if arrowPull != nil { return nil }
        if rules.fallback == .firstSide { return flipAsInCSS() }
        let seen = trials + [trial()]
        guard let last = seen.last, !last.isFitting else { return nil }
        let isVertical = rules.firstSpot.side.isVertical
        if spotIndex + 1 < spots.count {
            let next = spots[spotIndex + 1]
            let isAxisSpent = seen.allSatisfy { $0.spot.side.isVertical != isVertical || $0.main > 0 }
            if next.side.isVertical == isVertical || isAxisSpent {
                spotIndex += 1
                trials = seen
                return .at(next)
            }
        }
        // No spot fits. Take the spot that does not overflow away from the anchor and overflows least along its side;
        // if there is none, the one with the least total overflow. Of equal ones, the first.
        let best = seen.filter { $0.main <= 0 }.min { $0.cross.0 < $1.cross.0 } ?? seen.min { $0.total < $1.total }
        guard let best, best.spot != spot else { return nil }
        return .at(best.spot)
    }

    /// Flips by the rules of CSS: to the next spot whose area holds the popover; if none does, back to the first spot.
    private mutating func flipAsInCSS() -> Restart? {
        guard spotIndex < spots.count, !rules.holds(frame, on: spot.side, aligned: alignmentDirection(of: spot))
        else { return nil }
        spotIndex += 1
        let next = spotIndex < spots.count ? spots[spotIndex] : spots[0]
        return next == spot ? nil : .at(next)
    }

    private func trial() -> Trial {
        let over = overflow(of: frame, padding: rules.padding)
        // First the edge beyond which a popover longer than its anchor extends; for a shorter one the other edge. A
        // centred popover counts as aligned at the right or bottom end, in either layout direction.
        let isVertical = spot.side.isVertical
        let isAtFarEnd = spot.alignment == .center || alignmentDirection(of: spot) > 0
        let isShorter = isVertical ? anchor.width > frame.width : anchor.height > frame.height
        let (near, far): (Edge, Edge) = isVertical ? (.left, .right) : (.top, .bottom)
        let first = isAtFarEnd != isShorter ? near : far
        return Trial(spot: spot, main: over[spot.side], cross: (over[first], over[first.opposite]))
    }

    private mutating func shift() {
        if arrowPull == nil { steps.flipped = frame }
        shifted =
            switch rules.fallback {
            case .leastOverflow: slideAlong()
            case .firstSide: rules.slide(of: frame, on: spot.side, aligned: alignmentDirection(of: spot))
            }
        frame = frame.offset(x: shifted.x, y: shifted.y)
    }

    /// How far the popover slides along its side. If it overflows both ends, its left or top edge is moved inside.
    private func slideAlong() -> Point {
        let over = overflow(of: frame, padding: rules.padding)
        return spot.side.isVertical
            ? Point(x: max(over.left, min(0, -over.right)), y: 0)
            : Point(x: 0, y: max(over.top, min(0, -over.bottom)))
    }

    private mutating func measureRoom() -> Restart? {
        let over = overflow(of: frame, padding: rules.padding)
        let width = frame.width - over.left - over.right
        let height = frame.height - over.top - over.bottom
        // The available room extends away from the anchor and from the aligned end; the other two edges are fixed. It
        // is limited to the padded boundary.
        let direction = alignmentDirection(of: spot)
        if spot.side.isVertical {
            available.height = min(frame.height - over[spot.side], height)
            available.width =
                rules.shifts
                ? width
                : direction == 0
                    ? frame.width - 2 * max(over.left, over.right)
                    : min(frame.width - (direction > 0 ? over.left : over.right), width)
        } else {
            available.width = min(frame.width - over[spot.side], width)
            available.height =
                rules.shifts
                ? height
                : direction == 0
                    ? frame.height - 2 * max(over.top, over.bottom)
                    : min(frame.height - (direction > 0 ? over.top : over.bottom), height)
        }
        guard rules.sizing == .limited else { return nil }
        let limited = Size(
            width: min(rules.size.width, max(0, available.width)),
            height: min(rules.size.height, max(0, available.height)))
        return limited == frame.size ? nil : .sized(limited)
    }

    private mutating func point(_ shape: PopoverArrow) -> Restart? {
        let isVertical = spot.side.isVertical
        let length = isVertical ? frame.width : frame.height
        let anchorLength = isVertical ? anchor.width : anchor.height
        let distance = isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
        // If the edge is too short, the padding shrinks so that the arrow can still move by a point in each direction.
        let padding = min(shape.padding, length / 2 - shape.width / 2 - 1)
        let last = length - shape.width - padding
        let wanted = length / 2 - shape.width / 2 + distance
        let offset = max(padding, min(wanted, last))
        // If alignment keeps the arrow from reaching a small anchor, the popover is moved to it, once.
        let isReaching = anchorLength / 2 - padding - shape.width / 2 >= 0
        let isPulling = arrow == nil && spot.alignment != .center && wanted != offset && !isReaching
        let pull = isPulling ? (wanted < padding ? wanted - padding : wanted - last) : 0
        arrow = PlacedPopover.Arrow(edge: spot.side.opposite, offset: offset, centerOffset: wanted - offset - pull)
        guard isPulling else { return nil }
        arrowPull = pull
        frame = frame.offset(x: isVertical ? pull : 0, y: isVertical ? 0 : pull)
        return .here
    }

    /// How far a rectangle overflows the boundary inset by `padding` at each edge; negative values are free room.
    private func overflow(of rect: Rect, padding: EdgeInsets) -> EdgeInsets {
        let bounds = rules.boundary
        return EdgeInsets(
            top: bounds.minY - rect.minY + padding.top, left: bounds.minX - rect.minX + padding.left,
            bottom: rect.maxY - bounds.maxY + padding.bottom, right: rect.maxX - bounds.maxX + padding.right)
    }

    /// Whether a rectangle is entirely beyond one of the boundary's edges, or only touches it from outside.
    private func isOutside(_ rect: Rect) -> Bool {
        let over = overflow(of: rect, padding: .zero)
        return over.top >= rect.height || over.bottom >= rect.height || over.left >= rect.width
            || over.right >= rect.width
    }
}
