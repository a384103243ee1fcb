import Devices
import Geometry
import Timeline

/// How a toolkit moves things.
struct ToolkitMotion {
    private let toolkit: Toolkit

    init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    /// The `ease` of CSS.
    static let ease = MotionCurve(Easing.default)

    static func allFigures(of toolkit: Toolkit) -> [StyleFigure] {
        toolkit.figures.list(
            of: .dialogScale, .dialogDamping, .dialogStiffness, .sheetDamping, .sheetStiffness, .keyboardDuration,
            .enterDuration, .exitDuration, .fadeDuration, .slideDuration, .slideExitDuration)
    }

    // MARK: Springs

    /// A spring that comes with its overshoot, goes without, and is critically damped where motion is reduced.
    private struct Swing: Sendable {
        let coming, going, reduced: StyleMotion

        /// What takes a time instead, along a curve; it fades in the first `fade` seconds, or all the while.
        init(coming: Double, going: Double, fade: Double, along curve: MotionCurve, pose: Pose?) {
            func motion(_ duration: Double) -> StyleMotion {
                let part = fade > 0 ? StyleMotion.Part(to: min(1, fade / duration), MotionCurve(.linear)) : nil
                return StyleMotion(duration: duration, curve: curve, pose: pose, fade: part, dimming: part)
            }
            self.coming = motion(coming)
            self.going = motion(going)
            reduced = StyleMotion(
                duration: fade > 0 ? fade : coming, curve: MotionCurve(.linear), pose: Pose(opacity: 0))
        }

        init(damping: Double, stiffness: Double, pose: Pose?) {
            let spring = ToolkitMotion.spring(damping, stiffness)
            coming = ToolkitMotion.motion(spring, pose)
            reduced = ToolkitMotion.motion(ToolkitMotion.spring(1, stiffness), Pose(opacity: 0))
            // Clamped: it ends where the spring first gets there, at (π − arccos ζ) / (ω √(1 − ζ²)).
            guard let time = spring.firstArrival else {
                going = coming
                return
            }
            going = StyleMotion(
                duration: time,
                curve: MotionCurve(
                    [MotionCurve.Piece(until: 1, at: 1, .spring(spring))],
                    closest: .cubicBezier(CubicBezier(0.42, 0, 0.58, 1))), pose: pose)
        }
    }

    private static func spring(_ damping: Double, _ stiffness: Double) -> Spring {
        Spring(stiffness: stiffness, damping: 2 * damping * stiffness.squareRoot())
    }

    private static func motion(_ spring: Spring, _ pose: Pose?) -> StyleMotion {
        StyleMotion(duration: spring.settlingDuration() ?? 0.5, curve: MotionCurve(.spring(spring)), pose: pose)
    }

    private static let dialogs = Toolkit.allCases.map { toolkit in
        let (figures, scale) = (toolkit.figures, toolkit.figures[.dialogScale])
        let pose = Pose(scale: Size(width: scale, height: scale), opacity: 0)
        guard let curves = toolkit.design.curves, figures[.enterDuration] > 0 else {
            return Swing(damping: figures[.dialogDamping], stiffness: figures[.dialogStiffness], pose: pose)
        }
        return Swing(
            coming: figures[.enterDuration], going: figures[.exitDuration], fade: figures[.fadeDuration],
            along: curves.dialog, pose: pose)
    }
    private static let sheets = Toolkit.allCases.map { toolkit in
        let figures = toolkit.figures
        guard let curves = toolkit.design.curves, figures[.slideDuration] > 0 else {
            return Swing(damping: figures[.sheetDamping], stiffness: figures[.sheetStiffness], pose: nil)
        }
        return Swing(
            coming: figures[.slideDuration], going: figures[.slideExitDuration], fade: 0, along: curves.slide,
            pose: nil)
    }

    /// What takes over from a finger.
    var sheetSpring: Spring { Self.spring(toolkit.figures[.sheetDamping], toolkit.figures[.sheetStiffness]) }

    /// A dialog that floats grows while it fades in.
    func dialog(_ direction: TransitionDirection, isReduced: Bool) -> StyleMotion {
        Self.chosen(Self.dialogs[toolkit.rawValue], direction, isReduced)
    }

