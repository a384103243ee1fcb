import Boxes
import Dialogs
import Devices
import Geometry

/// Ledger D4: modal tasks are not stacked.
struct ModalOverModal: Rule, SceneRule {
    var id: String { "modalOverModal" }
    var guideline: String {
        "A modal task is short and narrow; a task above a task hides the way back (Human Interface Guidelines, "
            + "Modality; ledger D4)."
    }

    static let needs: SubjectTraits = .presenter

    func concerns(_ style: StyleName) -> Bool { !style.traits.mayCoverTask }

    /// - Parameter below: The frame of the dialog below, if it is known: a step inside it has no other. Where that is
    ///   too small for this dialog, the words alone are given.
    private func fix(for subject: Subject, inside below: Rect?) -> Fix {
        let frame = subject.resolved.frame(of: .dialog) ?? .zero
        let fits = below.map { frame.width <= $0.width + 0.5 && frame.height <= $0.height + 0.5 } ?? true
        let step = subject.request.asPartOfBelow(fits: fits)
        return """
            End the first task before the next begins, or make this a step inside it with style \
            \(step.words, by: step.changes).
            """
    }

    func check(_ subject: Subject) -> [Finding] {
        guard let presenter = subject.presenterStyle, presenter.traits.isModal, subject.isModalExperience
        else { return [] }
        return found(
            .warning,
            "A modal \(subject.resolved.presentation.requested.rawValue) is presented above another modal dialog, "
                + "\(presenter.noun).",
            at: [.dialog, .presenter, .style],
            fix: fix(for: subject, inside: subject.request.presenter.frame))
    }

    /// In a stack, reports each modal task with the nearest modal task below it.
    func check(scene floors: [Subject]) -> [SetFinding] {
        floors.enumerated().compactMap { place, floor in
            guard floor.isModalTask, let below = floors[..<place].last(where: \.isTaskBelow) else { return nil }
            return SetFinding(
                at: place,
                finding(
                    .warning,
                    "A modal \(floor.resolved.presentation.requested.rawValue) is presented above another modal "
                        + "dialog, "
                        + "the \(below.resolved.presentation.requested.rawValue) \"\(below.request.id ?? "")\".",
                    at: [.dialog, .style], fix: fix(for: floor, inside: floors[place - 1].resolved.frame(of: .dialog))))
        }
    }
}

extension StyleName {
    /// The name with its article.
    fileprivate var noun: String {
        let isVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + rawValue
    }
}

extension Subject {
    /// Whether the dialog is a modal task of its own, rather than a question about the task below it or a part of it.
    var isModalTask: Bool {
        let style = resolved.presentation.requested
        return isModalExperience && style.traits.isModal && !style.traits.mayCoverTask
    }

    /// Whether the dialog is a modal task to what is shown above it: a popover that is shown as a card is one, too.
    var isTaskBelow: Bool {
        let presentation = resolved.presentation
        return isModalTask
            || presentation.requested == .popover && presentation.resolved.traits.isModal
                && resolved.accessibility.isModal
    }
}
