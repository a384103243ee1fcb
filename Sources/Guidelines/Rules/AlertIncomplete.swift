import Boxes
import Dialogs
import Devices

/// Ledger D3: an alert says what has happened, and what people can do about it.
struct AlertIncomplete: Rule {
    var id: String { "alertIncomplete" }
    var guideline: String {
        """
        An alert gives essential information, and actions to answer it (Human Interface Guidelines, Alerts; ledger D3).
        """
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func check(_ subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        if subject.request.content.message.isBlank, !isCarAlert(subject) {
            findings += found(
                .warning, "The alert has no message that tells what is the matter.",
                at: [.dialog, .content, .message], fix: "Set content.message.")
        }
        if subject.request.actionCount == 0 {
            // Nobody answers what goes by itself.
            let isTimed = subject.request.dismissal.after != nil
            let changes =
                adding(to: subject.request) + (isTimed ? [.remove([.dialog, .dismissal, .after])] : [])
            findings += found(
                .warning, "The alert has no action to answer it with.", at: [.dialog, .content, .actions],
                fix:
                    """
                    Add \("actions", by: changes)\(isTimed ? " and leave dismissal.after out" : ""), or use the style \
                    \"slidingMessage\" for what needs no answer.
                    """
            )
        }
        return findings
    }

    /// Returns the two answers that an alert lacks. One alone would leave no choice but to acknowledge it, and no way
    /// to give up what was typed.
    private func adding(to request: DialogRequest) -> [RequestChange] {
        request.adding("Cancel", id: "cancel", cancels: true) + request.adding("OK", id: "ok")
    }

    /// Whether the dialog is a car's alert with a title, which has no message (CarPlay, CPAlertTemplate).
    private func isCarAlert(_ subject: Subject) -> Bool {
        guard case .carPlay = subject.device.runningSystem.name else { return false }
        return !subject.request.content.title.isBlank
    }
}
