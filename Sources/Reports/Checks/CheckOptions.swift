package import Dialogs

/// How checks are gone about.
package struct CheckOptions: Sendable {
    /// A check does not hold where its answer has a finding as severe as this; nil where findings do not matter.
    package var failOn: FindingSeverity?
    /// Which findings are heard at all.
    package var rules = RuleSelection()
    /// Whether the answers replace the expectations that they differ from.
    package var updates = false

    package init() {}
}
