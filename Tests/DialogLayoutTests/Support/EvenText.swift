@testable import Typography

/// Text whose every character is ten points wide, broken wherever a line is full: sizes can be worked out by hand.
final class EvenText: TextMeasuring {
    static let advance = 10.0

    let source = TextSource(engine: "even", fonts: "none")

    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        let room = width < 1e6 ? max(1, Int(width / Self.advance)) : .max
        var lines: [String] = [""]
        for character in text {
            if character == "\n" {
                lines.append("")
            } else {
                if lines[lines.count - 1].count == room { lines.append("") }
                lines[lines.count - 1].append(character)
            }
        }
        if text.isEmpty { lines = [] }
        let kept = lines.prefix(maximumLines ?? .max)
        return MeasuredText(
            lines: kept.map { MeasuredText.Line(text: $0, width: Double($0.count) * Self.advance) },
            isTruncated: kept.count < lines.count, metrics: .measured, style: style)
    }
}
