/// One grapheme of a text on its way into lines: how wide it is and how it behaves at a line's ends.
struct Cluster {
    /// What a grapheme allows around it. A small part of UAX #14, enough for dialogs.
    enum Kind: UInt8 {
        /// Letters, digits, everything that keeps to its neighbours.
        case other
        /// Starts a new line.
        case newline
        /// White space at which a line may break; vanishes at a line's end.
        case space
        /// A line may break behind it: hyphens and dashes.
        case hyphen
        /// A decimal digit: not parted from a hyphen before it.
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
    }

    /// Advance in points, without tracking.
    var advance: Double
    /// What is added to it so that words come out as wide as in San Francisco, in points; never less than takes the
    /// advance away.
    var tracking = 0.0
    /// Whether the advance depends on what stands behind: whether it is Inter's, whose pairs are kerned.
    var isKerned = false
    /// Where the grapheme starts, in UTF-8 bytes.
    var offset: Int
    var kind: Kind
    /// Whether a line may begin with the grapheme, as far as its neighbours are concerned.
    var mayBeginLine = false
}
