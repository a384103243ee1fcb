import Boxes
package import Devices
import Geometry

extension DeviceState {
    /// This device held another way: what was given for the orientation at hand turns with the hardware.
    ///
    /// A docked keyboard stays docked, as high as it was; others keep their frame. The window has to be the whole
    /// screen: of any other, nobody knows the frame on the turned screen.
    package func rotated(to target: Orientation) -> DeviceState {
        guard target != self.orientation else { return self }
        var turned = value
        turned.orientation = target
        if let stage = try? Stage(self, in: target, keyboard: .away) {
            turned.reservedRegions = stage.givenRegions
            turned.elements = stage.elements
        }
        guard target.swapsAxes != self.orientation.swapsAxes else { return DeviceState(turned) }
        turned.safeAreaInsets = self.safeAreaInsets?.rotatedWithHardware
        if let keyboard = self.keyboard, keyboard.mode == .docked, case .frame(let frame) = keyboard.extent {
            let height = frame.intersection(self.profile.screen.bounds(in: self.orientation))?.height ?? 0
            turned.keyboard?.extent = .height(height)
        }
        return DeviceState(turned)
    }
}
