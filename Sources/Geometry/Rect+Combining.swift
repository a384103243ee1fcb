extension Rect {
    /// The rectangle left inside `insets`, in the same space as `self`, in points.
    ///
    /// Negative insets grow the rectangle. If opposite insets would cross, the side gets the length zero, at the point
    /// that divides the original side in the proportion of the two insets. So a size is never negative.
    public func inset(by insets: EdgeInsets) -> Rect {
        let (left, width) = Rect.shrink(width, insets.left, insets.right)
        let (top, height) = Rect.shrink(height, insets.top, insets.bottom)
        return Rect(x: minX + left, y: minY + top, width: width, height: height)
    }

    /// Returns how far the leading end of a side moves, and the length that is left: exactly zero where the insets
    /// cross.
    private static func shrink(_ side: Double, _ leading: Double, _ trailing: Double) -> (Double, Double) {
        let sum = leading + trailing
        guard sum >= side, sum > 0 else { return (leading, max(0, side - leading - trailing)) }
        return (leading * (side / sum), 0)
    }

    /// The part that both rectangles share, or nil where they share no area.
    public func intersection(_ other: Rect) -> Rect? {
        let shared = Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return shared.isEmpty ? nil : shared
    }

    /// The smallest rectangle around both rectangles.
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// This rectangle without `hole`, as at most four rectangles that neither overlap nor leave a gap: the band above,
    /// the pieces left and right of the hole, the band below. Order: top to bottom, left to right.
    ///
    /// A hole that misses the rectangle leaves it whole; one that covers it leaves nothing.
    public func subtracting(_ hole: Rect) -> [Rect] {
        guard !isEmpty else { return [] }
        guard let cut = intersection(hole) else { return [self] }
        var pieces: [Rect] = []
        pieces.reserveCapacity(4)
        if cut.minY > minY { pieces.append(Rect(minX: minX, minY: minY, maxX: maxX, maxY: cut.minY)) }
        if cut.minX > minX { pieces.append(Rect(minX: minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY)) }
        if cut.maxX < maxX { pieces.append(Rect(minX: cut.maxX, minY: cut.minY, maxX: maxX, maxY: cut.maxY)) }
        if cut.maxY < maxY { pieces.append(Rect(minX: minX, minY: cut.maxY, maxX: maxX, maxY: maxY)) }
        return pieces
    }

    /// This rectangle moved, but not resized, by the least distance that puts it inside `bounds`. If it is larger than
    /// `bounds`, it is aligned with their top and left edges.
    public func clamped(into bounds: Rect) -> Rect {
        let x = max(bounds.minX, min(minX, bounds.maxX - width))
        let y = max(bounds.minY, min(minY, bounds.maxY - height))
        return Rect(x: x, y: y, width: width, height: height)
    }
}
