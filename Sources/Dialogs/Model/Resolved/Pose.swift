package import Geometry

/// A layer's difference from its rest: scale, opacity, translation and rotation.
package struct Pose: Sendable, Hashable {
    /// Scale factors along x and y; 1 at rest.
    package var scale = Size(width: 1, height: 1)
    /// The absolute opacity, 0…1; `nil` is the resting opacity.
    package var opacity: Double?
    /// Points added to the resting position.
    package var translation = Point.zero
    /// The rotation about the horizontal axis, in degrees; a positive angle moves the top edge away from the viewer, as
    /// in CSS.
    package var rotationX = 0.0
    /// The rotation about the vertical axis, in degrees; a positive angle moves the right edge away from the viewer, as
    /// in CSS.
    package var rotationY = 0.0
    /// The rotation in the plane of the screen, in degrees clockwise.
    package var rotationZ = 0.0

    package static var rest: Pose { Pose() }

    /// Returns this pose with the members that a request gives in place of its own.
    package func overridden(by request: PoseRequest) -> Pose {
        Pose(
            scale: request.scale ?? scale, opacity: request.opacity ?? opacity,
            translation: request.translation ?? translation, rotationX: request.rotationX ?? rotationX,
            rotationY: request.rotationY ?? rotationY, rotationZ: request.rotationZ ?? rotationZ)
    }
}
