/// Whether what can be touched in a presenter keeps its colour while a dialog is up.
package enum PresenterTint: String, Sendable, CaseIterable {
    /// As the style has it.
    case automatic
    case normal, dimmed

    /// Nil where the style decides.
    package var isDimmed: Bool? {
        switch self {
        case .automatic: nil
        case .normal: false
        case .dimmed: true
        }
    }
}
