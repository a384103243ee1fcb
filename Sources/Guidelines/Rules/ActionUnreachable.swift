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
        guard subject.hasEmptyButton else { return [] }
        return subject.request.locatedActions.compactMap { action, place in
            guard action.isEnabled else { return nil }
            switch subject.reach(of: action) {
            case .atOnce: return nil
            case .byScrolling(let height):
                guard height < Self.leastWindow else { return nil }
                return finding(
                    .warning,
                    """
                    No part of this action is seen, and the buttons scroll in \(TraceText.points(height)) points \
                    alone.
                    """,
                    at: place.field(), fix: "Give the dialog more room, or have fewer actions.")
            case .never:
                return finding(
                    .error, "The dialog has no room for this action: no touch reaches it.", at: place.field(),
                    fix: "Give the dialog more room, or have fewer actions.")
            }
        }
    }

    /// Below this, in points, buttons are hard to scroll: two targets of 44 points, one to drag and one to see.
    /// Assumed; the target is the Human Interface Guidelines' (Accessibility).
    private static let leastWindow = 88.0
}

/// How touches come to an action.
enum ActionReach: Equatable {
    case atOnce
    /// Nothing of its button is seen until what holds it is scrolled, in a window of that height in points.
    case byScrolling(Double)
    case never
}

extension Subject {
    /// Whether nothing of some button is seen.
    var hasEmptyButton: Bool {
        let all = resolved.layers
        let layers = all.span
        // Frames first: the roles of another room are compared by way of a table (Swift 6.3).
        for index in layers.indices where layers[index].frame.isEmpty && layers[index].role == .action { return true }
        return false
    }

    /// How touches come to an action's button; at once where it has none.
    func reach(of action: Action) -> ActionReach {
        let all = resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].action?.id == action.id {
            return layers[index].reach(in: resolved)
        }
        return .atOnce
    }
}

extension Layer {
    /// How touches come to a button.
    fileprivate func reach(in resolved: ResolvedDialog) -> ActionReach {
        guard role == .action, frame.isEmpty else { return .atOnce }
        guard let whole = scrolledFrame, !whole.isEmpty else { return .never }
        // What is scrolled away comes back where there is a window to see it through.
        let all = resolved.layers
        let layers = all.span
        guard let parent, let holder = layers.ground(of: parent), !layers[holder].frame.isEmpty else { return .never }
        return .byScrolling(layers[holder].frame.height)
    }
}
