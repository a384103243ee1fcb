/// The face in which a text is set: the system's sans serif at a size and weight, with the height of a line.
package struct TextStyle: Hashable, Sendable {
    /// The weights that the advance table knows.
    package enum Weight: String, Hashable, Sendable, CaseIterable {
        case regular, medium, semibold, bold
    }

    /// Size of the font, in points; zero or more and finite.
    package var size: Double
    /// How heavy the strokes are.
    package var weight: Weight
    /// What a system's scale of type asks for behind each character, in em; San Francisco's follows from its size
    /// (``Tracking``).
    package var spacing: Float = 0
    /// Distance from one line's top to the next one's, in points; zero or more and finite.
    package var lineHeight: Double

    /// A style of `size` points. Without a `lineHeight` it has the font's own.
    ///
    /// A value that is negative or not finite counts as zero, so nothing measured in a style is ever NaN.
    package init(size: Double, weight: Weight = .regular, lineHeight: Double? = nil) {
        let size = TextStyle.sane(size)
        self.size = size
        self.weight = weight
        self.lineHeight = TextStyle.sane(lineHeight ?? size * TextStyle.lineHeightPerSize)
    }

    /// Natural line height of San Francisco for a size of one point: 1.193359.
    ///
    /// Source: heights of labels in public storyboards, 17 pt giving 20.287 and 13 pt giving 15.514; it is (ascent +
    /// descent) of SF Pro, 0.952148 + 0.241211.
    package static let lineHeightPerSize = 1.193359

    /// Ascent of San Francisco for a size of one point: 0.952148 (1950 of 2048 units).
    package static let ascentPerSize = 0.952148

    /// From the baseline up to the top of the font's own line, in points.
    package var ascent: Double { size * TextStyle.ascentPerSize }

    /// Distance from the top of a line to its baseline, in points: the ascent, after half of whatever the line height
    /// has beyond the font's own.
    package var baseline: Double {
        ascent + (lineHeight - size * TextStyle.lineHeightPerSize) / 2
    }

    /// Height of `count` lines, in points.
    package func height(ofLines count: Int) -> Double { Double(max(0, count)) * lineHeight }

    private static func sane(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
}
