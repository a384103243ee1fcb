import Boxes
import Devices
package import Geometry

/// A view that points at what it belongs to.
package struct Popover: PresentationStyle {
    package init() {}

    package var summary: String {
        "A view beside its anchor, with an arrow pointing at it; a touch outside dismisses it."
    }

    package static let width = StyleFigure(
        "size.width", 320, "pt", eras: "iPhone OS 3.2 – iOS 8", .documented,
        source:
            "presentation-metrics popover.default_size, popover.width.range: 320 is the least and the recommended width"
    )
    package static let classicHeight = StyleFigure(
        "size.height.withoutContent", 1100, "pt", eras: "iPhone OS 3.2 – iOS 6", .documented,
        source: "presentation-metrics popover.default_size; where there is less room, what there is"
    )
    package static let padding = StyleFigure(
        "padding", 10, "pt", eras: "iOS 8 on", .documented, source: "presentation-metrics popover.margins")
    package static let dimming = StyleFigure(
        "backdrop.opacity", 0.15, "", eras: "iOS 7 – 8", .imitated,
        source: "presentation-metrics popover.dims: dimmed, the amount not printed; 0.15 in a look-alike of iOS 7")
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
    private static let flat = Look(
        base: StyleFigure(
            "arrow.width", 25, "pt", eras: "iOS 7 – 8", .imitated, source: "presentation-metrics popover.arrow.ios7"),
        height: StyleFigure(
            "arrow.height", 13, "pt", eras: "iOS 7 – 8", .imitated, source: "presentation-metrics popover.arrow.ios7"),
        radius: StyleFigure(
            "cornerRadius", 5, "pt", eras: "iOS 7 – 8", .imitated, source: "presentation-metrics popover.arrow.ios7"))
    private static let laterBase = StyleFigure(
        "arrow.width", 25, "pt", eras: "iOS 9 on", .assumed, source: "no source after iOS 8; the arrow of iOS 7")
    private static let laterHeight = StyleFigure(
        "arrow.height", 13, "pt", eras: "iOS 9 on", .assumed, source: "no source after iOS 8; the arrow of iOS 7")
    private static let round = Look(
        base: laterBase, height: laterHeight,
        radius: StyleFigure(
            "cornerRadius", 13, "pt", eras: "iOS 9 – 18", .imitated, source: "presentation-metrics popover.radius.13"))
    private static let glass = Look(
        base: laterBase, height: laterHeight,
        radius: StyleFigure(
            "cornerRadius", 32, "pt", eras: "iOS 26 on", .imitated, source: "presentation-metrics popover.radius.32"))

    private static func look(on stage: Stage) -> Look {
        switch AppleRelease(stage) {
        case .classic: classic
        case .seven, .eight: flat
        case .nine, .thirteen: round
        case .glass: glass
        }
    }

    /// As high as there is room where nothing asks for less (also imitated, popover.fallback_size).
    private static let metrics: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.emptyHeight = classicHeight.value
        return Boxed(metrics)
    }()

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let look = Self.look(on: stage)
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(Self.width.value)
        defaults.sizing.height = .fit
        defaults.sizing.limitsToContainer = false
        defaults.look.content = Self.metrics
        if request.style == .actionSheet {
            defaults.sizing.width = .points(ActionSheet.popoverWidth.value)
            defaults.look.content = ActionSheet.popoverMetrics(on: stage)
        }
        // The keyboard is the end of the room that a popover is placed in.
        defaults.sizing.avoidsKeyboard = false
        defaults.interaction.outside = .dismiss
        defaults.look.backdropOpacity = Self.dimming.value
        defaults.motion.transition = .crossDissolve
        defaults.look.background = Background.system(on: stage)
        defaults.look.corners = CornerRadii(all: look.radius.value)
        defaults.look.arrow = PopoverArrow(
            width: look.base.value, height: look.height.value, padding: look.radius.value)
        return defaults
    }

    /// In compact width there is no room beside anything: full screen up to iOS 12 (documented,
    /// presentation-metrics adapt.popover.compact), a page sheet since iOS 13 (as modelled for iOS 26.1,
    /// ios26.popover.compact; no source has 13 – 18).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if stage.era < .card { return PageSheet.sheetAdaptation(on: stage) }
        return stage.sizeClass.horizontal == .compact ? StyleAdaptation(to: .pageSheet, reason: .compactWidth) : nil
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        return try AnchoredPlacement(
            request: request, stage: stage, style: .popover, arrow: defaults(for: request, on: stage).look.arrow
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
            ? Self.fade.value : SystemMotion.duration(of: transition, in: stage.era)
    }

    package var figures: [StyleFigure] {
        let looks = [Self.classic, Self.flat, Self.round, Self.glass]
        var figures =
            [
                Self.width, Self.width.carried(to: "iOS 9 on"), Self.classicHeight,
                Self.classicHeight.carried(to: "iOS 7 on"),
                Self.padding, Self.padding.carried(to: "iPhone OS 3.2 – iOS 7"), Self.dimming,
                Self.dimming.carried(to: "iPhone OS 3.2 – iOS 6, iOS 9 on"), Self.fade,
            ] + ContentMetrics.figures
        for figure in looks.flatMap({ [$0.base, $0.height, $0.radius] }) where !figures.contains(figure) {
            figures.append(figure)
        }
        return figures
    }
}
