import Boxes
import Dialogs
import Devices

/// Ledger D11: alerts, action sheets and activity views belong to the system, and look like it.
struct SystemStyleCustomized: Rule {
    var id: String { "systemStyleCustomized" }
    var guideline: String {
        "Alerts, action sheets and activity views are the system's own, in look and content (Human Interface "
            + "Guidelines, Modality; ledger D11)."
    }

    func concerns(_ style: StyleName) -> Bool {
        style == .alert || style == .actionSheet || style == .activityView
    }

    func check(_ subject: Subject) -> [Finding] {
        // A named style is meant to have a look of its own.
        guard subject.request.named == nil else { return [] }
        let style = subject.resolved.presentation.requested
        return members(of: subject.request, style).map { field in
            let isNeeded = field == [.dialog, .content, .navigationBar] && !hasChoiceBesideBar(subject.request, style)
            let advice = isNeeded ? "Move its buttons to content.actions" : "Leave it out"
            return finding(
                .note, "The system draws an \(style.rawValue) by itself and has no such thing in it.", at: field,
                fix:
                    """
                    \(advice, by: isNeeded ? [] : [.remove(field)]), or use the style "floating", whose look is the \
                    app's own.
                    """
            )
        }
    }

    /// Whether there is something to choose without the buttons of the bar: in an alert more than one answer, unless
    /// something is typed in it.
    private func hasChoiceBesideBar(_ request: DialogRequest, _ style: StyleName) -> Bool {
        let (content, actions) = (request.content, request.content.actions)
        guard let bar = content.navigationBar, !bar.leading.isEmpty || !bar.trailing.isEmpty else { return true }
        let least = style == .alert && content.textFields.isEmpty ? 2 : 1
        return actions.count >= least && actions.contains { $0.role != .cancel }
    }

    /// The given members that the system's own views do not accept from an app.
    private func members(of request: DialogRequest, _ style: StyleName) -> [FieldPath] {
        var members: [FieldPath.Member] = []
        if request.content.navigationBar != nil { members.append(.navigationBar) }
        if !request.content.textFields.isEmpty, style != .alert { members.append(.textFields) }
        if request.content.shape != nil { members.append(.shape) }
        if request.content.border != nil { members.append(.border) }
        if !request.content.background.isEmpty { members.append(.background) }
        if request.content.shadows != nil { members.append(.shadows) }
        return members.map { [.dialog, .content, $0] }
    }
}
