package import Geometry

/// The screen that a window is on, for whoever draws the whole device; in the space that the request asked for.
package struct ScreenReport: Sendable {
    /// Radius of the panel's corners, in points; nil where no source gives it.
    package var cornerRadius: Double?
    package var cornerCurve: CornerCurve
    /// What is missing of the panel: notches, islands, holes.
    package var cutouts: [RoundedArea]
    /// The bar by which the user leaves the app; nil where there is none.
    package var homeIndicator: Rect?

    /// Of a screen that nobody wants to know of.
    static let nothing = ScreenReport()

    package init(
        cornerRadius: Double? = nil, cornerCurve: CornerCurve = .circular, cutouts: [RoundedArea] = [],
        homeIndicator: Rect? = nil
    ) {
        self.cornerRadius = cornerRadius
        self.cornerCurve = cornerCurve
        self.cutouts = cutouts
        self.homeIndicator = homeIndicator
    }
}

/// A rectangle with corners.
package struct RoundedArea: Sendable, Hashable {
    package var frame: Rect
    package var radii: CornerRadii

    package init(frame: Rect, radii: CornerRadii) {
        self.frame = frame
        self.radii = radii
    }
}

/// The sizes of a page while a browser shows all around it, nothing, and as at the moment: `svw` and `svh`, `lvh`,
/// `dvh` of CSS Values 4.
package struct Viewports: Sendable, Hashable {
    package var small: Size
    package var large: Size
    package var dynamic: Size
}
