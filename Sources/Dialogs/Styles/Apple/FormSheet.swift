package import Boxes
import Devices
import Geometry

/// A form: smaller than the screen in both directions, centred, and moved clear of a keyboard.
package struct FormSheet: CachedStyle {
    /// The numbers of form sheets on Apple's systems: `Figures/apple-form-sheet.json`.
    enum FigureName: Int, FigureKey {
        case sizeScreenSmall, sizeScreenLarge, cornerRadius, sizeWidth, sizeWidthSmall, sizeWidthMedium
        case sizeWidthLarge, sizeHeight, sizeHeightSmall, sizeHeightMedium, sizeHeightLarge
        case marginInPage, marginInSmallPage
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-form-sheet")

    /// The size of a form sheet if the request does not give it.
    private enum DefaultSize: Int, CaseIterable {
        case classic, small, medium, large

        /// The version of iPadOS from which on the size depends on the screen.
        private static let bySides = figures.firstVersion(of: .sizeScreenSmall)

        /// Creates the system's size; from iPadOS 16 on it depends on the longer side of the screen.
        init(on stage: borrowing Stage) {
            let side = max(stage.screen.width, stage.screen.height)
            self =
                stage.majorVersion < Self.bySides
                ? .classic
                : side <= figures[.sizeScreenSmall] ? .small : side < figures[.sizeScreenLarge] ? .medium : .large
        }

        var names: (width: FigureName, height: FigureName) {
            switch self {
            case .classic: (.sizeWidth, .sizeHeight)
            case .small: (.sizeWidthSmall, .sizeHeightSmall)
            case .medium: (.sizeWidthMedium, .sizeHeightMedium)
            case .large: (.sizeWidthLarge, .sizeHeightLarge)
            }
        }
    }

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[DefaultSize(on: stage).rawValue][SystemLook(on: stage)]
    }

    /// The defaults in the order of `DefaultSize`.
    private static let defaults = DefaultSize.allCases.map { size in
        CachedDefaults<AppleRelease, SystemTraits> { look in
            var defaults = PageSheet.sheetDefaults(in: look)
            let row = figures[size == .classic ? .classic : .glass]
            defaults.sizing.width = .points(row[size.names.width])
            defaults.sizing.height = .points(row[size.names.height])
            defaults.sizing.keepsSizeOverKeyboard = look.release < .card
            if look.release.isFlat { defaults.look.corners = CornerRadii(all: figures[.cornerRadius, .seven]) }
            if look.release == .glass { defaults.look.corners = CornerRadii(all: figures[.cornerRadius]) }
            return defaults
        }
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.form(in: setting) }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .formSheet) { return standIn }
        if let adaptation = PageSheet.sheetAdaptation(on: stage) { return adaptation }
        // From iOS 13 on a form sheet in compact width is the page sheet's card (ios26.formsheet.compact).
        return PageSheet.isCard(on: stage) ? StyleAdaptation(to: .pageSheet, reason: .compactWidth) : nil
    }

    /// From iOS 13 on the sheet is no larger than the safe area, and, unless an edge is requested, centred in it and
    /// smaller than a page sheet. Before iOS 13 the ledger's rules apply unchanged (C3, C6).
    package func frame(for measured: Measured) -> Placed {
        guard measured.stage.release >= .card, !measured.isFixed else { return Placed(measured.rest) }
        let safe = measured.available.intersection(measured.stage.safeArea) ?? measured.available
        var size = measured.size
        if measured.edge == nil, !measured.stage.isTelevision { size = Self.smallerThanPage(measured) }
        size.width = min(size.width, safe.width)
        size.height = min(size.height, safe.height)
        let frame = Sliding.rest(size, against: measured.edge, in: measured.available)
        return Placed(measured.edge == nil || size != measured.size ? frame.clamped(into: safe) : frame)
    }

    /// The size, reduced on axes that the request leaves to the style if it would equal that of a page sheet: a form
    /// sheet is smaller (documented, presentation-metrics formsheet.smaller_than_page; ledger C3).
    private static func smallerThanPage(_ measured: Measured) -> Size {
        let page = PageSheet.page(in: measured.container, on: measured.stage).size
        let less = min(2 * figures[.marginInPage], figures[.marginInSmallPage] * min(page.width, page.height))
        var size = measured.size
        if measured.request.content.width == nil { size.width = min(size.width, max(0, page.width - less)) }
        if measured.request.content.height == nil { size.height = min(size.height, max(0, page.height - less)) }
        return size
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard measured.stage.release >= .card, !measured.isFixed else { return }
        let safe = measured.available.intersection(measured.stage.safeArea) ?? measured.available
        let isInSafeArea = measured.size.width <= safe.width && measured.size.height <= safe.height
        let reason: AdaptationReason = isInSafeArea ? .limitedToContainer : .limitedToSafeArea
        diagnostics.adapt(measured.size, downTo: placed.frame.size, reason: reason)
    }

    package var list: StyleList { StyleList("formSheet", in: "apple-form-sheet") }
}
