import Boxes
import Devices
import Geometry

/// From a window as the user sees it to the space that the answer is told in.
///
/// A surface that does not rotate itself, fixed in the screen's natural portrait, gets every frame turned back on to
/// it, and the angle by which it has to turn its content (ledger A13).
struct Projection {
    private let quarterTurn: QuarterTurn
    private let surface: Size
    private let origin: Point
    let isFixed: Bool

    init(of stage: Stage, into space: ResolveOptions.CoordinateSpace) {
        isFixed = space == .fixed
        quarterTurn = stage.orientation.quarterTurn
        surface = stage.device.profile.screen.exactSize
        origin = stage.windowOnScreen.origin
    }

    /// Degrees, clockwise, by which a fixed surface turns its content; nil in the interface's own space.
    var rotation: Double? { isFixed ? quarterTurn.degrees : nil }

    func rect(_ rect: Rect) -> Rect {
        isFixed ? quarterTurn.rotate(rect.offset(x: origin.x, y: origin.y), on: surface) : rect
    }

    func point(_ point: Point) -> Point {
        isFixed ? quarterTurn.rotate(point.offset(x: origin.x, y: origin.y), on: surface) : point
    }

    /// A distance along x and y, as the space that the answer is told in has it.
    func distance(_ distance: Point) -> Point {
        let (start, end) = (point(.zero), point(distance))
        return Point(x: end.x - start.x, y: end.y - start.y)
    }

    /// From the space that the answer is told in back into the window.
    func inverse(_ point: Point) -> Point {
        guard isFixed else { return point }
        let content = quarterTurn.swapsAxes ? surface.transposed : surface
        return quarterTurn.inverse.rotate(point, on: content).offset(x: -origin.x, y: -origin.y)
    }

    func size(_ size: Size) -> Size { isFixed && quarterTurn.swapsAxes ? size.transposed : size }

    func radii(_ radii: CornerRadii) -> CornerRadii { isFixed ? quarterTurn.rotate(radii) : radii }

    func edge(_ edge: Edge) -> Edge { isFixed ? quarterTurn.rotate(edge) : edge }

    func direction(_ direction: Point) -> Point { isFixed ? quarterTurn.rotate(direction: direction) : direction }

    /// The turns of a pose about the horizontal and the vertical axis, in degrees.
    func rotation(of pose: Pose) -> (x: Double, y: Double) {
        let turned = self.pose(pose)
        return (turned.rotationX, turned.rotationY)
    }

    /// A pose with its factors and axes as the space that the answer is told in has them; its translation stays the
    /// window's.
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
