import Boxes
package import Devices
package import Geometry
import Timeline

/// The goal to which an interrupted motion is redirected.
package enum RetargetGoal: Hashable, Sendable {
    case presented, dismissed
    case detent(Detent)
    case orientation(Orientation)

    /// The name in requests and answers.
    package var name: String {
        switch self {
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .detent(let detent): detent.name
        case .orientation(let orientation): orientation.rawValue
        }
    }

    /// The parts of an answer that redirecting a motion to this goal requires.
    package var parts: AnswerParts {
        let common: AnswerParts = [.layers, .present, .dismiss, .lifecycle]
        switch self {
        case .presented, .dismissed: return common
        case .detent: return common.union([.presentation, .detents])
        case .orientation: return common.union(.rotate)
        }
    }

    var direction: TransitionDirection { self == .dismissed ? .dismiss : .present }
}

extension ResolvedDialog {
    /// Returns the timeline that takes over from one that is interrupted at a moment.
    ///
    /// - Parameters:
    ///   - other: The dialog at the goal's resting layout, if that differs from this one.
    ///   - velocity: The dialog's velocity, in points per second, if a finger gives it another than the timeline has.
    package func retargeted(
        from timeline: TimelineWithEffects, at moment: Double, to goal: RetargetGoal, other: ResolvedDialog? = nil,
        velocity: Point? = nil
    ) -> TimelineWithEffects {
        let interruption = Interruption(
            of: timeline.motion, at: moment, from: self, to: other ?? self, goal.direction,
            by: transition(to: goal, other), velocity: velocity)
        let rotation = rotation(of: timeline, at: moment, to: goal, interruption.spring)
        let effect = interruption.spring.flatMap {
            timeline.effect?.value.retargeted(at: moment, to: .scalar(goal.direction == .dismiss ? 0 : 1), by: $0)
        }
        let motion = interruption.motion(lasting: max(rotation?.duration ?? 0, effect?.progress.last?.time ?? 0))
        return TimelineWithEffects(
            Motion(
                duration: motion.duration, tracks: motion.tracks, on: occasion(of: goal, other),
                focus: focus(at: goal)),
            rotation: rotation, effect: effect)
    }

    /// The layer that gets the focus at a goal; `nil` if the timeline does not move the focus.
    private func focus(at goal: RetargetGoal) -> String? {
        switch goal {
        case .presented: transitions.present.events.focus
        case .dismissed: transitions.dismiss.events.focus
        case .detent, .orientation: nil
        }
    }

    /// The request's own timeline to the goal, whose duration the new motion has.
    private func transition(to goal: RetargetGoal, _ other: ResolvedDialog?) -> Motion {
        switch goal {
        case .presented: transitions.present
        case .dismissed: transitions.dismiss
        case .detent(let detent):
            (transitions.detents.first { $0.to.isNamed(by: detent) } ?? transitions.detents.first)?.motion
                ?? transitions.present
        case .orientation(let orientation):
            (transitions.rotate.first { $0.to == orientation } ?? transitions.rotate.first)?.motion
                ?? transitions.present
        }
    }

    // MARK: Other than layers

    /// The window's own rotation from its present angle.
    private func rotation(
        of timeline: TimelineWithEffects, at moment: Double, to goal: RetargetGoal, _ spring: Spring?
    ) -> TimelineWithEffects.Rotation? {
        let home = stage.orientation
        var target = home
        if case .orientation(let orientation) = goal { target = orientation }
        var angle = Double(home.quarterTurn.rawValue)
        var speed = 0.0
        if let rotation = timeline.rotation {
            let track = rotation.track
            if case .scalar(let turned) = track.value(at: moment) {
                angle = Double((rotation.to ?? home).quarterTurn.rawValue) - rotation.degrees + turned
            }
            if case .scalar(let rate) = track.velocity(at: moment) { speed = rate }
        }
        var degrees = (Double(target.quarterTurn.rawValue) - angle).truncatingRemainder(dividingBy: 360)
        if degrees > 180 { degrees -= 360 }
        if degrees <= -180 { degrees += 360 }
        guard abs(degrees) > Grid.step, let spring else { return nil }
        return TimelineWithEffects.Rotation(by: degrees, at: .scalar(speed), spring, to: target)
    }

    /// - Parameter other: The dialog at the goal's resting layout, if that differs from this one.
    private func occasion(of goal: RetargetGoal, _ other: ResolvedDialog?) -> Motion.Occasion {
        let (own, below) = (stage.statusBar?.style, stage.statusBarBelow)
        let there = other.map(\.stage.statusBar?.style) ?? own
        /// The status bar's style at the end, if any of the timelines that may be interrupted changes it; else `nil`.
        func change(among motions: [Motion]) -> StatusBar.Style? {
            own != there || motions.contains(where: { $0.events.announce(.statusBarDidChange) }) ? there : nil
        }
        switch goal {
        case .presented: return .of(.presenting, statusBar: below == there ? nil : there)
        case .dismissed:
            return .of(
                lifecycle.approval == .presenter ? .dismissingOnRequest : .dismissing,
                statusBar: own == below ? nil : below)
        case .detent:
            let motions = transitions.detents.map(\.motion)
            let haptic = motions.first?.events.last?.haptic.flatMap { Haptic(rawValue: $0) }
            return .of(.changingDetent, statusBar: change(among: motions), feedback: haptic.map { .platform($0) })
        case .orientation: return .of(.rotating, statusBar: change(among: transitions.rotate.map(\.motion)))
        }
    }
}
