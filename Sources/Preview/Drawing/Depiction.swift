package import Boxes
package import Dialogs
import Timeline

/// What pictures are made of: a stage at rest, and how it moves.
package struct Depiction: Sendable {
    /// A timeline with its name, and the rest that it ends in.
    package struct NamedTimeline: Sendable {
        package var name: String
        package var timeline: TimelineWithEffects
        /// What is drawn when the timeline has ended, if that is another rest; `nil` if it is the same layers as at
        /// rest.
        package var end: DrawnRest?
        /// How the window turns with the device at later moments, in schedules.
        package var rotations: [Schedule.Rotation] = []
        /// How the presenter curls up and down, and when each curl starts; empty if it does not curl.
        var curls: [(time: Double, effect: Boxed<TransitionEffect>)] = []

        package init(
            name: String, timeline: TimelineWithEffects, end: DrawnRest? = nil, rotations: [Schedule.Rotation] = []
        ) {
            self.name = name
            self.timeline = timeline
            self.end = end
            self.rotations = rotations
            if let effect = timeline.effect { curls = [(0, effect)] }
        }
    }

    package var stage: StageReport
    /// What is painted, dimmed and touched at rest.
    package var rest: DrawnRest
    /// The requested timelines, in the order in which a dialog goes through them.
    package var timelines: [NamedTimeline]
    /// When layers are there, by their ids, in seconds from the start of the timeline. Layers without an entry are
    /// always there.
    package var lifetimes: [String: ClosedRange<Double>] = [:]
    /// Whether there is a rest without a timeline; a schedule has none.
    package var hasRest = true
    /// The moment at which pictures show a timeline unless the request gives one, in seconds.
    package var defaultTime = 0.0

    /// The close requests that dismiss the dialog; `nil` where the request leaves them to the platform.
    package var closeRequests: CloseRequests?
    /// How a dialog stands beside its anchor; `nil` for a dialog without one.
    package var popover: Boxed<PlacedPopover>?

    /// The colours of the images, for all moments.
    let images = ImageGrounds()

    package init(stage: StageReport, rest: DrawnRest, timelines: [NamedTimeline] = []) {
        self.stage = stage
        self.rest = rest
        self.timelines = timelines
    }

    /// Makes the depiction of a dialog, or of a stack that is described as one dialog.
    package init(_ dialog: ResolvedDialog, timelines: [NamedTimeline] = []) {
        self.init(
            stage: dialog.stage,
            rest: DrawnRest(
                layers: dialog.layers, dimmingRegions: dialog.dimmingRegions, hitRegions: dialog.hitRegions),
            timelines: timelines)
        popover = dialog.presentation.popover
        if dialog.lifecycle.areCloseRequestsGiven { closeRequests = dialog.lifecycle.closeRequests }
    }

    /// The title of pictures, for people who cannot see them: the first title, or else the first text.
    package var title: String {
        let texts = rest.layers.filter { $0.text != nil }
        return (texts.first { $0.role == .title } ?? texts.first)?.text?.content ?? ""
    }
}

extension ResolvedDialog {
    /// Returns one of the dialog's timelines with the rest that it ends in; `nil` if there is none for that phase.
    package func namedTimeline(of phase: Phase) -> Depiction.NamedTimeline? {
        timeline(of: phase).map {
            var named = Depiction.NamedTimeline(name: phase.name, timeline: $0, end: end(of: phase))
            if case .all = phase { named.curls = curls(in: $0) }
            return named
        }
    }

    /// Returns how the presenter curls up when the dialog comes, and down when it goes.
    private func curls(in life: TimelineWithEffects) -> [(time: Double, effect: Boxed<TransitionEffect>)] {
        let goesAt = life.motion.labels.first { $0.name == Phase.dismiss.name }?.start
        let curls = [(0, transitions.presentEffect), (goesAt ?? life.duration, transitions.dismissEffect)]
        return curls.compactMap { time, effect in effect.map { (time, $0) } }
    }

    /// The rest that a timeline ends in; `nil` if it is the same one, or was not requested.
    private func end(of phase: Phase) -> DrawnRest? {
        switch phase {
        case .present, .dismiss, .refuse, .back, .all: nil
        case .keyboard: transitions.keyboardRest?.value
        case .keyboardHide: transitions.keyboardHideRest?.value
        case .rotate(let orientation): transitions.rotate.first { $0.to == orientation }?.rest?.value
        case .detent(let detent): transitions.detents.first { $0.to.name == detent.name }?.rest?.value
        }
    }
}
