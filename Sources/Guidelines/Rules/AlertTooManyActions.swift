import Boxes
import Dialogs
import Devices
import Typography

/// Ledger D3: an alert has no more than a few actions.
struct AlertTooManyActions: Rule {
    /// The most actions of an alert. Source: Human Interface Guidelines, Alerts, which recommends an action sheet
    /// beyond three (ledger D3: a few).
    static let most = 3

    var id: String { "alertTooManyActions" }
    var guideline: String {
        """
        An alert has at most three actions; an action sheet holds more (Human Interface Guidelines, Alerts; ledger D3).
        """
    }

    func concerns(_ style: StyleName) -> Bool { style == .alert }

    func check(_ subject: Subject) -> [Finding] {
        let count = subject.request.actionCount
        guard count > Self.most else { return [] }
        return found(
            .warning, "The alert has \(count) actions to choose from.", at: [.dialog, .content, .actions],
            fix: fix(of: subject))
    }

    /// The text names both ways to fix the alert, but only one of them as a change: the style of an action sheet, if
    /// the request has the anchor that this needs on an iPad, and no members that an alert ignores but a sheet does
    /// not; otherwise fewer actions.
    private func fix(of subject: Subject) -> Fix {
        let placement = subject.request.placement
        let isAnchored = placement.popover.isAnchored || subject.device.profile.idiom == .phone
        // An action sheet has no fields.
        if isAnchored, placement.sheet.givesOnlyDefaults, subject.request.content.textFields.isEmpty {
            return "Leave at most three, or use the style \(.actionSheet, of: subject.request)."
        }
        let fewer = surplus(of: subject.request, in: subject.device.language)
        return "\("Leave at most three", by: fewer), or use the style \"actionSheet\"."
    }

    /// Removes the actions beyond the limit, except one that cancels. They are removed from the last on, so that each
    /// index is still valid when it is used.
    private func surplus(of request: DialogRequest, in language: Language?) -> [RequestChange] {
        let actions = request.locatedActions
        let cancel =
            actions.firstIndex { $0.0.cancels(in: language) && $0.0.leaves }
            ?? actions.firstIndex { $0.0.role == .cancel }
        let others = actions.indices.filter { $0 != cancel }.dropFirst(cancel == nil ? Self.most : Self.most - 1)
        return others.reversed().map { .remove(actions[$0].1.field()) }
    }
}

extension SheetRequest {
    /// Whether what is given is what every sheet does without it.
    fileprivate var givesOnlyDefaults: Bool {
        givenMembers.allSatisfy {
            switch $0 {
            case .dragFrom: dragFrom == .dialog
            case .scroll: scroll == .expandsFirst
            default: false
            }
        }
    }
}
