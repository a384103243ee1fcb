package import Dialogs
package import JSONText

/// How severe a finding has to be for what was asked to fail.
package enum FailureThreshold: String, NamedChoice, Sendable {
    case error, warning, note
    /// None makes it fail.
    case never

    package static let names = ChoiceNames<FailureThreshold>()

    /// Nil for never.
    package var severity: FindingSeverity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
