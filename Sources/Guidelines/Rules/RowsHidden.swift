import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// Buttons and fields that large text pushes out of the visible area.
struct RowsHidden: Rule {
    var id: String { "rowsHidden" }
    var guideline: String {
        "Text that is set larger hides nothing that people choose from or fill in (WCAG 2.2, 1.4.4 Resize Text; Human "
            + "Interface Guidelines, Typography: keep what matters in sight at the largest sizes)."
    }

    static let needs: SubjectTraits = .hiddenControl

    func check(_ subject: Subject) -> [Finding] {
        let device = subject.device
        let growth = device.textScale ?? DynamicType.growth(at: device.textSize)
        guard growth > 1 else { return [] }
        return hiddenFields(of: subject) + hiddenActions(of: subject)
    }

    private func hiddenActions(of subject: Subject) -> [Finding] {
        let unseen = subject.unseenActions
        guard !unseen.isEmpty else { return [] }
        let actions = subject.request.content.actions
        let hidden = actions.count { if case .byScrolling = unseen[$0.id] { true } else { false } }
        guard hidden > 0 else { return [] }
        return found(
            .warning,
            "At this text size \(hidden) of \(actions.count) actions are out of sight until they are scrolled to.",
            at: [.dialog, .content, .actions],
            fix: "Have fewer actions, or shorter texts, so that all of them are seen.")
    }

    /// Reports fields that are invisible until scrolled, because the text above them takes all the room.
    private func hiddenFields(of subject: Subject) -> [Finding] {
        let count = subject.request.content.textFields.count
        guard count > 0 else { return [] }
        let all = subject.resolved.layers
        let layers = all.span
        var hidden = 0
        for index in layers.indices where layers[index].frame.isEmpty && layers[index].role == .textField {
            hidden += 1
        }
        guard hidden > 0 else { return [] }
        return found(
            .warning,
            "At this text size \(hidden) of \(count) text fields are out of sight until they are scrolled to.",
            at: [.dialog, .content, .textFields],
            fix: "Have shorter texts, or use a style that has more room, so that all of them are seen.")
    }
}
