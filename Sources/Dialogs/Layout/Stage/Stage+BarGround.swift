import Devices
import Geometry

extension Stage {
    /// Whether bars reach up to the dialog's top edge, under the status bar.
    var barsReachUp: Bool { !isAppleTouch || release > .classic }

    /// Returns the ground of a bar at the top of a dialog, whose items are inset from `frame` by `insets`.
    ///
    /// The ground extends to both sides, below cut-outs and system bars there, and from iOS 7 on up to the dialog's top
    /// edge, since a bar at the top of the screen lies under the status bar (UIKit, `UIBarPosition.topAttached`).
    /// Before, the status bar is a bar of its own. A cover in the interior of the dialog has no bar beside it.
    func barGround(in frame: Rect, insets: EdgeInsets) -> Rect {
        var kept = EdgeInsets.zero
        if !barsReachUp { kept.top = insets.top }
        for region in activeRegions where region.kind == .occlusion {
            guard let cover = frame.intersection(region.frame) else { continue }
            let isInside =
                cover.minX > frame.minX && cover.minY > frame.minY && cover.maxX < frame.maxX && cover.maxY < frame.maxY
            guard isInside else { continue }
            if insets.top == cover.maxY - frame.minY { kept.top = insets.top }
            if insets.left == cover.maxX - frame.minX { kept.left = insets.left }
            if insets.right == frame.maxX - cover.minX { kept.right = insets.right }
        }
        return frame.inset(by: kept)
    }
}
