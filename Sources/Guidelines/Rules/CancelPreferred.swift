import Boxes
import Devices
import Dialogs

/// An alert in which the Return key presses the button that cancels.
struct CancelPreferred: Rule {
    var id: String { "cancelPreferred" }
    var guideline: String {
        "The button that cancels an alert is not its default one; to have people read an alert, it has none (Human "
            + "Interface Guidelines, Alerts)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func concerns(_ platform: Platform) -> Bool {
        switch platform {
        case .toolkit(.macos), .toolkit(.visionos): true
        case .toolkit(.gnome), .toolkit(.kde), .toolkit(.windows), .toolkit(.harmonyos), .toolkit(.wearos), .apple,
            .material, .web:
            false
        }
    }

    func check(_ subject: Subject) -> [Finding] {
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
