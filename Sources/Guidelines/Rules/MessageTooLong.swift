import Boxes
import Devices
import Dialogs

/// An alert whose message is too long to be read across a room, or while driving.
struct MessageTooLong: Rule {
    /// The most lines. Source: Human Interface Guidelines, Alerts of tvOS and of CarPlay; in a car, UIKit truncates a
    /// message there up to iOS 18.
    private static let most = 2

    var id: String { "messageTooLong" }
    var guideline: String {
        "A message of an alert on a television or in a car is one or two lines (Human Interface Guidelines, Alerts of "
            + "tvOS and CarPlay)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func concerns(_ system: OperatingSystem.Name) -> Bool {
        switch system {
        case .tvOS, .carPlay: true
        case .iPhoneOS, .iOS, .iPadOS, .android, .androidTV, .web, .gnome, .kde, .windows, .harmonyOS, .macOS,
            .wearOS, .visionOS:
            false
        }
    }

    func check(_ subject: Subject) -> [Finding] {
        let all = subject.resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].role == .message {
            guard let lines = layers[index].text?.lines.count, lines > Self.most else { continue }
            return found(
                .note, "The message takes \(lines) lines, and \(Self.most) are the most.",
                at: [.dialog, .content, .message], fix: "Say it in fewer words, or in the title alone.")
        }
        return []
    }
}
