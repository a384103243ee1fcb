/// Everything that determines, in plain text, whether a line may begin with a character: the class of the last
/// character that is not a space, whether spaces follow it, whether it is part of a number, the character's own class,
/// and, between a sign and a number ("$(1"), whether a digit follows.
///
/// Pango's implementation of UAX #14 depends on nothing else; the property tests compare it with Pango's own answers.
struct LineBreakContext {
    /// The size of a table of contexts.
    static let size = 1 << 14
    /// The most line breaking classes.
    static let mostClasses = 31

    /// The place of a character in a number, in the bits of an index.
    private enum Number {
        /// In a number: a digit, followed by digits and what may separate them.
        static let inside = 1 << 6
        /// After the bracket that closes a number.
        static let closed = 2 << 6
        static let mask = 3 << 6
    }
    private static let hasSpaces = 1 << 8
    private static let lastClass = 31 << 9

    /// From the highest bits: the class of the last character that is not a space (at the start, one that no character
    /// has), whether spaces follow it, and its place in a number.
    private var state = mostClasses << 9
    private var isBehindSign = false

    /// The index of the context before a character, less than `size`.
    @inline(__always)
    func index(before character: PlainAlphabet.Character, isDigitNext: @autoclosure () -> Bool) -> Int {
        let index = state | character.breakClass
        guard isBehindSign, character.role == .opening, isDigitNext() else { return index }
        return index | 1 << 5
    }

    /// Advances past a character.
    @inline(__always) mutating func pass(_ character: PlainAlphabet.Character) {
        let role = character.role
        isBehindSign = false
        if role == .space {
            state = state & LineBreakContext.lastClass | LineBreakContext.hasSpaces
            return
        }
        let isInside = state & Number.mask == Number.inside
        state = character.breakClass << 9
        // Most characters are letters.
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
