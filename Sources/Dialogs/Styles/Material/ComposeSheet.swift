import Boxes
import Devices
import Geometry

/// Compose Material 3's modal bottom sheet; action sheets and activity views are such sheets as high as their content.
package struct ComposeSheet: DetentSheet {
    let style: StyleName
    private static let table = ComposeFigure.table

    package var component: String? { "modalBottomSheet" }

    private static let handle = Grabber(
        size: Size(width: table[.handleWidth], height: table[.handleHeight]), top: table[.handlePadding])

    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber? {
        request.placement.sheet.showsGrabber ?? true ? Self.handle : nil
    }
    func radius(on stage: Stage) -> Double { Self.table[.sheetRadius] }
    func scrim(on stage: Stage) -> Double { Self.table[.sheetBackdropOpacity] }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = sheetDefaults(for: request, on: stage)
        defaults.sizing.widths = 0...min(Self.table[.sheetWidthMaximum], stage.window.width)
        defaults.sizing.endsAtKeyboard = true
        defaults.motion.curve = ComposeMotion(stage).sheetCurve
        defaults.look.content = ContentMetrics.composeSheet(style)
        return defaults
    }

    /// Its surface casts no shadow.
    package func look(in setting: LookSetting) -> DialogLook {
        MaterialLooks(in: setting).sheet(at: nil, withRows: style != .sheet)
    }

    var library: BottomDetents.Library { .compose }

    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        var placed = try atDetent(measured)
        // The window's insets apply to handle and content together.
        let side = placed.grabberSide(measured)
        placed.grabberInset = placed.contentInsets?[side] ?? 0
        return placed
    }

    /// The large detent reaches the top of the window, as in the library.
    var assumesLarge: Bool { false }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .slide
            ? ComposeMotion(move.stage).sheet(move.direction)
            : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("sheet", in: "android-compose") }
}
