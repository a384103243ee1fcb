import Boxes
import Geometry
import Timeline

/// One show in a schedule, and its progress.
struct ScheduledDialog {
    /// The stage that a show has reached.
    enum Stage {
        /// It is not asked for yet, or its delay is not over.
        case absent, delayed
        /// Other dialogs go first.
        case waiting
        /// It is on the screen.
        case coming, present, leaving
        /// It is never shown, or gone again.
        case done
    }

    /// The index of its event in the request.
    let event: Int
    let show: Show
    let id: String
    /// The number of its dialog among the different ones of the schedule.
    let dialog: Int

    var stage = Stage.absent
    /// The prefix of its layers' ids in the timeline; nil until it is shown.
    var prefix: String?
    /// The time of each moment is in seconds from the start of the schedule.
    var showAt: Double?
    var presentedAt: Double?
    var dismissAt: Double?
    var removedAt: Double?
    var reason: ScheduleEntry.Reason?
    /// The reason for which it leaves when its shortest stay is over.
    var deferred: ScheduleEntry.Reason?
    /// The action that dismissed it, which runs when it has gone.
    var actionWhenGone: String?

    var isOnScreen: Bool { stage == .coming || stage == .present || stage == .leaving }

    var entry: ScheduleEntry {
        ScheduleEntry(
            id: id, prefix: prefix, showAt: showAt, presentedAt: presentedAt, dismissAt: dismissAt,
            removedAt: removedAt, reason: reason ?? .neverItsTurn)
    }
}

/// The motion of one show, from its coming to its end.
struct ScheduledMotion {
    /// A motion with its start and the end that it has if nothing interrupts it.
    struct Piece {
        var start: Double
        var end: Double
        var motion: Motion
        /// The dialog's layout in the state of the device to which the motion leads, or from which it starts.
        var layout: Boxed<ResolvedDialog>
    }

    var pieces: [Piece] = []
    /// The dialog's layout when it came to the screen; nil where it never did.
    var firstLayout: Boxed<ResolvedDialog>?

    /// Whether the dialog moves at `time`.
    func isMoving(at time: Double) -> Bool { pieces.last.map { time < $0.end } ?? false }

    /// The end of its last motion; 0 where it had none.
    var end: Double { pieces.last?.end ?? 0 }
}
