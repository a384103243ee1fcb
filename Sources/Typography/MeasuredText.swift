/// How far the figures of a measured text can be trusted.
package enum TextMetrics: String, Hashable, Sendable, CaseIterable {
    /// Every character's advance is known.
    case measured
    /// Some characters are without a glyph, or belong to scripts that the engine only estimates.
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
    /// How many characters of the whole text, as people count them, the engine's fonts have no glyph for. They are as
    /// wide as a table says. An engine without glyphs misses none.
    package var missingGlyphs: Int
    /// The style in which it was measured.
    package var style: TextStyle

    package init(
        lines: [Line], isTruncated: Bool, metrics: TextMetrics, missingGlyphs: Int = 0, style: TextStyle
    ) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.metrics = metrics
        self.missingGlyphs = missingGlyphs
        self.style = style
    }

    /// Width of the widest line, in points; 0 without lines.
    package var width: Double {
        var widest = 0.0
        for index in lines.indices { widest = max(widest, lines[index].width) }
        return widest
    }

    /// Height of all lines, in points.
    package var height: Double { style.height(ofLines: lines.count) }

    /// Distance from the text's top to the baseline of a line, in points.
    package func baseline(ofLine index: Int) -> Double { Double(index) * style.lineHeight + style.baseline }
}

extension MeasuredText {
    /// `text`, whose graphemes are `clusters`, broken into lines by the rules of ``TextMeasuring/measure``.
    ///
    /// - Parameter ellipsis: Width of "…" in the same style, in points; asked for only where text is left out.
    init(
        breaking text: String, into clusters: Clusters, width: Double, maximumLines: Int?, metrics: TextMetrics,
        missingGlyphs: Int = 0, style: TextStyle, ellipsis: () -> Double
    ) {
        let breaker = LineBreaker(clusters, width: width)
        let most = maximumLines.map { max(1, $0) } ?? Int.max
        var lines: [Line] = []
        // One where everything fits; else two mostly.
        lines.reserveCapacity(clusters.count == 0 ? 0 : breaker.fits(clusters.count) ? 1 : 2)
        var start: Int? = clusters.count > 0 ? 0 : nil
        var isTruncated = false
        while let first = start {
            let (end, next) = breaker.line(from: first)
            var range = first..<end
            // Where something is left over behind the last line that may stand, that line makes room for the sign.
            isTruncated = next != nil && lines.count == most - 1
            let sign = isTruncated ? ellipsis() : nil
            if let sign { range = breaker.truncate(from: first, leaving: sign) }
            var line = Line(text: breaker.text(of: range, in: text), width: breaker.width(of: range))
            if let sign {
                line.text += "…"
                line.width += sign
            }
            lines.append(line)
            start = isTruncated ? nil : next
        }
        self.init(
            lines: lines, isTruncated: isTruncated, metrics: metrics, missingGlyphs: missingGlyphs, style: style)
    }
}
