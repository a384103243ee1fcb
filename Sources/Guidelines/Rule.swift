package import Dialogs

/// What dialogs are held against. A finding is a result, never an error: the dialog is laid out all the same.
package protocol Guideline: Sendable {
    /// The rule's name on the wire; stable for ever.
    var id: String { get }
    /// What the rule says, with where it comes from.
    var guideline: String { get }
}

/// One guideline, checked against one dialog.
package protocol Rule: Guideline {
    func check(_ subject: Subject) -> [Finding]
}

/// A dialog as asked for and as laid out.
package struct Subject: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let resolved: ResolvedDialog

    package init(request: DialogRequest, device: DeviceState, resolved: ResolvedDialog) {
        self.request = request
        self.device = device
        self.resolved = resolved
    }
}

/// Where a dialog departs from a guideline, and what to do about it.
package struct Finding: Sendable, Hashable {
    package enum Severity: String, Sendable { case error, warning, note }

    package var rule: String
    package var severity: Severity
    package var message: String
    package var field: FieldPath
    package var guideline: String
    package var fix: String
}

extension Guideline {
    func finding(
        _ severity: Finding.Severity, _ message: String, at field: FieldPath, fix: String
    ) -> Finding {
        Finding(rule: id, severity: severity, message: message, field: field, guideline: guideline, fix: fix)
    }
}
