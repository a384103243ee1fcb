/// Text as it stands in HTML.
package enum HTMLText {
    /// A text between tags or in double quotes. What HTML has no place for is left out: control characters but tabs and
    /// the ends of lines, which become spaces.
    package static func escaped(_ text: some StringProtocol) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\t", "\n": " "
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": nil
            default: scalar
            }
        }
    }

    /// A text whose lines stay lines; what no page may have is U+FFFD.
    package static func escapedLines(_ text: some StringProtocol) -> String {
        escaped(text) { $0 == "\0" ? "\u{FFFD}" : $0 }
    }

    /// A name of a class as it stands in an attribute of HTML that may stand in a comment of CSS; white space separates
    /// classes, and is `_`.
    package static func className(_ name: String) -> String {
        let text = escaped(name) { scalar in
            switch scalar {
            case _ where scalar.properties.isWhitespace: "_"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
            default: scalar
            }
        }
        // A comment ends at a slash behind a star.
        return text.replacing("/", with: "&#47;")
    }

    /// A text with references in the place of what has a meaning in HTML.
    /// - Parameter other: What stands in the place of any other scalar; nil for nothing.
    private static func escaped(
        _ text: some StringProtocol, _ other: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: if let scalar = other(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
