import Boxes
package import Devices

extension DialogRequest {
    /// Whether the dialog may be shown in an orientation; without a list of orientations, in every one.
    package func allows(_ orientation: Orientation) -> Bool { self.orientations?.contains(orientation) ?? true }

    /// The orientation in which the dialog is laid out on a device that is held in another: of those that it allows the
    /// first one of the same shape, else the first of all. Nil where the one at hand is allowed, or the device does not
    /// turn.
    package func nearestOrientation(on device: DeviceState) -> Orientation? {
        guard let allowed = self.orientations, !allowed.contains(device.orientation), device.rotatesDialogs else {
            return nil
        }
        return allowed.first { $0.swapsAxes == device.orientation.swapsAxes } ?? allowed.first
    }
}

extension DeviceState {
    /// Whether dialogs have a say in how the interface is turned: on what turns by itself, in a window that is the
    /// whole screen. Of another window nobody knows the frame on the turned screen, and systems ask no app about it.
    package var rotatesDialogs: Bool { self.window == nil && !self.profile.idiom.allowedOrientations.isEmpty }
}

extension Idiom {
    /// The ways up that apps support by default: a phone does not stand on its head, desktops, televisions, cars
    /// and watches stay.
    package var allowedOrientations: [Orientation] {
        switch self {
        case .phone: [.portrait, .landscapeLeft, .landscapeRight]
        case .pad: Orientation.allCases
        case .desktop, .tv, .car, .watch: []
        }
    }
}
