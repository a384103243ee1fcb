package import Geometry

/// A line of text as it is drawn, in points from the left end of its baseline; y grows downwards.
package struct LineDrawing: Sendable {
    /// The outlines of all glyphs that have the text's colour, filled by the rule `nonzero`. A grapheme without a glyph
    /// is a box as wide as it was measured.
    package var outline = VectorPath()
    /// The number of graphemes drawn as such boxes.
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
