import Boxes
import Devices
import Dialogs

/// A message with more buttons than the platform's own message has.
struct MessageTooManyActions: Rule {
    var id: String { "messageTooManyActions" }
    var guideline: String {
        "A message has one button at most (Material, Snackbar; libadwaita, AdwToast; Kirigami, "
            + "showPassiveNotification; WinUI, InfoBar, beside its cross), and a confirmation on a watch none (Wear "
            + "OS, Dialogs)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .slidingMessage }

    func concerns(_ platform: Platform) -> Bool { Self.most(on: platform) != nil }

    /// The most buttons besides the one that dismisses the message; `nil` if the platform states no limit.
    static func most(on platform: Platform) -> Int? {
        switch platform {
        case .material, .toolkit(.gnome), .toolkit(.kde), .toolkit(.windows): 1
        case .toolkit(.wearos): 0
        case .toolkit(.macos), .toolkit(.visionos), .toolkit(.harmonyos), .apple, .web: nil
        }
    }

    func check(_ subject: Subject) -> [Finding] {
        let count = subject.request.content.actions.count
        guard let most = Self.most(on: subject.device.platform), count > most else { return [] }
        let surplus = subject.request.locatedActions.filter { action, place in
            if case .content(let index) = place { index >= most } else { false }
        }
        let changes = surplus.reversed().map { RequestChange.remove($0.1.field()) }
        return found(
            .warning,
            most == 0
                ? "The confirmation has \(count == 1 ? "a button" : "\(count) buttons"), and room for none."
                : "The message has \(count) buttons, and room for one.",
            at: [.dialog, .content, .actions],
            fix: "\(most == 0 ? "Leave them out" : "Leave one", by: changes), or ask in a dialog.")
    }
}
