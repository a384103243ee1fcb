import Devices
import Geometry
import Timeline

/// The motion of Compose Material 3's components, by the springs of the theme's motion scheme.
///
/// Positions and scales follow spatial springs, opacities follow effects springs, which never bounce.
struct ComposeMotion {
    private let springs: Springs

    init(_ stage: Stage) {
        switch stage.system.library {
        case .views, .compose(.standard): springs = .standard
        case .compose(.expressive): springs = .expressive
        }
    }

    /// The spring that presents a sheet, and that takes over when a finger releases it.
    var defaultSpatial: Spring { springs.defaultSpatial.spring }

    /// The motion of a bottom or side sheet. It enters from its edge with the default spatial spring and leaves with
    /// the fast effects spring; the dimming follows the default effects spring.
    func sheet(_ direction: TransitionDirection) -> StyleMotion {
        direction == .present ? springs.sheetComing : Self.sheetGoing
    }

    /// The motion of snackbars and tooltips, which grow and fade in by the fast springs, and leave the same way.
    var popping: StyleMotion { springs.popping }

    /// The motion between two detents of a sheet: to a higher one it moves as if it were presented, to a lower one as
    /// if it were dismissed.
    func detents(isLower: Bool) -> Pace {
        let pull = isLower ? Self.fastEffects : springs.defaultSpatial
        return (pull.curve, pull.duration)
    }

    /// The curve along which a sheet is presented.
    var sheetCurve: MotionCurve { springs.defaultSpatial.curve }

    /// The curve by which snackbars and tooltips grow.
    var poppingCurve: MotionCurve { springs.fastSpatial.curve }

    // MARK: Springs

    /// A spring with its curve and its settling time.
    struct Pull: Sendable {
        let spring: Spring
        let curve: MotionCurve
        /// The settling time in seconds.
        let duration: Double

        init(_ damping: ComposeFigure, _ stiffness: ComposeFigure) {
            self.init(Spring(stiffness: ComposeFigure.table[stiffness], dampingRatio: ComposeFigure.table[damping]))
        }

        init(_ spring: Spring) {
            self.spring = spring
            curve = MotionCurve(.spring(spring))
            duration = SystemMotion.time(toSettle: spring)
        }

        /// This spring's motion as the first part of a longer duration.
        func part(of whole: Double) -> StyleMotion.Part { StyleMotion.Part(to: min(1, duration / whole), curve) }
    }

    private static let defaultEffects = Pull(.effectsDamping, .effectsDefaultStiffness)
    private static let fastEffects = Pull(.effectsDamping, .effectsFastStiffness)

    /// The springs of a scheme, and the motions made from them.
    private struct Springs: Sendable {
        let defaultSpatial, fastSpatial: Pull
        let sheetComing, popping: StyleMotion

        init(_ defaultSpatial: Pull, _ fastSpatial: Pull) {
            self.defaultSpatial = defaultSpatial
            self.fastSpatial = fastSpatial
            // The duration is that of the spatial springs, which take longer than the effects springs.
            sheetComing = StyleMotion(
                duration: defaultSpatial.duration, curve: defaultSpatial.curve,
                dimming: ComposeMotion.defaultEffects.part(of: defaultSpatial.duration))
            popping = StyleMotion(
                duration: fastSpatial.duration, curve: fastSpatial.curve,
                fade: ComposeMotion.fastEffects.part(of: fastSpatial.duration))
        }

        static let standard = Springs(
            Pull(.standardDefaultDamping, .standardDefaultStiffness),
            Pull(.standardFastDamping, .standardFastStiffness))
        static let expressive = Springs(
            Pull(.expressiveDefaultDamping, .expressiveDefaultStiffness),
            Pull(.expressiveFastDamping, .expressiveFastStiffness))
    }

    /// The sheet leaves in the first part of the duration, before the dimming has gone.
    private static let sheetGoing = StyleMotion(
        duration: defaultEffects.duration,
        curve: MotionCurve(
            [
                MotionCurve.Piece(
                    until: fastEffects.duration / defaultEffects.duration, at: 1, .spring(fastEffects.spring))
            ], closest: .easeInOut),
        dimming: defaultEffects.part(of: defaultEffects.duration))
}
