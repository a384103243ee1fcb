/// Whether interactive elements of the presenter keep their colour while a dialog is presented.
package enum PresenterTint: String, Sendable, CaseIterable {
    /// As the style defines it.
    case automatic
    case normal, dimmed

    /// Whether they are dimmed; `nil` if the style decides.
    package var isDimmed: Bool? {
        switch self {
        case .automatic: nil
        case .normal: false
        case .dimmed: true
        }
    }
}
