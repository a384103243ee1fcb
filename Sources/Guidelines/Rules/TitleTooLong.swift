import Boxes
import Devices
import Dialogs

/// The title of an alert with more lines than its platform has room for.
struct TitleTooLong: Rule {
    var id: String { "titleTooLong" }
    var guideline: String {
        "The title of an alert, and of any content dialog, takes two lines at most (Human Interface Guidelines, "
            + "Alerts; WinUI, ContentDialog; ArkUI, AlertDialog), on a watch three (Compose Material 3 for Wear OS, "
            + "AlertDialog), in a car one (Human Interface Guidelines, Alerts of CarPlay)."
    }

    func concerns(_ style: StyleName) -> Bool {
        [.alert, .pageSheet, .formSheet, .sheet].contains(style)
    }

    func concerns(_ system: OperatingSystem.Name) -> Bool { Self.most(on: system) != nil }

    /// The most lines of a title; `nil` if the platform states no limit.
    private static func most(on system: OperatingSystem.Name) -> Int? {
        if case .carPlay = system { return 1 }
        return switch OperatingSystem(name: system).platform {
        case .toolkit(.macos), .toolkit(.visionos), .toolkit(.windows), .toolkit(.harmonyos): 2
        case .toolkit(.wearos): 3
        case .toolkit(.gnome), .toolkit(.kde), .apple, .material, .web: nil
        }
    }

    func check(_ subject: Subject) -> [Finding] {
        let system = subject.device.runningSystem.name
        guard let most = Self.most(on: system) else { return [] }
        // On Windows every style is shown by the same kind of dialog.
        guard subject.resolved.presentation.requested == .alert || system == .windows else { return [] }
        let all = subject.resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].role == .title {
            guard let lines = layers[index].text?.lines.count, lines > most else { continue }
            return found(
                .warning, "The title takes \(lines) lines, and \(most) \(most == 1 ? "is" : "are") the most.",
                at: [.dialog, .content, .title],
                fix: "Say it in fewer words, or say the rest in content.message.")
        }
        return []
    }
}
