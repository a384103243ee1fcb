import Boxes
import Devices
import Dialogs

/// A close button in a television's dialog, where a button of the remote does the same.
struct CloseButtonNeedless: Rule {
    var id: String { "closeButtonNeedless" }
    var guideline: String {
        "A button of the remote leads back, so that a dialog of tvOS has no button for that alone (Human Interface "
            + "Guidelines, Buttons of tvOS)."
    }

    func concerns(_ system: OperatingSystem.Name) -> Bool { system == .tvOS }

    func check(_ subject: Subject) -> [Finding] {
        // A close button that is the only visible way out may stay.
        guard let button = subject.request.content.closeButton,
            subject.request.hasAction(where: { $0.leaves && $0.id != button.action.id }),
            subject.resolved.lifecycle.closeRequests.contains(.menu)
        else { return [] }
        let close = RequestChange.remove([.dialog, .content, .closeButton])
        return found(
            .note, "The button that closes the dialog takes the focus once more, for what the remote does.",
            at: [.dialog, .content, .closeButton], fix: "Leave \(close) out.")
    }
}
