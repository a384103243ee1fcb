/// Text in the syntax of HTML.
package enum HTMLText {
    /// A text between tags or in double quotes. Control characters, which HTML does not allow, are left out; tabs and
    /// line ends become spaces.
    package static func escaped(_ text: some StringProtocol) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\t", "\n": " "
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": nil
            default: scalar
            }
        }
    }

    /// A text that keeps its line ends and tabs. NUL becomes U+FFFD, and other control characters, which HTML does not
    /// allow, are left out.
    package static func escapedLines(_ text: some StringProtocol) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\t", "\n", "\r": scalar
            case "\0": "\u{FFFD}"
            case "\u{1}"..."\u{1F}", "\u{7F}"..."\u{9F}": nil
            default: scalar
            }
        }
    }

    /// The name of a class for an HTML attribute that may be inside a CSS comment. White space, which separates
    /// classes, becomes `_`.
    package static func className(_ name: String) -> String {
        let text = escaped(name) { scalar in
            switch scalar {
            case _ where scalar.properties.isWhitespace: "_"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
            default: scalar
            }
        }
        // The text may be in a comment, which would end at `*/`.
        return text.replacing("/", with: "&#47;")
    }

    /// Replaces characters that have a meaning in HTML by references.
    ///
    /// - Parameter other: Returns the replacement of any other scalar; `nil` keeps it.
    private static func escaped(_ text: some StringProtocol, _ other: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
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
