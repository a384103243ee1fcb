import Boxes
import Devices
import Geometry

extension ActivityView: PresentationStyle {
    /// `other` with texts aligned at the start, and each row as a card below them with its title at the start; from iOS
    /// 13 on.
    private static func rows(_ other: ContentMetrics, in release: AppleRelease) -> Boxed<ContentMetrics> {
        var metrics = other
        // Before iOS 13 there are icons in place of rows.
        let figures = figures[max(release, .card)]
        let side = figures[.contentInsetSide]
        metrics.insets.left = side
        metrics.insets.right = side
        metrics.textAlignment = .natural
        metrics.rowHeight = figures[.buttonHeight]
        metrics.buttons.arrangement = .stacked
        metrics.buttons.titleAlignment = .natural
        metrics.buttons.titlePadding = Self.figures[.contentInsetSide, .card]
        metrics.buttons.rowSpacing = figures[.buttonSpacing]
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
        metrics.buttons.topAlone = side
        metrics.foot = side
        return Boxed(metrics)
    }

    /// `other` with the shared item and the row of apps above the rows.
    private static func sheet(_ other: ContentMetrics, in release: AppleRelease) -> Boxed<ContentMetrics> {
        var metrics = rows(other, in: release).value
        let side = metrics.insets.left
        metrics.buttons.insets = EdgeInsets(sides: side, bottom: side)
        let text = side + ShareSheet.thumbnail + ShareSheet.gap
        metrics.insets = EdgeInsets(top: figures[.headerTop], sides: text, bottom: ShareSheet.gap)
        metrics.textGap = figures[.headerTextGap]
        metrics.rowOfApps = ShareSheet.apps
        metrics.buttonsFollow = true
        metrics.keepsGap = false
        metrics.buttons.reachesEdge = true
        metrics.keepsButtonsInSight = false
        metrics.leastBody = figures[.bodyHeightMinimum]
        return Boxed(metrics)
    }

    private static let defaults = CachedDefaults<AppleRelease, SystemTraits> { look in
        var defaults = PageSheet.sheetDefaults(in: look)
        defaults.look.content = sheet(NavigationBars.inSheets(in: look).value, in: look.release)
        defaults.look.showsApps = true
        return defaults
    }

    /// The rows of the activity view in a popover, in releases that have rows.
    package func popoverContent(on stage: Stage) -> PopoverContent? {
        switch stage.release {
        case .classic, .seven, .eight, .nine:
            PopoverContent(
                metrics: Self.iconMetrics(on: stage), width: ActionSheet.figures[.sizeWidthPopover, stage.release])
        case .card, .detents: PopoverContent(metrics: Self.cardPopoverMetrics)
        case .glass: PopoverContent(metrics: Self.glassPopoverMetrics)
        }
    }

    // MARK: Up to iOS 12, in icons

    private static func iconMetrics(on stage: Stage) -> Boxed<ContentMetrics> {
        (stage.sizeClass.vertical == .compact ? compactIcons : icons)[stage.release.rawValue]
    }

    private static let icons = AppleRelease.allCases.map { icons(ActionSheet.metrics(in: $0, isLow: false), in: $0) }
    private static let compactIcons = AppleRelease.allCases.map {
        icons(ActionSheet.metrics(in: $0, isLow: true), in: $0)
    }

    /// An action sheet's metrics with icons in place of its rows; its cancel button stays.
    private static func icons(_ other: ContentMetrics, in release: AppleRelease) -> Boxed<ContentMetrics> {
        var metrics = other
        let isClassic = release == .classic
        // From iOS 13 on there are rows.
        let figures = figures[min(release, .nine)]
        metrics.buttons.cancelSize = other.buttons.title.size
        metrics.buttons.title.size = figures[.iconTitleSize]
        metrics.buttons.arrangement = .icons
        metrics.buttons.titlePadding = figures[.iconTitlePadding]
        metrics.buttons.icons = ButtonIcons(
            cell: figures[.iconCellWidthMinimum], side: figures[.iconSize],
            cornerRadius: figures[.iconCornerRadius],
            color: colors[.icon, min(release, .nine)][.light, .normal].color)
        metrics.buttons.hasSeparators = false
        metrics.buttons.rowSpacing = figures[.iconRowGap]
        var insets = other.buttons.insets ?? .zero
        insets.top = figures[.iconTop]
        if !isClassic {
            // These insets are those of the icons: the cancel button has a group of its own.
            insets.bottom = 0
            insets.left = figures[.iconInsetSide]
            insets.right = figures[.iconInsetSide]
        }
        metrics.buttons.insets = insets
        return Boxed(metrics)
    }

    private static let cardPopoverMetrics = rows(Popover.flatMetrics.value, in: .detents)
    private static let glassPopoverMetrics = rows(Popover.glassMetrics.value, in: .glass)

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        if stage.release < .card {
            ActionSheet.sheet(&defaults, in: stage.release, on: stage)
            defaults.look.content = Self.iconMetrics(on: stage)
        } else {
            defaults = Self.defaults[SystemLook(on: stage)].value
            defaults.sizing.edge = .bottom
            let isLow = stage.sizeClass.vertical == .compact
            defaults.sizing.height = .fraction(isLow ? 1 : Self.figures[.sizeHeight, .card])
            defaults.sizing.staysInSafeArea = false
            let radius =
                isLow
                ? 0
                : stage.release == .glass
                    ? PageSheet.figures[.cardCornerRadius] : PageSheet.figures[.cardCornerRadius, .card]
            defaults.look.corners = CornerRadii(topLeft: radius, topRight: radius)
        }
        defaults.interaction.outside = .dismiss
        return defaults
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .activityView) { return standIn }
        guard stage.isAppleTouch, stage.idiom == .pad, stage.sizeClass.horizontal == .regular else { return nil }
        return request.placement.popover.anchor == nil
            ? StyleAdaptation(to: .formSheet, reason: .anchorMissing)
            : StyleAdaptation(to: .popover, reason: .regularWidth)
    }

    package func frame(for measured: Measured) -> Placed {
        let size = measured.request.content
        guard measured.stage.release == .glass, PageSheet.isCard(on: measured.stage), !measured.isFixed,
            measured.edge == .bottom,
            size.width == nil, size.height == nil, measured.request.placement.margins == nil
        else { return Placed(measured.rest) }
        let form = SheetForm(in: measured.container, against: nil, on: measured.stage)
        let medium = form.rest(at: form.medium)
        var placed = Placed(medium.frame)
        placed.floats = form.floats(at: medium)
        placed.corners = form.corners(at: medium)
        placed.contentInsets = measured.stage.unsafeInsets(of: medium.frame)
        placed.contentInsets?.bottom = medium.bottomInset
        return placed
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard !measured.isFixed else { return }
        diagnostics.assume(
            Assumption(
                figure: "activityView", value: TraceText.frame(measured.rest),
                because: "no source gives the figures of activity views", field: [.dialog, .style]))
    }

    package func duration(of move: StyleMove) -> Double {
        move.stage.release < .card
            ? ActionSheet().duration(of: move)
            : SystemMotion.duration(of: move.transition, in: move.stage.release)
    }

    package var list: StyleList { StyleList("activityView", in: "apple-activity-view") }
}
