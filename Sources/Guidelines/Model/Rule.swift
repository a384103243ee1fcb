package import Devices
package import Dialogs

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

    /// Whether the rule can find anything on a platform; dialogs of others are not shown to it.
    func concerns(_ platform: Platform) -> Bool

    /// Whether the rule can find anything on a system of such a platform; dialogs of others are not shown to it.
    func concerns(_ system: OperatingSystem.Name) -> Bool

    /// What the rule finds in a dialog of a style that it concerns.
    func check(_ subject: Subject) -> [Finding]
}

extension Rule {
    package func concerns(_ style: StyleName) -> Bool { true }
    package func concerns(_ platform: Platform) -> Bool { true }
    package func concerns(_ system: OperatingSystem.Name) -> Bool { true }
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

extension Guideline {
    func finding(
        _ severity: Finding.Severity, _ message: String, at field: FieldPath, fix: Fix
    ) -> Finding {
        Finding(
            rule: id, severity: severity, message: message, field: field, guideline: guideline, fix: fix.sentence,
            changes: fix.changes)
    }
}
