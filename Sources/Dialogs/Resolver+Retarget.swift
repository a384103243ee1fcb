import Boxes
import Devices

extension Resolver {
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
            let turned = device.turned(to: orientation)
            return try resolve(request.turned(from: Stage(device), to: Stage(turned)), on: turned, options: options)
        }
    }
}
