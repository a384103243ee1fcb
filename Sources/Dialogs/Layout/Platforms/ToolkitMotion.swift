import Devices
import Geometry
import Timeline

struct ToolkitMotion {
    private let toolkit: Toolkit

    init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    /// The `ease` of CSS.
    static let ease = MotionCurve(Easing.default)

    // MARK: Springs

    /// The motions that present and dismiss a dialog, and those used with reduced motion.
    private struct Swing: Sendable {
        let coming, going: StyleMotion
        let reducedComing, reducedGoing: StyleMotion

        /// Creates motions along curves, with durations. They fade in the first `fade` seconds, or throughout if that
        /// is 0.
        init(of toolkit: Toolkit, coming: Pace, going: Pace, fade: Double, pose: Pose?) {
            let (details, curve) = (toolkit.details, toolkit.design[.fade])
            func motion(_ pace: Pace, fading own: Double) -> StyleMotion {
                let time = own > 0 ? own : fade
                let part = time > 0 ? StyleMotion.Part(to: min(1, time / pace.duration), curve) : nil
                return StyleMotion(duration: pace.duration, curve: pace.curve, pose: pose, fade: part, dimming: part)
            }
            // Dialogs that slide (without a pose) have no fade duration of their own.
            self.coming = motion(coming, fading: pose == nil ? 0 : details[.enterFade])
            self.going = motion(going, fading: pose == nil ? 0 : details[.exitFade])
            let least = toolkit.figures[.reducedDuration]
            func reduced(_ pace: Pace) -> StyleMotion {
                StyleMotion(
                    duration: least > 0 ? least : fade > 0 ? fade : pace.duration, curve: MotionCurve(.linear),
                    pose: Pose(opacity: 0))
            }
            reducedComing = reduced(coming)
            reducedGoing = reduced(going)
        }

        /// Creates motions by a spring. Presenting overshoots, dismissing does not, and reduced motion is critically
        /// damped.
        ///
        /// - Parameter isClamped: Whether dismissing ends when the spring first reaches its end.
        init(damping: Double, stiffness: Double, pose: Pose?, isClamped: Bool) {
            let spring = Spring(stiffness: stiffness, dampingRatio: damping)
            coming = ToolkitMotion.motion(spring, pose)
            reducedComing = ToolkitMotion.motion(Spring(stiffness: stiffness, dampingRatio: 1), Pose(opacity: 0))
            reducedGoing = reducedComing
            // Clamped: it ends when the spring first reaches its end, at (π − arccos ζ) / (ω √(1 − ζ²)).
            guard isClamped, let time = spring.firstArrival else {
                going = coming
                return
            }
            going = StyleMotion(
                duration: time,
                curve: MotionCurve([MotionCurve.Piece(until: 1, at: 1, .spring(spring))], closest: .easeInOut),
                pose: pose)
        }
    }

    private static func motion(_ spring: Spring, _ pose: Pose?) -> StyleMotion {
        StyleMotion(duration: SystemMotion.time(toSettle: spring), curve: MotionCurve(.spring(spring)), pose: pose)
    }

    private static let dialogs = Toolkit.allCases.map { floating($0, rise: .enterRise) }
    private static let pages = Toolkit.allCases.map { floating($0, rise: .pageRise) }
    private static let sheets = Toolkit.allCases.map { toolkit in
        let (figures, design) = (toolkit.figures, toolkit.design)
        guard figures[.slideDuration] > 0 else {
            return Swing(
                damping: figures[.sheetDamping], stiffness: figures[.sheetStiffness], pose: nil,
                isClamped: toolkit.design.habits[.clampsLeaving])
        }
        return Swing(
            of: toolkit, coming: (design[.sheetEnter], figures[.slideDuration]),
            going: (design[.sheetExit], figures[.slideExitDuration]), fade: 0, pose: nil)
    }

