import Devices
import Geometry
import Timeline

/// How Compose Material 3 moves its components: by the springs of the theme's motion scheme.
///
/// Places and scales go by spatial springs, opacities by those of effects, which never bounce.
struct ComposeMotion {
    private let springs: Springs

    init(_ stage: Stage) {
        switch stage.system.toolkit {
        case .views, .compose(.standard): springs = .standard
        case .compose(.expressive): springs = .expressive
        }
    }

    static let allFigures = ComposeFigure.table.list(
        of: .standardDefaultDamping, .standardDefaultStiffness, .standardFastDamping, .standardFastStiffness,
        .expressiveDefaultDamping, .expressiveDefaultStiffness, .expressiveFastDamping, .expressiveFastStiffness,
        .effectsDamping, .effectsDefaultStiffness, .effectsFastStiffness)

    static let releaseFigures = ComposeFigure.table.list(of: .releaseSpeed, .releaseTravel)

    /// What a sheet shows by, and what takes over from a finger.
    var defaultSpatial: Spring { springs.defaultSpatial.spring }

    /// A bottom or side sheet comes through its edge by the default spatial spring, and goes by the fast one of
    /// effects; what is behind it darkens by the default one of effects.
    func sheet(_ direction: TransitionDirection) -> StyleMotion {
        direction == .present ? springs.sheetComing : Self.sheetGoing
    }

    /// Snackbars and tooltips grow and fade in by the fast springs, and go the same way.
    var popping: StyleMotion { springs.popping }

    /// From one height of a sheet to another: to a higher one as it shows, to a lower one as it hides.
    func detents(isLower: Bool) -> (curve: MotionCurve, duration: Double) {
        let pull = isLower ? Self.fastEffects : springs.defaultSpatial
        return (pull.curve, pull.duration)
    }

    /// The curve that a sheet shows by.
    var sheetCurve: MotionCurve { springs.defaultSpatial.curve }

    /// The curve of what pops.
    var poppingCurve: MotionCurve { springs.fastSpatial.curve }

    // MARK: Springs

    /// A spring as timelines play it.
    private struct Pull: Sendable {
        let spring: Spring
        let curve: MotionCurve
        /// The time in which it settles, in seconds.
        let duration: Double

        init(_ damping: ComposeFigure, _ stiffness: ComposeFigure) {
            let (ratio, stiffness) = (ComposeFigure.table[damping], ComposeFigure.table[stiffness])
            spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
            curve = MotionCurve(.spring(spring))
            duration = spring.settlingDuration() ?? 0.5
        }

        /// It alone in the first part of a longer time.
        func part(of whole: Double) -> StyleMotion.Part { StyleMotion.Part(to: min(1, duration / whole), curve) }
    }

    private static let defaultEffects = Pull(.effectsDamping, .effectsDefaultStiffness)
    private static let fastEffects = Pull(.effectsDamping, .effectsFastStiffness)

    /// Those of a scheme, and what goes by them.
    private struct Springs: Sendable {
        let defaultSpatial, fastSpatial: Pull
        let sheetComing, popping: StyleMotion

        init(_ defaultSpatial: Pull, _ fastSpatial: Pull) {
            self.defaultSpatial = defaultSpatial
            self.fastSpatial = fastSpatial
            // The whole time is that of the spatial springs, which take longer.
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

    /// Away before the light is back: the sheet goes in the first part of the time.
    private static let sheetGoing = StyleMotion(
        duration: defaultEffects.duration,
        curve: MotionCurve(
            [
                MotionCurve.Piece(
                    until: fastEffects.duration / defaultEffects.duration, at: 1, .spring(fastEffects.spring))
            ], closest: .easeInOut),
        dimming: defaultEffects.part(of: defaultEffects.duration))
}
