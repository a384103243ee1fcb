package import Dialogs

extension RuleSelection {
    /// Returns the finding under this selection; `nil` if its rule is off.
    package func heard(_ finding: Finding) -> Finding? {
        guard !off.contains(finding.rule) else { return nil }
        guard let severity = severity[finding.rule] else { return finding }
        var other = finding
        other.severity = severity
        return other
    }
}
