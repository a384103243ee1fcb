package import Geometry

/// A line of text as it is drawn, in points from the left end of its baseline; y runs down.
package struct LineDrawing: Sendable {
    /// The outlines of all glyphs that are filled with the text's colour, by the rule that counts turns (`nonzero`),
    /// and the boxes of the graphemes that the fonts have no glyph for, as wide as they were measured.
    package var outline = VectorPath()
    /// How many such boxes there are.
    package var missingGlyphs = 0
    /// The glyphs that bring their colours along.
    package var images: [Image] = []
    /// From the left end of the line to the right one, letter spacing included.
    package var width = 0.0

    package init() {}

    /// Pixels of glyphs that bring their colours along.
    package struct Image: Sendable, Hashable {
        package var frame: Rect
        /// In pixels.
        package var width: Int
        /// In pixels.
        package var height: Int
        /// Row by row from the top: alpha in the eight highest bits, then red, green and blue, each times alpha.
        package var pixels: [UInt32]
    }
}
