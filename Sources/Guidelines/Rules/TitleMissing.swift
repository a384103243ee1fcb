import Boxes
import Dialogs
import Devices

/// Ledger D5: a title names the task.
struct TitleMissing: Rule {
    var id: String { "titleMissing" }
    var guideline: String {
        """
        A title tells what the modal task is, where that is not plain (Human Interface Guidelines, Modality; ledger D5).
        """
    }

    func concerns(_ style: StyleName) -> Bool { style.traits.isTask }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.content.title.isBlank, (subject.request.content.navigationBar?.title).isBlank else {
            return []
        }
        return found(
            .note, "The dialog has no title that names its task.", at: [.dialog, .content, .title],
            fix: "Set content.title, or content.navigationBar.title.")
    }
}
