import Boxes
import Devices
import Dialogs
import Geometry

/// Ledger D1: there must be an obvious, safe way out of a modal task.
package final class ExitRequired: Rule {
    package init() {}

    package var id: String { "exitRequired" }
    package var guideline: String {
        "There must be an obvious and safe way out of a modal task (Human Interface Guidelines, Modality; ledger D1)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        guard !hasExit(subject) else { return [] }
        guard subject.resolved.accessibility.isModal else { return stays(subject) }
        return [
            finding(
                .error, "The dialog blocks what lies behind it and offers no way out.", at: ["dialog"],
                fix: "Add an action that dismisses, a bar button, backdrop.interaction \"dismiss\", dismissal.swipe, "
                    + "dismissal.tapDialog or dismissal.after.")
        ]
    }

    /// What leaves all behind it live may stay, as long as it can be seen that it is there; what is meant to go by itself
    /// has rules of its own.
    private func stays(_ subject: Subject) -> [Finding] {
        let presentation = subject.resolved.presentation
        // What dims is seen to be there, and what lets touches through by its style's nature is part of the page.
        guard presentation.interaction == .passThrough, subject.resolved.frame(of: .dimming) == nil else { return [] }
        let style = presentation.requested
        guard style != .slidingMessage, style != .popover, style != .currentContext, style != .sheet else { return [] }
        return [
            finding(
                .warning, "The dialog stays: it blocks nothing, and nothing takes it away.", at: ["dialog"],
                fix: "Add an action that dismisses, a bar button, dismissal.swipe, dismissal.tapDialog or "
                    + "dismissal.after.")
        ]
    }

    private func hasExit(_ subject: Subject) -> Bool {
        let request = subject.request
        if request.dismissal.after != nil || request.dismissal.tapDialog { return true }
        // What the request names, or what the style lets go by itself.
        if !subject.resolved.lifecycle.swipe.isEmpty { return true }
        if request.hasAction(where: { $0.leaves }) {
            guard subject.hasEmptyButton else { return true }
            if request.hasAction(where: { $0.leaves && subject.reach(of: $0) != .never }) { return true }
        }
        // A touch outside is a way out only where there is an outside to touch.
        return subject.resolved.canTouchOutsideToDismiss
    }
}

extension ResolvedDialog {
    /// Whether some place in the window dismisses the dialog when touched beside it.
    var canTouchOutsideToDismiss: Bool {
        guard hitRegions.contains(where: { $0.effect == .dismiss && $0.target == "dimming" }),
            let dialog = frame(of: .dialog), let dimming = frame(of: .dimming)
        else { return false }
        return !dimming.isEmpty && !dialog.contains(dimming) || layers.first { $0.role == .dialog }?.outline != nil
    }
}

extension Action {
    /// Whether the dialog goes when this is chosen, which it can be.
    fileprivate var leaves: Bool { self.dismisses != .never && self.isEnabled }
}
