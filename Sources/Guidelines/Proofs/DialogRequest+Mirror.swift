import Boxes
package import Dialogs
import Geometry

extension DialogRequest {
    /// Returns the device on which this dialog's mirror image is laid out: the same device with the other layout
    /// direction. `nil` if the request ties the dialog to one side, by rectangles, an edge, or margins or an outline
    /// that differ at left and right, or if the device is not symmetrical.
    package func mirrorDevice(of device: DeviceState) -> DeviceState? {
        let placement = self.placement
        let isTied =
            placement.frame != nil || placement.portraitFrame != nil || placement.landscapeFrame != nil
            || placement.anchorPoint != nil || placement.container != nil || placement.margins?.hasMirror == false
            || placement.popover != PopoverRequest.silent || placement.edge == .left || placement.edge == .right
            || self.presenter.frame != nil || !self.backdrop.passThroughRects.isEmpty
            || self.content.shape?.isSymmetrical == false
        guard !isTied, device.window == nil, device.reservedRegions == nil,
            !device.elements.contains(where: \.keepsClear)
        else { return nil }
        if let insets = device.safeAreaInsets, insets.left != insets.right { return nil }
        var mirror = device.value
        mirror.layoutDirection = device.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        return DeviceState(mirror)
    }
}

extension RelativeInsets {
    /// Whether the other layout direction exchanges left and right.
    fileprivate var hasMirror: Bool {
        let (one, other) = (physical(in: .leftToRight), physical(in: .rightToLeft))
        return one.left == other.right && one.right == other.left
    }
}

extension Shape {
    /// Whether left and right of the outline are alike. A path is not looked into.
    fileprivate var isSymmetrical: Bool {
        switch self {
        case .rectangle, .ellipse: true
        case .rounded(.radii(let radii)):
            radii.topLeft == radii.topRight && radii.bottomLeft == radii.bottomRight
        case .rounded: true
        case .path: false
        }
    }
}
