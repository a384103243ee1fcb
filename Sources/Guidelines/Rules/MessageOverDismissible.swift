import Boxes
import Dialogs

/// A message to be touched, above a dialog that a touch outside closes.
package struct MessageOverDismissible: SceneRule {
    package var id: String { "messageOverDismissible" }
    package let guideline =
        "What is to be touched does not lie where a touch beside it closes something else: people close what a touch "
        + "outside dismisses without meaning to (Human Interface Guidelines, Popovers)."

    package func check(scene floors: [Subject]) -> [SetFinding] {
        var findings: [SetFinding] = []
        var told: Set<Int> = []
        for (place, floor) in floors.enumerated() where floor.isMessageToTouch {
            // A layer above it that keeps touches makes the message unreachable. Touches that miss it reach the nearest
            // dialog below that keeps them.
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
    /// Whether touches beside the dialog stop at it, whatever they do there.
    fileprivate var keepsTouches: Bool { resolved.presentation.interaction != .passThrough }

    /// Whether the dialog is a message that leaves all behind it live, and that a touch can do something with.
    fileprivate var isMessageToTouch: Bool {
        guard resolved.presentation.requested == .slidingMessage, !resolved.accessibility.isModal else { return false }
        return request.dismissal.tapDialog || request.hasAction { $0.isEnabled }
    }
}
