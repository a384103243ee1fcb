import Devices
import Geometry
import Timeline

// How dialogs were presented and dismissed on Android 5 to 11.
extension EarlierMaterial {
    /// A dialog fades in while it rises a little, and fades out upwards. Its curves are those of Material at that time
    /// (assumed), since the files name different ones in each release.
    static func motion(_ direction: TransitionDirection) -> StyleMotion { direction == .present ? entering : leaving }

    private static let entering = StyleMotion(
        duration: figures[.presentDuration], curve: MaterialMotion.legacyDecelerate,
        pose: Pose(opacity: 0, translation: Point(x: 0, y: figures[.presentRise])))
    private static let leaving = StyleMotion(
        duration: figures[.dismissDuration], curve: MaterialMotion.curves[.legacyAccelerate, .material1],
        pose: Pose(opacity: 0, translation: Point(x: 0, y: -figures[.dismissRise])))
}
