private import CPango

/// The characters whose advances follow from the next character alone in the program's Inter, and whose line breaks
/// follow from few before them: Latin, Greek and Cyrillic letters, digits and common punctuation.
///
/// Source: the tables of Inter 3.019. `kern` moves the first glyph of a pair and no other. Of `ccmp`, `calt`, `locl` and
/// the other features that are on by themselves, only these change what stands between two of the characters here:
///
/// - Arrows are made of `<` and `>`, and `*`, `×` and `x` between digits become a sign of multiplication: the first are
///   not in the alphabet, and `mayMultiply` tells of the `x`.
/// - Brackets, dashes, colons and the like have a second form of the same width beside capitals and digits, never beside
///   small letters. Some capitals are kerned with one form and not with the other: `isSettled` tells of those.
struct PlainAlphabet: Sendable {
    /// One character.
    struct Entry: Sendable {
        let scalar: UInt32
        let kind: Cluster.Kind
        /// Number of the class by which lines break, less than 32; see `LineBreakContext`.
        let breakClass: UInt8
        let role: BreakRole
        /// A bit for its script; none where the script is that of its neighbours.
        let script: UInt8
        /// Whether it is a digit or a space.
        let isDigitOrSpace: Bool
    }

    /// What a character does to the numbers that lines are not broken in (UAX #14, LB25).
    enum BreakRole: UInt8 {
        case other, space, digit, infix, closing, sign, opening
    }

    /// The number of what is before a text and behind it, and of a newline.
    static let edge = 0
    /// More than there are characters; a power of two.
    static let size = 512

    /// By number; the first is the newline.
    let entries: [Entry]
    /// Numbers by scalar, 0 where there is none.
    private let numbers: [UInt16]
    /// The number of `x`.
    let letterX: Int

    static let shared = PlainAlphabet()

    private init() {
        // U+00AD shows at line ends alone, × and its like are taken for mathematics.
        let left: Set<UInt32> = [0x2A, 0x3C, 0x3E, 0x7E, 0xAD, 0xB1, 0xD7, 0xF7]
        let blocks: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x17F, 0x386...0x386, 0x388...0x3CE, 0x400...0x45F, 0x490...0x491, 0x2013...0x2014,
            0x2018...0x201A, 0x201C...0x201E, 0x2022...0x2022, 0x2026...0x2026, 0x2039...0x203A, 0x20AC...0x20AC,
            0x2122...0x2122,
        ]
        let scripts = [G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC]
        var classes: [GUnicodeBreakType] = []
        var entries: [Entry] = []
        var numbers = [UInt16](repeating: 0, count: 0x2123)
        for scalar in [0x0A] + blocks.joined() where !left.contains(scalar) {
            let script = g_unichar_get_script(scalar)
            let bit = scripts.firstIndex(of: script).map { UInt8(1) << UInt8($0) }
            guard bit != nil || script == G_UNICODE_SCRIPT_COMMON else { continue }
            let type = g_unichar_break_type(scalar)
            let number = classes.firstIndex(of: type) ?? classes.count
            if number == classes.count { classes.append(type) }
            guard number < 32 else { continue }
            numbers[Int(scalar)] = UInt16(entries.count)
            entries.append(
                Entry(
                    scalar: scalar, kind: ScalarTraits.kind(of: scalar), breakClass: UInt8(number),
                    role: BreakRole(type), script: bit ?? 0,
                    isDigitOrSpace: type == G_UNICODE_BREAK_NUMERIC || type == G_UNICODE_BREAK_SPACE || scalar == 0xA0))
        }
        precondition(entries.count < PlainAlphabet.size, "the plain characters fit their table")
        self.entries = entries
        self.numbers = numbers
        letterX = Int(numbers[0x78])
    }

    /// The number of a character; nil where it is none of these, or the newline.
    @inline(__always) func number(of scalar: UInt32) -> Int? {
        guard scalar < numbers.count else { return nil }
        let number = numbers[Int(scalar)]
        return number == 0 ? nil : Int(number)
    }

    /// Whether an `x` between these two may stand for a multiplication.
    @inline(__always) func mayMultiply(before: Int, after: Int) -> Bool {
        entries[before].isDigitOrSpace && entries[after].isDigitOrSpace
    }

    /// Whether what stands between two neighbours is the same wherever both are neighbours.
    func isSettled(_ before: Int, _ after: Int) -> Bool {
        if before == PlainAlphabet.edge || after == PlainAlphabet.edge { return true }
        let (first, second) = (entries[before].scalar, entries[after].scalar)
        switch (PlainAlphabet.twoFormed.contains(first), PlainAlphabet.twoFormed.contains(second)) {
        case (false, false): return true
        case (true, true): return false
        case (false, true): return PlainAlphabet.isSettled(second, beside: first, in: PlainAlphabet.unsettledBefore)
        case (true, false): return PlainAlphabet.isSettled(first, beside: second, in: PlainAlphabet.unsettledAfter)
        }
    }

    private static func isSettled(
        _ sign: UInt32, beside neighbour: UInt32, in unsettled: [(signs: String, neighbours: String)]
    ) -> Bool {
        // Greek and Cyrillic capitals are not looked into.
        if (0x386...0x3AB).contains(neighbour) || (0x400...0x42F).contains(neighbour) || neighbour == 0x490 {
            return false
        }
        return !unsettled.contains { signs, neighbours in
            signs.unicodeScalars.contains { $0.value == sign }
                && neighbours.unicodeScalars.contains { $0.value == neighbour }
        }
    }

    /// What has a second form beside capitals.
    private static let twoFormed = Set("()[]{}+-:=@–—•".unicodeScalars.map(\.value))
    /// Where the two forms are kerned otherwise with what stands before them; small letters left out.
    private static let unsettledBefore = [
        ("-", "LTĻŁŦ"), (":", "TŤŦ"), (")]}", "ÎÏĨĪĬ"), ("@", "V’”"),
    ]
    /// The same for what stands behind them.
    private static let unsettledAfter = [(":", "TV\\ŢŤŦ‘“"), ("([{", "¢ÎÏĨĪĬ"), (")]}", "‘“")]
}

extension PlainAlphabet.BreakRole {
    fileprivate init(_ type: GUnicodeBreakType) {
        self =
            switch type {
            case G_UNICODE_BREAK_SPACE: .space
            case G_UNICODE_BREAK_NUMERIC: .digit
            case G_UNICODE_BREAK_SYMBOL, G_UNICODE_BREAK_INFIX_SEPARATOR: .infix
            case G_UNICODE_BREAK_CLOSE_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PARANTHESIS: .closing
            case G_UNICODE_BREAK_PREFIX, G_UNICODE_BREAK_POSTFIX: .sign
            case G_UNICODE_BREAK_OPEN_PUNCTUATION, G_UNICODE_BREAK_HYPHEN: .opening
            default: .other
            }
    }
}
