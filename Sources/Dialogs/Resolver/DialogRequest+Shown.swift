import Boxes
import Devices

extension DialogRequest {
    /// The dialog as shown on a device, patched for the platform, and the device then: rotated, with everything in its
    /// window, to an orientation that the dialog allows.
    package func shown(on device: DeviceState) -> (dialog: DialogRequest, device: DeviceState) {
        let dialog = chosen(on: device).placed(on: device).timed(on: device)
        guard let target = dialog.nearestOrientation(on: device) else { return (dialog, device) }
        let rotated = device.rotatedForDialog(to: target)
        return (dialog.rotated(from: device, to: rotated), rotated)
    }

    /// This dialog with the edge and the detents that it has on a device.
    fileprivate func placed(on device: DeviceState) -> DialogRequest {
        guard self.placement.byAspect != nil, let stage = try? Stage(device) else { return self }
        return placed(on: stage)
    }

    /// This dialog with the platform's own ways of dismissing messages: after a time, and by a touch.
    fileprivate func timed(on device: DeviceState) -> DialogRequest {
        guard case .slidingMessage = self.style else { return self }
        let stay = self.dismissal.after == nil ? stay(on: device) ?? 0 : 0
        let goesByTap = !self.dismissal.isTapGiven && goesByTap(on: device)
        guard stay > 0 || goesByTap else { return self }
        var timed = value
        if stay > 0 {
            timed.dismissal.after = stay
            timed.dismissal.goesByItself = true
        }
        if goesByTap { timed.dismissal.tapDialog = true }
        return DialogRequest(timed)
    }

    /// Whether a touch on a message dismisses it, if the request does not say.
    private func goesByTap(on device: DeviceState) -> Bool {
        guard case .toolkit(let toolkit) = device.platform else { return false }
        return toolkit.design.habits[.messageGoesByTap]
    }

    /// How long a message stays if the request does not say, in seconds; `nil` if it stays until it is dismissed.
    private func stay(on device: DeviceState) -> Double? {
        switch device.platform {
        case .toolkit(let toolkit): return toolkit.figures[.messageStay]
        case .material:
            // A message with an action stays until that is chosen.
            guard device.runningSystem.library.isCompose, self.content.actions.isEmpty else { return nil }
            return ComposeFigure.table[.messageStay]
        case .apple, .web: return nil
        }
    }

    /// This dialog after a rotation of the device; unchanged if either stage is impossible, which its layout then
    /// reports.
    fileprivate func rotated(from device: DeviceState, to rotated: DeviceState) -> DialogRequest {
        guard let start = try? Stage(device), let end = try? Stage(rotated) else { return self }
        return self.rotated(from: start, to: end)
    }
}

extension [DialogRequest] {
    /// The dialogs of a stack as shown on a device, the lowest first, and the device then, in an orientation of the
    /// uppermost dialog that names any.
    package func shown(on device: DeviceState) -> (dialogs: [DialogRequest], device: DeviceState) {
        guard let deciding = last(where: { $0.orientations != nil }),
            let target = deciding.nearestOrientation(on: device)
        else { return (map { $0.chosen(on: device).placed(on: device).timed(on: device) }, device) }
        let rotated = device.rotatedForDialog(to: target)
        return (map { $0.chosen(on: device).rotated(from: device, to: rotated).timed(on: device) }, rotated)
    }

    /// Whether a stack allows an orientation.
    func allow(_ orientation: Orientation) -> Bool {
        last { $0.orientations != nil }?.allows(orientation) ?? true
    }
}

extension DeviceState {
    /// The device rotated for a dialog; `heldOrientation` records the orientation in which the user holds it.
    fileprivate func rotatedForDialog(to target: Orientation) -> DeviceState {
        var device = rotated(to: target)
        device.heldOrientation = self.orientation
        return device
    }
}
