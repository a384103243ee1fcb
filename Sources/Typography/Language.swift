/// A language by its tag (BCP 47). Regional forms of characters, line breaking and the words of buttons depend on it.
package struct Language: Hashable, Sendable {
    /// The tag as it was given.
    package let tag: String
    /// The language without script and region, in lower case: `zh` for `zh-Hant-TW`.
    package let primary: String

    /// The most characters of a tag; registered tags have fewer.
    package static let mostCharacters = 35

    /// `nil` if the tag is not well-formed: subtags of one to eight letters and digits joined by hyphens, the first of
    /// which has two to eight letters.
    package init?(_ tag: String) {
        guard tag.utf8.count <= Language.mostCharacters else { return nil }
        let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = subtags.first, (2...8).contains(first.count),
            first.allSatisfy({ Language.isLetter($0) }),
            subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { Language.isLetterOrDigit($0) } })
        else { return nil }
        self.tag = tag
        primary = String(decoding: first.map { $0 | 0x20 }, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
