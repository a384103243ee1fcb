import Boxes
import Devices
import Dialogs
import Geometry

/// Ledger D1: there must be an obvious, safe way out of a modal task.
struct ExitRequired: Rule {
    var id: String { "exitRequired" }
    var guideline: String {
        "There must be an obvious and safe way out of a modal task (Human Interface Guidelines, Modality; ledger D1)."
    }

    func check(_ subject: Subject) -> [Finding] {
        guard subject.request.dismissal.after == nil, subject.needsExit else { return [] }
        guard subject.resolved.accessibility.isModal else {
            return found(
                .warning, "The dialog stays: it blocks nothing, and nothing takes it away.", at: [.dialog],
                fix: fix(for: subject, Self.staying))
        }
        return found(
            .error, "The dialog blocks what lies behind it and offers no way out.", at: [.dialog],
            fix: fix(for: subject, Self.blocking))
    }

    /// Returns a fix by a button if there is room for one, otherwise by a touch on the dialog.
    private func fix(for subject: Subject, _ fixes: ExitFixes) -> Fix {
        guard subject.hasRoomForButton, subject.request.takesAction else { return fixes.byTouch }
        // Without other actions, no id can clash.
        guard subject.request.actionCount > 0 else { return fixes.byButton }
        return fixes.make(subject.request.adding("Close", id: "close"), [])
    }

    private static let blocking = ExitFixes { button, touch in
        """
        Add \("an action that dismisses", by: button), a bar button, backdrop.interaction "dismiss", dismissal.swipe, \
        \("dismissal.tapDialog", by: touch) or dismissal.after.
        """
    }

    private static let staying = ExitFixes { button, touch in
        """
        Add \("an action that dismisses", by: button), a bar button, dismissal.swipe, \
        \("dismissal.tapDialog", by: touch) or dismissal.after.
        """
    }

}

extension Subject {
    /// Whether nothing but a timer takes the dialog away, although it blocks what lies behind it, or is in the way.
    var needsExit: Bool { !hasExitBesideTimer && (resolved.accessibility.isModal || isInTheWay) }

    /// Whether a dialog that blocks nothing is in the way if it stays. Styles that are meant to go by themselves have
    /// rules of their own, and one whose style lets touches through by nature is part of the page.
    private var isInTheWay: Bool {
        let presentation = resolved.presentation
        // A panel above a live background that it darkens is one of its ways to be shown (ledger A6).
        let isShownSo = presentation.resolved == .semiModal && resolved.frame(of: .dimming) != nil
        guard presentation.interaction == .passThrough, !isShownSo else { return false }
        let style = presentation.requested
        return style != .slidingMessage && style != .popover && style != .currentContext && style != .sheet
    }

    /// Whether something other than `dismissal.after` dismisses the dialog.
    var hasExitBesideTimer: Bool {
        if request.dismissal.tapDialog { return true }
        // A swipe that the request names or that the style allows.
        if !resolved.lifecycle.swipe.isEmpty { return true }
        if request.hasAction(where: { $0.leaves }) {
            let unseen = unseenActions
            if unseen.isEmpty || request.hasAction(where: { $0.leaves && unseen[$0.id] != .never }) { return true }
        }
        // A touch outside is a way out only if there is some area outside.
        return resolved.canTouchOutsideToDismiss
    }
}

/// A sentence with several ways out, one of which has changes. The fixes of most dialogs are made once.
private struct ExitFixes: Sendable {
    let make: @Sendable (_ button: [RequestChange], _ touch: [RequestChange]) -> Fix
    let byButton: Fix
    let byTouch: Fix

    init(_ make: @escaping @Sendable (_ button: [RequestChange], _ touch: [RequestChange]) -> Fix) {
        self.make = make
        byButton = make(DialogRequest().adding("Close", id: "close"), [])
        byTouch = make([], [.set([.dialog, .dismissal, .tapDialog], to: true)])
    }
}

extension Subject {
    /// Whether one more button is certain to be visible: the dialog is high enough for it and a few lines of text, or
    /// it is as high as its content and has room to grow.
    fileprivate var hasRoomForButton: Bool {
        let (stage, window) = (resolved.stage, resolved.stage.windowOfFrames)
        guard unseenActions.isEmpty, let dialog = resolved.frame(of: .dialog), window.contains(dialog)
        else { return false }
        let room = min(stage.container.width, stage.container.height, stage.visible.width, stage.visible.height)
        return room >= Self.leastRoom && dialog.width >= Self.leastDialog
            && (growsWithContent || dialog.height >= Self.leastDialog)
    }

    /// Whether the dialog is as high as its content.
    private var growsWithContent: Bool {
        let placement = request.placement
        guard placement.margins == nil, placement.frame == nil, placement.portraitFrame == nil,
            placement.landscapeFrame == nil,
            request.content.height == nil
        else { return false }
        let style = resolved.presentation.resolved
        return style.traits.growsWithContent && (style != .popover || placement.popover.padding == nil)
    }

    /// Assumed, in points: a button of 44 with a title and a message above it, and twice that with margins.
    private static let (leastDialog, leastRoom) = (120.0, 240.0)
}

extension ResolvedDialog {
    /// Whether a touch somewhere in the window, beside the dialog, dismisses it.
    var canTouchOutsideToDismiss: Bool {
        guard hitRegions.contains(where: { $0.effect == .dismiss && $0.target == LayerID.dimming }),
            let dialog = frame(of: .dialog), let dimming = frame(of: .dimming)
        else { return false }
        return !dimming.isEmpty && !dialog.contains(dimming) || layers.first { $0.role == .dialog }?.outline != nil
    }
}
