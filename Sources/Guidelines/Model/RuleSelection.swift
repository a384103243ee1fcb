/// Which rules are heard, and how severe their findings are: what an app has decided for itself.
package struct RuleSelection: Sendable, Hashable {
    /// Ids of rules whose findings are left out.
    package var off: Set<String> = []
    /// The severity of a rule's findings in the place of the rule's own, by its id.
    package var severity: [String: Finding.Severity] = [:]

    package init() {}

    package var isEmpty: Bool { off.isEmpty && severity.isEmpty }

    /// The finding as it is heard; nil where its rule is off.
    package func heard(_ finding: Finding) -> Finding? {
        guard !off.contains(finding.rule) else { return nil }
        guard let severity = severity[finding.rule] else { return finding }
        var other = finding
        other.severity = severity
        return other
    }

    /// This with what another says above it.
    package func merging(_ other: RuleSelection) -> RuleSelection {
        var merged = self
        merged.off.formUnion(other.off)
        merged.severity.merge(other.severity) { $1 }
        return merged
    }
}

extension Finding.Severity {
    /// Whether it is as severe as another, or more so.
    package func isAtLeast(_ other: Finding.Severity) -> Bool { rank >= other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
