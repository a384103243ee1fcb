import Dialogs
import Geometry
import Guidelines

/// What came of one result, as far as the summary tells it.
struct BatchOutcome: Sendable {
    /// Whether it is a specification; otherwise a problem.
    var isSound = true
    /// Of the dialog's frame; nil where that is not told.
    private(set) var size: Size?
    /// How many findings there are of each rule.
    private(set) var findings: [String: Int] = [:]

    init(isSound: Bool = true) { self.isSound = isSound }

    mutating func take(_ dialog: ResolvedDialog, _ findings: [Finding]) {
        size = dialog.layers.first { $0.role == .dialog }?.frame.size
        for finding in findings { self.findings[finding.rule, default: 0] += 1 }
    }
}
