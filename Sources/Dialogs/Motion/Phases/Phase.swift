package import Devices
import Timeline

/// One of the timelines of a dialog's lifetime.
package enum Phase: Hashable, Sendable {
    case present, dismiss, refuse, keyboard, keyboardHide
    /// The timeline that the system's back gesture drives; its times are the gesture's progress, 0…1.
    case back
    case rotate(Orientation)
    /// The change to another of a sheet's detents.
    case detent(Detent)
    /// The whole lifetime: the dialog is presented, stays, and is dismissed.
    case all

    /// The name in requests and answers: that of the timeline under `transitions`.
    package var name: String {
        switch self {
        case .present: "present"
        case .dismiss: "dismiss"
        case .refuse: "refuse"
        case .keyboard: "keyboard"
        case .keyboardHide: "keyboardHide"
        case .back: "back"
        case .rotate(let orientation): "rotate." + orientation.rawValue
        case .detent(let detent): "detent." + detent.name
        case .all: "all"
        }
    }

    /// The parts of an answer that the timeline requires.
    var parts: AnswerParts {
        switch self {
        case .present: .present
        case .dismiss: .dismiss
        case .refuse: .refuse
        case .keyboard: .keyboard
        case .keyboardHide: .keyboardHide
        case .back: .back
        case .rotate(let orientation): .rotation(to: orientation)
        case .detent: .detents
        // A dismissal before presenting has ended starts from where the dialog is then.
        case .all: [.present, .dismiss, .layers]
        }
    }

    /// The phases that do not depend on the dialog's detents.
    private static let plain: [Phase] =
        [.present, .dismiss, .refuse, .keyboard, .keyboardHide, .back] + Orientation.allCases.map { .rotate($0) }
        + [Detent.medium, .large, .fit].map { .detent($0) } + [.all]

    /// The names of these phases.
    package static let plainNames = plain.map(\.name)

    /// The phase with that name; `nil` if there is none.
    package init?(name: String) {
        if let phase = Self.plain.first(where: { $0.name == name }) {
            self = phase
            return
        }
        let prefix = "detent."
        guard name.hasPrefix(prefix), let detent = Detent(number: String(name.dropFirst(prefix.count))) else {
            return nil
        }
        self = .detent(detent)
    }
}

extension Detent {
    /// The detent with a number of points or a percentage, as ``name`` writes it; `nil` for anything else.
    fileprivate init?(number text: String) {
        let isShare = text.last == "%"
        guard let number = Double(text.prefix(text.count - (isShare ? 1 : 0))), number.isFinite else { return nil }
        self = isShare ? .fraction(number / 100) : .points(number)
        // Each number has only one spelling.
        guard number >= 0, name == text else { return nil }
    }
}

extension ResolvedDialog {
    /// The timelines that this dialog has, in the order in which they occur in its lifetime.
    package var phases: [Phase] {
        var phases: [Phase] = [.present, .dismiss]
        if transitions.refuse != nil { phases.append(.refuse) }
        phases += transitions.rotate.map { .rotate($0.to) }
        if transitions.keyboard != nil { phases.append(.keyboard) }
        if transitions.keyboardHide != nil { phases.append(.keyboardHide) }
        if transitions.back != nil { phases.append(.back) }
        phases += transitions.detents.map { .detent($0.to) }
        return phases + [.all]
    }

    /// The timeline of a phase; `nil` if this dialog has none.
    package func timeline(of phase: Phase) -> TimelineWithEffects? {
        switch phase {
        case .present: TimelineWithEffects(transitions.present, effect: transitions.presentEffect)
        case .dismiss: TimelineWithEffects(transitions.dismiss, effect: transitions.dismissEffect)
        case .refuse: transitions.refuse.map { TimelineWithEffects($0) }
        case .keyboard: transitions.keyboard.map { TimelineWithEffects($0) }
        case .keyboardHide: transitions.keyboardHide.map { TimelineWithEffects($0) }
        case .back: transitions.back.map { TimelineWithEffects($0) }
        // Detents are identified by their names; of two with the same name only one has a timeline.
        case .detent(let detent):
            transitions.detents.first { $0.to.name == detent.name }.map { TimelineWithEffects($0.motion) }
        case .rotate(let orientation):
            transitions.rotate.first { $0.to == orientation }?.timeline
        case .all: TimelineWithEffects(life)
        }
    }

    /// The timeline from the start of presenting until the dialog is gone.
    ///
    /// The dialog is dismissed when its timer ends or, without a timer, as soon as it is presented, since the time in
    /// between is unknown.
    private var life: Motion {
        let goesAt = lifecycle.dismissAt ?? transitions.present.duration
        let isInterrupted = goesAt < transitions.present.duration
        let going =
            isInterrupted
            ? retargeted(
                from: TimelineWithEffects(transitions.present, effect: transitions.presentEffect), at: goesAt,
                to: .dismissed
            ).motion : transitions.dismiss
        let whole = transitions.present.followed(by: going, at: goesAt)
        var labels = [Motion.Label(name: "present", start: 0, end: min(goesAt, transitions.present.duration))]
        if goesAt > transitions.present.duration {
            labels.append(Motion.Label(name: "stay", start: transitions.present.duration, end: goesAt))
        }
        labels.append(Motion.Label(name: "dismiss", start: goesAt, end: whole.duration))
        return Motion(whole, tracks: whole.tracks, labels: labels).onGrid()
    }
}
