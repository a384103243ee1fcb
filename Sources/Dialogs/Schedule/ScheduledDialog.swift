import Boxes
import Geometry
import Timeline

/// One show in a schedule, and its progress.
struct ScheduledDialog {
    /// The stage of a show.
    enum Stage {
        /// Not yet requested, or its delay is not over.
        case absent, delayed
        /// Waiting for other dialogs.
        case waiting
        /// On the screen.
        case coming, present, leaving
        /// Never shown, or removed again.
        case done
    }

    /// The index of its event in the request.
    let event: Int
    let show: Show
    let id: String
    /// The number of its dialog among the distinct ones of the schedule.
    let dialog: Int

    var stage = Stage.absent
    /// The prefix of its layers' ids in the timeline; `nil` until it is shown.
    var prefix: String?
    /// Times of its events, in seconds from the start of the schedule; `nil` for those that have not happened.
    var showAt: Double?
    var presentedAt: Double?
    var dismissAt: Double?
    var removedAt: Double?
    var reason: ScheduleEntry.Reason?
    /// The reason for which it is dismissed at the end of its minimum stay.
    var deferred: ScheduleEntry.Reason?
    /// The action that dismissed it, which runs after its removal.
    var actionWhenGone: String?

    var isOnScreen: Bool { stage == .coming || stage == .present || stage == .leaving }

    var entry: ScheduleEntry {
        ScheduleEntry(
            id: id, prefix: prefix, showAt: showAt, presentedAt: presentedAt, dismissAt: dismissAt,
            removedAt: removedAt, reason: reason ?? .neverItsTurn)
    }
}

/// The motion of one show, from its presenting to its end.
struct ScheduledMotion {
    /// A motion with its start and the end that it has if nothing interrupts it.
    struct Piece {
        var start: Double
        var end: Double
        var motion: Motion
        /// The dialog's layout in the state of the device in which the motion ends, or from which it starts.
        var layout: Boxed<ResolvedDialog>
    }

    var pieces: [Piece] = []
    /// The dialog's layout when it was presented; `nil` if it never was.
    var firstLayout: Boxed<ResolvedDialog>?

    /// Whether the dialog moves at `time`.
    func isMoving(at time: Double) -> Bool { pieces.last.map { time < $0.end } ?? false }

    /// The end of its last motion, in seconds; 0 if it had none.
    var end: Double { pieces.last?.end ?? 0 }
}
