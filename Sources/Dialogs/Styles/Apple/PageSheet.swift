import Devices
package import Geometry

/// A page: as wide as the screen is in portrait and as high as the window; a card on phones since iOS 13.
package struct PageSheet: PresentationStyle {
    package init() {}

    package let summary =
        "A full-height page as wide as the screen in portrait; what it leaves uncovered is dimmed and untouchable."

    /// The sheets' dimming of every era.
    package static let dimming = StyleFigure(
        "backdrop.opacity", 0.2, "", eras: "iOS 13 on", .measured,
        source: "presentation-metrics dim.ios13.light, ios26.dim")
    package static let classicDimming = StyleFigure(
        "backdrop.opacity", 0.4, "", eras: "iPhone OS 3.2 – iOS 12", .assumed,
        source: "no source for sheets before iOS 13; the alert's of iOS 7 (presentation-metrics dim.ios7.alert)")
    package static let cardTopMinimum = StyleFigure(
        "card.top.minimum", 30, "pt", eras: "iOS 13 – 18", .measured, source: "presentation-metrics card.top.rule")
    package static let cardTopGap = StyleFigure(
        "card.top.gap", 10, "pt", eras: "iOS 13 – 18", .measured, source: "presentation-metrics card.top.rule")
    package static let cardRadius = StyleFigure(
        "card.cornerRadius", 10, "pt", eras: "iOS 13 – 18", .imitated, source: "presentation-metrics card.radius.10")
    package static let glassRadius = StyleFigure(
        "card.cornerRadius", 37.7, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.large.corners")
    package static let regularMargin = StyleFigure(
        "page.margin", 120, "pt", eras: "iOS 13 on, regular width", .imitated,
        source: "presentation-metrics pagesheet.modern.ionic: both sides together")
    package static let regularMaxWidth = StyleFigure(
        "page.width.maximum", 720, "pt", eras: "iOS 13 on, regular width", .imitated,
        source: "presentation-metrics pagesheet.modern.ionic")
    package static let regularMaxHeight = StyleFigure(
        "page.height.maximum", 1000, "pt", eras: "iOS 13 on, regular width", .imitated,
        source: "presentation-metrics pagesheet.modern.ionic")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = Self.sheetDefaults(on: stage)
        defaults.isResizable = false
        defaults.avoidsKeyboard = false
        return defaults
    }

    /// What page and form sheets have in common.
    static func sheetDefaults(on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.easing = SystemMotion.easing(of: .coverVertical, in: stage.era)
        defaults.backdropOpacity = stage.era < .card ? classicDimming.value : dimming.value
        defaults.background = Background.system(on: stage)
        if stage.era >= .card {
            let radius = stage.era == .glass ? glassRadius.value : cardRadius.value
            defaults.corners =
                isCard(on: stage) ? CornerRadii(topLeft: radius, topRight: radius) : CornerRadii(all: radius)
        }
        return defaults
    }

    /// Whether a sheet is a card over the full width of the window, as on phones since iOS 13.
    static func isCard(on stage: Stage) -> Bool {
        stage.era >= .card && stage.sizeClass.horizontal == .compact && stage.sizeClass.vertical == .regular
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        Self.sheetAdaptation(on: stage)
    }

    /// When a sheet fills the screen instead.
    ///
    /// Up to iOS 12 every phone shows it full screen, the wide ones in landscape too (ledger C5; a third-party report
    /// has those at regular width, presentation-metrics adapt.regular.phone: the ledger wins), and so does any window
    /// of compact width. Since iOS 13 compact height does it (documented, adapt.compact_height).
    static func sheetAdaptation(on stage: Stage) -> StyleAdaptation? {
        if stage.era < .card {
            if stage.sizeClass.horizontal == .compact {
                return StyleAdaptation(to: .fullScreen, reason: "compactWidth")
            }
            return stage.idiom == .phone ? StyleAdaptation(to: .fullScreen, reason: "phoneIdiom") : nil
        }
        return stage.sizeClass.vertical == .compact
            ? StyleAdaptation(to: .fullScreen, reason: "compactHeight") : nil
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) -> Placed {
        let container = measured.container
        if Self.isCard(on: stage) { return Placed(Self.card(in: container, on: stage)) }
        if stage.era < .card {
            // Documented: the portrait width of the screen, and its full height (pagesheet.classic.width, pagesheet.classic.height).
            let width = min(stage.portraitWidth, container.width)
            return Placed(Rect(center: container.center, size: Size(width: width, height: container.height)))
        }
        let safe = stage.unsafeInsets(of: container)
        let width = min(container.width - Self.regularMargin.value, Self.regularMaxWidth.value)
        let height = min(
            container.height - Self.regularMargin.value - safe.vertical, Self.regularMaxHeight.value)
        return Placed(Rect(center: container.center, size: Size(width: max(0, width), height: max(0, height))))
    }

    /// The card of compact width: the full width, from just below the status bar to the bottom.
    ///
    /// Top edge: max(30, top inset) + 10 to iOS 18 (card.top.rule), the top inset itself on iOS 26
    /// (ios26.large.frame).
    static func card(in container: Rect, on stage: Stage) -> Rect {
        // A container that starts below the status bar has that behind it already.
        let inset = stage.unsafeInsets(of: container).top
        let top =
            stage.era == .glass
            ? inset : max(cardTopMinimum.value, inset) + cardTopGap.value
        return Rect(
            minX: container.minX, minY: min(container.maxY, container.minY + top), maxX: container.maxX,
            maxY: container.maxY)
    }

    package var figures: [StyleFigure] {
        [
            Self.dimming, Self.classicDimming, Self.cardTopMinimum, Self.cardTopGap, Self.cardRadius, Self.glassRadius,
            Self.regularMargin, Self.regularMaxWidth, Self.regularMaxHeight,
        ] + SystemMotion.figures
    }
}
