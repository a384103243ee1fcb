import Boxes
import Devices
package import Geometry

/// Material 3's bottom sheet; action sheets and activity views are bottom sheets as high as their content.
package struct BottomSheet: PresentationStyle {
    private let style: StyleName

    package init(_ style: StyleName) {
        self.style = style
    }

    package var summary: String { style.appleRules.summary }
    package var component: String? { "bottomSheet" }

    /// A detent that is named has to be one of the caller's own list; without one the platform offers its own.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        guard style == .sheet, request.placement.sheet.detents != nil else { return }
        try Sheet().check(request, on: stage)
    }

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: MaterialMotion.eras, .documented, source: source)
    }

    package static let maxWidth = figure(
        "size.width.maximum", 640, source: "presentation-metrics m3.sheet.max_width")
    package static let radius = figure("cornerRadius", 28, source: "presentation-metrics m3.sheet.corner")
    package static let handleWidth = figure(
        "grabber.width", 32, source: "presentation-metrics m3.sheet.handle")
    package static let handleHeight = figure(
        "grabber.height", 4, source: "presentation-metrics m3.sheet.handle")
    package static let handlePadding = figure(
        "grabber.padding", 22,
        source: "presentation-metrics m3.sheet.handle: (48 - 4) / 2 above and below, as in Compose: "
            + "https://github.com/androidx/androidx "
            + "compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/SheetDefaults.kt")
    package static let leastPeek = figure(
        "peek.minimum", 64, source: "presentation-metrics m3.sheet.peek_min: a sheet that sizes itself")
    package static let listRow = StyleFigure(
        "list.row.height", 56, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; a list item of one line")
    package static let listPadding = StyleFigure(
        "list.padding", 8, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; above and below a list")
    package static let listInset = StyleFigure(
        "list.text.inset", 16, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; a list item's text from its start")
    package static let peekRatio = StyleFigure(
        "peek.ratio", 16.0 / 9, "", eras: MaterialMotion.eras, .assumed,
        source:
            "presentation-metrics m3.sheet.peek_auto: with content taller than that a sheet opens at the keyline that "
            + "leaves a picture of 16 : 9 above it, and the bottom inset")
    package static let partial = figure(
        "detent.medium", 0.5, "of the container",
        source: "presentation-metrics m3.sheet.half: half expanded, beside collapsed and expanded and wherever they are"
    )
    package static let large = StyleFigure(
        "detent.large.top", 0, "dp below the top inset", eras: MaterialMotion.eras, .assumed,
        source: "the margins of 56 and 72 dp above a sheet were not sourced: it ends below the status bar")
    package static let present = figure(
        "present.slide.duration", 0.4, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let dismissSlide = figure(
        "dismiss.slide.duration", 0.35, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let dismissFade = figure(
        "dismiss.fade.duration", 0.3, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let away = figure(
        "away.offset", 0.2, "of the container", source: "presentation-metrics m3.sheet.motion")

    /// The handle in its band of 48 dp.
    private static let handle = Grabber(
        size: Size(width: handleWidth.value, height: handleHeight.value), top: handlePadding.value)

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.widths = 0...Self.maxWidth.value
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.curve = MaterialMotion.emphasized
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = BasicDialog.scrim.value
        let release = AndroidRelease(stage.system)
        let radius = Self.radius(in: release)
        if release.isEarlier { defaults.look.backdropOpacity = EarlierMaterial.dim.value }
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.look.grabber = Self.hasHandle(request, in: release) ? Self.handle : nil
        defaults.look.content = ContentMetrics.bottomSheet(style, on: stage)
        // Its behaviour is for dragging: modal bottom sheets can be drawn down and away (m3.sheet.thresholds).
        defaults.interaction.swipe = [.bottom]
        return defaults
    }

    private static func radius(in release: AndroidRelease) -> Double {
        (release.isEarlier ? EarlierMaterial.sheetRadius : radius).value
    }

    /// Before Material 3 a sheet has a handle only where it is asked for.
    private static func hasHandle(_ request: DialogRequest, in release: AndroidRelease) -> Bool {
        request.placement.sheet.showsGrabber ?? !release.isEarlier
    }

    /// Source: appearance m3.sheet.container.
    package func look(in setting: LookSetting) -> DialogLook {
        let looks = MaterialLooks(in: setting)
        return looks.dialog(
            .surfaceContainerLow, at: .level1, changing: style == .sheet ? [:] : looks.rows)
    }

    // MARK: Where it rests

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        let release = AndroidRelease(stage.system)
        let band = Self.hasHandle(request, in: release) ? Self.handle.band(above: measured.content) : 0
        var placed = try BottomDetents(measured, for: request, on: stage, band: band)
            .placed(
                offering: style == .sheet ? .sheet : .list,
                over: release.isEarlier ? EarlierMaterial.dim : BasicDialog.scrim)
        if measured.edge != .bottom, !measured.isFixed {
            let radius = Self.radius(in: release)
            let edge = style == .sheet ? measured.edge : nil
            placed.corners = edge.map { Sliding.corners(radius, against: $0) } ?? CornerRadii(all: radius)
        }
        return placed
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        if style != .sheet { diagnostics.adapt(style, to: component) }
        BottomDetents.report(placed, of: measured, for: request, on: stage, into: &diagnostics)
    }

    // MARK: How it moves

    /// It fades in while it comes up from a fifth of its parent's height below its rest, and goes back the same way,
    /// faded out a little before it stands still.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        guard transition == .slide, edge == .bottom else { return MaterialMotion.motion(direction, by: transition) }
        let isComing = direction == .present
        let fade =
            isComing
            ? nil
            : StyleMotion.Part(to: Self.dismissFade.value / Self.dismissSlide.value, MaterialMotion.emphasized)
        return StyleMotion(
            duration: (isComing ? Self.present : Self.dismissSlide).value, curve: MaterialMotion.emphasized,
            pose: Pose(opacity: 0, translation: Point(x: 0, y: Self.away.value * container.height)),
            fade: fade, dimming: fade)
    }

    private var listFigures: [StyleFigure] {
        [Self.listRow, Self.listPadding, Self.listInset, ContentMetrics.rowTextSize, ContentMetrics.rowTextLine]
    }

    package var figures: [StyleFigure] {
        [
            ContentMetrics.barTitleInset, Self.maxWidth, Self.radius, Self.handleWidth, Self.handleHeight,
            Self.handlePadding, Self.leastPeek, Self.peekRatio, Self.partial, Self.large, BasicDialog.scrim,
            Self.present, Self.dismissSlide, Self.dismissFade, Self.away,
        ] + Elevation.level1.figures + ReleaseFigures.materialSheet + (style == .sheet ? [] : listFigures)
            + ContentMetrics.materialFigures
            + MaterialMotion.figures + EarlierMaterial.figures
    }
}
