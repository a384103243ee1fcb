import Boxes
import Dialogs
import Jobs

extension Finding {
    /// Whether the changes make another dialog of this one: what held for it may not hold for that.
    var makesAnotherDialog: Bool {
        changes.contains { $0.field == FieldPath.style || $0.field == FieldPath.interaction }
    }
}

extension Subject {
    /// Whether changes bring an error or a warning of a rule that finds nothing worse than a note now, or make the
    /// dialog impossible. It lays the dialog out, unless it is one of the many that have no reason for either.
    ///
    /// - Parameter isInStack: Whether the dialog was laid out with others: it is tried alone, before the changes, too.
    func isSpoiled(
        by changes: [RequestChange], isInStack: Bool = false, finding rules: (Subject) -> [Finding]
    ) -> Bool {
        guard canTry, !isSteady, let changed = request.changed(by: changes) else { return false }
        guard let after = laidOut(changed), let before = isInStack ? laidOut(request) : self else { return true }
        return !Self.serious(rules(after)).isSubset(of: Self.serious(rules(before)))
    }

    /// Whether another style or other touches outside are certain to leave the dialog as sound as it is: it has a
    /// button that dismisses it or the swipe of a sheet, stands over nothing that it has to suit, and leaves its size
    /// and its place to the style.
    private var isSteady: Bool {
        // A page is made a form by rules, and both are swiped away alike.
        let isSwiped = resolved.presentation.requested == .pageSheet && !resolved.lifecycle.swipe.isEmpty
        guard isSwiped || request.hasAction(where: { $0.leaves }), request.presenter.style == nil else { return false }
        let (content, placement) = (request.content, request.placement)
        return content.width == nil && content.height == nil && content.sizeLimits == nil && placement.frame == nil
            && placement.portraitFrame == nil && placement.landscapeFrame == nil && placement.margins == nil
    }

    /// The ids of the rules whose findings are more than notes.
    static func serious(_ findings: some Sequence<Finding>) -> Set<String> {
        Set(findings.lazy.filter { $0.severity != .note }.map(\.rule))
    }
}

extension DialogRequest {
    /// Returns the request after changes that make another dialog of it; `nil` if one of them cannot be made here.
    func changed(by changes: [RequestChange]) -> DialogRequest? {
        var request = self
        for change in changes {
            switch (change.field, change.value) {
            case (FieldPath.style, .text(let name)?):
                // What a named style gives is not told apart from what the request does.
                guard request.named == nil, let style = StyleName(rawValue: name) else { return nil }
                request.style = style
            case (FieldPath.interaction, .text(let name)?):
                guard let interaction = Interaction(rawValue: name) else { return nil }
                request.backdrop.interaction = interaction
            case ([.dialog, .dismissal, .approval], .text(let name)?):
                guard let approval = Dismissal.Approval(rawValue: name) else { return nil }
                request.dismissal.approval = approval
            case ([.dialog, .transition], nil):
                let silent = DialogRequest()
                (request.present, request.dismiss) = (silent.present, silent.dismiss)
            case ([.dialog, .content, .shape], nil): request.content.shape = nil
            case (let field, nil):
                guard let other = request.leavingOut(field) else { return nil }
                request = other
            default: return nil
            }
        }
        return request
    }
}

extension FieldPath {
    fileprivate static let style: FieldPath = [.dialog, .style]
    fileprivate static let interaction: FieldPath = [.dialog, .backdrop, .interaction]
}
