package import Geometry

/// The parts of a window that neither hardware nor system bars cover.
package enum SafeArea {
    /// The insets of a window that covers part of a screen, in points, in the window's own edges.
    /// Returns the insets of a window that covers part of a screen, in points, for the window's own edges.
    ///
    /// Each is the screen's inset less the distance between the two edges; zero if the window stays clear of it.
    /// `window` and `screen` are in one space, as the user sees them.
    package static func insets(of window: Rect, on screen: Rect, insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(0, insets.top - (window.minY - screen.minY)),
            left: max(0, insets.left - (window.minX - screen.minX)),
            bottom: max(0, insets.bottom - (screen.maxY - window.maxY)),
            right: max(0, insets.right - (screen.maxX - window.maxX)))
    }
}
