import Boxes
import Dialogs
import Typography

/// The most actions that a request may have, unless a server is configured otherwise.
private let mostActions = 32

extension DialogRequest {
    /// Whether the dialog is presented or dismissed by the page curl, which only one style has.
    var curls: Bool { self.present.style == .partialCurl || self.dismiss.style == .partialCurl }

    /// Whether the dialog's outline is a path, which is drawn for one size.
    var hasOutlineOfOwn: Bool { if case .path = self.content.shape { true } else { false } }

    /// Returns the changes that give the dialog another style, without the members that this style does not take.
    func taking(_ style: StyleName) -> [RequestChange] {
        return [.set([.dialog, .style], to: .text(style.rawValue))]
            + (curls ? [.remove([.dialog, .transition])] : [])
            + (hasOutlineOfOwn ? [.remove([.dialog, .content, .shape])] : [])
    }

    /// Words, with the changes, for making the dialog a part of the one below it: no changes if it has no way out that
    /// it would keep, as such a part is not swiped away and has nothing outside it to touch.
    ///
    /// - Parameter fits: Whether there is room for it in the dialog below.
    func asPartOfBelow(fits: Bool = true) -> (words: String, changes: [RequestChange]) {
        let style = "\"\(StyleName.currentContext.rawValue)\""
        let hasExit =
            self.dismissal.after != nil || self.dismissal.tapDialog || hasAction(where: { $0.leaves })
        // What a swipe was to a form, only a button can be to a part of one.
        let isForm = !self.content.textFields.isEmpty
        let isCancelled = !isForm || hasAction(where: { $0.isEnabled && $0.cancels(in: nil) })
        guard hasExit, isCancelled else {
            return (style + " and a way out of its own", [])
        }
        return (style, fits ? taking(.currentContext) : [])
    }

    /// Returns the changes that give the dialog a style in which a touch outside or a swipe dismisses it. What is typed
    /// into its fields is not lost by that: the presenter is asked.
    func takingDismissible(_ style: StyleName) -> [RequestChange] {
        let isAsking = self.content.textFields.isEmpty || self.dismissal.approval != .none
        return taking(style) + (isAsking ? [] : [.set([.dialog, .dismissal, .approval], to: "presenter")])
    }

    /// Whether the request may have another action.
    var takesAction: Bool { actionCount < mostActions }

    /// Returns the change that appends an action to those of the content; no change if the request may have no more.
    ///
    /// - Parameter id: The action's id, unless another action has it.
    func adding(_ title: String, id: String, cancels: Bool = false) -> [RequestChange] {
        takesAction ? [.append(action(title, id: id, cancels: cancels), to: [.dialog, .content, .actions])] : []
    }

    /// Returns an action with an id that no other action has. It gets the role `cancel` only if no other action has it.
    func action(_ title: String, id: String, cancels: Bool = false) -> RequestChange.Value {
        var name = id
        var number = 2
        while hasAction(where: { $0.id == name }) {
            name = "\(id)\(number)"
            number += 1
        }
        var members = [RequestChange.Member("id", .text(name)), RequestChange.Member("title", .text(title))]
        if cancels, !hasAction(where: { $0.role == .cancel }) { members.append(RequestChange.Member("role", "cancel")) }
        return .object(members)
    }
}

extension Action {
    /// Whether choosing this action dismisses the dialog, and the action is enabled.
    var leaves: Bool { self.dismisses != .never && self.isEnabled }

    /// Whether the action leaves the task without completing it, by its role or its title.
    func cancels(in language: Language?) -> Bool {
        role == .cancel || TitleWords.cancel.contains(title, in: language)
    }
}
