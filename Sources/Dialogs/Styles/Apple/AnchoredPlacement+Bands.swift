import Devices
import Geometry

// The height of a popover that reaches into the bands of its window.
extension AnchoredPlacement {
    /// The popover as `chosen` places it, as high as its content and the bands that it reaches into there. The height
    /// that was measured has the bands of another place.
    func roomy(_ placement: PopoverPlacement, of measured: Measured) -> PlacedPopover {
        var placement = placement
        var placed = chosen(placement, of: measured)
        guard !isHeightGiven, let most = measured.sides?.height.room else { return placed }
        // Beyond the window there are no bands: a popover reaches no further into them than the window does.
        let whole = stage.unsafeInsets(of: stage.window)
        // The room of a bar's top and below the last part is there with or without a band.
        func bands(of frame: Rect) -> Double {
            let (bands, content) = (measured.bands(at: frame), measured.content)
            return max(min(bands.top, whole.top), content?.barTop ?? 0)
                + max(min(bands.bottom, whole.bottom), content?.foot ?? 0)
        }
        let known = bands(of: measured.rest)
        for _ in Edge.allCases {
            let more = bands(of: placed.frame) - known
            let height = min(
                stage.grid.roundUp(measured.size.height + more), most, measured.limits.height.upperBound)
            // Where it is less high than it asked for, there is no room.
            guard height > placement.size.height, placed.frame.height >= placement.size.height - 1e-6 else { break }
            placement.size.height = height
            placed = chosen(placement, of: measured)
        }
        return placed
    }
}
