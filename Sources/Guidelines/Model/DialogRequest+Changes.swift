import Boxes
import Dialogs

/// Actions that a request may have unless a server is set otherwise.
private let mostActions = 32

extension DialogRequest {
    /// Whether it comes or goes as a page that curls up, which one style alone does.
    var curls: Bool { self.present.style == .partialCurl || self.dismiss.style == .partialCurl }

    /// Whether its outline is drawn for its size as it is.
    var hasOutlineOfOwn: Bool { if case .path = self.content.shape { true } else { false } }

    /// The dialog in another style, without what it could not ask of that one.
    func taking(_ style: StyleName) -> [RequestChange] {
        return [.set([.dialog, .style], to: .text(style.rawValue))]
            + (curls ? [.remove([.dialog, .transition])] : [])
            + (hasOutlineOfOwn ? [.remove([.dialog, .content, .shape])] : [])
    }

    /// Whether there is room for another action.
    var takesAction: Bool { actionCount < mostActions }

    /// One more action behind those of the content; none where a request may have no more.
    ///
    /// - Parameter id: What it is called unless another is called so.
    func adding(_ title: String, id: String, cancels: Bool = false) -> [RequestChange] {
        takesAction ? [.append(action(title, id: id, cancels: cancels), to: [.dialog, .content, .actions])] : []
    }

    /// An action with an id that no other has. The role `cancel` is left to the one that has it.
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
