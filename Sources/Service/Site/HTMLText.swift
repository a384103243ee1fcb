/// Text as it stands in HTML.
enum HTMLText {
    /// A text between tags or in double quotes. What HTML has no place for is left out: control characters but tabs and
    /// the ends of lines, which become spaces.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result += " "
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
