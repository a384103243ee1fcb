package import Boxes
import Devices
import Geometry

/// A form: smaller than the screen both ways, centred, making room for a keyboard.
package struct FormSheet: CachedStyle {
    package init() {}

    package var summary: String {
        "A centred form smaller than the screen; what it leaves uncovered is dimmed and untouchable."
    }

    /// How large a form sheet is where the request does not say.
    private enum DefaultSize: Int, CaseIterable {
        case classic, small, medium, large

        /// By the system, and since iPadOS 16 by the longer side of the screen.
        init(on stage: borrowing Stage) {
            let side = max(stage.screen.width, stage.screen.height)
            self =
                stage.majorVersion < 16
                ? .classic : side <= smallScreen.value ? .small : side < largeScreen.value ? .medium : .large
        }

        var width: StyleFigure { FormSheet.widths[rawValue] }
        var height: StyleFigure { FormSheet.heights[rawValue] }
    }

    private static let shipped =
        "presentation-metrics formsheet.shipped: constants of UIKit before and of iOS 26.1, by the screen's longer side"
    private static let classicSource =
        "ledger C3; presentation-metrics formsheet.classic.size, formsheet.classic.size.more"
    private static let smallEras = "iPadOS 16 on, screens up to 1024 pt"
    private static let mediumEras = "iPadOS 16 on, screens between"
    private static let largeEras = "iPadOS 16 on, screens from 1590 pt on"
    /// In the order of `DefaultSize`.
    package static let widths = [
        StyleFigure("size.width", 540, "pt", eras: "iPhone OS 3.2 – iPadOS 15", .ledger, source: classicSource),
        StyleFigure("size.width", 540, "pt", eras: smallEras, .measured, source: shipped),
        StyleFigure("size.width", 580, "pt", eras: mediumEras, .measured, source: shipped),
        StyleFigure("size.width", 620, "pt", eras: largeEras, .measured, source: shipped),
    ]
    package static let heights = [
        StyleFigure("size.height", 620, "pt", eras: "iPhone OS 3.2 – iPadOS 15", .ledger, source: classicSource),
        StyleFigure("size.height", 600, "pt", eras: smallEras, .measured, source: shipped),
        StyleFigure("size.height", 640, "pt", eras: mediumEras, .measured, source: shipped),
        StyleFigure("size.height", 680, "pt", eras: largeEras, .measured, source: shipped),
    ]
    package static let smallScreen = StyleFigure(
        "size.screen.small", 1024, "pt", eras: "iPadOS 16 on", .measured, source: shipped)
    package static let largeScreen = StyleFigure(
        "size.screen.large", 1590, "pt", eras: "iPadOS 16 on", .measured, source: shipped)
    package static let glassRadius = StyleFigure(
        "cornerRadius", 32, "pt", eras: "iOS 26 on", .assumed,
        source: "presentation-metrics formsheet26.radius: read out of UIKit 26.1")
    package static let classicRadius = StyleFigure(
        "cornerRadius", 5, "pt", eras: "iOS 7 – 12", .imitated,
        source: "presentation-metrics formsheet.radius.imitation")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[DefaultSize(on: stage).rawValue][SystemLook(on: stage)]
    }

    /// In the order of `DefaultSize`.
    private static let defaults = DefaultSize.allCases.map { size in
        CachedDefaults<AppleRelease, SystemTraits> { look in
            var defaults = PageSheet.sheetDefaults(in: look)
            defaults.sizing.width = .points(size.width.value)
            defaults.sizing.height = .points(size.height.value)
            defaults.sizing.keepsSizeOverKeyboard = look.release < .card
            if look.release.isFlat { defaults.look.corners = CornerRadii(all: classicRadius.value) }
            if look.release == .glass { defaults.look.corners = CornerRadii(all: glassRadius.value) }
            return defaults
        }
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.sheet(in: setting) }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let adaptation = PageSheet.sheetAdaptation(on: stage) { return adaptation }
        // Since iOS 13 a form sheet in compact width is the page sheet's card (ios26.formsheet.compact).
        return PageSheet.isCard(on: stage) ? StyleAdaptation(to: .pageSheet, reason: .compactWidth) : nil
    }

    /// Since iOS 13 no larger than the safe area, in whose middle it stands unless an edge is asked for. Before that the
    /// ledger's rules hold as they are (C3, C6).
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        guard stage.release >= .card, !measured.isFixed else { return Placed(measured.rest) }
        let safe = measured.available.intersection(stage.safeArea) ?? measured.available
        var size = measured.size
        size.width = min(size.width, safe.width)
        size.height = min(size.height, safe.height)
        let frame = Sliding.rest(size, against: measured.edge, in: measured.available)
        return Placed(measured.edge == nil || size != measured.size ? frame.clamped(into: safe) : frame)
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        guard stage.release >= .card, !measured.isFixed else { return }
        diagnostics.adapt(measured.size, downTo: placed.frame.size, reason: .limitedToSafeArea)
    }

    package var colors: [ColorFigure] { SheetLooks.sheetColors }
    package var materials: [MaterialFigure] { SheetLooks.sheetMaterials }
    package var figures: [StyleFigure] {
        Self.widths + Self.heights + [Self.smallScreen, Self.largeScreen, Self.classicRadius, Self.glassRadius]
            + PageSheet.sheetFigures + SystemMotion.figures
    }
}
