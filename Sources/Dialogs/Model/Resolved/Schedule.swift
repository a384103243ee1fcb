package import Timeline

/// The dialogs of a schedule, when each is shown, and one timeline of all of them.
package struct Schedule: Sendable {
    /// The members that are written; others are empty if computing them takes work.
    package var parts = AnswerParts.all
    /// An entry for each show, in the order of the events.
    package var entries: [ScheduleEntry]
    /// The events that changed nothing, in the order of the events.
    package var ignored: [IgnoredEvent]
    /// The adaptations, with paths in the schedule's request.
    package var adaptations: [Adaptation]
    /// The time at which everything has ended, in seconds from the start.
    package var duration: Double
    /// Every layer that is ever visible, from back to front, with unique ids. Layers of an entry have its prefix; the
    /// presenter and the keyboard are shared by all entries.
    package var layers: [ScheduleLayer]
    /// The tracks of every layer from 0 to the end of the schedule, under the entry's prefix; the announcements; and
    /// the phases of each entry as labels.
    package var timeline: Motion
    /// How the window rotates with the device, in addition to the tracks. Each rotation runs to its end, and rotations
    /// add up.
    package var rotations: [Rotation]

    package struct Rotation: Sendable {
        /// The start of the rotation, in seconds from the start of the schedule.
        package var time: Double
        package var rotation: TimelineWithEffects.Rotation
    }
}

/// A layer of a schedule, and the time for which it exists.
package struct ScheduleLayer: Sendable {
    /// The layer at rest when it is first visible.
    package var layer: Layer
    /// The start and the end, in seconds from the start of the schedule.
    package var from: Double
    package var to: Double
}

/// The outcome of one show. Times are in seconds from the start of the schedule; `nil` for moments that did not occur.
package struct ScheduleEntry: Sendable {
    /// The dialog's own id, or one derived from its index among the shows.
    package var id: String
    /// The part of its layers' ids before the `/` in the timeline; `nil` if it was never on the screen.
    package var prefix: String?
    /// When presenting started.
    package var showAt: Double?
    /// When presenting ended; `nil` if the dialog was dismissed before.
    package var presentedAt: Double?
    /// When dismissing started.
    package var dismissAt: Double?
    /// When the dialog had left the screen.
    package var removedAt: Double?
    package var reason: Reason

    package var outcome: Outcome { reason.outcome }

    package enum Outcome: String, Sendable, CaseIterable { case shown, coalesced, replaced, ignored }

    /// The cause of the outcome.
    package enum Reason: String, Sendable, CaseIterable {
        /// Why a shown dialog was dismissed: its time was up, an event dismissed it, it was touched, a touch fell
        /// outside of it, an action dismissed it, or a system key or gesture did; or it stayed to the end.
        case timeElapsed, dismissed, tappedDialog, tappedOutside, action, closeRequested, staysUp
        /// A newer dialog replaced it, on the screen or while it waited.
        case newer, newerBeforeShown
        /// A dialog with the same id was on the screen, or was waiting.
        case alreadyShown, alreadyWaiting
        /// Rejected: another dialog was on the screen, the gap after one was not over, or one of higher priority was
        /// shown or waiting.
        case anotherIsShown, gap, lowerPriority
        /// Never shown: an event dismissed it before, or the dialogs before it were never removed.
        case dismissedBeforeShown, neverItsTurn

        package var outcome: Outcome {
            switch self {
            case .timeElapsed, .dismissed, .tappedDialog, .tappedOutside, .action, .closeRequested, .staysUp: .shown
            case .newer, .newerBeforeShown: .replaced
            case .alreadyShown, .alreadyWaiting: .coalesced
            case .anotherIsShown, .gap, .lowerPriority, .dismissedBeforeShown, .neverItsTurn: .ignored
            }
        }
    }
}

/// An event that changed nothing, and why.
package struct IgnoredEvent: Sendable {
    package enum Reason: String, Sendable, CaseIterable {
        /// No dialog with that id is shown or waiting.
        case notShown
        /// The dialog is already being dismissed.
        case alreadyLeaving
        /// The touch reached content that does not respond to it.
        case content
        /// The touch reached a backdrop that blocks it.
        case blocked
        /// The touch reached what is behind all dialogs.
        case passedThrough
        /// The device was already in that state.
        case unchanged
        /// No dialog here is dismissed by that key or gesture.
        case notTaken
    }

    /// The event's index in the request.
    package var index: Int
    package var reason: Reason
}

/// Why a schedule is impossible.
package struct ScheduleError: Error, Sendable {
    package enum Cause: Sendable {
        /// A dialog of an event cannot be laid out in the device's state then. `keyboardEvent` is the index of the
        /// event that set the keyboard, if any.
        case impossible(ResolveError, keyboardEvent: Int?)
        /// The frame of the device's window on the rotated screen is not known.
        case windowRotates
        /// The timeline has more keyframes than allowed.
        case tooManyKeyframes(limit: Int)
        /// The events affect more layers than allowed.
        case tooManyEventLayers(limit: Int)
        /// Hit-testing the taps would compare them with more segments of outlines than allowed.
        case tooManyPointSegments(limit: Int)
    }

    /// The event's index in the request; `nil` for the schedule as a whole.
    package var event: Int?
    package var cause: Cause
}

/// All errors that make a schedule impossible.
package struct ScheduleErrors: Error, Sendable {
    package var errors: [ScheduleError]
}
