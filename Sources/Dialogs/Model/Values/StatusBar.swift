package import Geometry

/// The system's bar of time, signal and battery.
package struct StatusBar: Sendable, Hashable {
    /// The colour of the status bar's text, or that the bar is hidden.
    package enum Style: String, Sendable, CaseIterable {
        /// White, for what is dark below.
        case light
        /// Black, for what is light below.
        case dark
        /// Nothing.
        case hidden
    }

    /// Without height where it is hidden.
    package var frame: Rect
    package var style: Style

    package init(frame: Rect, style: Style) {
        self.frame = frame
        self.style = style
    }
}
