package import Geometry

/// A display panel, in its natural position.
package struct Screen: Hashable, Sendable {
    /// Size in points in natural portrait, as the profile stores it: wider than high for desktops and televisions.
    package var size: Size
    /// Physical pixels per point; more than zero.
    package var scale: Double
    /// Radius of the panel's corners, in points; nil where no source gives it.
    package var cornerRadius: Double?
    /// Size of the panel in its own pixels, where that is known. The iPhone 6 Plus and its kin draw `scale` times
    /// `size` and shrink the picture to this.
    package var nativePixels: Size?

    package init(size: Size, scale: Double = 1, cornerRadius: Double? = nil, nativePixels: Size? = nil) {
        self.size = size
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.nativePixels = nativePixels
    }

    /// The screen as the user sees it: axes exchanged in the two landscape orientations, whatever shape is stored.
    package func bounds(in orientation: Orientation) -> Rect {
        Rect(origin: .zero, size: orientation.swapsAxes ? size.turned : size)
    }

    /// The aspect of the screen as the user sees it.
    package func aspect(in orientation: Orientation) -> Aspect { Aspect(of: bounds(in: orientation).size) }
}
