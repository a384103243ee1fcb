import Geometry
import Timeline

extension TeachingTip {
    /// The motion of a teaching tip, which grows from almost nothing and shrinks to a small square, along the curves of
    /// TeachingTip.h.
    ///
    /// - Parameter size: The size of the tip at rest, in points.
    static func motion(_ direction: TransitionDirection, of size: Size) -> StyleMotion {
        guard direction == .dismiss else {
            let scale = figures[.scale]
            return StyleMotion(
                duration: figures[.duration], curve: curves[.enter],
                pose: Pose(scale: Size(width: scale, height: scale)))
        }
        let length = figures[.exitLength]
        return StyleMotion(
            duration: figures[.exitDuration], curve: curves[.exit],
            pose: Pose(
                scale: Size(
                    width: min(1, length / max(length, size.width)), height: min(1, length / max(length, size.height))))
        )
    }
}
