import Boxes
import Devices
import Dialogs
import Typography

/// Buttons that large text pushes out of sight.
package final class RowsHidden: Rule {
    package init() {}

    package var id: String { "rowsHidden" }
    package var guideline: String {
        "Text that is set larger hides nothing that people choose from (WCAG 2.2, 1.4.4 Resize Text; Human Interface "
            + "Guidelines, Typography: keep what matters in sight at the largest sizes)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        let device = subject.device
        let growth = device.textScale ?? DynamicType.growth(at: device.textSize)
        guard growth > 1, subject.hasEmptyButton else { return [] }
        let actions = subject.request.content.actions
        let hidden = actions.count { if case .byScrolling = subject.reach(of: $0) { true } else { false } }
        guard hidden > 0 else { return [] }
        return [
            finding(
                .warning,
                "At this text size \(hidden) of \(actions.count) actions are out of sight until they are scrolled to.",
                at: ["dialog", "content", "actions"],
                fix: "Have fewer actions, or shorter texts, so that all of them are seen.")
        ]
    }
}
