import Boxes
import Devices
import Dialogs
import Typography

/// A title or message that is truncated: in a snackbar or an alert with a limited number of lines, or in a navigation
/// bar.
struct TextCut: Rule {
    var id: String { "textCut" }
    var guideline: String {
        "Keep titles and messages short enough to be read whole (Human Interface Guidelines, Alerts; Material Design, "
            + "Snackbar)."
    }

    static let needs: SubjectTraits = .cutText

    func check(_ subject: Subject) -> [Finding] {
        guard subject.resolved.hasCutText else { return [] }
        return subject.resolved.layers.compactMap { layer in
            guard layer.role.isOfWholeText, let text = layer.text, text.isTruncated else { return nil }
            let name = layer.role == .message ? "message" : "title"
            return finding(
                .warning,
                text.lines.isEmpty
                    ? "There is no room for the \(name)."
                    : "The \(name) does not fit its lines; what is seen of it ends with an ellipsis.",
                at: subject.request.field(ofText: layer), fix: "Say it in fewer words.")
        }
    }
}

extension Layer.Role {
    /// Whether the layer's text is meant to be read in full, and is not a button's. Pattern matching: enumerations of
    /// another module are compared through a table (Swift 6.3).
    fileprivate var isOfWholeText: Bool {
        switch self {
        case .title, .message, .navigationBar: true
        default: false
        }
    }
}

extension ResolvedDialog {
    fileprivate var hasCutText: Bool {
        let layers = layers.span
        for index in layers.indices where layers[index].role.isOfWholeText {
            if let text = layers[index].text, text.isTruncated { return true }
        }
        return false
    }
}
