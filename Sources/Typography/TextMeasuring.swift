/// An engine that knows the widths of characters (at least those of ASCII) and where lines may break.
///
/// It is a class so that passing it around costs only one reference.
package protocol TextMeasuring: AnyObject, Sendable {
    /// Where the widths come from.
    var source: TextSource { get }

    /// Breaks `text` into lines no wider than `width`, in points.
    ///
    /// - Parameters:
    ///   - text: The text, in which each newline starts a new line.
    ///   - style: Size, weight and line height.
    ///   - width: The room for a line. If it is infinite or NaN, lines break at newlines only; negative values count as
    ///     0. A single character that is wider gets a line of its own.
    ///   - maximumLines: The most lines, at least 1; `nil` for as many as needed. If text is left out, the last line
    ///     ends with "…".
    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText

    /// Returns the engine that measures in a typeface, if there is one for each typeface. This engine measures in San
    /// Francisco.
    func measuring(in typeface: Typeface) -> any TextMeasuring

    /// The engine that breaks Korean lines between words only, if this engine can tell words from syllables.
    var keepingWords: any TextMeasuring { get }
}

/// Identifies an engine and its fonts. If it is equal on two servers, all widths are equal, too.
package struct TextSource: Hashable, Sendable {
    /// The engine and the versions of its libraries.
    package var engine: String
    /// A short name for the set of fonts.
    package var fonts: String
}

extension TextMeasuring {
    /// Returns the same engine: the default for engines that know only one typeface.
    package func measuring(in typeface: Typeface) -> any TextMeasuring { self }

    /// The same engine: the default for engines that break lines by characters only.
    package var keepingWords: any TextMeasuring { self }

    /// Breaks `text` at its newlines only.
    package func measure(_ text: String, style: TextStyle) -> MeasuredText {
        measure(text, style: style, width: .infinity, maximumLines: nil)
    }

    /// Breaks `text` into as many lines as are needed for `width`.
    package func measure(_ text: String, style: TextStyle, width: Double) -> MeasuredText {
        measure(text, style: style, width: width, maximumLines: nil)
    }
}
