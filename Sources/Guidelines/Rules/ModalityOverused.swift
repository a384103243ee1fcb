import Boxes
import Devices
import Dialogs

/// Ledger D13: modality is used sparingly.
package struct ModalityOverused: SetRule {
    /// The least number of dialogs for a statement about an app; a choice of Scrim's.
    private static let fewest = 3

    package var id: String { "modalityOverused" }
    package let guideline =
        "Modality is used sparingly, where it is essential (Human Interface Guidelines, Modality; ledger D13)."

    package func check(_ members: [SetMember]) -> [SetFinding] {
        var seen: Set<String> = []
        var count = 0
        var modal: [Int] = []
        for (index, member) in members.enumerated() {
            // The same dialog on several devices is one dialog.
            if let id = member.request.id, !seen.insert(id).inserted { continue }
            count += 1
            if member.isModalExperience { modal.append(index) }
        }
        guard count >= Self.fewest, modal.count * 2 > count, let first = modal.first else { return [] }
        return [
            SetFinding(
                at: first,
                finding(
                    .warning, "Of \(count) dialogs \(modal.count) are modal.", at: [.dialog],
                    fix: """
                        Let people go on with what lies behind where they can: a slidingMessage for news, \
                        backdrop.interaction "passThrough", or a view that is no dialog.
                        """))
        ]
    }
}
