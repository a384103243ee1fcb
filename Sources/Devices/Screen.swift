package import Geometry

/// A display panel in its natural position.
package struct Screen: Hashable, Sendable {
    /// The size in points in natural portrait, as the profile stores it. For desktops and televisions it is wider than
    /// high.
    package var size: Size
    /// The number of physical pixels per point; more than zero.
    package var scale: Double
    /// The radius of the panel's corners, in points; `nil` if no source gives it.
    package var cornerRadius: Double?
    /// The size of the panel in its own pixels, if it is known. The iPhone 6 Plus and similar models draw a picture of
    /// `scale` times `size` pixels and scale it down to this size.
    package var nativePixels: Size?

    package init(size: Size, scale: Double = 1, cornerRadius: Double? = nil, nativePixels: Size? = nil) {
        self.size = size
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.nativePixels = nativePixels
    }

    /// The size for layouts. Catalogues print sizes rounded to hundredths of a point, such as 411.43 for 1080 pixels at
    /// a scale of 2.625. If `size` is such a rounded value, this is the exact size of a whole number of pixels;
    /// otherwise it is `size`.
    package var exactSize: Size {
        let grid = PixelGrid(scale: scale)
        func exact(_ length: Double) -> Double {
            let whole = grid.snap(length)
            return abs(whole - length) <= 0.005 + 1e-9 ? whole : length
        }
        return Size(width: exact(size.width), height: exact(size.height))
    }

    /// The screen as the user sees it: in both landscape orientations width and height are exchanged, even if the
    /// stored size is wider than high.
    package func bounds(in orientation: Orientation) -> Rect {
        let size = exactSize
        return Rect(origin: .zero, size: orientation.swapsAxes ? size.transposed : size)
    }

    /// The aspect of the screen as the user sees it.
    package func aspect(in orientation: Orientation) -> Aspect { Aspect(of: bounds(in: orientation).size) }
}
