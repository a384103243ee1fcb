import Boxes
import Devices
import Dialogs
import Typography

/// A text that is too small to be read across a room.
struct TextTooSmall: Rule {
    /// The least size, in points. Source: Human Interface Guidelines, Typography: minimum sizes by platform.
    private static let least = 23.0

    var id: String { "textTooSmall" }
    var guideline: String {
        "On a television text is 23 points at least, and 29 by default (Human Interface Guidelines, Typography)."
    }

    func concerns(_ system: OperatingSystem.Name) -> Bool { system == .tvOS }

    func check(_ subject: Subject) -> [Finding] {
        // Users who choose a smaller text size get it.
        guard subject.device.textScale ?? 1 >= 1 else { return [] }
        switch subject.device.textSize {
        case .xSmall, .small, .medium: return []
        default: break
        }
        // Long button titles are set smaller by design, and have a rule of their own.
        let texts = subject.resolved.layers.filter { layer in
            switch layer.role {
            case .title, .message, .textField: layer.text?.lines.isEmpty == false
            default: false
            }
        }
        guard let smallest = texts.min(by: { size(of: $0) < size(of: $1) }), size(of: smallest) < Self.least else {
            return []
        }
        let shown = TraceText.points(size(of: smallest))
        return found(
            .warning, "A text is set in \(shown) points, and \(TraceText.points(Self.least)) are the least.",
            at: subject.request.field(ofText: smallest),
            fix: "Give the style larger text for televisions, or use another there.")
    }

    private func size(of layer: Layer) -> Double { layer.text?.style.size ?? .infinity }
}
