import Boxes
import Devices
import Geometry
import Timeline

/// Material 3's snackbar: a short message above the bottom edge, inside margins.
package struct Snackbar: PresentationStyle {
    /// The numbers of Material 3's snackbars: `Figures/android-snackbar.json`.
    enum FigureName: Int, FigureKey {
        case sizeHeightOneLine, textInsetVerticalTwoLines, textLinesMaximum, textLinesMaximumTablet
        case actionInlineWidthMaximum, actionWidthMinimum, actionInset, imageGap, cornerRadius, margin
        case closeSize, sizeWidthMinimumTablet, sizeWidthMaximumTablet, textInsetSide, textInsetVertical
        case slideDuration, zoomPresentDuration, zoomDismissDuration, zoomScale, cornerRadiusTablet, tabletLeast
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-snackbar")

    package var component: String? { "snackbar" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let isTablet = Self.isTablet(stage)
        // The margins are in addition to the bars of system and app, each of which counts once.
        defaults.sizing.margins = EdgeInsets(all: Self.figures[.margin])
        defaults.sizing.staysInSafeArea = true
        defaults.sizing.keyboardMargin = Self.figures[.margin]
        let room = max(0, stage.safeArea.width - defaults.sizing.margins.horizontal)
        defaults.sizing.width = .fit
        let widest = isTablet ? min(room, Self.figures[.sizeWidthMaximumTablet]) : room
        // On a phone it fills the available width; on a tablet it is as wide as its text.
        defaults.sizing.widths = (isTablet ? min(widest, Self.figures[.sizeWidthMinimumTablet]) : widest)...widest
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .zoom
        defaults.motion.curve = MaterialMotion.legacyDecelerate
        defaults.interaction.outside = .passThrough
        defaults.interaction.staysLiveWithActions = true
        defaults.look.corners = CornerRadii(all: Self.figures[.cornerRadius])
        defaults.look.content = ContentMetrics.snackbar(request.content, on: stage)
        if stage.android.isFirst { Self.makeFirst(&defaults, isTablet: isTablet, on: stage) }
        defaults.interaction.release = .message
        let small = Size(width: Self.figures[.zoomScale], height: Self.figures[.zoomScale])
        defaults.motion.zoomFrom = Pose(scale: small, opacity: 0)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { MaterialLooks(in: setting).snackbar }

    /// Sets the defaults of the design library's first snackbar: on phones a band along the bottom edge, on tablets a
    /// card at that edge; both slide.
    private static func makeFirst(_ defaults: inout StyleDefaults, isTablet: Bool, on stage: Stage) {
        defaults.sizing.margins = .zero
        if !isTablet {
            let room = stage.safeArea.width
            defaults.sizing.widths = room...room
        }
        defaults.motion.transition = .slide
        defaults.motion.curve = MaterialMotion.legacyStandard
        let radius = isTablet ? figures[.cornerRadiusTablet, .material1] : 0
        defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
    }

    /// Whether the window is as wide and high as a tablet's.
    static func isTablet(_ stage: Stage) -> Bool {
        min(stage.window.width, stage.window.height) >= figures[.tabletLeast]
    }

    private static let sliding = StyleMotion(duration: figures[.slideDuration], curve: MaterialMotion.legacyStandard)
    private static let growing = fading(in: figures[.zoomPresentDuration])
    private static let shrinking = fading(in: figures[.zoomDismissDuration])

    private static func fading(in duration: Double) -> StyleMotion {
        StyleMotion(
            duration: duration, curve: MaterialMotion.legacyDecelerate,
            fade: StyleMotion.Part(MotionCurve(.linear)))
    }

    /// The motion, one of the library's two: a fade with growth from 0.8 in 0.15 s, and back in 0.075 s, as in
    /// Material's themes; or, on request, a slide of 0.25 s through the edge.
    package func motion(of move: StyleMove) -> StyleMotion? {
        switch move.transition {
        case .slide, .coverVertical, .custom: Self.sliding
        case .zoom, .crossDissolve: move.direction == .present ? Self.growing : Self.shrinking
        default: MaterialMotion.motion(move.direction, by: move.transition)
        }
    }

    package var list: StyleList { StyleList("message", in: "android-snackbar") }
}
