/// Finds where a line may begin inside a word of Lao, Khmer or Burmese, which have no spaces between words: before a
/// syllable, if the letters show that one starts. Pango has a dictionary for Thai only, and would not break these words
/// at all.
///
/// Source: the Unicode Standard 15, 16.2 (Lao: vowels that are written before their consonant), 16.3 (Myanmar: asat
/// kills a vowel, virama stacks the next consonant), 16.4 (Khmer: coeng puts the next consonant below).
enum SyllableBreaks {
    private enum Script { case lao, myanmar, khmer }

    private static func script(of scalar: UInt32) -> Script? {
        switch scalar {
        case 0xE80...0xEFF: .lao
        case 0x1000...0x109F: .myanmar
        case 0x1780...0x17FF: .khmer
        default: nil
        }
    }

    /// Whether the characters before and after an offset are both Thai letters, vowels or tones, so that the dictionary
    /// applies: characters of the class SA of UAX #14. Thai digits, the currency sign and chapter signs are not of that
    /// class.
    static func isInsideThai(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
        func isThai(_ scalar: UInt32) -> Bool {
            (0xE01...0xE3A).contains(scalar) || (0xE40...0xE4E).contains(scalar)
        }
        guard offset >= 3, offset + 2 < bytes.count, bytes[offset - 3] == 0xE0, bytes[offset] == 0xE0 else {
            return false
        }
        return isThai(PlainShaper.scalar(in: bytes, at: offset - 3).scalar)
            && isThai(PlainShaper.scalar(in: bytes, at: offset).scalar)
    }

    /// Whether a line may begin with the grapheme at `offset`, judged by its neighbours.
    static func mayBegin(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        // All characters of these scripts take three bytes, the first of which is E0 or E1.
        guard offset >= 3, offset < bytes.count, bytes[offset] & 0xFE == 0xE0 else { return false }
        func scalar(_ place: Int) -> UInt32 {
            place < bytes.count ? PlainShaper.scalar(in: bytes, at: place).scalar : 0
        }
        let (before, first, second, third) = (
            scalar(offset - 3), scalar(offset), scalar(offset + 3), scalar(offset + 6)
        )
        guard let script = script(of: first), self.script(of: before) == script else { return false }
        switch script {
        case .lao:
            // A syllable starts with a vowel that is written before its consonant, or with a consonant that has a vowel
            // or a tone. Other consonants end one.
            let isConsonant = (0xE81...0xEAE).contains(first) || (0xEDC...0xEDF).contains(first)
            let hasVowel = (0xEB0...0xEBD).contains(second) || (0xEC8...0xECD).contains(second) || second == 0xEAD
            return (isConsonant && hasVowel || (0xEC0...0xEC4).contains(first)) && !(0xEC0...0xEC4).contains(before)
        case .khmer:
            // A syllable starts with a letter that has a vowel, a sign or a consonant below. Others may end one.
            let isFull = (0x17B6...0x17C8).contains(second) || second == 0x17D2
            return (0x1780...0x17B3).contains(first) && isFull && before != 0x17D2
        case .myanmar:
            // A consonant with an asat, or above another one, ends the preceding syllable. There may be a dot in
            // between.
            let isLast = second == 0x103A || second == 0x1039 || second == 0x1037 && third == 0x103A
            return (0x1000...0x102A).contains(first) && before != 0x1039 && !isLast
        }
    }
}