    /// The motions of floating dialogs: they grow, or rise from below, while they fade in.
    private static func floating(_ toolkit: Toolkit, rise: ToolkitFigure) -> Swing {
        let (figures, design) = (toolkit.figures, toolkit.design)
        let scale = figures[.dialogScale]
        let pose = Pose(
            scale: Size(width: scale, height: scale), opacity: 0, translation: Point(x: 0, y: figures[rise]))
        guard figures[.enterDuration] > 0 else {
            return Swing(
                damping: figures[.dialogDamping], stiffness: figures[.dialogStiffness], pose: pose,
                isClamped: toolkit.design.habits[.clampsLeaving])
        }
        return Swing(
            of: toolkit, coming: (design[.dialogEnter], figures[.enterDuration]),
            going: (design[.dialogExit], figures[.exitDuration]), fade: figures[.fadeDuration], pose: pose)
    }

    /// The spring that takes over when a finger releases a sheet.
    var sheetSpring: Spring {
        Spring(stiffness: toolkit.figures[.sheetStiffness], dampingRatio: toolkit.figures[.sheetDamping])
    }

    func dialog(_ direction: TransitionDirection, isPage: Bool = false, isReduced: Bool) -> StyleMotion {
        Self.chosen((isPage ? Self.pages : Self.dialogs)[toolkit.rawValue], direction, isReduced)
    }

    /// The motion of a sheet, which enters from its edge.
    func sheet(_ direction: TransitionDirection, isReduced: Bool) -> StyleMotion {
        Self.chosen(Self.sheets[toolkit.rawValue], direction, isReduced)
    }

    /// The curves along which a floating dialog and a sheet are presented.
    var dialogCurve: MotionCurve { dialog(.present, isReduced: false).curve }
    var sheetCurve: MotionCurve { sheet(.present, isReduced: false).curve }

    private static func chosen(_ swing: Swing, _ direction: TransitionDirection, _ isReduced: Bool) -> StyleMotion {
        switch direction {
        case .present: isReduced ? swing.reducedComing : swing.coming
        case .dismiss: isReduced ? swing.reducedGoing : swing.going
        }
    }

    // MARK: Everything else

    /// The motion of a transition that the toolkit's own dialogs do not use: slides move like sheets, others like
    /// dialogs.
    func motion(_ direction: TransitionDirection, by transition: TransitionStyle) -> StyleMotion? {
        switch transition {
        case .none: nil
        case .slide, .coverVertical, .custom, .flipHorizontal, .partialCurl:
            Self.plain(sheet(direction, isReduced: false))
        case .crossDissolve, .zoom: Self.plain(dialog(direction, isReduced: false))
        }
    }

    /// Only the motion's duration and curve, without its pose.
    private static func plain(_ motion: StyleMotion) -> StyleMotion {
        StyleMotion(duration: motion.duration, curve: motion.curve)
    }

    /// The motion from one detent of a sheet to another.
    var detents: Pace {
        let motion = Self.sheets[toolkit.rawValue].coming
        return (motion.curve, motion.duration)
    }

    // MARK: Popovers

    /// Whether popovers have durations of their own.
    var movesPopovers: Bool { toolkit.figures[.popoverDuration] > 0 }

    /// The motion of a popover. It moves away from its anchor, fading in after a delay as long as the fade itself, and
    /// fades out in place; without a fade duration, it fades in throughout.
    ///
    /// - Parameter side: The side of its anchor on which the popover is.
    func popover(_ direction: TransitionDirection, on side: Edge, isReduced: Bool) -> StyleMotion {
        let (figures, design) = (toolkit.figures, toolkit.design)
        guard direction == .present, !isReduced else {
            let least = isReduced ? figures[.reducedDuration] : 0
            return StyleMotion(
                duration: least > 0 ? least : figures[.popoverExitDuration], curve: design[.popoverExit],
                pose: Pose(opacity: 0))
        }
        let (duration, rise, fade) = (figures[.popoverDuration], figures[.popoverRise], figures[.fadeDuration])
        let vector = .zero - side.outward * rise
        let part = StyleMotion.Part(
            from: min(1, fade / duration), to: min(1, 2 * fade / duration), MotionCurve(.linear))
        return StyleMotion(
            duration: duration, curve: design[.popoverEnter], pose: Pose(opacity: 0, translation: vector),
            fade: fade > 0 ? part : nil)
    }

