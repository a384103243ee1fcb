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

    /// The size as it is laid out in: in whole physical pixels where `size` is that, rounded to hundredths of a point,
    /// as catalogues print it (411.43 for 1080 pixels at a scale of 2.625); else as it is.
    package var exactSize: Size {
        let grid = PixelGrid(scale: scale)
        func exact(_ length: Double) -> Double {
            let whole = grid.snap(length)
            return abs(whole - length) <= 0.005 + 1e-9 ? whole : length
        }
        return Size(width: exact(size.width), height: exact(size.height))
    }

    /// The screen as the user sees it: axes exchanged in the two landscape orientations, whatever shape is stored.
    package func bounds(in orientation: Orientation) -> Rect {
        let size = exactSize
        return Rect(origin: .zero, size: orientation.swapsAxes ? size.transposed : size)
    }

    /// The aspect of the screen as the user sees it.
    package func aspect(in orientation: Orientation) -> Aspect { Aspect(of: bounds(in: orientation).size) }
}
