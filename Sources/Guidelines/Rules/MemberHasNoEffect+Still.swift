import Boxes
import Dialogs

extension MemberHasNoEffect {
    /// The curves and the ends of a motion, where the dialog comes or goes without one.
    func still(_ subject: Subject) -> [FieldPath] {
        let presentation = subject.resolved.presentation
        // By pattern, and first of all: nearly all dialogs move.
        switch (presentation.presentStyle, presentation.dismissStyle) {
        case (.none, _), (_, .none): break
        default: return []
        }
        let request = subject.request
        var fields: [FieldPath] = []
        let motions: [(Boxed<TransitionRequest>, TransitionStyle, TransitionDirection)] = [
            (request.present, presentation.presentStyle, .present),
            (request.dismiss, presentation.dismissStyle, .dismiss),
        ]
        for (requested, style, direction) in motions where style == .none {
            let field = request.transitionField(direction)
            var given: [FieldPath.Member] = []
            if requested.curve != nil { given.append(.easing) }
            if !requested.steps.easings.isEmpty { given.append(.easings) }
            if !requested.steps.keyframes.isEmpty { given.append(.keyframes) }
            if !requested.away.isEmpty { given.append(direction == .present ? .from : .to) }
            for member in given where !fields.contains(field + member) { fields.append(field + member) }
        }
        return fields
    }
}
