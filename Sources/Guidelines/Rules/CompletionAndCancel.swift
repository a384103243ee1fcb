import Devices
import Dialogs

/// Ledger D6: a task carries both completion and cancel; Done is only for completing.
package final class CompletionAndCancel: Rule {
    package init() {}

    package var id: String { "completionAndCancel" }
    package var guideline: String {
        "A modal task has a button that completes it and one that cancels it; Done only completes (Human Interface "
            + "Guidelines, Modality; ledger D6)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        guard subject.request.content.hasAction(where: \.isDone) else { return [] }
        let content = subject.request.content
        return content.locatedActions.compactMap { action, field in
            guard action.isDone else { return nil }
            switch action.role {
            case .cancel:
                return finding(
                    .warning, "Done is the cancelling action.", at: field,
                    fix: "Call it Cancel, and keep Done for completing the task.")
            case .destructive:
                return finding(
                    .warning, "Done is a destructive action.", at: field,
                    fix: "Name what it destroys, and keep Done for completing the task.")
            case .default where content.actionCount == 1:
                return finding(
                    .warning, "Done is the only action: the task cannot be cancelled.", at: field,
                    fix: "Add an action with the role \"cancel\", or call the only one Close.")
            case .default: return nil
            }
        }
    }
}

extension Action {
    /// Whether it is called Done, however it is capitalised.
    fileprivate var isDone: Bool { title.utf8.count == 4 && title.lowercased() == "done" }
}
