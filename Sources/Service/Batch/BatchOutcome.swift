import Dialogs
import Geometry
import Guidelines

/// The outcome of one result, as far as the summary needs it.
struct BatchOutcome: Sendable {
    /// Whether the result is a specification; otherwise it is a problem.
    var isSound = true
    /// The size of the dialog's frame, in points; `nil` if the summary does not need it.
    private(set) var size: Size?
    /// The number of findings of each rule.
    private(set) var findings: [String: Int] = [:]

    init(isSound: Bool = true) { self.isSound = isSound }

    mutating func take(_ dialog: ResolvedDialog, _ findings: [Finding]) {
        size = dialog.layers.first { $0.role == .dialog }?.frame.size
        for finding in findings { self.findings[finding.rule, default: 0] += 1 }
    }
}
