import Boxes
import Devices
import Dialogs
import Geometry

/// An action of the request that no touch reaches, because there is no room for its button.
package final class ActionUnreachable: Rule {
    package var id: String { "actionUnreachable" }
    package let guideline =
        "All functionality can be operated: every action has a target that can be reached (WCAG 2.2, 2.5.8 Target Size "
        + "(Minimum) and 2.1.1 Keyboard)."

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
                    No part of this action is seen, and the buttons scroll in \(TraceText.points(height)) points alone.
                    """,
                    at: place.field(), fix: "Give the dialog more room, or have fewer actions.")
            case .never:
                return finding(
                    .error, "The dialog has no room for this action: no touch reaches it.", at: place.field(),
                    fix: "Give the dialog more room, or have fewer actions.")
            }
        }
    }

    /// The least height, in points, of a window in which buttons are easy to scroll: two targets of 44 points, one to
    /// drag and one to read. Assumed; the target is the Human Interface Guidelines' (Accessibility).
    private static let leastWindow = 88.0
}

/// How people reach an action by touch.
enum ActionReach: Equatable {
    case atOnce
    /// The button is invisible until its container is scrolled, which has this height in points.
    case byScrolling(Double)
    case never
}

extension Subject {
    /// Whether any button is completely invisible.
    var hasEmptyButton: Bool {
        let all = resolved.layers
        let layers = all.span
        // Frames are compared first: roles are of another module, and compared through a table (Swift 6.3).
        for index in layers.indices where layers[index].frame.isEmpty && layers[index].role == .action { return true }
        return false
    }

    /// Returns how people reach an action's button; `atOnce` if it has none.
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
    /// Returns how people reach a button.
    fileprivate func reach(in resolved: ResolvedDialog) -> ActionReach {
        guard role == .action, frame.isEmpty else { return .atOnce }
        guard let whole = scrolledFrame, !whole.isEmpty else { return .never }
        // A button that is scrolled away can be scrolled back if its container has any height.
        let all = resolved.layers
        let layers = all.span
        guard let parent, let holder = layers.ground(of: parent), !layers[holder].frame.isEmpty else { return .never }
        return .byScrolling(layers[holder].frame.height)
    }
}
