import Devices
import Dialogs

/// A guideline that dialogs are checked against. A finding is a result, never an error: the dialog is laid out anyway.
package protocol Guideline: Sendable {
    /// The rule's name in requests and answers, which never changes once published.
    var id: String { get }
    /// What the rule demands, with its source.
    var guideline: String { get }
}

/// One guideline, checked against one dialog.
///
/// It stores nothing, so its type is all that a list of rules needs: types are asked without being copied or counted.
protocol Rule: Guideline {
    init()

    /// What a dialog must have for the rule to find anything; if it has not, the rule is not asked.
    static var needs: SubjectTraits { get }

    /// Whether the rule can find anything in dialogs of a style; if not, it is not run for them.
    func concerns(_ style: StyleName) -> Bool

    /// Whether the rule can find anything on a platform; if not, it is not run there.
    func concerns(_ platform: Platform) -> Bool

    /// Whether the rule can find anything on an operating system of such a platform; if not, it is not run there.
    func concerns(_ system: OperatingSystem.Name) -> Bool

    /// Returns what the rule finds in a dialog.
    func check(_ subject: Subject) -> [Finding]

    /// Returns what the rule finds in a dialog.
    static func findings(in subject: Subject) -> [Finding]
}

extension Rule {
    static var needs: SubjectTraits { [] }
    static func findings(in subject: Subject) -> [Finding] { Self().check(subject) }
    func concerns(_ style: StyleName) -> Bool { true }
    func concerns(_ platform: Platform) -> Bool { true }
    func concerns(_ system: OperatingSystem.Name) -> Bool { true }
}

/// One guideline that only several dialogs together can break, such as those of one app.
package protocol SetRule: Guideline {
    func check(_ members: [SetMember]) -> [SetFinding]
}

/// One guideline that only a stack of dialogs can break.
package protocol SceneRule: Guideline {
    /// - Parameter floors: The dialogs in painting order, the lowest first.
    /// - Returns: Findings, whose indexes are those of `floors`.
    func check(scene floors: [Subject]) -> [SetFinding]
}

extension Guideline {
    func finding(_ severity: Finding.Severity, _ message: String, at field: FieldPath, fix: Fix) -> Finding {
        Finding(
            rule: id, severity: severity, message: message, field: field, guideline: guideline, fix: fix.sentence,
            changes: fix.changes)
    }

    /// Returns the one finding of a rule.
    func found(_ severity: Finding.Severity, _ message: String, at field: FieldPath, fix: Fix) -> [Finding] {
        [finding(severity, message, at: field, fix: fix)]
    }
}

extension Array {
    /// Appends what was found, which usually is nothing: appending even an empty list takes a detour, and may allocate.
    mutating func add(_ found: consuming [Element]) {
        guard !found.isEmpty else { return }
        if isEmpty { self = found } else { self += found }
    }
}
