import Boxes
import Devices
import Geometry

/// Compose Material 3's snackbar, as a `SnackbarHost` shows it in a `Scaffold`: a short message above the bottom edge.
package struct ComposeSnackbar: PresentationStyle {
    private static let table = ComposeFigure.table

    package var component: String? { "snackbar" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let margin = Self.table[.messageMargin]
        defaults.sizing.margins = EdgeInsets(all: margin)
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.keyboardMargin = margin
        let room = max(0, stage.safeArea.width - 2 * margin)
        // The limit applies to the row inside its paddings.
        let widest = min(
            room,
            Self.table[.messageWidth] + Self.table[.messageStart]
                + (request.content.closeButton?.side == .trailing ? 0 : Self.table[.messageEnd]))
        defaults.sizing.width = .fit
        defaults.sizing.widths = widest...widest
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .zoom
        defaults.motion.curve = ComposeMotion(stage).poppingCurve
        let scale = Self.table[.messageScale]
        let small = Pose(scale: Size(width: scale, height: scale), opacity: 0)
        defaults.motion.zoomFrom = small
        defaults.motion.zoomTo = small
        defaults.interaction.outside = .passThrough
        defaults.interaction.staysLiveWithActions = true
        defaults.interaction.release = .message
        defaults.look.corners = CornerRadii(all: Self.table[.messageRadius])
        defaults.look.content = ContentMetrics.composeMessage(request.content)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { MaterialLooks(in: setting).snackbar }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .zoom
            ? ComposeMotion(move.stage).popping : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("message", in: "android-compose") }
}
