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
        /// Advance from the first character to the last, in points, the letter spacing behind each of them included.
        /// Trailing spaces do not count.
        package var width: Double
        /// The direction of its paragraph; nil where nothing in that has one.
        package var direction: TextDirection?

        package init(text: String, width: Double, direction: TextDirection? = nil) {
            self.text = text
            self.width = width
            self.direction = direction
        }
    }

    /// The lines from top to bottom. A text that ends with a newline has an empty last line; an empty text has none.
    package var lines: [Line]
    /// Whether text was left out and the last line ends with "…".
    package var isTruncated: Bool
    /// How the widths were found.
    package var metrics: TextMetrics
    /// Whether some characters are of the fonts of further scripts, which most texts do not need.
    package var usesScriptFonts = false
    /// How many characters of the whole text, as people count them, the engine's fonts have no glyph for. They are as
    /// wide as a table says. An engine without glyphs misses none.
    package var missingGlyphs: Int
    /// What is added behind every character that takes room, the last of a line too, in points: the same in all lines.
    package var letterSpacing: Double
    /// The style in which it was measured.
    package var style: TextStyle

    package init(
        lines: [Line], isTruncated: Bool, metrics: TextMetrics, missingGlyphs: Int = 0, letterSpacing: Double = 0,
        style: TextStyle
    ) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.metrics = metrics
        self.missingGlyphs = missingGlyphs
        self.letterSpacing = letterSpacing
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
    /// - Parameter alone: Width of a short text that stands alone, in the same style, in points, without letter
    ///   spacing; asked for only where a line ends before its paragraph does.
    init(
        breaking text: String, into clusters: Clusters, width: Double, maximumLines: Int?, metrics: TextMetrics,
        missingGlyphs: Int = 0, style: TextStyle, alone: (String) -> Double
    ) {
        let breaker = LineBreaker(clusters, width: width)
        let most = maximumLines.map { max(1, $0) } ?? Int.max
        var lines: [Line] = []
        // One where everything fits; else two mostly.
        lines.reserveCapacity(clusters.count == 0 ? 0 : breaker.fits(clusters.count) ? 1 : 2)
        var start: Int? = clusters.count > 0 ? 0 : nil
        var isTruncated = false
        var direction: TextDirection?
        while let first = start {
            if first == 0 || clusters.kind(first - 1) == .newline {
                direction = TextDirection(ofParagraphIn: text, from: clusters.offset(first) ?? text.utf8.count)
            }
            let (line, next) = breaker.line(from: first, in: text, alone: alone)
            // Where something is left over behind the last line that may stand, that line makes room for the sign.
            isTruncated = next != nil && lines.count == most - 1
            if isTruncated {
                let cut = breaker.truncate(from: first, in: text, alone: alone)
                lines.append(
                    Line(text: breaker.text(of: cut.range, in: text) + "…", width: cut.width, direction: direction))
            } else {
                lines.append(
                    Line(text: breaker.text(of: line.range, in: text), width: line.width, direction: direction))
            }
            start = isTruncated ? nil : next
        }
        self.init(
            lines: lines, isTruncated: isTruncated, metrics: metrics, missingGlyphs: missingGlyphs,
            letterSpacing: clusters.drawnSpacing, style: style)
    }
}
