import Boxes
package import Devices
import Geometry

/// A dialog of Wear OS, which covers the whole screen in every style: an alert dialog, one with choices, a confirmation
/// that dismisses itself, or any other.
package struct WearDialog: ToolkitStyle {
    let style: StyleName
    package var toolkit: Toolkit { .wearos }

    static func rules(of style: StyleName) -> any PresentationStyle { WearDialog(style: style) }

    package var component: String? {
        switch style {
        case .alert, .actionSheet, .activityView: toolkit.design.name(of: .alert)
        case .slidingMessage: toolkit.design.name(of: .message)
        default: toolkit.design.name(of: .dialog)
        }
    }

    private var isMenu: Bool { style == .actionSheet || style == .activityView }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults.filling
        defaults.motion.transition = .zoom
        defaults.motion.curve = WearMotion.curve
        defaults.look.content = Boxed(
            ContentMetrics.wear(
                request.content.withoutCrowdedBar ?? request.content, isAlert: isMenu || style == .alert,
                isMenu: isMenu, isConfirmation: style == .slidingMessage, on: stage))
        // Swiped from left to right, in either layout direction.
        defaults.interaction.swipe = [.right]
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook {
        let look = ToolkitLooks(toolkit, in: setting).watch
        return style == .slidingMessage ? SlidingMessage.colored(look, in: setting) : look
    }

    package func frame(for measured: Measured) -> Placed {
        var placed = Placed(measured.container)
        var behind = PushBack()
        behind.scale = WearFigure.table[.presenterScale]
        placed.pushBack = behind
        return placed
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .alert && style != .slidingMessage { diagnostics.adapt(style, to: component) }
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
        if measured.request.content.withoutCrowdedBar != nil {
            diagnostics.adapt(
                from: "navigationBar", to: "actions", reason: .platformStyle,
                field: [.dialog, .content, .navigationBar])
        }
        guard style == .sheet, measured.request.placement.sheet.detents != nil else { return }
        diagnostics.adapt(
            from: "detents", to: component ?? "", reason: .platformStyle, field: [.dialog, .placement, .detents])
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .zoom
            ? WearMotion.dialog(move.direction) : ToolkitMotion(toolkit).motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("watch", in: "toolkits", of: toolkit) }
}
