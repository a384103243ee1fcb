import Dialogs

extension Subject {
    /// Whether the dialog is a modal experience to its user: it keeps people from what lies behind, and is no popover
    /// that goes away with a touch beside it.
    var isModalExperience: Bool {
        guard resolved.accessibility.isModal else { return false }
        let presentation = resolved.presentation
        return presentation.requested != .popover || presentation.interaction == .block
    }
}

extension Optional<String> {
    /// Whether there is nothing to read: no text, or white space alone.
    var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
