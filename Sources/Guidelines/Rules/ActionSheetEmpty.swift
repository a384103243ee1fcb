import Dialogs
import Devices

/// Ledger D11: an action sheet offers actions.
struct ActionSheetEmpty: Rule {
    var id: String { "actionSheetEmpty" }
    var guideline: String {
        "An action sheet offers choices that belong to what people just did (Human Interface Guidelines, Action "
            + "sheets; ledger D11)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .actionSheet }

    func check(_ subject: Subject) -> [Finding] {
        guard !subject.request.hasAction(where: { $0.role != .cancel }) else { return [] }
        return found(
            .warning, "The action sheet has nothing to choose from.", at: [.dialog, .content, .actions],
            fix: "Add the actions that people can choose, beside the one that cancels.")
    }
}
