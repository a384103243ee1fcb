package import Dialogs

/// Options for running checks.
package struct CheckOptions: Sendable {
    /// A check fails if its answer has a finding at least as severe as this; `nil` if findings do not matter.
    package var failOn: FindingSeverity?
    /// The rules whose findings are reported at all.
    package var rules = RuleSelection()
    /// Whether the expectations are replaced by the answers.
    package var updates = false

    package init() {}
}
