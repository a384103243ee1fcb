import Boxes
import Dialogs
import Devices

/// Ledger D7: a modal view looks like the app it belongs to.
struct BarMissing: Rule {
    var id: String { "barMissing" }
    var guideline: String {
        "A modal view looks like the app it belongs to: a bar where the app has one (Human Interface Guidelines, "
            + "Modality; ledger D7)."
    }

    func concerns(_ style: StyleName) -> Bool { style.traits.isTask }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.presenter.hasNavigationBar, subject.request.content.navigationBar == nil else {
            return []
        }
        return found(
            .note, "The presenter has a navigation bar, and the dialog has none.",
            at: [.dialog, .content, .navigationBar],
            fix: """
                Set \("content.navigationBar", by: [bar(of: subject.request)]), with the title and the buttons \
                that complete and cancel.
                """)
    }

    /// A bar with the dialog's title, and with buttons if the dialog has no others.
    private func bar(of request: DialogRequest) -> RequestChange {
        var members: [RequestChange.Member] = []
        if !request.content.title.isBlank, let title = request.content.title {
            members.append(RequestChange.Member("title", .text(title)))
        }
        if request.actionCount == 0 {
            members.append(RequestChange.Member("leading", request.action("Cancel", id: "cancel", cancels: true)))
            members.append(RequestChange.Member("trailing", request.action("Done", id: "done")))
        }
        return .set([.dialog, .content, .navigationBar], to: .object(members))
    }
}
