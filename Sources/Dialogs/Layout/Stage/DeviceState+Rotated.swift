import Boxes
package import Devices
import Geometry

extension DeviceState {
    /// This device in another orientation: values given for the current orientation rotate with the hardware.
    ///
    /// A docked keyboard stays docked and keeps its height; others keep their frame. The window has to be the whole
    /// screen, since the frame of any other on the rotated screen is unknown.
    package func rotated(to target: Orientation) -> DeviceState {
        guard target != self.orientation else { return self }
        var turned = value
        turned.orientation = target
        if let stage = try? Stage(self, in: target, keyboard: .away) {
            turned.reservedRegions = stage.givenRegions
            turned.elements = stage.elements
        }
        guard target.swapsAxes != self.orientation.swapsAxes else { return DeviceState(turned) }
        turned.safeAreaInsets = self.safeAreaInsets?.turned(on: self.profile.idiom)
        if let keyboard = self.keyboard, keyboard.mode == .docked, case .frame(let frame) = keyboard.extent {
            let height = frame.intersection(self.profile.screen.bounds(in: self.orientation))?.height ?? 0
            turned.keyboard?.extent = .height(height)
        }
        return DeviceState(turned)
    }
}
