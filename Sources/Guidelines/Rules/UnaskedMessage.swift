import Boxes
import Dialogs
import Devices

/// Ledger D12: users who have turned notifications off do not get unrequested messages.
struct UnaskedMessage: Rule {
    var id: String { "unaskedMessage" }
    var guideline: String {
        "Respect the user's preference for notifications (Human Interface Guidelines, Modality; ledger D12)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .slidingMessage }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.device.notifications == .off, !subject.request.isRequestedByUser else { return [] }
        let requested = RequestChange.set([.dialog, .requested], to: true)
        return found(
            .warning, "Notifications are off, and nobody asked for this message.", at: [.dialog, .requested],
            fix: "Do not show it, or set \(requested) where the user's own action calls for it.")
    }
}
