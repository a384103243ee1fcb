/// Whether interactive elements of the presenter keep their colour while a dialog is presented.
package enum PresenterTint: String, Sendable, CaseIterable {
    /// As the style has it.
    case automatic
    case normal, dimmed

    /// `nil` if the style decides.
    package var isDimmed: Bool? {
        switch self {
        case .automatic: nil
        case .normal: false
        case .dimmed: true
        }
    }
}
