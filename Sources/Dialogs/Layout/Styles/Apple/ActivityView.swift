import Boxes
import Devices
package import Geometry

/// The system's sheet for sharing and acting on something.
///
/// No source gives its figures in any era: on phones it stands at the bottom, up to iOS 12 like an action sheet, from
/// iOS 13 on like a card at the medium height; on pads it is a popover where an anchor is given, else a form sheet.
package struct ActivityView: PresentationStyle {
    package init() {}

    package var summary: String {
        "The system's sheet for sharing and acting on something, at the bottom of a phone."
    }

    package static let height = StyleFigure(
        "size.height", 0.53, "of the container", eras: "iOS 13 on", .assumed,
        source: "no source found; the sheet's medium height (presentation-metrics detent.medium.measured)")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        if stage.era < .card {
            ActionSheet.sheet(&defaults, in: AppleRelease(stage), on: stage)
        } else {
            defaults = PageSheet.sheetDefaults(in: SystemLook(on: stage))
            defaults.sizing.edge = .bottom
            let isLow = stage.sizeClass.vertical == .compact
            defaults.sizing.height = .fraction(isLow ? 1 : Self.height.value)
            defaults.sizing.staysInSafeArea = false
            let radius = stage.era == .glass ? PageSheet.glassRadius.value : PageSheet.cardRadius.value
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
        Placed(measured.rest)
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
            Self.height, PageSheet.dimming, PageSheet.dimming.carried(to: "iOS 13 – 18"), PageSheet.cardRadius,
            PageSheet.glassRadius,
        ]
            + ActionSheet().figures.filter {
                $0.eras != "iOS 13 – 18" && $0.eras != "iOS 26 on" && $0.name != ButtonLayout.leastTitleScale.name
            }
            + ContentMetrics.figures + SystemMotion.figures
    }
}
