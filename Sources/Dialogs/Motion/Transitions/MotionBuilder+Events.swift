import Boxes
import Timeline

/// The events of timelines: focus, the status bar, haptics.
extension MotionBuilder {
    /// The occasion of coming or going, with its status bar and feedback.
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

    /// The style that the status bar changes to; nil where it keeps its style, or there is no bar.
    func statusBarChange(from start: StatusBar.Style?, to end: StatusBar.Style?) -> StatusBar.Style? {
        start == end ? nil : end
    }

    /// The occasion on which the presenter refuses to dismiss the dialog.
    var refusal: Motion.Occasion { .of(.refusing, feedback: rest.stage.refusingHaptic.map { .platform($0) }) }

    /// The occasion on which a sheet goes from this rest to another of its detents.
    func detentOccasion(to other: DialogLayout) -> Motion.Occasion {
        .of(
            .changingDetent, statusBar: statusBarChange(from: rest.statusBar, to: other.statusBar),
            feedback: rest.stage.detentHaptic.map { .platform($0) })
    }

    /// The layer that the focus goes to when a modal dialog has come, and when it has gone; nil for a dialog that
    /// leaves the focus where it is.
    func focus(_ direction: TransitionDirection) -> String? {
        guard rest.isModal(request) else { return nil }
        switch direction {
        case .present: return FocusOrder.initial(request, rest)
        case .dismiss: return LayerID.presenter
        }
    }
}