    /// The motion of a menu: that of a popover, unless the toolkit's menus have their own. Those start nearer the
    /// target by a share of their height, and do not fade in.
    func menu(_ direction: TransitionDirection, on side: Edge, height: Double, isReduced: Bool) -> StyleMotion {
        guard case .windows = toolkit, direction == .present, !isReduced else {
            return popover(direction, on: side, isReduced: isReduced)
        }
        let distance = height * WinUIWidgets.figures[.menuShare]
        return StyleMotion(
            duration: WinUIWidgets.figures[.menuDuration], curve: toolkit.design[.dialogEnter],
            pose: Pose(translation: Point(x: 0, y: side == .top ? distance : -distance)))
    }

    // MARK: Messages

    private static let messages = Toolkit.allCases.map { toolkit in
        let (figures, design) = (toolkit.figures, toolkit.design)
        let scale = figures[.messageScale]
        return StyleMotion(
            duration: figures[.messageDuration], curve: design[.messageExit],
            pose: Pose(scale: Size(width: scale, height: scale), opacity: 0),
            fade: design.messageFade.map { StyleMotion.Part($0) })
    }

    /// The motion of a message. It rises from below its window, including its margins, and fades out in place; or it
    /// moves by the toolkit's own distance while it fades.
    ///
    /// - Parameter height: The message's height in points.
    func message(_ direction: TransitionDirection, height: Double) -> StyleMotion {
        let (figures, design) = (toolkit.figures, toolkit.design)
        guard direction == .present else { return leavingMessage(height: height) }
        let rise = figures[.messageRise]
        let distance = rise == 0 ? height + figures[.messageMargin] + figures[.messageBottom] : rise
        return StyleMotion(
            duration: figures[.messageDuration], curve: design[.messageEnter],
            pose: Pose(opacity: rise == 0 ? nil : 0, translation: Point(x: 0, y: distance)))
    }

    /// The motion of a message that enters and leaves sideways, by `distance` points (positive: to the right).
    func message(_ direction: TransitionDirection, across distance: Double) -> StyleMotion {
        let (figures, design) = (toolkit.figures, toolkit.design)
        return StyleMotion(
            duration: figures[.messageDuration],
            curve: direction == .present ? design[.messageEnter] : design[.messageExit],
            pose: Pose(translation: Point(x: distance, y: 0)))
    }

    /// The motion of a message that slides as its transition says, at the toolkit's own pace.
    func slidingMessage(_ direction: TransitionDirection) -> StyleMotion {
        let design = toolkit.design
        return StyleMotion(
            duration: toolkit.figures[.messageDuration],
            curve: direction == .present ? design[.messageEnter] : design[.messageExit])
    }

    private func leavingMessage(height: Double) -> StyleMotion {
        let (figures, motion) = (toolkit.figures, Self.messages[toolkit.rawValue])
        let fall = figures[.messageFall]
        guard fall > 0, var pose = motion.pose else { return motion }
        guard !toolkit.design.habits[.messageIsToast] else {
            pose.translation.y = fall
            return StyleMotion(duration: motion.duration, curve: motion.curve, pose: pose, fade: motion.fade)
        }
        // The message shrinks towards its lower edge, which lowers its centre by half of the height that it loses.
        pose.translation.y = height + fall + (1 - figures[.messageScale]) * height / 2
        return StyleMotion(duration: motion.duration, curve: motion.curve, pose: pose, fade: motion.fade)
    }
}
