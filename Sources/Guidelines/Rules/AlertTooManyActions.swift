package import Dialogs
import Devices

/// Ledger D3: an alert has no more than a few actions.
package final class AlertTooManyActions: Rule {
    /// Most actions of an alert. Source: Human Interface Guidelines, Alerts, which gives way to an action sheet beyond
    /// three (ledger D3: a few).
    private static let most = 3

    package init() {}

    package var id: String { "alertTooManyActions" }
    package var guideline: String {
        "An alert has at most three actions; an action sheet holds more (Human Interface Guidelines, Alerts; ledger D3)."
    }

    package func concerns(_ style: StyleName) -> Bool { style == .alert }

    package func check(_ subject: Subject) -> [Finding] {
        let count = subject.request.actionCount
        guard count > Self.most else { return [] }
        return [
            finding(
                .warning, "The alert has \(count) actions to choose from.", at: ["dialog", "content", "actions"],
                fix: "Leave at most three, or use the style \"actionSheet\".")
        ]
    }
}
