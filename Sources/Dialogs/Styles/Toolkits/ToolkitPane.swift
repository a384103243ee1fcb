import Boxes
package import Devices
package import Geometry

/// A toolkit's pane at a side of its window; at another edge a panel is the ledger's own.
package struct ToolkitPane: ToolkitStyle {
    package let toolkit: Toolkit
    private let panel = SemiModal()

    package var component: String? { toolkit.design.name(of: .pane) }

    private func isPane(_ request: DialogRequest, on stage: Stage) -> Bool {
        hasPanes(stage) && request.placement.edge?.physical(in: stage.direction)?.isVertical == false
    }

    private func hasPanes(_ stage: Stage) -> Bool {
        toolkit.figures[.paneWidth] > 0 && stage.window.width >= toolkit.details[.paneWide]
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = SemiModal.cached(on: stage).value
        guard isPane(request, on: stage) else { return defaults }
        let isShare = stage.window.width < toolkit.details[.paneFull]
        defaults.sizing.width = isShare ? .fraction(toolkit.details[.paneShare]) : .points(toolkit.figures[.paneWidth])
        defaults.sizing.height = .fraction(1)
        defaults.motion.leavesAsItCame = false
        defaults.motion.curve = ToolkitMotion(toolkit).sheetCurve
        defaults.look.backdropOpacity = 0
        guard toolkit.design.habits[.dimsBehindPanes] else { return defaults }
        defaults.look.backdropOpacity = stage.dimming(by: toolkit)
        defaults.look.content = ContentMetrics.boundSheet(
            of: toolkit, on: stage, isTitled: request.content.title != nil, hasHandle: false)
        defaults.interaction.swipe = (request.placement.edge?.physical(in: stage.direction)).map { [$0] } ?? []
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook {
        toolkit.design.habits[.dimsBehindPanes] ? ToolkitLooks(toolkit, in: setting).sheet : panel.look(in: setting)
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard isPane(measured.request, on: measured.stage) else { return }
        diagnostics.adapt(.semiModal, to: component)
        diagnostics.assumeVersion(of: toolkit, on: measured.stage)
    }

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        guard !edge.isVertical, toolkit.figures[.paneWidth] > 0, container.width >= toolkit.details[.paneWide]
        else { return panel.away(from: frame, through: edge, in: container) }
        return Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(of move: StyleMove) -> Double { panel.duration(of: move) }

    package func motion(of move: StyleMove) -> StyleMotion? {
        guard move.transition == .slide, !move.edge.isVertical, hasPanes(move.stage) else {
            return panel.motion(of: move)
        }
        return ToolkitMotion(toolkit).sheet(move.direction, isReduced: move.stage.device.reduceMotion)
    }

    package var list: StyleList { StyleList("pane", in: "toolkits", of: toolkit) }
}
