import Boxes

/// The severity of a finding, the highest first.
package enum FindingSeverity: String, Sendable, CaseIterable {
    case error, warning, note

    /// Whether this severity is the same as another, or higher.
    package func isAtLeast(_ other: FindingSeverity) -> Bool { caseIndex(of: self) <= caseIndex(of: other) }
}

/// Which rules are checked, and how severe their findings are, as configured by an app.
package struct RuleSelection: Sendable, Hashable {
    /// Ids of the rules whose findings are left out.
    package var off: Set<String> = []
    /// Severities that replace those of rules, by rule id.
    package var severity: [String: FindingSeverity] = [:]

    package init() {}

    /// Returns this selection with another one merged in; the other takes precedence.
    package func merging(_ other: RuleSelection) -> RuleSelection {
        var merged = self
        merged.off.formUnion(other.off)
        merged.severity.merge(other.severity) { $1 }
        return merged
    }
}
