import Boxes
import Devices
package import Geometry

/// The system's sheet for sharing and acting on something.
///
/// No source gives its figures in any era: on phones it stands at the bottom, up to iOS 12 like an action sheet, from
/// iOS 13 on like a card at the medium height, on iOS 26 floating as a sheet at its medium detent does; on pads it is a
/// popover where an anchor is given, else a form sheet.
package struct ActivityView: PresentationStyle {
    package init() {}

    package var summary: String {
        "The system's sheet for sharing and acting on something, at the bottom of a phone."
    }

    package static let height = StyleFigure(
        "size.height", 0.53, "of the container", eras: "iOS 13 – 18", .assumed,
        source: "no source found; the sheet's medium height (presentation-metrics detent.medium.measured)")
    package static let floats = Sheet.mediumShare.carried(
        to: "iOS 26 on", because: "presentation-metrics activity26: it floats like a sheet at its medium detent")

    package static let row = StyleFigure(
        "button.height", 52, "pt", eras: "iOS 13 on", .assumed, source: "no source found; by eye")
    package static let rowSpacing = StyleFigure(
        "button.spacing", 10, "pt", eras: "iOS 13 on", .assumed, source: "no source found; by eye")
    package static let rowRadius = StyleFigure(
        "button.cornerRadius", 10, "pt", eras: "iOS 13 – 18", .assumed,
        source: "no source found; that of cards, presentation-metrics card.radius.10")
    package static let glassRowRadius = StyleFigure(
        "button.cornerRadius", 26, "pt", eras: "iOS 26 on", .assumed,
        source: "no source found; round at the ends, as all buttons of iOS 26")
    package static let glassInset = StyleFigure(
        "content.inset.side", 24, "pt", eras: "iOS 26 on, activity views", .assumed,
        source: "no source found; clear of the corners, which are rounder")
    package static let inset = StyleFigure(
        "content.inset.side", 16, "pt", eras: "iOS 13 – 18, activity views", .assumed,
        source: "no source found; the margin of the system's lists")

    /// `other` with what it is about at the start, and below it a card a row, its title at the start too; from iOS 13 on.
    private static func rows(_ other: ContentMetrics, in era: Era) -> Boxed<ContentMetrics> {
        var metrics = other
        let side = (era == .glass ? glassInset : inset).value
        metrics.insets.left = side
        metrics.insets.right = side
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        metrics.rowHeight = row.value
        metrics.buttons.arrangement = .stacked
        metrics.buttons.titleAlignment = .natural
        metrics.buttons.titlePadding = inset.value
        metrics.buttons.rowSpacing = rowSpacing.value
        metrics.buttons.cornerRadius = (era == .glass ? glassRowRadius : rowRadius).value
        metrics.foot = side
        return Boxed(metrics)
    }

    private static let defaults = CachedDefaults<Era, SystemTraits> { look in
        var defaults = PageSheet.sheetDefaults(in: look)
        defaults.look.content = rows(NavigationBars.inSheets(in: look).value, in: look.era)
        defaults.look.showsApps = true
        return defaults
    }

    /// The same rows, where there are any.
    package func popoverContent(on stage: Stage) -> PopoverContent? {
        switch stage.era {
        case .classic, .flat: nil
        case .card, .detents: PopoverContent(metrics: Self.cardPopoverMetrics)
        case .glass: PopoverContent(metrics: Self.glassPopoverMetrics)
        }
    }

    private static let cardPopoverMetrics = rows(Popover.flatMetrics.value, in: .detents)
    private static let glassPopoverMetrics = rows(Popover.glassMetrics.value, in: .glass)

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        if stage.era < .card {
            ActionSheet.sheet(&defaults, in: AppleRelease(stage), on: stage)
        } else {
            defaults = Self.defaults[SystemLook(on: stage)].value
            defaults.sizing.edge = .bottom
            let isLow = stage.sizeClass.vertical == .compact
            defaults.sizing.height = .fraction(isLow ? 1 : Self.height.value)
            defaults.sizing.staysInSafeArea = false
            let radius = isLow ? 0 : stage.era == .glass ? PageSheet.glassRadius.value : PageSheet.cardRadius.value
            defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        }
        defaults.interaction.outside = .dismiss
        return defaults
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        guard stage.isAppleTouch, stage.idiom == .pad, stage.sizeClass.horizontal == .regular else { return nil }
        return request.placement.popover.anchor == nil
            ? StyleAdaptation(to: .formSheet, reason: .anchorMissing)
            : StyleAdaptation(to: .popover, reason: .regularWidth)
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        let size = request.content
        guard stage.era == .glass, PageSheet.isCard(on: stage), !measured.isFixed, measured.edge == .bottom,
            size.width == nil, size.height == nil, request.placement.margins == nil
        else { return Placed(measured.rest) }
        let form = SheetForm(in: measured.container, against: nil, on: stage)
        let medium = form.place(at: form.medium)
        var placed = Placed(medium.frame)
        placed.floats = form.floats(at: medium)
        placed.corners = form.corners(at: medium)
        placed.contentInsets = stage.unsafeInsets(of: medium.frame)
        placed.contentInsets?.bottom = medium.bottomInset
        return placed
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        guard !measured.isFixed else { return }
        diagnostics.assume(
            Assumption(
                figure: "activityView", value: TraceText.frame(measured.rest),
                because: "no source gives the figures of activity views", field: ["dialog", "style"]))
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        stage.era < .card
            ? ActionSheet().duration(of: frame, through: edge, in: container, by: transition, on: stage)
            : SystemMotion.duration(of: transition, in: stage.era)
    }

    package var figures: [StyleFigure] {
        [
            Self.height, Self.floats, Self.row, Self.rowSpacing, Self.rowRadius, Self.glassRowRadius, Self.inset,
            Self.glassInset,
            Sheet.inset, PageSheet.dimming, PageSheet.dimming.carried(to: "iOS 13 – 18"),
            PageSheet.cardRadius,
            PageSheet.glassRadius,
        ]
            + ActionSheet().figures.filter {
                $0.eras != "iOS 13 – 18" && $0.eras != "iOS 26 on" && $0.name != ButtonLayout.leastTitleScale.name
            }
            + ContentMetrics.figures + SystemMotion.figures + SheetLooks.sheetFigures
    }
}
