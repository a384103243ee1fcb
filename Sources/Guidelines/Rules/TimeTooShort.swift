import Dialogs
import Timeline
import Typography

/// A dialog with a timer that goes before its text can be read.
package struct TimeTooShort: Rule {
    package init() {}

    package let id = "timeTooShort"
    package let guideline =
        "Leave a message on screen long enough to be read: the more text, the longer. Rule of thumb: 1.5 s, and 0.04 s for "
        + "each point of height that the text takes (presentation-metrics banner.tsmessages)."

    /// Seconds for a message of no height, and for each point of it. Source: presentation-metrics banner.tsmessages.
    private static let least = 1.5
    private static let perPoint = 0.04

    package func check(_ subject: Subject) -> [Finding] {
        guard let dismissAt = subject.resolved.lifecycle.dismissAt else { return [] }
        let texts = subject.resolved.layers.filter { $0.role == .title || $0.role == .message }.compactMap(\.text)
        let height = texts.reduce(0) { $0 + Double($1.lines.count) * $1.style.lineHeight }
        guard height > 0 else { return [] }
        let coming = subject.resolved.transitions.present.duration
        let needed = Self.least + Self.perPoint * height
        guard dismissAt - coming < needed else { return [] }
        // Whole tenths, upwards: nobody reads to the millisecond.
        let recommended = ((coming + needed) * 10).rounded(.up)
        let text = "\(Int(recommended) / 10).\(Int(recommended) % 10)"
        return [
            finding(
                .warning, "The dialog begins to leave before its text can be read.",
                at: ["dialog", "dismissal", "after"], fix: "Set dismissal.after to \(text) or more, or say less.")
        ]
    }
}
