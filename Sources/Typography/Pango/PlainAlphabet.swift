private import CPango

/// The characters whose advances in the built-in Inter depend only on the next character, and whose line breaks depend
/// on few characters before them: Latin, Greek and Cyrillic letters, digits and common punctuation.
///
/// Source: the tables of Inter 3.019. `kern` moves the first glyph of a pair and no other. Of `ccmp`, `calt`, `locl`
/// and the other features that are on by default, only these change the space between two of these characters:
///
/// - Arrows are made of `<` and `>`, and `*`, `×` and `x` between digits become a multiplication sign. The former are
///   not in the alphabet, and `mayMultiply` detects the `x`.
/// - Brackets, dashes, colons and the like have a second form of the same width beside capitals and digits, but never
///   beside small letters. Some capitals are kerned with one form and not with the other: `isFixed` knows those.
///
/// The other typefaces have none of this: their `kern`, if they have it, works in the same way, and their other
/// features are for accents that are separate characters (`scripts/subset-fonts`).
struct PlainAlphabet: Sendable {
    /// What has to be known about a character, packed into 64 bits.
    struct Character: Sendable {
        /// The lower half contains kind, class, role, script, three flags, length and tracking; the upper half contains
        /// the number.
        private let bits: UInt64

        fileprivate init(
            number: Int, length: Int, kind: Cluster.Kind, breakClass: Int, role: BreakRole, script: UInt32,
            isDigitOrSpace: Bool, isLetterX: Bool, tracking: Tracking.Class
        ) {
            let traits = UInt64(kind.rawValue) | UInt64(breakClass) << 8 | UInt64(role.rawValue) << 16
            let flags: UInt64 = (isDigitOrSpace ? 1 << 24 : 0) | (isLetterX ? 1 << 25 : 0) | 1 << 26
            bits =
                traits | UInt64(script) << 20 | flags | UInt64(length) << 28 | UInt64(tracking.rawValue) << 30
                | UInt64(number) << 32
        }

        /// A character outside the alphabet.
        fileprivate static let unknown = Character()

        private init() { bits = 0 }

        /// The position in the alphabet.
        @inline(__always) var number: Int { Int(truncatingIfNeeded: bits >> 32) }
        /// The length in UTF-8, in bytes.
        @inline(__always) var length: Int { Int(truncatingIfNeeded: bits >> 28 & 0x3) }
        @inline(__always) var kind: Cluster.Kind { Cluster.Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .other }
        /// The number of the line breaking class, less than 31; see `LineBreakContext`.
        @inline(__always) var breakClass: Int { Int(truncatingIfNeeded: bits >> 8 & 0xFF) }
        @inline(__always) var role: BreakRole {
            BreakRole(rawValue: UInt8(truncatingIfNeeded: bits >> 16 & 0xF)) ?? .other
        }
        /// The tracking class of the advance.
        @inline(__always) var tracking: Tracking.Class {
            Tracking.Class(rawValue: UInt8(truncatingIfNeeded: bits >> 30 & 0x3)) ?? .none
        }
        /// The bit of its script; 0 if it belongs to the script of its neighbours.
        @inline(__always) var script: UInt32 { UInt32(truncatingIfNeeded: bits >> 20 & 0xF) }
        /// Whether the character is a digit or a space.
        @inline(__always) var isDigitOrSpace: Bool { bits & 1 << 24 != 0 }
        @inline(__always) fileprivate var isLetterX: Bool { bits & 1 << 25 != 0 }
        @inline(__always) fileprivate var isKnown: Bool { bits & 1 << 26 != 0 }
    }

    /// What a character does in a number, inside which lines do not break (UAX #14, LB25).
    enum BreakRole: UInt8 {
        case other, space, digit, infix, closing, sign, opening
    }

    /// The number that represents the start and end of a text, and a newline.
    static let edge = 0
    /// A power of two, greater than the number of characters.
    static let size = 512

    /// The scalars by number, with the newline first.
    let scalars: [UInt32]
    private let characters: [Character]
    /// The character that represents the start and end of a text.
    let nothing: Character

    static let shared = PlainAlphabet()

