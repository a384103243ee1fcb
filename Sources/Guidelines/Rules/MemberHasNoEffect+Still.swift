import Boxes
import Dialogs

extension MemberHasNoEffect {
    /// The curves and the ends of a motion, where the dialog comes or goes without one.
    func still(_ subject: Subject) -> [FieldPath] {
        let (request, presentation) = (subject.request, subject.resolved.presentation)
        var fields: [FieldPath] = []
        let ways: [(Boxed<TransitionRequest>, TransitionStyle, TransitionDirection)] = [
            (request.present, presentation.presentStyle, .present),
            (request.dismiss, presentation.dismissStyle, .dismiss),
        ]
        for (asked, style, direction) in ways where style == .none {
            let field = request.transitionField(direction)
            var given: [FieldPath.Member] = []
            if asked.curve != nil { given.append(.easing) }
            if !asked.steps.easings.isEmpty { given.append(.easings) }
            if !asked.steps.keyframes.isEmpty { given.append(.keyframes) }
            if !asked.away.isEmpty { given.append(direction == .present ? .from : .to) }
            for member in given where !fields.contains(field + member) { fields.append(field + member) }
        }
        return fields
    }
}
