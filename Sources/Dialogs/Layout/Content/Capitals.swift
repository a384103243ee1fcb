package import Typography

extension String {
    /// The text in capitals by the rules of a language, as Android's `AllCapsTransformationMethod` has it, which asks
    /// ICU.
    ///
    /// Source: SpecialCasing.txt of Unicode: in Turkish and Azeri the capital of `i` has its dot, and in Lithuanian a
    /// dot that was kept below an accent goes. Greek capitals have no accents (`el-Upper` of CLDR), where a letter and
    /// its tonos are one character: ή by itself keeps its own, and ι or υ behind an accented vowel gets a diaeresis, so
    /// that both stay apart.
    package func capitals(in language: Language?) -> String {
        switch language?.primary {
        case "tr", "az": replacingScalars { $0 == "i" ? "\u{130}" : nil }.uppercased()
        case "lt": withoutSoftDots.uppercased()
        case "el": greekCapitals
        default: uppercased()
        }
    }

    private func replacingScalars(_ other: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(other(scalar) ?? scalar) }
        return String(scalars)
    }

    /// Removes each combining dot above that follows a letter with a dot of its own.
    private var withoutSoftDots: String {
        var scalars = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            let hasOwnDot = last == "i" || last == "j" || last == "\u{12F}"
            if !(scalar == "\u{307}" && hasOwnDot) { scalars.append(scalar) }
            last = scalar
        }
        return String(scalars)
    }

    private var greekCapitals: String {
        var scalars = String.UnicodeScalarView()
        let source = Array(unicodeScalars)
        for (index, scalar) in source.enumerated() {
            let isWord =
                (index == 0 || !source[index - 1].properties.isAlphabetic)
                && (index + 1 == source.count || !source[index + 1].properties.isAlphabetic)
            let followsAccent =
                index > 0 && Self.bare[source[index - 1]] != nil && !Self.hasDiaeresis(source[index - 1])
            switch scalar {
            case "\u{3AE}" where isWord: scalars.append("\u{389}")
            case "\u{3B9}" where followsAccent: scalars.append("\u{3AA}")
            case "\u{3C5}" where followsAccent: scalars.append("\u{3AB}")
            default: scalars.append(Self.bare[scalar] ?? scalar)
            }
        }
        return String(scalars).uppercased()
    }

    private static func hasDiaeresis(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{390}" || scalar == "\u{3B0}" }

    /// The capital without accent for each accented vowel of Greek.
    private static let bare: [Unicode.Scalar: Unicode.Scalar] = [
        "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω", "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι",
        "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω", "ΐ": "Ϊ", "ΰ": "Ϋ",
    ]
}
