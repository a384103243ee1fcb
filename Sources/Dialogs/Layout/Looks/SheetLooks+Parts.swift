import Devices
import Geometry

extension SheetLooks {
    /// The look of a page that covers the screen, on the base level.
    static func page(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        return looks.look(of: looks.card(looks.base))
    }

    /// The look of a card, or of a page above others; on iOS 26 it is glass while the sheet floats.
    ///
    /// - Parameters:
    ///     - role: The fill of a card that does not float.
    ///     - parts: Looks that replace those of a page's parts.
    static func sheet(
        in setting: LookSetting, filledWith role: ColorRole = .background, changing parts: [LookPart: PartLook] = [:]
    ) -> DialogLook {
        let looks = AppleLooks(in: setting)
        let fill = setting.fill(role)
        return sheet(looks, card: looks.card(fill), changing: parts)
    }

    /// The look of a form in a regular window: glass on iOS 26 (documented, presentation-metrics
    /// formsheet.glass.ios26), with the tint of a floating sheet, since no source gives its own.
    static func form(in setting: LookSetting) -> DialogLook {
        guard setting.release == .glass, !setting.isTelevision else { return sheet(in: setting) }
        let looks = AppleLooks(in: setting)
        var card = looks.card(setting.fill(formGlass))
        card.border = ring(looks)
        return sheet(looks, card: card, changing: [:])
    }

    private static func sheet(_ looks: AppleLooks, card: PartLook, changing parts: [LookPart: PartLook]) -> DialogLook {
        let setting = looks.setting
        var card = card
        card.shadows = sheetShadows(looks)
        // Sheets before iOS 15 have no grabber of their own.
        let grabber = setting.fill(colors[.grabber, max(setting.release, .detents)])
        var changes = [LookPart.grabber: PartLook(background: grabber, cornerCurve: looks.curve)]
        if setting.release == .glass { changes[.floatingDialog] = floating(looks) }
        return looks.look(of: card, changing: changes.merging(parts) { $1 })
    }

    /// The look of a popover, whose arrow has the same fill.
    ///
    /// - Parameter parts: Looks that replace those of a page's parts.
    static func popover(in setting: LookSetting, changing parts: [LookPart: PartLook] = [:]) -> DialogLook {
        let looks = AppleLooks(in: setting)
        guard setting.release > .classic else { return framedPopover(looks) }
        let fill =
            switch setting.release {
            case .classic, .card, .detents: setting.fill(.background)
            case .seven, .eight, .nine: setting.fill(colors[.popover, setting.release])
            case .glass: setting.fill(glassPopover)
            }
        var card = looks.card(fill)
        card.border = setting.release == .glass ? ring(looks) : nil
        card.shadows = popoverShadows(in: setting)
        return looks.look(of: card, changing: [.arrow: PartLook(background: fill)].merging(parts) { $1 })
    }

    static func popoverShadows(in setting: LookSetting) -> [Shadow] {
        guard !setting.release.isFlat else { return [] }
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let blur = figures[.popoverShadowBlur]
        guard setting.release == .glass else {
            return [setting.shadow(colors[.popoverShadow], blur: blur, down: figures[.popoverShadowOffset])]
        }
        return [
            setting.shadow(colors[.popoverShadow], blur: blur, isClipped: true),
            setting.shadow(
                colors[.popoverShadowNear], blur: figures[.popoverShadowNearBlur],
                down: figures[.popoverShadowNearOffset], isClipped: true),
        ]
    }

    // MARK: Pieces

    /// A page in a dark frame, of which the arrow and the bar are part.
    private static func framedPopover(_ looks: AppleLooks) -> DialogLook {
        let setting = looks.setting
        let frame = setting.paint(colors[.popoverFrame, .classic])
        var card = looks.card(setting.fill(.background))
        card.border = Border(width: figures[.borderWidth, .classic], frame)
        card.shadows = popoverShadows(in: setting)
        let bar = Background(
            from: setting.paint(colors[.popoverFrameTop, .classic]),
            to: setting.paint(colors[.popoverFrameBottom, .classic]), flat: frame)
        return looks.look(
            of: card,
            changing: [
                .arrow: PartLook(background: bar),
                .bar: PartLook(background: bar, text: setting.paint(AppleLooks.colors[.navigationBarTitle, .classic]))
                    .casting(
                        AppleLooks.colors[.navigationBarTextShadow, .classic],
                        down: AppleLooks.figures[.navigationBarTextShadowOffset, .classic], in: setting),
                .barButton: looks.glossy(.dark),
            ])
    }

    private static func floating(_ looks: AppleLooks) -> PartLook {
        var card = looks.card(looks.setting.fill(floating))
        card.border = ring(looks)
        card.shadows = [
            looks.setting.shadow(
                AppleLooks.colors[.floatingShadow], blur: AppleLooks.figures[.floatingShadowBlur],
                down: AppleLooks.figures[.floatingShadowOffset], isClipped: true)
        ]
        return card
    }

    /// The light ring at the edge of glass. An opaque sheet has one only with increased contrast.
    private static func ring(_ looks: AppleLooks) -> Border? {
        looks.setting.isOpaque && looks.setting.contrast == .normal ? nil : looks.ring
    }

    /// The shadows of a sheet: only on pads, and not on iOS 7 to 12, since no source gives others.
    private static func sheetShadows(_ looks: AppleLooks) -> [Shadow] {
        let release = looks.setting.release
        guard looks.setting.isPad, !release.isFlat else { return [] }
        let color = colors[.sheetShadow, release]
        guard release == .classic else {
            return [
                looks.setting.shadow(
                    color, blur: figures[.sheetShadowBlur, release], spread: figures[.sheetShadowSpread, release])
            ]
        }
        return [
            looks.setting.shadow(
                color, blur: figures[.popoverShadowBlur, release], down: figures[.popoverShadowOffset, release])
        ]
    }
}
