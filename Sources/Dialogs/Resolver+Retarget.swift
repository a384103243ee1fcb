import Boxes
import Devices

extension Resolver {
    /// The parts of a dialog that are wanted, and one of its timelines.
    ///
    /// - Throws: What makes the request impossible, or a timeline that is none of the dialog's.
    package func resolve(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions, in source: MotionSource,
        with parts: AnswerParts = []
    ) throws(ResolveError) -> (dialog: ResolvedDialog, timeline: TimelineWithEffects) {
        var options = options.telling(parts.union(source.parts))
        options.rests = false
        let dialog = try resolve(request, on: device, options: options)
        if case .phase(let phase) = source, dialog.timeline(of: phase) == nil {
            // Which phases there are takes all of them.
            options.parts = .all
            return (dialog, try resolve(request, on: device, options: options).timeline(from: source))
        }
        return (dialog, try dialog.timeline(from: source))
    }

    /// The dialog as it rests at a goal that is another rest than the request's own; nil for those that are not.
    package func elsewhere(
        _ dialog: ResolvedDialog, _ request: DialogRequest, on device: DeviceState, options: ResolveOptions,
        _ goal: RetargetGoal
    ) throws(ResolveError) -> ResolvedDialog? {
        switch goal {
        case .presented, .dismissed:
            return nil
        case .detent(let detent):
            let offered = dialog.presentation.detents.map(\.detent)
            guard offered.contains(detent) else {
                throw ResolveError(["to"], .detentNotOffered(detent.name, offered: offered.map(\.name)))
            }
            var request = request
            request.placement.sheet.selected = detent
            if request.placement.sheet.detents == nil { request.placement.sheet.detents = offered }
            return try resolve(request, on: device, options: options.telling(goal.parts))
        case .orientation(let orientation):
            let offered = [device.orientation] + dialog.transitions.rotate.map(\.to)
            guard offered.contains(orientation) else {
                throw ResolveError(
                    ["to"], .orientationNotOffered(orientation.rawValue, offered: offered.map(\.rawValue)))
            }
            guard orientation != device.orientation else { return nil }
            let turned = device.turned(to: orientation)
            return try resolve(
                request.turned(from: Stage(device), to: Stage(turned)), on: turned,
                options: options.telling(goal.parts))
        }
    }
}
