import Boxes
package import Dialogs
import Devices

/// Ledger D4: modal tasks are not stacked.
package final class ModalOverModal: Rule, SceneRule {
    package var id: String { "modalOverModal" }
    package let guideline =
        "A modal task is short and narrow; a task above a task hides the way back (Human Interface Guidelines, "
        + "Modality; ledger D4)."

    package func concerns(_ style: StyleName) -> Bool { !style.traits.mayCoverTask }

    private func fix(for request: DialogRequest) -> Fix {
        """
        End the first task before the next begins, or make this a step inside it with style \
        \(.currentContext, of: request).
        """
    }

    package func check(_ subject: Subject) -> [Finding] {
        guard let presenter = subject.request.presenter.style, presenter.traits.isModal, subject.isModalExperience
        else {
            return []
        }
        return found(
            .warning,
            "A modal \(subject.resolved.presentation.requested.rawValue) is presented above another modal dialog, "
                + "a \(presenter.rawValue).",
            at: [.dialog, .presenter, .style],
            fix: fix(for: subject.request))
    }

    /// In a stack, reports each modal task with the nearest modal task below it.
    package func check(scene floors: [Subject]) -> [SetFinding] {
        floors.enumerated().compactMap { place, floor in
            guard floor.isModalTask, let below = floors[..<place].last(where: \.isModalTask) else { return nil }
            return SetFinding(
                at: place,
                finding(
                    .warning,
                    "A modal \(floor.resolved.presentation.requested.rawValue) is presented above another modal "
                        + "dialog, "
                        + "the \(below.resolved.presentation.requested.rawValue) \"\(below.request.id ?? "")\".",
                    at: [.dialog, .style],
                    fix: fix(for: floor.request)))
        }
    }
}

extension Subject {
    /// Whether the dialog is a modal task of its own, rather than a question about the task below it or a part of it.
    var isModalTask: Bool {
        let style = resolved.presentation.requested
        return isModalExperience && style.traits.isModal && !style.traits.mayCoverTask
    }
}