    /// A sheet comes up through its edge.
    func sheet(_ direction: TransitionDirection, isReduced: Bool) -> StyleMotion {
        Self.chosen(Self.sheets[toolkit.rawValue], direction, isReduced)
    }

    private static func chosen(_ swing: Swing, _ direction: TransitionDirection, _ isReduced: Bool) -> StyleMotion {
        if isReduced { return swing.reduced }
        return direction == .present ? swing.coming : swing.going
    }

    // MARK: Everything else

    /// The motion of a transition that no widget has: what slides goes as sheets do, what does not as dialogs.
    func motion(_ direction: TransitionDirection, by transition: TransitionStyle) -> StyleMotion? {
        switch transition {
        case .none: nil
        case .slide, .coverVertical, .custom, .flipHorizontal, .partialCurl:
            Self.plain(sheet(direction, isReduced: false))
        case .crossDissolve, .zoom: Self.plain(dialog(direction, isReduced: false))
        }
    }

    /// The same without what it is set apart by.
    private static func plain(_ motion: StyleMotion) -> StyleMotion {
        StyleMotion(duration: motion.duration, curve: motion.curve)
    }

    /// What is laid out anew: a toolkit does that at once; as a sheet moves, so that nothing jumps (assumed).
    var settled: (curve: MotionCurve, duration: Double) { detents }

    /// From one height of a sheet to another.
    var detents: (curve: MotionCurve, duration: Double) {
        let motion = Self.sheets[toolkit.rawValue].coming
        return (motion.curve, motion.duration)
    }

    // MARK: Popovers

    /// Whether popovers come and go in a time of their own.
    var movesPopovers: Bool { toolkit.figures[.popoverDuration] > 0 }

    /// A popover comes from its anchor while it fades in, after as long again, and fades out where it is.
    ///
    /// - Parameter side: Of its anchor, on which it stands.
    func popover(_ direction: TransitionDirection, on side: Edge, isReduced: Bool) -> StyleMotion? {
        let (figures, fade) = (toolkit.figures, toolkit.figures[.fadeDuration])
        guard let curves = toolkit.design.curves, movesPopovers else { return nil }
        let linear = MotionCurve(.linear)
        guard direction == .present, !isReduced else {
            return StyleMotion(duration: figures[.popoverExitDuration], curve: linear, pose: Pose(opacity: 0))
        }
        let (duration, rise) = (figures[.popoverDuration], figures[.popoverRise])
        let way: Point =
            switch side {
            case .top: Point(x: 0, y: rise)
            case .bottom: Point(x: 0, y: -rise)
            case .left: Point(x: rise, y: 0)
            case .right: Point(x: -rise, y: 0)
            }
        return StyleMotion(
            duration: duration, curve: curves.slide, pose: Pose(opacity: 0, translation: way),
            fade: StyleMotion.Part(from: min(1, fade / duration), to: min(1, 2 * fade / duration), linear))
    }

    // MARK: Messages

    private static let messages = Toolkit.allCases.map { toolkit in
        let (figures, scale) = (toolkit.figures, toolkit.figures[.messageScale])
        // It fades by the cube of the way that all else goes along, told in sixteenths.
        let fade = LinearEasing(
            (0...16).map { step in
                let fraction = Double(step) / 16
                let way = Easing.default.progress(at: fraction, of: 1)
                return LinearEasing.Stop(progress: way * way * way, fraction: fraction)
            })
        return StyleMotion(
            duration: figures[.messageDuration], curve: ease,
            pose: Pose(scale: Size(width: scale, height: scale), opacity: 0),
            fade: StyleMotion.Part(MotionCurve(.linear(fade))))
    }

    /// A message comes up from below its window's end, margins and all, and goes where it stands.
    ///
    /// - Parameter height: Of the message, in points.
    func message(_ direction: TransitionDirection, height: Double) -> StyleMotion {
        let figures = toolkit.figures
        guard direction == .present else { return Self.messages[toolkit.rawValue] }
        let way = height + figures[.messageMargin] + figures[.messageBottom]
        return StyleMotion(
            duration: figures[.messageDuration], curve: Self.ease, pose: Pose(translation: Point(x: 0, y: way)))
    }
}
