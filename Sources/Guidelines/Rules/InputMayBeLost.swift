import Dialogs

/// Ledger D1: a touch outside or a swipe must not throw away what was typed without asking.
package struct InputMayBeLost: Rule {
    package init() {}

    package let id = "inputMayBeLost"
    package let guideline =
        "Do not lose what people entered: ask before a dialog with input is closed (Human Interface Guidelines, "
        + "Modality; ledger D1)."

    package func check(_ subject: Subject) -> [Finding] {
        let request = subject.request
        guard !request.content.textFields.isEmpty, request.dismissal.approval == .none else { return [] }
        var ways: [(String, FieldPath)] = []
        if subject.resolved.canTouchOutsideToDismiss {
            ways.append(("A touch outside", ["dialog", "backdrop", "interaction"]))
        }
        if !request.dismissal.swipe.isEmpty { ways.append(("A swipe", ["dialog", "dismissal", "swipe"])) }
        return ways.map { way, field in
            finding(
                .warning, "\(way) throws away what was typed into the text fields without asking.", at: field,
                fix: "Set dismissal.approval to \"presenter\", or backdrop.interaction to \"block\".")
        }
    }
}
