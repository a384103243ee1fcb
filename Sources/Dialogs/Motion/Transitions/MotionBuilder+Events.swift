import Boxes
import Timeline

/// The events of timelines: focus, the status bar, haptics.
extension MotionBuilder {
    /// The occasion of presenting or dismissing, with its status bar and feedback.
    func occasion(of direction: TransitionDirection) -> Motion.Occasion {
        switch direction {
        case .present:
            .of(
                .presenting, statusBar: statusBarChange(from: rest.statusBarBelow, to: rest.statusBar),
                feedback: rest.stage.presentingFeedback(of: rest.resolved, request))
        case .dismiss:
            .of(
                request.dismissal.approval == .presenter ? .dismissingOnRequest : .dismissing,
                statusBar: statusBarChange(from: rest.statusBar, to: rest.statusBarBelow))
        }
    }

    /// The style to which the status bar changes; `nil` if it does not change, or there is no bar.
    func statusBarChange(from start: StatusBar.Style?, to end: StatusBar.Style?) -> StatusBar.Style? {
        start == end ? nil : end
    }

    /// The occasion on which the presenter refuses to dismiss the dialog.
    var refusal: Motion.Occasion { .of(.refusing, feedback: rest.stage.refusingHaptic.map { .platform($0) }) }

    /// The occasion of a sheet's change to another of its detents.
    func detentOccasion(to other: DialogLayout) -> Motion.Occasion {
        .of(
            .changingDetent, statusBar: statusBarChange(from: rest.statusBar, to: other.statusBar),
            feedback: rest.stage.detentHaptic.map { .platform($0) })
    }

    /// The layer that gets the focus after a modal dialog is presented, and after it is dismissed; `nil` for a dialog
    /// that does not move the focus.
    func focus(_ direction: TransitionDirection) -> String? {
        guard rest.isModal(request) else { return nil }
        switch direction {
        case .present: return FocusOrder.initial(request, rest)
        case .dismiss: return LayerID.presenter
        }
    }
}
