import Dialogs

/// Ledger D5: a title names the task.
package struct TitleMissing: Rule {
    package init() {}

    package let id = "titleMissing"
    package let guideline =
        "A title tells what the modal task is, where that is not plain (Human Interface Guidelines, Modality; ledger D5)."

    package func check(_ subject: Subject) -> [Finding] {
        switch subject.resolved.presentation.requested {
        case .fullScreen, .pageSheet, .formSheet, .sheet: break
        case .currentContext, .popover, .alert, .actionSheet, .activityView, .semiModal, .floating, .slidingMessage:
            return []
        }
        let content = subject.request.content
        let titles = [content.title, content.navigationBar?.title].compactMap { $0 }
        guard titles.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { return [] }
        return [
            finding(
                .note, "The dialog has no title that names its task.", at: ["dialog", "content", "title"],
                fix: "Set content.title, or content.navigationBar.title.")
        ]
    }
}
