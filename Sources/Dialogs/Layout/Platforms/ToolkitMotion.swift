import Devices
import Geometry
import Timeline

/// How a toolkit moves things.
struct ToolkitMotion {
    private let toolkit: Toolkit

    init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    /// The `ease` of CSS.
    static let ease = ToolkitDesign.Curves.ease

    static func allFigures(of toolkit: Toolkit) -> [StyleFigure] {
        toolkit.figures.list(
            of: .dialogScale, .dialogDamping, .dialogStiffness, .sheetDamping, .sheetStiffness, .keyboardDuration,
            .enterDuration, .exitDuration, .fadeDuration, .slideDuration, .slideExitDuration, .reducedDuration,
            .enterRise, .pageRise)
    }

    // MARK: Springs

    /// A way of coming and going.
    private struct Swing: Sendable {
        let coming, going, reduced: StyleMotion

        /// What takes a time instead, along curves; it fades in the first `fade` seconds, or all the while.
        init(of toolkit: Toolkit, coming: Timed, going: Timed, fade: Double, pose: Pose?) {
            let (details, curve) = (toolkit.design.details, toolkit.design.curves.fade)
            func motion(_ timed: Timed, fading own: Double) -> StyleMotion {
                let time = own > 0 ? own : fade
                let part = time > 0 ? StyleMotion.Part(to: min(1, time / timed.duration), curve) : nil
                return StyleMotion(
                    duration: timed.duration, curve: timed.curve, pose: pose, fade: part, dimming: part)
            }
            // What slides does not fade.
            self.coming = motion(coming, fading: pose == nil ? 0 : details.enterFade)
            self.going = motion(going, fading: pose == nil ? 0 : details.exitFade)
            let least = toolkit.figures[.reducedDuration]
            reduced = StyleMotion(
                duration: least > 0 ? least : fade > 0 ? fade : coming.duration, curve: MotionCurve(.linear),
                pose: Pose(opacity: 0))
        }