    private init() {
        // These are left out: U+00AD is visible at line ends only, and × and the like count as mathematics.
        let left: Set<UInt32> = [0x2A, 0x3C, 0x3E, 0x7E, 0xAD, 0xB1, 0xD7, 0xF7]
        let blocks: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x17F, 0x386...0x386, 0x388...0x3CE, 0x400...0x45F, 0x490...0x491, 0x2013...0x2014,
            0x2018...0x201A, 0x201C...0x201E, 0x2022...0x2022, 0x2026...0x2026, 0x2039...0x203A, 0x20AC...0x20AC,
            0x2122...0x2122,
        ]
        let scripts = [G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC]
        var classes: [GUnicodeBreakType] = []
        var known: [UInt32] = []
        var characters = [Character](repeating: .unknown, count: 0x2123)
        for scalar in [0x0A] + blocks.joined() where !left.contains(scalar) {
            let script = g_unichar_get_script(scalar)
            let bit = scripts.firstIndex(of: script).map { UInt32(1) << UInt32($0) }
            guard bit != nil || script == G_UNICODE_SCRIPT_COMMON else { continue }
            let type = g_unichar_break_type(scalar)
            let number = classes.firstIndex(of: type) ?? classes.count
            if number == classes.count { classes.append(type) }
            guard number < LineBreakContext.mostClasses else { continue }
            characters[Int(scalar)] = Character(
                number: known.count, length: scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3,
                kind: ScalarTraits.kind(of: scalar), breakClass: number, role: BreakRole(type), script: bit ?? 0,
                isDigitOrSpace: type == G_UNICODE_BREAK_NUMERIC || type == G_UNICODE_BREAK_SPACE || scalar == 0xA0,
                isLetterX: scalar == 0x78, tracking: Tracking.Class(of: scalar))
            known.append(scalar)
        }
        precondition(known.count < PlainAlphabet.size, "the plain characters fit their table")
        scalars = known
        self.characters = characters
        // The newline has the first number, and its effect on neighbours ends with the line.
        nothing = characters[0x0A]
    }

    /// The character of a scalar; `nil` if it is not in the alphabet.
    @inline(__always) func character(of scalar: UInt32) -> Character? {
        guard scalar < characters.count else { return nil }
        let character = characters[Int(scalar)]
        return character.isKnown ? character : nil
    }

    /// Whether a character is an `x` that the font may replace by a multiplication sign.
    @inline(__always)
    func mayMultiply(_ character: Character, between before: Character, _ after: Character) -> Bool {
        character.isLetterX && before.isDigitOrSpace && after.isDigitOrSpace
    }

    /// Whether the space between two neighbours does not depend on the characters around them.
    func isFixed(_ before: Int, _ after: Int) -> Bool {
        if before == PlainAlphabet.edge || after == PlainAlphabet.edge { return true }
        let (first, second) = (scalars[before], scalars[after])
        switch (PlainAlphabet.twoFormed.contains(first), PlainAlphabet.twoFormed.contains(second)) {
        case (false, false): return true
        case (true, true): return false
        case (false, true): return PlainAlphabet.isFixed(second, beside: first, in: PlainAlphabet.varyingBefore)
        case (true, false): return PlainAlphabet.isFixed(first, beside: second, in: PlainAlphabet.varyingAfter)
        }
    }

    private static func isFixed(
        _ sign: UInt32, beside neighbour: UInt32, in varying: [(signs: String, neighbours: String)]
    ) -> Bool {
        // It has not been determined for Greek and Cyrillic capitals.
        if (0x386...0x3AB).contains(neighbour) || (0x400...0x42F).contains(neighbour) || neighbour == 0x490 {
            return false
        }
        return !varying.contains { signs, neighbours in
            signs.unicodeScalars.contains { $0.value == sign }
                && neighbours.unicodeScalars.contains { $0.value == neighbour }
        }
    }

    /// Characters that have a second form beside capitals.
    private static let twoFormed = Set("()[]{}+-:=@–—•".unicodeScalars.map(\.value))
    /// For each sign whose two forms are kerned differently with the character before it: the characters for which that
    /// is so. Small letters are left out.
    private static let varyingBefore = [
        ("-", "LTĻŁŦ"), (":", "TŤŦ"), (")]}", "ÎÏĨĪĬ"), ("@", "V’”"),
    ]
    /// The same for the character after a sign.
    private static let varyingAfter = [(":", "TV\\ŢŤŦ‘“"), ("([{", "¢ÎÏĨĪĬ"), (")]}", "‘“")]
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
