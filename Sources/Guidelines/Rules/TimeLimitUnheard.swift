import Boxes
import Devices
import Dialogs

/// A dialog with a timer that may be dismissed before a screen reader has read it out.
struct TimeLimitUnheard: Rule {
    var id: String { "timeLimitUnheard" }
    var guideline: String {
        "Who listens needs longer than who looks, and sets how long. Apple: avoid views that dismiss themselves on a "
            + "timer, prefer an explicit action (Human Interface Guidelines, Accessibility). Android: ask "
            + "AccessibilityManager.getRecommendedTimeoutMillis for the time."
    }

    static let needs: SubjectTraits = .timer

    func check(_ subject: Subject) -> [Finding] {
        let stage = subject.resolved.stage
        // The toolkit itself announces messages whose duration the platform chooses.
        guard stage.state.screenReader, let after = subject.request.dismissal.after,
            !subject.request.dismissal.goesByItself, says(subject.request)
        else { return [] }
        let field: FieldPath = [.dialog, .dismissal, .after]
        let message = String(joining: [
            "A screen reader is on, and the dialog goes after ", TraceText.points(after), " s, heard or not.",
        ])
        // Without another way out, the dialog would stay for ever.
        let staying: [RequestChange] = subject.needsExit ? [] : [.remove(field)]
        guard case .material = stage.state.platform else {
            return found(
                .warning, message, at: field,
                fix: "Leave \("dismissal.after out", by: staying), and let people close it.")
        }
        let milliseconds = TraceText.points(after * 1000)
        return found(
            .warning, message, at: field,
            fix: """
                Give the time that getRecommendedTimeoutMillis recommends for \(milliseconds) and \
                \(flags(subject.request)), or \("leave dismissal.after out", by: staying).
                """)
    }

    /// Whether the dialog has any text to read out.
    private func says(_ request: DialogRequest) -> Bool {
        request.content.title != nil || request.content.message != nil || request.hasAction(where: { _ in true })
    }

    /// The flags that tell Android what the dialog contains.
    private func flags(_ request: DialogRequest) -> String {
        let hasControls = request.hasAction(where: { _ in true }) || !request.content.textFields.isEmpty
        return hasControls ? "FLAG_CONTENT_TEXT | FLAG_CONTENT_CONTROLS" : "FLAG_CONTENT_TEXT"
    }
}
