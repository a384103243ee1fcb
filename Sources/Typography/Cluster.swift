/// One grapheme of a text for line breaking: its width, and how it behaves at a line's ends.
struct Cluster {
    /// The behaviour of a grapheme at line breaks: a small part of UAX #14, enough for dialogs.
    enum Kind: UInt8 {
        /// Letters, digits, and everything else that is not separated from its neighbours.
        case other
        /// Starts a new line.
        case newline
        /// White space at which a line may break, and which vanishes at a line's end.
        case space
        /// A line may break after it: hyphens and dashes.
        case hyphen
        /// A decimal digit, which is not separated from a hyphen before it.
        case digit
        /// A line may break on either side: Han, kana, Hangul, emoji.
        case ideograph
        /// Never begins a line beside an ideograph: closing brackets, full stops, small kana.
        case closing
        /// Never ends a line beside an ideograph: opening brackets.
        case opening
        /// Holds its neighbours together: no-break space, word joiner.
        case glue
        /// Has no width, and a line may break there: zero width space.
        case breakHere
        /// Shows nothing, except a hyphen where a line ends with it.
        case softHyphen
    }

    /// The advance in points, without tracking.
    var advance: Double
    /// The correction that makes words as wide as in San Francisco, in points; never below the negative of the advance.
    var tracking = 0.0
    /// Whether the advance depends on the next grapheme: whether it is Inter's, whose pairs are kerned.
    var isKerned = false
    /// Whether its glyph and advance depend on neighbours of the same kind: whether it is of a joining script.
    var isJoining = false
    /// The offset of the grapheme, in UTF-8 bytes.
    var offset: Int
    var kind: Kind
    /// Whether a line may begin with the grapheme, as far as that depends on its neighbours.
    var mayBeginLine = false
}
