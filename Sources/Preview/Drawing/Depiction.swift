package import Boxes
package import Dialogs
import Timeline

/// What pictures are made of: what is on a stage at rest, and how it moves.
package struct Depiction: Sendable {
    /// A timeline by its name, and what it ends in.
    package struct NamedTimeline: Sendable {
        package var name: String
        package var timeline: TimelineWithEffects
        /// What is drawn where it has ended, where that is another rest; nil where the layers at rest tell it all.
        package var end: DrawnRest?
        /// How the window turns with the device at later moments; those of schedules.
        package var rotations: [Schedule.Rotation] = []
        /// How the presenter curls up and down, and from when on; empty where it does not.
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
    /// What is drawn, dark and touched at rest.
    package var rest: DrawnRest
    /// The timelines that were asked for, in the order in which a dialog lives through them.
    package var timelines: [NamedTimeline]
    /// When layers are there, by their ids, in seconds from the start of the timeline; those that are not named always
    /// are.
    package var lifetimes: [String: ClosedRange<Double>] = [:]
    /// Whether the rest is there with no timeline, too: a schedule has none.
    package var hasRest = true
    /// The moment at which pictures of a timeline show it where nobody says, in seconds.
    package var defaultTime = 0.0

    /// How a dialog stands beside its anchor; nil for one that has none.
    package var popover: Boxed<PlacedPopover>?

    package init(stage: StageReport, rest: DrawnRest, timelines: [NamedTimeline] = []) {
        self.stage = stage
        self.rest = rest
        self.timelines = timelines
    }

    /// What a dialog is, or a stack of them told as one.
    package init(_ dialog: ResolvedDialog, timelines: [NamedTimeline] = []) {
        self.init(
            stage: dialog.stage,
            rest: DrawnRest(
                layers: dialog.layers, dimmingRegions: dialog.dimmingRegions, hitRegions: dialog.hitRegions),
            timelines: timelines)
        popover = dialog.presentation.popover
    }

    /// An alternative text for the picture: the first title, or else the first text.
    package var title: String {
        let texts = rest.layers.filter { $0.text != nil }
        return (texts.first { $0.role == .title } ?? texts.first)?.text?.content ?? ""
    }
}

extension ResolvedDialog {
    /// A timeline of its own, with what it ends in; nil where it has none of that name.
    package func namedTimeline(of phase: Phase) -> Depiction.NamedTimeline? {
        timeline(of: phase).map {
            var named = Depiction.NamedTimeline(name: phase.name, timeline: $0, end: end(of: phase))
            if case .all = phase { named.curls = curls(in: $0) }
            return named
        }
    }

    /// How the presenter curls up and down from coming to going.
    private func curls(in life: TimelineWithEffects) -> [(time: Double, effect: Boxed<TransitionEffect>)] {
        let goesAt = life.motion.labels.first { $0.name == Phase.dismiss.name }?.start
        let curls = [(0, transitions.presentEffect), (goesAt ?? life.duration, transitions.dismissEffect)]
        return curls.compactMap { time, effect in effect.map { (time, $0) } }
    }

    /// What a timeline ends in; nil where that is not another rest, or was not asked for.
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
