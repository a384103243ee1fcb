package import Boxes
import Devices
import Geometry

/// A page: as wide as the screen is in portrait and as high as the window; from iOS 13 on a card on phones.
package struct PageSheet: CachedStyle {
    /// The numbers of page sheets, and of what all sheets of Apple's share: `Figures/apple-page-sheet.json`.
    enum FigureName: Int, FigureKey {
        case backdropOpacity, cardTopMinimum, cardTopGap, cardCornerRadius, cardCornerRadiusBottom
        case cardCornerRadiusBottomScreen, pageTopStatusBar, pageWidth, pageMarginSide, pageMarginVertical
        case pageHeightMaximum, pageHeightOverWidth, presenterMargin, presenterMarginWide, presenterMarginNarrow
        case presenterScale, presenterScaleWidth, presenterCornerRadius, presenterPeek, presenterInset
        case cardCornerRadiusRegular, pageMarginMinimum, pageTopGap, pageWidthMinimum
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-page-sheet")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[SystemLook(on: stage)] }

    private static let defaults = CachedDefaults<AppleRelease, SystemTraits> { look in
        var defaults = sheetDefaults(in: look)
        defaults.sizing.isResizable = false
        defaults.sizing.avoidsKeyboard = false
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.sheet(in: setting) }

    /// The defaults that page and form sheets share.
    static func sheetDefaults(in look: SystemLook) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.motion.easing = SystemMotion.easing(of: .coverVertical, in: look.release)
        defaults.look.backdropOpacity = figures[.backdropOpacity, look.release]
        defaults.look.content = NavigationBars.inSheets(in: look)
        defaults.look.corners = corners(in: look, screenRadius: nil)
        if look.release >= .card {
            defaults.interaction.release = .sheet
            // Documented: the user can swipe a sheet away unless its presenter says that it is modal (popover.modal13).
            defaults.interaction.swipe = [.bottom]
        }
        return defaults
    }

    /// Whether a sheet is a card over the full width of the window, as on phones from iOS 13 on.
    static func isCard(on stage: Stage) -> Bool {
        stage.release >= .card && stage.sizeClass.horizontal == .compact && stage.sizeClass.vertical == .regular
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        stage.standIn(for: .pageSheet) ?? Self.sheetAdaptation(on: stage)
    }

    /// The adaptation of a sheet that fills the screen instead; `nil` if it stays a sheet.
    ///
    /// Up to iOS 12 every phone shows it full screen, also the wide ones in landscape (ledger C5, which takes
    /// precedence over a third-party report of regular width there, presentation-metrics adapt.regular.phone), and so
    /// does any window of compact width. From iOS 13 on only a window of compact height does (documented,
    /// adapt.compact_height).
    static func sheetAdaptation(on stage: Stage) -> StyleAdaptation? {
        if stage.release < .card {
            if stage.sizeClass.horizontal == .compact {
                return StyleAdaptation(to: .fullScreen, reason: .compactWidth)
            }
            return stage.idiom == .phone ? StyleAdaptation(to: .fullScreen, reason: .phoneIdiom) : nil
        }
        return stage.sizeClass.vertical == .compact
            ? StyleAdaptation(to: .fullScreen, reason: .compactHeight) : nil
    }

    package func frame(for measured: Measured) -> Placed {
        let (container, request, stage) = (measured.container, measured.request, measured.stage)
        if Self.isCard(on: stage) {
            var placed = Placed(Self.card(in: container, on: stage))
            placed.pushBack = Self.pushBack(behind: placed.frame, in: container, for: request, on: stage)
            placed.corners = Self.screenCorners(on: stage)
            return placed
        }
        if stage.release < .card {
            // Documented: the portrait width of the screen, and its full height (pagesheet.classic.width,
            // pagesheet.classic.height); iOS 7 to 12 leave the status bar free (assumed, pagesheet.statusBar).
            let width = min(stage.portraitWidth, container.width)
            let top =
                stage.release == .classic
                ? 0 : Self.figures[.pageTopStatusBar, .seven] * stage.unsafeInsets(of: container).top
            return Placed(
                Rect(
                    x: container.midX - width / 2, y: container.minY + top, width: width, height: container.height - top
                ))
        }
        var placed = Placed(Self.page(in: container, on: stage))
        placed.corners = Self.screenCorners(on: stage)
        return placed
    }

    /// The card in compact width: as wide as the window, from just below the status bar to the bottom.
    ///
    /// Top edge: max(30, top inset) + 10 up to iOS 18 (card.top.rule), the top inset on iOS 26 (ios26.large.frame), or
    /// 20 pt if that is almost 0 (assumed).
    static func card(in container: Rect, on stage: Stage) -> Rect {
        // A container that starts below the status bar needs no room for it.
        let inset = stage.unsafeInsets(of: container).top
        let top =
            stage.release == .glass
            ? max(container.minY > stage.window.minY ? 0 : figures[.cardTopMinimum], inset)
            : max(figures[.cardTopMinimum, .card], inset) + figures[.cardTopGap, .card]
        return Rect(
            minX: container.minX, minY: min(container.maxY, container.minY + top), maxX: container.maxX,
            maxY: container.maxY)
    }

    /// The page in regular width from iOS 13 on: as wide as readable text, taller than wide, centred inside the safe
    /// area, at a distance from the container's edges.
    ///
    /// Its size is the system's own choice. Documented are the rule of the width, that the page is taller than wide and
    /// that part of the background is always visible (pagesheet.modern.width_rule, pagesheet.modern.regular); measured
    /// are the readable width at the standard text size, and the top edge on iPadOS 26 (appearance
    /// sheet.ios26.pad.page). The height before iPadOS 26 is an imitation's, increased if the page would be wider than
    /// tall, as on pads in landscape. Without room for that height, the page is narrower; only in windows too low for
    /// that is it wider than tall. All sources are about pads: pages of televisions keep their width.
    static func page(in container: Rect, on stage: Stage) -> Rect {
        let insets = stage.unsafeInsets(of: container)
        let safe = container.inset(by: insets)
        let least = figures[.pageMarginMinimum]
        var remaining = insets
        (remaining.top, remaining.bottom) = (max(insets.top, least), max(insets.bottom, least))
        // In a container too low for the margin, the page fills the safe area.
        let inner = container.inset(by: remaining)
        let isPad = !stage.isTelevision
        let room = inner.isEmpty || !isPad ? safe : inner
        let (widest, over) = (safe.width - 2 * figures[.pageMarginSide], figures[.pageHeightOverWidth])
        let wanted =
            stage.release == .glass && isPad
            ? container.height - 2 * (insets.top + figures[.pageTopGap])
            : min(figures[.pageHeightMaximum], safe.height - figures[.pageMarginVertical])
        let width = min(figures[.pageWidth], widest)
        let height = max(0, min(room.height, max(wanted, width + over)))
        let narrow = isPad ? max(figures[.pageWidthMinimum], height - over) : .infinity
        let size = Size(width: max(0, min(width, narrow)), height: height)
        return Rect(center: container.center, size: size).clamped(into: room)
    }

    /// How the presenter recedes behind a card at its greatest height; `nil` if it does not.
    ///
    /// It is scaled about its centre to the width between the layout margins, and moved so that a strip of it shows
    /// above the card's top. The presenter recedes only behind a card over a whole window of compact width. For iOS 26
    /// the only source is an imitation.
    ///
    /// A card that presents another card recedes in the same way: 10 pt higher than the one before it, and scaled again
    /// (imitated, presentation-metrics card.stack.second; iOS 26: ios26.card.rn). No source describes more levels; each
    /// card recedes once, behind the card right above it, and hides those that receded below it.
    static func pushBack(
        behind card: Rect, in container: Rect, for request: DialogRequest, on stage: Stage
    ) -> PushBack? {
        let presenter = request.presenter.frame ?? stage.window
        guard container == stage.window, presenter == stage.window || isCard(presenter, on: stage), container.width > 0
        else { return nil }
        var pushBack = PushBack()
        if stage.release == .glass {
            pushBack.scale = max(0, 1 - figures[.presenterInset] / container.width)
        } else {
            pushBack.scale = pushedScale(ofWidth: container.width)
        }
        pushBack.cornerRadius = figures[.presenterCornerRadius, stage.release]
        let scaledTop = presenter.minY + presenter.height * (1 - pushBack.scale) / 2
        pushBack.offset = card.minY - figures[.presenterPeek] - scaledTop
        return pushBack
    }

    /// The scale of a presenter that recedes behind a card of iOS 13 to 18, by the width of the window in points.
    private static func pushedScale(ofWidth width: Double) -> Double {
        if width == figures[.presenterScaleWidth, .card] { return figures[.presenterScale, .card] }
        let isWide = width > figures[.presenterMarginNarrow, .card]
        return max(0, 1 - 2 * figures[isWide ? .presenterMarginWide : .presenterMargin, .card] / width)
    }

    /// Whether a presenter's frame equals, to a pixel, that of a card at its greatest height.
    private static func isCard(_ frame: Rect, on stage: Stage) -> Bool {
        guard isCard(on: stage) else { return false }
        let pixel = 1 / stage.grid.scale
        let card = card(in: stage.window, on: stage)
        return abs(frame.minX - card.minX) <= pixel && abs(frame.minY - card.minY) <= pixel
            && abs(frame.maxX - card.maxX) <= pixel && abs(frame.maxY - card.maxY) <= pixel
    }

    /// The corners of a sheet at its greatest height.
    ///
    /// Cards up to iOS 18 are rounded at the top; sheets of iOS 26 and of pads at all corners (ios26.sheet.corners).
    /// The lower corners of the tall sheet of iOS 26 follow the screen's, which were measured on only one phone; if the
    /// window shares no corners with the screen, or the screen's are unknown, they equal the upper ones.
    ///
    /// - Parameter screenRadius: The radius of the corners that the window shares with the screen; `nil` if it shares
    ///   none.
    private static func corners(in look: SystemLook, screenRadius: Double?) -> CornerRadii {
        switch look.release {
        case .classic, .seven, .eight, .nine: return .zero
        case .card, .detents:
            let radius = figures[look.isRegular ? .cardCornerRadiusRegular : .cardCornerRadius, look.release]
            return look.isRegular ? CornerRadii(all: radius) : CornerRadii(topLeft: radius, topRight: radius)
        case .glass:
            let top = figures[look.isRegular ? .cardCornerRadiusRegular : .cardCornerRadius]
            guard !look.isRegular else { return CornerRadii(all: top) }
            var bottom = top
            if let screenRadius, screenRadius > 0 {
                bottom = screenRadius + figures[.cardCornerRadiusBottom] - figures[.cardCornerRadiusBottomScreen]
            }
            return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
        }
    }

    /// The corners if they follow the screen's; `nil` if those of the defaults apply.
    static func screenCorners(on stage: Stage) -> CornerRadii? {
        guard stage.release == .glass, let radius = screenRadius(on: stage) else { return nil }
        return corners(in: SystemLook(on: stage), screenRadius: radius)
    }

    /// The radius of the corners that the window shares with the screen, in points; `nil` if it shares none, or if no
    /// source gives the radius.
    static func screenRadius(on stage: Stage) -> Double? {
        stage.windowOnScreen == stage.screen ? stage.device.profile.screen.cornerRadius : nil
    }

    /// Whether a sheet has room on all sides: neither dimension of the window is compact.
    static func isRegular(on stage: Stage) -> Bool {
        stage.sizeClass.horizontal == .regular && stage.sizeClass.vertical == .regular
    }

    package var list: StyleList { StyleList("pageSheet", in: "apple-page-sheet") }
}
