package import Devices
package import Dialogs
package import Timeline

/// What dialogs are held against. A finding is a result, never an error: the dialog is laid out all the same.
package protocol Guideline: Sendable {
    /// The rule's name on the wire; stable for ever.
    var id: String { get }
    /// What the rule says, with where it comes from.
    var guideline: String { get }
}

/// One guideline, checked against one dialog.
///
/// An object, so that going through all rules copies none.
package protocol Rule: AnyObject, Guideline {
    /// Whether the rule can find anything in dialogs of a style; those of others it is not shown.
    func concerns(_ style: StyleName) -> Bool

    /// What the rule finds in a dialog of a style that it concerns.
    func check(_ subject: Subject) -> [Finding]
}

extension Rule {
    package func concerns(_ style: StyleName) -> Bool { true }
}

/// One guideline that only several dialogs together can break, as those of one app.
package protocol SetRule: Guideline {
    func check(_ members: [SetMember]) -> [SetFinding]
}

/// One guideline that only a stack of dialogs can break.
package protocol SceneRule: Guideline {
    /// - Parameter floors: The dialogs in painting order, the lowest first.
    /// - Returns: Findings at places in that order.
    func check(scene floors: [Subject]) -> [SetFinding]
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

/// What the rules for sets look at in a dialog: little enough that thousands can be held at once.
package struct SetMember: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let era: Era
    package let presentation: PresentationReport
    package let present: Motion
    package let dismiss: Motion
    /// Whether the dialog is a modal experience to its user.
    package let isModalExperience: Bool

    package init(_ subject: Subject) {
        request = subject.request
        device = subject.device
        era = subject.resolved.stage.era
        presentation = subject.resolved.presentation
        present = subject.resolved.transitions.present
        dismiss = subject.resolved.transitions.dismiss
        isModalExperience = subject.isModalExperience
    }
}

/// Where a dialog departs from a guideline, and what to do about it.
package struct Finding: Sendable, Hashable {
    package enum Severity: String, Sendable, CaseIterable { case error, warning, note }

    package var rule: String
    package var severity: Severity
    package var message: String
    package var field: FieldPath
    package var guideline: String
    package var fix: String
}

/// A finding about several dialogs, told at the one that shows it best.
package struct SetFinding: Sendable, Hashable {
    /// The index of that dialog in the set.
    package var index: Int
    package var finding: Finding

    package init(at index: Int, _ finding: Finding) {
        self.index = index
        self.finding = finding
    }
}

extension Guideline {
    func finding(
        _ severity: Finding.Severity, _ message: String, at field: FieldPath, fix: String
    ) -> Finding {
        Finding(rule: id, severity: severity, message: message, field: field, guideline: guideline, fix: fix)
    }
}
