import Dialogs
import Guidelines
import JSONText

/// A file of `scrim lint`, read.
package struct LintFile: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// What `scrim lint` has to say: findings, or, where some file cannot be linted, why.
package struct LintReport: Sendable {
    /// A line for each fault of each file that is no request, or no possible one.
    package private(set) var faults: [String] = []
    /// A few lines for each finding, in order: where and what, and the fix.
    package private(set) var findings: [String] = []
    /// Whether one of the findings is an error.
    package private(set) var hasErrors = false

    package init() {}

    mutating func add(_ problem: ProblemDetails, in file: String) {
        if problem.faults.isEmpty { faults.append("\(file): \(problem.detail)") }
        for fault in problem.faults { faults.append("\(file): \(Self.shown(fault.pointer)): \(fault.message)") }
    }

    mutating func add(_ finding: Finding, in file: String, below pointer: String) {
        if finding.severity == .error { hasErrors = true }
        findings.append(
            "\(file): \(finding.severity.rawValue): \(finding.rule) at \(Self.shown(pointer + finding.field.pointer)): "
                + "\(finding.message) \(finding.fix)")
    }

    private static func shown(_ pointer: String) -> String { pointer.isEmpty ? "the whole" : pointer }
}
