import Boxes
import Devices
package import Geometry

/// Compose Material 3's modal bottom sheet; action sheets and activity views are such sheets as high as their content.
package struct ComposeSheet: MaterialSheet {
    let style: StyleName
    private static let table = ComposeFigure.table

    package init(_ style: StyleName) { self.style = style }

    package var component: String? { "modalBottomSheet" }

    private static let handle = Grabber(
        size: Size(width: table[.handleWidth], height: table[.handleHeight]), top: table[.handlePadding])

    private static func hasHandle(_ request: DialogRequest) -> Bool { request.placement.sheet.showsGrabber ?? true }

    /// Whether a container is wider than a sheet may be.
    private static func isWide(_ width: Double) -> Bool { width > table[.sheetWidthMaximum] }

    /// What stays free above the highest sheet in a container, with where that comes from.
    static func topFigure(in container: Rect) -> StyleFigure {
        table.figure(isWide(container.width) ? .sheetTopWide : .sheetTop)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let width = stage.window.width
        let room = Self.isWide(width) ? width - 2 * Self.table[.sheetSideWide] : width
        defaults.sizing.widths = 0...max(0, min(Self.table[.sheetWidthMaximum], room))
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.curve = ComposeMotion(stage).detents.curve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = Self.table[.backdropOpacity]
        let radius = Self.table[.sheetRadius]
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.look.grabber = Self.hasHandle(request) ? Self.handle : nil
        defaults.look.content = ContentMetrics.composeSheet(style)
        return defaults
    }

    /// Its surface casts no shadow.
    package func look(in setting: LookSetting) -> DialogLook {
        let looks = MaterialLooks(in: setting)
        return looks.dialog(.surfaceContainerLow, at: nil, changing: style == .sheet ? [:] : looks.rows)
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        let band = Self.hasHandle(request) ? Self.handle.band(above: measured.content) : 0
        let top = Self.topFigure(in: measured.container).value
        return try placed(
            measured,
            at: BottomDetents(measured, for: request, on: stage, band: band, leaving: top, as: .compose),
            over: Self.table[.backdropOpacity], radius: Self.table[.sheetRadius])
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .slide
            ? ComposeMotion(move.stage).sheet(move.direction)
            : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var figures: [StyleFigure] {
        Self.table.list(
            of: .sheetWidthMaximum, .sheetTop, .sheetTopWide, .sheetSideWide, .sheetRadius, .sheetPartial,
            .handleWidth, .handleHeight, .handlePadding, .backdropOpacity) + ComposeMotion.allFigures
            + ComposeMotion.releaseFigures
    }
}
