import Boxes
package import Dialogs
import Geometry

extension DialogRequest {
    /// Returns the device on which this dialog's mirror image is laid out: the same device with the other layout
    /// direction. `nil` if the request ties the dialog to one side, by rectangles or by an edge, or if the device is
    /// not symmetrical.
    package func mirrorDevice(of device: DeviceState) -> DeviceState? {
        let placement = self.placement
        let isTied =
            placement.frame != nil || placement.portraitFrame != nil || placement.landscapeFrame != nil
            || placement.anchorPoint != nil || placement.container != nil || placement.margins != nil
            || placement.popover != PopoverRequest.silent || placement.edge == .left || placement.edge == .right
            || self.presenter.frame != nil || !self.backdrop.passThroughRects.isEmpty || self.content.shape != nil
        guard !isTied, device.window == nil, device.reservedRegions == nil,
            !device.elements.contains(where: \.keepsClear)
        else { return nil }
        if let insets = device.safeAreaInsets, insets.left != insets.right { return nil }
        var mirror = device.value
        mirror.layoutDirection = device.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        return DeviceState(mirror)
    }
}
