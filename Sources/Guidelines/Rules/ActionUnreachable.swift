import Boxes
import Devices
import Dialogs
import Geometry

/// An action of the request that no touch reaches, because there is no room for its button.
struct ActionUnreachable: Rule {
    var id: String { "actionUnreachable" }
    var guideline: String {
        "All functionality can be operated: every action has a target that can be reached (WCAG 2.2, 2.5.8 Target Size "
            + "(Minimum) and 2.1.1 Keyboard)."
    }

    static let needs: SubjectTraits = .hiddenControl

    func check(_ subject: Subject) -> [Finding] {
        let unseen = subject.hiddenActions(countsSlivers: true)
        let whollyUnseen = subject.unseenActions
        guard !unseen.isEmpty else { return [] }
        return subject.request.locatedActions.compactMap { action, place in
            guard action.isEnabled, let reach = unseen[action.id] else { return nil }
            switch reach {
            case .byScrolling(let height):
                guard height < Self.leastWindow else { return nil }
                let seen = whollyUnseen[action.id] == nil ? "Less than half" : "No part"
                guard !subject.canGrow else {
                    return finding(
                        .warning, "\(seen) of this action is seen until the sheet is dragged higher.",
                        at: place.field(),
                        fix: "Let the sheet open at a height that shows all of it: the detent fit.")
                }
                return finding(
                    .warning,
                    """
                    \(seen) of this action is seen, and the buttons scroll in \(TraceText.points(height)) points alone.
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

/// How people reach an action by touch whose button is invisible.
enum ActionReach: Equatable {
    /// Its container is scrolled, which has this height in points.
    case byScrolling(Double)
    case never
}

extension Subject {
    /// How people reach the actions whose buttons are completely invisible, by the actions' ids.
    var unseenActions: [String: ActionReach] { hiddenActions(countsSlivers: false) }

    /// How people reach the actions whose buttons are invisible, by the actions' ids.
    ///
    /// - Parameter countsSlivers: Whether buttons count of which less than half is visible, and that too low to touch.
    func hiddenActions(countsSlivers: Bool) -> [String: ActionReach] {
        guard traits.contains(.hiddenControl) else { return [:] }
        let all = resolved.layers
        let layers = all.span
        var unseen: [String: ActionReach] = [:]
        for index in layers.indices where layers[index].role == .action {
            guard layers[index].frame.isEmpty || countsSlivers && layers[index].isSliver,
                let action = layers[index].action
            else { continue }
            unseen[action.id] = layers[index].reach(in: all)
        }
        return unseen
    }
}

extension Subject {
    /// Whether the dialog is a sheet that rests below its highest detent.
    fileprivate var canGrow: Bool { resolved.presentation.detents.last?.isSelected == false }
}

extension Layer {
    /// Returns how people reach an invisible button.
    fileprivate func reach(in layers: [Layer]) -> ActionReach {
        // A button that is scrolled away can be scrolled back if its container has any height.
        let layers = layers.span
        guard let whole = scrolledFrame, !whole.isEmpty, let parent, let holder = layers.ground(of: parent),
            !layers[holder].frame.isEmpty
        else { return .never }
        return .byScrolling(layers[holder].frame.height)
    }
}
