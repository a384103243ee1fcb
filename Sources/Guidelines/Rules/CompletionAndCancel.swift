import Boxes
import Devices
import Dialogs
import Typography

/// Ledger D6: a task has both a way to complete it and one to cancel it; Done is only for completing.
struct CompletionAndCancel: Rule {
    var id: String { "completionAndCancel" }
    var guideline: String {
        "A modal task has a button that completes it and one that cancels it; Done only completes (Human Interface "
            + "Guidelines, Modality; ledger D6)."
    }

    static let needs: SubjectTraits = .actions

    func check(_ subject: Subject) -> [Finding] {
        let language = subject.device.language
        // A message is no task, and has no room for two buttons on the platforms that say how many it has.
        let isMessage =
            subject.resolved.presentation.requested == .slidingMessage
            && MessageTooManyActions.most(on: subject.device.platform) != nil
        guard subject.request.hasAction(where: { $0.isDone(in: language) }) else {
            return isMessage ? [] : halves(of: subject)
        }
        let isAlone = subject.request.actionCount == 1
        let isCancellable = subject.request.hasAction { $0.isEnabled && $0.cancels(in: language) }
        // Most dialogs satisfy all three conditions; then no action is examined by itself.
        let isMisused = subject.request.hasAction { $0.role != .default && $0.isDone(in: language) }
        guard !isMessage && (isAlone || !isCancellable) || isMisused else { return [] }
        return subject.request.locatedActions.compactMap { action, place in
            guard action.isDone(in: language) else { return nil }
            switch action.role {
            case .cancel:
                return finding(
                    .warning, "\(action.title) is the cancelling action.", at: place.field(),
                    fix: renaming(place, of: subject.request, in: language))
            case .destructive:
                return finding(
                    .warning, "\(action.title) is a destructive action.", at: place.field(),
                    fix: "Name what it destroys, and keep Done for completing the task.")
            case .default where isMessage: return nil
            case .default where isAlone:
                return finding(
                    .warning, "\(action.title) is the only action: the task cannot be cancelled.", at: place.field(),
                    fix: "Add \(Self.cancelling, by: addingCancel(to: subject)), or call the only one Close.")
            case .default where !isCancellable:
                return finding(
                    .warning, String(joining: [action.title, " completes the task, and no other action cancels it."]),
                    at: place.field(), fix: cancelling(subject))
            case .default: return nil
            }
        }
    }
}

extension CompletionAndCancel {
    /// Returns findings for a form with text fields that lacks one of two: an action that completes it, or a way back.
    /// A touch outside or a swipe that dismisses the form is a way back. An action that completes the form may be
    /// disabled until the form is filled in; one that cancels may not.
    private func halves(of subject: Subject) -> [Finding] {
        guard !subject.request.content.textFields.isEmpty, subject.request.actionCount > 0 else { return [] }
        let (request, language) = (subject.request, subject.device.language)
        let isCompleted = request.hasAction { !$0.cancels(in: language) }
        if isCompleted, request.hasAction(where: { $0.cancels(in: language) && $0.isEnabled }) { return [] }
        guard let (first, place) = request.locatedActions.first(where: { $0.0.isEnabled }) else { return [] }
        guard isCompleted else {
            return found(
                .warning, "\(first.title) leaves the form, and no action completes it.", at: place.field(),
                fix: """
                    Add \("an action that completes the task", by: adding("Save", id: "save", to: subject)), such \
                    as Save.
                    """)
        }
        guard !subject.resolved.canTouchOutsideToDismiss, subject.resolved.lifecycle.swipe.isEmpty,
            subject.resolved.accessibility.isModal
        else { return [] }
        return found(
            .warning, "\(first.title) completes the form, and no action cancels it.", at: place.field(),
            fix: cancelling(subject))
    }

    /// Enables the action with the role `cancel`, which only one may have, or adds it.
    private func cancelling(_ subject: Subject) -> Fix {
        guard let (_, place) = subject.request.locatedActions.first(where: { $0.0.role == .cancel && !$0.0.isEnabled })
        else {
            return "Add \(Self.cancelling, by: addingCancel(to: subject))."
        }
        return "Enable \("the action with the role \"cancel\"", by: [.set(place.field(.enabled), to: true)])."
    }

    private func addingCancel(to subject: Subject) -> [RequestChange] {
        adding("Cancel", id: "cancel", cancels: true, to: subject)
    }

    /// Returns the change that appends an action; none if an alert has no room for it, or if a timer takes away what
    /// could only then be chosen.
    private func adding(_ title: String, id: String, cancels: Bool = false, to subject: Subject) -> [RequestChange] {
        let request = subject.request
        let isFull =
            subject.resolved.presentation.requested == .alert && request.actionCount >= AlertTooManyActions.most
        let isTimed = request.dismissal.after != nil && !request.hasAction(where: \.isEnabled)
        return isFull || isTimed ? [] : request.adding(title, id: id, cancels: cancels)
    }

    private static let cancelling = "an action with the role \"cancel\""

    /// Renames an action that cancels and is called Done. If nothing else completes the form, it also gets an action
    /// called Done.
    private func renaming(_ place: ActionLocation, of request: DialogRequest, in language: Language?) -> Fix {
        let cancel = RequestChange.set(place.field(.title), to: "Cancel")
        let isCompleted =
            request.content.textFields.isEmpty
            || request.hasAction { !$0.cancels(in: language) && !$0.isDone(in: language) }
        let done = isCompleted ? [] : request.adding("Done", id: "done")
        return "Call it \("Cancel", by: [cancel]), and \("keep Done for completing the task", by: done)."
    }
}

extension Action {
    /// Whether the action is called Done; in any language if none is known.
    fileprivate func isDone(in language: Language?) -> Bool { TitleWords.done.contains(title, in: language) }
}
