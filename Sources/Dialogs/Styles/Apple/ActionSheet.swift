import Boxes
import Devices
import Geometry
import Timeline
import Typography

extension ActionSheet: PresentationStyle {
    /// The defaults: an action sheet's own up to iOS 18, the alert's from iOS 26 on (presentation-metrics
    /// ios26.actionsheet.same).
    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        if stage.isCarPlay { return CarPlay.actionSheet(on: stage).value }
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
            : figures[.backdropOpacity, release]
        defaults.sizing.staysInSafeArea = true
        guard release > .classic else { return }
        let figures = figures[release]
        let margin = figures[.margin]
        let bottom = stage.safeAreaInsets.bottom > 0 ? 0 : margin
        let top = max(0, figures[.marginTop] - stage.safeAreaInsets.top)
        defaults.sizing.margins = EdgeInsets(top: top, sides: margin, bottom: bottom)
        // As at its sides.
        defaults.sizing.keyboardMargin = margin
        defaults.sizing.keyboardTop = margin
        if stage.window.size.isLandscape, stage.sizeClass.vertical == .compact {
            let width = stage.window.height * figures[.sizeWidthCompactHeight]
            defaults.sizing.width = .points(max(0, width - 2 * margin))
        }
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        if release > .seven { defaults.motion.easing = .spring(AlertSpring.spring) }
    }

    /// The rows of the action sheet in a popover; from iOS 26 on those of the alert.
    package func popoverContent(on stage: Stage) -> PopoverContent? {
        let release = stage.release
        return PopoverContent(
            metrics: release == .glass
                ? Alert.metrics(in: release, at: Alert.TextStep(stage.device.textSize))
                : Self.metrics(in: release, on: stage),
            width: Self.figures[.sizeWidthPopover, release])
    }

    private static func metrics(in release: AppleRelease, on stage: Stage) -> Boxed<ContentMetrics> {
        (stage.sizeClass.vertical == .compact ? compactMetrics : regularMetrics)[release.rawValue]
    }

    /// The metrics by release, in windows of regular height.
    private static let regularMetrics = AppleRelease.allCases.map {
        Boxed(newMetrics(in: $0, isCompact: false).outliningBarButtons(in: $0))
    }
    /// The metrics by release, in windows of compact height.
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
        metrics.buttons.cancelGap = figures[.cancelGap, .detents]
        metrics.buttons.leastVisible = figures[.buttonsVisibleMinimum, release]
        if release == .classic {
            classic(&metrics)
        } else {
            // For iOS 26 the figures of the release before it are set here; the figures that changed come from the
            // alert's metrics.
            flat(&metrics, in: min(release, .detents), isCompact: isCompact)
        }
        return metrics
    }

    private static func classic(_ metrics: inout ContentMetrics) {
        let figures = figures[.classic]
        let (side, vertical, spacing) = (figures[.insetSide], figures[.insetVertical], figures[.buttonSpacing])
        metrics.insets = EdgeInsets(top: vertical, sides: side, bottom: spacing)
        metrics.rowHeight = figures[.buttonHeight]
        metrics.buttons.insets = EdgeInsets(top: spacing, sides: side, bottom: vertical)
        metrics.buttons.rowSpacing = spacing
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
        metrics.buttons.title.weight = .bold
        metrics.buttons.pinsCancel = true
        metrics.buttons.scrollsAsList = true
    }

    /// The metrics of iOS 7 to 18.
    private static func flat(_ metrics: inout ContentMetrics, in release: AppleRelease, isCompact: Bool) {
        let figures = figures[release]
        let vertical = Self.figures[.textInsetVertical, .seven]
        metrics.insets = EdgeInsets(top: vertical, sides: figures[.textInsetSide], bottom: vertical)
        metrics.title.size = figures[.textSize]
        metrics.message.size = figures[.textSize]
        if release == .seven {
            metrics.textGap = figures[.textGap]
            metrics.title.weight = .regular
        } else {
            metrics.baselines = BaselineDistances(
                top: figures[.titleBaseline], between: figures[.messageBaseline], bottom: figures[.textBottom],
                soloBottom: figures[.textBottomAlone])
            metrics.title.weight = .semibold
            // A title without a message is not bold (presentation-metrics actionsheet.shipped.fonts).
            metrics.soloWeight = .regular
            metrics.buttons.keepsStandardSize = true
        }
        metrics.rowHeight = figures[isCompact && release > .seven ? .buttonHeightCompactHeight : .buttonHeight]
        metrics.buttons.insets = .zero
        metrics.buttons.title.size = figures[.buttonSize]
        if release >= .card { grow(&metrics.buttons, figures) }
        metrics.buttons.cancelWeight = .semibold
        metrics.buttons.hasSeparators = true
        metrics.buttons.separatesCancel = true
    }

    /// Sets the titles of buttons of iOS 13 to 18 at large text sizes, and the room around them.
    private static func grow(
        _ buttons: inout ButtonLayout, _ figures: TableRow<FigureName, AppleRelease, StyleFigure>
    ) {
        buttons.titleSizes = [
            .xLarge: figures[.buttonSizeXLarge], .xxLarge: figures[.buttonSizeXXLarge],
            .xxxLarge: figures[.buttonSizeXXXLarge], .accessibility1: figures[.buttonSizeAccessibility1],
            .accessibility2: figures[.buttonSizeAccessibility2], .accessibility3: figures[.buttonSizeAccessibility3],
            .accessibility4: figures[.buttonSizeAccessibility4], .accessibility5: figures[.buttonSizeAccessibility5],
        ]
        buttons.verticalPadding = 2 * figures[.buttonPadding]
        buttons.verticalPaddingPerSize = 2 * figures[.buttonPaddingPerSize]
    }

    // MARK: On a pad

    /// On a pad at regular width an action sheet is a popover without a cancel button (presentation-metrics
    /// actionsheet.ipad, presentation-metrics actionsheet.ipad.classic); from iOS 26 on also on a phone if the request
    /// gives an anchor. There it remains a popover even in compact width, unlike all others (presentation-metrics
    /// ios26.actionsheet.same).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .actionSheet) { return standIn }
        if Self.needsAnchor(on: stage) {
            return StyleAdaptation(to: .popover, reason: .regularWidth, omitsCancel: true)
        }
        let isAnchored = request.placement.popover.anchor != nil
        return isAnchored && stage.release == .glass && stage.isAppleTouch
            ? StyleAdaptation(to: .popover, reason: .anchorGiven, omitsCancel: true, isFinal: true) : nil
    }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        guard Self.needsAnchor(on: stage), request.placement.popover.anchor == nil else { return }
        throw ResolveError([.dialog, .placement, .anchor], .anchorMissing(.actionSheet))
    }

    private static func needsAnchor(on stage: Stage) -> Bool {
        stage.isAppleTouch && stage.idiom == .pad && stage.sizeClass.horizontal == .regular
    }

    package func frame(for measured: Measured) -> Placed {
        measured.stage.release == .glass
            ? Placed(Alert.centred(measured)) : Placed(measured.rest)
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard measured.stage.release == .classic else { return }
        diagnostics.assume(
            Assumption(
                figure: "actionSheet", value: TraceText.points(measured.size.height),
                because: "no source gives the figures of action sheets before iOS 7", field: [.dialog, .style]))
    }

    package func motion(of move: StyleMove) -> StyleMotion? { Alert().motion(of: move) }

    package func duration(of move: StyleMove) -> Double {
        switch move.stage.release {
        case .glass: Alert().duration(of: move)
        case .seven where move.transition == .slide: Self.figures[.duration, .seven]
        case .eight, .nine, .card, .detents:
            move.transition == .slide
                ? AlertSpring.duration : SystemMotion.duration(of: move.transition, in: move.stage.release)
        default: SystemMotion.duration(of: move.transition, in: move.stage.release)
        }
    }

    package var list: StyleList { StyleList("actionSheet", in: "apple-action-sheet") }
}
