import Boxes
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
        let isAlone = subject.request.actionCount == 1
        guard subject.request.hasAction(where: { $0.isDone && ($0.role != .default || isAlone) }) else { return [] }
        return subject.request.content.locatedActions.compactMap { action, field in
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
            case .default where isAlone:
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
    fileprivate var isDone: Bool {
        // One bit tells an ASCII letter from its capital, and no other letter of four bytes in all has these as its own.
        title.utf8.count == 4 && title.utf8.elementsEqual("done".utf8) { $0 | 0x20 == $1 }
    }
}
