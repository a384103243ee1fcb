import Boxes
package import Dialogs

/// Where a dialog departs from a guideline, and what to do about it.
package struct Finding: Sendable, Hashable {
    package typealias Severity = FindingSeverity

    package var rule: String
    package var severity: Severity
    package var message: String
    package var field: FieldPath
    package var guideline: String
    /// How to remove the departure, in words.
    package var fix: String
    /// How to remove it, as changes to the request, which together remove the finding. Empty if a person has to write a
    /// text or decide.
    package var changes: [RequestChange]

    package init(
        rule: String, severity: Severity, message: String, field: FieldPath, guideline: String, fix: String,
        changes: [RequestChange] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.field = field
        self.guideline = guideline
        self.fix = fix
        self.changes = changes
    }
}

/// A finding about several dialogs, reported at the dialog that shows it best.
package struct SetFinding: Sendable, Hashable {
    /// The index of that dialog in the set.
    package var index: Int
    package var finding: Finding

    package init(at index: Int, _ finding: Finding) {
        self.index = index
        self.finding = finding
    }

    /// Returns the finding under a selection of rules; `nil` if its rule is off.
    func heard(by selection: Boxed<RuleSelection>?) -> SetFinding? {
        guard let selection else { return self }
        return selection.value.heard(finding).map { SetFinding(at: index, $0) }
    }
}
