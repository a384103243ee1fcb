import Boxes
import Geometry
import Timeline

/// One show on its way through a schedule.
struct ScheduledDialog {
    /// Where it has got to.
    enum Stage {
        /// Not asked for yet, or asked for and to be wanted for a while.
        case absent, delayed
        /// Others go first.
        case waiting
        /// On the screen.
        case coming, present, leaving
        /// Never to be shown, or gone again.
        case done
    }

    /// The index of its event in the request.
    let event: Int
    let show: Show
    let id: String
    /// Which dialog it is among the different ones of the schedule.
    let dialog: Int

    var stage = Stage.absent
    /// What stands before the ids of its layers in the timeline; nil until it is shown.
    var prefix: String?
    /// In seconds from the start of the schedule, as all moments here.
    var showAt: Double?
    var presentedAt: Double?
    var dismissAt: Double?
    var removedAt: Double?
    var reason: ScheduleEntry.Reason?
    /// Why it leaves when its shortest stay is over.
    var deferred: ScheduleEntry.Reason?
    /// The action that sent it away and runs when it has gone.
    var actionWhenGone: String?

    init(event: Int, show: Show, id: String, dialog: Int) {
        self.event = event
        self.show = show
        self.id = id
        self.dialog = dialog
    }

    var isOnScreen: Bool { stage == .coming || stage == .present || stage == .leaving }

    var entry: ScheduleEntry {
        ScheduleEntry(
            id: id, prefix: prefix, showAt: showAt, presentedAt: presentedAt, dismissAt: dismissAt,
            removedAt: removedAt, reason: reason ?? .neverItsTurn)
    }
}

/// How one show moves, from its coming to its end.
struct ScheduledMotion {
    /// A motion that began at a moment and, if nothing interrupts it, has ended at another.
    struct Piece {
        var start: Double
        var end: Double
        var motion: Motion
        /// The dialog as it rests in the state of the device that the motion leads to or from.
        var layout: Boxed<ResolvedDialog>
    }

    var pieces: [Piece] = []
    /// As the dialog was laid out when it came to the screen; nil where it never did.
    var firstLayout: Boxed<ResolvedDialog>?

    /// Whether something of it moves at `time`.
    func isMoving(at time: Double) -> Bool { pieces.last.map { time < $0.end } ?? false }

    /// When its last motion has ended; 0 where it had none.
    var end: Double { pieces.last?.end ?? 0 }
}
