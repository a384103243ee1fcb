import Devices
package import Geometry

/// A form: smaller than the screen both ways, centred, making room for a keyboard.
package struct FormSheet: PresentationStyle {
    package init() {}

    package let summary =
        "A centred form smaller than the screen; what it leaves uncovered is dimmed and untouchable."

    package static let width = StyleFigure(
        "size.width", 540, "pt", .ledger, source: "ledger C3; presentation-metrics formsheet.classic.size")
    package static let height = StyleFigure(
        "size.height", 620, "pt", .ledger, source: "ledger C3; presentation-metrics formsheet.classic.size")
    package static let classicRadius = StyleFigure(
        "cornerRadius", 5, "pt", eras: "iOS 7 – 12", .imitated,
        source: "presentation-metrics formsheet.radius.imitation")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = PageSheet.sheetDefaults(on: stage)
        defaults.width = .points(Self.width.value)
        defaults.height = .points(Self.height.value)
        defaults.keepsSizeOverKeyboard = stage.era < .card
        if stage.era == .flat { defaults.corners = CornerRadii(all: Self.classicRadius.value) }
        return defaults
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let adaptation = PageSheet.sheetAdaptation(on: stage) { return adaptation }
        // Since iOS 13 a form sheet in compact width is the page sheet's card (ios26.formsheet.compact).
        return PageSheet.isCard(on: stage) ? StyleAdaptation(to: .pageSheet, reason: "compactWidth") : nil
    }

    package var figures: [StyleFigure] {
        [Self.width, Self.height, Self.classicRadius, PageSheet.dimming, PageSheet.classicDimming]
            + SystemMotion.figures
    }
}
