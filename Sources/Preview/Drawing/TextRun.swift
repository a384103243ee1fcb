package import Dialogs
package import Geometry
package import Typography

/// One line of text, as it is set.
package struct TextRun: Sendable {
    package var text: String
    /// Where the end of its box that `anchor` names lies, and its baseline, in points.
    package var origin: Point
    /// From the left end of its box to the right one, letter spacing included; nil where nobody has measured it.
    package var width: Double?
    /// Which end, or the middle, of its box stands at `origin`.
    package var anchor = TextBlock.Alignment.left
    /// Where its line is to stay if it is set in another font, and so in another width: against the same end, or in the
    /// middle.
    package var alignment = TextBlock.Alignment.left
    package var direction: TextDirection
    package var font: Font
    package var color: Color
    /// Whether the text, though maybe not this line of it, has characters that the fonts have no glyph for.
    package var missesGlyphs = false

    package init(text: String, origin: Point, width: Double?, direction: TextDirection, font: Font, color: Color) {
        self.text = text
        self.origin = origin
        self.width = width
        self.direction = direction
        self.font = font
        self.color = color
    }

    /// In what a text is set.
    package struct Font: Sendable {
        /// The platform's family, and after it what stands in for it, best first; the last is a generic one of CSS.
        package var families: [String]
        /// By which it is drawn here.
        package var typeface: Typeface
        /// In points.
        package var size: Double
        package var weight: TextStyle.Weight
        /// What stands behind every character that takes room, the last of a line too, in points. Widths were measured
        /// with it in the pinned fonts: a text in those is as wide as told with it.
        package var letterSpacing: Double

        package init(
            families: [String], _ typeface: Typeface = .sanFrancisco, size: Double, weight: TextStyle.Weight,
            letterSpacing: Double
        ) {
            self.families = families
            self.typeface = typeface
            self.size = size
            self.weight = weight
            self.letterSpacing = letterSpacing
        }
    }
}
