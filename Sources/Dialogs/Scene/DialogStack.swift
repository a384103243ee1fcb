import Boxes
import Devices
package import Geometry
import Timeline

/// The dialogs on the screen: a single one, or a stack that is treated as one.
package struct DialogStack: Sendable {
    package var device: DeviceState
    /// The dialogs, the lowest first; at least one.
    package var dialogs: [DialogRequest]
    /// Whether the stack is a scene, in which layer ids have the prefixes of their dialogs, rather than one dialog.
    package var isScene: Bool
    package var options: ResolveOptions

    package init(device: DeviceState, dialogs: [DialogRequest], isScene: Bool, options: ResolveOptions) {
        self.device = device
        self.dialogs = dialogs
        self.isScene = isScene
        self.options = options
        // These answers have no other resting layouts; a timeline is requested by its own name.
        self.options.rests = false
    }

    /// The index of the dialog that is painted last.
    private var top: Int { SceneOrder(dialogs, on: device).indexes.last ?? 0 }

    /// This stack with its uppermost dialog at another detent.
    ///
    /// - Parameter offered: The detents that the dialog has.
    fileprivate func resting(at detent: Detent, of offered: [Detent]) -> DialogStack {
        var stack = self
        let top = top
        stack.dialogs[top].select(detent)
        if stack.dialogs[top].placement.sheet.detents == nil {
            stack.dialogs[top].placement.sheet.detents = offered
        }
        return stack
    }

    /// This stack on the device in another orientation.
    fileprivate func rotated(to orientation: Orientation) throws(ResolveError) -> DialogStack {
        var stack = self
        stack.device = device.rotated(to: orientation)
        let (start, end) = (try Stage(device), try Stage(stack.device))
        stack.dialogs = dialogs.map { $0.rotated(from: start, to: end) }
        return stack
    }

    /// This stack in the state in which a timeline ends; `nil` if that is the present one, if the dialog is then gone,
    /// or if a timeline of the request's own does not tell. One in which the device turns does.
    fileprivate func end(of source: MotionSource, in dialog: ResolvedDialog) throws(ResolveError) -> DialogStack? {
        switch source {
        case .phase(let phase): return try end(of: phase, in: dialog)
        case .timeline(let timeline):
            guard let orientation = timeline.rotation?.to, orientation != device.orientation else { return nil }
            return try rotated(to: orientation)
        }
    }

    private func end(of phase: Phase, in dialog: ResolvedDialog) throws(ResolveError) -> DialogStack? {
        switch phase {
        case .rotate(let orientation): return try rotated(to: orientation)
        case .detent(let detent):
            let offered = dialog.presentation.detents.map(\.detent)
            return offered.index(namedBy: detent).map { resting(at: offered[$0], of: offered) }
        case .keyboardHide:
            var stack = self
            stack.device.keyboard = nil
            return stack
        case .present, .dismiss, .refuse, .keyboard, .back, .all: return nil
        }
    }

    /// The stack after its uppermost dialog is removed, with the other dialogs under the same names; `nil` if none
    /// remains.
    fileprivate var withoutTop: DialogStack? {
        guard dialogs.count > 1 else { return nil }
        var stack = self
        for (index, name) in SceneNames(dialogs.map(\.id)).names.enumerated() { stack.dialogs[index].id = name }
        stack.dialogs.remove(at: top)
        return stack
    }
}

// The motion of the dialogs on the screen, of a single dialog as well as of a stack.
extension Resolver {
    /// Returns a timeline of a stack.
    ///
    /// - Throws: The errors that make the stack impossible, or the error that it has no such timeline.
    package func timeline(_ source: MotionSource, of stack: DialogStack) throws(SceneError) -> TimelineWithEffects {
        // A timeline in the request has everything that sampling requires.
        if case .timeline(let timeline) = source { return timeline }
        return try moving(stack, in: source).timeline
    }

    /// Returns the timeline of a stack that takes over from one that is interrupted at a moment.
    ///
    /// - Parameters:
    ///     - at: Seconds from the start of the timeline.
    ///     - velocity: The uppermost dialog's velocity, in points per second, if a finger gives it another than the
    ///       timeline has.
    package func retargeted(
        _ stack: DialogStack, in source: MotionSource, at seconds: Double, to goal: RetargetGoal, velocity: Point?
    ) throws(SceneError) -> TimelineWithEffects {
        let (dialog, timeline) = try moving(stack, in: source, with: goal.parts)
        return try SceneError.of { () throws(ResolveError) in
            let moment = try timeline.moment(seconds, field: [.at])
            let other = try elsewhere(dialog, stack, goal)
            return dialog.retargeted(from: timeline, at: moment, to: goal, other: other, velocity: velocity)
        }
    }

