/// What decides, in plain text, whether a line may begin with a character: the class of the last character that is no
/// space, whether spaces are behind it, whether it belongs to a number, the character's own class, and, for what stands
/// between a sign and a number ("$(1"), whether a digit follows.
///
/// That this is all is how Pango applies UAX #14; the property tests hold it against Pango's own answers.
struct LineBreakContext {
    /// More than there are contexts.
    static let size = 1 << 14
    /// How many classes of characters there may be.
    static let mostClasses = 31

    private enum Number: Int {
        /// Not in a number.
        case none
        /// In one: a digit, then digits and what may stand between them.
        case inside
        /// Behind the bracket that closes one.
        case closed
    }

    /// The class of the last character that is no space; at the start one that no character has.
    private var last = mostClasses
    private var hasSpaces = false
    private var number = Number.none
    private var isBehindSign = false

    /// The place of what is decided before a character, less than `size`.
    @inline(__always) func place(before traits: PlainAlphabet.Traits, isDigitNext: Bool) -> Int {
        let looksAhead = isBehindSign && isDigitNext && traits.role == .opening
        return last << 9 | (hasSpaces ? 1 : 0) << 8 | number.rawValue << 6 | (looksAhead ? 1 : 0) << 5
            | traits.breakClass
    }

    /// Goes on behind a character.
    @inline(__always) mutating func pass(_ traits: PlainAlphabet.Traits) {
        let role = traits.role
        switch role {
        case .digit: number = .inside
        case .infix: number = number == .inside ? .inside : .none
        case .closing: number = number == .inside ? .closed : .none
        case .other, .space, .sign, .opening: number = .none
        }
        hasSpaces = role == .space
        isBehindSign = role == .sign
        if !hasSpaces { last = traits.breakClass }
    }
}