        /// By a spring that comes with its overshoot, goes without, and is critically damped where motion is reduced.
        ///
        /// - Parameter isClamped: Whether going ends where the spring first gets to its end.
        init(damping: Double, stiffness: Double, pose: Pose?, isClamped: Bool) {
            let spring = ToolkitMotion.spring(damping, stiffness)
            coming = ToolkitMotion.motion(spring, pose)
            reduced = ToolkitMotion.motion(ToolkitMotion.spring(1, stiffness), Pose(opacity: 0))
            // Clamped: it ends where the spring first gets there, at (π − arccos ζ) / (ω √(1 − ζ²)).
            guard isClamped, let time = spring.firstArrival else {
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

    /// A time, and the curve along which things move in it.
    private typealias Timed = (duration: Double, curve: MotionCurve)

    private static let dialogs = Toolkit.allCases.map { floating($0, rise: .enterRise) }
    private static let pages = Toolkit.allCases.map { floating($0, rise: .pageRise) }
    private static let sheets = Toolkit.allCases.map { toolkit in
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        guard figures[.slideDuration] > 0 else {
            return Swing(
                damping: figures[.sheetDamping], stiffness: figures[.sheetStiffness], pose: nil,
                isClamped: toolkit.design.habits.clampsLeaving)
        }
        return Swing(
            of: toolkit, coming: (figures[.slideDuration], curves.sheetEnter),
            going: (figures[.slideExitDuration], curves.sheetExit), fade: 0, pose: nil)
    }

    /// What floats grows, or comes up from below, while it fades in.
    private static func floating(_ toolkit: Toolkit, rise: ToolkitFigure) -> Swing {
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        let scale = figures[.dialogScale]
        let pose = Pose(
            scale: Size(width: scale, height: scale), opacity: 0, translation: Point(x: 0, y: figures[rise]))
        guard figures[.enterDuration] > 0 else {
            return Swing(
                damping: figures[.dialogDamping], stiffness: figures[.dialogStiffness], pose: pose,
                isClamped: toolkit.design.habits.clampsLeaving)
        }
        return Swing(
            of: toolkit, coming: (figures[.enterDuration], curves.dialogEnter),
            going: (figures[.exitDuration], curves.dialogExit), fade: figures[.fadeDuration], pose: pose)
    }

    /// What takes over from a finger.
    var sheetSpring: Spring { Self.spring(toolkit.figures[.sheetDamping], toolkit.figures[.sheetStiffness]) }

    /// A dialog that floats, or a page.
    func dialog(_ direction: TransitionDirection, isPage: Bool = false, isReduced: Bool) -> StyleMotion {
        Self.chosen((isPage ? Self.pages : Self.dialogs)[toolkit.rawValue], direction, isReduced)
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

    /// The motion's duration and curve alone, without the pose it starts from.
    private static func plain(_ motion: StyleMotion) -> StyleMotion {
        StyleMotion(duration: motion.duration, curve: motion.curve)
    }

    /// What is laid out anew: a toolkit does that at once; as a sheet moves, so that nothing jumps (assumed).
    var rearranging: (curve: MotionCurve, duration: Double) { detents }

    /// From one height of a sheet to another.
    var detents: (curve: MotionCurve, duration: Double) {
        let motion = Self.sheets[toolkit.rawValue].coming
        return (motion.curve, motion.duration)
    }

    // MARK: Popovers

    /// Whether popovers come and go in a time of their own.
    var movesPopovers: Bool { toolkit.figures[.popoverDuration] > 0 }

    /// A popover comes from its anchor while it fades in, after as long again, and fades out where it is; or it fades
    /// all the while.
    ///
    /// - Parameter side: Of its anchor, on which it stands.
    func popover(_ direction: TransitionDirection, on side: Edge, isReduced: Bool) -> StyleMotion {
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        guard direction == .present, !isReduced else {
            let least = isReduced ? figures[.reducedDuration] : 0
            return StyleMotion(
                duration: least > 0 ? least : figures[.popoverExitDuration], curve: curves.popoverExit,
                pose: Pose(opacity: 0))
        }
        let (duration, rise, fade) = (figures[.popoverDuration], figures[.popoverRise], figures[.fadeDuration])
        let way: Point =
            switch side {
            case .top: Point(x: 0, y: rise)
            case .bottom: Point(x: 0, y: -rise)
            case .left: Point(x: rise, y: 0)
            case .right: Point(x: -rise, y: 0)
            }
        let part = StyleMotion.Part(
            from: min(1, fade / duration), to: min(1, 2 * fade / duration), MotionCurve(.linear))
        return StyleMotion(
            duration: duration, curve: curves.popoverEnter, pose: Pose(opacity: 0, translation: way),
            fade: fade > 0 ? part : nil)
    }

    // MARK: Messages

    private static let messages = Toolkit.allCases.map { toolkit in
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        let scale = figures[.messageScale]
        return StyleMotion(
            duration: figures[.messageDuration], curve: curves.messageExit,
            pose: Pose(scale: Size(width: scale, height: scale), opacity: 0),
            fade: curves.messageFade.map { StyleMotion.Part($0) })
    }

    /// A message comes up from below its window's end, margins and all, and goes where it stands; or as far as the
    /// toolkit has it, while it fades.
    ///
    /// - Parameter height: Of the message, in points.
    func message(_ direction: TransitionDirection, height: Double) -> StyleMotion {
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        guard direction == .present else { return leavingMessage(height: height) }
        let rise = figures[.messageRise]
        let way = rise == 0 ? height + figures[.messageMargin] + figures[.messageBottom] : rise
        return StyleMotion(
            duration: figures[.messageDuration], curve: curves.messageEnter,
            pose: Pose(opacity: rise == 0 ? nil : 0, translation: Point(x: 0, y: way)))
    }

    /// A message that comes and goes so far to its side.
    func message(_ direction: TransitionDirection, across way: Double) -> StyleMotion {
        let (figures, curves) = (toolkit.figures, toolkit.design.curves)
        return StyleMotion(
            duration: figures[.messageDuration],
            curve: direction == .present ? curves.messageEnter : curves.messageExit,
            pose: Pose(translation: Point(x: way, y: 0)))
    }

    private func leavingMessage(height: Double) -> StyleMotion {
        let (figures, motion) = (toolkit.figures, Self.messages[toolkit.rawValue])
        let fall = figures[.messageFall]
        guard fall > 0, var pose = motion.pose else { return motion }
        guard !toolkit.design.habits.messageIsToast else {
            pose.translation.y = fall
            return StyleMotion(duration: motion.duration, curve: motion.curve, pose: pose, fade: motion.fade)
        }
        // It shrinks about the end that it stood on, which is half of what it loses below its own middle.
        pose.translation.y = height + fall + (1 - figures[.messageScale]) * height / 2
        return StyleMotion(duration: motion.duration, curve: motion.curve, pose: pose, fade: motion.fade)
    }
}
