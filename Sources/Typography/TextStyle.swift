/// The style of a text: the system's sans serif in a size and weight, with a line height.
package struct TextStyle: Hashable, Sendable {
    /// The weights for which the advance table has data.
    package enum Weight: String, Hashable, Sendable, CaseIterable {
        case regular, medium, semibold, bold
    }

    /// The size of the font, in points; zero or more and finite.
    package var size: Double
    /// How heavy the strokes are.
    package var weight: Weight
    /// The letter spacing that the type scale of a platform specifies, in em. San Francisco's depends on the size
    /// instead (``Tracking``).
    package var spacing: Float = 0
    /// The distance from one line's top to the next one's, in points; zero or more and finite.
    package var lineHeight: Double

    /// Makes a style of `size` points. Without a `lineHeight` it has the font's natural one.
    ///
    /// A value that is negative or not finite counts as zero, so that no measured value is ever NaN.
    package init(size: Double, weight: Weight = .regular, lineHeight: Double? = nil) {
        let size = TextStyle.sane(size)
        self.size = size
        self.weight = weight
        self.lineHeight = TextStyle.sane(lineHeight ?? size * TextStyle.lineHeightPerSize)
    }

    /// The natural line height of San Francisco for a size of one point: 1.193359.
    ///
    /// Source: heights of labels in public storyboards, 17 pt giving 20.287 and 13 pt giving 15.514; it is (ascent +
    /// descent) of SF Pro, 0.952148 + 0.241211.
    package static let lineHeightPerSize = 1.193359

    /// The ascent of San Francisco for a size of one point: 0.952148 (1950 of 2048 units).
    package static let ascentPerSize = 0.952148

    /// The distance from the baseline up to the top of the font's own line, in points.
    package var ascent: Double { size * TextStyle.ascentPerSize }

    /// The distance from the top of a line to its baseline, in points: the ascent, plus half of the difference between
    /// the line height and the font's natural one.
    package var baseline: Double { ascent + (lineHeight - size * TextStyle.lineHeightPerSize) / 2 }

    /// The height of `count` lines, in points.
    package func height(ofLines count: Int) -> Double { Double(max(0, count)) * lineHeight }

    private static func sane(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
}
