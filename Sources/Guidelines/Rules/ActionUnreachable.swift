import Boxes
import Devices
import Dialogs
import Geometry

/// An action that is asked for and that no touch reaches: there is no room for its button.
package final class ActionUnreachable: Rule {
    package init() {}

    package var id: String { "actionUnreachable" }
    package var guideline: String {
        "All functionality can be operated: every action has a target that can be reached (WCAG 2.2, 2.5.8 Target Size "
            + "(Minimum) and 2.1.1 Keyboard)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        guard subject.hasUnreachable else { return [] }
        return subject.request.locatedActions.compactMap { action, field in
            guard action.isEnabled, subject.isUnreachable(action) else { return nil }
            return finding(
                .error, "The dialog has no room for this action: no touch reaches it.", at: field,
                fix: "Give the dialog more room, or have fewer actions.")
        }
    }
}

extension Subject {
    /// Whether some button of the dialog has no area, wherever its content is scrolled to.
    var hasUnreachable: Bool {
        let all = resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].isUnreachable(in: resolved) { return true }
        return false
    }

    /// Whether no touch reaches an action's button.
    func isUnreachable(_ action: Action) -> Bool {
        let all = resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].action?.id == action.id {
            return layers[index].isUnreachable(in: resolved)
        }
        return false
    }
}

extension Layer {
    /// Whether it is a button without an area that could be touched: neither where it is, nor where it can be scrolled to.
    fileprivate func isUnreachable(in resolved: ResolvedDialog) -> Bool {
        guard role == .action, frame.isEmpty else { return false }
        guard let whole = scrolledFrame, !whole.isEmpty else { return true }
        // What is scrolled away comes back where there is a window to see it through.
        let all = resolved.layers
        let layers = all.span
        guard let parent, let holder = layers.place(of: parent) else { return true }
        return layers[holder].frame.isEmpty
    }
}
