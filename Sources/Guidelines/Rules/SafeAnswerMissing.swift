import Boxes
import Devices
import Dialogs

/// An alert that asks whether to destroy something, without a button that changes nothing.
struct SafeAnswerMissing: Rule {
    var id: String { "safeAnswerMissing" }
    var guideline: String {
        "What destroys something stands beside an answer that does not: a button that cancels (Human Interface "
            + "Guidelines, Alerts; GNOME Human Interface Guidelines, Dialogs), or another safe one (Windows, "
            + "Dialog controls)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func concerns(_ platform: Platform) -> Bool {
        switch platform {
        case .toolkit(.macos), .toolkit(.visionos), .toolkit(.gnome), .toolkit(.windows): true
        case .toolkit(.kde), .toolkit(.harmonyos), .toolkit(.wearos), .apple, .material, .web: false
        }
    }

    func check(_ subject: Subject) -> [Finding] {
        let (request, language) = (subject.request, subject.device.language)
        guard let (first, place) = request.locatedActions.first(where: { $0.0.role == .destructive && $0.0.isEnabled })
        else { return [] }
        // On Windows, any answer that destroys nothing counts as safe.
        let isAnySafe = subject.device.platform == .toolkit(.windows)
        // A dialog with fields, or with an action such as Done, needs a way out in any style, which
        // `CompletionAndCancel` reports.
        guard request.content.textFields.isEmpty,
            !request.hasAction(where: { TitleWords.done.contains($0.title, in: language) })
        else { return [] }
        guard
            !request.hasAction(where: {
                $0.isEnabled && (isAnySafe ? $0.role != .destructive : $0.cancels(in: language))
            })
        else { return [] }
        // With three actions already, another one would be too many, and a rule cannot decide which of them to remove.
        let cancelling = request.actionCount < 3 ? request.adding("Cancel", id: "cancel", cancels: true) : []
        return found(
            .warning, String(joining: [first.title, " destroys something, and no other answer leaves it be."]),
            at: place.field(),
            fix: "Add \("an action with the role \"cancel\"", by: cancelling).")
    }
}
