package import Geometry

/// A line of text as it is drawn, in points from the left end of its baseline; y grows downwards.
package struct LineDrawing: Sendable {
    /// The outlines of all glyphs in the text's colour, filled by the rule `nonzero`, and the boxes of the graphemes
    /// that the fonts have no glyph for, in their measured widths.
    package var outline = VectorPath()
    /// The number of such boxes.
    package var missingGlyphs = 0
    /// The glyphs that have colours of their own.
    package var images: [Image] = []
    /// The width of the line, including letter spacing.
    package var width = 0.0

    /// The pixels of glyphs that have colours of their own.
    package struct Image: Sendable, Hashable {
        package var frame: Rect
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int
        /// The pixels row by row from the top: alpha in the eight highest bits, then red, green and blue,
        /// premultiplied.
        package var pixels: [UInt32]
    }
}
