import Boxes
import Devices
package import Geometry
import Typography

/// A view that points at what it belongs to.
package struct Popover: PresentationStyle {
    package init() {}

    package var summary: String {
        "A view beside its anchor, with an arrow pointing at it; a touch outside dismisses it."
    }

    package static let width = StyleFigure(
        "size.width", 320, "pt", eras: "iPhone OS 3.2 – iOS 6", .documented,
        source:
            "presentation-metrics popover.default_size, popover.width.range: 320 is the least and the recommended width"
    )
    package static let largeWidth = StyleFigure(
        "size.width", 375, "pt", eras: "iOS 7 on", .assumed,
        source: "presentation-metrics popover.shipped.size: UIKit's size where none is preferred, in its large variant")
    package static let largeHeight = StyleFigure(
        "size.height.withoutContent", 667, "pt", eras: "iOS 7 on", .assumed,
        source: "presentation-metrics popover.shipped.size; where there is less room, what there is")
    package static let classicHeight = StyleFigure(
        "size.height.withoutContent", 1100, "pt", eras: "iPhone OS 3.2 – iOS 6", .documented,
        source: "presentation-metrics popover.default_size; where there is less room, what there is"
    )
    package static let padding = StyleFigure(
        "padding", 10, "pt", eras: "iOS 8 – 18", .documented, source: "presentation-metrics popover.margins")
    package static let glassPadding = StyleFigure(
        "padding", 19, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics popover26.margin")
    package static let dimming = StyleFigure(
        "backdrop.opacity", 0.15, "", eras: "iOS 7 – 8", .imitated,
        source: "presentation-metrics popover.dims: dimmed, the amount not printed; 0.15 in a look-alike of iOS 7")
    package static let classicDimming = StyleFigure(
        "backdrop.opacity", 0, "", eras: "iPhone OS 3.2 – iOS 6", .imitated, source: "appearance popover.ios6.backdrop")
    package static let glassDimming = StyleFigure(
        "backdrop.opacity", 0, "", eras: "iOS 26 on", .measured, source: "appearance popover.ios26.backdrop")
    package static let fade = StyleFigure(
        "duration", 0.25, "s", .assumed, source: "no source for the motion of popovers; a short fade")

    /// The arrow and the corners of one stretch of systems.
    private struct Look {
        let base: StyleFigure
        let height: StyleFigure
        let radius: StyleFigure
    }

    private static let classic = Look(
        base: StyleFigure(
            "arrow.width", 42, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated,
            source: "presentation-metrics popover.arrow.ios6"),
        height: StyleFigure(
            "arrow.height", 18, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated,
            source: "presentation-metrics popover.arrow.ios6"),
        radius: StyleFigure(
            "cornerRadius", 8, "pt", eras: "iPhone OS 3.2 – iOS 6", .imitated,
            source: "presentation-metrics popover.arrow.ios6"))
    private static let legacyBase = StyleFigure(
        "arrow.width", 37, "pt", eras: "iOS 7 – 12", .assumed,
        source: "presentation-metrics popover.shipped.arrow: a constant of UIKit's former chrome")
    private static let base = StyleFigure(
        "arrow.width", 26, "pt", eras: "iOS 13 – 18", .measured,
        source: "presentation-metrics popover.shipped.arrow: a constant of UIKit")
    private static let legacyHeight = StyleFigure(
        "arrow.height", 13, "pt", eras: "iOS 7 – 8", .imitated, source: "presentation-metrics popover.arrow.ios7")
    private static let laterHeight = StyleFigure(
        "arrow.height", 13, "pt", eras: "iOS 9 – 18", .assumed, source: "no source after iOS 8; the arrow of iOS 7")
    private static let flat = Look(
        base: legacyBase, height: legacyHeight,
        radius: StyleFigure(
            "cornerRadius", 5, "pt", eras: "iOS 7 – 8", .imitated, source: "presentation-metrics popover.arrow.ios7"))
    private static let round = Look(
        base: base, height: laterHeight,
        radius: StyleFigure(
            "cornerRadius", 13, "pt", eras: "iOS 9 – 18", .imitated, source: "presentation-metrics popover.radius.13"))
    /// Of iOS 9 to 12.
    private static let roundLegacy = Look(base: legacyBase, height: laterHeight, radius: round.radius)
    private static let glass = Look(
        base: base.carried(to: "iOS 26 on", because: "no source after iOS 18"),
        height: StyleFigure(
            "arrow.height", 13, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics popover26.side"),
        radius: StyleFigure(
            "cornerRadius", 34, "pt", eras: "iOS 26 on", .measured,
            source: "presentation-metrics popover.shipped.radius: a constant of UIKit 26.1"))

    private static func look(on stage: Stage) -> Look {
        switch stage.release {
        case .classic: classic
        case .seven, .eight: flat
        case .nine: roundLegacy
        case .card, .detents: round
        case .glass: glass
        }
    }

    /// Those of a popover that shows nothing of another style.
    static func metrics(on stage: Stage) -> Boxed<ContentMetrics> {
        switch stage.release {
        case .classic: classicMetrics
        case .seven, .eight, .nine, .card, .detents: flatMetrics
        case .glass: glassMetrics
        }
    }

    /// As high as there is room where nothing asks for less (also imitated, popover.fallback_size).
    private static let classicMetrics = Boxed(
        metrics(emptyHeight: classicHeight.value).value.outliningBarButtons(in: .classic))
    static let flatMetrics = metrics(emptyHeight: largeHeight.value)
    static let glassMetrics = Boxed(NavigationBars.glass(flatMetrics.value))

    private static func metrics(emptyHeight: Double) -> Boxed<ContentMetrics> {
        var metrics = ContentMetrics()
        metrics.emptyHeight = emptyHeight
        metrics.fieldCornerRadius = NavigationBars.fieldRadius.value
        metrics.foot = metrics.insets.left
        // Appearance nav.ios13.button.light.
        metrics.barButtons.preferredWeight = .semibold
        return Boxed(metrics)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let look = Self.look(on: stage)
        var defaults = StyleDefaults()
        let content = request.style?.appleRules.popoverContent(on: stage)
        let width = content?.width ?? (stage.release == .classic ? Self.width : Self.largeWidth)
        defaults.sizing.width = .points(width.value)
        defaults.sizing.height = .fit
        defaults.sizing.limitsToContainer = false
        defaults.look.content = content?.metrics ?? Self.metrics(on: stage)
        // The keyboard is the end of the room that a popover is placed in.
        defaults.sizing.avoidsKeyboard = false
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = Self.dimming(on: stage).value
        defaults.motion.transition = .crossDissolve
        defaults.look.corners = CornerRadii(all: look.radius.value)
        defaults.look.arrow = PopoverArrow(
            width: look.base.value, height: look.height.value, padding: look.radius.value)
        defaults.look.arrow?.isRounded = stage.platform == .apple && stage.release > .classic
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.popover(in: setting) }

    private static func dimming(on stage: Stage) -> StyleFigure {
        switch stage.release {
        case .classic: classicDimming
        case .seven, .eight, .nine, .card, .detents: dimming
        case .glass: glassDimming
        }
    }

    /// The sides of an anchor in the order in which they are tried where the request names none.
    ///
    /// Up to iOS 18 as a reimplementation has it (popover.algorithm). On iOS 26 beside the anchor first (measured,
    /// popover26.side), on its right; above it where neither side lets the arrow reach it (measured at a tab bar).
    package static func sides(on stage: Stage) -> [Edge] {
        stage.release == .glass ? [.right, .left, .bottom, .top] : [.bottom, .right, .left, .top]
    }

    /// What stays free between a popover and the window's edges, in points.
    package static func padding(on stage: Stage) -> Double {
        stage.release == .glass && stage.platform == .apple ? glassPadding.value : padding.value
    }

    /// In compact width there is no room beside anything: full screen up to iOS 12 (documented,
    /// presentation-metrics adapt.popover.compact), a page sheet since iOS 13 (as modelled for iOS 26.1,
    /// ios26.popover.compact; no source has 13 – 18).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if stage.release < .card { return PageSheet.sheetAdaptation(on: stage) }
        return stage.sizeClass.horizontal == .compact ? StyleAdaptation(to: .pageSheet, reason: .compactWidth) : nil
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try AnchoredPlacement(
            request: request, stage: stage, style: .popover, arrow: defaults(for: request, on: stage).look.arrow,
            sides: Self.sides(on: stage)
        )
        .place(measured)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        guard !measured.isFixed else { return }
        AnchoredPlacement(request: request, stage: stage, style: .popover, arrow: placed.arrow)
            .report(placed, of: measured, into: &diagnostics)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        transition == .crossDissolve
            ? Self.fade.value : SystemMotion.duration(of: transition, in: stage.release)
    }

    package var colors: [ColorFigure] { SheetLooks.popoverColors }
    package var materials: [MaterialFigure] { SheetLooks.popoverMaterials }
    package var figures: [StyleFigure] {
        let looks = [Self.classic, Self.flat, Self.roundLegacy, Self.round, Self.glass]
        var figures =
            [
                Self.width, Self.width.carried(to: "iOS 7 on, action sheets"), Self.largeWidth, Self.classicHeight,
                Self.largeHeight, Self.padding, Self.glassPadding,
                Self.padding.carried(to: "iPhone OS 3.2 – iOS 7"), Self.dimming,
                Self.dimming.carried(to: "iOS 9 – 18"), Self.classicDimming, Self.glassDimming, Self.fade,
            ] + NavigationBars.figures + ContentMetrics.figures + SheetLooks.popoverFigures
        for figure in looks.flatMap({ [$0.base, $0.height, $0.radius] }) where !figures.contains(figure) {
            figures.append(figure)
        }
        return figures
    }
}
