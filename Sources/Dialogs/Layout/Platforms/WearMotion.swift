import Devices
import Geometry
import Timeline

/// The motion of Wear OS' dialogs. A dialog shrinks from beyond the screen by a spring while it fades in by a faster
/// one, and leaves the same way, fading out by a third one (Compose for Wear OS, `Dialog`).
enum WearMotion {
    static let curve = spatial.curve

    static func dialog(_ direction: TransitionDirection) -> StyleMotion { direction == .present ? coming : going }

    private static let spatial = pull(Toolkit.wearos.figures[.dialogStiffness])
    private static let coming = motion(fading: .fadeInStiffness)
    private static let going = motion(fading: .fadeOutStiffness)

    private static func motion(fading figure: WearFigure) -> StyleMotion {
        let scale = Toolkit.wearos.figures[.dialogScale]
        return StyleMotion(
            duration: spatial.duration, curve: curve, pose: Pose(scale: Size(width: scale, height: scale), opacity: 0),
            fade: pull(WearFigure.table[figure]).part(of: spatial.duration))
    }

    private static func pull(_ stiffness: Double) -> ComposeMotion.Pull {
        ComposeMotion.Pull(Spring(stiffness: stiffness, dampingRatio: Toolkit.wearos.figures[.dialogDamping]))
    }
}
