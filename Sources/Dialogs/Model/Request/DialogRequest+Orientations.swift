import Boxes
package import Devices

extension DialogRequest {
    /// Whether the dialog may be shown in an orientation; without a list of orientations, in every one.
    package func allows(_ orientation: Orientation) -> Bool { self.orientations?.contains(orientation) ?? true }

    /// The orientation in which the dialog is laid out if it does not allow the device's current one: of the allowed
    /// orientations the first one with the same aspect, else the first. `nil` if the current orientation is allowed, or
    /// if dialogs do not rotate on this device.
    package func nearestOrientation(on device: DeviceState) -> Orientation? {
        guard let allowed = self.orientations, !allowed.contains(device.orientation), device.rotatesDialogs else {
            return nil
        }
        return allowed.first { $0.swapsAxes == device.orientation.swapsAxes } ?? allowed.first
    }
}

extension DeviceState {
    /// Whether dialogs may decide the orientation of the interface: on devices that rotate by themselves, in a window
    /// that fills the screen. The frame of any other window on the rotated screen is unknown, and systems do not ask
    /// apps there.
    package var rotatesDialogs: Bool { self.window == nil && !self.profile.idiom.allowedOrientations.isEmpty }
}

extension Idiom {
    /// The orientations that apps support by default: all but upside down on phones, all on tablets, none to choose
    /// from on desktops, televisions, cars and watches.
    package var allowedOrientations: [Orientation] {
        switch self {
        case .phone: [.portrait, .landscapeLeft, .landscapeRight]
        case .pad: Orientation.allCases
        case .desktop, .tv, .car, .watch, .headset: []
        }
    }
}
