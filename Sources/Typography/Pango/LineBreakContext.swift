/// What decides, in plain text, whether a line may begin with a character: the class of the last character that is no
/// space, whether spaces are behind it, whether it belongs to a number, the character's own class, and, for what stands
/// between a sign and a number ("$(1"), whether a digit follows.
///
/// That this is all is how Pango applies UAX #14; the property tests hold it against Pango's own answers.
struct LineBreakContext {
    /// More than there are contexts.
    static let size = 1 << 14

    private enum Number: Int {
        /// Not in a number.
        case none
        /// In one: a digit, then digits and what may stand between them.
        case inside
        /// Behind the bracket that closes one.
        case closed
    }

    private var last: PlainAlphabet.Entry?
    private var hasSpaces = false
    private var number = Number.none

    /// The place of what is decided before `entry`, less than `size`.
    @inline(__always) func place(before entry: PlainAlphabet.Entry, isDigitNext: Bool) -> Int {
        let lastClass = last.map { Int($0.breakClass) } ?? 31
        let looksAhead = entry.role == .opening && last?.role == .sign && isDigitNext
        return lastClass << 9 | (hasSpaces ? 1 : 0) << 8 | number.rawValue << 6 | (looksAhead ? 1 : 0) << 5
            | Int(entry.breakClass)
    }

    /// Goes on behind `entry`.
    @inline(__always) mutating func pass(_ entry: PlainAlphabet.Entry) {
        switch entry.role {
        case .digit: number = .inside
        case .infix: number = number == .inside ? .inside : .none
        case .closing: number = number == .inside ? .closed : .none
        case .other, .space, .sign, .opening: number = .none
        }
        hasSpaces = entry.role == .space
        if !hasSpaces { last = entry }
    }
}