    /// Returns what touches reach in a stack, at rest or at a moment of a timeline.
    ///
    /// - Parameter end: The rest in which a timeline ends that is not the stack's own, if the request has it.
    package func touchMap(
        _ stack: DialogStack, in source: MotionSource?, endingIn end: DrawnRest?, at seconds: Double
    ) throws(SceneError) -> TouchMap {
        guard let source else { return TouchMap(try resolve(stack, TouchMap.parts)) }
        let (dialog, timeline) = try moving(stack, in: source, with: TouchMap.parts)
        let moment = try SceneError.of { () throws(ResolveError) in try timeline.moment(seconds, field: [.at]) }
        // The uppermost dialog has been removed, but not those below it.
        let isRemoved = timeline.motion.announcesRemoval(by: moment)
        if isRemoved, let rest = stack.withoutTop { return TouchMap(try resolve(rest, TouchMap.parts)) }
        // From its end on, touches reach what they reach where the timeline leads.
        if moment >= timeline.motion.duration, !isRemoved {
            if let end { return TouchMap(regions: end.hitRegions) }
            if let end = try SceneError.of({ () throws(ResolveError) in try stack.end(of: source, in: dialog) }) {
                return TouchMap(try resolve(end, TouchMap.parts))
            }
        }
        return TouchMap(dialog, in: timeline.motion, at: moment)
    }

    /// Resolves some parts of a stack as one dialog.
    package func resolve(_ stack: DialogStack, _ parts: AnswerParts) throws(SceneError) -> ResolvedDialog {
        let options = stack.options.computing(parts)
        if stack.isScene { return try resolve(scene: stack.dialogs, on: stack.device, options: options).whole }
        return try SceneError.of { () throws(ResolveError) in
            try resolve(stack.dialogs[0], on: stack.device, options: options)
        }
    }

    /// Resolves some parts of a stack as one dialog, and one of its timelines.
    package func moving(
        _ stack: DialogStack, in source: MotionSource, with parts: AnswerParts = []
    ) throws(SceneError) -> (dialog: ResolvedDialog, timeline: TimelineWithEffects) {
        let dialog = try resolve(stack, parts.union(source.parts))
        do throws(ResolveError) {
            return (dialog, try dialog.timeline(from: source))
        } catch {
            guard case .phaseNotOffered = error.reason else { throw SceneError(errors: [error]) }
        }
        // All phases have to be computed for the error that lists them.
        let whole = try resolve(stack, .all)
        return (dialog, try SceneError.of { () throws(ResolveError) in try whole.timeline(from: source) })
    }

    /// The stack at rest at a goal whose resting layout differs from the present one; `nil` for other goals.
    private func elsewhere(
        _ dialog: ResolvedDialog, _ stack: DialogStack, _ goal: RetargetGoal
    ) throws(ResolveError) -> ResolvedDialog? {
        var other = stack
        switch goal {
        case .presented, .dismissed:
            return nil
        case .detent(let detent):
            let offered = dialog.presentation.detents.map(\.detent)
            guard let index = offered.index(namedBy: detent) else {
                throw ResolveError([.to], .detentNotOffered(detent.name, offered: offered.map(\.name)))
            }
            other = stack.resting(at: offered[index], of: offered)
        case .orientation(let orientation):
            let offered = [stack.device.orientation] + dialog.transitions.rotate.map(\.to)
            guard offered.contains(orientation) else {
                throw ResolveError(
                    [.to], .orientationNotOffered(orientation.rawValue, offered: offered.map(\.rawValue)))
            }
            guard orientation != stack.device.orientation else { return nil }
            other = try stack.rotated(to: orientation)
        }
        do throws(SceneError) {
            return try resolve(other, goal.parts)
        } catch {
            // Only the first of several errors, because a goal is a single member of the request.
            throw error.errors[0]
        }
    }
}

extension Motion {
    /// Whether the dialog has been removed by a moment.
    fileprivate func announcesRemoval(by seconds: Double) -> Bool { events.announce(.removed, by: seconds) }
}

extension ResolvedScene {
    /// The stack as one dialog: the uppermost dialog's presentation, with the layers of all dialogs.
    package var whole: ResolvedDialog {
        ResolvedDialog(
            id: nil, stage: stage, presentation: dialogs[dialogs.count - 1].resolved.presentation, layers: layers,
            dimmingRegions: dimmingRegions, hitRegions: hitRegions, transitions: transitions, lifecycle: lifecycle,
            accessibility: accessibility, adaptations: adaptations, trace: trace, assumptions: [])
    }
}
