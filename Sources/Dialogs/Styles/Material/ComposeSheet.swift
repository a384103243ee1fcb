import Boxes
import Devices
import Geometry

/// Compose Material 3's modal bottom sheet; action sheets and activity views are such sheets as high as their content.
package struct ComposeSheet: MaterialSheet {
    let style: StyleName
    private static let table = ComposeFigure.table

    package init(_ style: StyleName) { self.style = style }

    package var component: String? { "modalBottomSheet" }

    private static let handle = Grabber(
        size: Size(width: table[.handleWidth], height: table[.handleHeight]), top: table[.handlePadding])

    private static func hasHandle(_ request: DialogRequest) -> Bool { request.placement.sheet.showsGrabber ?? true }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.widths = 0...min(Self.table[.sheetWidthMaximum], stage.window.width)
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.sizing.endsAtKeyboard = true
        defaults.motion.transition = .slide
        defaults.motion.curve = ComposeMotion(stage).sheetCurve
        defaults.interaction.outside = .dismiss
        defaults.interaction.swipe = [.bottom]
        defaults.look.backdropOpacity = Self.table[.sheetBackdropOpacity]
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
        var placed = try placed(
            measured, at: BottomDetents(measured, for: request, on: stage, band: band, as: .compose),
            over: Self.table[.sheetBackdropOpacity], radius: Self.table[.sheetRadius])
        // The window's insets are those of handle and content together.
        let side = placed.grabberSide(measured)
        placed.grabberInset = placed.contentInsets?[side] ?? 0
        return placed
    }

    /// Its large detent reaches the top of the window, as the library has it.
    var assumesLarge: Bool { false }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .slide
            ? ComposeMotion(move.stage).sheet(move.direction)
            : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var figures: [StyleFigure] {
        Self.table.list(for: .sheet, .motion, .release)
    }
}
