import Devices
import Geometry

extension Stage {
    /// Whether bars extend to the dialog's top edge, below the status bar.
    var barsReachUp: Bool { !isAppleTouch || release > .classic }

    /// Returns the frame of a bar's background at the top of a dialog, where the bar's items are inset from `frame` by
    /// `insets`.
    ///
    /// The background extends to both sides, below cut-outs and system bars, and from iOS 7 on up to the dialog's top
    /// edge, since a bar at the top of the screen extends below the status bar (UIKit, `UIBarPosition.topAttached`).
    /// Before iOS 7 the status bar is a separate bar. The background does not extend beside an occlusion in the
    /// dialog's interior.
    func barGround(in frame: Rect, insets: EdgeInsets) -> Rect {
        var remaining = EdgeInsets.zero
        if !barsReachUp { remaining.top = insets.top }
        for region in activeRegions where region.kind == .occlusion {
            guard let cover = frame.intersection(region.frame) else { continue }
            let isInside =
                cover.minX > frame.minX && cover.minY > frame.minY && cover.maxX < frame.maxX && cover.maxY < frame.maxY
            guard isInside else { continue }
            if insets.top == cover.maxY - frame.minY { remaining.top = insets.top }
            if insets.left == cover.maxX - frame.minX { remaining.left = insets.left }
            if insets.right == frame.maxX - cover.minX { remaining.right = insets.right }
        }
        return frame.inset(by: remaining)
    }
}
