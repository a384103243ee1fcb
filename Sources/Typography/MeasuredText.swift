/// How far the figures of a measured text can be trusted.
package enum TextMetrics: String, Hashable, Sendable {
    /// Every character's advance is known.
    case measured
    /// Some characters belong to scripts that the engine only estimates.
    case assumed
}

/// A text broken into lines. Where the lines go is the caller's affair: alignment gives their x.
package struct MeasuredText: Hashable, Sendable {
    /// One line.
    package struct Line: Hashable, Sendable {
        /// What stands in the line, without the spaces at a break and without the newline.
        package var text: String
        /// Advance from the first character to the last, in points. Trailing spaces do not count.
        package var width: Double

        package init(text: String, width: Double) {
            self.text = text
            self.width = width
        }
    }

    /// The lines from top to bottom. A text that ends with a newline has an empty last line; an empty text has none.
    package var lines: [Line]
    /// Whether text was left out and the last line ends with "…".
    package var isTruncated: Bool
    /// How the widths were found.
    package var metrics: TextMetrics
    /// The style in which it was measured.
    package var style: TextStyle

    package init(lines: [Line], isTruncated: Bool, metrics: TextMetrics, style: TextStyle) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.metrics = metrics
        self.style = style
    }

    /// Width of the widest line, in points; 0 without lines.
    package var width: Double { lines.reduce(0) { max($0, $1.width) } }

    /// Height of all lines, in points.
    package var height: Double { style.height(ofLines: lines.count) }

    /// Distance from the text's top to the baseline of a line, in points.
    package func baseline(ofLine index: Int) -> Double { Double(index) * style.lineHeight + style.baseline }
}
