import Dialogs

/// Ledger D4: stacks of modal tasks are not deep.
package struct StackTooDeep: SceneRule {
    /// The most modal tasks above each other; assumed. The guidelines ask for a single path and give no number; the
    /// deepest that they show is a task with one step out of it.
    package static let mostTasks = 2

    package var id: String { "stackTooDeep" }
    package let guideline =
        "A modal task has at most one path through its views; a deep stack hides where one is and how to get out "
        + "(Human Interface Guidelines, Modality; ledger D4)."

    package func check(scene floors: [Subject]) -> [SetFinding] {
        let tasks = floors.indices.filter { floors[$0].isModalTask }
        guard tasks.count > Self.mostTasks else { return [] }
        return [
            SetFinding(
                at: tasks[Self.mostTasks],
                finding(
                    .warning, "\(tasks.count) modal tasks stand above each other, and this is the third.",
                    at: [.dialog],
                    fix: "Close what is done with before the next opens; keep at most \(Self.mostTasks) open at once."))
        ]
    }
}
