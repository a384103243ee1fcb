import Boxes
package import Devices
package import Dialogs

/// An alert in which the Return key presses the button that cancels.
package final class CancelPreferred: Rule {
    package var id: String { "cancelPreferred" }
    package let guideline =
        "The button that cancels an alert is not its default one; to have people read an alert, it has none (Human "
        + "Interface Guidelines, Alerts)."

    package func concerns(_ style: StyleName) -> Bool { style == .alert }

    package func concerns(_ platform: Platform) -> Bool {
        switch platform {
        case .toolkit(.macos), .toolkit(.visionos): true
        case .toolkit(.gnome), .toolkit(.kde), .toolkit(.windows), .toolkit(.harmonyos), .toolkit(.wearos), .apple,
            .material, .web:
            false
        }
    }

    package func check(_ subject: Subject) -> [Finding] {
        // A single button is the default one, whether or not it is preferred.
        guard subject.request.actionCount > 1 else { return [] }
        return subject.request.locatedActions.filter { $0.0.isPreferred && $0.0.role == .cancel }.map { action, place in
            let preferred = place.field(.preferred)
            return finding(
                .warning, String(joining: ["The default button is ", action.title, ", which cancels."]), at: preferred,
                fix: "\("Prefer no action", by: [.remove(preferred)]), or the one that people most likely choose.")
        }
    }
}
