package import Boxes
import Devices
import Geometry

/// A form: smaller than the screen both ways, centred, making room for a keyboard.
package struct FormSheet: CachedStyle {
    package init() {}

    package var summary: String {
        "A centred form smaller than the screen; what it leaves uncovered is dimmed and untouchable."
    }

    package static let width = StyleFigure(
        "size.width", 540, "pt", .ledger,
        source: "ledger C3; presentation-metrics formsheet.classic.size, formsheet.classic.size.more")
    package static let height = StyleFigure(
        "size.height", 620, "pt", .ledger,
        source: "ledger C3; presentation-metrics formsheet.classic.size. Somewhat more since iPadOS 16, by how much is "
            + "not sourced (formsheet.ipados16.grew)")
    package static let classicRadius = StyleFigure(
        "cornerRadius", 5, "pt", eras: "iOS 7 – 12", .imitated,
        source: "presentation-metrics formsheet.radius.imitation")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[SystemLook(on: stage)] }

    private static let defaults = CachedDefaults<Era, SystemTraits> { look in
        var defaults = PageSheet.sheetDefaults(in: look)
        defaults.sizing.width = .points(width.value)
        defaults.sizing.height = .points(height.value)
        defaults.sizing.keepsSizeOverKeyboard = look.era < .card
        if look.era == .flat { defaults.look.corners = CornerRadii(all: classicRadius.value) }
        return defaults
    }

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
        guard stage.era >= .card, !measured.isFixed else { return Placed(measured.rest) }
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
        guard stage.era >= .card, !measured.isFixed else { return }
        diagnostics.adapt(measured.size, downTo: placed.frame.size, reason: .limitedToSafeArea)
    }

    package var figures: [StyleFigure] {
        [Self.width, Self.height, Self.classicRadius]
            + PageSheet.sheetFigures + SystemMotion.figures
    }
}
