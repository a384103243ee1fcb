/// How grave a finding is.
package enum FindingSeverity: String, Sendable, CaseIterable {
    case error, warning, note

    /// Whether it is as severe as another, or more so.
    package func isAtLeast(_ other: FindingSeverity) -> Bool { rank >= other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// Which rules are heard, and how severe their findings are: what an app has decided for itself.
package struct RuleSelection: Sendable, Hashable {
    /// Ids of rules whose findings are left out.
    package var off: Set<String> = []
    /// The severity of a rule's findings in the place of the rule's own, by its id.
    package var severity: [String: FindingSeverity] = [:]

    package init() {}

    package var isEmpty: Bool { off.isEmpty && severity.isEmpty }

    /// This with what another says above it.
    package func merging(_ other: RuleSelection) -> RuleSelection {
        var merged = self
        merged.off.formUnion(other.off)
        merged.severity.merge(other.severity) { $1 }
        return merged
    }
}
