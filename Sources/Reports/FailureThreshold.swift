package import Dialogs
package import JSONText

/// The lowest severity of a finding that makes a command fail.
package enum FailureThreshold: String, NamedChoice, Sendable {
    case error, warning, note
    /// No finding makes it fail.
    case never

    package static let names = ChoiceNames<FailureThreshold>()

    /// The severity; `nil` for `never`.
    package var severity: FindingSeverity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
