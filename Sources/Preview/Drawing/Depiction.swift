package import Boxes
package import Dialogs
import Timeline

/// The content of pictures: a stage at rest, and its motions.
package struct Depiction: Sendable {
    /// A timeline with its name, and the resting layout in which it ends.
    package struct NamedTimeline: Sendable {
        package var name: String
        package var timeline: TimelineWithEffects
        /// What is drawn when the timeline has ended, if that is another resting layout; `nil` if it has the same
        /// layers.
        package var end: DrawnRest?
        /// The window's rotations with the device at later moments, in schedules.
        package var rotations: [Schedule.Rotation] = []
        /// The curls of the presenter, up and down, with their start times in seconds; empty if it does not curl.
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
    /// The layers, dimming and hit regions at rest.
    package var rest: DrawnRest
    /// The requested timelines, in the order in which a dialog goes through them.
    package var timelines: [NamedTimeline]
    /// When layers exist, by their ids, in seconds from the start of the timeline. Layers without an entry always
    /// exist.
    package var lifetimes: [String: ClosedRange<Double>] = [:]
    /// Whether there is a resting layout outside of any timeline; a schedule has none.
    package var hasRest = true
    /// The moment at which pictures show a timeline unless the request gives one, in seconds.
    package var defaultTime = 0.0

    /// The close requests that dismiss the dialog; `nil` where the request leaves them to the platform.
    package var closeRequests: CloseRequests?
    /// The dialog's placement beside its anchor; `nil` for a dialog without one.
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
    /// Returns one of the dialog's timelines with the layout in which it ends; `nil` if there is none for that phase.
    package func namedTimeline(of phase: Phase) -> Depiction.NamedTimeline? {
        timeline(of: phase).map {
            var named = Depiction.NamedTimeline(name: phase.name, timeline: $0, end: end(of: phase))
            if case .all = phase { named.curls = curls(in: $0) }
            return named
        }
    }

    /// Returns the presenter's curls: up when the dialog is presented, and down when it is dismissed.
    private func curls(in life: TimelineWithEffects) -> [(time: Double, effect: Boxed<TransitionEffect>)] {
        let goesAt = life.motion.labels.first { $0.name == Phase.dismiss.name }?.start
        let curls = [(0, transitions.presentEffect), (goesAt ?? life.duration, transitions.dismissEffect)]
        return curls.compactMap { time, effect in effect.map { (time, $0) } }
    }

    /// The layout in which a timeline ends; `nil` if it is the same one, or was not requested.
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
