package import Geometry
import Timeline

/// One layer at one moment, without the transforms of its ancestors.
package struct LayerState: Sendable, Hashable {
    /// The frame before the layer's own scale and rotation, in the space of the answer's frames, in points.
    package var frame: Rect
    /// Factors along x and y, about the frame's centre.
    package var scale: Size
    /// In degrees, as in `Pose`.
    package var rotationX: Double
    package var rotationY: Double
    package var rotationZ = 0.0
    /// The layer's own opacity, 0…1.
    package var opacity: Double
    /// The radii, in points; `nil` if nothing moves them, so that the layer's own corners apply.
    package var cornerRadii: CornerRadii?

    /// The state of a layer at rest.
    package init(_ layer: Layer) {
        frame = layer.frame
        scale = Size(width: layer.scale, height: layer.scale)
        rotationX = layer.rotationX
        rotationY = layer.rotationY
        opacity = layer.opacity
    }

    /// The layer's own scale and rotation, about its centre, in the perspective of the stage.
    package var transform: PlaneTransform {
        PlaneTransform(
            scale: scale, rotationX: rotationX, rotationY: rotationY, rotationZ: rotationZ, about: frame.center,
            seenFrom: rotationX == 0 && rotationY == 0 ? nil : SystemMotion.perspective.value)
    }

    /// Whether the layer is rotated so far that its back is visible, or that it is edge-on.
    package var showsBack: Bool { !PlaneTransform.showsFront(rotationX: rotationX, rotationY: rotationY) }
}
