import Devices
import Geometry
import Timeline

/// The motion of Wear OS' dialogs. A dialog shrinks from beyond the screen by a spring while it fades in by a faster
/// one, and leaves the same way, fading out by a third one (Compose for Wear OS, `Dialog`).
enum WearMotion {
    static let curve = MotionCurve(.spring(spring))

    static func dialog(_ direction: TransitionDirection) -> StyleMotion { direction == .present ? coming : going }

    private static let spring = critical(Toolkit.wearos.figures[.dialogStiffness])
    private static let coming = motion(fading: .fadeInStiffness)
    private static let going = motion(fading: .fadeOutStiffness)

    private static func motion(fading figure: WearFigure) -> StyleMotion {
        let scale = Toolkit.wearos.figures[.dialogScale]
        let fade = critical(WearFigure.table[figure])
        let duration = spring.settlingDuration() ?? 0.5
        let share = min(1, (fade.settlingDuration() ?? 0.5) / duration)
        return StyleMotion(
            duration: duration, curve: curve, pose: Pose(scale: Size(width: scale, height: scale), opacity: 0),
            fade: StyleMotion.Part(to: share, MotionCurve(.spring(fade))))
    }

    private static func critical(_ stiffness: Double) -> Spring {
        Spring(stiffness: stiffness, damping: 2 * Toolkit.wearos.figures[.dialogDamping] * stiffness.squareRoot())
    }
}
