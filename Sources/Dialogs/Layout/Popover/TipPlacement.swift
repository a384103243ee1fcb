import Geometry

/// A teaching tip's position: the first of WinUI's thirteen placements with enough room (TeachingTip.cpp,
/// `DetermineEffectivePlacementTargeted`). In all of them its tail points at the middle of its target.
struct TipPlacement {
    /// The alignment of a tip along a side of its target.
    private enum Lean {
        case middle
        /// `back` extends to the left or the top, with the tail at the tip's other end; `forth` is the opposite.
        case back, forth
    }

    let placed: PlacedPopover
    /// Whether the tip is centred at its target, with its tail in the middle of its edge.
    let isCentred: Bool

    /// Places the tip; `nil` if no placement has enough room.
    init?(_ rules: PopoverPlacement) {
        let room = Room(rules)
        let allowed = rules.allowedSides ?? []
        let first = rules.side
        let all = [first, first.opposite] + (first.isVertical ? [.left, .right] : [.top, .bottom])
        let sides = allowed.isEmpty ? all : all.filter(allowed.contains)
        let leaning = sides.flatMap { side in [Lean.back, .forth].map { (side, $0) } }
        let spot = (sides.map { ($0, Lean.middle) } + leaning).first { room.holdsTip(on: $0.0, $0.1) }
        guard spot != nil || allowed.isEmpty && room.holdsTipOverTarget else { return nil }
        var rules = rules
        rules.flips = false
        rules.shifts = false
        rules.side = spot?.0 ?? .top
        rules.allowedSides = nil
        rules.alignment = .center
        isCentred = spot?.1 == .middle
        guard let (side, lean) = spot else {
            // The tail ends in the middle of the target.
            rules.offset.mainAxis -= rules.anchor.height / 2
            placed = rules.resolved()
            return
        }
        if lean != .middle {
            let isReversed = side.isVertical && rules.isRightToLeft
            let length = side.isVertical ? rules.anchor.width : rules.anchor.height
            let shift = (length / 2 - room.tailFromEnd) * (lean == .forth ? 1 : -1)
            rules.alignment = (lean == .forth) != isReversed ? .start : .end
            rules.offset.crossAxis = isReversed ? -shift : shift
        }
        placed = rules.resolved()
    }

    /// The room around a target, and the tip's measures, in points.
    private struct Room {
        /// The distances from the target to the edges of the window; negative where the target extends beyond them.
        private let around: EdgeInsets
        private let target: Size
        /// The tip's size with room for a tail on all sides.
        private let whole: Size
        private let tail: Double
        /// The distance from an end of the tip to the middle of a tail at that end.
        let tailFromEnd: Double

        init(_ rules: PopoverPlacement) {
            let (anchor, room) = (rules.anchor, rules.boundary.inset(by: rules.padding))
            around = EdgeInsets(
                top: anchor.minY - room.minY, left: anchor.minX - room.minX, bottom: room.maxY - anchor.maxY,
                right: room.maxX - anchor.maxX)
            target = anchor.size
            tail = rules.arrow?.height ?? 0
            whole = Size(width: rules.size.width + 2 * tail, height: rules.size.height + 2 * tail)
            tailFromEnd = rules.arrow.map { $0.padding + $0.width / 2 } ?? 0
        }

        /// Whether a tip fits on a side of its target.
        func holdsTip(on side: Edge, _ lean: Lean) -> Bool {
            let across = tail + (side.isVertical ? whole.height : whole.width)
            guard around[side] >= max(0, across) else { return false }
            let (before, after) = ends(isVertical: side.isVertical)
            let length = side.isVertical ? whole.width : whole.height
            guard before >= 0, after >= 0 else { return false }
            return switch lean {
            case .middle: length / 2 <= min(before, after)
            case .back: length - tail - tailFromEnd <= before && tailFromEnd <= after
            case .forth: length - tail - tailFromEnd <= after && tailFromEnd <= before
            }
        }

        /// Whether a tip fits above the middle of its target.
        var holdsTipOverTarget: Bool {
            let (left, right) = ends(isVertical: true)
            let (top, bottom) = ends(isVertical: false)
            return whole.height + tail <= top && bottom >= 0 && whole.width / 2 <= min(left, right)
        }

        /// The distances from the middle of the target to the window's edges in both directions along a side.
        private func ends(isVertical: Bool) -> (before: Double, after: Double) {
            isVertical
                ? (around.left + target.width / 2, around.right + target.width / 2)
                : (around.top + target.height / 2, around.bottom + target.height / 2)
        }
    }
}
