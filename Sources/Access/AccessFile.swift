/// The fault in a line of a file of tokens or keys.
package struct AccessFileError: Error, Hashable, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    /// The reason. It never contains a secret.
    package let reason: String

    package var description: String { "line \(line) \(reason)" }
}

/// The lines of a file of tokens or keys: words separated by white space. Lines whose first word begins with `#` are
/// comments.
enum AccessFile {
    /// The most lines. Tokens are compared one by one at each request.
    static let mostLines = 10_000

    static func lines(of text: String) throws(AccessFileError) -> [(number: Int, words: [Substring])] {
        var lines: [(number: Int, words: [Substring])] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard lines.count < mostLines else {
                throw AccessFileError(line: index + 1, reason: "is one more than the \(mostLines) that there may be")
            }
            lines.append((index + 1, words))
        }
        return lines
    }

    /// Whether `text` is a valid name, which may appear in logs and URLs: 1 to 64 letters, digits, `.`, `_` and `-` of
    /// ASCII.
    static func isName(_ text: some StringProtocol) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    static let nameRule = "1 to 64 letters, digits, dots, underscores and hyphens"
}
