// Names and strings that may contain any text from callers.
extension CSSText {
    /// A quoted string that the text cannot end: quotes, backslashes, `<` and control characters are escaped.
    package static func string(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isEscaped) else { return "\"" + text + "\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if isEscaped(scalar) {
                quoted += "\\" + String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16) + " "
            } else {
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "\\", "<", "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// A text as the name of a class, whatever its characters; white space, which no class name can contain, becomes
    /// `_`.
    ///
    /// Source: CSSOM, "serialize an identifier".
    package static func className(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var identifier = ""
        for (index, scalar) in scalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let isLeading = index == 0 || (index == 1 && scalars[0] == "-")
            if scalar.value == 0 {
                identifier.unicodeScalars.append("\u{FFFD}")
            } else if scalar.properties.isWhitespace {
                identifier += "_"
            } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (isDigit && isLeading) {
                identifier += "\\" + String(scalar.value, radix: 16) + " "
            } else if scalar == "-", scalars.count == 1 {
                identifier += "\\-"
            } else if scalar.value >= 0x80 || scalar == "-" || scalar == "_" || isDigit || isLetter(scalar) {
                identifier.unicodeScalars.append(scalar)
            } else {
                identifier += "\\"
                identifier.unicodeScalars.append(scalar)
            }
        }
        return identifier
    }

    /// A text with every character that an identifier cannot contain replaced by a hyphen.
    package static func identifierPart(_ text: String) -> String {
        var part = ""
        for scalar in text.unicodeScalars {
            part.unicodeScalars.append(isLetter(scalar) || ("0"..."9").contains(scalar) ? scalar : "-")
        }
        return part
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
