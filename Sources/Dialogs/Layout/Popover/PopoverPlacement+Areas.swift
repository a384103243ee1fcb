internal import Geometry

// Placement by CSS: a box is aligned in one area of the grid that its anchor and its container define.
//
// Source: CSS Anchor Positioning, level 1: `position-area`, `position-try-fallbacks`; CSS Box Alignment, level 3:
// overflow alignment of absolutely positioned boxes. `Tests/DialogLayoutTests/AnchorPositioning` has a browser's
// results.
extension PopoverPlacement {
    /// An interval along one axis, in points.
    private struct Stretch {
        var low: Double
        var high: Double

        var length: Double { high - low }

        func union(_ other: Stretch) -> Stretch { Stretch(low: min(low, other.low), high: max(high, other.high)) }

        /// How far this interval has to move to lie within another; if it is too long for that, its start is moved to
        /// the start of the other.
        func slide(into limits: Stretch, startsHigh: Bool) -> Double {
            if length > limits.length { return startsHigh ? limits.high - high : limits.low - low }
            return max(limits.low - low, min(0, limits.high - high))
        }
    }

    /// Whether a popover fits into the area on a side of its anchor. A popover that is centred along that side fits if
    /// it is short enough, since it can slide.
    ///
    /// - Parameters:
    ///   - frame: The popover beside the anchor, with the offset of these rules, in their space.
    ///   - direction: The alignment along the side: -1 at its left or top end, 1 at the other end, 0 in its middle.
    func holds(_ frame: Rect, on side: Edge, aligned direction: Double) -> Bool {
        let isVertical = side.isVertical
        let (main, along) = (margin(of: frame, on: side), stretch(of: frame, vertical: !isVertical))
        let (area, areaAlong) = (area(on: side), area(along: side, aligned: direction))
        // Popover and area both begin at the anchor, so that only the popover's other end may overflow.
        guard side.isFar ? main.high <= area.high : main.low >= area.low else { return false }
        if direction == 0 { return along.length <= areaAlong.length }
        return direction < 0 ? along.high <= areaAlong.high : along.low >= areaAlong.low
    }

    /// The translation, in points, that keeps a popover inside its area and its container together; it also changes the
    /// distance from the anchor.
    func slide(of frame: Rect, on side: Edge, aligned direction: Double) -> Point {
        let isVertical = side.isVertical
        func limits(_ area: Stretch, vertical: Bool) -> Stretch { area.union(stretch(of: room, vertical: vertical)) }
        let main = margin(of: frame, on: side).slide(
            into: limits(area(on: side), vertical: isVertical), startsHigh: !isVertical && isRightToLeft)
        let along = stretch(of: frame, vertical: !isVertical).slide(
            into: limits(area(along: side, aligned: direction), vertical: !isVertical),
            startsHigh: isVertical && isRightToLeft)
        return isVertical ? Point(x: along, y: main) : Point(x: main, y: along)
    }

    private var room: Rect { boundary.inset(by: padding) }

    private func stretch(of rect: Rect, vertical: Bool) -> Stretch {
        vertical ? Stretch(low: rect.minY, high: rect.maxY) : Stretch(low: rect.minX, high: rect.maxX)
    }

    /// The extent of a popover perpendicular to the anchor's side, including its distance from the anchor.
    private func margin(of frame: Rect, on side: Edge) -> Stretch {
        var margin = stretch(of: frame, vertical: side.isVertical)
        if side.isFar { margin.low -= offset.mainAxis } else { margin.high += offset.mainAxis }
        return margin
    }

    /// The extent of the area perpendicular to the side: from the anchor to the container's edge, or to the anchor's
    /// far edge if that lies beyond.
    private func area(on side: Edge) -> Stretch {
        let own = stretch(of: anchor(on: side), vertical: side.isVertical)
        let all = own.union(stretch(of: room, vertical: side.isVertical))
        return side.isFar ? Stretch(low: own.high, high: all.high) : Stretch(low: all.low, high: own.low)
    }

    /// The extent of the area along the side: all of it, or from the end of the anchor at which the popover is aligned.
    private func area(along side: Edge, aligned direction: Double) -> Stretch {
        let own = stretch(of: anchor(on: side), vertical: !side.isVertical)
        let all = own.union(stretch(of: room, vertical: !side.isVertical))
        return Stretch(low: direction < 0 ? own.low : all.low, high: direction > 0 ? own.high : all.high)
    }
}
