package import Geometry

/// The parts of a window that hardware and system bars leave alone.
package enum SafeArea {
    /// The insets of a window that covers part of a screen, in points, in the window's own edges.
    ///
    /// For each edge, what is left of the screen's inset once the distance between the two edges is taken off; zero
    /// where the window stays clear of it. `window` and `screen` lie in one space, as the user sees them.
    package static func insets(of window: Rect, on screen: Rect, insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(0, insets.top - (window.minY - screen.minY)),
            left: max(0, insets.left - (window.minX - screen.minX)),
            bottom: max(0, insets.bottom - (screen.maxY - window.maxY)),
            right: max(0, insets.right - (screen.maxX - window.maxX)))
    }
}
