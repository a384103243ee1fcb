import Boxes
import Devices
import Dialogs

/// Ledger D1: a touch outside or a swipe must not discard typed text without asking.
struct InputMayBeLost: Rule {
    var id: String { "inputMayBeLost" }
    var guideline: String {
        "Do not lose what people entered: ask before a dialog with input is closed (Human Interface Guidelines, "
            + "Modality; ledger D1)."
    }

    static let needs: SubjectTraits = .textFields

    func check(_ subject: Subject) -> [Finding] {
        guard !subject.request.content.textFields.isEmpty, subject.request.dismissal.approval == .none else {
            return []
        }
        let approval = RequestChange.set([.dialog, .dismissal, .approval], to: "presenter")
        var exits: [(String, FieldPath)] = []
        if subject.resolved.canTouchOutsideToDismiss {
            exits.append(("A touch outside", [.dialog, .backdrop, .interaction]))
        }
        if !subject.resolved.lifecycle.swipe.isEmpty { exits.append(("A swipe", [.dialog, .dismissal, .swipe])) }
        return exits.map { exit, field in
            finding(
                .warning, "\(exit) throws away what was typed into the text fields without asking.", at: field,
                fix: exit == "A swipe"
                    ? "Set \(approval), or dismissal.swipe to []."
                    : "Set \(approval), or backdrop.interaction to \"block\".")
        }
    }
}
