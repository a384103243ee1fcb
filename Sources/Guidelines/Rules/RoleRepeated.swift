import Boxes
import Devices
import Dialogs

/// Several actions with a role that only one may have.
struct RoleRepeated: Rule {
    var id: String { "roleRepeated" }
    var guideline: String {
        "One action cancels, and at most one is preferred (UIKit, UIAlertController: only one action of the style "
            + "cancel, one preferredAction; Human Interface Guidelines, Alerts and Buttons)."
    }

    static let needs: SubjectTraits = .severalActions

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.actionCount > 1 else { return [] }
        let request = subject.request
        guard
            request.hasSeveralActions(where: { $0.role == .cancel })
                || request.hasSeveralActions(where: { $0.isPreferred })
        else { return [] }
        // A close button has the same meaning and effect as a button that cancels, and does not count as a repetition.
        let all = subject.request.locatedActions.filter { $0.1 != .close }
        let others = all.filter { $0.0.role == .cancel }.exceptFirst(where: { $0.0.leaves }).map { _, place in
            let role = place.field(.role)
            return finding(
                .warning, "Another action cancels already: which of them is the way back?", at: role,
                fix: "\("Leave the role \"cancel\" to one action", by: [.remove(role)]).")
        }
        return others
            + all.filter { $0.0.isPreferred }.exceptFirst(where: { $0.0.isEnabled }).map { _, place in
                let preferred = place.field(.preferred)
                return finding(
                    .warning, "Another action is preferred already.", at: preferred,
                    fix: """
                        \("Set preferred of the one action alone", by: [.remove(preferred)]) that people most likely \
                        choose.
                        """)
            }
    }
}

extension Array {
    /// Returns all elements but one: the first that satisfies the predicate, or the first if none does.
    fileprivate func exceptFirst(where isSuch: (Element) -> Bool) -> [Element] {
        var others = self
        if !isEmpty { others.remove(at: firstIndex(where: isSuch) ?? startIndex) }
        return others
    }
}
