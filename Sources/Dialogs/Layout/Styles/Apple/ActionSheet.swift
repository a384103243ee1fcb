import Boxes
import Devices
package import Geometry
import Timeline
import Typography

/// A choice that a tap brought up: at the bottom of a phone, beside its anchor on a pad.
package struct ActionSheet: PresentationStyle {
    package init() {}

    package var summary: String {
        "A list of choices at the bottom of a phone; on a pad, a popover beside what was tapped."
    }

    package static let margin = StyleFigure(
        "margin", 8, "pt", eras: "iOS 7 – 18", .imitated,
        source:
            "presentation-metrics actionsheet.margin.8, presentation-metrics actionsheet.ios7.width; one source has "
            + "10 for iOS 8 – 12 (presentation-metrics actionsheet.margin.10)")
    package static let topMargin = StyleFigure(
        "margin.top", 30, "pt", eras: "iOS 7 – 18", .imitated, source: "presentation-metrics actionsheet.margin.10")
    package static let cancelGap = StyleFigure(
        "cancel.gap", 8, "pt", eras: "all to iOS 18", .imitated, source: "presentation-metrics actionsheet.cancel_gap")
    package static let row = StyleFigure(
        "button.height", 57, "pt", eras: "iOS 8 – 18", .imitated, source: "presentation-metrics actionsheet.button.57")
    package static let compactRow = StyleFigure(
        "button.height.compactHeight", 44, "pt", eras: "iOS 8 – 18", .imitated,
        source: "presentation-metrics actionsheet.button.landscape")
    package static let sevenRow = StyleFigure(
        "button.height", 44, "pt", eras: "iOS 7", .imitated, source: "presentation-metrics actionsheet.ios7.button")
    package static let buttonSize = StyleFigure(
        "button.size", 20, "pt", eras: "iOS 8 – 18", .imitated, source: "presentation-metrics actionsheet.fonts")
    package static let sevenButtonSize = StyleFigure(
        "button.size", 21, "pt", eras: "iOS 7", .imitated, source: "presentation-metrics actionsheet.ios7.button")
    package static let textSize = StyleFigure(
        "text.size", 13, "pt", eras: "iOS 7 – 18", .imitated, source: "presentation-metrics actionsheet.fonts")
    package static let sevenRadius = StyleFigure(
        "cornerRadius", 4, "pt", eras: "iOS 7", .imitated, source: "presentation-metrics actionsheet.ios7.button")
    package static let flatRadius = StyleFigure(
        "cornerRadius", 13, "pt", eras: "iOS 8 – 18", .assumed,
        source:
            "presentation-metrics actionsheet.shipped.radius, presentation-metrics actionsheet.radius: one look-alike has 14 from iOS 13 on"
    )
    package static let sideInset = StyleFigure(
        "text.inset.side", 16, "pt", eras: "iOS 8 – 18", .measured,
        source: "presentation-metrics alert.shipped.insets")
    package static let titleBaseline = StyleFigure(
        "title.baseline", 27, "pt", eras: "iOS 8 – 18", .measured,
        source: "presentation-metrics actionsheet.shipped.baselines: from the top to the first baseline")
    package static let messageBaseline = StyleFigure(
        "message.baseline", 22, "pt", eras: "iOS 8 – 18", .measured,
        source:
            "presentation-metrics actionsheet.shipped.baselines: from the title's last baseline to the message's first")
    package static let underText = StyleFigure(
        "text.bottom", 28, "pt", eras: "iOS 8 – 18", .measured,
        source: "presentation-metrics actionsheet.shipped.baselines: under the message's last baseline")
    package static let underTextAlone = StyleFigure(
        "text.bottom.alone", 17, "pt", eras: "iOS 8 – 18", .measured,
        source:
            "presentation-metrics actionsheet.shipped.baselines: under the last baseline of a title alone, and of a message alone"
    )
    package static let popoverWidth = StyleFigure(
        "size.width.popover", 320, "pt", eras: "iPhone OS 3.2 on, pads", .assumed,
        source: "no source found; the least width of a popover that Apple recommends "
            + "(presentation-metrics popover.width.range)")
    package static let verticalInset = StyleFigure(
        "text.inset.vertical", 13.5, "pt", eras: "iOS 7", .assumed,
        source: "no source found; a look-alike's for iOS 17 (presentation-metrics actionsheet.content_padding)")
    package static let textGap = StyleFigure(
        "text.gap", 4, "pt", eras: "iOS 7", .assumed, source: "no source found")
    package static let leastButtons = StyleFigure(
        "buttons.visible.minimum", 84, "pt", .imitated, source: "presentation-metrics actionsheet.min_actions")
    package static let dimming = StyleFigure(
        "backdrop.opacity", 0.4, "", eras: "iOS 7", .imitated, source: "presentation-metrics dim.ios7.actionsheet")
    package static let sevenDuration = StyleFigure(
        "duration", 0.3, "s", eras: "iOS 7", .imitated, source: "presentation-metrics actionsheet.ios7.button")
    package static let landscapeWidth = StyleFigure(
        "size.width.compactHeight", 1, "of the window's height", eras: "iOS 7 – 18", .assumed,
        source: "no source found; as wide as in portrait, less the margins")
    package static let classicSide = StyleFigure(
        "inset.side", 20, "pt", eras: "iPhone OS 1 – iOS 6", .assumed, source: "no source found")
    package static let classicVertical = StyleFigure(
        "inset.vertical", 16, "pt", eras: "iPhone OS 1 – iOS 6", .assumed, source: "no source found")
    package static let classicSpacing = StyleFigure(
        "button.spacing", 8, "pt", eras: "iPhone OS 1 – iOS 6", .assumed, source: "no source found")
    package static let classicRow = StyleFigure(
        "button.height", 44, "pt", eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; the least target of Apple's guidelines")

    /// Looks and motion; from iOS 26 on those of the alert (presentation-metrics ios26.actionsheet.same).
    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        let release = stage.release
        var defaults = StyleDefaults()
        if release == .glass {
            defaults = Alert().defaults(for: request, on: stage)
        } else {
            Self.sheet(&defaults, in: release, on: stage)
        }
        defaults.interaction.outside = .dismiss
        return defaults
    }

    static func sheet(_ defaults: inout StyleDefaults, in release: AppleRelease, on stage: Stage) {
        defaults.sizing.edge = .bottom
        defaults.sizing.height = .fit
        defaults.motion.transition = .slide
        defaults.look.content = metrics(in: release, on: stage)
        defaults.look.backdropOpacity =
            release >= .card
            ? Alert.dimming(in: Alert.Look(on: stage))
            : (release == .classic ? classicDimmingShare : dimming).value
        defaults.sizing.staysInSafeArea = true
        guard release > .classic else {
            return
        }
        let bottom = stage.safeAreaInsets.bottom > 0 ? 0 : margin.value
        let top = max(0, topMargin.value - stage.safeAreaInsets.top)
        defaults.sizing.margins = EdgeInsets(top: top, left: margin.value, bottom: bottom, right: margin.value)
        if stage.window.size.isLandscape, stage.sizeClass.vertical == .compact {
            defaults.sizing.width = .points(max(0, stage.window.height * landscapeWidth.value - 2 * margin.value))
        }
        defaults.look.corners = CornerRadii(all: (release == .seven ? sevenRadius : flatRadius).value)
        if release > .seven { defaults.motion.easing = .spring(AlertSpring.spring) }
    }

    /// The same rows; from iOS 26 on the alert's.
    package func popoverContent(on stage: Stage) -> PopoverContent? {
        let release = stage.release
        return PopoverContent(
            metrics: release == .glass ? Alert.metrics(in: release) : Self.metrics(in: release, on: stage),
            width: Self.popoverWidth)
    }

    private static func metrics(in release: AppleRelease, on stage: Stage) -> Boxed<ContentMetrics> {
        (stage.sizeClass.vertical == .compact ? compactMetrics : regularMetrics)[release.rawValue]
    }

    /// By release, where the window is of regular height.
    private static let regularMetrics = AppleRelease.allCases.map {
        Boxed(newMetrics(in: $0, isCompact: false).outliningBarButtons(in: $0))
    }
    /// The same where it is low.
    private static let compactMetrics = AppleRelease.allCases.map {
        Boxed(newMetrics(in: $0, isCompact: true).outliningBarButtons(in: $0))
    }

    static func metrics(in release: AppleRelease, isLow: Bool) -> ContentMetrics {
        (isLow ? compactMetrics : regularMetrics)[release.rawValue].value
    }

    private static func newMetrics(in release: AppleRelease, isCompact: Bool) -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.keepsButtonsInSight = false
        metrics.buttons.arrangement = .stacked
        metrics.buttons.cancelGap = cancelGap.value
        metrics.buttons.leastVisible = leastButtons.value
        guard release > .classic else {
            metrics.insets = EdgeInsets(
                top: classicVertical.value, left: classicSide.value, bottom: classicSpacing.value,
                right: classicSide.value)
            metrics.rowHeight = classicRow.value
            metrics.buttons.insets = EdgeInsets(
                top: classicSpacing.value, left: classicSide.value, bottom: classicVertical.value,
                right: classicSide.value)
            metrics.buttons.rowSpacing = classicSpacing.value
            metrics.buttons.cornerRadius = buttonRadius.value
            metrics.buttons.weight = .bold
            metrics.buttons.cancelWeight = .bold
            metrics.buttons.pinsCancel = true
            metrics.buttons.scrollsAsList = true
            return metrics
        }
        metrics.insets = EdgeInsets(
            top: verticalInset.value, left: sideInset.value, bottom: verticalInset.value, right: sideInset.value)
        metrics.titleSize = textSize.value
        metrics.messageSize = textSize.value
        if release == .seven {
            metrics.textGap = textGap.value
            metrics.titleWeight = .regular
        } else {
            metrics.baselines = BaselineDistances(
                top: titleBaseline.value, between: messageBaseline.value, bottom: underText.value,
                soloBottom: underTextAlone.value)
            metrics.titleWeight = .semibold
            // Bold is a title only above a message (presentation-metrics actionsheet.shipped.fonts).
            metrics.soloWeight = .regular
            metrics.buttons.keepsStandardSize = true
        }
        metrics.rowHeight = release == .seven ? sevenRow.value : isCompact ? compactRow.value : row.value
        metrics.buttons.insets = .zero
        metrics.buttons.titleSize = release == .seven ? sevenButtonSize.value : buttonSize.value
        metrics.buttons.cancelWeight = .semibold
        metrics.buttons.hasSeparators = true
        metrics.buttons.separatesCancel = true
        return metrics
    }

    // MARK: On a pad

    /// On a pad at regular width it is a popover without cancel (presentation-metrics actionsheet.ipad,
    /// presentation-metrics actionsheet.ipad.classic); on a phone from iOS 26 on too, where an anchor is given. There it
    /// stays one, as no other popover does in compact width (presentation-metrics ios26.actionsheet.same).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if Self.needsAnchor(on: stage) {
            return StyleAdaptation(to: .popover, reason: .regularWidth, omitsCancel: true)
        }
        let isAnchored = request.placement.popover.anchor != nil
        return isAnchored && stage.release == .glass && stage.isAppleTouch
            ? StyleAdaptation(to: .popover, reason: .anchorGiven, omitsCancel: true, isFinal: true) : nil
    }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        guard Self.needsAnchor(on: stage), request.placement.popover.anchor == nil else { return }
        throw ResolveError(["dialog", "placement", "anchor"], .anchorMissing(.actionSheet))
    }

    private static func needsAnchor(on stage: Stage) -> Bool {
        stage.isAppleTouch && stage.idiom == .pad && stage.sizeClass.horizontal == .regular
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        stage.release == .glass
            ? Placed(Alert.centred(measured, for: request, on: stage)) : Placed(measured.rest)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        guard stage.release == .classic else { return }
        diagnostics.assume(
            Assumption(
                figure: "actionSheet", value: TraceText.points(measured.size.height),
                because: "no source gives the figures of action sheets before iOS 7", field: ["dialog", "style"]))
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        Alert().motion(direction, by: transition, of: frame, through: edge, in: container, on: stage)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        switch stage.release {
        case .glass: Alert().duration(of: frame, through: edge, in: container, by: transition, on: stage)
        case .seven where transition == .slide: Self.sevenDuration.value
        case .eight, .nine, .card, .detents:
            transition == .slide ? AlertSpring.duration : SystemMotion.duration(of: transition, in: stage.release)
        default: SystemMotion.duration(of: transition, in: stage.release)
        }
    }

    package var figures: [StyleFigure] {
        [
            Self.margin, Self.topMargin, Self.cancelGap, Self.row, Self.compactRow, Self.sevenRow, Self.buttonSize,
            Self.sevenButtonSize, Self.textSize, Self.sevenRadius, Self.flatRadius, Self.sideInset,
            Self.sideInset.carried(to: "iOS 7"), Self.verticalInset, Self.textGap, Self.titleBaseline,
            Self.messageBaseline, Self.underText, Self.underTextAlone, Self.popoverWidth, Self.leastButtons,
            Self.dimming, Self.dimming.carried(to: "iOS 8 – 12"),
            Self.sevenDuration, Self.landscapeWidth,
            Self.classicSide, Self.classicVertical, Self.classicSpacing, Self.classicRow, Self.classicDimmingShare,
            Self.panelBorderWidth, Self.panelEdgeShare, Self.buttonRadius, Self.buttonBorderWidth, Self.listLineWidth,
            ButtonLayout.leastTitleScale,
        ] + Alert.figures.list(of: .backdropOpacityLight, .backdropOpacityDark) + Alert.springFigures
            + Alert().figures.filter { $0.eras.hasPrefix("iOS 26 on") } + AppleLooks.figures
            + [SheetLooks.cardPopoverShadowBlur, SheetLooks.cardPopoverShadowOffset]
            + [SheetLooks.glassPopoverShadowBlur, SheetLooks.glassPopoverFootBlur, SheetLooks.glassPopoverFootOffset]
    }
}
