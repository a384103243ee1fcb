/// What the fast engine knows about characters, apart from Inter's advances.
enum ScalarTraits {
    /// The advance of a character whose script has no data, in em. An estimate: the mean over Latin text is 0.53.
    static let assumedAdvance = 0.55

    /// Whether a character takes one em and lines may break on both sides of it.
    ///
    /// Source: East Asian Width W and F of UAX #11, by block, including Hangul syllables.
    static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The advance of a character in a script with fixed widths, in em; `nil` for other scripts.
    ///
    /// Source: Noto Sans CJK 2.004, in which every ideograph, kana and full-width form has 1 em, every Hangul syllable
    /// and compatibility letter 0.92 em, and every half-width form 0.5 em. Letters of Hangul that join the previous one
    /// have none.
    static func fixedAdvance(of scalar: UInt32) -> Double? {
        switch scalar {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
        case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3: 0.92
        case 0xFF61...0xFFDC: 0.5
        default: isIdeographic(scalar) ? 1 : nil
        }
    }

    /// The advance of an emoji, in em: 1.2451 in Noto Color Emoji 2.042 (2,550 of 2,048 units), and a quarter more than
    /// an em in Apple Color Emoji. The latter is unconfirmed.
    static let emojiAdvance = 1.25

    /// The advance of a character without a glyph, in em.
    static func assumedAdvance(of character: Character) -> Double {
        if isEmoji(character) { return emojiAdvance }
        return character.unicodeScalars.reduce(0) { sum, scalar in
            if isZeroWidth(scalar) { return sum }
            return sum + (fixedAdvance(of: scalar.value) ?? assumedAdvance)
        }
    }

    /// Whether a character is invisible and takes no room: controls, joiners, direction marks.
    static func isInvisible(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .format, .control: true
            default: scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }

    /// Whether a scalar has no width: it is placed over or under its neighbour, or is invisible.
    static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }

    /// Whether a grapheme is drawn in colour.
    static func isEmoji(_ character: Character) -> Bool {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return false }
        if first.properties.isEmojiPresentation { return true }
        guard first.properties.isEmoji, let second = scalars.next() else { return false }
        return second == "\u{FE0F}" || second == "\u{200D}" || second.properties.isEmojiModifier
    }

    /// Whether a scalar belongs to a script whose letters join, so that their glyphs depend on their place in the word.
    ///
    /// Source: the blocks of the scripts in ArabicShaping.txt of Unicode 15.
    static func isJoining(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Arabic, Syriac, N'Ko and Mandaic; Mongolian; Phags-pa; Arabic's presentation forms; Manichaean and Psalter
        // Pahlavi; Hanifi Rohingya, Sogdian and Chorasmian; Adlam.
        case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1807...0x18AA, 0xA840...0xA871, 0xFB50...0xFDFF,
            0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D3F, 0x10EC0...0x10FDF,
            0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// What a grapheme does at the start or end of a line. This depends on its first scalar; but a space with a
    /// combining mark is visible.
    static func kind(of character: Character) -> Cluster.Kind {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return .other }
        let kind = kind(of: first.value)
        return kind == .space && scalars.count > 1 ? .other : kind
    }

    /// What a scalar does at the start or end of a line; see `Cluster.Kind`.
    static func kind(of scalar: UInt32) -> Cluster.Kind {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
        case 0x2D, 0x058A, 0x2010, 0x2012...0x2014: .hyphen
        case 0x30...0x39: .digit
        case 0x200B: .breakHere
        case 0xAD: .softHyphen
        case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
        default: edgeKind(of: scalar)
        }
    }

    /// The most important rules of Japanese line breaking (kinsoku): the common characters that JIS X 4051 forbids at
    /// the start or end of a line.
    private static func edgeKind(of scalar: UInt32) -> Cluster.Kind {
        switch scalar {
        // ! % ) , . : ; ? ] } ’ ” ‰ … and their wide forms; 、。〉》」』】〕〗〙〛
        case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x2026, 0x2030,
            0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
            0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60...0xFF64:
            .closing
        // 々 〜 ・ ー ゝ ゞ ヽ ヾ and the small kana
        case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x3095, 0x3096, 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
            0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF:
            .closing
        // ( [ { ‘ “ and their wide forms; 〈《「『【〔〖〘〚
        case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A,
            0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
            .opening
        default: isIdeographic(scalar) ? .ideograph : .other
        }
    }
}
