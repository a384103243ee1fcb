/// Everything that determines, in plain text, whether a line may begin with a character: the line breaking class of the
/// last character that is not a space; whether spaces follow it; whether it is part of a number; the class of the
/// character itself; and, between a sign and a number ("$(1"), whether a digit follows.
///
/// Pango's implementation of UAX #14 depends on nothing else. Property tests compare the results with Pango's.
struct LineBreakContext {
    /// The size of a table with an entry for every context.
    static let size = 1 << 14
    /// The number of line breaking classes is at most this.
    static let mostClasses = 31

    /// Where a character is relative to a number, as bits of an index.
    private enum Number {
        /// In a number: after a digit, or after digits and the characters that may separate them.
        static let inside = 1 << 6
        /// After the bracket that closes a number.
        static let closed = 2 << 6
        static let mask = 3 << 6
    }
    private static let hasSpaces = 1 << 8
    private static let lastClass = 31 << 9

    /// The context so far. From the highest bits down: the class of the last character that is not a space (at the
    /// start, a class that no character has), whether spaces follow it, and its place in a number.
    private var state = mostClasses << 9
    private var isBehindSign = false

    /// The index of the context before a character, less than `size`.
    @inline(__always)
    func index(before character: PlainAlphabet.Character, isDigitNext: @autoclosure () -> Bool) -> Int {
        let index = state | character.breakClass
        guard isBehindSign, character.role == .opening, isDigitNext() else { return index }
        return index | 1 << 5
    }

    /// Updates the context for a character that was read.
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
