import Boxes
import Devices
import Geometry

/// Converts from a window, as the user sees it, to the coordinate space of the answer.
///
/// For a surface that does not rotate itself, fixed in the screen's natural portrait, every frame is rotated back onto
/// it, and ``rotation`` is the angle by which the surface has to rotate its content (ledger A13).
struct Projection {
    private let quarterTurn: QuarterTurn
    private let surface: Size
    private let origin: Point
    let isFixed: Bool

    init(of stage: Stage, into space: AnswerOptions.CoordinateSpace) {
        isFixed = space == .fixed
        quarterTurn = stage.orientation.quarterTurn
        surface = stage.device.profile.screen.exactSize
        origin = stage.windowOnScreen.origin
    }

    /// Degrees, clockwise, by which a fixed surface rotates its content; `nil` in the interface's own space.
    var rotation: Double? { isFixed ? quarterTurn.degrees : nil }

    func rect(_ rect: Rect) -> Rect {
        isFixed ? quarterTurn.rotate(rect.offset(x: origin.x, y: origin.y), on: surface) : rect
    }

    func point(_ point: Point) -> Point { isFixed ? quarterTurn.rotate(point + origin, on: surface) : point }

    /// Converts a distance along x and y to the answer's space.
    func distance(_ distance: Point) -> Point { point(distance) - point(.zero) }

    /// Converts a point from the answer's space back to the window.
    func inverse(_ point: Point) -> Point {
        guard isFixed else { return point }
        let content = quarterTurn.swapsAxes ? surface.transposed : surface
        return quarterTurn.inverse.rotate(point, on: content).offset(x: -origin.x, y: -origin.y)
    }

    func size(_ size: Size) -> Size { isFixed && quarterTurn.swapsAxes ? size.transposed : size }

    func radii(_ radii: CornerRadii) -> CornerRadii { isFixed ? quarterTurn.rotate(radii) : radii }

    func edge(_ edge: Edge) -> Edge { isFixed ? quarterTurn.rotate(edge) : edge }

    func direction(_ direction: Point) -> Point { isFixed ? quarterTurn.rotate(direction: direction) : direction }

    /// The rotations of a pose about the horizontal and the vertical axis in the answer's space, in degrees.
    func rotation(of pose: Pose) -> (x: Double, y: Double) {
        let turned = self.pose(pose)
        return (turned.rotationX, turned.rotationY)
    }

    /// Converts the scale and the rotation axes of a pose to the answer's space; the translation stays in the window's
    /// space.
    func pose(_ pose: Pose) -> Pose {
        guard isFixed else { return pose }
        var turned = pose
        turned.scale = size(pose.scale)
        (turned.rotationX, turned.rotationY, turned.rotationZ) = quarterTurn.rotate(
            (pose.rotationX, pose.rotationY, pose.rotationZ))
        return turned
    }

    func path(_ path: VectorPath) -> VectorPath {
        isFixed ? path.offset(x: origin.x, y: origin.y).rotated(by: quarterTurn, on: surface) : path
    }
}
