import Geometry

/// The box that is drawn for a grapheme without a glyph: as wide as the grapheme was measured, and as high as an
/// ideograph.
enum MissingGlyph {
    /// The distances from the baseline up to the top of an ideograph, and down to its bottom, in em.
    ///
    /// Source: Noto Sans CJK 2.004, table BASE: the ideographs' own edges, icft 834 and icfb -74 of 1,000.
    private static let top = 0.834
    private static let bottom = 0.074

    /// The box of a grapheme in a line, in points from the start of the line's baseline.
    static func box(x: Double, width: Double, size: Double) -> Rect {
        Rect(x: x, y: -top * size, width: width, height: (top + bottom) * size)
    }

    /// The outline of a frame just inside the box, with a small gap to its neighbours, to be filled by the rule
    /// `nonzero`.
    static func outline(_ box: Rect, size: Double) -> [VectorPath.Element] {
        let stroke = max(0.5, size / 18)
        let outer = Rect(x: box.minX + stroke, y: box.minY, width: max(0, box.width - 2 * stroke), height: box.height)
        let inner = Rect(
            x: outer.minX + stroke, y: outer.minY + stroke, width: outer.width - 2 * stroke,
            height: outer.height - 2 * stroke)
        guard inner.width > 0, inner.height > 0 else { return VectorPath(rectangle: outer).elements }
        func corner(_ x: Double, _ y: Double) -> VectorPath.Element { .line(Point(x: x, y: y)) }
        // The hole runs in the opposite direction.
        return VectorPath(rectangle: outer).elements + [
            .move(inner.origin), corner(inner.minX, inner.maxY), corner(inner.maxX, inner.maxY),
            corner(inner.maxX, inner.minY), .close,
        ]
    }
}
