import Boxes
import Devices
import Dialogs

/// A dialog with a timer that is dismissed before its text can be read.
struct TimeTooShort: Rule {
    /// The longest `dismissal.after`, in tenths of a second.
    private static let most = 36_000

    var id: String { "timeTooShort" }
    var guideline: String {
        "Leave a message on screen long enough to be read: the more text, the longer, and longer still for large text "
            + "and for input by a focus. Rule of thumb: 1.5 s, and 0.068 s for each character of an alphabet (IReST, "
            + "https://doi.org/10.1167/iovs.11-8284)."
    }

    static let needs: SubjectTraits = .timer

    func check(_ subject: Subject) -> [Finding] {
        let lifecycle = subject.resolved.lifecycle
        // The request is not responsible for a duration that the platform chooses.
        guard !subject.request.dismissal.goesByItself, let dismissAt = lifecycle.dismissAt,
            let recommended = lifecycle.recommendedAfter,
            dismissAt < recommended
        else { return [] }
        let tenths = Int((recommended * 10).rounded())
        let field: FieldPath = [.dialog, .dismissal, .after]
        let change = RequestChange.set(field, to: .number(recommended))
        let message = "The dialog begins to leave before its text can be read."
        if subject.resolved.presentation.requested == .slidingMessage,
            let most = ToastNotBrief.most(on: subject.device.platform), recommended > most
        {
            return found(
                .warning, message, at: field,
                fix: "Say less: a message stays for \(TraceText.points(most)) s at most here. Or ask in a dialog.")
        }
        return found(
            .warning, message, at: field,
            fix: """
                Set \("dismissal.after to \(tenths / 10).\(tenths % 10)", by: tenths > Self.most ? [] : [change]) \
                or more, or say less.
                """)
    }
}
