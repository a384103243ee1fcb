import Boxes
import Devices
import Geometry

extension StyleCondition {
    package func holds(on stage: Stage) -> Bool {
        guard fits(stage.system) else { return false }
        if let idiom, idiom != stage.idiom { return false }
        let size = stage.window.size
        if let orientation, (orientation == .landscape) != (size.width > size.height) { return false }
        return widths.contains(size.width) && heights.contains(size.height)
    }
}

extension DialogRequest {
    /// Returns the dialog that a device shows: the first variant whose condition holds (or, recursively, one of that
    /// variant's own), else this dialog. If the device has no stage it is this dialog, and laying it out reports why.
    func chosen(on device: DeviceState) -> DialogRequest {
        guard !self.variants.isEmpty, let stage = try? Stage(device) else { return self }
        return self.variants.first { $0.condition.holds(on: stage) }?.dialog.chosen(on: device) ?? self
    }
}
