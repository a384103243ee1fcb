package import Dialogs
package import Geometry
package import Typography

/// One line of text, ready to be drawn.
package struct TextRun: Sendable {
    package var text: String
    /// The point on the baseline where the side of the box that `anchor` names is, in points.
    package var origin: Point
    /// The width of the box, including letter spacing; `nil` if it was not measured.
    package var width: Double?
    /// Which side of the box, or its middle, is at `origin`.
    package var anchor = TextBlock.Alignment.left
    /// Which side of the line, or its middle, stays in place if the line is set in another font with another width.
    package var alignment = TextBlock.Alignment.left
    package var direction: TextDirection
    package var font: Font
    package var color: Color
    /// Whether the text, though perhaps not this line, has characters without a glyph in the fonts.
    package var missesGlyphs = false

    package struct Font: Sendable {
        /// The platform's family, followed by its substitutes in order of preference; the last is a generic one of CSS.
        package var families: [String]
        /// The typeface that pictures use for it.
        package var typeface = Typeface.sanFrancisco
        /// The size in points.
        package var size: Double
        package var weight: TextStyle.Weight
        /// The space after every character with a width, including the last of a line, in points. Stated widths include
        /// it, as measured in the pinned fonts.
        package var letterSpacing: Double
    }
}
