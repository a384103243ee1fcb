package import Dialogs
import Devices

/// Ledger D11: an action sheet offers actions.
package final class ActionSheetEmpty: Rule {
    package var id: String { "actionSheetEmpty" }
    package let guideline =
        "An action sheet offers choices that belong to what people just did (Human Interface Guidelines, Action "
        + "sheets; ledger D11)."

    package func concerns(_ style: StyleName) -> Bool { style == .actionSheet }

    package func check(_ subject: Subject) -> [Finding] {
        guard !subject.request.hasAction(where: { $0.role != .cancel }) else { return [] }
        return found(
            .warning, "The action sheet has nothing to choose from.", at: [.dialog, .content, .actions],
            fix: "Add the actions that people can choose, beside the one that cancels.")
    }
}
