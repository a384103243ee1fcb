import Boxes
package import Devices
import Geometry

/// A toolkit's message, which dismisses itself: one line above the bottom edge.
package struct ToolkitMessage: ToolkitStyle {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .message) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let figures = toolkit.figures
        var defaults = StyleDefaults()
        let margin = figures[.messageMargin]
        let hasAction = !request.content.actions.isEmpty
        defaults.sizing.margins = EdgeInsets(top: margin, sides: margin, bottom: figures[.messageBottom])
        defaults.sizing.keyboardMargin = figures[.messageBottom]
        defaults.sizing.keepTopOverKeyboard()
        let room = max(0, stage.window.width - 2 * margin)
        defaults.sizing.width = .fit
        // A message with a button has a fixed width, which includes its margins.
        let habits = toolkit.design.habits
        let most = min(room, widest(on: stage))
        let isAtLeast = hasAction || habits[.messageIsToast]
        let least = isAtLeast ? min(most, max(0, figures[.messageWidth] - 2 * margin)) : 0
        defaults.sizing.widths = (habits[.messageIsWide] ? most : least)...most
        defaults.sizing.height = .fit
        defaults.sizing.minimumHeight = toolkit.details[.toastHeight]
        defaults.sizing.edge = toolkit.design.messageEdge
        defaults.sizing.staysInSafeArea =
            habits[.staysInSafeArea] || habits[.messageIsToast] || habits[.messageStandsAtEnd]
        // Some toolkits show it without a motion.
        defaults.motion.transition = figures[.messageDuration] > 0 ? .slide : .none
        defaults.motion.curve = toolkit.design[.messageEnter]
        defaults.interaction.outside = .passThrough
        // Even a message that stays until it is closed does not block its window.
        defaults.interaction.staysLiveWithActions = true
        defaults.interaction.release = .message
        defaults.look.corners = CornerRadii(all: toolkit.smallRadius(.messageRadius, on: stage))
        defaults.look.content = toolkit.insideOutline(
            ContentMetrics.message(of: toolkit, on: stage, hasAction: hasAction), on: stage)
        let share = toolkit.details[.toastHeightShare]
        guard share > 0 else { return defaults }
        // The share of the window's height between its bars.
        let highest = max(0, share * (stage.window.height - stage.unsafeInsets(of: stage.window).vertical))
        defaults.sizing.maximumHeight = highest
        defaults.look.smallerContents = ContentMetrics.smallerMessages(
            of: defaults.look.content, in: toolkit, within: highest)
        return defaults
    }

    /// The greatest width of a message, in points, if the toolkit limits it: on desktops, and for toasts everywhere.
    private func widest(on stage: Stage) -> Double {
        let figures = toolkit.figures
        guard figures[.messageWidthMaximum] > 0 else { return .infinity }
        guard !stage.isTouched || toolkit.design.habits[.messageIsToast] else { return .infinity }
        return min(figures[.messageWidthMaximum], figures[.messageWidthShare] * stage.window.width)
    }

    /// The tolerance for rounding errors in the middle of a computed width, in points.
    private static let tolerance = 1e-6

    package func frame(for measured: Measured) -> Placed {
        var frame = measured.rest
        if toolkit.design.habits[.messageStandsAtEnd], !measured.isFixed, measured.edge?.isVertical == true {
            let room = measured.available
            frame.origin.x = measured.stage.direction == .rightToLeft ? room.minX : room.maxX - frame.width
        }
        guard toolkit.design.habits[.roundsToPoints], !measured.isFixed else { return placed(frame, measured) }
        // An odd half point is on the right, in either layout direction.
        let middle = frame.midX + Self.tolerance
        if toolkit.design.habits[.cutsMessages] { frame.size.width.round(.down) }
        frame.origin.x = (middle - frame.width / 2).rounded(.down)
        return placed(frame, measured)
    }

    /// A message that is round at its ends has the corners of a message of one row if it is so high that it would cut
    /// its content.
    private func placed(_ frame: Rect, _ measured: Measured) -> Placed {
        var placed = Placed(frame)
        guard let content = measured.content else { return placed }
        let row = content.metrics.emptyHeight / 2
        let own = min(measured.cornerRadius, min(frame.width, frame.height) / 2)
        guard own > row else { return placed }
        let most = content.largestRadius(in: frame.size)
        if most < own { placed.corners = CornerRadii(all: min(most, row)) }
        return placed
    }

    package func look(in setting: LookSetting) -> DialogLook {
        SlidingMessage.colored(ToolkitLooks(toolkit, in: setting).message, in: setting)
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        guard move.transition == .slide, toolkit.figures[.messageDuration] > 0 else {
            return motion.motion(move.direction, by: move.transition)
        }
        // Anywhere else, and where the request says how, it slides through its edge as other messages do.
        guard move.isOwn else { return motion.slidingMessage(move.direction) }
        guard toolkit.design.habits[.messageStandsAtEnd], move.edge.isVertical else {
            return motion.message(move.direction, height: move.frame.height)
        }
        // The message enters and leaves through the side at which it is.
        let distance =
            move.stage.direction == .rightToLeft
            ? move.container.minX - move.frame.maxX : move.container.maxX - move.frame.minX
        return motion.message(move.direction, across: distance)
    }

    package var list: StyleList { StyleList("message", in: "toolkits", of: toolkit) }
}
