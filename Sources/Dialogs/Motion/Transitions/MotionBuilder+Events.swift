import Boxes
import Timeline

/// What timelines announce, with what goes with it.
extension MotionBuilder {
    /// The occasion of coming or going, with what goes with it.
    func occasion(of direction: TransitionDirection) -> Motion.Occasion {
        switch direction {
        case .present:
            .of(
                .presenting, statusBar: statusBarChange(from: rest.statusBarBelow, to: rest.statusBar),
                haptic: rest.stage.presentingHaptic(of: rest.resolved, with: request.content.actions))
        case .dismiss:
            .of(
                request.dismissal.approval == .presenter ? .dismissingOnRequest : .dismissing,
                statusBar: statusBarChange(from: rest.statusBar, to: rest.statusBarBelow))
        }
    }

    /// What the status bar shows that showed something else; nil where it stays as it is, or there is none.
    func statusBarChange(from start: StatusBar.Style?, to end: StatusBar.Style?) -> StatusBar.Style? {
        start == end ? nil : end
    }

    /// The presenter was asked and said no.
    var refusal: Motion.Occasion { .of(.refusing, haptic: rest.stage.refusingHaptic) }

    /// A sheet goes from this rest to another of its heights.
    func detentOccasion(to other: DialogLayout) -> Motion.Occasion {
        .of(
            .changingDetent, statusBar: statusBarChange(from: rest.statusBar, to: other.statusBar),
            haptic: rest.stage.detentHaptic)
    }
}
