import Geometry

/// Where a teaching tip stands: in the first of WinUI's thirteen placements that there is room for (TeachingTip.cpp,
/// `DetermineEffectivePlacementTargeted`). Its tail points at the middle of its target in all of them.
struct TipPlacement {
    /// Where a tip is along a side of its target.
    private enum Lean {
        case middle
        /// Towards the left or the top, with its tail at the other end; and the other way round.
        case back, forth
    }

    let placed: PlacedPopover
    /// Whether the tip is beside its target, with its tail in the middle.
    let isCentred: Bool

    /// `nil` where there is room for none.
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
            // Its tail ends in the middle of the target.
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

    /// What there is around a target, and what a tip needs of it, in points.
    private struct Room {
        /// From the target to the edges of the window, less than 0 where it reaches beyond them.
        private let around: EdgeInsets
        private let target: Size
        /// The tip with room for a tail on all sides.
        private let whole: Size
        private let tail: Double
        /// From an end of the tip to the middle of a tail there.
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

        /// From the middle of the target to the edges at both ends of a side.
        private func ends(isVertical: Bool) -> (before: Double, after: Double) {
            isVertical
                ? (around.left + target.width / 2, around.right + target.width / 2)
                : (around.top + target.height / 2, around.bottom + target.height / 2)
        }
    }
}
