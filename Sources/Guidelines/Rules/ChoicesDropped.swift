import Boxes
import Devices
import Dialogs

/// An action sheet of a car with more actions than its template keeps.
struct ChoicesDropped: Rule {
    /// The most actions of an action sheet. Source: CPActionSheetTemplate, init(title:message:actions:), which takes
    /// the first of them, by a reading of iOS 26.1 (github.com/EthanArbuckle/iPhone18-3_26.1_23B85_Restore at 6d54c261:
    /// CarPlay.framework/CPActionSheetTemplate.mm).
    private static let most = 3

    var id: String { "choicesDropped" }
    var guideline: String {
        "An action sheet of CarPlay shows the first three of its actions (CarPlay, CPActionSheetTemplate)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .actionSheet }
    func concerns(_ system: OperatingSystem.Name) -> Bool { system == .carPlay }

    func check(_ subject: Subject) -> [Finding] {
        let actions = subject.request.content.actions
        guard actions.count > Self.most else { return [] }
        // One that cancels is kept, if there is any. Actions are removed from the last on, so that each index is still
        // valid when it is used.
        let cancel = actions.firstIndex { $0.role == .cancel }
        let others = actions.indices.filter { $0 != cancel }.dropFirst(cancel == nil ? Self.most : Self.most - 1)
        let surplus = others.reversed().map { RequestChange.remove(ActionLocation.content($0).field()) }
        return found(
            .warning, "The action sheet has \(actions.count) actions, and the car shows the first \(Self.most).",
            at: [.dialog, .content, .actions],
            fix: "\("Leave three", by: surplus), or let people choose from a list of the app's own.")
    }
}
