import Dialogs

/// A dialog with a timer that goes before its text can be read.
package final class TimeTooShort: Rule {
    package init() {}

    package var id: String { "timeTooShort" }
    package var guideline: String {
        "Leave a message on screen long enough to be read: the more text, the longer, and longer still for large text and "
            + "for input by a focus. Rule of thumb: 1.5 s, and 0.068 s for each character of an alphabet (IReST, "
            + "https://doi.org/10.1167/iovs.11-8284)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        let lifecycle = subject.resolved.lifecycle
        guard let dismissAt = lifecycle.dismissAt, let recommended = lifecycle.recommendedAfter,
            dismissAt < recommended
        else { return [] }
        let tenths = Int((recommended * 10).rounded())
        return [
            finding(
                .warning, "The dialog begins to leave before its text can be read.",
                at: ["dialog", "dismissal", "after"],
                fix: "Set dismissal.after to \(tenths / 10).\(tenths % 10) or more, or say less.")
        ]
    }
}
