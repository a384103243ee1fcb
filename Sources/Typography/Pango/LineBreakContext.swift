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

    /// What a character is in a number, where the indexes part it.
    private enum Number {
        /// In one: a digit, then digits and what may stand between them.
        static let inside = 1 << 6
        /// Behind the bracket that closes one.
        static let closed = 2 << 6
        static let mask = 3 << 6
    }
    private static let hasSpaces = 1 << 8
    private static let lastClass = 31 << 9

    /// From the top: the class of the last character that is no space, at the start one that no character has; whether
    /// spaces are behind it; what it is in a number.
    private var state = mostClasses << 9
    private var isBehindSign = false

    /// The index of what is decided before a character, less than `size`.
    @inline(__always)
    func index(before character: PlainAlphabet.Character, isDigitNext: @autoclosure () -> Bool) -> Int {
        let index = state | character.breakClass
        guard isBehindSign, character.role == .opening, isDigitNext() else { return index }
        return index | 1 << 5
    }

    /// Goes on behind a character.
    @inline(__always) mutating func pass(_ character: PlainAlphabet.Character) {
        let role = character.role
        isBehindSign = false
        if role == .space {
            state = state & LineBreakContext.lastClass | LineBreakContext.hasSpaces
            return
        }
        let isInside = state & Number.mask == Number.inside
        state = character.breakClass << 9
        // Mostly a letter.
        guard role != .other else { return }
        switch role {
        case .digit: state |= Number.inside
        case .infix: state |= isInside ? Number.inside : 0
        case .closing: state |= isInside ? Number.closed : 0
        case .sign: isBehindSign = true
        case .other, .space, .opening: break
        }
    }
}
