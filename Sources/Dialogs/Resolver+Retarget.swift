import Boxes
import Devices
package import Geometry
import Timeline

extension Resolver {
    /// A new timeline for a dialog whose motion is interrupted: from where everything is, at the speed that it has.
    ///
    /// What pulls everything to the goal is the spring that its own transition is played with, or else a critically
    /// damped one that settles in that transition's duration.
    /// - Parameters:
    ///   - timeline: What is interrupted; in the coordinate space of `options`.
    ///   - moment: When, in seconds from its start; times outside count as its ends.
    ///   - goal: Where the dialog goes; the goals are those of the same request.
    ///   - velocity: The dialog's own, in points per second, where a finger gives it another than the timeline has.
    /// - Throws: A goal that the dialog does not have, or what makes the request impossible there.
    package func retarget(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        from timeline: TimelineWithEffects, at moment: Double, to goal: RetargetGoal, velocity: Point? = nil
    ) throws(ResolveError) -> TimelineWithEffects {
        let dialog = try resolve(request, on: device, options: options)
        let other = try elsewhere(dialog, request, on: device, options: options, goal)
        return dialog.retargeted(from: timeline, at: moment, to: goal, other: other, velocity: velocity)
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
            return try resolve(request, on: device, options: options)
        case .orientation(let orientation):
            let offered = [device.orientation] + dialog.transitions.rotate.map(\.to)
            guard offered.contains(orientation) else {
                throw ResolveError(
                    ["to"], .orientationNotOffered(orientation.rawValue, offered: offered.map(\.rawValue)))
            }
            guard orientation != device.orientation else { return nil }
            return try resolve(request, on: device.turned(to: orientation), options: options)
        }
    }
}
