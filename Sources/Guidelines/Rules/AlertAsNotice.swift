import Boxes
package import Dialogs
import Devices

/// Ledger D3: an alert is not for mere notices.
package final class AlertAsNotice: Rule {
    package init() {}

    package var id: String { "alertAsNotice" }
    package var guideline: String {
        "An alert interrupts, so it is for what people can act on, not for mere notices (Human Interface Guidelines, "
            + "Alerts; ledger D3)."
    }

    package func concerns(_ style: StyleName) -> Bool { style == .alert }

    package func check(_ subject: Subject) -> [Finding] {
        guard subject.request.actionCount == 1, subject.request.content.textFields.isEmpty,
            let only = subject.request.content.allActions.first
        else { return [] }
        // What destroys something, or keeps the dialog up while it is done, is more than an acknowledgement.
        guard only.role != .destructive, only.dismisses == .beforeAction else { return [] }
        return [
            finding(
                .warning, "The alert leaves people no choice but to acknowledge it.",
                at: ["dialog", "content", "actions"],
                fix: "Use the style \"slidingMessage\" with dismissal.after, or offer what can be done.")
        ]
    }
}
