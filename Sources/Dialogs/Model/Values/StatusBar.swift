package import Geometry

/// The system's status bar: time, signal and battery.
package struct StatusBar: Sendable, Hashable {
    /// The colour of the status bar's text, or that the bar is hidden.
    package enum Style: String, Sendable, CaseIterable {
        /// White text, for a dark background.
        case light
        /// Black text, for a light background.
        case dark
        /// The bar is not drawn.
        case hidden
    }

    /// The frame; its height is zero if the bar is hidden.
    package var frame: Rect
    package var style: Style
}
