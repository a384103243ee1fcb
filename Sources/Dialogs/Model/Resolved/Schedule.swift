package import Timeline

/// Who is shown when, and one timeline of it all.
package struct Schedule: Sendable {
    /// What of it is told; the rest is empty where it takes work.
    package var parts = AnswerParts.all
    /// One for each show, in the order of the events.
    package var entries: [ScheduleEntry]
    /// The events that changed nothing, in the order of the events.
    package var ignored: [IgnoredEvent]
    /// What of the request became something else, with places in the schedule's own request.
    package var adaptations: [Adaptation]
    /// When everything has ended, in seconds from the start.
    package var duration: Double
    /// Every layer that is ever seen, back to front, ids unique: those of an entry under its prefix, and the presenter
    /// and the keyboard, which all share.
    package var layers: [ScheduleLayer]
    /// Every layer's tracks from 0 to the end of everything, under the entry's prefix; what is announced; an entry's
    /// parts as labels.
    package var timeline: Motion
    /// How the window turns with the device, beside the tracks. Each turn runs to its end, and they add up.
    package var rotations: [Rotation]

    package struct Rotation: Sendable {
        /// When it begins, in seconds from the start of the schedule.
        package var time: Double
        package var rotation: TimelineWithEffects.Rotation
    }
}

/// A layer of a schedule, and when it is there.
package struct ScheduleLayer: Sendable {
    /// As it rests where it is first seen.
    package var layer: Layer
    /// From when to when, in seconds from the start of the schedule.
    package var from: Double
    package var to: Double
}

/// What became of one show. Times are in seconds from the start of the schedule; nil is never.
package struct ScheduleEntry: Sendable {
    /// The dialog's own id, or one by its place among the shows.
    package var id: String
    /// What stands before the `/` in the ids of its layers in the timeline; nil where it was never on the screen.
    package var prefix: String?
    /// When presenting started.
    package var showAt: Double?
    /// When presenting ended; nil where something sent the dialog away before.
    package var presentedAt: Double?
    /// When dismissing started.
    package var dismissAt: Double?
    /// When the dialog was off the screen again.
    package var removedAt: Double?
    package var reason: Reason

    package var outcome: Outcome { reason.outcome }

    package enum Outcome: String, Sendable, CaseIterable { case shown, coalesced, replaced, ignored }

    /// Why it came to that.
    package enum Reason: String, Sendable, CaseIterable {
        /// Shown, and then: its time was up, an event dismissed it, it was touched, what is outside it was touched, an
        /// action dismissed it, a key or gesture of the system did, nothing did.
        case timeElapsed, dismissed, tappedDialog, tappedOutside, action, closeRequested, staysUp
        /// A newer dialog took its place: on the screen, or while it waited.
        case newer, newerBeforeShown
        /// A dialog of the same id was on the screen, or waited.
        case alreadyShown, alreadyWaiting
        /// Turned away: another was on the screen, the gap after it was not over, one of higher priority was there.
        case anotherIsShown, gap, lowerPriority
        /// Never shown: an event dismissed it before, or those before it never left.
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
        /// No dialog of that id is shown or waits.
        case notShown
        /// The dialog is on its way out.
        case alreadyLeaving
        /// The touch reached content that does nothing by itself.
        case content
        /// The touch ended at a backdrop that swallows it.
        case blocked
        /// The touch reached what lies behind all dialogs.
        case passedThrough
        /// The device was so already.
        case unchanged
        /// No dialog is sent away by that key or gesture here.
        case notTaken
    }

    /// The event's place in the request.
    package var index: Int
    package var reason: Reason
}

/// Why a schedule is impossible.
package struct ScheduleError: Error, Sendable {
    package enum Cause: Sendable {
        /// The dialog of an event, on the device as it is then. The keyboard's event is that which set it, if any.
        case impossible(ResolveError, keyboardEvent: Int?)
        /// The place of the device's window on the turned screen is not known.
        case windowRotates
        /// The timeline has more keyframes than allowed.
        case tooManyKeyframes(limit: Int)
        /// The events meet more layers than allowed.
        case tooManyEventLayers(limit: Int)
        /// The taps are held against more pieces of outlines than allowed.
        case tooManyPointSegments(limit: Int)
    }

    /// The event's place in the request; nil for the schedule as a whole.
    package var event: Int?
    package var cause: Cause
}

/// All that makes a schedule impossible.
package struct ScheduleErrors: Error, Sendable {
    package var errors: [ScheduleError]
}
