/// One grapheme of a text, prepared for line breaking: its width, and what it does at the start or end of a line.
struct Cluster {
    /// The behaviour of a grapheme at line breaks: a small part of UAX #14, enough for dialogs.
    enum Kind: UInt8 {
        /// A letter or anything else that no line breaks before or after, unless its neighbour allows it.
        case other
        /// Starts a new line.
        case newline
        /// White space at which a line may break, and which vanishes at a line's end.
        case space
        /// A hyphen or dash, after which a line may break.
        case hyphen
        /// A decimal digit, which a hyphen before it is not separated from.
        case digit
        /// A line may break before and after it: Han, kana, Hangul, emoji.
        case ideograph
        /// No line begins with it beside an ideograph: closing brackets, full stops, small kana.
        case closing
        /// No line ends with it beside an ideograph: opening brackets.
        case opening
        /// No line breaks before or after it: no-break space, word joiner.
        case glue
        /// Has no width, and a line may break there: zero width space.
        case breakHere
        /// Is invisible, unless a line ends with it: then it is drawn as a hyphen.
        case softHyphen
    }

    /// The advance in points, without tracking.
    var advance: Double
    /// The correction that makes words as wide as in San Francisco, in points; never below the negative of the advance.
    var tracking = 0.0
    /// Whether the advance depends on the next grapheme, by kerning. This is so if the advance is Inter's.
    var isKerned = false
    /// Whether its glyph and advance depend on its neighbours, because its script joins letters.
    var isJoining = false
    /// The offset of the grapheme, in UTF-8 bytes.
    var offset: Int
    var kind: Kind
    /// Whether a line may begin with the grapheme, judged by its neighbours only, not by the width of the line.
    var mayBeginLine = false
}
