import Devices
import Geometry

// The height of a popover that overlaps the unsafe bands of its window.
extension AnchoredPlacement {
    /// Places the popover with `chosen`, and then makes it as high as its content plus the unsafe bands that it
    /// overlaps at that place. Its measured height still included the bands of another place.
    func roomy(_ placement: PopoverPlacement, of measured: Measured) -> PlacedPopover {
        var placement = placement
        var placed = chosen(placement, of: measured)
        // A popover without content has its own height, of which bands are a part.
        guard !isHeightGiven, measured.content != nil, let most = measured.sides?.height.room else { return placed }
        // There are no bands beyond the window: a popover overlaps them at most by their extent inside the window.
        let whole = stage.unsafeInsets(of: stage.window)
        // The room above a bar, and that below the last part, exist with or without a band.
        func bands(of frame: Rect) -> Double {
            let (bands, content) = (measured.bands(at: frame), measured.content)
            return max(min(bands.top, whole.top), content?.barTop ?? 0)
                + max(min(bands.bottom, whole.bottom), content?.foot ?? 0)
        }
        let known = bands(of: measured.rest)
        for _ in Edge.allCases {
            let more = bands(of: placed.frame) - known
            let height = min(stage.grid.roundUp(measured.size.height + more), most, measured.limits.height.upperBound)
            // If it is already lower than requested, there is no room to grow.
            guard height > placement.size.height, placed.frame.height >= placement.size.height - 1e-6 else { break }
            placement.size.height = height
            placed = chosen(placement, of: measured)
        }
        return placed
    }
}
