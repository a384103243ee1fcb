import Boxes
package import Devices
import Geometry

/// A toolkit's message dialog: in the middle of its window, whatever the window's size.
package struct ToolkitAlert: ToolkitStyle {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .alert) }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let figures = toolkit.figures
        var defaults = StyleDefaults()
        defaults.sizing.width = .fit
        let least = toolkit.leastWidth(figures[.alertWidthMinimum], of: request.content, inset: figures[.alertSide])
        defaults.sizing.widths = least...max(least, stage.window.width)
        defaults.sizing.height = .fit
        defaults.sizing.scrollBar = stage.isTouched ? 0 : figures[.scrollBarWidth]
        if let width = toolkit.fixedWidth(on: stage) {
            defaults.sizing.width = .points(width)
            defaults.sizing.widths = nil
        }
        toolkit.limitHeight(of: &defaults, on: stage)
        let (side, top) = (
            toolkit.room(.sideMinimum, of: stage.window.width), toolkit.room(.topMinimum, of: stage.window.height)
        )
        defaults.sizing.margins = EdgeInsets(top: top, sides: side, bottom: top)
        defaults.sizing.keyboardMargin = max(top, toolkit.details[.keyboardMargin])
        defaults.sizing.keepTopOverKeyboard()
        defaults.motion.transition = .zoom
        defaults.motion.curve = ToolkitMotion(toolkit).dialogCurve
        defaults.look.backdropOpacity = stage.dimming(by: toolkit)
        defaults.look.corners = CornerRadii(all: toolkit.radius(.alertRadius, on: stage))
        defaults.look.content = ContentMetrics.alert(
            of: toolkit, on: stage, isTitled: request.content.title != nil, hasImage: request.content.image != nil)
        if toolkit.design.habits[.closesOutside] { defaults.interaction.outside = .dismiss }
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { ToolkitLooks(toolkit, in: setting).dialog(.alert) }

    package func frame(for measured: Measured) -> Placed {
        toolkit.receding(toolkit.centred(measured), in: measured)
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        return move.transition == .zoom
            ? motion.dialog(move.direction, isReduced: move.stage.device.reduceMotion)
            : motion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("alert", in: "toolkits", of: toolkit) }
}
