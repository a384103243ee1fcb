import Boxes
import Devices
import Dialogs
import Typography

/// A button's title that is truncated, because it does not fit at the smallest size in the greatest number of lines.
struct ButtonTitleCut: Rule {
    var id: String { "buttonTitleCut" }
    var guideline: String {
        "Give a button a succinct title: a word or two that say what happens (Human Interface Guidelines, Alerts)."
    }

    static let needs: SubjectTraits = .cutText

    func check(_ subject: Subject) -> [Finding] {
        guard subject.resolved.hasCutButtonTitle else { return [] }
        return subject.resolved.layers.compactMap { layer in
            guard layer.role == .action, let text = layer.text, text.isTruncated else { return nil }
            let seen = text.lines.map(\.text).joined(separator: " ")
            return finding(
                .warning,
                seen.isEmpty
                    ? "There is no room for the button's title."
                    : "The title does not fit its button; what is seen of it ends with an ellipsis.",
                at: subject.request.field(ofText: layer), fix: "Say it in fewer words, or give the button more room.")
        }
    }
}

extension ResolvedDialog {
    fileprivate var hasCutButtonTitle: Bool {
        let layers = layers.span
        for index in layers.indices {
            // Pattern matching: enumerations of another module are compared through a table (Swift 6.3).
            if case .action = layers[index].role, let text = layers[index].text, text.isTruncated { return true }
        }
        return false
    }
}
