import Boxes
import Dialogs
import Devices

/// Ledger D3: an alert is not for mere notices.
struct AlertAsNotice: Rule {
    var id: String { "alertAsNotice" }
    var guideline: String {
        "An alert interrupts, so it is for what people can act on, not for mere notices (Human Interface Guidelines, "
            + "Alerts; ledger D3)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.actionCount == 1, subject.request.content.textFields.isEmpty,
            let only = subject.request.content.allActions.first
        else { return [] }
        // An action that is destructive, or that keeps the dialog up while it runs, is more than an acknowledgement.
        guard only.role != .destructive, only.dismisses == .beforeAction else { return [] }
        return found(
            .warning, "The alert leaves people no choice but to acknowledge it.",
            at: [.dialog, .content, .actions],
            fix: Fix(
                "Use the style \"slidingMessage\" with dismissal.after, or offer what can be done.",
                subject.request.taking(.slidingMessage) + passing(subject)))
    }

    /// The most that `dismissal.after` may be, in seconds.
    private static let longest = 3600.0

    /// The changes by which the dialog dismisses itself after its reading time, without an action.
    private func passing(_ subject: Subject) -> [RequestChange] {
        let seconds = min((subject.resolved.lifecycle.recommendedAfter ?? 4).rounded(.up) + 1, Self.longest)
        return subject.request.locatedActions.prefix(1).map { .remove($0.1.field()) }
            + [.set([.dialog, .dismissal, .after], to: .number(seconds))]
    }
}
