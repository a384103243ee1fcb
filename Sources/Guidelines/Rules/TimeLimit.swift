import Boxes
import Devices
import Dialogs

/// A dialog with a timer that takes away something people have to do.
struct TimeLimit: Rule {
    var id: String { "timeLimit" }
    var guideline: String {
        "Let people turn a time limit off, adjust it or extend it before it takes away what they have to do (WCAG 2.2, "
            + "2.2.1 Timing Adjustable)."
    }

    static let needs: SubjectTraits = .timer

    /// The longest time limit that has to be extendable: twenty hours, in seconds.
    private static let longest = 72_000.0

    private static let fix: Fix =
        "Leave \(.remove([.dialog, .dismissal, .after])) out, or offer the same in a place that stays."
    /// Of a dialog that only its timer takes away.
    private static let fixOfOnlyExit: Fix =
        "Leave dismissal.after out and offer another way out, or offer the same in a place that stays."

    func check(_ subject: Subject) -> [Finding] {
        // The platform chooses how long its own messages stay.
        guard let after = subject.request.dismissal.after, after <= Self.longest,
            !subject.request.dismissal.goesByItself
        else { return [] }
        let hasFields = !subject.request.content.textFields.isEmpty
        guard hasFields || subject.request.hasAction(where: \.isEnabled) else { return [] }
        let what = hasFields ? "what is typed in it" : "its actions"
        return found(
            .warning,
            String(joining: [
                "The dialog goes after ", TraceText.points(after), " s and takes ", what,
                " along; nothing extends the time.",
            ]),
            at: [.dialog, .dismissal, .after],
            fix: subject.hasExitBesideTimer ? Self.fix : Self.fixOfOnlyExit)
    }
}
