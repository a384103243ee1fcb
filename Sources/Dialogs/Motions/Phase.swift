package import Devices
import Timeline

/// One of the timelines of a dialog's life.
package enum Phase: Hashable, Sendable {
    case present, dismiss, refuse, keyboard
    case rotate(Orientation)
    /// The whole life: it comes, stays, and goes.
    case all

    /// The name on the wire: that of the timeline under `transitions`.
    package var name: String {
        switch self {
        case .present: "present"
        case .dismiss: "dismiss"
        case .refuse: "refuse"
        case .keyboard: "keyboard"
        case .rotate(let orientation): "rotate." + orientation.rawValue
        case .all: "all"
        }
    }

    /// The phases that do not depend on what a dialog asks for.
    private static let plain: [Phase] =
        [.present, .dismiss, .refuse, .keyboard] + Orientation.allCases.map { .rotate($0) } + [.all]

    /// Their names.
    package static let plainNames = plain.map(\.name)

    /// The phase of that name; nil where there is none.
    package init?(name: String) {
        guard let phase = Self.plain.first(where: { $0.name == name }) else { return nil }
        self = phase
    }
}

extension ResolvedDialog {
    /// The timelines that this dialog has, in the order in which it lives through them.
    package var phases: [Phase] {
        var phases: [Phase] = [.present, .dismiss]
        if transitions.refuse != nil { phases.append(.refuse) }
        phases += transitions.rotate.map { .rotate($0.to) }
        if transitions.keyboard != nil { phases.append(.keyboard) }
        return phases + [.all]
    }

    /// The timeline of a phase; nil where this dialog has none.
    package func choreography(of phase: Phase) -> Choreography? {
        switch phase {
        case .present: Choreography(transitions.present, effect: transitions.presentEffect)
        case .dismiss: Choreography(transitions.dismiss, effect: transitions.dismissEffect)
        case .refuse: transitions.refuse.map { Choreography($0) }
        case .keyboard: transitions.keyboard.map { Choreography($0) }
        case .rotate(let orientation):
            transitions.rotate.first { $0.to == orientation }?.choreography
        case .all: Choreography(life)
        }
    }

    /// From the start of presenting until the dialog is gone.
    ///
    /// It goes when its timer ends, or as soon as it has come where it has none: how long it then stays is not known.
    private var life: Motion {
        let goesAt = lifecycle.dismissAt ?? transitions.present.duration
        let isInterrupted = goesAt < transitions.present.duration
        let going =
            isInterrupted
            ? retargeted(
                from: Choreography(transitions.present, effect: transitions.presentEffect), at: goesAt, to: .dismissed
            ).motion : transitions.dismiss
        let whole = transitions.present.followed(by: going, at: goesAt)
        var labels = [Motion.Label(name: "present", start: 0, end: min(goesAt, transitions.present.duration))]
        if goesAt > transitions.present.duration {
            labels.append(Motion.Label(name: "stay", start: transitions.present.duration, end: goesAt))
        }
        labels.append(Motion.Label(name: "dismiss", start: goesAt, end: whole.duration))
        return Motion(duration: whole.duration, tracks: whole.tracks, events: whole.events, labels: labels)
            .onGrid()
    }
}
