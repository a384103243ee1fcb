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
                passing(subject)))
    }

    /// The most that `dismissal.after` may be, in seconds.
    private static let longest = 3600.0

    /// The changes that make the dialog a message that dismisses itself after its reading time, without an action;
    /// none where a message may not stay as long.
    private func passing(_ subject: Subject) -> [RequestChange] {
        let needed = subject.resolved.lifecycle.recommendedAfter ?? 0
        let most = ToastNotBrief.most(on: subject.device.platform) ?? Self.longest
        // Who listens may not have heard it by then.
        guard needed <= most, !subject.device.screenReader else { return [] }
        let seconds = min((subject.resolved.lifecycle.recommendedAfter ?? 4).rounded(.up) + 1, most)
        return subject.request.taking(.slidingMessage)
            + subject.request.locatedActions.prefix(1).map { .remove($0.1.field()) }
            + [.set([.dialog, .dismissal, .after], to: .number(seconds))]
    }
}
