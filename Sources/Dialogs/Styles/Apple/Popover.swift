import Boxes
import Devices
package import Geometry
import Typography

/// A dialog beside its anchor, with an arrow that points at it.
package struct Popover: AnchoredStyle {
    /// The numbers of popovers on Apple's systems: `Figures/apple-popover.json`.
    enum FigureName: Int, FigureKey {
        case sizeWidth, sizeHeightWithoutContent, padding, backdropOpacity, duration
        case arrowWidth, arrowHeight, cornerRadius
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-popover")

    /// The content of a popover that does not replace another style.
    static func metrics(on stage: Stage) -> Boxed<ContentMetrics> {
        stage.release.look(classic: classicMetrics, flat: flatMetrics, glass: glassMetrics)
    }

    /// As high as there is room if no content needs less (also imitated, popover.fallback_size).
    private static let classicMetrics = Boxed(
        metrics(emptyHeight: figures[.sizeHeightWithoutContent, .classic]).value.outliningBarButtons(in: .classic))
    static let flatMetrics = metrics(emptyHeight: figures[.sizeHeightWithoutContent])
    static let glassMetrics = Boxed(NavigationBars.glass(flatMetrics.value))

    private static func metrics(emptyHeight: Double) -> Boxed<ContentMetrics> {
        var metrics = ContentMetrics()
        metrics.emptyHeight = emptyHeight
        metrics.roundControls(in: .detents)
        metrics.foot = metrics.insets.left
        // Appearance nav.ios13.button.light.
        metrics.barButtons.preferredWeight = .semibold
        return Boxed(metrics)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let figures = Self.figures[stage.release]
        var defaults = StyleDefaults()
        let content = request.style?.appleRules.popoverContent(on: stage)
        defaults.sizing.width = .points(content?.width ?? figures[.sizeWidth])
        defaults.sizing.height = .fit
        defaults.sizing.limitsToContainer = false
        defaults.look.content = content?.metrics ?? Self.metrics(on: stage)
        // A popover avoids the keyboard by its placement, whose boundary ends there.
        defaults.sizing.avoidsKeyboard = false
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = figures[.backdropOpacity]
        defaults.motion.transition = .crossDissolve
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        defaults.look.arrow = Self.arrow(on: stage)
        return defaults
    }

    private static func arrow(on stage: Stage) -> PopoverArrow {
        let figures = figures[stage.release]
        var arrow = PopoverArrow(
            width: figures[.arrowWidth], height: figures[.arrowHeight], padding: figures[.cornerRadius])
        arrow.isRounded = stage.platform == .apple && stage.release > .classic
        return arrow
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.popover(in: setting) }

    /// The sides of an anchor in the order in which they are tried if the request names none.
    ///
    /// Up to iOS 18 the order is that of a reimplementation (popover.algorithm). On iOS 26 the sides beside the anchor
    /// come first, the right one before the left (measured, popover26.side); the popover is above the anchor if its
    /// arrow cannot reach the anchor from either (measured at a tab bar).
    package static func sides(on stage: Stage) -> [Edge] {
        stage.release == .glass ? [.right, .left, .bottom, .top] : sides
    }

    /// The order of sides up to iOS 18, and on macOS, whose own order is not published.
    package static let sides: [Edge] = [.bottom, .right, .left, .top]

    /// The distance between a popover and the window's edges, in points.
    package static func padding(on stage: Stage) -> Double {
        figures[.padding, stage.platform == .apple ? stage.release : .detents]
    }

    /// In compact width there is no room beside an anchor: a popover becomes full screen up to iOS 12 (documented,
    /// presentation-metrics adapt.popover.compact), a page sheet from iOS 13 on (as modelled for iOS 26.1,
    /// ios26.popover.compact; no source covers iOS 13 to 18).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .popover) { return standIn }
        if stage.release < .card { return PageSheet.sheetAdaptation(on: stage) }
        return stage.sizeClass.horizontal == .compact ? StyleAdaptation(to: .pageSheet, reason: .compactWidth) : nil
    }

    func placement(of measured: Measured) -> AnchoredPlacement {
        var placement = AnchoredPlacement(of: measured, arrow: Self.arrow(on: measured.stage))
        placement.sides = Self.sides(on: measured.stage)
        return placement
    }

    package func duration(of move: StyleMove) -> Double {
        move.transition == .crossDissolve
            ? Self.figures[.duration] : SystemMotion.duration(of: move.transition, in: move.stage.release)
    }

    package var list: StyleList { StyleList("popover", in: "apple-popover") }
}
