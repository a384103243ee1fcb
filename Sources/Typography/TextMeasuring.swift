/// Something that knows how wide characters are, those of ASCII at least, and where lines may break.
///
/// An object, so that handing it on costs one reference.
package protocol TextMeasuring: AnyObject, Sendable {
    /// What the widths come from.
    var source: TextSource { get }

    /// Breaks `text` into lines no wider than `width`, in points.
    ///
    /// - Parameters:
    ///   - text: May hold newlines; each starts a new line.
    ///   - style: Size, weight and line height.
    ///   - width: Room for a line. Infinity, or anything that is not a number, breaks at newlines alone; what is below
    ///     zero counts as zero. A single character wider than that still stands, alone in its line.
    ///   - maximumLines: How many lines there may be, at least 1; nil for as many as it takes. Where text is left out,
    ///     the last line ends with "…".
    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText

    /// This measuring in a typeface, where there are several; itself is San Francisco.
    func measuring(in typeface: Typeface) -> any TextMeasuring

    /// This measuring where lines of Korean break between words alone, where it tells words from syllables.
    var keepingWords: any TextMeasuring { get }
}

/// What measures, and by which fonts: where two servers agree on both, they agree on every width.
package struct TextSource: Hashable, Sendable {
    /// The engine and the versions of what it uses.
    package var engine: String
    /// Short name of the set of fonts.
    package var fonts: String
}

extension TextMeasuring {
    /// Itself: most know one typeface.
    package func measuring(in typeface: Typeface) -> any TextMeasuring { self }

    /// Itself: most break lines by characters alone.
    package var keepingWords: any TextMeasuring { self }

    /// `text` on as few lines as its newlines allow.
    package func measure(_ text: String, style: TextStyle) -> MeasuredText {
        measure(text, style: style, width: .infinity, maximumLines: nil)
    }

    /// `text` broken into as many lines as `width` asks for.
    package func measure(_ text: String, style: TextStyle, width: Double) -> MeasuredText {
        measure(text, style: style, width: width, maximumLines: nil)
    }
}
