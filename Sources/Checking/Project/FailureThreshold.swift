package import Guidelines
package import JSONText

/// How severe a finding has to be for a command to fail.
package enum FailureThreshold: String, NamedChoice, Sendable {
    case error, warning, note
    /// None makes it fail.
    case never

    package static let names = ChoiceNames<FailureThreshold>()

    /// Nil for never.
    package var severity: Finding.Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
