import Animations
import Jobs

/// The text of a program, built line by line.
struct SourceText {
    private(set) var text = ""

    init() {}

    /// Creates a text that begins with its subject, and what it cannot express.
    init(of model: TransitionModel) {
        comment(model.heading)
        for note in model.notes { comment(note) }
    }

    mutating func line(_ text: String = "") { self.text += text + "\n" }

    /// Appends a file. `%x%` in it is the place of the value `x`.
    mutating func part(_ file: ProgramFile, _ values: [String: String] = [:]) {
        guard !values.isEmpty else { return text += file.text }
        let pieces = file.text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            text += index.isMultiple(of: 2) ? String(Substring(piece)) : values[String(Substring(piece)), default: ""]
        }
    }

    /// Appends a comment. Characters that are not printable ASCII become `?`, so that nothing ends the comment.
    mutating func comment(_ words: String, indent: Int = 0) {
        var plain = ""
        for scalar in words.unicodeScalars {
            plain.unicodeScalars.append((0x20..<0x7F).contains(scalar.value) ? scalar : "?")
        }
        line(String(repeating: " ", count: indent) + "// " + plain)
    }

    /// Returns a number as all three languages write a floating-point literal.
    static func number(_ value: Double) -> String {
        let text = CSSText.number(value, decimals: 6)
        return text.contains(".") ? text : text + ".0"
    }

    /// Returns numbers as string literals, with spaces between the numbers: a constant of Java has at most 64 KB.
    static func texts(_ values: [Double]) -> String {
        stride(from: 0, to: values.count, by: 1000).map { start in
            "\"" + numbers(Array(values[start..<min(start + 1000, values.count)]), separator: " ") + "\""
        }.joined(separator: ", ")
    }

    static func numbers(_ values: [Double], separator: String = ", ", suffix: String = "") -> String {
        var text = ""
        for value in values where !JobBudget.isOver() {
            if !text.isEmpty { text += separator }
            text += number(value) + suffix
        }
        return text
    }
}
