package import Geometry

/// The parts of a window that neither hardware nor system bars cover.
package enum SafeArea {
    /// The insets of a window that covers part of a screen, in points, for the window's own edges.
    ///
    /// Each is the screen's inset minus the distance between the two edges, or zero if the window does not reach into
    /// the inset. `window` and `screen` have the same coordinate space, as the user sees it.
    package static func insets(of window: Rect, on screen: Rect, insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(0, insets.top - (window.minY - screen.minY)),
            left: max(0, insets.left - (window.minX - screen.minX)),
            bottom: max(0, insets.bottom - (screen.maxY - window.maxY)),
            right: max(0, insets.right - (screen.maxX - window.maxX)))
    }
}
