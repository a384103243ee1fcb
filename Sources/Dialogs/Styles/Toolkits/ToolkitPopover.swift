import Boxes
package import Devices
import Geometry

/// A toolkit's popover, beside its anchor with an arrow, in windows of any size.
package struct ToolkitPopover: ToolkitStyle, AnchoredStyle {
    package let toolkit: Toolkit

    package var component: String? { toolkit.design.name(of: .popover) }

    /// Whether it is a teaching tip (with a title or a picture) rather than a flyout.
    private func isTip(_ request: DialogRequest) -> Bool { TeachingTip.isShown(request.content, by: toolkit) }

    /// The popover's arrow; `nil` if there is none.
    private func arrow(of request: DialogRequest) -> PopoverArrow? {
        if isTip(request) {
            return PopoverArrow(
                width: TeachingTip.figures[.arrowWidth], height: TeachingTip.figures[.arrowHeight],
                padding: TeachingTip.figures[.arrowPadding])
        }
        let width = toolkit.figures[.popoverArrowWidth]
        guard width > 0 else { return nil }
        return PopoverArrow(
            width: width, height: toolkit.figures[.popoverArrowHeight], padding: toolkit.figures[.popoverRadius])
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Popover().defaults(for: request, on: stage)
        defaults.sizing.width = .fit
        defaults.sizing.widths = toolkit.popoverWidths(on: stage)
        defaults.sizing.minimumHeight = toolkit.figures[.popoverHeightMinimum]
        let most = toolkit.figures[.popoverHeightMaximum]
        if most > 0 { defaults.sizing.maximumHeight = most }
        defaults.look.backdropOpacity = 0
        // Some toolkits show it without a motion.
        defaults.motion.transition = ToolkitMotion(toolkit).movesPopovers ? .crossDissolve : .none
        defaults.motion.curve = ToolkitMotion.ease
        defaults.look.corners = CornerRadii(all: toolkit.smallRadius(.popoverRadius, on: stage))
        defaults.look.arrow = arrow(of: request)
        let content = request.content
        let isText = content.title == nil && content.image == nil && content.actions.isEmpty
        defaults.look.content =
            isText && toolkit.details[.popupGap] > 0
            ? ContentMetrics.textPopover(of: toolkit)
            : toolkit.insideOutline(
                ContentMetrics.popover(of: toolkit, hasActions: !content.actions.isEmpty), on: stage)
        guard isTip(request) else { return defaults }
        let figures = TeachingTip.figures
        defaults.sizing.widths = figures[.widthMinimum]...figures[.width]
        defaults.sizing.minimumHeight = figures[.heightMinimum]
        defaults.sizing.maximumHeight = figures[.heightMaximum]
        defaults.look.content = ContentMetrics.tip(of: toolkit)
        defaults.motion.transition = .zoom
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook {
        ToolkitLooks(toolkit, in: setting).dialog(.popover, isTip: setting.isTip)
    }

    func placement(of measured: Measured) -> AnchoredPlacement {
        var placement = toolkit.anchored(measured, .popover, arrow(of: measured.request))
        placement.isTip = isTip(measured.request)
        if case .macos = toolkit { placement.sides = Popover.sides }
        return placement
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if isTip(measured.request) { diagnostics.adapt(.popover, to: toolkit.design.name(of: .tip)) }
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
        AnchoredPlacement.report(placed, of: measured, into: &diagnostics)
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let motion = ToolkitMotion(toolkit)
        switch move.transition {
        case .crossDissolve where motion.movesPopovers:
            return motion.popover(move.direction, on: move.edge, isReduced: move.stage.device.reduceMotion)
        case .zoom where toolkit.design.habits[.hasTeachingTips]:
            return TeachingTip.motion(move.direction, of: move.frame.size)
        default: return motion.motion(move.direction, by: move.transition)
        }
    }

    package var list: StyleList { StyleList("popover", in: "toolkits", of: toolkit) }
}

extension Toolkit {
    /// The widths of a dialog beside an anchor, in points.
    func popoverWidths(on stage: Stage) -> ClosedRange<Double> {
        let (least, most) = (figures[.popoverWidthMinimum], figures[.popoverWidthMaximum])
        if case .harmonyos = self { return least...max(least, ArkUIWidgets.widestPopup(in: stage.window.width)) }
        return least...max(least, most > 0 ? most : max(0, stage.window.width))
    }

    /// The placement of a dialog beside an anchor, at a distance even without an arrow.
    func anchored(_ measured: Measured, _ style: StyleName, _ arrow: PopoverArrow?) -> AnchoredPlacement {
        let gap = details[.popupGap]
        let margin = figures[.popoverMargin]
        let vertical = gap > 0 ? details[.popupMarginVertical] : margin
        var placement = AnchoredPlacement(of: measured, as: style, arrow: arrow)
        placement.staysInSafeArea = design.habits[.staysInSafeArea] || design.habits[.keepsOffTitleBar] || gap > 0
        placement.padding = EdgeInsets(top: vertical, sides: margin, bottom: vertical)
        let side = design.popoverSide
        if gap > 0 {
            (placement.side, placement.gap, placement.arrowGap) = (side, gap, gap)
        } else if arrow == nil, let widgets {
            (placement.side, placement.gap) = (side, widgets[.menuGap])
        } else if arrow == nil || side != .bottom {
            (placement.side, placement.gap) = (side, figures[.popoverArrowHeight])
        }
        return placement
    }
}

extension TeachingTip {
    /// Whether a popover with this content is a teaching tip rather than a flyout.
    static func isShown(_ content: Content, by toolkit: Toolkit?) -> Bool {
        toolkit?.design.habits[.hasTeachingTips] == true && (content.title != nil || content.image != nil)
    }
}
