import Boxes
import Dialogs

/// A message that can be touched, above a dialog that a touch outside dismisses.
package struct MessageOverDismissible: SceneRule {
    package var id: String { "messageOverDismissible" }
    package let guideline =
        "What is to be touched does not lie where a touch beside it closes something else: people close what a touch "
        + "outside dismisses without meaning to (Human Interface Guidelines, Popovers)."

    package func check(scene floors: [Subject]) -> [SetFinding] {
        var findings: [SetFinding] = []
        var told: Set<Int> = []
        for (place, floor) in floors.enumerated() where floor.isMessageToTouch {
            // A layer above it that blocks touches makes the message unreachable. Touches that miss it reach the
            // nearest dialog below that does not let them through.
            guard !floors[(place + 1)...].contains(where: \.keepsTouches) else { continue }
            let below = floors[..<place].lastIndex(where: \.keepsTouches)
            guard let below, floors[below].resolved.canTouchOutsideToDismiss, told.insert(below).inserted else {
                continue
            }
            let name = floor.request.id.map { " \"\($0)\"" } ?? ""
            findings.append(
                SetFinding(
                    at: below,
                    finding(
                        .warning, "A touch that misses the message\(name) above it closes the dialog.",
                        at: [.dialog, .backdrop, .interaction],
                        fix: """
                            Set \(valueOf: Self.blocking) for backdrop.interaction while the message is up, show the \
                            message inside the dialog, or once it is closed.
                            """)))
        }
        return findings
    }

    private static let blocking = RequestChange.set([.dialog, .backdrop, .interaction], to: "block")
}

extension Subject {
    /// Whether touches beside the dialog have an effect there or are blocked, rather than passing through.
    fileprivate var keepsTouches: Bool { resolved.presentation.interaction != .passThrough }

    /// Whether the dialog is a message that lets touches outside pass, and that itself responds to touches.
    fileprivate var isMessageToTouch: Bool {
        guard resolved.presentation.requested == .slidingMessage, !resolved.accessibility.isModal else { return false }
        return request.dismissal.tapDialog || request.hasAction { $0.isEnabled }
    }
}
