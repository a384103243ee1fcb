/// An engine that knows the widths of characters, at least those of ASCII, and where lines may break.
///
/// A class, so that passing it on costs one reference.
package protocol TextMeasuring: AnyObject, Sendable {
    /// The origin of the widths.
    var source: TextSource { get }

    /// Breaks `text` into lines no wider than `width`, in points.
    ///
    /// - Parameters:
    ///   - text: The text, in which each newline starts a new line.
    ///   - style: Size, weight and line height.
    ///   - width: The room for a line. Infinity and NaN only break at newlines; negative values count as 0. A single
    ///     character that is wider gets a line of its own.
    ///   - maximumLines: The most lines, at least 1; `nil` for as many as needed. If text is left out, the last line
    ///     ends with "…".
    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText

    /// Returns the engine for a typeface, if there are several; the engine itself is San Francisco's.
    func measuring(in typeface: Typeface) -> any TextMeasuring

    /// The engine whose Korean lines only break between words, if it distinguishes words from syllables.
    var keepingWords: any TextMeasuring { get }
}

/// The engine and its fonts: if two servers agree on both, they agree on every width.
package struct TextSource: Hashable, Sendable {
    /// The engine and the versions of its libraries.
    package var engine: String
    /// A short name for the set of fonts.
    package var fonts: String
}

extension TextMeasuring {
    /// Returns this engine, as most know only one typeface.
    package func measuring(in typeface: Typeface) -> any TextMeasuring { self }

    /// This engine, as most break lines by characters only.
    package var keepingWords: any TextMeasuring { self }

    /// Breaks `text` into as few lines as its newlines allow.
    package func measure(_ text: String, style: TextStyle) -> MeasuredText {
        measure(text, style: style, width: .infinity, maximumLines: nil)
    }

    /// Breaks `text` into as many lines as `width` requires.
    package func measure(_ text: String, style: TextStyle, width: Double) -> MeasuredText {
        measure(text, style: style, width: width, maximumLines: nil)
    }
}
