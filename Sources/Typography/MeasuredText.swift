/// How reliable the widths of a measured text are.
package enum TextMetrics: String, Hashable, Sendable, CaseIterable {
    /// Every character's advance is known.
    case measured
    /// Some characters have no glyph, or belong to scripts that the engine only estimates.
    case assumed
}

/// A text broken into lines. The caller determines the x of the lines by the alignment.
package struct MeasuredText: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// The text of the line, without the spaces at a break and without the newline; a soft hyphen (U+00AD) at which
        /// the line breaks is "-".
        package var text: String
        /// The advance from the first character to the last, in points, including the letter spacing after each, but no
        /// trailing spaces.
        package var width: Double
        /// The direction of the line's paragraph; `nil` if nothing in it has one.
        package var direction: TextDirection?
    }

    /// The lines from top to bottom. A text that ends with a newline has an empty last line; an empty text has none.
    package var lines: [Line]
    /// Whether text was left out, so that the last line ends with "…".
    package var isTruncated: Bool
    /// How reliable the widths are.
    package var metrics: TextMetrics
    /// Whether some characters come from the fonts for further scripts, which most texts do not need.
    package var usesScriptFonts = false
    /// The number of user-perceived characters of the whole text for which the engine's fonts have no glyph. Their
    /// widths come from a table. For an engine without glyphs it is 0.
    package var missingGlyphs: Int
    /// The space after every character that has a width, including the last of a line, in points. It is the same in all
    /// lines.
    package var letterSpacing: Double
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

    /// The width of the widest line, in points; 0 if there are no lines.
    package var width: Double {
        var widest = 0.0
        for index in lines.indices { widest = max(widest, lines[index].width) }
        return widest
    }

    /// The height of all lines together, in points.
    package var height: Double { style.height(ofLines: lines.count) }

    /// The distance from the text's top to the baseline of a line, in points.
    package func baseline(ofLine index: Int) -> Double { Double(index) * style.lineHeight + style.baseline }
}

extension MeasuredText {
    /// Breaks `text`, whose graphemes are `clusters`, into lines by the rules of ``TextMeasuring/measure``.
    ///
    /// - Parameter alone: Returns the width of a text that stands alone in the same style, in points, without letter
    ///   spacing. It is called for the ends of lines that break inside a word, and for whole lines that begin or end
    ///   inside a joined word.
    init(
        breaking text: String, into clusters: Clusters, width: Double, maximumLines: Int?, metrics: TextMetrics,
        missingGlyphs: Int = 0, style: TextStyle, alone: (String) -> Double
    ) {
        let breaker = LineBreaker(clusters, width: width)
        let most = maximumLines.map { max(1, $0) } ?? Int.max
        var lines: [Line] = []
        // Most texts have one line or two.
        lines.reserveCapacity(clusters.count == 0 ? 0 : breaker.fits(clusters.count) ? 1 : 2)
        var start: Int? = clusters.count > 0 ? 0 : nil
        var isTruncated = false
        var direction: TextDirection?
        while let first = start {
            if first == 0 || clusters.kind(first - 1) == .newline {
                direction = TextDirection(ofParagraphIn: text, from: clusters.offset(first) ?? text.utf8.count)
            }
            let (line, next) = breaker.line(from: first, in: text, alone: alone)
            // Text is left over after the last allowed line, so that line must make room for the ellipsis. Newlines and
            // spaces at the end of the text do not count.
            let isLast = lines.count == most - 1
            isTruncated = isLast && next.map { clusters.isVisible(from: $0) } ?? false
            if isTruncated {
                let cut = breaker.truncate(from: first, in: text, alone: alone)
                lines.append(Line(text: breaker.text(of: cut, in: text) + "…", width: cut.width, direction: direction))
            } else {
                lines.append(Line(text: breaker.text(of: line, in: text), width: line.width, direction: direction))
            }
            start = isLast ? nil : next
        }
        self.init(
            lines: lines, isTruncated: isTruncated, metrics: metrics, missingGlyphs: missingGlyphs,
            letterSpacing: clusters.drawnSpacing, style: style)
    }
}
