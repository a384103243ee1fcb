package import Geometry

/// The screen that contains the window, for renderers that draw the whole device; in the requested space.
package struct ScreenReport: Sendable {
    /// Radius of the panel's corners, in points; `nil` if no source gives it.
    package var cornerRadius: Double?
    package var cornerCurve: CornerCurve = .circular
    /// The areas that are cut out of the panel: notches, islands, holes.
    package var cutouts: [RoundedArea] = []
    /// The home indicator, the bar by which the user leaves the app; `nil` if there is none.
    package var homeIndicator: Rect?
}

/// A rectangle with rounded corners.
package struct RoundedArea: Sendable, Hashable {
    package var frame: Rect
    package var radii: CornerRadii
}

/// The sizes of a web page with all of the browser's toolbars shown, with none, and at the moment: `svw` and `svh`,
/// `lvh`, `dvh` of CSS Values 4.
package struct Viewports: Sendable, Hashable {
    package var small: Size
    package var large: Size
    package var dynamic: Size
}
